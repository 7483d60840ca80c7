#pragma once

#include <algorithm>

namespace merlon {

/// A share of many trials, with what it lies between in 95 of 100 cases (Wilson's interval); exact: both the same.
struct Share {
    double value = 0;
    double low = 0;
    double high = 1;

    /// How far off it may be.
    double margin() const { return std::max(value - low, high - value); }
};

/// Wilson's interval for `hits` of `trials`, which are more than none.
Share shareOf(double hits, double trials);

} // namespace merlon
