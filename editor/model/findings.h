#pragma once

#include "core/board/finding.h"
#include "core/engine/game.h"
#include "editor/model/selection.h"

#include <vector>

/// What checks say of a board that is being drawn.
namespace merlon {

/// A finding and whose it is.
struct BoardFinding {
    const Game *game = nullptr; ///< null: it is about the structure, whatever the game
    Finding finding;
};

/// Of the structure or, where that is sound, of every game that the board is meant for: what is wrong, what is to do,
/// advice.
std::vector<BoardFinding> findingsOf(const Board &board, const BoardSchema &schema);

/// What a finding asks of whoever draws.
enum class FindingSort : std::uint8_t {
    Wrong,  ///< something that is there
    ToDo,   ///< something that is still to come
    Advice, ///< something that may be played and is rarely meant
};
FindingSort sortOf(const Finding &finding);

/// The mend of a finding that concerns what is selected, or else its most obvious one; null if it has none.
const BoardChange *mendFor(const Finding &finding, const Board &board, const Selection &selection);

/// Which findings are mended together.
enum class MendScope : std::uint8_t {
    Unasked, ///< errors that leave no choice in how they are mended
    Proposed ///< whatever has a mend: the first one of each
};
bool isWithin(const Finding &finding, MendScope scope);
/// All of them mended in one change, and what comes to light by that.
BoardChange mendedTogether(const Board &board, const BoardSchema &schema, MendScope scope);

/// The places that a finding is about, and the links between them.
Selection concerned(const Board &board, const Finding &finding);

/// On which side a new place belongs: that of its half of the drawing, the first side of the schema being left, unless
/// the games say at once that it must lie on another.
std::string fittingSide(const Board &board, const BoardSchema &schema, const std::string &kind, Point at);

/// A new link with the attributes that it must have between these kinds of places, if the games say so at once.
Link fittingLink(const Board &board, const BoardSchema &schema, const Link &link);

} // namespace merlon
