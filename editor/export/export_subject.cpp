#include "editor/export/export_subject.h"

#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/overlays/heat_overlay.h"
#include "editor/scenario/scenario_map.h"

namespace merlon {

ExportSubject subjectOf(const DrawingView &view)
{
    const BoardDocument &document = view.document();
    return {.board = document.board(),
            .key = document.key(),
            .title = document.name(),
            .schema = &document.schema(),
            .picture = view.picture(),
            .sketch = &document.sketch(),
            .selection = document.selection(),
            .grid = view.grid(),
            .overlay = view.overlay(),
            .showsSetUp = view.drawingPicture().showsSetUp(),
            .showsKeys = view.drawingPicture().showsKeys()};
}

ExportSubject subjectOf(ScenarioMap &map)
{
    const ScenarioDocument &document = map.document();
    return {.board = document.board(),
            .key = document.key(),
            .title = document.name(),
            .picture = map.picture(),
            .overlay = map.heat() ? std::make_shared<const HeatOverlay>(*map.heat()) : nullptr};
}

ExportChoice usualExport(const ExportSubject &subject)
{
    ExportChoice choice;
    if (subject.schema) {
        choice.setUp = subject.showsSetUp;
        choice.labels = subject.showsKeys ? PlaceLabels::Keys : PlaceLabels::Names;
    }
    return choice;
}

} // namespace merlon
