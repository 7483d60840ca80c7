#include "core/games/siege/position/totals.h"

#include "core/games/siege2/position/sections.h"

/// The units and the wood of a position: none is lost, none comes from nowhere.
namespace merlon::siege2::position {

namespace {

using siege::add;
using siege::Sums;

/// All invader units but those in the bag.
Sums invadersOutside(const SiegeData &data)
{
    Sums sums = siege::position::invadersOnBoard(data);
    for (const PaidOnCard &paid : data.paid)
        add(sums, paid.units);
    for (const Units &units : {data.marauders, data.invaderSupply, data.fallen})
        add(sums, units);
    return sums;
}

/// All defender units but those in the supply.
Sums defendersOutside(const SiegeData &data)
{
    Sums sums = siege::position::defendersOnBoard(
        data, [](const TowerState &tower) { return static_cast<int>(tower.marksmen); });
    add(sums, data.hospital);
    add(sums, data.gone);
    return sums;
}

/// `held` is the store that takes the rest if the position does not say what it holds.
void complete(Complaint &complaint, const std::string &pointer, bool given, std::string_view what, int total,
              int outside, std::uint8_t &held)
{
    if (!given && outside <= total)
        held = static_cast<std::uint8_t>(total - outside);
    const int off = outside + (given ? held : 0) - total;
    if (off == 0 || (!given && off < 0))
        return;
    complaint.add(pointer,
                  {off > 0 ? "error.position-too-many" : "error.position-too-few",
                   {Word {std::string(what)}, std::int64_t {off > 0 ? off : -off}}},
                  {"error.position-total-right", {std::int64_t {total}}});
}

bool isGiven(const Reading &reading, std::string_view seat, const char *member)
{
    if (!reading.form.has(seat))
        return false;
    return reading.form.find(seat)->contains(member);
}

} // namespace

void completeTotals(const Reading &reading)
{
    SiegeData &data = reading.data;
    Complaint &complaint = reading.form.complaint();
    const Sums invaders = invadersOutside(data);
    const Sums defenders = defendersOutside(data);
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
        complete(complaint, "/invader/bag", isGiven(reading, "invader", "bag"), kInvaderUnitKeys[unit],
                 kInvaderTotal[unit], invaders[unit], data.bag[unit]);
        complete(complaint, "/defender/supply", isGiven(reading, "defender", "supply"),
                 kDefenderUnitKeys[unit], kDefenderTotal[unit], defenders[unit], data.defenderSupply[unit]);
    }
    int wood = data.wood;
    for (const PaidOnCard &paid : data.paid)
        wood += paid.wood;
    complete(complaint, "/wood-pile", reading.form.has("wood-pile"), "wood", kWoodTotal, wood, data.woodPile);
}

} // namespace merlon::siege2::position
