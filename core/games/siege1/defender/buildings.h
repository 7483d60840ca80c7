#pragma once

#include "core/games/siege1/pieces/pieces.h"

/// Hourglasses on the actions of the buildings (S1-13.4 to S1-13.7, S1-17.1, S1-24.4, S1-24.6).
namespace merlon::siege1 {

/// S1-13.5: the present cost.
int costOf(const Scene &scene, Work work);

inline bool isDone(const SiegeData &data, Work work)
{
    return (data.done >> static_cast<int>(work) & 1u) != 0;
}

/// S1-13.4: an hourglass of the seat on the action.
Reason whyNotInvest(const Scene &scene, Seat seat, Work work);
/// Lists all actions on which the seat can place one.
void offerInvestments(const Scene &scene, Seat seat, ChoiceList &out);
/// Takes it from the purse and carries the action out if it is the last one.
void invest(Play &play, Seat seat, Work work);

/// S1-13.6: an action that holds its cost and can be carried out now.
Reason whyNotComplete(const Scene &scene, Seat seat, Work work);
/// S1-13.5: the hourglasses leave, a done marker comes, the target is asked for.
void completeWork(Play &play, Seat seat, Work work);
/// The actions that hold their cost, as a bit set of Work.
std::uint32_t filledWorks(const Scene &scene);
/// S1-13.6: those of these actions that can be carried out are carried out next.
void pushCompleteFilled(Play &play, std::uint32_t works);

/// S1-24.6
Reason whyNotSpeed(const Scene &scene, Seat seat, Work work);
/// Lists all actions that the seat can speed up.
void offerSpeed(const Scene &scene, Seat seat, ChoiceList &out);
void speed(Play &play, Seat seat, Work work);

} // namespace merlon::siege1
