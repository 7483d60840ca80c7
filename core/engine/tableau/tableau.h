#pragma once

#include "core/base/text.h"
#include "core/engine/decision.h"
#include "core/engine/tableau/components.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What lies where, as some seats may know it: what a game declares so that windows, terminal and editor can show a
/// position without knowing the game. It is made anew for each view that is shown, never while games are simulated.
namespace merlon {

/// How the items of a zone lie, and so which widgets show them.
enum class ZoneKind : std::uint8_t {
    Tokens,  ///< pieces in a row, equal ones together with their number
    Cards,   ///< cards side by side, face up or down: a market, a row, what lies open
    Hand,    ///< cards that somebody holds; hidden ones are a number of backs
    Pile,    ///< one on the other: what is on top, and how many there are
    Track,   ///< each item is a track: `filled` of `capacity` boxes
    Counter, ///< each item is a number: `count`
    Words,   ///< each item is a word in a box, perhaps done or out of the game
    Lines,   ///< each item is a line: name, note, how far it has come (`filled` of `capacity`)
};

/// Something that lies in a zone.
struct Item {
    std::string key {};  ///< of the value in the vocabulary, or of a word; empty: something face down
    std::string type {}; ///< key of the type of the vocabulary: `card`
    std::string component {}; ///< key of its component, if that is not its own: `ballista` of `ballista-2`
    std::string art {};       ///< picture, if it is another than that of the component
    Word name {};             ///< what it is called, if not by type and key
    std::optional<ComponentRole> role {}; ///< how it is drawn here, if not as its component
    Seat owner = kNobody; ///< whose colour and emblem it has
    int count = 1;
    int filled = 0;
    int capacity = 0;       ///< 0: nothing to fill
    Text note {};           ///< what else is to be said of it, in a few words: `wager 3`
    bool isPickable = true; ///< it can be an argument of a choice here
    bool faded = false;     ///< used, out of order, none left
    bool faceDown = false;  ///< to those who do not know it, or although the viewer knows it
    bool done = false;
    bool crossed = false; ///< out of the game
    bool isSpace = false; ///< not there: an empty space for it
};

/// A place where items lie: on a place or link of the board, or beside the board.
struct Zone {
    ZoneKind kind = ZoneKind::Tokens;
    int place = -1;       ///< on this place of the board
    int link = -1;        ///< on this link
    Seat owner = kNobody; ///< beside the board: in whose panel; kNobody: in the common one
    Word title {};        ///< may be empty: goes on under the title before
    int room = 0;         ///< how many items it can hold; 0: any number
    std::vector<Item> items {};

    bool isOnBoard() const { return place >= 0 || link >= 0; }
};

/// What a place is made of now, where that changes in a game: a tile dealt there, a level, what has been dug.
struct Ground {
    int place = -1;
    std::string style {}; ///< a kind of ground that the look knows: `gold`, `ruin`
    Seat owner = kNobody; ///< in whose colour its border is; kNobody: in none
    int level = 0;        ///< 0: none to show
    Text note {};         ///< a short line under the name of the place
    bool faded = false;   ///< out of order
};

/// Something that lies over several places: a bridge, a hall of several cells.
struct Patch {
    std::vector<int> places {};
    std::string style {};
    Word name {};
    Seat owner = kNobody;
};

/// A row of the table of scores.
struct ScoreRow {
    Text title {};
    std::vector<std::optional<int>> scores {}; ///< for each seat; none: does not count for it
    bool isSum = false;
};

/// A part of a round.
struct Phase {
    Word name {};
    std::string art {};
    Seat owner = kNobody; ///< whose colour it has while it is now
};

/// Where in a game and in its round a position stands.
struct Clock {
    int round = 0;     ///< 0: setting up, or a game without rounds
    int lastRound = 0; ///< 0: nobody knows
    std::vector<Phase> phases {};
    std::optional<std::size_t> now {}; ///< the phase of now
};

struct Tableau {
    std::vector<Zone> zones {};     ///< in the order in which they are shown
    std::vector<Ground> grounds {}; ///< at most one for a place
    std::vector<Patch> patches {};
    std::vector<ScoreRow> scores {}; ///< as far as the viewer may know them; sums last
    Clock clock {};

    /// Adds a zone on a place of the board.
    Zone &at(int place, ZoneKind kind = ZoneKind::Tokens)
    {
        zones.push_back({.kind = kind, .place = place});
        return zones.back();
    }
    /// Adds a zone beside the board: in the panel of a seat, or in the common one.
    Zone &beside(Seat owner, ZoneKind kind, Word title = {})
    {
        zones.push_back({.kind = kind, .owner = owner, .title = std::move(title)});
        return zones.back();
    }
};

} // namespace merlon
