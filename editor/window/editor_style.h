#pragma once

#include "core/canvas/theme.h"

#include <QString>

namespace merlon {

/// The tool bar, the buttons of the tools and the tabs of the drawing office.
QString editorStyle(const canvas::Theme &theme);

} // namespace merlon
