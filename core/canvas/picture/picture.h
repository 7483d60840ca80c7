#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace merlon {

struct Link;

} // namespace merlon

namespace merlon::canvas {

/// How a token is drawn and where it stands at its place.
enum class TokenRole : std::uint8_t {
    Unit,      ///< a disc with a silhouette in the colour of its seat
    Hero,      ///< a larger disc with a banner
    Machine,   ///< an engraved picture on a space of its own, with cards or counters
    Equipment, ///< a small engraved picture at the outer side (of a wall, a rampart, a path)
    Device,    ///< a small engraved picture at the inner side: cauldron, cannon, stone
    Marker,    ///< a small square: an order, a ritual, a trap, a spy
    Shadow,    ///< the faint outline of an empty space
    Die, ///< dice in the colour of its seat, whose pips are the count; its number out of `capacity` beside it
};

/// Pieces of one kind at one place.
struct Token {
    std::string
        key; ///< of the piece in the vocabulary: `goblin`, `ballista-1`; empty if it cannot be pointed at alone
    std::string type {}; ///< key of the argument type if the key alone would be ambiguous at its place
    QString art;         ///< picture under resources/art/<family>: `goblin`, `back-order`
    QString name;        ///< in the language spoken, to be shown and read aloud
    TokenRole role = TokenRole::Unit;
    int seat = -1;       ///< whose it is: the number of the team gives colour and shape; -1 for nobody
    int count = 1;       ///< shown as a badge above 1
    int filled = 0;      ///< counters on it (hits left of a machine's deck), shown as pips out of `capacity`
    int capacity = 0;    ///< 0: no pips
    bool faded = false;  ///< out of order: glared at, silenced, used
    bool turned = false; ///< lies face down, though the viewer knows what it is
    bool bare = false;   ///< its picture alone, without a plate
    bool hollow = false; ///< not there: a space of its size for such a token
    bool isOutside = false; ///< at the outer side of a bar
    QStringList marks {};   ///< small pictures at its lower edge, under resources/art/<family>
};

/// On the side of a place.
struct DoorPicture {
    int to = -1; ///< the place at its other side
    bool isOpen = false;
};

/// What there is to see at a place.
struct PlacePicture {
    QString name;                 ///< in the language spoken
    QString note {};              ///< a short line under the name (2/4), may be empty
    std::vector<Token> tokens {}; ///< weaker units first; never anything that the viewer may not know
    bool faded = false;           ///< out of order
    QString ground {};     ///< what it is made of now, where that changes in a game; empty: as the board says
    int owner = -1;        ///< in whose livery its border is; -1: in none
    int level = 0;         ///< 0: none to show
    int mostLevel = 0;     ///< so many are possible; 0: nobody asks
    QString detail {};     ///< said to those who ask
    QString art {};        ///< a picture on its ground, with its folder
    QStringList traces {}; ///< others over it: what has happened to it
    std::vector<int> artPlaces {}; ///< over which it is spread as one; none: this one
    std::vector<DoorPicture> doors {};
};

struct LinkPicture {
    QString name;
    std::vector<Token> tokens;
    bool isNamedWhenAsked = false; ///< by Picture::nameOfLink
};

/// Something that lies over several places.
struct PatchPicture {
    std::vector<int> places;
    QString style;
    QString name;
    int seat = -1;
};

/// A whole position as somebody may see it, ready to be drawn; places and links in board order.
struct Picture {
    std::vector<PlacePicture> places;
    std::vector<LinkPicture> links;
    std::vector<PatchPicture> patches {};
    /// What links are called that have no name here: there may be thousands, and few are asked for. Or nothing.
    std::function<QString(const Link &link)> nameOfLink {};
};

/// How a token moves.
enum class Manner : std::uint8_t {
    Walks, ///< along the links from place to place, if there are any; from a place to itself: it shakes there
    Flies, ///< straight from place to place, and bursts there
    Turns, ///< over `to`: its back first, then its face
    Rolls, ///< over `to`
};

/// A piece on its way, to be animated. Only those that walk are part of the pictures before and after.
struct Motion {
    Token token;
    int from = -1; ///< place; -1: appears at `to`
    int to = -1;   ///< place; -1: fades at `from`
    Manner manner = Manner::Walks;
};

} // namespace merlon::canvas
