#include "app/table/match/adviser.h"

#include "app/table/match/table_session.h"

#include <utility>

namespace merlon {

namespace {

constexpr auto kAdviser = "heuristic"; ///< the kind of player that gives advice

} // namespace

Adviser::Adviser(TableSession &session, Thinkers &thinkers)
    : m_session(session)
    , m_thinkers(thinkers)
{
}

/// Calls `done` if the question is still the same then.
void Adviser::think(std::function<void(const Advice &)> done)
{
    if (m_session.stage() != TableSession::Stage::Asking)
        return;
    const auto report = [this, position = m_session.match().state().hash(),
                         done = std::move(done)](const Advice &advice) {
        if (m_session.stage() == TableSession::Stage::Asking && m_session.match().state().hash() == position)
            done(advice);
    };
    m_thoughts.push_back(m_thinkers.think(m_session.match(), kAdviser, report));
}

void Adviser::ask()
{
    think([this](const Advice &advice) { Q_EMIT advised(advice); });
}

void Adviser::choose()
{
    think([this](const Advice &advice) {
        static_cast<void>(m_session.play(advice.choice)); // from what the view offers
    });
}

} // namespace merlon
