#pragma once

#include "core/games/siege2/edition.h"
#include "core/games/siege2/pieces/pieces.h"
#include "tests/support/siege/siege_table.h"

namespace merlon::siege2 {

/// A table for tests of Siege II: a position is built in a few lines, choices are made in notation, and what
/// happened is read from the state and the events.
///
///     Table table;                              // Two Shoulders, everything in its place, nothing drawn
///     table.clearWalls();                       // no defender, no stone on any wall
///     table.wall("west-wall-1").invaders = {0, 2, 0};
///     table.begin(StepKind::Assault);           // runs on to the first decision
///     QVERIFY(table.isOver());
class Table : public siege::SiegeTable<Edition> {
public:
    /// On a shipped board, by name, after the set-up, with a plain row and nothing secret drawn.
    explicit Table(std::string_view board = "two-shoulders");
    explicit Table(const Board &board);

    /// No defender units, stones, cauldrons or heroes' strength on the walls; heroes stand in the courtyard.
    void clearWalls() { emptyWalls(); }
    /// The row: briefing and resources, three cards of phase 2, three of phase 3, maneuver; the card supply: three of
    /// phase 4, three of phase 5. Unless given, the first three of each phase in the order of the rules' table.
    void setRow(std::initializer_list<Card> cards, std::initializer_list<Card> supply = {});
    void setObjectives(Objective first, Objective second);
    void setPlans(Plan first, Plan second);
    /// A machine with a full deck on a place.
    MachineState &addMachine(Machine type, std::string_view place);

    /// The card at this position of the row, and so on to the end of the round.
    void beginCard(Card card);
    /// A defender phase with that many hourglasses in the reserve, followed by the card `maneuver`.
    void beginDefenderPhase(int reserve);

    /// The key of the reason why a choice is not legal, such as `no-space`; empty if it is legal.
    std::string whyNot(std::string_view notation) const { return reasonAgainst(notation); }
};

} // namespace merlon::siege2
