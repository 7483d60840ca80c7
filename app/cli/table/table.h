#pragma once

#include "app/cli/story/storyteller.h"
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

/// A match at the terminal: computers answer at once, persons are asked, and what happens is told to the person
/// at the terminal as far as that seat may know it. Where computers play alone everything is told.
class Table {
public:
    /// `seed`: of the computers' choices. `record`: a file that gets the record when the game is over or left, or empty.
    /// `before`: what has happened before the first question.
    Table(Match match, std::vector<Sitting> sittings, std::uint64_t seed, Detail detail,
          std::filesystem::path record, std::vector<Event> before = {});

    /// Plays to the end, or until a person leaves. The exit code.
    int play();

private:
    bool isPerson(Seat seat) const;
    void letComputersPlay();
    /// The seat comes to the terminal; false if the input ends.
    bool sitDown(Seat seat);
    bool mayLookOn(Seat seat) const;
    SeatSet onlookers() const;
    void showBoard(const Decision &decision);
    void tellNews();
    void tellResult();
    int keepRecord() const;

    Match m_match;
    Speaker m_speaker;
    std::vector<Sitting> m_sittings;
    std::uint64_t m_seed;
    Terminal m_terminal;
    Storyteller m_teller;
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
