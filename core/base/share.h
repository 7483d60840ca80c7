#pragma once

#include <algorithm>
#include <span>
#include <vector>

namespace merlon {

/// A share of many trials, or a mean over them, with what it lies between in 95 of 100 cases; exact: both the same.
struct Share {
    double value = 0;
    double low = 0;
    double high = 1;

    /// How far off it may be.
    double margin() const { return std::max(value - low, high - value); }
};

/// Wilson's interval for `hits` of `trials`, which are more than none.
Share shareOf(double hits, double trials);

/// The mean over `trials`, which are more than none, of what sums up to `sum`, and its squares to `squares`, and is
/// never below 0 (normal approximation). Nothing is known from a single trial: from 0 to infinity.
Share meanOf(double sum, double squares, double trials);

/// Shares as so many parts of a whole (100 for percent), rounded so that the parts of all of them add up to it by largest
/// remainders; each for itself if they are not the shares of one whole.
std::vector<int> roundedParts(std::span<const double> shares, int whole);

/// How much a figure has changed, with what the change lies between in 95 of 100 cases.
struct ShareDifference {
    double value = 0;
    double low = 0;
    double high = 0;

    bool isBeyondChance() const { return low > 0 || high < 0; }
};

/// Of two figures from different trials, by the intervals of both: Newcombe's hybrid score interval for shares
/// (Statistics in Medicine 17, 1998, method 10), the same squares and sums for means (Zou and Donner 2008).
ShareDifference differenceOf(const Share &before, const Share &after);

} // namespace merlon
