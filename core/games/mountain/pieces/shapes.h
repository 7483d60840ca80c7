#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The shapes of tunnel tiles and great halls, and how they lie when they are turned (sections 2.2 and 2.3 of the rules).
namespace merlon::mountain {

enum class Shape : std::uint8_t { Bar2, Bar3, Bend3, Hook4, Tee4, Step4, Crook5, Slab5 };
inline constexpr std::size_t kShapes = 8;

enum class Hall : std::uint8_t { Spring, Shaman, Stonecutter, Forge, Abyss, Treasure };
inline constexpr std::size_t kHalls = 6;

inline constexpr std::size_t kOrientations = 8;
inline constexpr std::size_t kMostCellsOfTile = 5;
inline constexpr std::size_t kMostCellsOfHall = 9;

struct ShapeData {
    std::string_view key;
    std::uint8_t size;
    std::uint8_t tiles;
    bool hasAnchor;
    /// Orientation 0, rows from the top, separated by `/`; `A` is the anchor.
    std::string_view picture;
    /// Honor by mineral: stone, iron, heartrock.
    std::array<std::uint8_t, 3> honour;
};

inline constexpr std::array<ShapeData, kShapes> kShapeData {{
    {"bar2", 2, 10, true, "Ao", {0, 0, 0}},
    {"bar3", 3, 12, true, "oAo", {2, 3, 4}},
    {"bend3", 3, 5, true, "o./Ao", {2, 3, 4}},
    {"hook4", 4, 5, true, "o./o./Ao", {4, 6, 8}},
    {"tee4", 4, 5, true, "oAo/.o.", {4, 6, 8}},
    {"step4", 4, 5, true, ".Ao/oo.", {4, 6, 8}},
    {"crook5", 5, 5, false, "o../o../ooo", {6, 9, 12}},
    {"slab5", 5, 5, false, "oo/oo/o.", {6, 9, 12}},
}};

struct HallData {
    std::string_view key;
    std::uint8_t size;
    std::uint8_t low;  ///< honor without a statue on the altar
    std::uint8_t high; ///< honor with one
    std::string_view picture;
};

inline constexpr std::array<HallData, kHalls> kHallData {{
    {"spring", 4, 0, 7, "Ao/oo"},
    {"shaman", 5, 1, 9, ".o./oAo/.o."},
    {"stonecutter", 6, 2, 10, "oAo/ooo"},
    {"forge", 7, 4, 12, "oo./oAo/.oo"},
    {"abyss", 8, 5, 13, "Aooo/oooo"},
    {"treasure", 9, 6, 15, "ooo/oAo/ooo"},
}};

constexpr const ShapeData &dataOf(Shape shape)
{
    return kShapeData[static_cast<std::size_t>(shape)];
}
constexpr const HallData &dataOf(Hall hall)
{
    return kHallData[static_cast<std::size_t>(hall)];
}

/// A square relative to the mark of a tile.
struct Offset {
    std::int8_t row = 0;
    std::int8_t col = 0;

    friend constexpr bool operator==(Offset, Offset) = default;
    /// Reading order.
    friend constexpr bool operator<(Offset one, Offset other)
    {
        return one.row != other.row ? one.row < other.row : one.col < other.col;
    }
};

/// How a tile or a hall lies in one orientation: its squares in reading order, as seen from its mark.
struct Outline {
    std::array<Offset, kMostCellsOfHall> cells {};
    std::uint8_t size = 0;
    bool isOffered = false; ///< no lower orientation gives the same squares with the same mark

    constexpr const Offset *begin() const { return cells.data(); }
    constexpr const Offset *end() const { return cells.data() + size; }
    friend constexpr bool operator==(const Outline &one, const Outline &other)
    {
        return one.size == other.size && std::equal(one.begin(), one.end(), other.begin());
    }
};

using Outlines = std::array<Outline, kOrientations>;

/// The outline of a picture: from 4 on it is mirrored left-right first, then turned clockwise by quarters.
constexpr Outline drawnOutline(std::string_view picture, int orientation)
{
    Outline outline;
    Offset mark {};
    bool hasMark = false;
    Offset at {};
    for (const char square : picture) {
        if (square == '/') {
            at = {static_cast<std::int8_t>(at.row + 1), 0};
            continue;
        }
        if (square != '.') {
            Offset turned = orientation >= 4 ? Offset {at.row, static_cast<std::int8_t>(-at.col)} : at;
            for (int quarter = 0; quarter < orientation % 4; ++quarter)
                turned = {turned.col, static_cast<std::int8_t>(-turned.row)};
            outline.cells[outline.size++] = turned;
            if (square == 'A') {
                mark = turned;
                hasMark = true;
            }
        }
        ++at.col;
    }
    std::sort(outline.cells.begin(), outline.cells.begin() + outline.size);
    if (!hasMark)
        mark = outline.cells[0];
    for (std::size_t cell = 0; cell < outline.size; ++cell) {
        outline.cells[cell].row = static_cast<std::int8_t>(outline.cells[cell].row - mark.row);
        outline.cells[cell].col = static_cast<std::int8_t>(outline.cells[cell].col - mark.col);
    }
    return outline;
}

constexpr Outlines outlinesOf(std::string_view picture)
{
    Outlines outlines {};
    for (std::size_t orientation = 0; orientation < kOrientations; ++orientation) {
        Outline outline = drawnOutline(picture, static_cast<int>(orientation));
        outline.isOffered =
            std::find(outlines.begin(), outlines.begin() + static_cast<std::ptrdiff_t>(orientation), outline)
            == outlines.begin() + static_cast<std::ptrdiff_t>(orientation);
        outlines[orientation] = outline;
    }
    return outlines;
}

inline constexpr auto kOutlinesOfShapes = [] {
    std::array<Outlines, kShapes> all {};
    for (std::size_t shape = 0; shape < kShapes; ++shape)
        all[shape] = outlinesOf(kShapeData[shape].picture);
    return all;
}();
inline constexpr auto kOutlinesOfHalls = [] {
    std::array<Outlines, kHalls> all {};
    for (std::size_t hall = 0; hall < kHalls; ++hall)
        all[hall] = outlinesOf(kHallData[hall].picture);
    return all;
}();

constexpr const Outline &outlineOf(Shape shape, std::size_t orientation)
{
    return kOutlinesOfShapes[static_cast<std::size_t>(shape)][orientation];
}
constexpr const Outline &outlineOf(Hall hall, std::size_t orientation)
{
    return kOutlinesOfHalls[static_cast<std::size_t>(hall)][orientation];
}

} // namespace merlon::mountain
