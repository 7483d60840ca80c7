#pragma once

#include "app/cli/story/storyteller.h"
#include "app/cli/table/choice_menu.h"
#include "app/cli/terminal.h"
#include "core/engine/match/match.h"

#include <QString>

namespace merlon::cli {

/// How a person answered a question.
enum class Answer : std::uint8_t {
    Played,   ///< or resigned
    WentBack, ///< undid or redid something
    Quit,
    Discarded, ///< left, and nothing of it is to be kept
    CutOff,    ///< the input has ended
};

/// Asks one person one question, and does on the way what else the person wants: shows the map or the log,
/// explains, saves.
class Dialogue {
public:
    /// `isPerson(seat)` says for which seats a person chooses.
    Dialogue(Match &match, const Speaker &speaker, const Terminal &terminal,
             std::function<bool(Seat)> isPerson);

    Answer ask(Seat seat);
    /// Whether a file holds the game as it stands now.
    bool isSaved() const;

private:
    struct Command;
    static std::span<const Command> commands();

    std::optional<Answer> follow(const QString &line);
    std::optional<Answer> choose(const QString &line);
    std::optional<Answer> undo(const QString &);
    std::optional<Answer> redo(const QString &);
    std::optional<Answer> help(const QString &rule);
    std::optional<Answer> why(const QString &line);
    std::optional<Answer> map(const QString &);
    std::optional<Answer> log(const QString &);
    std::optional<Answer> notation(const QString &);
    std::optional<Answer> save(const QString &words);
    void saveFor(const QString &seat, const QString &file);
    std::optional<Answer> resign(const QString &);
    std::optional<Answer> quit(const QString &);
    std::optional<Answer> discard(const QString &what);

    void showQuestion() const;

    Match &m_match;
    const Speaker &m_speaker;
    const Terminal &m_terminal;
    std::function<bool(Seat)> m_isPerson;
    Seat m_seat = 0;
    std::optional<ChoiceMenu> m_menu;
    std::optional<std::pair<std::size_t, std::uint64_t>>
        m_saved; ///< question and hash of the state that was saved last
};

} // namespace merlon::cli
