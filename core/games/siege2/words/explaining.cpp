#include "core/games/siege2/words/explaining.h"

#include "core/games/siege/words/explaining.h"
#include "core/games/siege/words/reach.h"
#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/words/words.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

constexpr siege::Explained kExplained[] = {
    {"order-next"},
    {"drop-objective"},
    {"drop-plan"},
    {"perform"},
    {"exchange", 1},
    {"maneuver"},
    {"orders"},
    {"give-order"},
    {"activate"},
    {"place-hourglass"},
    {"heroic-order", 1},
    {"use-plan"},
    {"trap-type"},
    {"remove-heroic-order"},
    {"resolve-objective"},
    {"take-token", 0, "action-card"},
};

constexpr siege::Placed kPlaced[] = {
    {"place-machine", "action-card"},
    {"place-equipment", "action-card"},
    {"place-bridge", "action-card", "bridge"},
    {"place-training", "action-card"},
    {"place-device", "building-action"},
    {"place-cauldron", "building-action"},
    {"place-ladder", "building-action", "ladder"},
    {"place-stone", "building-action", "wall"},
    {"place-trap", "building-action", "trap"},
};

std::vector<Text> costOf(const Siege2View &view, Choice choice)
{
    const SiegeData &data = view.known();
    if (choice.verb == static_cast<std::uint16_t>(Verb::Perform)) {
        std::vector<Text> cost = priceOf(static_cast<Card>(choice.args[0]));
        if ((data.spied >> choice.args[0] & 1u) != 0)
            cost.push_back({"detail.spy", {}});
        return cost;
    }
    if (choice.verb != static_cast<std::uint16_t>(Verb::PlaceHourglass))
        return {};
    return {siege::investmentIn(data.tracks[choice.args[0]],
                                costOf(Scene {data, view.field()}, static_cast<Action>(choice.args[0])))};
}

/// S2-4.2: the unit for the spy is the first thing to be chosen then.
bool asksForSpy(const View &view)
{
    ChoiceList choices;
    view.choices(choices);
    return std::ranges::any_of(
        choices, [](Choice choice) { return choice.verb == static_cast<std::uint16_t>(Verb::PayWithSpy); });
}

/// S2-6.3 to S2-6.5: what the machine of a card reaches from a place.
std::vector<std::uint16_t> placesOfMachine(const siege::Battlefield &field, Card card, PlaceIndex place)
{
    const bool throws = card == Card::Ballista || card == Card::Catapult || card == Card::Trebuchet;
    return siege::placesOfWalls(field, throws ? field.wallsInRange(place) : Mask {});
}

/// S2-17.1, S2-18.3, S2-18.8: what a device reaches from a tower.
std::vector<std::uint16_t> placesOfDevice(const siege::Battlefield &field, Action action,
                                          const siege::TowerField &tower)
{
    return action == Action::Cannon
        ? siege::placesWhere(field, [&](PlaceIndex place) { return field.cannonReaches(tower, place); })
        : siege::placesOfWalls(field, tower.walls);
}

} // namespace

std::vector<Text> priceOf(Card card)
{
    const CardData &data = dataOf(card);
    std::vector<Text> price;
    if (Text units = siege::priceOf(data.payments, "wood", data.wood); !units.empty())
        price.push_back(std::move(units));
    if (data.extraHourglasses > 0)
        price.push_back({"price.more-hourglasses", {std::int64_t {data.extraHourglasses}}});
    return price;
}

Text whyNow(const View &view)
{
    if (asksForSpy(view))
        return {"why.pay-with-spy", {}};
    const auto &seen = dynamic_cast<const Siege2View &>(view);
    if (view.setup().vocabulary().decisions()[view.decision().kind].key == "defender-phase")
        return {"why.defender-phase", {std::int64_t {seen.known().reserve}}};
    return {};
}

std::vector<Text> notesOn(const View &view, Choice choice)
{
    return siege::notesOn(view, choice, costOf(dynamic_cast<const Siege2View &>(view), choice), kExplained,
                          kPlaced);
}

std::vector<std::uint16_t> placesReached(const View &view, Choice choice)
{
    const siege::Battlefield &field = dynamic_cast<const Siege2View &>(view).field();
    const std::uint16_t placed = view.decision().about[0];
    switch (verbOf(choice)) {
    case Verb::PlaceMachine:
        return placesOfMachine(field, static_cast<Card>(placed), static_cast<PlaceIndex>(choice.args[0]));
    case Verb::PlaceDevice:
        return placesOfDevice(field, static_cast<Action>(placed),
                              field.towers[field.numbers[choice.args[0]]]);
    case Verb::PlaceTrap:
        return siege::placesBehind(field, choice.args[0]);
    default:
        return {};
    }
}

} // namespace merlon::siege2
