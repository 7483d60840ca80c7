#include "app/table/table_sounds.h"

#include "core/games/module.h"

#include <set>
#include <utility>

namespace merlon {

TableSounds::TableSounds(const TableGame &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
{
}

void TableSounds::hear(std::span<const Event> events)
{
    const Setup &setup = m_game.speaker->setup();
    const std::span<const Term> terms = setup.vocabulary().events();
    std::set<Sound> heard;
    for (const Event &event : events) {
        const std::optional<Sound> sound = soundOf(setup.game(), terms[event.kind]);
        if (sound && heard.insert(*sound).second)
            Q_EMIT sounded(*sound);
    }
}

void TableSounds::hearStage()
{
    const TableSession::Stage stage = m_game.session->stage();
    const Seat asked = m_game.session->asked();
    const bool isNew = std::exchange(m_stage, stage) != stage;
    if (stage == TableSession::Stage::Over && isNew)
        Q_EMIT sounded(Sound::GameOver);
    if (stage == TableSession::Stage::Asking && std::exchange(m_seat, asked) != asked)
        Q_EMIT sounded(Sound::YourTurn);
    if (stage == TableSession::Stage::Thinking)
        m_seat = kNobody;
}

} // namespace merlon
