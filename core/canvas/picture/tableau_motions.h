#pragma once

#include "core/canvas/picture/picture.h"
#include "core/engine/event.h"
#include "core/engine/game.h"
#include "core/engine/tableau/moves.h"

#include <span>
#include <vector>

/// How pieces move from one picture to the next.
namespace merlon::canvas {

/// The motions of what a game says that has moved. Pieces of one kind that go the same way are one motion. `box`: what
/// pieces look like that are seen at neither end.
std::vector<Motion> motionsOf(const Picture &before, const Picture &after, std::span<const Move> moves,
                              const Setup &setup, const std::vector<Token> &box);

/// How pieces move from one picture to the next: a piece that is gone from a place and new at another has walked, for
/// each piece once. Events say which place was left for which, where one of them names piece and both places; the rest
/// is taken to have walked to the nearest.
std::vector<Motion> walksBetween(const Picture &before, const Picture &after, std::span<const Event> events,
                                 const Setup &setup);

} // namespace merlon::canvas
