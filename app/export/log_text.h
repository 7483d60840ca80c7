#pragma once

#include "app/words/speaker.h"
#include "core/engine/match/seat_view.h"

#include <QString>

namespace merlon {

/// The log of a match as its seats may know it, as plain text: headings, and a paragraph for each section.
QString logText(const SeatView &seat, const Speaker &speaker);

} // namespace merlon
