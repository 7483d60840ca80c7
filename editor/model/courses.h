#pragma once

#include "core/board/changes/change.h"
#include "editor/model/selection.h"

#include <optional>

/// How the selected links are drawn from end to end.
namespace merlon {

/// None if there are none, or if they differ.
std::optional<LinkCourse> commonCourse(const Board &board, const Selection &selection);
BoardChange withCourse(const Board &board, const Selection &selection, LinkCourse course);

} // namespace merlon
