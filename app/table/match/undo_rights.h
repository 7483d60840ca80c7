#pragma once

#include "app/table/match/seating.h"
#include "core/engine/match/undo_limit.h"

#include <cstddef>
#include <optional>
#include <set>

namespace merlon {

/// How far the persons at the screen may go back: to any question where take-backs are allowed, else only as far as
/// nothing has come out since that they could not know.
class UndoRights {
public:
    /// Both must live as long.
    UndoRights(const Match &match, const Seating &seating)
        : m_match(match)
        , m_seating(seating)
    {
    }

    /// The question to which undo goes: the last one of a person, or of anybody where only computers play. None if
    /// there is none.
    std::optional<std::size_t> lastQuestion() const;
    /// Whether the answer to question `ply` is taken back with the one before: a person has done both with one drag. Answers
    /// after it are forgotten.
    void setJoined(std::size_t ply, bool joined);
    bool isJoined(std::size_t ply) const { return m_joined.contains(ply); }
    /// Why the persons at the screen may not go back to question `ply`; None if they may.
    Disclosure whyNot(std::size_t ply) const;
    /// Whether they may play on from question `ply` in a match of its own: where they may go back, after the end, and
    /// where only computers play.
    bool mayPlayOnFrom(std::size_t ply) const;
    /// The match has gone on or back, or others look at the screen: it is determined again.
    void update() { m_limit.reset(); }

private:
    const Match &m_match;
    const Seating &m_seating;
    std::set<std::size_t> m_joined;
    mutable std::optional<UndoLimit> m_limit; ///< once it has been asked for
};

} // namespace merlon
