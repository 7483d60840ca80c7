#include "core/games/siege2/invader/targets.h"

#include "core/games/siege2/pieces/pieces.h"

#include <algorithm>
#include <bit>

namespace merlon::siege2 {

using siege::BuildingType;

namespace {

int rampartsWith(const Scene &scene, std::uint8_t flag)
{
    return siege::countRamparts(scene, [flag](const RampartState &rampart) { return rampart.has(flag); });
}

int siegeTowersInUse(const Scene &scene)
{
    int count = 0;
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place)
        count += siegeTowersAt(scene, static_cast<PlaceIndex>(place));
    return count;
}

constexpr std::uint8_t trainingFlag(Card card)
{
    return card == Card::Quartermaster ? RampartState::kQuartermaster : RampartState::kTrenchMaster;
}

constexpr Machine machineOf(Card card)
{
    return card == Card::Ballista ? Machine::Ballista
        : card == Card::Catapult  ? Machine::Catapult
                                  : Machine::Trebuchet;
}

Reason whyNotBarrageMachineAt(const Scene &scene, Card card, PlaceIndex place)
{
    const bool trebuchet = card == Card::Trebuchet;
    if (!scene.field.is(place, trebuchet ? PlaceKind::Foreground : PlaceKind::Rampart))
        return no(ReasonKind::WrongPlace, {6, 1}, place);
    if (scene.data.machines.back().type != 0)
        return no(ReasonKind::TooManyMachines, {6, 1});
    if (siege::slotsOf(scene.data.machines, machineOf(card)) == kMachinesOfType)
        return no(ReasonKind::NoToken, {3, 3});
    const std::size_t number = scene.field.numbers[place];
    const int spaces = trebuchet ? scene.field.foregrounds[number].trebuchetSpaces
                                 : scene.field.ramparts[number].engineSpaces;
    return siege::slotsAt(scene.data.machines, place) < spaces ? kLegal
                                                               : no(ReasonKind::NoSpace, {6, 1}, place);
}

Reason whyNotManteletAt(const Scene &scene, PlaceIndex place)
{
    const int rampart = rampartNumber(scene, place);
    if (rampart < 0)
        return no(ReasonKind::WrongPlace, {6, 7}, place);
    if (rampartsWith(scene, RampartState::kMantelet) == kTokensOfType)
        return no(ReasonKind::NoToken, {6, 7});
    const bool free = scene.field.ramparts[static_cast<std::size_t>(rampart)].manteletSpaces > 0
        && !scene.data.ramparts[static_cast<std::size_t>(rampart)].has(RampartState::kMantelet);
    return free ? kLegal : no(ReasonKind::NoSpace, {6, 7}, place);
}

Reason whyNotSiegeTowerAt(const Scene &scene, PlaceIndex place)
{
    if (!scene.field.is(place, PlaceKind::Foreground))
        return no(ReasonKind::WrongPlace, {6, 8}, place);
    return siegeTowersInUse(scene) < kTokensOfType ? kLegal : no(ReasonKind::NoToken, {6, 8});
}

bool anyForegroundRoom(const Scene &scene)
{
    return std::any_of(scene.field.foregrounds.begin(), scene.field.foregrounds.end(),
                       [&](const siege::ForegroundField &at) { return invaderRoom(scene, at.place) > 0; });
}

/// What a card lacks if no target takes it, though there is a token.
Condition targetMissing(Card card)
{
    switch (card) {
    case Card::Trebuchet:
    case Card::SiegeTower:
    case Card::Trainer:
        return Condition::NoForeground;
    case Card::Bridge:
        return Condition::NoBridgePath;
    case Card::Artilleryman:
        return Condition::NoMissCard;
    case Card::Saboteur:
    case Card::Demon:
        return Condition::NoBuilding;
    case Card::Bloodstones:
        return Condition::NoEngine;
    case Card::Gale:
    case Card::Specter:
        return Condition::NoRitualWall;
    case Card::Possession:
        return Condition::NoOrderToPossess;
    default:
        return dataOf(card).phase == 3 ? Condition::NoWall : Condition::NoRampart;
    }
}

/// Whether `whyNot(value)` lets any of the values through; otherwise that the card has no target.
template <class WhyNot>
Reason whyNoneOf(Card card, std::size_t values, WhyNot whyNot)
{
    Reason last = no(ReasonKind::NoTarget, {3, 3}, card, targetMissing(card));
    for (std::size_t value = 0; value < values; ++value) {
        const Reason reason = whyNot(static_cast<std::uint16_t>(value));
        if (!reason)
            return kLegal;
        if (reason.kind() == static_cast<std::uint16_t>(ReasonKind::NoToken)
            || reason.kind() == static_cast<std::uint16_t>(ReasonKind::TooManyMachines))
            last = reason;
    }
    return last;
}

} // namespace

Reason whyNotMachineAt(const Scene &scene, Card card, std::uint16_t place)
{
    const auto index = static_cast<PlaceIndex>(place);
    if (card == Card::Mantelet)
        return whyNotManteletAt(scene, index);
    if (card == Card::SiegeTower)
        return whyNotSiegeTowerAt(scene, index);
    return whyNotBarrageMachineAt(scene, card, index);
}

Reason whyNotEquipmentAt(const Scene &scene, Equipment type, std::uint16_t place)
{
    const int number = wallNumber(scene, static_cast<PlaceIndex>(place));
    if (number < 0)
        return no(ReasonKind::WrongPlace, {7, 1}, place);
    if (equipmentInUse(scene, type) == kTokensOfType)
        return no(ReasonKind::NoToken, {7, 1});
    const WallState &wall = scene.data.walls[static_cast<std::size_t>(number)];
    if (wall.has(type))
        return no(ReasonKind::AlreadyThere, {7, 1}, place);
    const int spaces = scene.field.walls[static_cast<std::size_t>(number)].equipmentSpaces;
    return std::popcount(wall.equipment) < spaces ? kLegal : no(ReasonKind::NoSpace, {7, 1}, place);
}

Reason whyNotBridgeAt(const Scene &scene, std::uint16_t link)
{
    const std::uint8_t path = scene.field.pathOfLink[link];
    if (path == kNowhere || !scene.field.paths[path].trappable)
        return no(ReasonKind::NotTrappable, {7, 3}, link);
    if (equipmentInUse(scene, Equipment::Bridge) == kTokensOfType)
        return no(ReasonKind::NoToken, {7, 3});
    const PathState &state = scene.data.paths[path];
    return state.trap == Trap::None && !state.has(PathState::kBridge)
        ? kLegal
        : no(ReasonKind::TrapOrBridgeThere, {7, 3}, link);
}

Reason whyNotTrainingAt(const Scene &scene, Card card, std::uint16_t place)
{
    const std::uint8_t flag = trainingFlag(card);
    const int number = rampartNumber(scene, static_cast<PlaceIndex>(place));
    if (number < 0)
        return no(ReasonKind::WrongPlace, {8, 1}, place);
    if (rampartsWith(scene, flag) == kTokensOfType)
        return no(ReasonKind::NoToken, {8, 1});
    const RampartState &rampart = scene.data.ramparts[static_cast<std::size_t>(number)];
    if (rampart.has(flag))
        return no(ReasonKind::AlreadyThere, {8, 1}, place);
    const int used = (rampart.has(RampartState::kQuartermaster) ? 1 : 0)
        + (rampart.has(RampartState::kTrenchMaster) ? 1 : 0);
    return used < scene.field.ramparts[static_cast<std::size_t>(number)].trainingSpaces
        ? kLegal
        : no(ReasonKind::NoSpace, {8, 1}, place);
}

Reason whyNotArtilleryAt(const Scene &scene, std::uint16_t machine)
{
    const int slot = machineSlot(scene.data, machine);
    if (slot < 0)
        return no(ReasonKind::MachineAbsent, {8, 3}, machine);
    return scene.data.machines[static_cast<std::size_t>(slot)].misses > 0
        ? kLegal
        : no(ReasonKind::DeckWithoutMiss, {8, 3}, machine);
}

Reason whyNotSaboteurAt(const Scene &scene, std::uint16_t place)
{
    const auto saboteurs =
        std::count_if(scene.data.buildings.begin(), scene.data.buildings.end(),
                      [](const BuildingState &building) { return building.saboteur != 0; });
    if (saboteurs == kTokensOfType)
        return no(ReasonKind::NoToken, {8, 4});
    const auto index = static_cast<PlaceIndex>(place);
    if (!scene.field.is(index, PlaceKind::Building) || scene.field.numbers[index] >= kActionBuildings)
        return no(ReasonKind::WrongPlace, {8, 4}, place);
    return scene.data.buildings[scene.field.numbers[index]].saboteur == 0
        ? kLegal
        : no(ReasonKind::SaboteurThere, {8, 4}, place);
}

RitualToken &ritualTokenAt(SiegeData &data, const Battlefield &field, Card card, std::uint16_t space)
{
    switch (card) {
    case Card::Bloodstones:
        return data.machines[static_cast<std::size_t>(machineSlot(data, space))].bloodstone;
    case Card::Demon:
        return data.buildings[field.numbers[space]].demon;
    case Card::Gale:
        return data.walls[field.numbers[space]].gale;
    case Card::Specter:
        return data.walls[field.numbers[space]].specter;
    default:
        return data.possession[space];
    }
}

int ritualTokens(const Scene &scene, Card card, RitualToken token)
{
    const auto count = [token](const auto &states, auto member) {
        return static_cast<int>(std::count_if(states.begin(), states.end(),
                                              [&](const auto &state) { return state.*member == token; }));
    };
    switch (card) {
    case Card::Bloodstones:
        return count(scene.data.machines, &MachineState::bloodstone);
    case Card::Demon:
        return count(scene.data.buildings, &BuildingState::demon);
    case Card::Gale:
        return count(scene.data.walls, &WallState::gale);
    case Card::Specter:
        return count(scene.data.walls, &WallState::specter);
    default:
        return static_cast<int>(
            std::count(scene.data.possession.begin(), scene.data.possession.end(), token));
    }
}

int ritualTokensUsed(const Scene &scene, Card card, bool target)
{
    const auto ritual = static_cast<std::size_t>(ritualOf(card));
    return target
        ? ritualTokens(scene, card, RitualToken::TargetDown) + (scene.data.targetsShown >> ritual & 1)
        : ritualTokens(scene, card, RitualToken::BluffDown) + scene.data.bluffsShown[ritual];
}

namespace {

/// S2-9.1: one target and two bluffs. Of tokens that somebody else sees face down only the number is known.
bool hasRitualToken(const Scene &scene, Card card)
{
    return ritualTokensUsed(scene, card, true) + ritualTokensUsed(scene, card, false)
        + ritualTokens(scene, card, RitualToken::HiddenDown)
        < 1 + kBluffsOfRitual;
}

} // namespace

Reason whyNotRitualAt(const Scene &scene, Card card, std::uint16_t space)
{
    const auto place = static_cast<PlaceIndex>(space);
    switch (card) {
    case Card::Bloodstones:
        if (machineSlot(scene.data, space) < 0)
            return no(ReasonKind::MachineAbsent, {9, 4}, space);
        break;
    case Card::Demon:
        if (!scene.field.is(place, PlaceKind::Building) || scene.field.numbers[place] >= kActionBuildings)
            return no(ReasonKind::WrongPlace, {9, 5}, space);
        break;
    case Card::Gale:
    case Card::Specter:
        if (wallNumber(scene, place) < 0)
            return no(ReasonKind::WrongPlace, {9, 1}, space);
        break;
    default:
        if ((scene.data.ordersGone >> space & 1) != 0)
            return no(ReasonKind::OrderGone, {9, 8}, space);
        if ((scene.data.ordersUsed >> space & 1) != 0)
            return no(ReasonKind::OrderUsed, {9, 8}, space);
        break;
    }
    const RitualToken token = ritualTokenAt(const_cast<SiegeData &>(scene.data), scene.field, card, space);
    return token == RitualToken::None ? kLegal : no(ReasonKind::RitualThere, {9, 1});
}

Reason whyNoTarget(const Scene &scene, Card card)
{
    const std::size_t places = scene.field.kinds.size();
    switch (dataOf(card).phase) {
    case 2:
        return whyNoneOf(card, places,
                         [&](std::uint16_t place) { return whyNotMachineAt(scene, card, place); });
    case 3:
        if (card == Card::Bridge)
            return whyNoneOf(card, scene.field.pathOfLink.size(),
                             [&](std::uint16_t link) { return whyNotBridgeAt(scene, link); });
        return whyNoneOf(card, places, [&](std::uint16_t place) {
            return whyNotEquipmentAt(scene, equipmentOf(card), place);
        });
    case 4:
        switch (card) {
        case Card::Artilleryman:
            return whyNoneOf(card, kMachineTypes * kMachinesOfType,
                             [&](std::uint16_t machine) { return whyNotArtilleryAt(scene, machine); });
        case Card::Saboteur:
            return whyNoneOf(card, places,
                             [&](std::uint16_t place) { return whyNotSaboteurAt(scene, place); });
        case Card::Trainer:
            if (scene.data.bag[siege::Troll] == 0)
                return no(ReasonKind::NoTarget, {8, 5}, card, Condition::NoTroll);
            return anyForegroundRoom(scene) ? kLegal
                                            : no(ReasonKind::NoTarget, {8, 5}, card, targetMissing(card));
        default:
            return whyNoneOf(card, places,
                             [&](std::uint16_t place) { return whyNotTrainingAt(scene, card, place); });
        }
    case 5: {
        if (!hasRitualToken(scene, card))
            return no(ReasonKind::NoToken, {3, 3});
        const std::size_t spaces = card == Card::Bloodstones ? kMachineTypes * kMachinesOfType
            : card == Card::Possession                       ? kHeroicOrders
                                                             : places;
        return whyNoneOf(card, spaces,
                         [&](std::uint16_t space) { return whyNotRitualAt(scene, card, space); });
    }
    default:
        return kLegal;
    }
}

Reason whyNotPay(const Scene &scene, int position, Payment payment, int spyUnit)
{
    const auto card = static_cast<Card>(scene.data.row[static_cast<std::size_t>(position)]);
    const CardData &cost = dataOf(card);
    if (!siege::isAccepted(cost.payments, payment))
        return no(ReasonKind::CannotPay, {4, 1}, payment);
    const bool spied = (scene.data.spied >> static_cast<int>(card) & 1u) != 0;
    if (spied != (spyUnit >= 0))
        return no(ReasonKind::CannotPay, {4, 2}, payment);
    Units needed = unitsOf(payment);
    if (spyUnit >= 0)
        ++needed[static_cast<std::size_t>(spyUnit)];
    for (std::size_t unit = 0; unit < needed.size(); ++unit) {
        if (scene.data.invaderSupply[unit] < needed[unit])
            return no(ReasonKind::NoUnitInSupply, {4, 1}, unit);
    }
    return kLegal;
}

namespace {

/// S2-4.1, S2-4.2: whether any payment can be made.
Reason whyNoPayment(const Scene &scene, int position)
{
    const auto card = static_cast<Card>(scene.data.row[static_cast<std::size_t>(position)]);
    const CardData &cost = dataOf(card);
    if (cost.payments.empty())
        return kLegal;
    const bool spied = (scene.data.spied >> static_cast<int>(card) & 1u) != 0;
    for (const Payment payment : cost.payments) {
        for (int spyUnit = spied ? 0 : -1; spyUnit < (spied ? siege::kUnitKinds : 0); ++spyUnit) {
            if (!whyNotPay(scene, position, payment, spyUnit))
                return kLegal;
        }
    }
    return no(ReasonKind::CardUnpaid, {4, 1}, card);
}

} // namespace

Reason whyNotPerform(const Scene &scene, int position)
{
    const auto card = static_cast<Card>(scene.data.row[static_cast<std::size_t>(position)]);
    const int wood = dataOf(card).wood;
    if (wood > scene.data.wood)
        return no(ReasonKind::WoodShort, {3, 3}, wood - scene.data.wood);
    if (const Reason reason = whyNoPayment(scene, position))
        return reason;
    return whyNoTarget(scene, card);
}

} // namespace merlon::siege2
