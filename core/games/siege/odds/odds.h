#pragma once

#include "core/base/share.h"
#include "core/games/siege/reports/foresight/coming_assault.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace merlon::siege {

/// The odds of the coming assault, to somebody who knows what a view shows.
///
/// Assumptions: the assault comes now, with everything as it stands (ComingAssault); whatever is still to be
/// chosen in it, both sides choose what their game gives most points (core/engine/evaluation.h), each from what it may see; what is hidden from the
/// view is any of the things it can be, each with the same chance. They are exact where nothing that matters is hidden
/// and chance has few ways to go; otherwise they come from assaults that are played out.

/// Units lost on average, by kind.
using MeanLosses = std::array<double, 3>;

struct WallOdds {
    PlaceIndex place = kNowhere;
    Share breach;
    MeanLosses invaders {}; ///< who die on this wall
    MeanLosses defenders {};
};

struct AssaultOdds {
    bool exact = false;
    std::uint32_t samples = 0;   ///< assaults played out; 0 if exact
    std::vector<WallOdds> walls; ///< in board order
    Share entry;                 ///< over any wall, or through the last gate
    MeanLosses invaders {};      ///< on the whole board
    MeanLosses defenders {};

    /// The largest of all shares.
    double margin() const;
};

struct OddsSettings {
    std::uint64_t seed = 1;
    double margin = 0.02;           ///< good enough
    std::uint32_t samples = 20'000; ///< at most
    std::uint32_t batch = 100;      ///< samples between two reports
    std::uint32_t states = 2'000;   ///< looked at for exact odds at most; 0: none are tried
    const std::atomic<bool> *cancelled = nullptr;
    std::function<void(const AssaultOdds &)> refined {}; ///< after each batch
};

/// The odds for the same assault and settings are always the same. None if they were cancelled before there were any.
std::optional<AssaultOdds> findOdds(const ComingAssault &assault, const OddsSettings &settings);

} // namespace merlon::siege
