#include "core/games/mountain/player/scores.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

/// What workshops bring.
namespace merlon::mountain {

namespace {

/// A symbol that is emptied can be filled again.
constexpr int kFreed = 12;

std::size_t gainedKind(const Conversion &conversion)
{
    return static_cast<std::size_t>(std::ranges::max_element(conversion.gain.counts)
                                    - conversion.gain.counts.begin());
}

/// A purse after one use; none if it cannot be paid.
std::optional<Amounts> converted(const Outlook &outlook, const Amounts &purse, const Conversion &conversion)
{
    const Amounts cost = conversion.takesAny()
        ? cheapestOf(outlook.worth, purse, kAnyTwo, gainedKind(conversion))
        : conversion.cost;
    if (conversion.takesAny() && cost.sum() < kAnyTwo)
        return {};
    for (std::size_t kind = 0; kind < kResources; ++kind) {
        if (purse[kind] < cost[kind])
            return {};
    }
    return without(purse, cost) + conversion.gain;
}

/// The best that can be made of a conversion that is used again and again, at least once.
int conversionPoints(const Outlook &outlook, const Conversion &conversion, int uses)
{
    int most = kHopeless;
    std::optional<Amounts> purse = outlook.purse;
    for (int use = 1; use <= uses; ++use) {
        purse = converted(outlook, *purse, conversion);
        if (!purse)
            break;
        most = std::max(most, outlook.gainOfPurse(*purse) + outlook.worth.later(use * kFreed));
    }
    return most;
}

/// MT-1.8, MT-4.9: a resource leaves its symbol before the next cascade fills it.
int fetchPoints(const Outlook &outlook, std::size_t slot, std::size_t kind, std::size_t joining)
{
    constexpr int kSoon = 30;
    const SlotSet filled = outlook.own().filledSlots();
    bool isWokenLater = false;
    for (std::size_t above = 0; above < kSlots; ++above)
        isWokenLater = isWokenLater || (!contains(filled, above) && contains(kCascades[above], slot));
    const bool isWokenNow = joining < kSlots && contains(kCascades[joining], slot);
    const bool isClanCart =
        kind == indexOf(Resource::Cart) && dataOf(outlook.own().pack[slot].troll).hasClanCarts();
    const int share = isWokenNow ? 90 : isWokenLater ? kSoon : 0;
    return outlook.worth.each[kind] * (isWokenNow ? share : outlook.worth.later(share)) / 100
        + (isClanCart ? 20 : 0);
}

/// The slot of the next recruit if the seat recruits in this turn.
std::size_t slotOfThisTurn(const Outlook &outlook)
{
    const bool recruits = outlook.bestRecruit(outlook.purse) > outlook.prospect().bestDig(outlook.purse);
    return recruits ? bestRecruitSlot(outlook) : kSlots;
}

/// So many of the resources on trolls as can be fetched, the most useful first.
int stewardPoints(const Outlook &outlook, int uses)
{
    const std::size_t joining = slotOfThisTurn(outlook);
    std::vector<int> points;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        const PackTroll &card = outlook.own().pack[slot];
        for (unsigned left = card.filled; left != 0; left &= left - 1) {
            const auto symbol = static_cast<std::size_t>(std::countr_zero(left));
            points.push_back(fetchPoints(outlook, slot, indexOf(kSymbols[card.troll][symbol]), joining));
        }
    }
    std::ranges::sort(points, std::greater());
    int sum = 0;
    for (std::size_t use = 0; use < points.size() && static_cast<int>(use) < uses; ++use)
        sum += points[use];
    return sum;
}

} // namespace

int workshopPoints(const Outlook &outlook, Workshop workshop, int uses)
{
    if (workshop == Workshop::Stewardship)
        return stewardPoints(outlook, uses);
    int most = kHopeless;
    for (const Conversion &conversion : kConversionData) {
        if (conversion.workshop == workshop)
            most = std::max(most, conversionPoints(outlook, conversion, uses));
    }
    return most;
}

Scored scoreWorkshop(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Use:
        return {conversionPoints(outlook, kConversionData[choice.args[0]], outlook.step.b),
                {"advice.convert"}};
    case Verb::Fetch:
        return {fetchPoints(outlook, choice.args[0], choice.args[1], slotOfThisTurn(outlook)) - 1,
                {"advice.fetch", 0}};
    case Verb::Done:
        return {0, {"advice.enough"}};
    default: // exchanges can wait until step 2
        return {kHopeless};
    }
}

} // namespace merlon::mountain
