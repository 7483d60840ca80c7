#pragma once

#include "app/words/speaker.h"
#include "core/engine/match/match.h"

#include <QString>

namespace merlon {

/// The log of a match as these seats may know it, as plain text: headings, and a paragraph for each section.
QString logText(const Match &match, SeatSet seats, const Speaker &speaker);

} // namespace merlon
