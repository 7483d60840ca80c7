#include "editor/window/board_sheet.h"

#include "editor/canvas/select_tool.h"
#include "editor/window/find_bar.h"

#include <QVBoxLayout>

namespace merlon {

BoardSheet::BoardSheet(Board board, const BoardSchema &schema, const QString &file,
                       const Appearance &appearance)
    : m_document(std::make_unique<BoardDocument>(std::move(board), schema, file))
    , m_find(nullptr)
    , m_view(new DrawingView(*m_document, appearance))
{
    const auto look = [this](const std::string &text) {
        m_document->select(found(m_document->board(), text));
        return static_cast<int>(m_document->selection().places.size());
    };
    m_find = new FindBar({m_view, look, [this] { m_view->showSelection(m_document->selection()); }});
    m_view->setTool(std::make_unique<SelectTool>(*m_view));
    column().addWidget(m_find);
    column().addWidget(m_view, 1);
    setFocusProxy(m_view);
    connect(m_view, &DrawingView::told, this, &OpenSheet::told);
    follow();
}

BoardSheet::~BoardSheet()
{
    m_document->disconnect(); // its undo stack speaks even while it goes
    delete m_view;            // before the document that it shows
    m_view = nullptr;
}

void BoardSheet::find()
{
    m_find->open();
}

Expected<void> BoardSheet::reload()
{
    const Expected<Board> board = readBoardForEditing(m_document->file());
    if (!board)
        return tl::unexpected(board.error());
    m_document->perform(difference(m_document->board(), *board), tr("Load from the disk"));
    return {};
}

} // namespace merlon
