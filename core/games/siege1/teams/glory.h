#pragma once

#include "core/games/siege1/pieces/pieces.h"

/// S1-22: what teams win glory for, and the entries into the castle.
namespace merlon::siege1 {

/// S1-1.9: the heroic acts, after any change.
void checkFeats(Play &play);

/// S1-6.3: one stone and all wood of a wall; S1-22.4.
void destroyComponents(Play &play, int wall, RuleId rule);
/// +1 or more for a team.
void addGlory(Play &play, bool invaders, int count, RuleId rule);

/// S1-22.2: breached walls, and the last gate.
int entriesOf(const Scene &scene);

} // namespace merlon::siege1
