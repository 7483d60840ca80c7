#include "core/games/siege1/position/sections.h"
#include "core/games/siege1/teams/teams.h"

#include <algorithm>

/// The hourglasses that the defenders hold at a moment of which nothing else is said.
namespace merlon::siege1::position {

namespace {

/// S1-2.8, S1-3.3: the first ones are there before round 1, those of a round in its phase 1.
int handedOut(const Rules &rules, const SiegeData &data, Moment moment, int phase)
{
    const PlayerNumbers numbers = numbersFor(rules.players);
    const int first = data.round == 1 ? numbers.startHourglasses : 0;
    if (moment == Moment::Round)
        return first;
    const bool isPhase = moment == Moment::Phase || moment == Moment::Window;
    return isPhase && phase == 1 ? first + numbers.hourglasses : 0;
}

/// S1-5.4: with the cheapest payment.
int leastPaidFor(const ActionData &action)
{
    int units = 0;
    for (const Payment payment : action.payments) {
        const int count = siege::countOf(unitsOf(payment));
        units = units == 0 ? count : std::min(units, count);
    }
    return action.hourglasses + units;
}

int paidForActions(const InvaderState &seat, int phase)
{
    int paid = 0;
    for (int number = 0; number < kActions; ++number) {
        const ActionData &action = dataOf(static_cast<Action>(number));
        if (action.phase == phase && (seat.used >> number & 1) != 0)
            paid += leastPaidFor(action);
    }
    return paid;
}

/// S1-11.2
int paidForDeployments(const Rules &rules, const InvaderState &seat)
{
    const auto cost = numbersFor(rules.players).deployment;
    return (seat.has(InvaderState::kMinor) ? cost[0] : 0) + (seat.has(InvaderState::kMajor) ? cost[1] : 0);
}

/// What a seat of the invaders has paid since the window before, as far as the position says what it has done.
int paidBy(const Rules &rules, const InvaderState &seat, Moment moment, int phase)
{
    if (moment == Moment::Orders)
        return paidForDeployments(rules, seat);
    if (moment != Moment::Window)
        return 0;
    if (phase == 1) // S1-4.4, S1-23.5
        return (seat.has(InvaderState::kGained) ? 1 : 0) + (seat.has(InvaderState::kTransferred) ? 1 : 0);
    if (phase < 6)
        return paidForActions(seat, phase);
    return paidForDeployments(rules, seat) + upkeepOf(siege::countOf(seat.camp)); // S1-11.10
}

} // namespace

Purses pursesAt(const Siege1Setup &setup, const SiegeData &data, Moment moment)
{
    Purses purses {};
    if (data.winner != Winner::Nobody)
        return purses;
    const Rules &rules = setup.rules();
    const int phase = std::max<int>(data.phase, 1);
    for (int seat = 0; seat < defenderSeats(rules); ++seat)
        purses[static_cast<std::size_t>(seat)] = handedOut(rules, data, moment, phase);
    for (int seat = 0; seat < invaderSeats(rules); ++seat) {
        const int purse = defenderSeats(rules) == 1 ? 0 : seat; // S1-24.2
        purses[static_cast<std::size_t>(purse)] +=
            paidBy(rules, data.invaders[static_cast<std::size_t>(seat)], moment, phase);
    }
    return purses;
}

} // namespace merlon::siege1::position
