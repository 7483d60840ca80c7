#include "editor/canvas/locking.h"

#include "editor/document/board_document.h"
#include "editor/model/arrangement.h"

#include <QCoreApplication>

namespace merlon {

namespace {

/// The words for locks.
class Locking {
    Q_DECLARE_TR_FUNCTIONS(Locking)
};

} // namespace

bool unlockIn(BoardDocument &document, const Selection &things)
{
    Sketch sketch = document.sketch();
    sketch.arrangement = unlocked(std::move(sketch.arrangement), things);
    //: Undo step: places, links or notes can be selected and moved again.
    return document.draw(
        sketch, [] { return Locking::tr("Unlock"); }, things);
}

} // namespace merlon
