#pragma once

#include "core/games/siege2/play.h"

/// Heroic orders (S2-14).
namespace merlon::siege2 {

/// S2-14.2: whether the hero can use the order now.
Reason whyNotHeroicOrder(const Scene &scene, Hero hero, HeroicOrder order);
/// Offers the orders for which whyNotHeroicOrder has no reason, by hero.
void offerHeroicOrders(const Scene &scene, ChoiceList &out);
/// Uses it: possession first, then the questions that carry it out.
void useHeroicOrder(Play &play, Hero hero, HeroicOrder order);
/// A heroic order leaves the game; a ritual token on it returns at once (S2-9.3).
void removeHeroicOrder(Play &play, HeroicOrder order, RuleId rule);

} // namespace merlon::siege2
