#pragma once

#include "editor/window/actions/editor_context.h"

#include <QObject>

namespace merlon {

struct NewAction;

/// Aligning, spreading, turning, flipping, mirroring: what is done with the shape of the selection.
class ArrangeActions final : public QObject {
    Q_OBJECT

public:
    explicit ArrangeActions(const EditorContext &context);

private:
    void addAligning();
    void addTurning();
    void addAdding();
    /// An action that changes the selection. `change(board, selection)` gives the BoardChange; actions of the same
    /// `series` that follow each other are one step to undo, -1: never.
    template <class Change>
    void add(const NewAction &added, Change change, int series = -1);

    EditorContext m_context;
};

} // namespace merlon
