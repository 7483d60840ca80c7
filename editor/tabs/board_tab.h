#pragma once

#include "editor/canvas/drawing/drawing_view.h"
#include "editor/document/board_document.h"
#include "editor/tabs/document_tab.h"

#include <array>
#include <memory>

namespace merlon {

class FindBar;
class Ruler;

/// An open board with its drawing.
class BoardTab final : public DocumentTab {
    Q_OBJECT

public:
    BoardTab(SketchedBoard board, const BoardSchema &schema, const QString &file,
             const Appearance &appearance);
    ~BoardTab() override;

    BoardDocument &document() override { return *m_document; }
    canvas::BoardView &map() override { return *m_view; }
    DrawingView &view() { return *m_view; }
    void find() override;
    /// Above the drawing and to its left.
    void setShowsRulers(bool shows);

private:
    Expected<void> reload() override;

    std::unique_ptr<BoardDocument> m_document;
    FindBar *m_find;
    DrawingView *m_view;
    std::array<Ruler *, 2> m_rulers;
};

} // namespace merlon
