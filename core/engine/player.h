#pragma once

#include "core/base/random.h"
#include "core/engine/choice.h"

#include <memory>
#include <string_view>

namespace merlon {

class View;

/// Somebody who chooses for a seat: sees only what the seat may see.
class Player {
public:
    virtual ~Player() = default;
    /// One of view.choices(), which is not empty. May keep scratch memory between calls, but no knowledge.
    virtual Choice choose(const View &view, Random &random) = 0;
};

} // namespace merlon
