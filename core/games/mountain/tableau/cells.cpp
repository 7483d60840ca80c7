#include "core/games/mountain/networks.h"
#include "core/games/mountain/tableau/items.h"

#include <algorithm>
#include <array>
#include <utility>

/// The mountain: what its cells are made of, tunnels, and what lies in them.
namespace merlon::mountain {

namespace {

/// MT-3.4: the doors of a workshop, open where a network lies before them.
std::vector<Door> doorsOf(const Scene &scene, Cell cell)
{
    Squares here;
    here.add(scene.map.squareOf(cell));
    Squares around = here.neighbours();
    around -= here;
    const Squares networks = allNetworks(scene);
    std::vector<Door> doors;
    forEachCell(scene.map, around, [&](Cell next) {
        if (next != kNoCell)
            doors.push_back({int {next}, networks.contains(scene.map.squareOf(next))});
    });
    return doors;
}

int openDoors(const Scene &scene, Cell cell)
{
    const std::vector<Door> doors = doorsOf(scene, cell);
    return static_cast<int>(std::ranges::count(doors, true, &Door::isOpen));
}

class CellLayers {
public:
    explicit CellLayers(const Layout &layout)
        : m_data(layout.data)
        , m_scene(layout.scene)
        , m_tableau(layout.tableau)
    {
    }

    void lay()
    {
        for (Cell cell = 0; cell < m_scene.map.cells; ++cell) {
            m_tableau.grounds.push_back(groundOf(cell));
            std::vector<Item> items = itemsOn(cell);
            if (!items.empty())
                m_tableau.at(cell).items = std::move(items);
        }
        layTunnels();
    }

private:
    /// The first seat whose network a cell belongs to; kNobody for neutral groups.
    Seat ownerOf(Cell cell) const
    {
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat) {
            if (m_scene.networkOf(seat).contains(m_scene.map.squareOf(cell)))
                return seat;
        }
        return kNobody;
    }

    static Word nameOfTunnel(const Tunnel &tunnel)
    {
        switch (tunnel.kind) {
        case TunnelKind::Hall:
            return {std::string(kHallData[tunnel.what].key), "hall"};
        case TunnelKind::Tile:
        case TunnelKind::Piece:
            return {std::string(kShapeData[tunnel.what].key), "shape"};
        case TunnelKind::Portal:
            return {"portal", {}};
        case TunnelKind::None:
            break;
        }
        return {};
    }

    /// Every tunnel as a patch over its cells.
    void layTunnels()
    {
        std::array<int, kMostTunnels> patches {};
        patches.fill(-1);
        forEachCell(m_scene.map, m_data.dug, [&](Cell cell) {
            int &patch = patches[m_data.tunnelAt[cell]];
            if (patch < 0) {
                const Tunnel &tunnel = m_scene.tunnelOn(cell);
                patch = static_cast<int>(m_tableau.patches.size());
                m_tableau.patches.push_back({.places = {},
                                             .style = tunnel.kind == TunnelKind::Hall ? "hall" : "tunnel",
                                             .name = nameOfTunnel(tunnel),
                                             .owner = ownerOf(cell)});
            }
            m_tableau.patches[static_cast<std::size_t>(patch)].places.push_back(cell);
        });
    }

    /// MT-5.7, MT-5.9: what lies under a tunnel is gone.
    Ground groundOf(Cell cell) const
    {
        const MapCell &place = m_scene.map[cell];
        Ground ground {.place = cell};
        if (place.zone == 0) {
            ground.detail = {"ground.heart", {}};
            spreadHeart(ground);
            return ground;
        }
        const Word zone {"zone-" + std::to_string(place.zone)};
        const std::int64_t honour = statueHonour(place.zone);
        if (m_scene.isCovered(cell)) {
            const Tunnel &tunnel = m_scene.tunnelOn(cell);
            ground.art = artOfTunnel(tunnel, cell);
            ground.note = networkNote(ownerOf(cell));
            const std::int64_t anchor = anchorIn(tunnel, cell);
            ground.detail = tunnel.kind == TunnelKind::Hall
                ? Text {"ground.hall", {nameOfTunnel(tunnel), anchor}}
                : Text {"ground.tunnel", {zone, honour, anchor}};
            return ground;
        }
        const bool isOpen = !m_data.covered.contains(place.square);
        const bool wasPicked = m_data.picked.contains(place.square);
        ground.detail = {"ground.rock",
                         {zone, honour, std::int64_t {isOpen && m_scene.map.rubble.contains(place.square)}}};
        if (isOpen && !wasPicked && !place.buried.empty())
            ground.note = buriedNote(place.buried);
        else if (!place.buried.empty())
            ground.art = "picked";
        if (workshopOn(m_data, cell)) {
            ground.art = "workshop";
            ground.doors = doorsOf(m_scene, cell);
        } else if (isOpen && m_scene.map.sites.contains(place.square)) {
            ground.note = {"ground.site", {}};
        }
        return ground;
    }

    /// One picture over all its cells: the first one has it.
    void spreadHeart(Ground &ground) const
    {
        for (Cell cell = 0; cell < m_scene.map.cells; ++cell) {
            if (m_scene.map[cell].zone == 0)
                ground.artPlaces.push_back(cell);
        }
        if (ground.artPlaces.front() == ground.place)
            ground.art = "heart";
        else
            ground.artPlaces.clear();
    }

    static std::string artOfTunnel(const Tunnel &tunnel, Cell cell)
    {
        if (tunnel.anchor != cell)
            return {};
        if (tunnel.kind == TunnelKind::Hall)
            return "altar";
        return tunnel.pedestal == kNoClan ? std::string("anchor") : pedestalKey(tunnel.pedestal);
    }

    /// 0: none; 1: an empty one, or an altar; from 2 on: with a pedestal, by its clan.
    static std::int64_t anchorIn(const Tunnel &tunnel, Cell cell)
    {
        if (tunnel.anchor != cell)
            return 0;
        return tunnel.pedestal == kNoClan ? 1 : 2 + std::int64_t {tunnel.pedestal};
    }

    static Text networkNote(Seat owner)
    {
        if (owner == kNobody)
            return {"ground.neutral", {}};
        return {"ground.network", {Word {std::string(kSeatKeys[owner]), "seat"}}};
    }

    static Text buriedNote(const Amounts &buried)
    {
        Text note {"ground.buried", {}};
        for (std::size_t kind = 0; kind < kResources; ++kind)
            note.args.emplace_back(std::int64_t {buried[kind]});
        return note;
    }

    /// Portals, statues, workshops. Pedestals lie on the ground.
    std::vector<Item> itemsOn(Cell cell) const
    {
        std::vector<Item> items;
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat) {
            if (m_data[seat].portal == cell)
                items.push_back(
                    {.key = "portal", .role = ComponentRole::Unit, .owner = seat, .isPickable = false});
        }
        if (const std::size_t statue = statueOn(m_data, cell); statue < kMostStatues)
            items.push_back(statueItem(cell, m_data.statues[statue].clan));
        if (const PlacedWorkshop *workshop = workshopOn(m_data, cell))
            items.push_back(workshopItem(*workshop));
        return items;
    }

    /// MT-1.4: buried outside of every network.
    Item statueItem(Cell cell, std::size_t clan) const
    {
        const bool isUnearthed = ownerOf(cell) != kNobody;
        Item item {.key = statueKey(clan), .isBare = true};
        if (!isUnearthed) {
            item.art = "buried-" + std::string(kClanKeys[clan]);
            item.note = {"item.buried", {}};
        }
        return item;
    }

    Item workshopItem(const PlacedWorkshop &workshop) const
    {
        Item item {.key = std::string(kWorkshopKeys[workshop.kind]),
                   .type = "workshop",
                   .role = ComponentRole::Unit,
                   .note = {"item.doors", {std::int64_t {openDoors(m_scene, workshop.cell)}}},
                   .isBare = true};
        for (const Cell used : m_data.now.used)
            item.faded = item.faded || used == workshop.cell;
        return item;
    }

    const MountainData &m_data;
    const Scene &m_scene;
    Tableau &m_tableau;
};

} // namespace

void layMountain(const Layout &layout)
{
    CellLayers(layout).lay();
}

} // namespace merlon::mountain
