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

/// The unit that is best trained now, of those that shoot or of those that do not; kUnits if none can be.
std::size_t bestUnit(const Scene &scene, bool isRanged);
/// EX-5.5: the unit that the Deserter brings.
std::size_t bestFreeUnit(const Scene &scene);
/// Where such a unit enters; kNoPost if there is no room.
Post bestPostFor(const Scene &scene, std::size_t unit);

} // namespace merlon::exiles
