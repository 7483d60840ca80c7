#include "app/table/match/table_session.h"

#include "core/engine/records/journal.h"
#include "core/players/players.h"

#include <QMetaObject>

#include <algorithm>

namespace merlon {

namespace {

constexpr auto kAdviser = "heuristic"; ///< the kind of player that gives advice

} // namespace

TableSession::TableSession(Match match, std::vector<Sitting> sittings, QObject *parent)
    : QObject(parent)
    , m_match(std::move(match))
    , m_sittings(std::move(sittings))
    , m_seed(m_match.record().seed)
    , m_makePlayer(makePlayer)
{
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &TableSession::playThought);
}

TableSession::~TableSession()
{
    stop(m_thinking);
    stop(m_advising);
    m_threads.waitForDone();
}

bool TableSession::isPerson(Seat seat) const
{
    return seat < m_sittings.size() && m_sittings[seat].isPerson();
}

int TableSession::persons() const
{
    return static_cast<int>(std::ranges::count_if(m_sittings, &Sitting::isPerson));
}

SeatSet TableSession::eyes() const
{
    if (m_match.isOver() || m_isShow)
        return SeatSet::all();
    if (m_stage == Stage::HandingOver || m_atScreen == kNobody)
        return {};
    return m_eyes;
}

/// Where nothing is to be hidden from any of the persons, one of them is at the screen from the beginning.
void TableSession::begin()
{
    SeatSet all;
    Seat first = kNobody;
    for (std::size_t i = m_sittings.size(); i-- > 0;) {
        if (const auto seat = static_cast<Seat>(i); isPerson(seat)) {
            all.add(seat);
            first = seat;
        }
    }
    if (first != kNobody && onlookersWith(first) == all)
        m_atScreen = first;
    m_isShow = first == kNobody;
    settle();
}

void TableSession::changeSittings(std::vector<Sitting> sittings)
{
    Q_ASSERT(sittings.size() == m_sittings.size());
    if (sittings == m_sittings)
        return;
    forgetThought();
    m_sittings = std::move(sittings);
    const std::span<const SeatInfo> seats = m_match.setup().seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        m_match.seat(
            {seats[seat].key, m_sittings[seat].name.toStdString(), m_sittings[seat].kind.toStdString()});
    if (m_match.journal())
        static_cast<void>(keepJournal(m_journalPath)); // journalError tells
    m_isShow = m_isShow && persons() == 0;
    if (persons() > 0 && !isPerson(m_atScreen))
        m_atScreen = kNobody;
    sitDown(m_atScreen);
    Q_EMIT seatsChanged();
    settle();
}

/// From now on this seat is at the screen; kNobody: nobody yet. What its onlookers may know is determined again.
void TableSession::sitDown(Seat seat)
{
    m_atScreen = seat;
    m_eyes = onlookersWith(seat);
    m_limit.reset();
    if (persons() == 0 && seat != kNobody) // a computer went on for that person, who looks on
        m_eyes = {seat};
}

TableSession::Stage TableSession::nextStage() const
{
    if (m_match.isOver())
        return Stage::Over;
    if (isPerson(asked()))
        return m_eyes.contains(asked()) ? Stage::Asking : Stage::HandingOver;
    return m_resting && !m_stepping ? Stage::Resting : Stage::Thinking;
}

/// Finds out what comes next, and sees to it.
void TableSession::settle()
{
    tellNews();
    mendJournal();
    sitDown(m_atScreen);
    m_stage = nextStage();
    if (m_stage == Stage::Asking)
        sitDown(asked());
    Q_EMIT stageChanged();
    if (m_stage == Stage::Thinking)
        think();
}

Expected<void> TableSession::play(Choice choice)
{
    if (m_stage != Stage::Asking)
        return tl::unexpected(Error {{"match.not-asked", {}}, {}, {}});
    return answer(choice);
}

std::optional<Choice> TableSession::passingChoice() const
{
    const Decision decision = m_match.state().decision();
    if (m_stage != Stage::HandingOver || !decision.ask || decision.depth > 0
        || m_match.seenBy({})->decision().seat != decision.seat)
        return std::nullopt;
    const std::span<const Term> verbs = m_match.setup().vocabulary().verbs();
    ChoiceList choices;
    m_match.state().choices(choices);
    const auto pass = std::ranges::find_if(
        choices, [&](Choice choice) { return verbs[choice.verb].role == TermRole::Pass; });
    return pass == choices.end() ? std::nullopt : std::optional(*pass);
}

Expected<void> TableSession::letPass()
{
    const std::optional<Choice> pass = passingChoice();
    if (!pass)
        return tl::unexpected(Error {{"match.not-asked", {}}, {}, {}});
    return answer(*pass);
}

/// The answer of a person to the current question.
Expected<void> TableSession::answer(Choice choice)
{
    const std::size_t ply = m_match.ply();
    if (Expected<void> played = seatViewOf(m_match, {asked()})->play(choice, ply); !played)
        return played;
    stop(m_advising);
    m_untold = ply;
    settle();
    return {};
}

void TableSession::takeSeat()
{
    if (m_stage != Stage::HandingOver)
        return;
    sitDown(asked());
    settle();
}

bool TableSession::canUndo() const
{
    return m_match.canUndo();
}

bool TableSession::canRedo() const
{
    return m_match.canRedo();
}

Disclosure TableSession::barTo(std::size_t ply) const
{
    if (m_match.takeBacks())
        return Disclosure::None;
    if (!m_limit)
        m_limit = undoableTo(m_match, persons() == 0 ? SeatSet::all() : m_eyes);
    return ply < m_limit->ply ? m_limit->why : Disclosure::None;
}

bool TableSession::mayPlayOnFrom(std::size_t ply) const
{
    return persons() == 0 || m_match.isOver() || barTo(ply) == Disclosure::None;
}

/// Says so if not.
bool TableSession::mayGoTo(std::size_t ply)
{
    const Disclosure bar = barTo(ply);
    if (bar != Disclosure::None)
        Q_EMIT undoRefused(bar);
    return bar == Disclosure::None;
}

void TableSession::undo()
{
    std::optional<std::size_t> target;
    for (std::size_t ply = m_match.ply(); ply-- > 0;) {
        const Ply &step = m_match.chronicle()[ply];
        if (step.dealt)
            continue;
        target = ply;
        if (persons() == 0 || isPerson(step.decision.seat))
            break;
    }
    if (!target || !mayGoTo(*target))
        return;
    forgetThought();
    static_cast<void>(m_match.goTo(*target));
    tellRewound();
    settle();
}

void TableSession::redo()
{
    forgetThought();
    bool moved = false;
    while (m_match.redo()) {
        moved = true;
        if (persons() == 0 || isPerson(asked()))
            break;
    }
    if (moved)
        tellRewound();
    settle();
}

/// What the onlookers may know is no more what it was.
void TableSession::tellRewound()
{
    stop(m_advising);
    sitDown(m_atScreen);
    Q_EMIT rewound();
}

bool TableSession::leaveSequence()
{
    const std::optional<std::size_t> beginning = m_match.beginningOfSequence();
    if (m_stage != Stage::Asking || !beginning)
        return false;
    if (!mayGoTo(*beginning))
        return true;
    m_match.leaveSequence();
    tellRewound();
    settle();
    return true;
}

Expected<void> TableSession::resign(Seat seat)
{
    forgetThought();
    const std::size_t ply = m_match.ply();
    Expected<void> resigned = m_match.resign(seat);
    if (resigned)
        Q_EMIT advanced(ply);
    settle();
    return resigned;
}

void TableSession::setResting(bool resting)
{
    m_resting = resting;
    m_stepping = false;
    if (m_stage == Stage::Thinking || m_stage == Stage::Resting)
        settle();
}

void TableSession::stepOnce()
{
    if (m_stage != Stage::Resting)
        return;
    m_stepping = true;
    settle();
}

void TableSession::setHeld(bool held)
{
    m_held = held;
    if (!held)
        playThought();
}

Expected<void> TableSession::keepJournal(const std::filesystem::path &path)
{
    m_journalPath = path;
    m_sinceJournal.start();
    Expected<void> kept = m_match.keepJournal(path);
    m_journalFailure = kept ? std::nullopt : std::optional(kept.error());
    return kept;
}

std::optional<Error> TableSession::journalError() const
{
    return m_match.journal() ? m_match.journal()->error() : m_journalFailure;
}

std::optional<Error> TableSession::newJournalError()
{
    const std::optional<Error> error = journalError();
    return std::exchange(m_journalTold, error.has_value()) ? std::nullopt : error;
}

/// A full disk may have room again, a folder be there again.
void TableSession::mendJournal()
{
    if (journalError() && m_sinceJournal.isValid() && m_sinceJournal.hasExpired(m_patience.count()))
        static_cast<void>(keepJournal(m_journalPath)); // journalError tells
}

/// Lets a computer player choose for the seat that is asked, on another thread and with nothing but what that seat may
/// see.
void TableSession::ponder(const std::string &kind, StopFlag stopped, std::function<void(const Advice &)> done)
{
    std::shared_ptr<const View> view = m_match.seenBy({asked()});
    std::shared_ptr<Player> player = m_makePlayer(kind);
    m_threads.start([this, stopped = std::move(stopped), seed = m_seed, ply = m_match.ply(),
                     player = std::move(player), view = std::move(view), done = std::move(done)] {
        if (*stopped)
            return;
        Random random(seed, ply + 1);
        const Advice advice = player->advise(*view, random, {.stop = stopped.get()});
        const auto tell = [stopped, done, advice] {
            if (!*stopped)
                done(advice);
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
}

void TableSession::stop(StopFlag &thoughts)
{
    if (thoughts)
        *thoughts = true;
    thoughts.reset();
}

/// Calls `done` with what a computer player would do for the person who is asked, if the question is still the same then.
void TableSession::advise(std::function<void(const Advice &)> done)
{
    if (m_stage != Stage::Asking)
        return;
    if (!m_advising)
        m_advising = std::make_shared<std::atomic<bool>>(false);
    const auto tell = [this, position = m_match.state().hash(),
                       done = std::move(done)](const Advice &advice) {
        if (m_stage == Stage::Asking && m_match.state().hash() == position)
            done(advice);
    };
    ponder(kAdviser, m_advising, tell);
}

void TableSession::askForAdvice()
{
    advise([this](const Advice &advice) { Q_EMIT advised(advice); });
}

void TableSession::letComputerChoose()
{
    advise([this](const Advice &advice) {
        static_cast<void>(answer(advice.choice));
    }); // from what the view offers
}

/// Asks the computer player whose turn it is.
void TableSession::think()
{
    if (m_thinking || m_thought)
        return playThought();
    if (prompt())
        return;
    m_thinking = std::make_shared<std::atomic<bool>>(false);
    ponder(m_sittings[asked()].kind.toStdString(), m_thinking,
           [this, ply = m_match.ply()](const Advice &advice) { receive(ply, advice.choice); });
}

/// Whether the question is left to the prompter, or to the dealer.
bool TableSession::prompt()
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
        if (asked() == kChance)
            answer = m_match.dealtChoice();
        break;
    }
    if (!answer)
        return false;
    m_thought = answer;
    playThought();
    return true;
}

void TableSession::promptAgain()
{
    if (m_stage == Stage::Thinking)
        think();
}

void TableSession::receive(std::size_t ply, Choice choice)
{
    m_thinking.reset();
    if (ply == m_match.ply())
        m_thought = choice;
    if (m_stage == Stage::Thinking)
        think();
}

/// Makes the choice that was thought of, if it is time.
void TableSession::playThought()
{
    const bool isEarly = m_wait.isActive() && asked() != kChance;
    if (m_stage != Stage::Thinking || !m_thought || m_held || isEarly)
        return;
    const Choice choice = *m_thought;
    m_thought.reset();
    m_stepping = false;
    const std::size_t ply = m_match.ply();
    const Expected<void> played = m_match.play(choice, ply);
    Q_ASSERT(played); // a player chooses from what its view offers
    if (!m_untold)
        m_untold = ply;
    const bool mayWait = !m_prompter && !m_sinceTold.hasExpired(m_gathering.count());
    if (mayWait && nextStage() == Stage::Thinking)
        think();
    else
        settle();
}

/// Reports what has been played and not yet reported.
void TableSession::tellNews()
{
    const std::optional<std::size_t> ply = std::exchange(m_untold, std::nullopt);
    if (!ply)
        return;
    sitDown(m_atScreen); // before anybody sees what is new
    m_wait.start(m_pace);
    m_sinceTold.start();
    Q_EMIT advanced(*ply);
}

/// A thought about a question that is no longer asked is of no use.
void TableSession::forgetThought()
{
    tellNews();
    stop(m_thinking);
    m_thought.reset();
}

} // namespace merlon
