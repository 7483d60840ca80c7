#pragma once

#include "core/engine/state.h"
#include "core/games/siege/battlefield.h"

#include <span>

namespace merlon::siege {

/// An event of an assault, as far as its odds count it.
struct Incident {
    enum class Kind : std::uint8_t {
        Other,
        AssaultBegins,
        InvaderDies,
        DefenderDies,
        WallFalls,
        LastGateFalls
    };

    Kind kind = Kind::Other;
    PlaceIndex place = kNowhere;
    std::uint8_t unit = 0; ///< InvaderUnit or DefenderUnit
};

/// The assault as it would be if it came now, to somebody who knows no more than a view shows: everything that is left
/// of the round before the assault is left out. Within an assault it is the rest of it. Immutable; may be read by
/// several threads.
class ComingAssault {
public:
    virtual ~ComingAssault() = default;

    virtual const Setup &setup() const = 0;
    /// In board order.
    virtual std::span<const WallField> walls() const = 0;
    /// Imagines what is hidden and begins; `into` is any state of the same setup and stands at the first decision
    /// then. Draws from `random` only for what is hidden.
    virtual void begin(State &into, Random &random, EventSink &events) const = 0;
    /// Whether a state that has come from `begin` has gone beyond this assault.
    virtual bool isOver(const State &state) const = 0;
    virtual Incident incidentOf(const Event &event) const = 0;
};

} // namespace merlon::siege
