#pragma once

#include "core/canvas/art/theme.h"

#include <QString>

namespace merlon {

/// Borders between panels, and the tabs of those that lie behind one another.
QString dockStyle(const canvas::Theme &theme);

} // namespace merlon
