#pragma once

#include "core/base/random.h"
#include "core/base/text.h"
#include "core/engine/choice.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string_view>

namespace merlon {

class View;

/// How much a computer player may think about one choice. Without limits it thinks as long as it likes.
struct Budget {
    std::chrono::milliseconds time {0};      ///< 0: no limit
    std::uint64_t iterations = 0;            ///< of what a player repeats: games of a search; 0: no limit
    const std::atomic<bool> *stop = nullptr; ///< set by another thread: think no further

    bool isStopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

/// A choice, and why it is made; an empty text where there is nothing to say.
struct Advice {
    Choice choice;
    Text why;
};

/// Somebody who chooses for a seat: sees only what the seat may see.
class Player {
public:
    /// The longest time that a player may go on thinking once it has been stopped or its time is up.
    static constexpr std::chrono::milliseconds kStopsWithin {20};

    virtual ~Player() = default;
    /// One of view.choices(), which is not empty: the best that it has found when the budget is used up or it is
    /// stopped, if only the first. May keep scratch memory between calls, but no knowledge.
    virtual Choice choose(const View &view, Random &random, const Budget &budget = {}) = 0;
    /// The same choice, with a reason from what the seat may see.
    virtual Advice advise(const View &view, Random &random, const Budget &budget = {})
    {
        return {choose(view, random, budget), {}};
    }
};

} // namespace merlon
