#pragma once

#include "app/puzzles/puzzle.h"
#include "core/engine/goals/goal_watch.h"

#include <QObject>

#include <memory>
#include <optional>

namespace merlon {

class Appearance;
class PuzzleCard;
class TablePage;

/// Watches over the puzzle on a table: shows its card above the question, says when it is solved or missed, and remembers
/// what has been solved.
class PuzzleDesk final : public QObject {
    Q_OBJECT

public:
    /// `table` and `appearance` must live as long.
    PuzzleDesk(TablePage &table, const Appearance &appearance);
    ~PuzzleDesk() override;

    /// The game that has just been put on the table is an attempt at this puzzle.
    void begin(std::shared_ptr<const Puzzle> puzzle);
    /// The table has something else, or nothing.
    void end();
    /// Null if there is no puzzle on the table.
    const std::shared_ptr<const Puzzle> &puzzle() const { return m_puzzle; }
    PuzzleCard &card() { return *m_card; }
    /// The language has changed.
    void retranslate() { show(); }

Q_SIGNALS:
    /// Once more, from its beginning.
    void againWanted();
    void solutionWanted();
    /// A game of the person's own is to begin where the puzzle has been solved.
    void playOnWanted();
    void leavingWanted();

private:
    void show();
    void makeRoom();

    TablePage &m_table;
    PuzzleCard *m_card; ///< belongs to the table
    std::shared_ptr<const Puzzle> m_puzzle;
    std::optional<GoalWatch> m_watch;
    bool m_wasOver = false; ///< the game, when it was shown last
};

} // namespace merlon
