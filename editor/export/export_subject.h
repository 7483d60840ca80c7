#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/board/sketch.h"
#include "core/canvas/picture/picture.h"
#include "editor/canvas/grid.h"
#include "editor/canvas/overlays/overlay.h"
#include "editor/export/export_choice.h"
#include "editor/model/selection.h"

#include <QString>

#include <memory>
#include <string>

namespace merlon {

class DrawingView;
class ScenarioMap;

/// What is written for others, as its map shows it.
struct ExportSubject {
    const Board &board;
    std::string key; ///< of the document: what a file may be called
    QString title;
    const BoardSchema *schema = nullptr; ///< null: a position, which programs for graphs do not know
    canvas::Picture picture {};          ///< the names of its places, and the pieces of a position
    const Sketch *sketch = nullptr;      ///< notes; null: there can be none
    Selection selection {};
    Grid grid {};
    std::shared_ptr<const Overlay> overlay {}; ///< null: nothing lies over the map
    bool showsSetUp = false;
    bool showsKeys = false;
};

/// They must live as long as what they give.
ExportSubject subjectOf(const DrawingView &view);
ExportSubject subjectOf(ScenarioMap &map);

/// A board is exported with what the map shows, as long as nothing else is chosen.
ExportChoice usualExport(const ExportSubject &subject);

} // namespace merlon
