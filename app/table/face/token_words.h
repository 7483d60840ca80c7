#pragma once

#include "core/canvas/picture/picture.h"

#include <QString>

namespace merlon {

class Speaker;

/// What lies on a place of the board, in a list: `2 goblins`, `3 × stone`, `a banner`.
QString tokenInWords(const canvas::Token &token, const Speaker &speaker);

} // namespace merlon
