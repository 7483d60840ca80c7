#pragma once

#include "core/games/mountain/player/worth.h"

#include <array>
#include <cstdint>

/// What statues can be hauled to what end.
namespace merlon::mountain {

/// The carts of a seat.
struct Carts {
    std::array<int, kStatueClans> clan {};
    int neutral = 0;

    int forClan(std::size_t which) const { return clan[which] + neutral; }
    void spend(std::size_t which, int number);
};
Carts cartsOf(const Scene &scene, Seat seat);

/// A statue comes to a cell, for so many carts.
struct Haul {
    Cell to = kNoCell;
    int gain = 0; ///< in hundredths of honor, carts not counted
    int carts = 0;

    /// Points for each cart that it takes, the worth of that cart taken off.
    int perCart(int worthOfCart) const { return carts == 0 ? 0 : gain / carts - worthOfCart; }
};

/// The tunnels of a seat with the statues in them: a sketch on which hauls are tried out.
class Haulage {
public:
    Haulage(const Scene &scene, Seat seat);

    /// What halls and statues count as things stand.
    int honour() const;
    /// The number of the statue on a cell; -1 if none of the seat's is there.
    int statueAt(Cell cell) const;
    std::size_t clanOf(int statue) const { return m_statues[static_cast<std::size_t>(statue)].clan; }
    /// The haul of a statue with the most points for each cart, of at most so many; without carts if none is worth it.
    Haul best(int statue, int most, int worthOfCart) const;
    /// The haul of a statue with the greatest gain, of at most so many, whatever it costs.
    Haul farthest(int statue, int most) const;
    void move(int statue, Cell to);

    /// What halls and statues count once everything has been hauled that is worth its carts, those taken off.
    int honourHauled(Carts carts, int worthOfCart) const;
    /// What so many neutral carts are worth: as much as they can haul now, or as carts to keep.
    int worthOfCarts(int number, int worthOfCart) const;

private:
    static constexpr std::size_t kMostLocal = 64;
    static constexpr std::uint8_t kElsewhere = 0xFF;

    struct Gallery {
        TunnelIndex tunnel = kNoTunnel;
        std::uint64_t beside = 0;       ///< bit of each gallery next to it
        std::array<Cell, 3> targets {}; ///< where a statue may end: two of its highest cells, anchor or altar
        std::uint8_t targetCount = 0;
        int cells = 0;
    };
    struct Carried {
        Cell cell = kNoCell;
        std::uint8_t clan = kNoClan;
    };

    void addGalleries(Seat seat);
    void addTarget(Gallery &gallery, Cell cell) const;
    std::uint8_t localAt(Cell cell) const;
    bool isTaken(Cell cell) const;
    /// What halls and statues count with one statue on another cell.
    int honourWith(int statue, Cell cell) const;
    /// Calls `act(cell, carts)` for every cell where a haul of a statue may end.
    template <class Act>
    void forEachEnd(int statue, int most, Act act) const;

    Scene m_scene;
    std::array<std::uint8_t, kMostTunnels> m_local {};
    std::array<Gallery, kMostLocal> m_galleries {};
    std::size_t m_galleryCount = 0;
    std::array<Carried, kMostStatues> m_statues {};
    std::size_t m_statueCount = 0;
};

} // namespace merlon::mountain
