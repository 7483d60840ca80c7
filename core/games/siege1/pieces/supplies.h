#pragma once

#include "core/games/siege1/play.h"

/// S1-1.4: what is left of pieces whose number is limited.
namespace merlon::siege1 {

/// Resources in the bank.
int bankOf(const Scene &scene);
int enginesLeft(const Scene &scene, Engine engine);
int hitCardsLeft(const SiegeData &data);
int missCardsLeft(const SiegeData &data);
int equipmentLeft(const Scene &scene, Equipment type);
int trainingLeft(const Scene &scene, Training type);
int postsLeft(const Scene &scene, Post post);
int cauldronsLeft(const Scene &scene, Cauldron cauldron);
int trapsLeft(const Scene &scene, Trap trap);
int ordersLeft(const Scene &scene, Order order);

} // namespace merlon::siege1
