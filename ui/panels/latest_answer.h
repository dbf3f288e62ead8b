// SPDX-License-Identifier: MIT
#pragma once

#include "core/protocol/snapshot.h"
#include "ui/panels/mailbox.h"

#include <QPointer>
#include <QThreadPool>

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

namespace postern {

/// Runs a slow function over snapshots on a thread pool. The newest request wins: its answer alone
/// is delivered, later, in the thread that made this object.
///
/// One function runs at a time. A new request asks the running one to stop, by its stop token, and
/// starts when it has returned; requests in between are skipped. The function must not touch what
/// its owner owns, as it may outlive it: the destructor waits for nothing.
template<class Answer>
class LatestAnswer {
public:
    /// May return anything once a stop is requested; nobody looks at it.
    using Function = std::function<Answer(const rep::SnapshotPtr &, const std::stop_token &)>;
    using Receiver = std::function<void(Answer)>;

    /// `receiver` is called as long as `context` is there; it must not destroy this object. `pool`
    /// must outlive it.
    LatestAnswer(Function function, QObject *context, Receiver receiver,
                 QThreadPool *pool = QThreadPool::globalInstance())
        : m_function(std::make_shared<const Function>(std::move(function)))
        , m_context(context)
        , m_receiver(std::move(receiver))
        , m_pool(pool)
    {
    }
    ~LatestAnswer()
    {
        cancel();
        m_mailbox->close();
    }
    LatestAnswer(const LatestAnswer &) = delete;
    LatestAnswer &operator=(const LatestAnswer &) = delete;

    /// `snapshot` may not be null.
    void request(rep::SnapshotPtr snapshot)
    {
        cancel();
        m_waiting = std::move(snapshot);
        m_isBusy = true;
        if (!m_isRunning)
            start();
    }

    /// No answer is delivered until the next request.
    void cancel()
    {
        ++m_newest;
        m_waiting.reset();
        m_stop.request_stop();
        m_isBusy = false;
    }

    /// Whether an answer is to come.
    bool isBusy() const { return m_isBusy; }

private:
    void start()
    {
        m_isRunning = true;
        m_stop = {};
        m_pool->start([this, function = m_function, mailbox = m_mailbox, ticket = m_newest,
                       snapshot = std::exchange(m_waiting, {}), token = m_stop.get_token()] {
            auto answer = std::make_shared<Answer>((*function)(snapshot, token));
            mailbox->post([this, ticket, answer] { finish(ticket, std::move(*answer)); });
        });
    }

    void finish(std::uint64_t ticket, Answer answer)
    {
        m_isRunning = false;
        if (m_waiting)
            start();
        if (ticket != m_newest)
            return;
        m_isBusy = false;
        if (m_context)
            m_receiver(std::move(answer));
    }

    std::shared_ptr<const Function> m_function;
    QPointer<QObject> m_context;
    Receiver m_receiver;
    QThreadPool *m_pool;
    std::shared_ptr<Mailbox> m_mailbox = std::make_shared<Mailbox>();
    std::stop_source m_stop;
    std::uint64_t m_newest = 0;
    rep::SnapshotPtr m_waiting;
    bool m_isRunning = false; // a function, be it for a request that counts no more
    bool m_isBusy = false; // the newest request has no answer yet
};

} // namespace postern
