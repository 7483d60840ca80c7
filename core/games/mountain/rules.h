#pragma once

#include "core/engine/decision.h"
#include "core/games/mountain/map.h"
#include "core/games/mountain/pieces/workshops.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace merlon::mountain {

/// The seats by color; the first ones play.
inline constexpr std::array<std::string_view, kMostSeats> kSeatKeys {"magenta", "blue", "green", "orange",
                                                                     "white"};

/// MT-0.4: how the workshops of a game are found.
enum class WorkshopChoice : std::uint8_t { Random, Distinct, Chosen };

/// MT-0.1 to MT-0.6: what the options change.
struct Rules {
    std::uint8_t seats = 2;
    bool teams = false;                                ///< MT-0.2, MT-10
    bool finiteReserve = false;                        ///< MT-0.3
    WorkshopChoice workshops = WorkshopChoice::Random; ///< MT-0.4
    std::array<std::uint8_t, kWorkshops> chosen {};    ///< of each kind, if they are chosen
    Seat firstPlayer = kNobody;                        ///< MT-0.5; kNobody: drawn
    std::array<bool, kMostSeats> asksPayments {};      ///< MT-0.6

    /// MT-10.1: seats 0 and 3 against 1 and 2; without teams every seat is one of its own.
    std::uint8_t teamOf(Seat seat) const { return teams ? (seat == 0 || seat == 3 ? 0 : 1) : seat; }
    std::uint8_t teamCount() const { return teams ? 2 : seats; }
    bool areRivals(Seat one, Seat other) const { return teamOf(one) != teamOf(other); }
    /// MT-10.1; kNobody without teams.
    Seat partnerOf(Seat seat) const { return teams ? static_cast<Seat>(3 - seat) : kNobody; }
    Seat next(Seat seat) const { return static_cast<Seat>((seat + 1) % seats); }
    /// MT-0.14
    int openWorkshops() const { return 2 * seats + 1; }
};

} // namespace merlon::mountain
