#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/changes/change.h"
#include "editor/model/selection.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

/// Parts of boards that come and go.
namespace merlon {

/// Something new on a board, and what is selected afterwards.
struct Addition {
    BoardChange change;
    Selection added;
    std::map<std::string, std::string> copies {}; ///< keys of places by those of their originals
};

/// The selected places and the links between them, as a board of its own.
Board partOf(const Board &board, const Selection &selection);

/// Puts all places and links of another board onto this one, shifted. Keys that are taken get a number.
Addition pasted(const Board &board, const Board &part, Point by);

/// Copies on the other side: what lies west comes to lie east of the middle of the drawing and the other way round;
/// keys, sides and links follow. Places on neither of the first two sides of the schema are not copied, but copied
/// links lead to them again. On boards of cells without sides all places are copied that find an empty cell there, and
/// are linked to their neighbors as the schema asks.
Addition mirrored(const Board &board, const Selection &selection, const BoardSchema &schema);

/// Takes the selection away: its links, and its places with all links that touch them.
BoardChange removal(const Board &board, const Selection &selection);

/// A new place of a kind, on a side; its key tells both, with a number: `west-wall-1`. If the schema wants to
/// know what it is (identityOf), it is what is wanted or else the first that the board does not have yet, and is called
/// so: `forge`.
Place newPlace(const Board &board, const BoardSchema &schema, const std::string &kind,
               const std::string &side, Point at, const std::string &identity = {});

/// Why the schema has no link of this kind between two places; none if it may be drawn, in that direction or, for
/// kinds without one, in any.
enum class LinkRefusal { None, UnknownPlace, SamePlace, AlreadyThere, KindsDoNotFit, OnlyBackwards };
LinkRefusal whyNoLink(const Board &board, const BoardSchema &schema, const LinkName &link);

enum class LinkEnd { From, To };
/// The link with one end at another place; its bends and attributes stay.
Link withEnd(Link link, LinkEnd end, const std::string &place);
/// The places, by number, at which an end of a link could be instead of where it is.
std::vector<std::size_t> placesForEnd(const Board &board, const BoardSchema &schema, const Link &link,
                                      LinkEnd end);

/// The selected links with their ends exchanged.
Addition reversed(const Board &board, const Selection &selection);

} // namespace merlon
