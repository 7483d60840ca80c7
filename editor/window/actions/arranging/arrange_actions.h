#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/changes/change.h"
#include "editor/model/selection.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>

#include <functional>
#include <vector>

namespace merlon {

struct NewAction;

/// Aligning, spreading, turning, flipping, mirroring: what is done with the shape of the selection.
class ArrangeActions final : public QObject {
    Q_OBJECT

public:
    explicit ArrangeActions(const EditorContext &context);

private:
    using Layout = std::function<BoardChange(const Board &, const BoardSchema &, const Selection &)>;
    struct NamedLayout {
        QString name;
        Layout layout;
    };

    void addAligning();
    void addLayouts();
    void addTurning();
    void addAdding();
    void addCourses();
    /// An action that changes the selection. `change(board, selection)` gives the BoardChange; actions of the same
    /// `series` that follow each other are one step to undo, -1: never.
    template <class Change>
    void add(const NewAction &added, Change change, int series = -1);
    /// Shows what layouts make of the board in front, and asks. `nothing`: what is said if they make nothing of it.
    void offer(const std::function<QString()> &what, const std::vector<NamedLayout> &layouts,
               const QString &nothing);
    void layOutBySprings();

    EditorContext m_context;
};

} // namespace merlon
