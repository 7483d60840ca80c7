#pragma once

#include "app/kept/table_journals.h"
#include "core/engine/match/match.h"

#include <QString>

#include <filesystem>
#include <optional>

namespace merlon::cli {

/// Keeps the game at the terminal on the disk while it is played, and sees to it that whoever leaves it, in whatever way,
/// is told where it is and how to go on. Where that fails the game goes on, and it is tried again after each choice.
class GameKeeper {
public:
    /// `match` must live as long.
    explicit GameKeeper(Match &match)
        : m_match(match)
    {
    }
    ~GameKeeper();
    GameKeeper(const GameKeeper &) = delete;
    GameKeeper &operator=(const GameKeeper &) = delete;

    /// From now on, in the file that the game has had up to now, or else in a new one.
    void begin(std::optional<TableJournal> journal);
    /// When it returns, all that was chosen is on the disk, or the person has been told that it is not.
    void settle();
    /// Where the game is kept and how to go on; empty if it is not kept, or if nothing has been chosen yet.
    QString whereItIs() const;
    /// The game is over, or saved: nothing needs to be kept any more.
    void remove();

private:
    Match &m_match;
    std::optional<TableJournal> m_journal; ///< none: nobody wants it kept
    bool m_isKept = false;
    bool m_isReported = false; ///< that it is not kept
};

/// How a person goes on with a game that is kept in this file.
QString commandToResume(const std::filesystem::path &journal);

} // namespace merlon::cli
