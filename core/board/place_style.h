#pragma once

#include <cstdint>
#include <string>

/// How places look on the map, as data: the canvas draws them without knowing what they are.
namespace merlon {

/// The ground of a place.
enum class Terrain : std::uint8_t {
    None, ///< as its neighbours in the table say; plain land at last
    Land,
    Meadow,
    Field,
    Forest,
    Hills,
    Mountain,
    Marsh,
    Sand,
    Water,
    Town,
    Slate, ///< from here on rock, from dark to bright
    Rock,
    Earth,
    Clay,
    Amber,
    Heart, ///< shines by itself
};

/// Small figures strewn over the ground.
enum class Strewn : std::uint8_t { None, Tufts, Trees, Furrows, Mounds, Peaks, Reeds, Dots, Waves, Stones };

/// The outline of a place that is no cell.
enum class PlaceShape : std::uint8_t {
    None,
    Disc,
    Square,
    Diamond,
    Hexagon,
    Shield,
    Triangle,
    Picture, ///< no plate: its pictures alone, upright in a square
    Bar,     ///< no plate: its pictures side by side in a long bar, their upper side turned outward
    Field,   ///< a long piece of ground, marked out with dashes
};

/// A row for a kind of places, or for those of them with a certain value of an attribute. All rows that fit a place
/// are taken in order; what a later one says replaces what an earlier one said.
struct PlaceStyle {
    std::string kind;
    std::string attribute {}; ///< empty: every place of the kind
    std::string value {};     ///< as text: `3`, `true`, `village`
    Terrain terrain = Terrain::None;
    Strewn strewn = Strewn::None;
    PlaceShape shape = PlaceShape::None;
    std::string art {};   ///< a picture under resources/art: `siege/keep`
    std::string label {}; ///< an attribute whose value is written on the place as a figure
    double breadth = 0;   ///< of the shape, in those of a usual plate; 0: as usual
    double depth = 0;     ///< of a bar or a field, in the same
    /// The kind of links by which bars and fields lie: a bar reaches from neighbour to neighbour, a field lies along the bar
    /// or the field that it is linked with. Empty, or without such links: across the way to the middle of the board.
    std::string along {};
    /// A picture under resources/art for the palette of an editor, where an empty place says too little. Empty: the place
    /// itself.
    std::string icon {};
};

/// What lies around a board of cells.
enum class Surroundings : std::uint8_t { Parchment, Sea, Cliffs };

} // namespace merlon
