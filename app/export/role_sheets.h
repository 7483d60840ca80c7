#pragma once

#include "app/table/face/round_time.h"
#include "core/engine/game.h"

#include <QString>

#include <memory>
#include <vector>

namespace merlon {

/// What lies before a role while a game is played, to be printed: in the language spoken.
struct RoleSheet {
    /// Something with boxes to be filled or ticked.
    struct Row {
        QString name;
        QString text {};    ///< what it is for; may be empty
        QString picture {}; ///< under resources/art
        QString counter {}; ///< the art of the token that fills a box
        int boxes = 0;      ///< 0: a field on which tokens lie
        bool isNumbered =
            false;     ///< instead of a field: numbers for a marker, since the box has no tokens for it
        int first = 0; ///< of the numbers
        int last = -1; ///< -1: nobody knows
        bool isBlank = false; ///< a line beside its name, to be filled in
    };
    /// Rows under a title.
    struct Block {
        QString title; ///< empty: goes on under the one before
        std::vector<Row> rows;
    };
    QString title;
    int livery = -1; ///< its color; -1: none
    std::vector<Block> blocks;
};

/// Those of a game, and the tracks of its rounds and phases.
struct RoleSheets {
    QString timeTitle; ///< `Rounds and phases`
    RoundTime time;
    std::vector<RoleSheet>
        sheets; ///< what all have in common; then one for each panel of the game, or for each seat; none that
                ///< would be empty
    bool areOfSeats = false; ///< a sheet for each seat: another number of seats has others

    bool empty() const { return sheets.empty() && time.phases.empty() && time.lastRound <= 1; }
};

/// Made from the zones beside the board when the game is set up, and from its tracks on paper. Cards are left out: they lie
/// on the table.
RoleSheets roleSheetsOf(const std::shared_ptr<const Setup> &setup);

/// Adds what another number of players needs besides: their sheets, more rows and boxes.
void addSheets(RoleSheets &sheets, RoleSheets others);

} // namespace merlon
