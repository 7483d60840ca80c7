#pragma once

#include "core/engine/game.h"

#include <QString>

namespace merlon {

/// `2–4 players`; empty if the game does not say.
QString playersText(const Game &game);
/// `60–90 min`, of a campaign `10 × 90 min`; empty if the game does not say.
QString minutesText(const Game &game);
/// What minutesText says of a campaign, in a sentence; empty for any other game.
QString partsText(const Game &game);

} // namespace merlon
