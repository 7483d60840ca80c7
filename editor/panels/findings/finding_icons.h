#pragma once

#include "core/canvas/art/theme.h"
#include "editor/model/findings.h"

#include <QIcon>

namespace merlon {

/// A disc for what is wrong, a triangle for advice, with a mark of exclamation; a ring for what is still to do.
QIcon iconOfFinding(FindingSort sort, const canvas::Theme &theme);

} // namespace merlon
