#include "app/cli/table/dialogue.h"

#include "app/cli/output.h"
#include "app/cli/table/saving.h"
#include "app/cli/text_map.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "core/engine/match/undo_limit.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// The earliest question to which a seat may go back: at one terminal any, under iron only as far as nothing has come out.
std::size_t earliestFor(const Match &match, Seat seat)
{
    const std::optional<CampaignTerms> terms = match.setup().campaign();
    return terms && terms->isIron ? undoableTo(match, {seat}).ply : 0;
}

} // namespace

Dialogue::Dialogue(Match &match, const Speaker &speaker, const Terminal &terminal,
                   std::function<bool(Seat)> isPerson)
    : m_match(match)
    , m_speaker(speaker)
    , m_terminal(terminal)
    , m_isPerson(std::move(isPerson))
{
}

Answer Dialogue::ask(Seat seat)
{
    m_seat = seat;
    m_menu.emplace(*m_match.seenBy({seat}), m_speaker);
    showQuestion();
    //: Prompt of the terminal. %1: the role that is to choose
    const QString prompt = Cli::tr("%1> ").arg(m_speaker.seat(seat));
    while (true) {
        const std::optional<QString> line = m_terminal.ask(prompt);
        if (!line)
            return Answer::CutOff;
        if (const std::optional<Answer> answer = follow(*line))
            return *answer;
    }
}

bool Dialogue::isSaved() const
{
    return m_saved == std::pair(m_match.ply(), m_match.state().hash());
}

void Dialogue::showQuestion() const
{
    const Decision decision = m_match.state().decision();
    const QString rule = QString::fromStdString(ruleName(m_match.setup().game(), decision.rule));
    print();
    const QString task = m_speaker.toPlayer(*m_match.seenBy({decision.seat}));
    const QString asked = asSentence(task.isEmpty() ? m_speaker.sentence(decision) : task);
    print(wrapped(u"%1 (%2)"_s.arg(asked, rule), {}));
    print(m_menu->text());
}

std::optional<Answer> Dialogue::choose(const QString &line)
{
    bool isNumber = false;
    const int number = line.toInt(&isNumber);
    if (isNumber && !m_menu->at(number)) {
        //: Question at the terminal. “help” is a command and stays
        print(Cli::tr("Type a number from 1 to %1, or help.").arg(m_menu->size()));
        return std::nullopt;
    }
    const auto played =
        isNumber ? m_match.play(*m_menu->at(number), m_match.ply()) : m_match.play(line.toStdString());
    if (played)
        return Answer::Played;
    print(wrapped(say(played.error()), {}));
    return std::nullopt;
}

/// Back to the last question that a person answered; what computers answered on the way is undone with it.
std::optional<Answer> Dialogue::undo(const QString &)
{
    const std::size_t now = m_match.ply();
    const std::size_t earliest = earliestFor(m_match, m_seat);
    while (m_match.undo() && m_match.ply() >= earliest) {
        if (m_isPerson(m_match.state().decision().seat)) {
            print(Cli::tr("Undone."));
            return Answer::WentBack;
        }
    }
    [[maybe_unused]] const auto back = m_match.goTo(now);
    print(Cli::tr("There is nothing to undo."));
    return std::nullopt;
}

std::optional<Answer> Dialogue::redo(const QString &)
{
    if (!m_match.redo()) {
        print(Cli::tr("There is nothing to redo."));
        return std::nullopt;
    }
    while (!m_match.isOver() && !m_isPerson(m_match.state().decision().seat) && m_match.redo()) { }
    print(Cli::tr("Redone."));
    return Answer::WentBack;
}

std::optional<Answer> Dialogue::map(const QString &)
{
    print(textMap(*m_match.seenBy({m_seat}), m_speaker));
    showQuestion();
    return std::nullopt;
}

std::optional<Answer> Dialogue::log(const QString &)
{
    Storyteller teller(m_speaker, Detail::Brief, [](const QString &lines) { print(lines); });
    teller.tell(m_match.story({m_seat}));
    teller.pause();
    showQuestion();
    return std::nullopt;
}

std::optional<Answer> Dialogue::notation(const QString &)
{
    print(m_menu->notations());
    return std::nullopt;
}

std::optional<Answer> Dialogue::save(const QString &words)
{
    const auto [file, seat] = saveWishIn(words);
    if (seat) {
        saveFor(*seat, file);
        return std::nullopt;
    }
    if (file.isEmpty()) {
        print(Cli::tr("Type a file name after save."));
        return std::nullopt;
    }
    const auto saved = saveRecord(m_match, std::filesystem::path(file.toStdU16String()));
    if (saved)
        m_saved.emplace(m_match.ply(), m_match.state().hash());
    //: %1: a file
    print(saved ? Cli::tr("Saved to %1.").arg(file) : say(saved.error()));
    return std::nullopt;
}

void Dialogue::saveFor(const QString &key, const QString &file)
{
    const std::optional<Seat> seat = seatCalled(key, m_match.setup());
    if (!seat) {
        QStringList keys;
        for (const SeatInfo &info : m_match.setup().seats())
            keys << QString::fromStdString(info.key);
        keys << u"nobody"_s;
        //: Error. %1: what was typed
        print(Cli::tr("There is no role called “%1”.").arg(key) + u' '
              + /*: After an error. %1: a list of what could have been typed */
              Cli::tr("There are: %1.").arg(separated(keys)));
        return;
    }
    const Expected<bool> saved = saveAsKnown(m_match, *seat, std::filesystem::path(file.toStdU16String()));
    if (!saved) {
        print(wrapped(say(saved.error()), {}));
        return;
    }
    //: After saving a game for one player. %1: a file
    print(wrapped(Cli::tr("Saved to %1, as a scenario: what is hidden from this role is a guess.").arg(file),
                  {}));
    if (!*saved)
        print(
            wrapped(Cli::tr("It begins at an earlier moment of the game: this one cannot be written."), {}));
}

std::optional<Answer> Dialogue::resign(const QString &)
{
    [[maybe_unused]] const auto resigned = m_match.resign(m_seat);
    return Answer::Played;
}

std::optional<Answer> Dialogue::quit(const QString &)
{
    return Answer::Quit;
}

/// It cannot be undone: one word alone is typed too quickly.
std::optional<Answer> Dialogue::discard(const QString &what)
{
    if (what == QLatin1String("game"))
        return Answer::Discarded;
    //: At the terminal. “discard game” is a command and stays
    print(Cli::tr("To leave this game and delete its autosave, type: discard game"));
    return std::nullopt;
}

} // namespace merlon::cli
