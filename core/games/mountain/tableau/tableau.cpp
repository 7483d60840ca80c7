#include "core/games/mountain/tableau/tableau.h"

#include "core/games/mountain/edition.h"
#include "core/games/mountain/networks.h"
#include "core/games/mountain/score.h"

#include <string>
#include <utility>

namespace merlon::mountain {

namespace {

std::string keyOf(Troll troll)
{
    return std::string(dataOf(troll).key);
}

class Layers {
public:
    Layers(const MountainView &view, Tableau &tableau)
        : m_view(view)
        , m_data(view.known())
        , m_scene {view.known(), view.field(), view.rules()}
        , m_tableau(tableau)
        , m_asked(view.decision().seat)
    {
    }

    void layOut()
    {
        layTunnels();
        layOnCells();
        layHorde();
        layGrimoire();
        laySupply();
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat)
            laySeat(seat);
        layScores();
        m_tableau.clock.round = m_data.round;
        m_tableau.clock.lastRound = m_data.endRound;
    }

private:
    // The mountain

    /// The first seat whose network a cell belongs to; kNobody for neutral groups.
    Seat ownerOf(Cell cell) const
    {
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat) {
            if (m_scene.networkOf(seat).contains(m_scene.map.squareOf(cell)))
                return seat;
        }
        return kNobody;
    }

    Word nameOf(const Tunnel &tunnel) const
    {
        switch (tunnel.kind) {
        case TunnelKind::Hall:
            return {std::string(kHallData[tunnel.what].key), "hall"};
        case TunnelKind::Tile:
        case TunnelKind::Piece:
            return {std::string(kShapeData[tunnel.what].key), "shape"};
        case TunnelKind::Portal:
            return {"portal"};
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
                                             .name = nameOf(tunnel),
                                             .owner = ownerOf(cell)});
            }
            m_tableau.patches[static_cast<std::size_t>(patch)].places.push_back(cell);
        });
    }

    /// Portals, pedestals, statues, workshops.
    void layOnCells()
    {
        for (Cell cell = 0; cell < m_scene.map.cells; ++cell) {
            std::vector<Item> items = itemsOn(cell);
            if (!items.empty())
                m_tableau.at(cell).items = std::move(items);
        }
    }

    std::vector<Item> itemsOn(Cell cell) const
    {
        std::vector<Item> items;
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat) {
            if (m_data[seat].portal == cell)
                items.push_back({.key = "portal", .owner = seat, .isPickable = false});
        }
        if (m_scene.isCovered(cell)) {
            const Tunnel &tunnel = m_scene.tunnelOn(cell);
            if (tunnel.anchor == cell && tunnel.pedestal != kNoClan)
                items.push_back(
                    {.key = "pedestal-" + std::string(kClanKeys[tunnel.pedestal]), .isPickable = false});
        }
        if (const std::size_t statue = statueOn(m_data, cell); statue < kMostStatues)
            items.push_back({.key = "statue-" + std::string(kClanKeys[m_data.statues[statue].clan])});
        if (const PlacedWorkshop *workshop = workshopOn(m_data, cell))
            items.push_back({.key = std::string(kWorkshopKeys[workshop->kind]), .type = "workshop"});
        return items;
    }

    // Beside the mountain

    /// What lies on a card: so many of each kind.
    static std::vector<Stack> stacksOf(const Amounts &amounts)
    {
        std::vector<Stack> stacks;
        for (std::size_t kind = 0; kind < kResources; ++kind) {
            if (amounts[kind] > 0)
                stacks.push_back({.key = std::string(kResourceData[kind].key), .count = amounts[kind]});
        }
        return stacks;
    }

    Item hordeItem(std::size_t place) const
    {
        const HordeCard &card = m_data.horde[place];
        Item item {.key = std::string(kHordeKeys[place]), .type = "horde-place"};
        item.isSpace = card.troll == kNoTroll;
        if (item.isSpace)
            return item;
        item.component = keyOf(card.troll);
        item.name = {keyOf(card.troll), "troll"};
        Amounts bribes;
        for (std::size_t kind = 0; kind < kResources; ++kind)
            bribes[kind] = card.bribes[kind];
        item.laid = stacksOf(bribes);
        if (card.pedestal != kNoClan)
            item.laid.push_back({.key = "pedestal-" + std::string(kClanKeys[card.pedestal])});
        return item;
    }

    void layHorde()
    {
        for (int row = 3; row >= 1; --row) {
            Zone &zone = m_tableau.beside(kNobody, ZoneKind::Cards, {"horde", "zone"});
            for (std::size_t place = 0; place < kHordePlaces; ++place) {
                if (rowOfPlace(place) == row)
                    zone.items.push_back(hordeItem(place));
            }
        }
    }

    void layGrimoire()
    {
        Zone &zone = m_tableau.beside(kNobody, ZoneKind::Cards, {"grimoire", "zone"});
        for (const OpenSpell &open : m_data.grimoire) {
            if (open.spell >= kSpells)
                continue;
            zone.items.push_back({.key = std::string(kSpellData[open.spell].key), .type = "spell"});
            if (open.runes > 0)
                zone.items.back().laid = {{.key = "rune", .count = open.runes}};
        }
    }

    /// Tiles, halls and workshops that are left.
    void laySupply()
    {
        Zone &tiles = m_tableau.beside(kNobody, ZoneKind::Tokens, {"supply", "zone"});
        for (std::size_t shape = 0; shape < kShapes; ++shape)
            tiles.items.push_back({.key = std::string(kShapeData[shape].key),
                                   .type = "shape",
                                   .count = m_data.tiles[shape],
                                   .faded = m_data.tiles[shape] == 0,
                                   .showsCount = true});
        Zone &halls = m_tableau.beside(kNobody, ZoneKind::Words, {"halls", "zone"});
        for (std::size_t hall = 0; hall < kHalls; ++hall)
            halls.items.push_back({.key = std::string(kHallData[hall].key),
                                   .type = "hall",
                                   .crossed = (m_data.hallsUsed >> hall & 1u) != 0});
        Zone &workshops = m_tableau.beside(kNobody, ZoneKind::Tokens, {"workshops", "zone"});
        for (std::size_t kind = 0; kind < kWorkshops; ++kind) {
            if (m_data.workshopsOpen[kind] > 0)
                workshops.items.push_back({.key = std::string(kWorkshopKeys[kind]),
                                           .type = "workshop",
                                           .count = m_data.workshopsOpen[kind]});
        }
    }

    // A seat

    void laySeat(Seat seat)
    {
        for (int row = 4; row >= 1; --row) {
            Zone &zone = m_tableau.beside(seat, ZoneKind::Cards, {"pack", "zone"});
            zone.small = true;
            for (std::size_t slot = 0; slot < kSlots; ++slot) {
                if (rowOfSlot(slot) == row)
                    zone.items.push_back(packItem(seat, slot));
            }
        }
        if (seat == m_scene.rules.teamOf(seat) || !m_scene.rules.teams)
            layStock(seat);
        layHand(seat);
    }

    Item packItem(Seat seat, std::size_t slot) const
    {
        const PackTroll &card = m_data[seat].pack[slot];
        Item item {.key = std::string(kSlotKeys[slot]), .type = "slot", .owner = seat};
        item.isSpace = card.troll == kNoTroll;
        item.isPickable = seat == m_asked;
        if (item.isSpace)
            return item;
        item.component = keyOf(card.troll);
        item.name = {keyOf(card.troll), "troll"};
        item.filled = std::popcount(card.filled);
        item.capacity = static_cast<int>(symbolCount(card.troll));
        Amounts held;
        for (std::size_t symbol = 0; symbol < symbolCount(card.troll); ++symbol) {
            if ((card.filled >> symbol & 1u) != 0)
                ++held[kSymbols[card.troll][symbol]];
        }
        item.laid = stacksOf(held);
        return item;
    }

    void layStock(Seat seat)
    {
        const TeamState &team = m_scene.teamOf(seat);
        Zone &zone = m_tableau.beside(seat, ZoneKind::Counter, {"stock", "zone"});
        for (std::size_t kind = 0; kind < kResources; ++kind)
            zone.items.push_back({.key = std::string(kResourceData[kind].key),
                                  .type = "resource",
                                  .count = team.stock[kind],
                                  .isPickable = seat == m_asked});
        for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
            if (team.pedestals[clan] > 0)
                zone.items.push_back(
                    {.key = "pedestal-" + std::string(kClanKeys[clan]), .count = team.pedestals[clan]});
        }
    }

    /// The starting trolls of whoever looks.
    void layHand(Seat seat)
    {
        if (!m_view.seats().contains(seat) || m_data[seat].hand.empty())
            return;
        Zone &hand = m_tableau.beside(seat, ZoneKind::Hand, {"hand", "zone"});
        hand.spot = ZoneSpot::BelowBoard;
        for (std::size_t card = 0; card < kStartTrolls; ++card) {
            if (m_data[seat].hand[card] > 0)
                hand.items.push_back({.key = keyOf(startTroll(card)), .type = "troll", .owner = seat});
        }
    }

    // The end

    void addRow(const char *title, int Score::*line)
    {
        ScoreRow row {{title, {}}, {}, false};
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat)
            row.scores.emplace_back(scoreOf(m_scene, m_scene.rules.teamOf(seat)).*line);
        m_tableau.scores.push_back(std::move(row));
    }

    void layScores()
    {
        addRow("score.tunnels", &Score::tunnels);
        addRow("score.coronation", &Score::coronation);
        addRow("score.tokens", &Score::tokens);
        addRow("score.sets", &Score::sets);
        addRow("score.halls", &Score::halls);
        addRow("score.statues", &Score::statues);
        ScoreRow sum {{"score.honour", {}}, {}, true};
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat)
            sum.scores.emplace_back(scoreOf(m_scene, m_scene.rules.teamOf(seat)).sum());
        m_tableau.scores.push_back(std::move(sum));
    }

    const MountainView &m_view;
    const MountainData &m_data;
    Scene m_scene;
    Tableau &m_tableau;
    Seat m_asked;
};

} // namespace

void layOut(const View &view, Tableau &tableau)
{
    Layers(static_cast<const MountainView &>(view), tableau).layOut();
}

std::vector<Move> movesOf(const Setup &, const Event &event)
{
    if (static_cast<EventKind>(event.kind) != EventKind::StatueHauled)
        return {};
    return {{"statue-" + std::string(kClanKeys[event.args[1]]), int {event.args[2]}, int {event.args[3]}}};
}

} // namespace merlon::mountain
