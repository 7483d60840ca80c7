#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/engine/event.h"
#include "core/engine/state.h"

#include <memory>

namespace merlon {

/// A setup that can also tell what happens between a position and its first question.
class TellsOpening {
public:
    virtual ~TellsOpening() = default;
    /// As Setup::position.
    virtual Expected<std::unique_ptr<State>> position(const Json &json, EventSink &events) const = 0;
};

} // namespace merlon
