// SPDX-License-Identifier: MIT
#include "ui/panels/latest_answer.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>
#include <mutex>

using postern::LatestAnswer;
using Revisions = QList<quint64>;

namespace {

rep::SnapshotPtr snapshotOf(quint64 revision)
{
    return rep::Snapshot::make("User-agent: *\nDisallow: /\n", revision);
}

/// A slow function whose end the test decides on. Shared, as it may outlive the test's objects.
struct Gate {
    QSemaphore started;
    QSemaphore mayEnd;
    std::mutex mutex;
    Revisions ran;
    std::atomic<bool> sawStop = false;

    quint64 pass(const rep::SnapshotPtr &snapshot, const std::stop_token &stop)
    {
        {
            const std::scoped_lock lock(mutex);
            ran << snapshot->revision();
        }
        started.release();
        mayEnd.acquire();
        sawStop = stop.stop_requested();
        return snapshot->revision();
    }
};

} // namespace

class TstLatestAnswer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anAnswerIsDeliveredInTheThreadThatAsked();
    void anOldAnswerIsNeverDeliveredAfterANewerRequest();
    void anAnswerThatIsReadyButNotDeliveredIsDropped();
    void aNewerRequestAsksTheRunningFunctionToStop();
    void requestsInBetweenAreSkipped();
    void nothingIsDeliveredAfterCancel();
    void aRequestAfterCancelIsAnswered();
    void theDestructorDoesNotWaitForARunningFunction();
    void nothingIsDeliveredWhenTheContextIsGone();

private:
    using Answers = LatestAnswer<quint64>;
    std::unique_ptr<Answers> createAnswers();
    void runAll(int count);

    std::unique_ptr<QThreadPool> m_pool;
    std::unique_ptr<QObject> m_context;
    std::shared_ptr<Gate> m_gate;
    Revisions m_delivered;
    QThread *m_deliveringThread = nullptr;
};

void TstLatestAnswer::init()
{
    m_pool = std::make_unique<QThreadPool>();
    m_context = std::make_unique<QObject>();
    m_gate = std::make_shared<Gate>();
    m_delivered.clear();
    m_deliveringThread = nullptr;
}

void TstLatestAnswer::cleanup()
{
    m_gate->mayEnd.release(100);
    m_pool->waitForDone();
}

std::unique_ptr<TstLatestAnswer::Answers> TstLatestAnswer::createAnswers()
{
    return std::make_unique<Answers>(
        [gate = m_gate](const rep::SnapshotPtr &snapshot, const std::stop_token &stop) {
            return gate->pass(snapshot, stop);
        },
        m_context.get(),
        [this](quint64 revision) {
            m_delivered << revision;
            m_deliveringThread = QThread::currentThread();
        },
        m_pool.get());
}

/// Lets `count` functions end, and all that they posted arrive.
void TstLatestAnswer::runAll(int count)
{
    m_gate->mayEnd.release(count);
    m_pool->waitForDone();
    QCoreApplication::processEvents();
    m_pool->waitForDone();
    QCoreApplication::processEvents();
}

void TstLatestAnswer::anAnswerIsDeliveredInTheThreadThatAsked()
{
    const auto answers = createAnswers();
    QVERIFY(!answers->isBusy());
    answers->request(snapshotOf(1));
    QVERIFY(answers->isBusy());
    m_gate->mayEnd.release();
    QTRY_COMPARE(m_delivered, Revisions{1});
    QCOMPARE(m_deliveringThread, QThread::currentThread());
    QVERIFY(!answers->isBusy());
}

void TstLatestAnswer::anOldAnswerIsNeverDeliveredAfterANewerRequest()
{
    const auto answers = createAnswers();
    answers->request(snapshotOf(1));
    m_gate->started.acquire();
    answers->request(snapshotOf(2));
    runAll(2);
    QCOMPARE(m_delivered, Revisions{2});
    QVERIFY(!answers->isBusy());
}

void TstLatestAnswer::anAnswerThatIsReadyButNotDeliveredIsDropped()
{
    const auto answers = createAnswers();
    answers->request(snapshotOf(1));
    m_gate->mayEnd.release();
    m_pool->waitForDone();
    answers->request(snapshotOf(2));
    runAll(1);
    QCOMPARE(m_delivered, Revisions{2});
}

void TstLatestAnswer::aNewerRequestAsksTheRunningFunctionToStop()
{
    const auto answers = createAnswers();
    answers->request(snapshotOf(1));
    m_gate->started.acquire();
    answers->request(snapshotOf(2));
    m_gate->mayEnd.release();
    m_pool->waitForDone();
    QVERIFY(m_gate->sawStop);
    runAll(1);
    QVERIFY(!m_gate->sawStop);
}

void TstLatestAnswer::requestsInBetweenAreSkipped()
{
    const auto answers = createAnswers();
    answers->request(snapshotOf(1));
    m_gate->started.acquire();
    for (const quint64 revision : {2, 3, 4})
        answers->request(snapshotOf(revision));
    runAll(4);
    QCOMPARE(m_gate->ran, (Revisions{1, 4}));
    QCOMPARE(m_delivered, Revisions{4});
}

void TstLatestAnswer::nothingIsDeliveredAfterCancel()
{
    const auto answers = createAnswers();
    answers->request(snapshotOf(1));
    m_gate->started.acquire();
    answers->request(snapshotOf(2));
    answers->cancel();
    QVERIFY(!answers->isBusy());
    runAll(2);
    QVERIFY(m_gate->sawStop);
    QCOMPARE(m_gate->ran, Revisions{1});
    QCOMPARE(m_delivered, Revisions());
}

void TstLatestAnswer::aRequestAfterCancelIsAnswered()
{
    const auto answers = createAnswers();
    answers->request(snapshotOf(1));
    m_gate->started.acquire();
    answers->cancel();
    answers->request(snapshotOf(2));
    QVERIFY(answers->isBusy());
    runAll(2);
    QCOMPARE(m_delivered, Revisions{2});
}

void TstLatestAnswer::theDestructorDoesNotWaitForARunningFunction()
{
    auto answers = createAnswers();
    answers->request(snapshotOf(1));
    m_gate->started.acquire();
    answers->request(snapshotOf(2));
    answers.reset(); // would hang here, as nothing lets the function end
    runAll(2);
    QVERIFY(m_gate->sawStop);
    QCOMPARE(m_gate->ran, Revisions{1});
    QCOMPARE(m_delivered, Revisions());
}

void TstLatestAnswer::nothingIsDeliveredWhenTheContextIsGone()
{
    const auto answers = createAnswers();
    answers->request(snapshotOf(1));
    m_gate->started.acquire();
    m_context.reset();
    runAll(1);
    QCOMPARE(m_delivered, Revisions());
}

QTEST_GUILESS_MAIN(TstLatestAnswer)
#include "tst_latest_answer.moc"
