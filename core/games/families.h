#pragma once

#include "core/board/attributes/schema.h"

#include <string_view>

namespace merlon {

/// The schema of a family of boards: of a game, or added; null if there is none.
const BoardSchema *findSchema(std::string_view family);

/// Makes a family known that no game plays yet, so that its boards can be drawn, edited and kept. The schema must live
/// as long as the program; one that is known already is not added again.
void addFamily(const BoardSchema &schema);

} // namespace merlon
