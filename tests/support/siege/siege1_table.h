#pragma once

#include "core/games/siege1/edition.h"
#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/pieces/supplies.h"
#include "tests/support/siege/siege_table.h"

namespace merlon::siege1 {

/// A table for tests of Siege I: a position is built in a few lines, choices are made in notation, and what happened
/// is read from the state and the events.
///
///     Table table;                              // Three Gates, two players, everything in its place
///     table.clearWalls();                       // no defender, no stone on any wall
///     table.wall("west-wall-1").invaders = {0, 2, 0};
///     table.begin(StepKind::Assault);           // runs on to the first decision
///     QVERIFY(table.isOver());
class Table : public siege::SiegeTable<Edition> {
public:
    /// On the default board, for two to four players, after the set-up: card A of each phase for the first seat of
    /// the invaders, B for the second.
    explicit Table(int players = 2, Options options = {});

    /// No defender units, stones or cauldrons on the walls; heroes stand in the courtyard.
    void clearWalls();
    /// Gives a seat these ready units, taken from the bag.
    void giveReady(Seat seat, const Units &units);
    /// A throwing engine with a full deck on a place.
    EngineState &addEngine(Engine type, std::string_view place);

    /// A phase, then the rest of the round.
    void beginPhase(int phase) { begin(StepKind::BeginPhase, phase); }
    /// The window after a phase, with that many hourglasses in each purse, then the rest of the round.
    void beginWindow(int purse, int phase = 6);

    /// The key of the reason why a choice is not legal with its rule, "no-space 11.8"; empty if it is legal.
    std::string whyNot(std::string_view notation) const;
};

} // namespace merlon::siege1
