#pragma once

#include "core/games/mountain/placement.h"
#include "core/games/mountain/player/worth.h"

#include <array>
#include <cstdint>

/// Where tunnels are best dug.
namespace merlon::mountain {

/// What a tile brings wherever a seat can lay it: statues, buried resources, sites, and the way to more of them. Minerals
/// and the honor of the tunnel are not counted, hammers are.
class Prospect {
public:
    static constexpr int kEvery = -1;

    /// Looks at every shape, at one, or at one in one orientation.
    Prospect(const Scene &scene, Seat seat, const Worth &worth, int shape = kEvery, int orientation = kEvery);

    /// The best place of a shape that takes no more hammers; kHopeless if there is none.
    int best(std::size_t shape, int hammers) const;
    /// The same if rubble cost nothing.
    int bestOnSoftRock(std::size_t shape) const { return m_soft[shape]; }
    /// The best place in one orientation, with the seat's own hammers.
    int bestTurned(std::size_t shape, std::size_t orientation) const { return m_turned[shape][orientation]; }
    /// Of the one orientation that has been looked at: what the tile brings with its mark on a cell.
    int at(Cell mark) const { return m_atMark[mark]; }

    /// A tunnel with its honor, and what its minerals are worth taken off.
    int digPoints(std::size_t shape, std::size_t mineral, int place) const;
    /// The best tunnel that can be paid out of a purse; kHopeless if there is none.
    int bestDig(const Amounts &purse) const;
    /// The same if rubble cost nothing.
    int bestDigOnSoftRock(const Amounts &purse) const;
    /// What a tile would bring on just these squares.
    int on(std::size_t shape, const Squares &squares) const;

private:
    static constexpr std::uint8_t kFar = 9; ///< cells to dig; nobody looks farther
    static constexpr int kMostHammers = 5;

    /// What a cell brings by itself, and what is beside it.
    struct Spot {
        std::int16_t points = 0;
        std::uint8_t zone = 0;
        bool isRubble = false;
        std::uint32_t sites = 0;     ///< empty ones beside it
        std::uint32_t ownSite = 0;   ///< the one on it
        std::uint32_t workshops = 0; ///< beside it, and not reached yet
    };
    struct Place {
        int points = kHopeless;
        int hammers = 0;
        Square mark {};
        std::size_t orientation = 0;
    };
    /// Only the best places of a shape are looked at more closely.
    using Candidates = std::array<Place, 5>;

    void surveyCells();
    void surveySites();
    void surveyStatues();
    void surveyStatue(std::size_t number, const Squares &start, int zone);
    void surveyGalleries();
    void surveyPedestals();
    bool mayBePaid(std::size_t shape) const;
    void look(std::size_t shape, int orientation);
    void lookTurned(std::size_t shape, std::size_t orientation, Candidates &best);
    Place placeAt(const Outline &outline, bool hasAnchor, Square mark) const;
    int pedestalOn(Cell anchor) const;
    int roomAfter(const Squares &tile) const;
    void refine(const Outline &outline, Place &place) const;
    void enter(std::size_t shape, const Place &place);

    Scene m_scene;
    Seat m_seat;
    Worth m_worth;
    DiggingGround m_ground;
    Squares m_open {}; ///< where the seat may dig
    Squares m_edge {}; ///< of it, what is beside the network
    Squares m_tiled {};
    int m_edgeSize = 0;
    int m_hallHope = 0;
    int m_hammerCost = 0;
    std::array<Spot, kMostCells> m_spots {};
    std::array<std::array<std::uint8_t, kMostStatues>, kMostCells> m_steps {}; ///< cells to dig to a statue
    std::array<std::array<int, kFar + 1>, kMostStatues> m_profit {};
    std::array<int, kZones + 1> m_gallery {};
    std::array<int, kZones + 1> m_pedestal {};
    std::array<std::array<int, kMostHammers + 1>, kShapes> m_best {};
    std::array<int, kShapes> m_soft {};
    std::array<std::array<int, kOrientations>, kShapes> m_turned {};
    std::array<int, kMostCells> m_atMark {};
};

/// What the best hall that would fit these tunnels may bring a seat.
int hallHope(const Scene &scene, Seat seat, const Squares &tiled);

} // namespace merlon::mountain
