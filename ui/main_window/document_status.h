// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace postern {

class RobotsDocument;
class RobotsEditor;

/// The right part of the status bar: where the cursor is, how large the file is against what
/// crawlers read, its encoding and its line ends.
class DocumentStatus : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    DocumentStatus(RobotsDocument &document, RobotsEditor &editor, QWidget *parent = nullptr);

private:
    QLabel *addLabel(const QString &objectName, const QString &accessibleName);
    void showPosition();
    void showSize();
    void showFormat();

    RobotsDocument &m_document;
    RobotsEditor &m_editor;
    QLabel *m_position = nullptr;
    QLabel *m_size = nullptr;
    QLabel *m_encoding = nullptr;
    QLabel *m_lineEnd = nullptr;
};

} // namespace postern
