#include "app/table/match/table_session.h"

#include <algorithm>
#include <span>
#include <utility>

namespace merlon {

TableSession::TableSession(Match match, std::vector<Sitting> players, QObject *parent)
    : QObject(parent)
    , m_match(std::move(match))
    , m_seating(m_match, std::move(players))
    , m_undoRights(m_match, m_seating)
    , m_journal(m_match)
    , m_thinkers(m_match.record().seed)
    , m_computers(m_match, m_seating, m_thinkers)
    , m_adviser(*this, m_thinkers)
{
    connect(&m_computers, &ComputerTurns::chosen, this, &TableSession::playForComputer);
    connect(&m_computers, &ComputerTurns::waitChanged, this, &TableSession::settle);
}

SeatSet TableSession::eyes() const
{
    return m_stage == Stage::HandingOver && !m_match.isOver() ? SeatSet() : m_seating.eyes();
}

void TableSession::begin()
{
    m_seating.begin();
    settle();
}

void TableSession::changePlayers(std::vector<Sitting> players)
{
    Q_ASSERT(players.size() == m_seating.players().size());
    if (players == m_seating.players())
        return;
    leaveQuestion();
    const std::span<const SeatInfo> seats = setup().seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        m_match.seat({seats[seat].key, players[seat].name.toStdString(), players[seat].kind.toStdString()});
    m_journal.restart();
    m_seating.change(std::move(players));
    m_undoRights.update();
    Q_EMIT seatsChanged();
    settle();
}

/// From now on this seat is at the screen.
void TableSession::sitDown(Seat seat)
{
    m_seating.sitDown(seat);
    m_undoRights.update();
}

TableSession::Stage TableSession::nextStage() const
{
    if (m_match.isOver())
        return Stage::Over;
    if (m_seating.isPerson(asked()))
        return m_seating.onlookers().contains(asked()) || m_seating.isOpen(asked()) ? Stage::Asking
                                                                                    : Stage::HandingOver;
    return m_computers.mayChoose() ? Stage::Thinking : Stage::Paused;
}

/// Finds out what comes next, and sees to it.
void TableSession::settle()
{
    report();
    m_journal.retry();
    sitDown(m_seating.atScreen());
    m_stage = nextStage();
    if (m_stage == Stage::Asking)
        sitDown(asked());
    Q_EMIT stageChanged();
    if (m_stage == Stage::Thinking)
        m_computers.begin();
}

Expected<void> TableSession::play(Choice choice, Undo undo)
{
    if (m_stage != Stage::Asking)
        return tl::unexpected(Error {{"match.not-asked", {}}, {}, {}});
    m_undoRights.setJoined(m_match.ply(), undo == Undo::WithTheOneBefore);
    return answer(choice);
}

std::optional<Choice> TableSession::passingChoice() const
{
    const Decision decision = m_match.state().decision();
    if (m_stage != Stage::HandingOver || !decision.ask || decision.depth > 0
        || m_match.seenBy({})->decision().seat != decision.seat)
        return std::nullopt;
    const Vocabulary &vocabulary = setup().vocabulary();
    ChoiceList choices;
    m_match.state().choices(choices);
    const auto pass = std::ranges::find_if(choices, [&](Choice choice) { return vocabulary.isPass(choice); });
    return pass == choices.end() ? std::nullopt : std::optional(*pass);
}

Expected<void> TableSession::pass()
{
    const std::optional<Choice> choice = passingChoice();
    if (!choice)
        return tl::unexpected(Error {{"match.not-asked", {}}, {}, {}});
    return answer(*choice);
}

/// The answer of a person to the current question.
Expected<void> TableSession::answer(Choice choice)
{
    const std::size_t ply = m_match.ply();
    if (Expected<void> played = seatViewOf(m_match, {asked()})->play(choice, ply); !played)
        return played;
    m_adviser.stop();
    m_unreported = ply;
    settle();
    return {};
}

/// What computers choose soon after each other is reported together.
void TableSession::playForComputer(Choice choice)
{
    const std::size_t ply = m_match.ply();
    const Expected<void> played = m_match.play(choice, ply);
    Q_ASSERT(played); // a player chooses from what its view offers
    if (!m_unreported)
        m_unreported = ply;
    if (m_computers.mayGather() && nextStage() == Stage::Thinking)
        m_computers.begin();
    else
        settle();
}

void TableSession::takeSeat()
{
    if (m_stage != Stage::HandingOver)
        return;
    sitDown(asked());
    settle();
}

/// Says so if not.
bool TableSession::mayGoTo(std::size_t ply)
{
    const Disclosure why = m_undoRights.whyNot(ply);
    if (why != Disclosure::None)
        Q_EMIT undoRefused(why);
    return why == Disclosure::None;
}

void TableSession::undo()
{
    const std::optional<std::size_t> target = m_undoRights.lastQuestion();
    if (!target || !mayGoTo(*target))
        return;
    leaveQuestion();
    static_cast<void>(m_match.goTo(*target));
    reportRewound();
    settle();
}

void TableSession::redo()
{
    leaveQuestion();
    bool moved = false;
    while (m_match.redo()) {
        moved = true;
        if ((m_seating.persons() == 0 || m_seating.isPerson(asked()))
            && !m_undoRights.isJoined(m_match.ply()))
            break;
    }
    if (moved)
        reportRewound();
    settle();
}

bool TableSession::leaveSequence()
{
    const std::optional<std::size_t> beginning = m_match.beginningOfSequence();
    if (m_stage != Stage::Asking || !beginning)
        return false;
    if (!mayGoTo(*beginning))
        return true;
    m_match.leaveSequence();
    reportRewound();
    settle();
    return true;
}

Expected<void> TableSession::resign(Seat seat)
{
    leaveQuestion();
    const std::size_t ply = m_match.ply();
    Expected<void> resigned = m_match.resign(seat);
    if (resigned)
        Q_EMIT advanced(ply);
    settle();
    return resigned;
}

/// What the onlookers may know is no longer what it was.
void TableSession::reportRewound()
{
    m_adviser.stop();
    sitDown(m_seating.atScreen());
    Q_EMIT rewound();
}

/// Reports what has been played and not yet reported.
void TableSession::report()
{
    const std::optional<std::size_t> ply = std::exchange(m_unreported, std::nullopt);
    if (!ply)
        return;
    sitDown(m_seating.atScreen()); // before anybody sees what is new
    m_computers.noteReport();
    Q_EMIT advanced(*ply);
}

/// A thought about a question that is no longer asked is of no use.
void TableSession::leaveQuestion()
{
    report();
    m_computers.forget();
}

} // namespace merlon
