#pragma once

#include "core/games/mountain/play.h"

/// MT-5.4, MT-6.2: where tiles and halls can lie, found for all squares at once.
namespace merlon::mountain {

/// What a seat finds when it digs.
struct DiggingGround {
    Squares free {};    ///< MT-5.4 (a)
    Squares reached {}; ///< MT-5.4 (b): beside the own network
    Squares guarded {}; ///< MT-5.4 (c): beside a network of a rival
    Squares rubble {};  ///< MT-5.4 (d): costs a hammer each
    int hammers = 0;
};
DiggingGround diggingGround(const Scene &scene, Seat seat);

/// The squares on which the mark of a tile may lie.
Squares legalMarks(const DiggingGround &ground, const Outline &outline);
/// The same for a hall on tiles.
Squares legalMarks(const Squares &tiled, const Outline &outline);
/// Whether a shape, or a hall, has a place in some orientation.
bool hasPlace(const DiggingGround &ground, Shape shape);
bool hasPlace(const Squares &tiled, Hall hall);

/// Why a tile does not lie well there; none exactly for the legal marks.
Reason whyNotDug(const Map &map, const DiggingGround &ground, const Outline &outline, Square mark);

/// The squares of a tile or hall whose mark lies there; all are on the grid.
Squares squaresOf(const Outline &outline, Square mark);
/// Whether they are all on the grid.
bool isOnGrid(const Outline &outline, Square mark);

} // namespace merlon::mountain
