#pragma once

#include "app/export/board_image.h"
#include "editor/export/export_choice.h"
#include "editor/export/export_subject.h"

namespace merlon {

/// With what it is drawn.
struct ExportLook {
    const canvas::Art &art; ///< in the colours that were chosen
    QFont font;
};

/// The colours of a choice; `window`: those of the window.
const canvas::Theme &themeOf(const ExportChoice &choice, const canvas::Theme &window);

/// What lies on the board, and what its places are called.
canvas::Picture exportPicture(const ExportSubject &subject, const ExportChoice &choice);

/// The image that was chosen. All of them must live longer.
BoardImage exportImage(const ExportSubject &subject, const ExportChoice &choice, const ExportLook &look);

} // namespace merlon
