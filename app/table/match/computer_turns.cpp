#include "app/table/match/computer_turns.h"

#include <utility>

namespace merlon {

ComputerTurns::ComputerTurns(const Match &match, const Seating &seating, Thinkers &thinkers)
    : m_match(match)
    , m_seating(seating)
    , m_thinkers(thinkers)
{
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &ComputerTurns::playIfTime);
}

bool ComputerTurns::isTheirTurn() const
{
    return !m_match.isOver() && !m_seating.isPerson(m_match.state().decision().seat);
}

bool ComputerTurns::mayChoose() const
{
    return isTheirTurn() && (!m_isPaused || m_isStepping);
}

void ComputerTurns::setPaused(bool paused)
{
    m_isPaused = paused;
    m_isStepping = false;
    if (isTheirTurn())
        Q_EMIT waitChanged();
}

void ComputerTurns::stepOnce()
{
    if (!isTheirTurn() || mayChoose())
        return;
    m_isStepping = true;
    Q_EMIT waitChanged();
}

void ComputerTurns::setHeld(bool held)
{
    m_isHeld = held;
    if (!held)
        playIfTime();
}

void ComputerTurns::promptAgain()
{
    if (isTheirTurn())
        Q_EMIT waitChanged();
}

bool ComputerTurns::isToldToWait() const
{
    return isTheirTurn() && m_prompter && m_prompter(m_match).kind == Prompting::Kind::Waits;
}

void ComputerTurns::begin()
{
    if (m_thinking.isRunning() || m_choice)
        return playIfTime();
    if (askPrompter())
        return;
    const Seat asked = m_match.state().decision().seat;
    m_thinking =
        m_thinkers.think(m_match, m_seating.players()[asked].kind.toStdString(),
                         [this, ply = m_match.ply()](const Advice &advice) { receive(ply, advice.choice); });
}

/// Whether the question is left to the prompter, or to the dealer.
bool ComputerTurns::askPrompter()
{
    const Prompting prompting = m_prompter ? m_prompter(m_match) : Prompting {};
    std::optional<Choice> answer;
    switch (prompting.kind) {
    case Prompting::Kind::Waits:
        return true;
    case Prompting::Kind::Answers:
        answer = prompting.choice;
        break;
    case Prompting::Kind::Leaves:
        if (m_match.state().decision().seat == kChance)
            answer = m_match.dealtChoice();
        break;
    }
    if (!answer)
        return false;
    m_choice = answer;
    playIfTime();
    return true;
}

void ComputerTurns::receive(std::size_t ply, Choice choice)
{
    m_thinking.stop();
    if (ply == m_match.ply())
        m_choice = choice;
    if (mayChoose())
        begin();
}

void ComputerTurns::playIfTime()
{
    if (!mayChoose() || !m_choice || m_isHeld)
        return;
    const bool isChance = m_match.state().decision().seat == kChance;
    if (m_wait.isActive() && !isChance)
        return;
    const Choice choice = *std::exchange(m_choice, std::nullopt);
    m_isStepping = false;
    Q_EMIT chosen(choice);
}

void ComputerTurns::forget()
{
    m_thinking.stop();
    m_choice.reset();
}

bool ComputerTurns::mayGather() const
{
    return !m_prompter && !m_sinceReport.hasExpired(m_gathering.count());
}

void ComputerTurns::noteReport()
{
    m_wait.start(m_pace);
    m_sinceReport.start();
}

} // namespace merlon
