#pragma once

#include "core/base/text.h"
#include "core/engine/decision.h"
#include "core/engine/tableau/components.h"

#include <array>
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
    Pips,    ///< each item is a line with `filled` full pips and the others, up to `capacity`, hollow
    Ledger,  ///< each item is a line with a number for either side, see `Zone::sides`; the last is the sum
};

/// Where a zone beside the board stands among those of its panel.
enum class ZoneSpot : std::uint8_t {
    Below,         ///< under the zone before, its title above it
    Beside,        ///< shares the width with the zone before
    InTitle,       ///< at the right end of its own title; a zone without a title may follow below
    InTitleBeside, ///< the same, and its title shares the width with the zones before
    PanelTitle,    ///< at the right end of the title of its panel, or of the block of its seat
    BelowBoard,    ///< a hand held up before whoever plays it: a fan under the board, in no panel
};

/// So many of something, shown as a picture with a number: a price, what has been paid.
struct Stack {
    std::string key {}; ///< a word
    int count = 1;
    std::string art {}; ///< picture, if it is another than `key`
    friend bool operator==(const Stack &, const Stack &) = default;
};

/// A space on a card for one token of a kind.
struct Socket {
    enum class State : std::uint8_t {
        Printed, ///< the card is not in use: it only shows what could lie there
        Empty,
        Filled,
    };
    std::string key {};  ///< of a value or a word
    std::string type {}; ///< of the value
    State state = State::Printed;
};

/// A token that lies on something and troubles it, or helps.
struct Visitor {
    Word name {};
    std::string art {}; ///< picture, if it is another than that of its name's key
};

/// Something that lies in a zone.
struct Item {
    std::string key {};       ///< of the value in the vocabulary, or of a word; empty: something face down
    std::string type {};      ///< key of the type of the vocabulary: `card`
    std::string component {}; ///< key of its component, if that is not its own: `ballista` of `ballista-2`
    std::string art {};       ///< picture, if it is another than that of the component
    Word name {};             ///< what it is called, if not by type and key
    std::optional<ComponentRole> role {}; ///< how it is drawn here, if not as its component
    Seat owner = kNobody;                 ///< whose colour and emblem it has
    int count = 1;
    int filled = 0;
    int capacity = 0;             ///< 0: nothing to fill
    int elsewhere = 0;            ///< of a counter: so many more can be used that lie elsewhere
    Text note {};                 ///< what else is to be said of it, in a few words: `wager 3`
    std::vector<Text> details {}; ///< sentences about how it stands, for those who ask; after what it is for
    Text whyNot {};               ///< why it cannot be chosen or go on now; may be empty
    std::vector<Stack> price {};  ///< what a card costs in any case
    std::vector<Stack> alternatives {}; ///< and one of these
    std::vector<Stack> laid {};         ///< what has been laid on it, or lies in it
    std::vector<Socket> sockets {};     ///< of a card, from left to right
    std::vector<Visitor> visitors {};
    std::vector<std::vector<Word>>
        members {};              ///< what belongs to it, in groups, behind its note: `oracle · N, E · NE`
    std::vector<int> numbers {}; ///< in a ledger: of either side
    std::vector<Item>
        contents {};        ///< what is to be found in it by those who look through it, the uppermost first
    std::string counter {}; ///< picture of what fills a track; empty: as usual
    std::vector<std::string> marks {}; ///< on the board: small pictures that say what it has done
    Word about {};                     ///< under what its explanation is found, if not under type and key
    int row = 0;                       ///< of a grid
    int column = 0;
    int place = -1; ///< beside the board: where on the board it is; without a key, it stands for that place
    bool isPickable = true;  ///< it can be an argument of a choice here
    bool faded = false;      ///< used, out of order, none left
    bool faceDown = false;   ///< to those who do not know it, or although the viewer knows it
    bool current = false;    ///< it is what is going on now
    bool showsCount = false; ///< its number is shown even if it is 1
    bool done = false;
    bool crossed = false;   ///< out of the game
    bool isReserve = false; ///< what is left of the box: nobody has it
    bool isSpace = false;   ///< not there: an empty space for it
    bool isBare = false;    ///< on the board: its picture alone, without a plate
    bool isOutside = false; ///< on the board: at the outer side of its place, such as on the battlements
    int livery = -1; ///< on the board: in this livery, though it belongs to no seat; -1: in that of its owner
};

/// Of a row or a column.
struct GridHeading {
    Word name {};
    Text detail {};     ///< the same in full, for those who ask and those who listen; empty: the name says it
    bool faded = false; ///< what stands in it cannot be had yet
};

/// Rows and columns with headings: what serves what, level by level.
struct ZoneGrid {
    std::vector<GridHeading> rows {};
    std::vector<GridHeading> columns {};
};

/// A place where items lie: on a place or link of the board, or beside the board.
struct Zone {
    ZoneKind kind = ZoneKind::Tokens;
    int place = -1;       ///< on this place of the board
    int link = -1;        ///< on this link
    Seat owner = kNobody; ///< beside the board: in whose panel; kNobody: in the common one
    Word title {};        ///< may be empty: goes on under the title before
    Text note {};         ///< behind the title, in a few words: `from round 4 on`
    int room = 0;         ///< how many items it can hold; 0: any number
    int panel = -1; ///< beside the board: in which panel; -1: the seats have one, the table has the other
    ZoneSpot spot = ZoneSpot::Below;
    int columns = 0;            ///< of items of the same width; 0: as many as there is room for
    bool small = false;         ///< cards are low
    bool isCentred = false;     ///< in columns: fewer items than columns are as wide, and stand in the middle
    bool isReserve = false;     ///< what is left of the box: a program short of room may leave it out
    bool isAlsoOnBoard = false; ///< shows once more what lies on a place of the board
    std::vector<Seat> sides {}; ///< of a ledger
    std::optional<ZoneGrid> grid {}; ///< in which its items stand, several of a cell below each other
    std::optional<Item>
        head {}; ///< before its items: the building whose tracks they are, the number of a card
    std::vector<Item> items {};

    bool isOnBoard() const { return place >= 0 || link >= 0; }
};

/// A way from one place to the next one, which lets somebody in or not.
struct Door {
    int to = -1; ///< the place at its other side
    bool isOpen = false;
};

/// What a place is made of now, where that changes in a game: a tile dealt there, a level, what has been dug.
struct Ground {
    int place = -1;
    std::string style {}; ///< a kind of ground that the look knows: `gold`, `ruin`
    Seat owner = kNobody; ///< in whose colour its border is; kNobody: in none
    int livery = -1; ///< its border is in this livery, though it belongs to no seat; -1: in that of its owner
    int level = 0;   ///< 0: none to show
    int mostLevel = 0;  ///< what can be reached, to be seen beside the level; 0: that is not shown
    Text note {};       ///< a short line under the name of the place
    bool faded = false; ///< out of order
    Word name {};   ///< what the place is called now: the tile that was dealt there; empty: as the board says
    Text detail {}; ///< said to those who ask, and not written on the map
    std::string art {}; ///< a picture on the ground, beneath all that stands there; may be empty
    std::vector<std::string> traces {}; ///< pictures over that one, of what has happened to it: cracks, smoke
    std::vector<int> artPlaces {};      ///< places over which it is spread as one; none: this one
    std::vector<Door> doors {};         ///< on its sides; open ones are lit
};

/// Something that lies over several places: a bridge, a hall of several cells. On cells, those of one owner that touch
/// are drawn as one.
struct Patch {
    std::vector<int> places {};
    std::string style {}; ///< how it is drawn on cells: a `hall` has flagstones
    Word name {};
    Seat owner = kNobody;
};

/// A row of the table of scores.
struct ScoreRow {
    Text title {};
    std::vector<std::optional<int>> scores {}; ///< for each seat; none: does not count for it
    bool isSum = false;
    bool isCommon = false; ///< all who have it have it together: it is shown once
};

/// What was fought for: the page of the result says what each team has there.
struct Contested {
    Word title {}; ///< what these places are: `wall`
    std::vector<int> places {};
};

/// A part of a round.
struct Phase {
    Word name {};
    std::string art {};
    Seat owner = kNobody; ///< whose colour it has while it is now
    int number =
        0; ///< by which the rules call it: stands for it where there is no room for its name; 0: none
};

/// Where in a game and in its round a position stands.
struct Clock {
    int round = 0;     ///< 0: setting up, or a game without rounds
    int lastRound = 0; ///< 0: nobody knows
    std::vector<Phase> phases {};
    std::optional<std::size_t> now {};   ///< the phase of now
    std::optional<std::size_t> under {}; ///< the phase that is interrupted by that of now
};

/// Two sides measure their strength at a place, while a fight goes on: as if it were counted now.
struct Duel {
    int place = -1;
    std::array<Seat, 2> sides {kNobody, kNobody}; ///< left and right; kNobody: several
    std::array<int, 2> strengths {};
    int fallsAt = 0; ///< the strength with which the attacker takes the place; 0: that is not how it is taken
    std::size_t attacker = 0; ///< which of the sides attacks; the other one defends
    Text counted {};          ///< what the strengths count, left and right; empty: what a fight always counts

    std::size_t defender() const { return 1 - attacker; }
};

/// At most so many may leave a place now, and so many have.
struct Quota {
    int place = -1;
    int used = 0;
    int limit = 0;
    Text detail {}; ///< the same in words, for those who ask
};

/// Points on the way to a number of them that wins.
struct Race {
    int goal = 0;
    struct Racer {
        std::vector<Seat> seats {}; ///< one, or a team
        int points = 0;
    };
    std::vector<Racer> racers {};
};

/// One of two panels beside the board, for games with two sides.
struct Panel {
    Word title {};
    Seat livery = kNobody; ///< in whose colour it is
};

struct Tableau {
    std::vector<Zone> zones {};     ///< in the order in which they are shown
    std::vector<Panel> panels {};   ///< left and right; none: that of all seats and that of the table
    std::vector<Ground> grounds {}; ///< at most one for a place
    std::vector<Patch> patches {};
    std::vector<ScoreRow> scores {}; ///< as far as the viewer may know them; sums last
    Contested contested {};          ///< there the last page plays; without scores it lists what lies there
    std::vector<Duel> duels {};      ///< in board order; none when nobody fights
    std::vector<Quota> quotas {};    ///< of places that something has left
    std::optional<Race> race {};
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
