#include "core/canvas/picture/token_rows.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace merlon::canvas {

namespace {

constexpr double kSpacing = 1.06;

/// How many spots go into each row if tokens have a part of their size; the longest row is never empty.
std::vector<std::size_t> split(const std::vector<Spot> &spots, double length, double scale)
{
    std::vector<std::size_t> counts;
    double used = 0;
    for (const Spot &spot : spots) {
        const double width = spot.size * scale * kSpacing;
        if (counts.empty() || used + width > length + 1e-6) {
            counts.push_back(0);
            used = 0;
        }
        used += width;
        ++counts.back();
    }
    return counts;
}

/// The same rows with about the same number of tokens in each.
std::vector<std::size_t> balanced(std::size_t spots, std::size_t rows)
{
    std::vector<std::size_t> counts(rows, spots / rows);
    for (std::size_t i = 0; i < spots % rows; ++i)
        ++counts[i];
    return counts;
}

bool fits(const std::vector<Spot> &spots, const std::vector<std::size_t> &counts, double length, double scale)
{
    std::size_t next = 0;
    for (const std::size_t count : counts) {
        double used = 0;
        for (std::size_t i = 0; i < count; ++i)
            used += spots[next++].size * scale * kSpacing;
        if (used > length + 1e-6)
            return false;
    }
    return true;
}

/// Tokens rather shrink a little than begin a further row, and rather begin one than shrink much.
double scaleFor(const TokenRows &rows, const std::vector<Spot> &spots)
{
    constexpr double kSmallest = 0.4;
    for (int count = 1; count <= rows.most; ++count) {
        const double least = count < rows.most ? rows.least : kSmallest;
        for (double scale = 1; scale >= least; scale -= 0.04) {
            if (split(spots, rows.length, scale).size() <= static_cast<std::size_t>(count))
                return scale;
        }
    }
    return kSmallest;
}

double heightOf(std::span<const Spot> row)
{
    return std::ranges::max(row, {}, &Spot::size).size * kSpacing;
}

/// Of all rows, if tokens have a part of their size.
double depthOf(const std::vector<Spot> &spots, const std::vector<std::size_t> &counts, double scale)
{
    double depth = 0;
    std::size_t next = 0;
    for (const std::size_t count : counts) {
        depth += heightOf(std::span(spots).subspan(next, count)) * scale;
        next += count;
    }
    return depth;
}

void layRow(std::span<Spot> row, QPointF middle, QPointF along)
{
    double width = 0;
    for (const Spot &spot : row)
        width += spot.size * kSpacing;
    double at = -width / 2;
    for (Spot &spot : row) {
        const double own = spot.size * kSpacing;
        spot.centre = middle + along * (at + own / 2);
        at += own;
    }
}

double usualSize(TokenRole role)
{
    switch (role) {
    case TokenRole::Unit:
        return 40;
    case TokenRole::Hero:
        return 45;
    case TokenRole::Machine:
        return 44;
    case TokenRole::Equipment:
    case TokenRole::Device:
    case TokenRole::Marker:
        return 27;
    case TokenRole::Shadow:
        return 30;
    case TokenRole::Die:
        return 25;
    }
    return 40;
}

/// So that one place more does not change the size of all others.
double inSteps(double unit)
{
    constexpr double kStep = 0.02;
    return std::exp(std::round(std::log(unit) / kStep) * kStep);
}

} // namespace

double unitFor(std::size_t places)
{
    constexpr double kPlacesInFullSize = 48;
    const double count = static_cast<double>(places);
    return inSteps(std::sqrt(kPlacesInFullSize / std::max(kPlacesInFullSize, count)));
}

double unitKept(std::size_t places, double before)
{
    constexpr double kFarFromFitting = 1.3;
    const double fitting = unitFor(places);
    const bool isNear = before < fitting * kFarFromFitting && before * kFarFromFitting > fitting;
    return isNear ? before : fitting;
}

std::vector<Spot> spotsOf(std::span<const Token> tokens, int place, int link, double unit)
{
    std::vector<Spot> spots;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Thing thing {place, link, tokens[i].type, tokens[i].key};
        spots.push_back({thing, place, link, i, {}, usualSize(tokens[i].role) * unit});
    }
    return spots;
}

double layRows(const TokenRows &rows, std::vector<Spot> &spots)
{
    if (spots.empty())
        return 0;
    const double scale = scaleFor(rows, spots);
    std::vector<std::size_t> counts = split(spots, rows.length, scale);
    if (const auto even = balanced(spots.size(), counts.size()); fits(spots, even, rows.length, scale))
        counts = even;
    for (Spot &spot : spots)
        spot.size *= scale;
    double depth = 0;
    std::size_t next = 0;
    std::vector<double> middles;
    for (const std::size_t count : counts) {
        const double height = heightOf(std::span(spots).subspan(next, count));
        middles.push_back(depth + height / 2);
        depth += height;
        next += count;
    }
    next = 0;
    const bool centred = rows.grow.isNull();
    const QPointF grow = centred ? QPointF(-rows.along.y(), rows.along.x()) : rows.grow;
    for (std::size_t row = 0; row < counts.size(); ++row) {
        const double away = centred ? middles[row] - depth / 2 : middles[row];
        layRow(std::span(spots).subspan(next, counts[row]), rows.base + grow * away, rows.along);
        next += counts[row];
    }
    return depth;
}

double layLargest(TokenRows rows, double depth, double most, std::vector<Spot> &spots)
{
    constexpr double kLeast = 0.3;
    constexpr double kStep = 0.02;
    double scale = most;
    for (; scale > kLeast; scale -= kStep) {
        const std::vector<std::size_t> counts = split(spots, rows.length, scale);
        if (counts.size() <= static_cast<std::size_t>(rows.most) && depthOf(spots, counts, scale) <= depth)
            break;
    }
    for (Spot &spot : spots)
        spot.size *= scale;
    rows.least = 1; // no smaller for the sake of fewer rows
    return layRows(rows, spots);
}

} // namespace merlon::canvas
