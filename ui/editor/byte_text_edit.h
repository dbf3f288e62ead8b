// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

namespace postern {

class RobotsDocument;

/// A plain text edit whose text stands for the bytes of a file: what is typed, pasted, copied and
/// dropped goes through the codec of the document, so that no byte is lost or changed unasked. Also
/// the size of the text, by keys and wheel. Files and links that are dropped are left to the
/// window.
class ByteTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    /// `document` must outlive it.
    explicit ByteTextEdit(RobotsDocument &document, QWidget *parent = nullptr);

    /// Points that the text is larger than the desktop's fixed font.
    int zoom() const { return m_zoom; }

    /// Between the edge and the text, in pixels.
    static constexpr double kMargin = 8;

public Q_SLOTS: // actions
    /// As far as the text stays readable.
    void setZoom(int points);

Q_SIGNALS:
    void zoomChanged(int points);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    bool handleKey(const QKeyEvent &event);
    void takeFont();

    RobotsDocument &m_document;
    int m_zoom = 0;
    int m_wheelRest = 0; // in eighths of a degree
};

} // namespace postern
