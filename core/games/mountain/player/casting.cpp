#include "core/games/mountain/networks.h"
#include "core/games/mountain/player/scores.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/turn/spells.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>

/// What spells bring, and what to answer them.
namespace merlon::mountain {

namespace {

constexpr int kMostOfMineral = 3; ///< that a Transmutation turns

int actionNow(const Outlook &outlook)
{
    return std::max({0, outlook.bestRecruit(outlook.purse), outlook.prospect().bestDig(outlook.purse)});
}

/// A dig beside the action of the turn: the better of both would have been done anyway.
int eaterPoints(const Outlook &outlook)
{
    const int dig = outlook.prospect().bestDig(outlook.purse);
    const int recruit = outlook.bestRecruit(outlook.purse);
    return std::min(dig, recruit > 0 ? recruit : dig / 2);
}

int swapPoints(const Outlook &outlook, std::size_t slot, std::size_t place)
{
    const PackTroll &old = outlook.own().pack[slot];
    const Troll young = outlook.data().horde[place].troll;
    int held = 0;
    for (std::size_t symbol = 0; symbol < symbolCount(old.troll); ++symbol)
        held += (old.filled >> symbol & 1u) != 0 ? outlook.worth.of(kSymbols[old.troll][symbol]) : 0;
    return futureOf(outlook, young, slot) - futureOf(outlook, old.troll, slot) - held;
}

bool hasLevel(Troll troll, int level)
{
    return troll != kNoTroll && dataOf(troll).level == level;
}

int ascensionPoints(const Outlook &outlook)
{
    int most = kHopeless;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        for (std::size_t place = 0; place < kHordePlaces; ++place) {
            if (hasLevel(outlook.own().pack[slot].troll, 2) && hasLevel(outlook.data().horde[place].troll, 3))
                most = std::max(most, swapPoints(outlook, slot, place));
        }
    }
    return most;
}

int giftPoints(const Outlook &outlook, const Gift &gift)
{
    return outlook.gainOfPurse(outlook.purse + gift.gain);
}

int bestGiftPoints(const Outlook &outlook, Spell spell)
{
    int most = kHopeless;
    for (const Gift &gift : kGiftData) {
        if (gift.spell == spell)
            most = std::max(most, giftPoints(outlook, gift));
    }
    return most;
}

int drumPoints(const Outlook &outlook)
{
    int most = 0;
    for (const PackTroll &card : outlook.own().pack)
        most = std::max(most, wakingPoints(outlook, card));
    return most;
}

int ghostPoints(const Outlook &outlook)
{
    constexpr int kMoves = 2;
    const Haulage &haulage = outlook.haulage();
    int most = 0;
    forEachCell(outlook.scene.map, squaresOfStatues(outlook.scene), [&](Cell cell) {
        if (const int statue = haulage.statueAt(cell); statue >= 0)
            most = std::max(most, haulage.farthest(statue, kMoves).gain);
    });
    return most;
}

int robPoints(const Outlook &outlook, std::size_t place)
{
    int points = 0;
    for (std::size_t kind = 0; kind < kResources; ++kind)
        points += outlook.data().horde[place].bribes[kind] * outlook.worth.each[kind];
    return points;
}

int thiefPoints(const Outlook &outlook)
{
    int most = 0;
    for (std::size_t place = 0; place < kHordePlaces; ++place)
        most = std::max(most, robPoints(outlook, place));
    return most;
}

/// What is picked now cannot be dug out later.
int pickPoints(const Outlook &outlook, Cell cell)
{
    return outlook.worth.of(outlook.scene.map[cell].buried) * 8 / 10;
}

int eyePoints(const Outlook &outlook)
{
    int most = 0;
    forEachCell(outlook.scene.map, buriedInReach(outlook.scene, outlook.seat),
                [&](Cell cell) { most = std::max(most, pickPoints(outlook, cell)); });
    return most;
}

int transmutePoints(const Outlook &outlook, std::size_t from, std::size_t to, int number)
{
    Amounts purse = without(outlook.purse, amount(static_cast<Resource>(from), number));
    purse[to] = static_cast<std::uint16_t>(purse[to] + number);
    return outlook.gainOfPurse(purse);
}

int bestTransmutePoints(const Outlook &outlook)
{
    int most = 0;
    for (std::size_t from = 0; from < kMinerals; ++from) {
        for (std::size_t to = 0; to < kMinerals; ++to) {
            for (int number = 1; number <= kMostOfMineral; ++number) {
                if (!whyNotTransmuted(outlook.scene, outlook.seat, from, to, number))
                    most = std::max(most, transmutePoints(outlook, from, to, number));
            }
        }
    }
    return most;
}

int carverPoints(const Outlook &outlook)
{
    int most = 0;
    forEachCell(outlook.scene.map, outlook.scene.networkOf(outlook.seat), [&](Cell cell) {
        for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
            if (!whyNotCarved(outlook.scene, outlook.seat, cell, clan))
                most = std::max(most, anchorPoints(outlook, cell, clan));
        }
    });
    return most;
}

/// What the workshops that may be activated bring, the best first; `isWhole`: with all their entrances open. `scene`: of
/// the outlook, or with another spell at work.
std::array<int, 2> workshopsInReach(const Outlook &outlook, const Scene &scene, bool isWhole)
{
    constexpr int kEntrancesOfWorkshop = 4;
    std::array<int, 2> best {};
    for (std::size_t index = 0; index < outlook.data().workshopCount; ++index) {
        const PlacedWorkshop &workshop = outlook.data().workshops[index];
        if (whyNotWork(scene, outlook.seat, workshop.cell))
            continue;
        const int uses = isWhole ? kEntrancesOfWorkshop : openEntrances(scene, workshop.cell);
        const int points = workshopPoints(outlook, static_cast<Workshop>(workshop.kind), uses);
        if (points > best[0])
            best = {points, best[0]};
        else
            best[1] = std::max(best[1], points);
    }
    return best;
}

/// What a second workshop brings.
int overtimePoints(const Outlook &outlook)
{
    MountainData data = outlook.data();
    data.now.spells |= bitOf(Spell::Overtime);
    const Scene longer {data, outlook.scene.map, outlook.scene.rules};
    const std::array<int, 2> best = workshopsInReach(outlook, longer, false);
    return data.now.workshops > 0 ? best[0] : best[1];
}

int labourPoints(const Outlook &outlook)
{
    return workshopsInReach(outlook, outlook.scene, true)[0]
        - workshopsInReach(outlook, outlook.scene, false)[0];
}

/// MT-3.6: the tile at its best new place instead of the old one.
int liftPoints(const Outlook &outlook, Cell cell)
{
    constexpr int kCellLost = 150;
    const Scene &scene = outlook.scene;
    const Tunnel tunnel = scene.tunnelOn(cell);
    const Squares squares = squaresOfTunnel(scene, cell);
    MountainData data = scene.data;
    EventSink nobody;
    Play play {data, scene.map, scene.rules, nobody};
    steps::chooseTile.take(
        play, agenda::stepOf(static_cast<std::uint8_t>(StepKind::ChooseTile), outlook.seat, 0, 0, 0),
        choice(Verb::Lift, cell));
    const Scene after {data, scene.map, scene.rules};
    const Prospect prospect(after, outlook.seat, outlook.worth, tunnel.what);
    const int cutOff =
        scene.networkOf(outlook.seat).size() - squares.size() - after.networkOf(outlook.seat).size();
    return prospect.best(tunnel.what, outlook.purse[Resource::Hammer]) - prospect.on(tunnel.what, squares)
        - cutOff * kCellLost;
}

int shiftPoints(const Outlook &outlook)
{
    int most = 0;
    forEachCell(outlook.scene.map, outlook.scene.networkOf(outlook.seat), [&](Cell cell) {
        if (!whyNotLifted(outlook.scene, outlook.seat, cell))
            most = std::max(most, liftPoints(outlook, cell));
    });
    return most;
}

/// How much better the action of the turn becomes with another way of recruiting.
int recruitingPoints(const Outlook &outlook, Recruiting how)
{
    return std::max(0, bestRecruitPoints(outlook, how, how.bribes(outlook.purse)) - actionNow(outlook));
}

} // namespace

int anchorPoints(const Outlook &outlook, Cell anchor, std::size_t clan)
{
    const int zone = outlook.scene.map[anchor].zone;
    const std::size_t statue = statueOn(outlook.data(), anchor);
    const bool isOnIt = statue < kMostStatues && outlook.data().statues[statue].clan == clan;
    return pedestalPoints(outlook.scene, outlook.seat, outlook.worth, zone, clan)
        + (isOnIt ? statueHonour(zone) * kHonourPoint / 2 : 0);
}

int spellPoints(const Outlook &outlook, Spell spell)
{
    switch (spell) {
    case Spell::Mask:
        return recruitingPoints(outlook, {true, outlook.recruiting().wakesKin});
    case Spell::Kin:
        return recruitingPoints(outlook, {outlook.recruiting().isMasked, true});
    case Spell::Eater:
        return eaterPoints(outlook);
    case Spell::Ascension:
        return ascensionPoints(outlook);
    case Spell::Earth:
    case Spell::Smith:
    case Spell::Road:
        return bestGiftPoints(outlook, spell);
    case Spell::Drum:
        return drumPoints(outlook);
    case Spell::Ghost:
        return ghostPoints(outlook);
    case Spell::Soft:
        return std::max(0, outlook.prospect().bestDigOnSoftRock(outlook.purse) - actionNow(outlook));
    case Spell::Thief:
        return thiefPoints(outlook);
    case Spell::Eye:
        return eyePoints(outlook);
    case Spell::Transmute:
        return bestTransmutePoints(outlook);
    case Spell::Carver:
        return carverPoints(outlook);
    case Spell::Overtime:
        return overtimePoints(outlook);
    case Spell::Labour:
        return labourPoints(outlook);
    case Spell::Shift:
        return shiftPoints(outlook);
    }
    return 0;
}

Scored scoreSpell(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Swap:
        return {swapPoints(outlook, choice.args[0], choice.args[1]), {"advice.swap"}};
    case Verb::Gain:
        return {giftPoints(outlook, kGiftData[choice.args[0]]), {"advice.gift", 0}};
    case Verb::Wake:
        return {wakingPoints(outlook, outlook.own().pack[choice.args[0]]), {"advice.wake", 0}};
    case Verb::Rob:
        return {robPoints(outlook, choice.args[0]), {"advice.rob"}};
    case Verb::Pick:
        return {pickPoints(outlook, cellOf(choice)), {"advice.pick"}};
    case Verb::Transmute:
        return {transmutePoints(outlook, choice.args[0], choice.args[1], choice.args[2]),
                {"advice.transmute", 1}};
    case Verb::PedestalOn:
        return {anchorPoints(outlook, cellOf(choice), choice.args[1]), {"advice.pedestal", 1}};
    case Verb::Lift:
        return {liftPoints(outlook, cellOf(choice)), {"advice.lift"}};
    default:
        return {};
    }
}

} // namespace merlon::mountain
