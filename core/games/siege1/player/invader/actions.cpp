#include "core/games/siege1/player/invader/actions.h"

#include "core/games/siege1/invader/special_actions.h"
#include "core/games/siege1/invader/targets.h"
#include "core/games/siege1/player/invader/attack.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

int engines(const Outlook &outlook)
{
    return static_cast<int>(std::count_if(outlook.data.engines.begin(), outlook.data.engines.end(),
                                          [](const EngineState &engine) { return engine.type != 0; }));
}

int traps(const Outlook &outlook)
{
    return static_cast<int>(std::count_if(outlook.data.paths.begin(), outlook.data.paths.end(),
                                          [](const PathState &path) { return path.trap != Trap::None; }));
}

int wallsUnderAttack(const Outlook &outlook)
{
    return static_cast<int>(std::count_if(outlook.data.walls.begin(), outlook.data.walls.end(), isContested));
}

int goblinsInCamp(const Outlook &outlook)
{
    return outlook.me().ready[siege::Goblin] + outlook.me().camp[siege::Goblin];
}

/// The most that a measure of a rampart of the seat comes to.
template <class Measure>
int mostOnRampart(const Outlook &outlook, Measure measure)
{
    int most = 0;
    for (std::size_t rampart = 0; rampart < outlook.field.ramparts.size(); ++rampart) {
        if (outlook.isMine(outlook.field.ramparts[rampart].side))
            most = std::max(most, measure(static_cast<int>(rampart)));
    }
    return most;
}

int unitsAt(const Outlook &outlook, int rampart)
{
    return siege::countOf(outlook.data.ramparts[static_cast<std::size_t>(rampart)].invaders);
}

int worthOfEngine(const Outlook &outlook, Action action)
{
    const int rounds = outlook.roundsLeft;
    switch (action) {
    case Action::Ballista:
        return 21 * rounds;
    case Action::Catapult:
        return 28 * rounds;
    case Action::Trebuchet:
        return 19 * rounds;
    case Action::Altar:
        return 19 * rounds;
    case Action::Mantelet:
        return 5 * rounds + 10 * mostOnRampart(outlook, [&](int rampart) {
                                return std::min(unitsAt(outlook, rampart), archersBefore(outlook, rampart));
                            });
    case Action::SiegeTower:
        return 50 * std::min(3, rounds);
    case Action::PreciseFire:
        return engines(outlook) > 0 ? 44 : 0;
    default: // the ram: worth its crew while gates can still fall
        return rounds > 1 && goblinsInCamp(outlook) >= 3 ? 19 * rounds + 4 * outlook.data.barbican.ramParts
                                                         : 0;
    }
}

int worthOfEquipment(const Outlook &outlook, Action action)
{
    const int rounds = std::min(4, outlook.roundsLeft);
    switch (action) {
    case Action::Banner:
        return 14 * rounds;
    case Action::Ladders:
        return 15 * rounds;
    case Action::Ropes:
        return wallsUnderAttack(outlook) > 0 ? 14 * rounds : 0;
    case Action::Sap:
        return 16 * rounds;
    case Action::Bridge:
        return 7 * rounds + 4 * std::min(4, traps(outlook));
    case Action::Shields:
        return 15 * rounds + 3 * wallsUnderAttack(outlook);
    default: // poison
        return 13 * rounds;
    }
}

/// S1-8.7: two units of the next kind for two of this kind.
int worthOfTrainer(const Outlook &outlook)
{
    const auto brings = [&](siege::InvaderUnit unit) {
        return std::min<int>(2, outlook.data.discard[unit]) * kInvaderWorth[unit] * 3 / 2;
    };
    const Units &ready = outlook.me().ready;
    return std::max(ready[siege::Orc] >= 2 ? brings(siege::Troll) : 0,
                    ready[siege::Goblin] >= 2 ? brings(siege::Orc) : 0);
}

/// Hourglasses on the actions of the building that has most of them.
int mostInvested(const Outlook &outlook)
{
    std::array<int, siege::kBuildingTypes> sums {};
    for (int work = 0; work < kWorks; ++work)
        sums[static_cast<std::size_t>(dataOf(static_cast<Work>(work)).building)] +=
            outlook.data.invested[static_cast<std::size_t>(work)];
    return *std::max_element(sums.begin(), sums.end());
}

/// Units are scarce: training is for ramparts that are crowded, and for buildings that are busy.
int worthOfTraining(const Outlook &outlook, Action action)
{
    const int rounds = std::min(4, outlook.roundsLeft);
    switch (action) {
    case Action::Artilleryman:
        return engines(outlook) > 0 ? 13 * std::min(2, engines(outlook)) * rounds : 0;
    case Action::Quartermaster:
        return 8 * rounds
            + 10 * mostOnRampart(outlook, [&](int rampart) { return unitsAt(outlook, rampart); });
    case Action::TrenchMaster:
        return 6 * rounds + 14 * mostOnRampart(outlook, [&](int rampart) {
                                return std::min(unitsAt(outlook, rampart), archersBefore(outlook, rampart));
                            });
    case Action::ShootingMaster:
        return 5 * rounds
            + 12 * mostOnRampart(outlook, [&](int rampart) { return archersBefore(outlook, rampart); });
    case Action::Overseer:
        return 5 * rounds + 9 * mostOnRampart(outlook, [&](int rampart) {
                                return std::min(unitsAt(outlook, rampart), -weaknessBehind(outlook, rampart));
                            });
    case Action::Saboteur:
        return 11 * rounds + 8 * mostInvested(outlook);
    default:
        return worthOfTrainer(outlook);
    }
}

/// S1-22.4: twelve goblins spent on rituals, if there are rounds enough for that.
int worthOfBlood(const Outlook &outlook, int goblins)
{
    const bool within = outlook.data.blood + 4 * outlook.roundsLeft >= kBloodSpaces;
    return isOpen(outlook, Feat::BloodRituals) && within ? 4 * goblins + outlook.data.blood / 2 : 0;
}

int bestAccident(const Outlook &outlook)
{
    int best = 0;
    for (int wall = 0; wall < outlook.walls(); ++wall) {
        const WallState &state = outlook.wall(wall);
        if (state.cauldron == Cauldron::None)
            continue;
        const int lost = siege::strengthOf(state.defenders)
            - siege::strengthOf(siege::afterScalding(state.cauldron, state.defenders));
        best = std::max(best, 10 * lost + (siege::isEmpty(state.invaders) ? 15 : 30));
    }
    return best;
}

int worthOfRitual(const Outlook &outlook, Action action)
{
    switch (action) {
    case Action::Bloodstone:
        return 52;
    case Action::Possession:
        return 25;
    case Action::Fire:
        return 22 + 2 * mostInvested(outlook);
    case Action::Spectre:
        return 12 + 7 * std::min(3, wallsUnderAttack(outlook));
    case Action::Terror:
        return 12 + 12 * std::min(2, siege::countOf(outlook.data.courtyard));
    case Action::Storm:
        return 25;
    case Action::Accident:
        return bestAccident(outlook) + 20;
    default: // cheat-death
        return 12 * std::min<int>(3, outlook.data.discard[siege::Goblin]);
    }
}

int bestMove(const Outlook &outlook, Action action)
{
    int best = 0;
    anySource(outlook.scene(), action, visitAll([&](Choice source) {
                  const bool illegal = action == Action::EquipmentTransfer
                      ? static_cast<bool>(whyNotTakeEquipment(outlook.scene(), outlook.seat, source))
                      : static_cast<bool>(whyNotTakeTraining(outlook.scene(), outlook.seat, source));
                  if (!illegal)
                      best = std::max(best, gainOfMovingTile(outlook, source));
              }));
    return best;
}

bool isOfGoblins(Payment payment)
{
    return unitsOf(payment)[siege::Goblin] > 0;
}

} // namespace

int worthOf(const Outlook &outlook, Action action)
{
    if (action == Action::EquipmentTransfer || action == Action::TrainingTransfer)
        return bestMove(outlook, action);
    switch (dataOf(action).phase) {
    case 2:
        return worthOfEngine(outlook, action);
    case 3:
        return worthOfEquipment(outlook, action);
    case 4:
        return worthOfTraining(outlook, action);
    default:
        break;
    }
    const std::span<const Payment> payments = dataOf(action).payments;
    const bool bleeds = !payments.empty() && isOfGoblins(payments.front());
    return worthOfRitual(outlook, action)
        + (bleeds ? worthOfBlood(outlook, unitsOf(payments.front())[siege::Goblin]) : 0);
}

int costOfPayment(Payment payment)
{
    return siege::costOfPayment(payment, kHourglass);
}

int costOf(const Outlook &, const InvaderState &payer, Action action)
{
    const ActionData &data = dataOf(action);
    int cheapest = data.payments.empty() ? 0 : 1000;
    for (const Payment payment : data.payments) {
        const Units units = unitsOf(payment);
        bool able = true;
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
            able = able && payer.ready[unit] >= units[unit];
        if (able)
            cheapest = std::min(cheapest, costOfPayment(payment));
    }
    return cheapest + kHourglass * data.hourglasses;
}

} // namespace merlon::siege1
