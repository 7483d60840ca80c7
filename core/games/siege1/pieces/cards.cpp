#include "core/games/siege1/pieces/cards.h"

namespace merlon::siege1 {

namespace {

using enum Payment;

constexpr std::array<Payment, 2> kTrollOrOrcs {OneTroll, TwoOrcs};
constexpr std::array<Payment, 2> kOrcOrGoblins {OneOrc, TwoGoblins};
constexpr std::array<Payment, 2> kOrcsOrThree {TwoOrcs, ThreeGoblins};
constexpr std::array<Payment, 2> kOrcsOrTwo {TwoOrcs, TwoGoblins};
constexpr std::array<Payment, 1> kOrcs {TwoOrcs};
constexpr std::array<Payment, 1> kGoblin {OneGoblin};
constexpr std::array<Payment, 1> kGoblins {TwoGoblins};
constexpr std::array<Payment, 1> kThreeGoblins {ThreeGoblins};

constexpr std::array<ActionData, kActions> kActionData {{
    {"ballista", 2, 6, 0, kTrollOrOrcs},
    {"catapult", 2, 6, 0, kTrollOrOrcs},
    {"altar", 2, 4, 0, kTrollOrOrcs},
    {"mantelet", 2, 4, 0, kOrcOrGoblins},
    {"ram", 2, 3, 0, kOrcOrGoblins},
    {"trebuchet", 2, 8, 0, kTrollOrOrcs},
    {"siege-tower", 2, 8, 0, kTrollOrOrcs},
    {"banner", 3, 1, 0, kOrcOrGoblins},
    {"ladders", 3, 2, 0, kOrcOrGoblins},
    {"ropes", 3, 2, 0, kOrcOrGoblins},
    {"sap", 3, 2, 0, kOrcOrGoblins},
    {"bridge", 3, 1, 0, kOrcOrGoblins},
    {"shields", 3, 3, 0, kOrcOrGoblins},
    {"poison", 3, 1, 0, kOrcOrGoblins},
    {"artilleryman", 4, 0, 0, kOrcsOrThree},
    {"quartermaster", 4, 0, 0, kOrcs},
    {"trench-master", 4, 0, 0, kOrcs},
    {"shooting-master", 4, 0, 0, kOrcOrGoblins},
    {"overseer", 4, 0, 0, kOrcs},
    {"saboteur", 4, 0, 0, kOrcsOrThree},
    {"trainer", 4, 0, 0, kOrcsOrTwo},
    {"bloodstone", 5, 0, 0, kGoblins},
    {"possession", 5, 0, 0, kGoblin},
    {"fire", 5, 0, 0, kGoblin},
    {"spectre", 5, 0, 0, kGoblin},
    {"terror", 5, 0, 0, kGoblin},
    {"storm", 5, 0, 0, kGoblin},
    {"accident", 5, 0, 0, kThreeGoblins},
    {"precise-fire", 2, 0, 2, {}},
    {"equipment-transfer", 3, 0, 1, {}},
    {"training-transfer", 4, 0, 1, {}},
    {"cheat-death", 5, 0, 1, {}},
}};

using enum Action;

constexpr std::array<std::array<Action, 3>, kPhaseCards> kCardActions {{
    {Ballista, Catapult, Mantelet},
    {Ballista, Ram, Altar},
    {Catapult, SiegeTower, Altar},
    {Trebuchet, Ram, Mantelet},
    {Trebuchet, SiegeTower, Ballista},
    {Bridge, Banner, Shields},
    {Ladders, Ropes, Poison},
    {Sap, Banner, Ladders},
    {Bridge, Poison, Sap},
    {Shields, Ropes, Ladders},
    {Saboteur, ShootingMaster, Artilleryman},
    {Quartermaster, Overseer, Artilleryman},
    {TrenchMaster, Trainer, Saboteur},
    {ShootingMaster, Quartermaster, Trainer},
    {Artilleryman, TrenchMaster, Overseer},
    {Bloodstone, Storm, Spectre},
    {Possession, Fire, Terror},
    {Accident, Storm, Possession},
    {Bloodstone, Terror, Fire},
    {Spectre, Accident, Possession},
}};

} // namespace

const ActionData &dataOf(Action action)
{
    return kActionData[static_cast<std::size_t>(action)];
}

const std::array<Action, 3> &actionsOf(std::uint8_t card)
{
    return kCardActions[card];
}

} // namespace merlon::siege1
