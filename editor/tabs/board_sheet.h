#pragma once

#include "editor/canvas/drawing_view.h"
#include "editor/document/board_document.h"
#include "editor/tabs/open_sheet.h"

#include <memory>

namespace merlon {

class FindBar;

/// An open board with its drawing.
class BoardSheet final : public OpenSheet {
    Q_OBJECT

public:
    BoardSheet(SketchedBoard board, const BoardSchema &schema, const QString &file,
               const Appearance &appearance);
    ~BoardSheet() override;

    BoardDocument &document() override { return *m_document; }
    canvas::BoardView &map() override { return *m_view; }
    DrawingView &view() { return *m_view; }
    void find() override;

private:
    Expected<void> reload() override;

    std::unique_ptr<BoardDocument> m_document;
    FindBar *m_find;
    DrawingView *m_view;
};

} // namespace merlon
