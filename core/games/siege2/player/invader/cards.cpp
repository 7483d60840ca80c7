#include "core/games/siege2/player/invader/cards.h"

#include "core/games/siege2/invader/targets.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/invader/attack.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace merlon::siege2 {

namespace {

constexpr int kHourglass = 20; ///< points that an hourglass more is worth to the defender

bool pursues(const Outlook &outlook, Objective objective)
{
    return std::any_of(outlook.data.objectives.begin(), outlook.data.objectives.end(),
                       [objective](const ObjectiveSlot &slot) {
                           return slot.state == ObjectiveState::Open
                               && slot.id == static_cast<std::uint8_t>(objective);
                       });
}

int machines(const Outlook &outlook)
{
    return machineOrder(outlook.data).count;
}

int wallsUnderAttack(const Outlook &outlook)
{
    int count = 0;
    for (int wall = 0; wall < outlook.walls(); ++wall)
        count += siege::isEmpty(outlook.wall(wall).invaders) ? 0 : 1;
    return count;
}

int cannons(const Outlook &outlook)
{
    return devicesInUse(outlook.scene(), Device::Cannon);
}

int traps(const Outlook &outlook)
{
    return static_cast<int>(std::count_if(outlook.data.paths.begin(), outlook.data.paths.end(),
                                          [](const PathState &path) { return path.trap != Trap::None; }));
}

/// A machine works from now to the end of the game.
int worthOfMachineCard(const Outlook &outlook, Card card)
{
    const int wanted = pursues(outlook, Objective::MasterGunners) && machines(outlook) < 3 ? 15 : 0;
    const int rounds = outlook.roundsLeft;
    if (card == Card::Ballista)
        return 12 * rounds + wanted;
    if (card == Card::Catapult)
        return 9 * rounds + wanted;
    if (card == Card::Trebuchet)
        return 10 * rounds + wanted;
    if (card == Card::Mantelet)
        return 6 * rounds;
    assert(card == Card::SiegeTower);
    return 13 * std::max(0, rounds - 1); // it needs three maneuvers to arrive
}

int worthOfEquipmentCard(const Outlook &outlook, Card card)
{
    const int wanted = pursues(outlook, Objective::WellEquipped) ? 15 : 0;
    const int rounds = std::min(5, outlook.roundsLeft);
    if (card == Card::Banner)
        return 11 * rounds + wanted;
    if (card == Card::Ladder)
        return 12 * rounds + wanted;
    if (card == Card::Poison)
        return 11 * rounds + wanted;
    if (card == Card::Sap)
        return 8 * rounds + wanted;
    assert(card == Card::Bridge);
    return 4 * rounds + 3 * std::min(4, traps(outlook)) + wanted;
}

int worthOfTrainingCard(const Outlook &outlook, Card card)
{
    const int rounds = outlook.roundsLeft;
    if (card == Card::Artilleryman)
        return 7 * std::min(3, machines(outlook)) * std::min(5, rounds);
    if (card == Card::Quartermaster)
        return 12 * rounds;
    if (card == Card::Saboteur)
        return 15 * rounds;
    if (card == Card::Trainer) {
        const bool wrath = pursues(outlook, Objective::TrollWrath);
        return rounds > 1 ? 84 + (wrath ? 20 : 0) : 0;
    }
    assert(card == Card::TrenchMaster);
    return 18 * std::min(rounds, 4) * std::min(2, cannons(outlook));
}

int worthOfRitualCard(const Outlook &outlook, Card card)
{
    const bool blood = pursues(outlook, Objective::BloodMagic);
    const bool warlocks = pursues(outlook, Objective::DevotedWarlocks)
        && (outlook.data.ritualsPerformed >> ritualOf(card) & 1) == 0;
    const int wanted = (blood ? 13 : 0) + (warlocks ? 18 : 0);
    if (card == Card::Bloodstones)
        return 25 * std::min(3, machines(outlook)) + wanted;
    if (card == Card::Demon)
        return 8 + 10 * std::min(2, siege::countOf(outlook.data.courtyard)) + wanted;
    if (card == Card::Gale)
        return 16 + wanted;
    if (card == Card::Possession)
        return outlook.data.ordersGone == 0b111 ? 0 : 17 + wanted;
    assert(card == Card::Specter);
    return 8 + 5 * std::min(3, wallsUnderAttack(outlook)) + wanted;
}

} // namespace

int worthOfCard(const Outlook &outlook, Card card)
{
    switch (dataOf(card).phase) {
    case 2:
        return worthOfMachineCard(outlook, card);
    case 3:
        return worthOfEquipmentCard(outlook, card);
    case 4:
        return worthOfTrainingCard(outlook, card);
    case 5:
        return worthOfRitualCard(outlook, card);
    default:
        return 0;
    }
}

int costOfPayment(Payment payment)
{
    return siege::costOfPayment(payment, kHourglass);
}

int costOfCard(const Outlook &outlook, Card card)
{
    const CardData &data = dataOf(card);
    int cheapest = 1000;
    for (const Payment payment : data.payments)
        cheapest = std::min(cheapest, costOfPayment(payment));
    const bool spied = (outlook.data.spied >> static_cast<int>(card) & 1u) != 0;
    return cheapest + kHourglass * data.extraHourglasses
        + (spied ? kHourglass + kInvaderWorth[siege::Goblin] : 0);
}

} // namespace merlon::siege2
