#include "core/games/mountain/networks.h"

#include <algorithm>

namespace merlon::mountain {

void deriveAll(MountainData &data, const Map &map, const Rules &rules)
{
    data.dug = {};
    for (Cell cell = 0; cell < map.cells; ++cell) {
        if (data.tunnelAt[cell] != kNoTunnel)
            data.dug.add(map.squareOf(cell));
    }
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        Squares portal;
        if (data[seat].portal != kNoCell)
            portal.add(map.squareOf(data[seat].portal));
        data[seat].network = floodFrom(portal, data.dug);
    }
}

Squares rivalNetworks(const Scene &scene, Seat seat)
{
    Squares rivals;
    for (Seat other = 0; other < scene.rules.seats; ++other) {
        if (scene.rules.areRivals(seat, other))
            rivals |= scene.networkOf(other);
    }
    return rivals;
}

Squares allNetworks(const Scene &scene)
{
    Squares all;
    for (Seat seat = 0; seat < scene.rules.seats; ++seat)
        all |= scene.networkOf(seat);
    return all;
}

TunnelIndex freeTunnel(const MountainData &data)
{
    const auto found = std::ranges::find(data.tunnels, TunnelKind::None, &Tunnel::kind);
    assert(found != data.tunnels.end());
    return static_cast<TunnelIndex>(found - data.tunnels.begin());
}

Squares squaresOfTunnel(const Scene &scene, Cell cell)
{
    const TunnelIndex index = scene.data.tunnelAt[cell];
    Squares tunnel;
    tunnel.add(scene.map.squareOf(cell));
    for (Squares before; before != tunnel;) {
        before = tunnel;
        forEachCell(scene.map, before.neighbours() & scene.data.dug, [&](Cell next) {
            if (scene.data.tunnelAt[next] == index)
                tunnel.add(scene.map.squareOf(next));
        });
    }
    return tunnel;
}

Squares tiledSquares(const Scene &scene, Seat seat)
{
    Squares tiled;
    forEachCell(scene.map, scene.networkOf(seat), [&](Cell cell) {
        if (scene.tunnelOn(cell).isTile())
            tiled.add(scene.map.squareOf(cell));
    });
    return tiled;
}

void layTunnel(Play &play, TunnelIndex index, const Squares &squares)
{
    forEachCell(play.map, squares, [&](Cell cell) { play.data.tunnelAt[cell] = index; });
    play.data.covered |= squares;
    deriveAll(play.data, play.map, play.rules);
}

std::size_t statueOn(const MountainData &data, Cell cell)
{
    const auto found = std::ranges::find(data.statues, cell, &Statue::cell);
    return static_cast<std::size_t>(found - data.statues.begin());
}

Squares squaresOfStatues(const Scene &scene)
{
    Squares squares;
    for (const Statue &statue : scene.data.statues) {
        if (statue.cell != kNoCell)
            squares.add(scene.map.squareOf(statue.cell));
    }
    return squares;
}

const PlacedWorkshop *workshopOn(const MountainData &data, Cell cell)
{
    for (std::size_t index = 0; index < data.workshopCount; ++index) {
        if (data.workshops[index].cell == cell)
            return &data.workshops[index];
    }
    return nullptr;
}

Squares squaresOfWorkshops(const Scene &scene)
{
    Squares squares;
    for (std::size_t index = 0; index < scene.data.workshopCount; ++index)
        squares.add(scene.map.squareOf(scene.data.workshops[index].cell));
    return squares;
}

Squares emptySites(const Scene &scene)
{
    return scene.map.sites - scene.data.covered - squaresOfWorkshops(scene);
}

} // namespace merlon::mountain
