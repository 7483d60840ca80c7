#pragma once

#include "core/engine/event.h"
#include "core/engine/match/seat_view.h"
#include "core/engine/notation/vocabulary.h"
#include "core/engine/statistics/statistics.h"

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace merlon {

/// The number of the round that an event begins; none if it begins none.
std::optional<int> roundBegunBy(const Vocabulary &vocabulary, const Event &event);

/// The moments of a match at which its numbers are read: wherever a round, a part of one, a fight or one of these
/// sections begins, just before that, and now. In a game that has nothing of this kind, each step is a moment.
/// `sections`: keys of events. `round`: the one in which the match begins. `watch` is shown every step.
std::vector<ChartMoment> momentsOf(const SeatView &seat, int round,
                                   std::span<const std::string_view> sections = {},
                                   const std::function<void(const SeenStep &)> &watch = {});

} // namespace merlon
