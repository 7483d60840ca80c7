#include "app/table/match/thinkers.h"

#include "core/players/players.h"

#include <QMetaObject>

#include <utility>

namespace merlon {

Thought &Thought::operator=(Thought &&other) noexcept
{
    if (this != &other) {
        stop();
        m_stopped = std::move(other.m_stopped);
    }
    return *this;
}

void Thought::stop()
{
    if (m_stopped)
        *m_stopped = true;
    m_stopped.reset();
}

Thinkers::Thinkers(std::uint64_t seed, QObject *parent)
    : QObject(parent)
    , m_seed(seed)
    , m_makePlayer(makePlayer)
{
}

Thinkers::~Thinkers()
{
    m_threads.waitForDone();
}

Thought Thinkers::think(const Match &match, const std::string &kind, std::function<void(const Advice &)> done)
{
    Thought thought;
    thought.m_stopped = std::make_shared<std::atomic<bool>>(false);
    std::shared_ptr<const View> view = match.seenBy({match.state().decision().seat});
    std::shared_ptr<Player> player = m_makePlayer(kind);
    m_threads.start([this, stopped = thought.m_stopped, seed = m_seed, ply = match.ply(),
                     player = std::move(player), view = std::move(view), done = std::move(done)] {
        if (*stopped)
            return;
        Random random(seed, ply + 1);
        const Advice advice = player->advise(*view, random, {.stop = stopped.get()});
        const auto report = [stopped, done, advice] {
            if (!*stopped)
                done(advice);
        };
        QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
    });
    return thought;
}

} // namespace merlon
