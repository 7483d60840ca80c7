#pragma once

#include "core/engine/statistics/statistics.h"

#include <atomic>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merlon {

class Setup;

/// An estimate of a chance, from 0 to 1, and how far off it may be.
struct Estimate {
    double value = 0;
    double margin = 0;
};

/// The chances of what is coming, as they stand at a moment of a game.
struct Odds {
    Estimate whole;              ///< that it happens at all
    std::vector<Estimate> parts; ///< that it happens there: one for each of OddsSource::parts
};

/// What can be foretold in a game: the chance that something happens, such as a breach in the coming assault, as a whole
/// and perhaps for several places or things. Texts: `chart.odds` is what happens, `chart-whole.odds` where if the chance
/// is that of the whole, `chart-note.odds` says what is assumed.
class OddsSource {
public:
    virtual ~OddsSource() = default;

    /// Keys of the places or words that have a chance of their own; may be none.
    virtual std::vector<std::string> parts(const Setup &setup) const = 0;
    /// The team (SeatInfo::team) that wants it to happen; -1: now one, now another.
    virtual int team() const { return -1; }
    /// The chances as far as the view knows. None if there is nothing to foretell, or if it was cancelled before it
    /// was done. It may take seconds, and is called from any thread.
    virtual std::optional<Odds> find(const View &view, const std::atomic<bool> &cancelled) const = 0;
};

/// The key of the charts of odds.
inline constexpr const char *kOddsChart = "odds";

/// The charts of the odds over a game in percent, as a whole and for each part; one element of `odds` for each moment,
/// none where they are not known. Empty charts if none are.
std::vector<Chart> oddsCharts(std::span<const std::optional<Odds>> odds,
                              const std::vector<std::string> &parts);

} // namespace merlon
