#include "core/games/mountain/networks.h"
#include "core/games/mountain/player/scores.h"
#include "core/games/mountain/purse.h"

#include <algorithm>
#include <functional>

/// Great halls and hauls.
namespace merlon::mountain {

namespace {

// Halls

struct HallPlace {
    Choice choice {};
    int guess = kHopeless;
};
/// Only the most promising places of a hall are tried out.
using HallPlaces = std::array<HallPlace, 5>;

/// What can be told of a place without trying it out: low ground, no pedestal, a statue on the altar.
int guessHall(const Scene &scene, const Squares &hall, Cell altar)
{
    int guess = 0;
    forEachCell(scene.map, hall, [&](Cell cell) {
        const Tunnel &tunnel = scene.tunnelOn(cell);
        guess -= scene.map[cell].zone;
        guess -= tunnel.anchor == cell && tunnel.pedestal != kNoClan ? 12 : 0;
        guess -= cell != altar && hasStatue(scene.data, cell) ? 2 : 0;
    });
    return guess + (hasStatue(scene.data, altar) ? 8 : 0);
}

HallPlaces bestPlacesOf(const Outlook &outlook, std::size_t hall)
{
    HallPlaces best {};
    const Squares tiled = tiledSquares(outlook.scene, outlook.seat);
    for (std::size_t orientation = 0; orientation < kOrientations; ++orientation) {
        const Outline &outline = outlineOf(static_cast<Hall>(hall), orientation);
        if (!outline.isOffered)
            continue;
        forEachSquare(legalMarks(tiled, outline), [&](Square mark) {
            const Cell altar = outlook.scene.map.at(mark);
            const int guess = guessHall(outlook.scene, squaresOf(outline, mark), altar);
            if (guess <= best.back().guess)
                return;
            best.back() = {choice(Verb::PlaceHall, orientation, altar), guess};
            std::ranges::sort(best, std::greater(), &HallPlace::guess);
        });
    }
    return best;
}

int tunnelCount(const MountainData &data)
{
    return static_cast<int>(std::ranges::count_if(
        data.tunnels, [](const Tunnel &tunnel) { return tunnel.kind != TunnelKind::None; }));
}

/// MT-6: what halls and statues count after it, with all hauls that are worth their carts, more than before.
int tryHall(const Outlook &outlook, std::size_t hall, Choice place)
{
    constexpr int kTunnelLost = 70;
    constexpr int kCartsToCome = 2;
    MountainData data = outlook.data();
    EventSink nobody;
    Play play {data, outlook.scene.map, outlook.scene.rules, nobody};
    const Step step = agenda::stepOf(static_cast<std::uint8_t>(StepKind::PlaceHall), outlook.seat,
                                     static_cast<std::uint16_t>(hall), 0, 0);
    steps::placeHall.take(play, step, place);
    const Haulage after({data, outlook.scene.map, outlook.scene.rules}, outlook.seat);
    const int cart = outlook.worth.of(Resource::Cart);
    const auto gainWith = [&](const Carts &carts) {
        return after.honourHauled(carts, cart) - outlook.haulage().honourHauled(carts, cart);
    };
    const Carts carts = cartsOf(outlook.scene, outlook.seat);
    Carts more = carts;
    more.neutral += kCartsToCome;
    const int lost = tunnelCount(outlook.data()) - tunnelCount(data);
    return std::max(gainWith(carts), outlook.worth.later(gainWith(more)) * 7 / 10)
        - outlook.worth.later(std::max(0, lost + 1) * kTunnelLost);
}

Scored scoreHallOf(const Outlook &outlook, std::size_t hall)
{
    constexpr int kEnough = 60;
    int most = kHopeless;
    for (const HallPlace &place : bestPlacesOf(outlook, hall)) {
        if (place.guess > kHopeless)
            most = std::max(most, tryHall(outlook, hall, place.choice));
    }
    return {most - outlook.worth.later(kEnough), {"advice.hall"}};
}

Scored scorePlaceHall(const Outlook &outlook, Choice made)
{
    for (const HallPlace &place : bestPlacesOf(outlook, outlook.step.a)) {
        if (place.choice == made)
            return {tryHall(outlook, outlook.step.a, made), {"advice.hall-place"}};
    }
    return {kHopeless};
}

// Hauls

int cartWorth(const Outlook &outlook)
{
    return outlook.worth.of(Resource::Cart);
}

/// MT-1.9: four resources for one more cart.
Scored scoreCartBought(const Outlook &outlook, Choice made)
{
    constexpr int kPrice = 4;
    constexpr int kAfterHauls = 1; // the carts that there are come first
    if (made.args[0] != indexOf(Resource::Cart))
        return {kHopeless};
    const Amounts given = cheapestOf(outlook.worth, outlook.purse, kPrice, made.args[0]);
    const int carts = outlook.purse[Resource::Cart];
    const int gain = outlook.worthOfCarts(carts + 1) - outlook.worthOfCarts(carts);
    const int points = gain - outlook.worth.of(given) - kHonourPoint / 4;
    const bool isCarts = given[Resource::Cart] > 0;
    return {isCarts ? kHopeless : std::min(points, kAfterHauls), {"advice.buy-cart"}};
}

Scored scoreHaul(const Outlook &outlook, Choice made)
{
    const Haulage &haulage = outlook.haulage();
    const int statue = haulage.statueAt(cellOf(made));
    if (statue < 0)
        return {kHopeless};
    const int carts = cartsOf(outlook.scene, outlook.seat).forClan(haulage.clanOf(statue));
    const Haul best = haulage.best(statue, carts, cartWorth(outlook));
    return {best.carts == 0 ? -1 : best.perCart(cartWorth(outlook)), {"advice.haul"}};
}

/// The way over this cell to the best end that can be reached; a haul with no gain of its own is a stop on the way.
Scored scoreHaulTo(const Outlook &outlook, Choice made)
{
    Haulage sketch = outlook.haulage();
    const int statue = sketch.statueAt(outlook.step.a);
    if (statue < 0)
        return {};
    const int before = sketch.honour();
    const int carts = cartsOf(outlook.scene, outlook.seat).forClan(sketch.clanOf(statue));
    sketch.move(statue, cellOf(made));
    const int now = sketch.honour() - before;
    int most = now - cartWorth(outlook);
    for (int more = 1; more < carts; ++more) {
        const Haul on = sketch.farthest(statue, more);
        if (on.carts > 0)
            most = std::max(most, (now + on.gain) / (1 + on.carts) - cartWorth(outlook));
    }
    return {most, {now > 0 ? "advice.haul-to" : "advice.haul-through"}};
}

Scored scoreGhost(const Outlook &outlook, Choice made)
{
    constexpr int kMoves = 2;
    Haulage sketch = outlook.haulage();
    if (is(made, Verb::Done))
        return {0, {"advice.stays"}};
    if (is(made, Verb::Haul)) {
        const int statue = sketch.statueAt(cellOf(made));
        return {statue < 0 ? kHopeless : sketch.farthest(statue, kMoves).gain, {"advice.haul"}};
    }
    const int statue = sketch.statueAt(outlook.step.a);
    if (statue < 0)
        return {};
    const int before = sketch.honour();
    sketch.move(statue, cellOf(made));
    const int now = sketch.honour() - before;
    const int more = outlook.step.b > 1 ? sketch.farthest(statue, 1).gain : 0;
    // A gain at once comes before the same gain later.
    return {2 * (now + more) + (now > 0 ? 1 : 0) - 1, {"advice.haul-to"}};
}

} // namespace

Scored scoreHall(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Hall:
        return scoreHallOf(outlook, choice.args[0]);
    case Verb::PlaceHall:
        return scorePlaceHall(outlook, choice);
    case Verb::Next:
        return {0, {"advice.no-hall"}};
    default: // an exchange can wait
        return {kHopeless};
    }
}

Scored scoreHauling(const Outlook &outlook, Choice choice)
{
    if (outlook.kind() == StepKind::GhostHaul || outlook.kind() == StepKind::GhostTo)
        return scoreGhost(outlook, choice);
    switch (verbOf(choice)) {
    case Verb::Haul:
        return scoreHaul(outlook, choice);
    case Verb::To:
        return scoreHaulTo(outlook, choice);
    case Verb::PayCart:
        return {-int {choice.args[0]}, {"advice.cart", 0}};
    case Verb::Exchange:
        return scoreCartBought(outlook, choice);
    default:
        return {0, {"advice.no-haul"}};
    }
}

} // namespace merlon::mountain
