#include "app/cli/table/table.h"

#include "app/cli/commands/commands.h"
#include "app/cli/output.h"
#include "app/cli/table/dialogue.h"
#include "app/cli/table/saving.h"
#include "app/cli/text_map.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "core/base/text_file.h"
#include "core/engine/match/knowledge.h"
#include "core/games/english.h"

#include <algorithm>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// After these a person wants to see the whole map again.
bool isTurningPoint(TermRole role)
{
    return role == TermRole::Round || role == TermRole::Part || role == TermRole::Fight;
}

} // namespace

Table::Table(Match match, std::vector<Sitting> sittings, TableSettings settings)
    : m_match(std::move(match))
    , m_speaker(m_match.setup())
    , m_sittings(std::move(sittings))
    , m_seed(settings.seed)
    , m_teller(m_speaker, settings.detail, [](const QString &lines) { print(lines); })
    , m_keeper(m_match)
    , m_journal(std::move(settings.journal))
    , m_record(std::move(settings.record))
    , m_before(std::move(settings.before))
    , m_toldUpTo(m_sittings.size() + 1, 0)
    , m_toldBefore(m_sittings.size() + 1, false)
{
    for (const Sitting &sitting : m_sittings)
        m_persons += sitting.computer ? 0 : 1;
    if (settings.goal)
        m_goal.emplace(std::move(*settings.goal));
    if (settings.isResumed)
        rememberTold();
}

void Table::rememberTold()
{
    m_toldBefore.assign(m_toldBefore.size(), true);
    const std::span<const Ply> plies = m_match.chronicle();
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
        if (!plies[ply].dealt && plies[ply].decision.seat < m_sittings.size())
            m_toldUpTo[plies[ply].decision.seat] = ply + 1;
    }
    m_toldUpTo.back() = plies.size();
}

bool Table::isPerson(Seat seat) const
{
    return seat < m_sittings.size() && !m_sittings[seat].computer;
}

int Table::play()
{
    Dialogue dialogue(m_match, m_speaker, m_terminal, [this](Seat seat) { return isPerson(seat); });
    if (m_persons > 0)
        m_keeper.begin(std::move(m_journal));
    else if (!m_record.empty())
        m_interruption.emplace();
    while (true) {
        letComputersPlay();
        m_keeper.settle(); // before anybody sees it
        if (m_match.isOver())
            break;
        if (isInterrupted())
            return leave(Saved::No) == kDone ? kInterrupted : kBadInput;
        const Decision decision = m_match.state().decision();
        const QString isCutOff = Cli::tr("Input ended before the game was over.");
        if (!sitDown(decision.seat))
            return breakOff(isCutOff);
        tellNews();
        m_teller.pause();
        tellGoal();
        showBoard(decision);
        if (!isAnswerWritten())
            return breakOff({});
        switch (dialogue.ask(decision.seat)) {
        case Answer::Played:
            break;
        case Answer::WentBack:
            m_mapIsDue = true;
            break;
        case Answer::Quit:
            return leave(dialogue.isSaved() ? Saved::Yes : Saved::No);
        case Answer::Discarded:
            return discard();
        case Answer::CutOff:
            return breakOff(isCutOff);
        }
    }
    tellResult();
    const int exitCode = writeRecord();
    if (exitCode == kDone)
        m_keeper.remove();
    return exitCode;
}

/// Because a person wants it. What is saved needs not be kept besides.
int Table::leave(Saved saved)
{
    print(Cli::tr("The game is left unfinished."));
    const int exitCode = writeRecord();
    const QString kept = m_keeper.whereItIs();
    if (exitCode == kDone && (saved == Saved::Yes || !m_record.empty() || kept.isEmpty()))
        m_keeper.remove();
    else if (!kept.isEmpty())
        print(kept);
    return exitCode;
}

/// Because a person wants nothing of it to be kept: no record either.
int Table::discard()
{
    m_keeper.remove();
    print(Cli::tr("The game is deleted."));
    if (!m_record.empty()) {
        const QString file = QString::fromStdString(sourceName(m_record));
        //: After a game has been deleted. %1: the file to which it was to be saved. “quit” is a command and stays
        print(wrapped(
            Cli::tr("Nothing is saved to %1: the game was discarded, not left with quit.").arg(file), {}));
    }
    return kDone;
}

/// Because nobody can be asked any more: the input has ended, or nobody takes what is written.
int Table::breakOff(const QString &why)
{
    if (!why.isEmpty())
        complain(why);
    writeRecord();
    if (const QString kept = m_keeper.whereItIs(); !kept.isEmpty())
        complain(kept);
    else if (m_persons > 0)
        m_keeper.remove();
    return kBadInput;
}

void Table::letComputersPlay()
{
    while (!m_match.isOver() && !isPerson(m_match.state().decision().seat) && !isInterrupted()) {
        const Seat seat = m_match.state().decision().seat;
        Random random(m_seed, m_match.ply() + 1);
        const Choice choice = m_sittings[seat].computer->choose(*m_match.seenBy({seat}), random);
        if (const auto played = m_match.play(choice, m_match.ply()); !played)
            throw std::logic_error(say(played.error(), english()));
        if (m_persons == 0)
            tellNews();
    }
}

/// The map when much has changed, else the line above it if that has changed; nothing inside a sequence of small
/// choices.
void Table::showBoard(const Decision &decision)
{
    if (decision.depth > 0)
        return;
    const std::unique_ptr<View> view = m_match.seenBy({decision.seat});
    const QString status = textOfStatus(*view, m_speaker);
    if (m_mapIsDue)
        print(u'\n' + textMap(*view, m_speaker));
    else if (status != m_status)
        print(u'\n' + status);
    m_status = status;
    m_mapIsDue = false;
}

/// Whether the seat may see all that stands on the terminal, as a team-mate of the one who sits there.
bool Table::mayLookOn(Seat seat) const
{
    const std::span<const SeatInfo> seats = m_match.setup().seats();
    return isPerson(m_atTerminal) && seats[seat].team == seats[m_atTerminal].team
        && knowTheSame(m_match, {m_atTerminal}, {seat});
}

bool Table::sitDown(Seat seat)
{
    if (seat == m_atTerminal)
        return true;
    if (mayLookOn(seat)) {
        m_toldUpTo[seat] = m_toldUpTo[m_atTerminal];
        m_toldBefore[seat] = m_toldBefore[m_atTerminal];
        m_atTerminal = seat;
        //: Title at the terminal. %1: a role or a name
        print(u'\n' + Cli::tr("=== Your turn: %1 ===").arg(m_speaker.seat(seat)));
        return true;
    }
    const bool isFirst = m_atTerminal == kNobody;
    m_atTerminal = seat;
    m_mapIsDue = true;
    if (m_persons < 2)
        return true;
    m_terminal.clear();
    print();
    //: Title at the terminal. %1: a role or a name
    print(Cli::tr("=== Your turn: %1 ===").arg(m_speaker.seat(seat)));
    if (!m_terminal.isInteractive())
        return true;
    const QString prompt =
        isFirst ? Cli::tr("Press Enter when you are ready.") : Cli::tr("Hand over, then press Enter.");
    return m_terminal.ask(prompt + u' ').has_value();
}

SeatSet Table::onlookers() const
{
    return m_persons == 0 || m_match.isOver() ? SeatSet::all() : SeatSet {m_atTerminal};
}

void Table::tellNews()
{
    const std::size_t reader = isPerson(m_atTerminal) ? m_atTerminal : m_toldUpTo.size() - 1;
    if (!m_toldBefore[reader])
        m_teller.tell(storyBefore(m_before, onlookers()));
    m_toldBefore[reader] = true;
    std::size_t &told = m_toldUpTo[reader];
    told = std::min(told, m_match.ply());
    const std::vector<StoryLine> news = storyFor(m_match.chronicle().subspan(told), onlookers());
    m_teller.tell(news);
    for (const StoryLine &line : news) {
        for (const Event &event : line.events)
            m_mapIsDue = m_mapIsDue || isTurningPoint(m_speaker.roleOf(event));
    }
    told = m_match.ply();
}

void Table::tellGoal()
{
    const QString news = m_goal ? m_goal->news(m_match) : QString();
    if (!news.isEmpty())
        print(u'\n' + wrapped(news, {}));
}

void Table::tellResult()
{
    tellNews();
    m_teller.pause();
    const Outcome outcome = m_match.state().outcome();
    if (const QString end = textOfEnd(*m_match.seenBy(SeatSet::all()), m_speaker); !end.isEmpty()) {
        print();
        print(end);
    }
    print();
    print(wrapped(asSentence(m_speaker.sentence(outcome.why)), {}));
    QStringList winners;
    for (std::size_t seat = 0; seat < m_sittings.size(); ++seat) {
        if (outcome.isWinner(static_cast<Seat>(seat)))
            winners << m_speaker.seat(static_cast<Seat>(seat));
    }
    const QString named = separated(winners);
    print(winners.isEmpty()         ? Cli::tr("Nobody has won.")
              : winners.size() == 1 ? /*: %1: a role or a name */ Cli::tr("Winner: %1.").arg(named)
                                    : /*: %1: a list of roles or names */ Cli::tr("Winners: %1.").arg(named));
    tellGoal();
}

int Table::writeRecord() const
{
    if (m_record.empty())
        return kDone;
    if (const auto saved = saveRecord(m_match, m_record); !saved)
        return refuse(saved.error());
    //: %1: a file
    print(Cli::tr("Saved to %1.").arg(QString::fromStdString(sourceName(m_record))));
    return kDone;
}

} // namespace merlon::cli
