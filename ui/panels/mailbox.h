// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaObject>
#include <QObject>

#include <memory>
#include <mutex>
#include <utility>

namespace postern {

/// Lets worker threads hand functions to the thread that made the mailbox, without knowing whether
/// the one they are meant for is still there.
class Mailbox {
public:
    Mailbox() : m_receiver(std::make_unique<QObject>()) { }

    /// From any thread. The function runs later, in the mailbox's thread, unless close() comes
    /// first.
    template<class Function>
    void post(Function function)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_receiver)
            QMetaObject::invokeMethod(m_receiver.get(), std::move(function), Qt::QueuedConnection);
    }

    /// Only in the mailbox's own thread. What was posted and has not run yet never will.
    void close()
    {
        std::unique_ptr<QObject> closing;
        const std::scoped_lock lock(m_mutex);
        closing.swap(m_receiver);
    }

private:
    std::mutex m_mutex;
    std::unique_ptr<QObject> m_receiver;
};

} // namespace postern
