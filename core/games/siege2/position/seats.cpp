#include "core/games/siege2/position/sections.h"

/// What belongs to the two seats, and the counters of the game.
namespace merlon::siege2::position {

namespace {

using merlon::position::differingMembers;

constexpr int kMostHourglasses = 999;
constexpr int kMostCounted = 999;
constexpr int kMostOnTrack = 9;
constexpr int kMostBudget = 7;

void invaderFields(auto &form, auto &data)
{
    form.counts("supply", kInvaderUnitKeys, data.invaderSupply, kInvaderTotal);
    form.counts("bag", kInvaderUnitKeys, data.bag, kInvaderTotal);
    form.counts("fallen", kInvaderUnitKeys, data.fallen, kInvaderTotal);
    form.number("wood", data.wood, kWoodTotal);
    form.number("due", data.due, kMostHourglasses);
    form.bits("maneuvers", kManeuverNames, data.maneuvers);
    form.number("budget", data.budget, kMostBudget);
    form.counts("orders-removed", kOrderKeys, data.ordersRemoved, 2);
    form.counts("bluffs-shown", kRitualNames, data.bluffsShown, kBluffsOfRitual);
    form.bits("targets-shown", kRitualNames, data.targetsShown);
    form.bits("rituals-performed", kRitualNames, data.ritualsPerformed);
    form.number("paid-for-rituals", data.bloodPaid, kMostCounted);
    form.number("stones-destroyed", data.stonesDestroyed, kMostCounted);
    form.number("defenders-killed", data.defendersKilled, kMostCounted);
}

void defenderFields(auto &form, auto &data)
{
    form.counts("supply", kDefenderUnitKeys, data.defenderSupply, kDefenderTotal);
    form.counts("gone", kDefenderUnitKeys, data.gone, kDefenderTotal);
    form.number("reserve", data.reserve, kMostHourglasses);
    form.counts("tracks", actionNames(), data.tracks, kMostOnTrack);
    form.bits("completed", actionNames(), data.completed);
    form.bits("drawbacks", kPlanKeys, data.kept);
    form.word("blessed", kSideNames, data.blessed);
    form.bits("heroes-used", kHeroKeys, data.heroesUsed);
    form.bits("orders-used", kHeroicOrderKeys, data.ordersUsed);
    form.bits("orders-gone", kHeroicOrderKeys, data.ordersGone);
    for (std::size_t order = 0; order < kHeroicOrders; ++order)
        form.word(kPossessionKeys[order], kRitualTokenNames, data.possession[order]);
    form.bits("hit-deck", kHitCardNames, data.hitDeck);
}

void heroFields(auto &form, auto &data)
{
    for (std::size_t hero = 0; hero < kHeroes; ++hero)
        form.place(kHeroKeys[hero], data.heroes[hero]);
}

void resultFields(auto &form, auto &data)
{
    form.word("winner", kWinnerNames, data.winner);
    form.word("ending", kEndingNames, data.ending);
    form.place("wall", data.breachedWall);
}

constexpr auto kInvaderFields = [](auto &form, auto &data) { invaderFields(form, data); };
constexpr auto kDefenderFields = [](auto &form, auto &data) { defenderFields(form, data); };
constexpr auto kHeroFields = [](auto &form, auto &data) { heroFields(form, data); };
constexpr auto kResultFields = [](auto &form, auto &data) { resultFields(form, data); };

constexpr std::uint8_t kWrittenFlags = SiegeData::kReady - 1;

/// Bag, supply and pile are always written, so that whoever reads can check the totals.
Json invaderToJson(const Writing &writing)
{
    Json json = differingMembers(writing, kInvaderFields);
    WritingForm bag(writing.setup.vocabulary());
    bag.counts("bag", kInvaderUnitKeys, writing.data.bag, kInvaderTotal);
    json.update(bag.take());
    return json;
}

Json defenderToJson(const Writing &writing)
{
    Json json = differingMembers(writing, kDefenderFields);
    WritingForm supply(writing.setup.vocabulary());
    supply.counts("supply", kDefenderUnitKeys, writing.data.defenderSupply, kDefenderTotal);
    json.update(supply.take());
    return json;
}

} // namespace

void writeSeats(const Writing &writing)
{
    writing.add("heroes", differingMembers(writing, kHeroFields));
    writing.add("invader", invaderToJson(writing));
    writing.add("defender", defenderToJson(writing));
    writing.json["wood-pile"] = writing.data.woodPile;
    WritingForm form(writing.setup.vocabulary());
    form.bits("flags", kFlagNames, writing.data.flags & kWrittenFlags);
    writing.add("flags", form.take()["flags"]);
    writing.add("result", differingMembers(writing, kResultFields));
}

void describeSeats(const Describing &describing, std::vector<DraftField> &root)
{
    for (DraftField &field : describing.fieldsBy([](auto &form, auto &data) {
             form.number("wood-pile", data.woodPile, kWoodTotal);
             form.bits("flags", kFlagNames, data.flags & kWrittenFlags);
         }))
        root.push_back(std::move(field));
    describing.add({.pointer = "/heroes", .key = "heroes", .fields = describing.fieldsBy(kHeroFields)});
    describing.add({.pointer = "/invader", .key = "invader", .fields = describing.fieldsBy(kInvaderFields)});
    describing.add(
        {.pointer = "/defender", .key = "defender", .fields = describing.fieldsBy(kDefenderFields)});
    describing.add({.pointer = "/result", .key = "result", .fields = describing.fieldsBy(kResultFields)});
}

void readSeats(const Reading &reading)
{
    ReadingForm heroes = reading.form.object("heroes");
    heroFields(heroes, reading.data);
    heroes.finish();
    ReadingForm invader = reading.form.object("invader");
    invaderFields(invader, reading.data);
    invader.finish();
    ReadingForm defender = reading.form.object("defender");
    defenderFields(defender, reading.data);
    defender.finish();
    reading.form.number("wood-pile", reading.data.woodPile, kWoodTotal);
    std::uint8_t flags = 0;
    reading.form.bits("flags", kFlagNames, flags);
    reading.data.flags = static_cast<std::uint8_t>((reading.data.flags & SiegeData::kReady) | flags);
    ReadingForm result = reading.form.object("result");
    resultFields(result, reading.data);
    result.finish();
}

} // namespace merlon::siege2::position
