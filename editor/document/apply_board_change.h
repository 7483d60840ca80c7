#pragma once

#include "editor/document/board_document.h"
#include "editor/document/step_text.h"

#include <utility>

namespace merlon {

/// One undo step for any edit of a board: applying a change yields its inverse.
class ApplyBoardChange final : public TitledStep {
public:
    /// The change has been made already; `inverse` takes it back. `series`: as for BoardDocument::perform.
    ApplyBoardChange(BoardDocument &document, BoardChange inverse, const StepText &text, int series)
        : TitledStep(text)
        , m_document(document)
        , m_change(std::move(inverse))
        , m_series(series)
    {
    }

    void redo() override
    {
        if (!std::exchange(m_isMade, false))
            swap();
    }
    void undo() override { swap(); }
    int id() const override { return m_series; }

    /// To take both back, the later one goes first.
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *later = static_cast<const ApplyBoardChange *>(other);
        BoardChange both = later->m_change;
        both.edits.insert(both.edits.end(), m_change.edits.begin(), m_change.edits.end());
        Board before = m_document.board();
        setObsolete(merlon::apply(before, both).has_value() && before == m_document.board());
        m_change = std::move(both);
        takeTitle(*later);
        return true;
    }

private:
    void swap()
    {
        if (auto inverse = m_document.apply(m_change))
            m_change = std::move(*inverse);
        else
            setObsolete(true);
    }

    BoardDocument &m_document;
    BoardChange m_change; ///< to be made next: the inverse of the last
    int m_series;
    bool m_isMade = true; ///< the stack makes every change that it is given
};

} // namespace merlon
