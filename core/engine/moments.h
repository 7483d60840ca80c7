#pragma once

#include "core/engine/state.h"

#include <memory>

namespace merlon {

/// A state that a position may describe as it was before the last question: what seats could know then.
class KeepsMoments {
public:
    virtual ~KeepsMoments() = default;
    /// What these seats could know at the moment of which State::position tells.
    virtual std::unique_ptr<View> seenAtMoment(SeatSet seats) const = 0;
};

/// The same for any state: what seats know now, where it keeps no moments.
inline std::unique_ptr<View> seenAtMoment(const State &state, SeatSet seats)
{
    const auto *const keeping = dynamic_cast<const KeepsMoments *>(&state);
    return keeping ? keeping->seenAtMoment(seats) : state.seenBy(seats);
}

} // namespace merlon
