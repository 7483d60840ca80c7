#pragma once

#include "app/cli/story/storyteller.h"
#include "app/cli/table/players.h"
#include "core/engine/match.h"

#include <string>
#include <vector>

namespace merlon::cli {

/// Who sits where.
struct Sitting {
    std::string kind;                 ///< `human`, `random`, ...
    std::unique_ptr<Player> computer; ///< null for a person
};

/// A match at the terminal: computers answer at once, persons are asked, and what happens is told to those who
/// look on.
class Table {
public:
    Table(Match match, std::vector<Sitting> sittings, Detail detail);

    /// Plays to the end, or until a person leaves. The exit code.
    int play();
    const Match &match() const { return m_match; }

private:
    void letComputersPlay();
    void tellNews();
    void tellResult();
    SeatSet onlookers() const;

    Match m_match;
    Speaker m_speaker;
    std::vector<Sitting> m_sittings;
    Storyteller m_teller;
    std::size_t m_toldUpTo = 0; ///< ply
};

} // namespace merlon::cli
