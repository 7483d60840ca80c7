#pragma once

#include "core/games/mountain/play.h"

#include <cassert>

/// MT-1.2 to MT-1.4: tunnels, the networks that they form, and the statues in them.
namespace merlon::mountain {

/// The parts of the data that follow from the tunnels: what is dug, whose network is where.
void deriveAll(MountainData &data, const Map &map, const Rules &rules);

/// MT-10.5: the networks of all seats that this one must not touch.
Squares rivalNetworks(const Scene &scene, Seat seat);
/// All cells of networks with a portal, whoever's they are.
Squares allNetworks(const Scene &scene);

/// The number of a tunnel that is not in use.
TunnelIndex freeTunnel(const MountainData &data);
/// The squares of the tunnel on a cell.
Squares squaresOfTunnel(const Scene &scene, Cell cell);
/// The squares of tiles and of pieces of tiles in the network of a seat: those on which a hall can lie (MT-6.2).
Squares tiledSquares(const Scene &scene, Seat seat);
/// A tunnel comes to lie on these squares, whatever was there.
void layTunnel(Play &play, TunnelIndex index, const Squares &squares);

/// The number of the statue on a cell; kMostStatues if there is none.
std::size_t statueOn(const MountainData &data, Cell cell);
inline bool hasStatue(const MountainData &data, Cell cell)
{
    return statueOn(data, cell) < kMostStatues;
}
Squares squaresOfStatues(const Scene &scene);
/// MT-1.4
inline bool isUnearthedBy(const Scene &scene, Seat seat, Cell cell)
{
    return scene.networkOf(seat).contains(scene.map.squareOf(cell));
}

/// The workshop on a cell; null if there is none.
const PlacedWorkshop *workshopOn(const MountainData &data, Cell cell);
Squares squaresOfWorkshops(const Scene &scene);
/// Sites on which nothing lies, and nothing ever has.
Squares emptySites(const Scene &scene);

} // namespace merlon::mountain
