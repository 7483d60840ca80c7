#pragma once

#include "core/engine/game.h"
#include "core/engine/match/chronicle.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace merlon {

/// What of a record lies before the first step of the match that continues it.
struct RecordBefore {
    std::uint32_t chances = 0; ///< decisions of chance
    std::size_t entries = 0;
    std::size_t resignations = 0;
};

/// The steps of a match, those that were undone included, and the way back to any question between them: it holds a state
/// every so many steps, from which the others are reached by playing on.
class MatchCourse {
public:
    MatchCourse(std::unique_ptr<State> start, const RecordBefore &before);

    const State &start() const { return *m_snapshots.front().state; }
    const RecordBefore &before() const { return m_before; }
    std::span<const Ply> plies() const { return m_plies; }

    /// One more step, and the state after it.
    void add(Ply ply, const State &after);
    /// Forgets the steps from question `ply` on.
    void cut(std::size_t ply);

    /// A copy of the state at question `ply`.
    std::unique_ptr<State> stateAt(std::size_t ply) const;
    /// Plays on from question `from`, at which the state stands, to question `to`, which is not before it.
    void lead(State &state, std::size_t from, std::size_t to) const;
    /// The same forward or back.
    void move(State &state, std::size_t from, std::size_t to) const;

    // What has come before question `ply`, the record before the match included.

    std::uint32_t chancesAt(std::size_t ply) const;
    std::size_t entriesAt(std::size_t ply) const;
    std::size_t resignationsAt(std::size_t ply) const;

    /// The number of steps up to question `ply` after which the state stood at a named moment for the last time.
    std::size_t lastMoment(std::size_t ply) const;
    /// The number of steps after which the last choice before question `ply` had led to a save point; none if it has not.
    std::optional<std::size_t> newSavePoint(std::size_t ply) const;

private:
    struct Snapshot {
        std::size_t ply = 0;
        std::unique_ptr<State> state;
    };

    const Snapshot &snapshotBefore(std::size_t ply) const;

    RecordBefore m_before;
    std::vector<Ply> m_plies;
    std::vector<Snapshot> m_snapshots; ///< by ascending ply; the first is the start
};

} // namespace merlon
