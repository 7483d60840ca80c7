#include "core/games/siege/position/totals.h"

#include "core/games/siege1/position/sections.h"

/// The units, stones and wood of a position: bag and supplies hold the rest.
namespace merlon::siege1::position {

namespace {

using siege::add;
using siege::Sums;

/// All invader units but those in the bag.
Sums invadersOutside(const SiegeData &data)
{
    Sums sums = siege::position::invadersOnBoard(data);
    for (const WallState &wall : data.walls)
        add(sums, wall.crew);
    for (const InvaderState &seat : data.invaders) {
        add(sums, seat.ready);
        add(sums, seat.camp);
    }
    for (const Units &units : {data.barbican.crew, data.discard, data.spent})
        add(sums, units);
    sums[siege::Goblin] += data.blood;
    return sums;
}

/// All defender units but those in the supply.
Sums defendersOutside(const SiegeData &data)
{
    return siege::position::defendersOnBoard(
        data, [](const TowerState &tower) { return tower.post == Post::Archer ? 1 : 0; });
}

std::uint8_t rest(Complaint &complaint, std::string_view what, int total, int outside)
{
    if (outside > total)
        complaint.add("/places",
                      {"error.position-too-many", {Word {std::string(what)}, std::int64_t {outside - total}}},
                      {"error.position-total-right", {std::int64_t {total}}});
    return static_cast<std::uint8_t>(outside > total ? 0 : total - outside);
}

} // namespace

void completeTotals(const Reading &reading)
{
    SiegeData &data = reading.data;
    Complaint &complaint = reading.form.complaint();
    const Sums invaders = invadersOutside(data);
    const Sums defenders = defendersOutside(data);
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
        data.bag[unit] = rest(complaint, kInvaderUnitKeys[unit], kInvaderTotal[unit], invaders[unit]);
        data.defenderSupply[unit] =
            rest(complaint, kDefenderUnitKeys[unit], kDefenderTotal[unit], defenders[unit]);
    }
    int stone = data.marker == 1 ? 1 : 0;
    int wood = data.marker == 2 ? 1 : 0;
    for (const WallState &wall : data.walls) {
        stone += wall.stone;
        wood += wall.wood;
    }
    data.stone = rest(complaint, "stone", kStoneTotal, stone);
    data.wood = rest(complaint, "wood", kWoodTotal, wood);
}

} // namespace merlon::siege1::position
