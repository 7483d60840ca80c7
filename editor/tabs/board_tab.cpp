#include "editor/tabs/board_tab.h"

#include "editor/canvas/find_places.h"
#include "editor/canvas/overlays/ruler.h"
#include "editor/canvas/tools/select_tool.h"
#include "editor/model/notes.h"
#include "editor/tabs/find_bar.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace merlon {

BoardTab::BoardTab(SketchedBoard board, const BoardSchema &schema, const QString &file,
                   const Appearance &appearance)
    : m_document(std::make_unique<BoardDocument>(std::move(board), schema, file))
    , m_find(nullptr)
    , m_view(new DrawingView(*m_document, appearance))
    , m_rulers {new Ruler(*m_view, Qt::Horizontal), new Ruler(*m_view, Qt::Vertical)}
{
    const auto search = [this](const std::string &text) {
        Selection fitting = foundPlaces(*m_view, m_document->board(), text);
        fitting.notes = foundNotes(m_document->sketch(), text).notes;
        m_document->select(fitting);
        const Selection &selected = m_document->selection(); // not what is locked
        return FindCount {static_cast<int>(selected.places.size()), static_cast<int>(selected.notes.size())};
    };
    const auto reveal = [this] { m_view->selectionDisplay().bringIntoView(m_document->selection()); };
    m_find = new FindBar({m_view, search, reveal, [] {}, true});
    m_view->setTool(std::make_unique<SelectTool>(*m_view));
    column().addWidget(m_find);
    auto *sheet = new QWidget;
    sheet->setLayoutDirection(Qt::LeftToRight); // as the map
    auto *cells = new QGridLayout(sheet);
    cells->setContentsMargins(0, 0, 0, 0);
    cells->setSpacing(0);
    cells->addWidget(m_rulers[0], 0, 1);
    cells->addWidget(m_rulers[1], 1, 0);
    cells->addWidget(m_view, 1, 1);
    column().addWidget(sheet, 1);
    setFocusProxy(m_view);
    connect(m_view, &DrawingView::statusMessage, this, &DocumentTab::statusMessage);
    connect(&m_view->sketch(), &SketchDisplay::errorOccurred, this, &DocumentTab::errorOccurred);
    follow();
}

BoardTab::~BoardTab()
{
    m_document->disconnect(); // its undo stack speaks even while it goes
    delete m_view;            // before the document that it shows
    m_view = nullptr;
}

void BoardTab::setShowsRulers(bool shows)
{
    for (Ruler *ruler : m_rulers)
        ruler->setVisible(shows);
}

void BoardTab::find()
{
    m_find->open();
}

Expected<void> BoardTab::reload()
{
    const Expected<SketchedBoard> board = readBoardForEditing(m_document->file());
    if (!board)
        return tl::unexpected(board.error());
    m_document->performBoth(difference(m_document->board(), board->board), board->sketch,
                            tr("Reload from disk"));
    return {};
}

} // namespace merlon
