#pragma once

#include "core/canvas/picture.h"
#include "core/engine/event.h"
#include "core/engine/game.h"

#include <string>
#include <vector>

namespace merlon::canvas {

/// Collects the motions of the pieces of a siege game from one picture to the next. Pieces of one kind that go the
/// same way are one motion.
class SiegeWalks {
public:
    SiegeWalks(const Picture &before, const Picture &after, const Setup &setup)
        : m_before(before)
        , m_after(after)
        , m_setup(setup)
    {
    }

    /// The place that an argument of an event names; -1 if it is hidden.
    static int place(const Event &event, std::size_t argument);
    /// The key of an argument of an event.
    std::string key(const Event &event, std::size_t argument) const;

    /// From place to place; what is hidden (`?`) does not move.
    void walk(const std::string &piece, int from, int to);
    void appear(const std::string &piece, int at) { walk(piece, -1, at); }
    void fade(const std::string &piece, int at) { walk(piece, at, -1); }
    /// Shakes the piece wherever it stands.
    void shake(const std::string &piece);

    std::vector<Motion> taken() { return std::move(m_motions); }

private:
    static const Token *find(const Picture &picture, const std::string &piece, int place);
    Token tokenOf(const std::string &piece, int from, int to) const;

    const Picture &m_before;
    const Picture &m_after;
    const Setup &m_setup;
    std::vector<Motion> m_motions;
};

} // namespace merlon::canvas
