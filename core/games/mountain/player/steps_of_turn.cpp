#include "core/games/mountain/player/scores.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>

/// The set-up, payments, and the first two steps of a turn: spell and workshop, recruit or dig.
namespace merlon::mountain {

namespace {

constexpr int kExchangePrice = 4; ///< MT-1.9
/// What a change must bring at least to be made.
constexpr int kWorthTheTrouble = 10;

/// MT-4.9: how many slots wake this one.
int wakingsOf(std::size_t slot)
{
    return static_cast<int>(
        std::ranges::count_if(kCascades, [slot](SlotSet cascade) { return contains(cascade, slot); }));
}

/// A rich neighborhood, deep in the mountain and far from rivals.
int portalPoints(const Outlook &outlook, Cell cell)
{
    constexpr int kReach = 7;
    const Map &map = outlook.scene.map;
    const Square portal = map.squareOf(cell);
    int points = 0;
    const auto nearness = [&](Square square) {
        const int steps = std::abs(square.row - portal.row) + std::abs(square.col - portal.col);
        return std::max(0, kReach - steps);
    };
    for (const Statue &statue : outlook.data().statues) {
        if (statue.cell != kNoCell)
            points += nearness(map.squareOf(statue.cell)) * (20 + 4 * map[statue.cell].zone);
    }
    forEachCell(map, map.buried, [&](Cell there) {
        points += nearness(map.squareOf(there)) * outlook.worth.of(map[there].buried) / 12;
    });
    forEachSquare(map.sites, [&](Square site) { points += nearness(site) * 10; });
    forEachSquare(map.rubble, [&](Square rubble) { points -= nearness(rubble) * 2; });
    for (Seat other = 0; other < outlook.scene.rules.seats; ++other) {
        const Cell taken = outlook.data()[other].portal;
        if (taken != kNoCell && outlook.scene.rules.areRivals(outlook.seat, other))
            points -= nearness(map.squareOf(taken)) * 40;
    }
    return points;
}

/// Dear symbols in the middle, where they are woken most often.
int settlePoints(const Outlook &outlook, Troll troll, std::size_t slot)
{
    constexpr int kMeanWakings = 5;
    constexpr int kMeanSymbol = 90;
    const int symbol = outlook.worth.of(kSymbols[troll][0]);
    return (symbol - kMeanSymbol) * (wakingsOf(slot) - kMeanWakings) + symbol
        + outlook.worth.of(amountsOf(dataOf(troll).starting)) / 2;
}

/// MT-1.9: what is left once four resources have been exchanged for one.
Amounts exchanged(const Outlook &outlook, std::size_t kind)
{
    Amounts purse = without(outlook.purse, cheapestOf(outlook.worth, outlook.purse, kExchangePrice, kind));
    ++purse[kind];
    return purse;
}

Scored scoreDigShape(const Outlook &outlook, Choice made)
{
    const int place = outlook.prospect().best(made.args[0], outlook.purse[Resource::Hammer]);
    return {outlook.prospect().digPoints(made.args[0], made.args[1], place),
            {place > 300 ? "advice.dig-rich" : "advice.dig", 1}};
}

/// MT-1.10: the cheapest of the resources that may still be named.
Scored scoreGive(const Outlook &outlook, Choice made)
{
    const Amounts given =
        cheapestOf(outlook.worth, outlook.purse, outlook.step.b, outlook.step.a, outlook.step.c);
    std::size_t first = 0;
    while (first < kResources && given[first] == 0)
        ++first;
    return {made.args[0] == first ? 1 : -outlook.worth.each[made.args[0]], {"advice.cheapest", 0}};
}

/// MT-1.7: symbols that can be filled again are paid with first.
Scored scorePayFrom(const Outlook &outlook, Choice made)
{
    if (is(made, Verb::PayFromStock))
        return {-1, {"advice.pay-stock"}};
    const SlotSet filled = outlook.own().filledSlots();
    int wakings = 0;
    for (std::size_t above = 0; above < kSlots; ++above)
        wakings += !contains(filled, above) && contains(kCascades[above], made.args[0]) ? 1 : 0;
    return {wakings, {"advice.pay-troll", 0}};
}

} // namespace

Scored scoreSetUp(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Portal))
        return {portalPoints(outlook, cellOf(choice)), {"advice.portal"}};
    return {settlePoints(outlook, static_cast<Troll>(choice.args[0]), choice.args[1]),
            {wakingsOf(choice.args[1]) > 4 ? "advice.settle-middle" : "advice.settle", 0}};
}

Scored scorePayment(const Outlook &outlook, Choice choice)
{
    return is(choice, Verb::Give) ? scoreGive(outlook, choice) : scorePayFrom(outlook, choice);
}

Scored scorePrepare(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Cast: {
        const auto spell = static_cast<Spell>(outlook.data().grimoire[choice.args[0]].spell);
        const Amounts after = without(outlook.purse, amount(Resource::Rune));
        const int rune =
            worthWithoutCarts(outlook.worth, outlook.purse) - worthWithoutCarts(outlook.worth, after);
        return {spellPoints(outlook, spell) - rune - kWorthTheTrouble, {"advice.spell"}};
    }
    case Verb::Work: {
        const Cell cell = cellOf(choice);
        for (std::size_t index = 0; index < outlook.data().workshopCount; ++index) {
            const PlacedWorkshop &workshop = outlook.data().workshops[index];
            if (workshop.cell == cell)
                return {workshopPoints(outlook, static_cast<Workshop>(workshop.kind),
                                       openEntrances(outlook.scene, cell))
                            - kWorthTheTrouble,
                        {"advice.workshop"}};
        }
        return {};
    }
    case Verb::Next:
        return {0, {"advice.go-on"}};
    default: // exchanges can wait until step 2
        return {kHopeless};
    }
}

Scored scoreAct(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Dig:
        return scoreDigShape(outlook, choice);
    case Verb::Recruit: {
        const bool isLast = std::popcount(outlook.own().filledSlots()) + 1 == static_cast<int>(kSlots);
        return {recruitPoints(outlook, choice.args[0], outlook.recruiting()),
                {isLast ? "advice.last-recruit" : "advice.recruit"}};
    }
    case Verb::Exchange: {
        const int best =
            std::max(outlook.bestRecruit(outlook.purse), outlook.prospect().bestDig(outlook.purse));
        return {std::max(0, best) + outlook.gainOfPurse(exchanged(outlook, choice.args[0]))
                    - kWorthTheTrouble,
                {"advice.exchange", 0}};
    }
    default:
        return {0, {"advice.go-on"}};
    }
}

} // namespace merlon::mountain
