#pragma once

#include "core/games/exiles/play.h"

/// What is built, researched, trained and collected in Period II, in which order.
namespace merlon::exiles {

/// What the next choice is for: wordings of texts/advice.cpp.
enum class Purpose : std::uint8_t {
    Nothing,
    Repair,
    Wall,
    Tower,
    Ditch,
    Building,
    Research,
    Unit,
    BetterUnit,
    Engine,
    Rocks,
    Saving,
};

/// A list of what the fortress should have by which turn: the seat does what is due first. What is lost in a siege is due
/// again at once.
class Plan {
public:
    Plan(const Scene &scene, Seat seat);

    /// The next choice; none if nothing is left to be done.
    Choice next() const { return m_next; }
    Purpose purpose() const { return m_purpose; }
    /// What the store of the seat lacks for it; nothing if it is done at once.
    const Goods &missing() const { return m_missing; }
    /// What it takes from the store, now or once it is collected.
    const Goods &cost() const { return m_cost; }

private:
    Choice m_next {};
    Purpose m_purpose = Purpose::Nothing;
    Goods m_missing {};
    Goods m_cost {};
};

} // namespace merlon::exiles
