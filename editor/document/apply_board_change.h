#pragma once

#include "editor/document/board_document.h"

#include <QUndoCommand>

namespace merlon {

/// One undo step for any edit of a board: applying a change yields its inverse.
class ApplyBoardChange final : public QUndoCommand {
public:
    /// `series`: as for BoardDocument::perform.
    ApplyBoardChange(BoardDocument &document, BoardChange change, const QString &text, int series)
        : QUndoCommand(text)
        , m_document(document)
        , m_change(std::move(change))
        , m_series(series)
    {
    }

    void redo() override { swap(); }
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
    BoardChange m_change;
    int m_series;
};

} // namespace merlon
