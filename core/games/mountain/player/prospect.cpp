#include "core/games/mountain/player/prospect.h"

#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>

namespace merlon::mountain {

namespace {

constexpr std::size_t kMostSites = 32;
constexpr std::array<Offset, 4> kBeside {{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};

/// How much of the way to a statue counts with so many cells still to dig, of 100.
constexpr std::array<int, 10> kNearness {100, 62, 45, 33, 24, 17, 12, 8, 5, 0};
constexpr int kRoomForStatues = 200; ///< honor for each zone that a statue can rise

Squares oneSquare(Square square)
{
    Squares squares;
    squares.add(square);
    return squares;
}

} // namespace

int hallHope(const Scene &scene, Seat seat, const Squares &tiled)
{
    const int raised = statuesOwned(scene, seat) > 0 ? 60 : 15;
    const int room = tiled.size();
    int hope = 0;
    for (std::size_t hall = kHalls; hall-- > 0;) {
        const HallData &data = kHallData[hall];
        const int points = data.low * kHonourPoint + (data.high - data.low) * raised;
        const bool isUsed = (scene.data.hallsUsed >> hall & 1u) != 0;
        if (!isUsed && data.size <= room && points > hope && hasPlace(tiled, static_cast<Hall>(hall)))
            hope = points;
    }
    return hope;
}

Prospect::Prospect(const Scene &scene, Seat seat, const Worth &worth, int shape, int orientation)
    : m_scene(scene)
    , m_seat(seat)
    , m_worth(worth)
    , m_ground(diggingGround(scene, seat))
{
    const bool isSoft = m_ground.hammers > kMostHammers && scene.data.now.has(Spell::Soft);
    m_hammerCost = isSoft ? 0 : worth.of(Resource::Hammer);
    m_open = m_ground.free - m_ground.guarded;
    m_edge = m_ground.reached & m_open;
    m_edgeSize = m_edge.size();
    m_tiled = tiledSquares(scene, seat);
    m_hallHope = hallHope(scene, seat, m_tiled);
    m_soft.fill(kHopeless);
    m_atMark.fill(kHopeless);
    for (auto &hammers : m_best)
        hammers.fill(kHopeless);
    for (auto &turned : m_turned)
        turned.fill(kHopeless);
    surveyCells();
    surveySites();
    surveyStatues();
    surveyGalleries();
    surveyPedestals();
    for (std::size_t one = 0; one < kShapes; ++one) {
        if (shape == kEvery ? mayBePaid(one) : static_cast<int>(one) == shape)
            look(one, orientation);
    }
}

/// What is buried, and how tightly tunnels would lie, for halls.
void Prospect::surveyCells()
{
    constexpr int kTight = 14;
    const Squares buried = m_scene.map.buried - m_scene.data.covered - m_scene.data.picked;
    forEachCell(m_scene.map, m_open, [&](Cell cell) {
        Spot &spot = m_spots[cell];
        const Square square = m_scene.map.squareOf(cell);
        int points = 0;
        for (const Offset offset : kBeside)
            points += m_tiled.contains(square + offset) ? m_worth.later(kTight) : 0;
        if (buried.contains(square))
            points += m_worth.of(m_scene.map[cell].buried);
        spot.points = static_cast<std::int16_t>(points);
        spot.zone = m_scene.map[cell].zone;
        spot.isRubble = m_ground.rubble.contains(square);
    });
}

void Prospect::surveySites()
{
    std::size_t number = 0;
    if (m_scene.data.workshopsOpen.size() > 0) {
        forEachCell(m_scene.map, emptySites(m_scene) & m_open, [&](Cell site) {
            if (number == kMostSites)
                return;
            const std::uint32_t bit = std::uint32_t {1} << number++;
            m_spots[site].ownSite = bit;
            const Squares around = oneSquare(m_scene.map.squareOf(site)).neighbours() & m_open;
            forEachCell(m_scene.map, around, [&](Cell cell) { m_spots[cell].sites |= bit; });
        });
    }
    for (std::size_t index = 0; index < m_scene.data.workshopCount; ++index) {
        const Squares around =
            oneSquare(m_scene.map.squareOf(m_scene.data.workshops[index].cell)).neighbours();
        if (!(around & m_scene.networkOf(m_seat)).empty())
            continue;
        forEachCell(m_scene.map, around & m_open,
                    [&](Cell cell) { m_spots[cell].workshops |= std::uint32_t {1} << index; });
    }
}

void Prospect::surveyStatues()
{
    for (auto &steps : m_steps)
        steps.fill(kFar);
    const Squares networks = allNetworks(m_scene);
    for (std::size_t number = 0; number < kMostStatues; ++number) {
        const Cell cell = m_scene.data.statues[number].cell;
        if (cell == kNoCell || networks.contains(m_scene.map.squareOf(cell)))
            continue;
        const Squares square = oneSquare(m_scene.map.squareOf(cell));
        const bool isNeutral = m_scene.isCovered(cell);
        surveyStatue(number, isNeutral ? floodFrom(square, m_scene.data.dug).neighbours() : square,
                     m_scene.map[cell].zone);
    }
}

/// How far it is to a statue, and what it brings to come nearer.
void Prospect::surveyStatue(std::size_t number, const Squares &start, int zone)
{
    constexpr int kHoped = 220; ///< beyond what it scores where it is
    Squares seen = start & m_open;
    Squares edge = seen;
    std::uint8_t before = kFar;
    for (std::uint8_t steps = 0; steps < kFar && !edge.empty(); ++steps) {
        if (before == kFar && !(edge & m_ground.reached).empty())
            before = static_cast<std::uint8_t>(steps + 1);
        forEachCell(m_scene.map, edge, [&](Cell cell) { m_steps[cell][number] = steps; });
        edge = (edge.neighbours() & m_open) - seen;
        seen |= edge;
    }
    const int owned = statuesOwned(m_scene, m_seat);
    const int share = owned < 4 ? 100 : owned < 7 ? 70 : 45;
    const int value = (statueHonour(zone) * kHonourPoint + m_worth.later(kHoped)) * share / 100;
    const auto worthAt = [&](std::size_t steps) {
        return steps == 0 ? value : m_worth.later(value * kNearness[steps] / 100);
    };
    for (std::size_t steps = 0; steps < before; ++steps)
        m_profit[number][steps] = worthAt(steps) - worthAt(before);
}

/// A tunnel in a high zone is where a statue can score: as many of them as there may be statues.
void Prospect::surveyGalleries()
{
    std::array<int, kMostTunnels> highest {};
    forEachCell(m_scene.map, m_tiled, [&](Cell cell) {
        int &zone = highest[m_scene.data.tunnelAt[cell]];
        zone = std::max(zone, int {m_scene.map[cell].zone});
    });
    std::ranges::sort(highest, std::greater());
    const int statues = statuesOwned(m_scene, m_seat) + (m_worth.turns > 3 ? 2 : 1);
    const int lowest = highest[static_cast<std::size_t>(std::min<int>(statues, kMostTunnels)) - 1u];
    const int chance = 20 + m_worth.later(20);
    for (int zone = 1; zone <= static_cast<int>(kZones); ++zone)
        m_gallery[static_cast<std::size_t>(zone)] =
            std::max(0, zone - lowest) * kRoomForStatues * chance / 100;
}

void Prospect::surveyPedestals()
{
    for (int zone = 1; zone <= static_cast<int>(kZones); ++zone) {
        int best = 0;
        for (std::size_t clan = 0; clan < kStatueClans; ++clan)
            best = std::max(best, pedestalPoints(m_scene, m_seat, m_worth, zone, clan));
        m_pedestal[static_cast<std::size_t>(zone)] = best;
    }
}

/// A statue that is dug out on an anchor stands on its pedestal.
int Prospect::pedestalOn(Cell anchor) const
{
    const int zone = m_scene.map[anchor].zone;
    const int plain = m_pedestal[static_cast<std::size_t>(zone)];
    const std::size_t statue = statueOn(m_scene.data, anchor);
    if (plain == 0 || statue == kMostStatues)
        return plain;
    const int there = pedestalPoints(m_scene, m_seat, m_worth, zone, m_scene.data.statues[statue].clan);
    return std::max(plain, there + statueHonour(zone) * 50);
}

Prospect::Place Prospect::placeAt(const Outline &outline, bool hasAnchor, Square mark) const
{
    constexpr int kSite = 90;
    constexpr int kSiteLost = 60;
    constexpr int kWorkshop = 60;
    std::array<std::uint8_t, kMostStatues> steps;
    steps.fill(kFar);
    Place place {.points = 0, .mark = mark};
    int zone = 0;
    std::uint32_t sites = 0;
    std::uint32_t lost = 0;
    std::uint32_t workshops = 0;
    for (const Offset offset : outline) {
        const Cell cell = m_scene.map.at(mark + offset);
        const Spot &spot = m_spots[cell];
        place.points += spot.points;
        place.hammers += spot.isRubble ? 1 : 0;
        zone = std::max(zone, int {spot.zone});
        sites |= spot.sites;
        lost |= spot.ownSite;
        workshops |= spot.workshops;
        for (std::size_t number = 0; number < kMostStatues; ++number)
            steps[number] = std::min(steps[number], m_steps[cell][number]);
    }
    for (std::size_t number = 0; number < kMostStatues; ++number)
        place.points += m_profit[number][steps[number]];
    place.points += m_gallery[static_cast<std::size_t>(zone)];
    place.points += m_worth.later(std::min(std::popcount(sites & ~lost), 2) * kSite
                                  - std::popcount(lost) * kSiteLost + std::popcount(workshops) * kWorkshop);
    place.points += roomAfter(squaresOf(outline, mark));
    if (hasAnchor)
        place.points += pedestalOn(m_scene.map.at(mark));
    place.points -= place.hammers * m_hammerCost;
    return place;
}

/// Who cuts itself off loses points.
int Prospect::roomAfter(const Squares &tile) const
{
    constexpr int kRoom = 6;
    constexpr int kCutOff = 150;
    if (m_edgeSize >= kRoom + static_cast<int>(kMostCellsOfTile))
        return 0;
    const int room = (((m_edge | tile.neighbours()) & m_open) - tile).size();
    return -m_worth.later(std::max(0, kRoom - room) * kCutOff);
}

/// What takes longer to find out: whether a hall fits.
void Prospect::refine(const Outline &outline, Place &place) const
{
    const Squares tiled = m_tiled | squaresOf(outline, place.mark);
    place.points += std::max(0, hallHope(m_scene, m_seat, tiled) - m_hallHope) * 6 / 10;
}

void Prospect::enter(std::size_t shape, const Place &place)
{
    m_soft[shape] = std::max(m_soft[shape], place.points + place.hammers * m_hammerCost);
    for (int hammers = m_hammerCost == 0 ? 0 : place.hammers; hammers <= kMostHammers; ++hammers) {
        int &best = m_best[shape][static_cast<std::size_t>(hammers)];
        best = std::max(best, place.points);
    }
    int &turned = m_turned[shape][place.orientation];
    if (place.hammers <= m_ground.hammers)
        turned = std::max(turned, place.points);
    m_atMark[m_scene.map.at(place.mark)] = place.points;
}

/// Whether the minerals are there, or may be after some exchanges.
bool Prospect::mayBePaid(std::size_t shape) const
{
    constexpr int kMostGained = 3;
    const Amounts purse = spendable(m_scene, m_seat);
    const int most = *std::max_element(purse.counts.begin(), purse.counts.begin() + kMinerals);
    return m_scene.data.tiles[shape] > 0 && kShapeData[shape].size <= most + kMostGained;
}

void Prospect::look(std::size_t shape, int orientation)
{
    Candidates best {};
    for (std::size_t turn = 0; turn < kOrientations; ++turn) {
        const bool isMeant = orientation == kEvery || static_cast<int>(turn) == orientation;
        if (isMeant && outlineOf(static_cast<Shape>(shape), turn).isOffered)
            lookTurned(shape, turn, best);
    }
    for (Place &place : best) {
        if (place.points == kHopeless)
            continue;
        refine(outlineOf(static_cast<Shape>(shape), place.orientation), place);
        enter(shape, place);
    }
}

/// Enters all places but the best, which are left in `best`.
void Prospect::lookTurned(std::size_t shape, std::size_t orientation, Candidates &best)
{
    const Outline &outline = outlineOf(static_cast<Shape>(shape), orientation);
    DiggingGround ground = m_ground;
    ground.hammers = kMostHammers; // others may be had from a workshop
    forEachSquare(legalMarks(ground, outline), [&](Square mark) {
        Place place = placeAt(outline, kShapeData[shape].hasAnchor, mark);
        place.orientation = orientation;
        if (place.hammers <= m_ground.hammers && place.points > best.back().points) {
            std::swap(best.back(), place);
            std::ranges::sort(best, std::greater(), &Place::points);
        }
        if (place.points > kHopeless)
            enter(shape, place);
    });
}

int Prospect::best(std::size_t shape, int hammers) const
{
    return m_best[shape][static_cast<std::size_t>(std::clamp(hammers, 0, kMostHammers))];
}

int Prospect::on(std::size_t shape, const Squares &squares) const
{
    bool isFound = false;
    Square first {};
    forEachSquare(squares, [&](Square square) {
        first = isFound ? first : square;
        isFound = true;
    });
    for (const Outline &outline : kOutlinesOfShapes[shape]) {
        const Square mark {static_cast<std::int8_t>(first.row - outline.cells[0].row),
                           static_cast<std::int8_t>(first.col - outline.cells[0].col)};
        if (outline.isOffered && isOnGrid(outline, mark) && squaresOf(outline, mark) == squares)
            return placeAt(outline, false, mark).points;
    }
    return kHopeless;
}

int Prospect::digPoints(std::size_t shape, std::size_t mineral, int place) const
{
    const ShapeData &data = kShapeData[shape];
    return place == kHopeless
        ? kHopeless
        : data.honour[mineral] * kHonourPoint + place - data.size * m_worth.each[mineral];
}

int Prospect::bestDig(const Amounts &purse) const
{
    int most = kHopeless;
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        for (std::size_t mineral = 0; mineral < kMinerals; ++mineral) {
            if (purse[mineral] >= kShapeData[shape].size)
                most = std::max(most, digPoints(shape, mineral, best(shape, purse[Resource::Hammer])));
        }
    }
    return most;
}

int Prospect::bestDigOnSoftRock(const Amounts &purse) const
{
    int most = kHopeless;
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        for (std::size_t mineral = 0; mineral < kMinerals; ++mineral) {
            if (purse[mineral] >= kShapeData[shape].size)
                most = std::max(most, digPoints(shape, mineral, m_soft[shape]));
        }
    }
    return most;
}

} // namespace merlon::mountain
