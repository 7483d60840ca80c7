#pragma once

#include "core/base/random.h"
#include "core/base/text.h"
#include "core/engine/choice.h"

#include <memory>
#include <string_view>

namespace merlon {

class View;

/// A choice, and why it is made; an empty text where there is nothing to say.
struct Advice {
    Choice choice;
    Text why;
};

/// Somebody who chooses for a seat: sees only what the seat may see.
class Player {
public:
    virtual ~Player() = default;
    /// One of view.choices(), which is not empty. May keep scratch memory between calls, but no knowledge.
    virtual Choice choose(const View &view, Random &random) = 0;
    /// The same choice, with a reason from what the seat may see.
    virtual Advice advise(const View &view, Random &random) { return {choose(view, random), {}}; }
};

} // namespace merlon
