#pragma once

#include "app/cli/interruption.h"
#include "app/cli/story/storyteller.h"
#include "app/cli/table/game_keeper.h"
#include "app/cli/table/goal_teller.h"
#include "app/cli/table/players.h"
#include "app/cli/terminal.h"
#include "core/engine/match/match.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace merlon::cli {

/// Who sits where.
struct Sitting {
    std::string kind;                 ///< `human`, `random`, ...
    std::unique_ptr<Player> computer; ///< null for a person
};

/// How a match comes to the terminal.
struct TableSettings {
    std::uint64_t seed = 0; ///< of the computers' choices
    Detail detail = Detail::Brief;
    std::filesystem::path record {};        ///< gets the record when the game is over or left; empty: none
    std::vector<Event> before {};           ///< what has happened before the first question
    bool isResumed = false;                 ///< persons know what was played before their last choice
    std::optional<TableJournal> journal {}; ///< in which it has been kept up to now
    std::optional<GoalWatch> goal {};       ///< of a scenario that is a puzzle
};

/// A match at the terminal: computers answer at once, persons are asked, and what happens is told to the person
/// at the terminal as far as that seat may know it. Where computers play alone everything is told. A game with a person
/// is kept in a journal until it is over, or saved and left.
class Table {
public:
    Table(Match match, std::vector<Sitting> sittings, TableSettings settings);

    /// Plays to the end, or until a person leaves. The exit code.
    int play();

private:
    bool isPerson(Seat seat) const;
    bool isInterrupted() const { return m_interruption && m_interruption->flag(); }
    void letComputersPlay();
    /// The seat comes to the terminal; false if the input ends.
    bool sitDown(Seat seat);
    bool mayLookOn(Seat seat) const;
    SeatSet onlookers() const;
    void showBoard(const Decision &decision);
    void tellNews();
    void tellGoal();
    void tellResult();
    /// What everybody has been told when they come back to the game.
    void rememberTold();
    enum class Saved { No, Yes };
    int leave(Saved saved);
    int discard();
    int breakOff(const QString &why);
    int writeRecord() const;

    Match m_match;
    Speaker m_speaker;
    std::vector<Sitting> m_sittings;
    std::uint64_t m_seed;
    Terminal m_terminal;
    Storyteller m_teller;
    GameKeeper m_keeper;
    std::optional<Interruption> m_interruption; ///< where computers play alone and the game is to be saved
    std::optional<TableJournal> m_journal;      ///< in which the game has been kept up to now
    std::optional<GoalTeller> m_goal;
    std::filesystem::path m_record;
    int m_persons = 0;
    Seat m_atTerminal = kNobody;
    std::vector<Event> m_before;         ///< what happened before the first question
    std::vector<std::size_t> m_toldUpTo; ///< ply, for each seat; one more for everybody
    std::vector<bool> m_toldBefore;      ///< whether they know of what happened before, in the same order
    QString m_status;                    ///< the line of numbers that was shown last
    bool m_mapIsDue = true;              ///< much has changed since the person at the terminal saw the map
};

} // namespace merlon::cli
