#pragma once

#include "app/words/speaker.h"
#include "core/engine/tableau/tableau.h"

#include <QString>

namespace merlon {

/// `trap (troll), face down`: what an item of a tableau is called, with its note, in the language spoken.
QString nameOf(const Item &item, const Speaker &speaker);
/// The same without the note, and without saying that it lies face down: `trap`.
QString plainNameOf(const Item &item, const Speaker &speaker);

/// What belongs to it, in its groups: `oracle · N, E · NE`; empty if nothing does.
QString membersOf(const Item &item, const Speaker &speaker);

/// So many of an item, as it stands in a sentence: `2 goblins`; `2 × trap` where the game does not word their number.
QString amountOf(const Item &item, int count, const Speaker &speaker);
/// What has to be paid for it: `6 wood, 1 troll or 2 orcs`; empty if it costs nothing.
QString priceOf(const Item &item, const Speaker &speaker);

} // namespace merlon
