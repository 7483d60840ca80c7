#include "core/games/mountain/player/scores.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/score.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>

/// Whom to recruit, and for which cascade.
namespace merlon::mountain {

namespace {

constexpr int kWokenLater = 45; ///< of 100 symbols how many will be empty when they are woken again

Worth worthAfter(const Outlook &outlook, int turns)
{
    return worthWith(std::min(turns, outlook.worth.turns - 1));
}

/// What one symbol of a troll is worth when it is filled.
int symbolPoints(const Worth &worth, Troll troll, std::size_t symbol)
{
    constexpr int kClanCart = 80; // it hauls only statues of the clan
    const Resource kind = kSymbols[troll][symbol];
    const bool isClanCart = kind == Resource::Cart && dataOf(troll).hasClanCarts();
    return worth.of(kind) * (isClanCart ? kClanCart : 100) / 100;
}

int emptySymbolPoints(const Worth &worth, const PackTroll &card)
{
    int points = 0;
    for (std::size_t symbol = 0; card.troll != kNoTroll && symbol < symbolCount(card.troll); ++symbol)
        points += (card.filled >> symbol & 1u) == 0 ? symbolPoints(worth, card.troll, symbol) : 0;
    return points;
}

/// MT-8.1, MT-8.2: the token, and the end that comes nearer with the last one.
int crownPoints(const Outlook &outlook)
{
    constexpr int kForLead = 10;
    constexpr int kMostForLead = 400;
    const MountainData &data = outlook.data();
    if (data.coronations >= kCoronations.size())
        return 0;
    int points = kCoronations[data.coronations] * kHonourPoint;
    if (data.coronations + 1u < kCoronations.size())
        return points;
    const std::uint8_t own = outlook.scene.rules.teamOf(outlook.seat);
    int rival = 0;
    for (std::uint8_t team = 0; team < outlook.scene.rules.teamCount(); ++team)
        rival = team == own ? rival : std::max(rival, scoreOf(outlook.scene, team).sum());
    const int lead = scoreOf(outlook.scene, own).sum() - rival;
    return points + std::clamp(lead * kForLead, -kMostForLead, kMostForLead);
}

/// What it brings that a troll joins on a slot: the cascade, what it will bring later, and the slots above.
int joinPoints(const Outlook &outlook, Troll troll, std::size_t slot, bool wakesKin)
{
    constexpr int kSupport = 45;
    const SeatState &own = outlook.own();
    const bool isLast = std::popcount(own.filledSlots()) + 1 == static_cast<int>(kSlots);
    const Worth worth = worthAfter(outlook, isLast && outlook.data().endRound == 0 ? 3 : outlook.worth.turns);
    int points = futureOf(outlook, troll, slot);
    for (std::size_t other = 0; other < kSlots; ++other) {
        const PackTroll card = other == slot ? PackTroll {troll, 0} : own.pack[other];
        const bool isKin =
            wakesKin && card.troll != kNoTroll && dataOf(card.troll).clan == dataOf(troll).clan;
        if (isKin || contains(kCascades[slot], other))
            points += emptySymbolPoints(worth, card);
        if (contains(kSupports[other], slot))
            points += outlook.worth.later(kSupport);
    }
    return points + (isLast ? crownPoints(outlook) : 0);
}

bool mayJoin(const SeatState &own, std::size_t slot)
{
    const SlotSet filled = own.filledSlots();
    return !contains(filled, slot) && (kSupports[slot] & filled) == kSupports[slot];
}

struct BestJoin {
    int points = kHopeless;
    std::size_t slot = kSlots;
};

BestJoin bestJoin(const Outlook &outlook, Troll troll, bool wakesKin)
{
    BestJoin best;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        if (!mayJoin(outlook.own(), slot))
            continue;
        if (const int points = joinPoints(outlook, troll, slot, wakesKin); points > best.points)
            best = {points, slot};
    }
    return best;
}

int bribesOn(const Outlook &outlook, const HordeCard &card)
{
    int points = 0;
    for (std::size_t kind = 0; kind < kResources; ++kind)
        points += card.bribes[kind] * outlook.worth.each[kind];
    return points;
}

/// The clan whose pedestals the seat can use best.
Scored scoreTakePedestal(const Outlook &outlook, Choice made)
{
    const std::size_t clan = made.args[0];
    int tokens = 0;
    for (int zone = 1; zone <= static_cast<int>(kZones); ++zone) {
        const TrackPlace &place = outlook.data().track[trackPlace(zone, clan)];
        if (place.owner == kNobody && place.value < kTokenValues)
            tokens = std::max(tokens, place.value + 1 + zone);
    }
    const int statues = statuesOwned(outlook.scene, outlook.seat, clan);
    const int held = outlook.scene.teamOf(outlook.seat).pedestals[clan];
    return {tokens * 30 + std::min(statues, 2) * 150 - held * 160, {"advice.pedestal-kept", 0}};
}

} // namespace

int wakingPoints(const Outlook &outlook, const PackTroll &card)
{
    return emptySymbolPoints(outlook.worth, card);
}

int futureOf(const Outlook &outlook, Troll troll, std::size_t slot)
{
    const SlotSet filled = outlook.own().filledSlots();
    int wakings = 0;
    for (std::size_t above = 0; above < kSlots; ++above)
        wakings += above != slot && !contains(filled, above) && contains(kCascades[above], slot) ? 1 : 0;
    wakings = std::min(wakings, (outlook.worth.turns - 1) / 2);
    return emptySymbolPoints(worthAfter(outlook, outlook.worth.turns), {troll, 0}) * wakings * kWokenLater
        / 100;
}

int recruitPoints(const Outlook &outlook, std::size_t place, Recruiting how)
{
    const HordeCard &card = outlook.data().horde[place];
    const int bribes = cardsToBribe(outlook.data(), place);
    const int cost = how.isMasked
        ? outlook.worth.of(cheapestOf(outlook.worth, outlook.purse, bribes, kResources))
        : bribes * outlook.worth.of(Resource::Coin);
    const bool takesPedestal = dataOf(card.troll).level == 3
        && std::ranges::any_of(outlook.data().bag, [](std::uint8_t number) { return number > 0; });
    const int pedestals = (card.pedestal != kNoClan ? 1 : 0) + (takesPedestal ? 1 : 0);
    return bestJoin(outlook, card.troll, how.wakesKin).points + bribesOn(outlook, card) - cost
        + pedestals * worthOfPedestal(outlook.scene, outlook.seat, outlook.worth);
}

int bestRecruitPoints(const Outlook &outlook, Recruiting how, int mostBribes)
{
    int most = kHopeless;
    if (outlook.own().isPackFull())
        return most;
    for (std::size_t place = 0; place < kHordePlaces; ++place) {
        const bool isThere = outlook.data().horde[place].troll != kNoTroll;
        if (isThere && cardsToBribe(outlook.data(), place) <= mostBribes)
            most = std::max(most, recruitPoints(outlook, place, how));
    }
    return most;
}

std::size_t bestRecruitSlot(const Outlook &outlook)
{
    const Recruiting how = outlook.recruiting();
    if (outlook.own().isPackFull())
        return kSlots;
    for (std::size_t place = 0; place < kHordePlaces; ++place) {
        const Troll troll = outlook.data().horde[place].troll;
        const bool isPaid =
            troll != kNoTroll && cardsToBribe(outlook.data(), place) <= how.bribes(outlook.purse);
        if (isPaid && recruitPoints(outlook, place, how) == outlook.bestRecruit(outlook.purse))
            return bestJoin(outlook, troll, how.wakesKin).slot;
    }
    return kSlots;
}

Scored scoreRecruiting(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Bribe:
        return {-outlook.worth.each[choice.args[0]], {"advice.cheapest", 0}};
    case Verb::TakePedestal:
        return scoreTakePedestal(outlook, choice);
    case Verb::Join:
        return {joinPoints(outlook, outlook.data().now.joining, choice.args[0],
                           outlook.data().now.has(Spell::Kin)),
                {"advice.cascade"}};
    default: // an exchange rarely frees symbols that are worth four resources
        return {kHopeless};
    }
}

} // namespace merlon::mountain
