#pragma once

#include "editor/document/board_document.h"
#include "editor/document/step_text.h"

#include <utility>

namespace merlon {

/// One undo step for any edit of what lies beside the board: a sketch is small, so it is kept as it was.
class ApplySketch final : public TitledStep {
public:
    /// The edit has been made already; `before` takes it back. `series`: as for BoardDocument::draw.
    ApplySketch(BoardDocument &document, Sketch before, const StepText &text, int series)
        : TitledStep(text)
        , m_document(document)
        , m_other(std::move(before))
        , m_series(series)
    {
    }

    void redo() override
    {
        if (!std::exchange(m_isMade, false))
            m_document.exchange(m_other);
    }
    void undo() override { m_document.exchange(m_other); }
    int id() const override { return m_series < 0 ? -1 : kFirstId + m_series; }

    bool mergeWith(const QUndoCommand *) override
    {
        setObsolete(m_other == m_document.sketch());
        return true;
    }

private:
    static constexpr int kFirstId = 1 << 24; ///< beyond those of boards

    BoardDocument &m_document;
    Sketch m_other; ///< the one before, or after it has been taken back the one after
    int m_series;
    bool m_isMade = true; ///< the stack makes every change that it is given
};

} // namespace merlon
