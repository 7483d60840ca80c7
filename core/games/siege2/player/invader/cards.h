#pragma once

#include "core/games/siege2/player/outlook.h"

namespace merlon::siege2 {

/// Points that a card's effect brings the invader now; 0 if it has none.
int worthOfCard(const Outlook &outlook, Card card);
/// Points of the cheapest payment, hourglasses included, whether he has the units or not.
int costOfCard(const Outlook &outlook, Card card);
/// Points of one payment: units and the hourglasses that they give.
int costOfPayment(Payment payment);

} // namespace merlon::siege2
