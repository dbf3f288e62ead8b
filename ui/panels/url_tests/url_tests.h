// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/overlay.h"
#include "ui/panels/url_tests/url_test.h"

#include <QObject>

#include <cstddef>
#include <optional>
#include <vector>

namespace rep {
class Catalogue;
}

namespace postern {

/// The URL that is tested now and the ones that are kept beside it, always answered for the newest
/// snapshot: each change answers anew before it returns (well under a millisecond a test).
class UrlTests : public QObject {
    Q_OBJECT

public:
    struct Kept {
        int number = 0; // from 1; stays as long as the test is kept
        UrlTest test;
        UrlTestResult result;
    };

    static constexpr std::size_t kMaxKept = 9; // more are not told apart in the text

    /// The catalogue must outlive this.
    explicit UrlTests(const rep::Catalogue &catalogue, QObject *parent = nullptr);
    ~UrlTests() override;

    void setSnapshot(rep::SnapshotPtr snapshot);
    const rep::SnapshotPtr &snapshot() const { return m_snapshot; }

    void setCurrent(UrlTest test);
    const UrlTest &current() const { return m_current; }
    /// Of the current test; nothing without a URL, a crawler or a snapshot.
    const std::optional<UrlTestResult> &result() const { return m_result; }

    /// That of the current test in the text: its own if it is kept, else the next free one.
    int currentNumber() const;

    /// Whether there is something to keep that is not kept yet, and room for it.
    bool canKeep() const;
    /// Gives the number of the kept test; 0 where nothing is to be kept.
    int keepCurrent();
    /// Nothing happens if there is no such number.
    void remove(int number);
    /// By number.
    const std::vector<Kept> &kept() const { return m_kept; }

    /// One for each test with an answer, the current one first.
    std::vector<Overlay> overlays() const;

Q_SIGNALS:
    /// The answer to the current test, or the test itself, is another now.
    void resultChanged();
    /// Kept tests came, went or were answered anew.
    void keptChanged();
    void overlaysChanged();

private:
    rep::SnapshotPtr readBy(const UrlTest &test);
    UrlTestResult answer(const UrlTest &test);
    void answerCurrent();
    const Kept *findKept(const UrlTest &test) const;
    int freeNumber() const;

    const rep::Catalogue &m_catalogue;
    rep::SnapshotPtr m_snapshot;
    rep::SnapshotPtr m_limited; // what a crawler with a size limit reads of it, once asked for
    UrlTest m_current;
    int m_currentNumber = 1;
    std::optional<UrlTestResult> m_result;
    std::vector<Kept> m_kept;
};

} // namespace postern
