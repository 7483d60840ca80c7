#pragma once

#include "core/engine/state.h"
#include "core/engine/statistics/gauges.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege/pieces/units.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace merlon::siege {

/// What an event takes from the sides or gives them, as far as the statistics count it.
struct Toll {
    std::string_view cause {};      ///< of the units lost: one of StatisticsReader::causes
    std::array<Sums, 2> losses {};  ///< units, of the invaders and of the defenders
    int given = 0;                  ///< hourglasses, to the defenders
    int thrownAway = 0;             ///< hourglasses, by them
    PlaceIndex building = kNowhere; ///< that takes an hourglass
};

/// The strengths that would meet on a wall, invaders first.
using Strengths = std::array<int, 2>;

/// A cause of losses, by the rule under which units die; item 0: all rules of the chapter.
struct CauseRow {
    RuleId rule;
    std::string_view cause;
};

inline std::string_view causeOf(std::span<const CauseRow> rows, RuleId rule)
{
    const auto row = std::find_if(rows.begin(), rows.end(), [rule](const CauseRow &candidate) {
        return candidate.rule.chapter == rule.chapter
            && (candidate.rule.item == 0 || candidate.rule.item == rule.item);
    });
    return row == rows.end() ? std::string_view("other") : row->cause;
}

/// Adds a unit of the type `unit`, in which the defenders' kinds follow the invaders'. Hidden ones are not counted.
inline void addUnit(Toll &toll, std::uint16_t unit)
{
    if (unit < 2 * kUnitKinds)
        ++toll.losses[unit / kUnitKinds][unit % kUnitKinds];
}

/// What the statistics of a game are read from.
class StatisticsReader {
public:
    virtual ~StatisticsReader() = default;

    virtual const Battlefield &field() const = 0;
    /// In the order in which they are shown; `other` is the last.
    virtual std::span<const std::string_view> causes() const = 0;
    virtual int roundOf(const View &view) const = 0;
    virtual Strengths strengthsOn(const View &view, int wall) const = 0;
    /// Hourglasses that the defenders have not spent.
    virtual int hourglassesIn(const View &view) const = 0;
    /// What the invaders pay with, apart from units (chart `means`), and glory where there is any.
    virtual std::vector<Gauge> gauges(const View &view) const = 0;
    Toll tollOf(const Event &event) const
    {
        Toll toll;
        toll.cause = causeOf(causeRows(), event.rule);
        count(toll, event);
        return toll;
    }

protected:
    virtual std::span<const CauseRow> causeRows() const = 0;
    /// Adds what an event takes and gives; the cause is known.
    virtual void count(Toll &toll, const Event &event) const = 0;
    /// An hourglass goes on an action of this building.
    void addInvestment(Toll &toll, BuildingType building) const
    {
        toll.building = field().buildings[static_cast<std::size_t>(building)].place;
    }
};

} // namespace merlon::siege
