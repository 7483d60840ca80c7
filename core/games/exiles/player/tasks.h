#pragma once

#include "core/games/exiles/player/plan.h"

/// What a seat could do with its markers, and what comes first.
namespace merlon::exiles {

/// In tenths of a turn.
using Due = int;
inline constexpr Due kNeverDue = 100000;

/// Something to be done: the choice, what it costs, when it is due, and what the store lacks for it.
struct Task {
    Choice made {};
    Purpose purpose = Purpose::Nothing;
    Goods cost {};
    Goods missing {};
    Due due = kNeverDue;
};

/// Keeps of all that is wanted what is due first; what a thing needs comes before it.
class TaskList {
public:
    TaskList(const Scene &scene, Seat seat);

    const Task &first() const { return m_first; }

    /// Puts a thing on the list; if the store lacks something for it, that is collected.
    void want(Choice made, Purpose purpose, const Goods &cost, Due due);
    /// With the library that it needs.
    void research(Technology technology, Due due);
    /// The next level of a building up to this one, with the technologies that it needs.
    void build(Building building, int level, Due due);

private:
    const ExilesData &data() const { return m_scene.data; }

    const Scene &m_scene;
    Seat m_seat;
    Task m_first {};
};

} // namespace merlon::exiles
