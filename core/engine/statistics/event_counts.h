#pragma once

#include "core/engine/match/seat_view.h"
#include "core/engine/statistics/statistics.h"

#include <map>
#include <string>
#include <utility>

namespace merlon {

/// Counts what the events of a match tell by their roles: pieces that die, by round; cards, actions and powers that are
/// used, by who uses them.
class EventCounts {
public:
    /// `round`: the one in which the match begins.
    EventCounts(const Setup &setup, int round);

    void add(const SeenStep &step);
    /// Charts `deaths` and `uses`, the latter about each event of use; none of what has not happened.
    void addCharts(Statistics &statistics) const;

private:
    void count(const Event &event);
    Chart deaths() const;

    using Value = std::pair<std::string, std::string>; ///< the key of its type, and its own
    using UsesBySeat = std::map<Seat, int>;

    const Setup &m_setup;
    const int m_firstRound;
    int m_round;
    std::map<Value, std::map<int, int>> m_deaths;              ///< of each piece, by round
    std::map<std::string, std::map<Value, UsesBySeat>> m_uses; ///< by event, and by what was used
};

} // namespace merlon
