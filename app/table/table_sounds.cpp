#include "app/table/table_page.h"

#include <set>
#include <utility>

/// What is heard of the table, and what it says before a choice that may be a slip.
namespace merlon {

/// Each sound once, however often it happens at a time.
void TablePage::soundOf(std::span<const Event> events)
{
    const std::span<const Term> terms = m_speaker->vocabulary().events();
    std::set<Sound> heard;
    for (const Event &event : events) {
        const std::optional<Sound> sound = m_face->soundOf(terms[event.kind].key);
        if (sound && heard.insert(*sound).second)
            Q_EMIT sounded(*sound);
    }
}

/// A person is asked after somebody else, or the game has just ended.
void TablePage::soundOfStage()
{
    const TableSession::Stage stage = m_session->stage();
    const Seat asked = m_session->asked();
    const bool isNew = std::exchange(m_heardStage, stage) != stage;
    if (stage == TableSession::Stage::Over && isNew)
        Q_EMIT sounded(Sound::GameOver);
    if (stage == TableSession::Stage::Asking && std::exchange(m_heardSeat, asked) != asked)
        Q_EMIT sounded(Sound::YourTurn);
    if (stage == TableSession::Stage::Thinking)
        m_heardSeat = kNobody;
}

/// Once for each question: who chooses the same again means it.
bool TablePage::warns(Choice choice)
{
    if (!m_settings.asksBeforeEnding || m_session->stage() != TableSession::Stage::Asking
        || std::exchange(m_warned, choice) == choice)
        return false;
    const QString warning = m_face->warningBefore(*m_view, choice);
    if (warning.isEmpty())
        return false;
    m_prompt->showRemark(warning);
    m_prompt->announce();
    return true;
}

} // namespace merlon
