#include "app/settings/shortcut_sheet.h"
#include "app/widgets/message_bar.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/board/files/sketched_board.h"
#include "editor/canvas/notes/note_tool.h"
#include "editor/canvas/tools/link_tool.h"
#include "editor/canvas/tools/place_tool.h"
#include "editor/canvas/tools/select_tool.h"
#include "editor/model/copying.h"
#include "editor/model/layout.h"
#include "editor/model/notes.h"
#include "editor/model/shaping.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/cell_actions.h"
#include "editor/window/editor_window.h"
#include "editor/window/welcome_page.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>

#include <algorithm>

using namespace Qt::StringLiterals;

/// What the menus do with the board in front.
namespace merlon {

namespace {

constexpr double kPasteShift = 20;
constexpr double kTurn = 15; ///< degrees
constexpr double kGrowth = 1.1;
constexpr int kTurnSeries = 2; ///< several turns or steps of size are one step to undo
constexpr int kSizeSeries = 3;

/// Around all places and notes.
std::optional<Box> boxOf(const SketchedBoard &part)
{
    const auto places = boxOf(part.board, everything(part.board));
    const auto notes = boxOf(part.sketch, everyNote(part.sketch));
    if (!places || !notes)
        return places ? places : notes;
    return Box {{std::min(places->least.x, notes->least.x), std::min(places->least.y, notes->least.y)},
                {std::max(places->most.x, notes->most.x), std::max(places->most.y, notes->most.y)}};
}

SketchedBoard selectedPart(const BoardDocument &document)
{
    return {partOf(document.board(), document.selection()), partOf(document.sketch(), document.selection())};
}

} // namespace

void EditorWindow::connectEdits()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions->undo, [this] { m_undo.undo(); });
    on(m_actions->redo, [this] { m_undo.redo(); });
    on(m_actions->cut, [this] {
        copy();
        remove(tr("Cut"));
    });
    on(m_actions->copy, &EditorWindow::copy);
    on(m_actions->paste, &EditorWindow::paste);
    on(m_actions->duplicate, &EditorWindow::duplicate);
    on(m_actions->remove, [this] { remove(tr("Remove")); });
    on(m_actions->find, [this] { front()->find(); });
    const auto select = [this, on](QAction *action, auto which) {
        on(action, [this, which] {
            BoardDocument &document = sheet()->document();
            document.select(which(document.board(), document.selection()));
        });
    };
    const auto whole = [this] {
        return united(everything(sheet()->document().board()), everyNote(sheet()->document().sketch()));
    };
    select(m_actions->selectAll, [whole](const Board &, const Selection &) { return whole(); });
    select(m_actions->selectInverse,
           [whole](const Board &, const Selection &selection) { return toggled(whole(), selection); });
    select(m_actions->selectConnected, connectedWith);
    select(m_actions->selectSameKind, ofSameKind);
    const auto side = [this](std::size_t number) {
        return [this, number](const Board &board, const Selection &) {
            const std::vector<std::string> &sides = sheet()->document().schema().sides;
            return number < sides.size() ? ofSide(board, sides[number]) : Selection {};
        };
    };
    select(m_actions->selectWest, side(0));
    select(m_actions->selectEast, side(1));
    connect(m_actions.get(), &EditorActions::toolChosen, this, &EditorWindow::setTool);
}

void EditorWindow::connectArrangement()
{
    const auto on = [this](QAction *action, auto change, int series = -1) {
        connect(action, &QAction::triggered, this, [this, action, change, series] {
            const BoardDocument &document = sheet()->document();
            arrange(change(document.board(), document.selection()), action->text().remove(u'&'), series);
        });
    };
    using Change = BoardChange (*)(const Board &, const Selection &, double);
    const auto by = [](Change change, double amount) {
        return
            [=](const Board &board, const Selection &selection) { return change(board, selection, amount); };
    };
    for (std::size_t edge = 0; edge < m_actions->align.size(); ++edge)
        on(m_actions->align[edge], [edge](const Board &board, const Selection &selection) {
            return aligned(board, selection, static_cast<Edge>(edge));
        });
    const auto along = [](auto change, Axis axis) {
        return [=](const Board &board, const Selection &selection) { return change(board, selection, axis); };
    };
    on(m_actions->spreadAcross, along(distributed, Axis::Across));
    on(m_actions->spreadDown, along(distributed, Axis::Down));
    on(m_actions->flipAcross, along(flipped, Axis::Across));
    on(m_actions->flipDown, along(flipped, Axis::Down));
    on(m_actions->layOut, laidOut);
    on(m_actions->turnLeft, by(turned, -kTurn), kTurnSeries);
    on(m_actions->turnRight, by(turned, kTurn), kTurnSeries);
    on(m_actions->grow, by(scaled, kGrowth), kSizeSeries);
    on(m_actions->shrink, by(scaled, 1 / kGrowth), kSizeSeries);
    connect(m_actions->mirror, &QAction::triggered, this, [this] {
        const BoardDocument &document = sheet()->document();
        add(mirrored(document.board(), document.selection(), document.schema()), tr("Mirrored copy"));
    });
    connect(m_actions->reverse, &QAction::triggered, this, [this] {
        const BoardDocument &document = sheet()->document();
        add(reversed(document.board(), document.selection()), tr("Reverse links"));
    });
}

void EditorWindow::connectView()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions->zoomIn, [this] { front()->map().zoomBy(1.25); });
    on(m_actions->zoomOut, [this] { front()->map().zoomBy(0.8); });
    on(m_actions->fit, [this] { front()->map().fit(); });
    for (QAction *action :
         {m_actions->showGrid, m_actions->snap, m_actions->guides, m_actions->showKeys, m_actions->showLinks})
        on(action, &EditorWindow::applyGrid);
    on(m_actions->keySheet, &EditorWindow::showKeys);
    on(m_actions->about, &EditorWindow::showAbout);
    connect(m_actions->panelsMenu(), &QMenu::aboutToShow, this, &EditorWindow::fillPanels);
    connect(m_actions->scenarioMenu(), &QMenu::aboutToShow, this, &EditorWindow::fillScenarios);
    m_welcome->setScenarioMenu(m_actions->scenarioMenu());
    connect(m_actions.get(), &EditorActions::languageWanted, this, [this](const QString &code) {
        m_settings.language = code;
        applySettings();
    });
    connect(m_actions.get(), &EditorActions::themeWanted, this, [this](ThemeWish theme) {
        m_settings.theme = theme;
        applySettings();
    });
    connectTextSize();
}

/// What the settings of the table hold too.
void EditorWindow::connectTextSize()
{
    constexpr int kStep = 10; ///< percent
    connect(m_actions->safeColours, &QAction::triggered, this, [this](bool safe) {
        m_settings.palette = safe ? canvas::PaletteKind::Safe : canvas::PaletteKind::Standard;
        applySettings();
    });
    const auto on = [this](QAction *action, auto sizeFrom) {
        connect(action, &QAction::triggered, this, [this, sizeFrom] {
            m_settings.textSize = std::clamp(sizeFrom(m_settings.textSize), kSmallestText, kLargestText);
            applySettings();
        });
    };
    on(m_actions->largerText, [](int size) { return size + kStep; });
    on(m_actions->smallerText, [](int size) { return size - kStep; });
    on(m_actions->usualText, [](int) { return Settings().textSize; });
}

void EditorWindow::arrange(const BoardChange &change, const QString &text, int series)
{
    sheet()->document().perform(change, text, series);
}

void EditorWindow::add(const Addition &addition, const QString &text)
{
    sheet()->document().perform(addition.change, text, addition.added);
}

void EditorWindow::remove(const QString &text)
{
    BoardDocument &document = sheet()->document();
    document.performBoth(removal(document.board(), document.selection()),
                         without(document.sketch(), document.selection()), text);
}

void EditorWindow::copy()
{
    const BoardDocument &document = sheet()->document();
    QApplication::clipboard()->setText(
        QString::fromStdString(writeSketchedBoard(selectedPart(document), document.schema())));
}

void EditorWindow::paste()
{
    pasteText(QApplication::clipboard()->text());
}

void EditorWindow::pasteText(const QString &text)
{
    BoardTab &front = *sheet();
    const BoardDocument &document = front.document();
    //: Where an error was found: instead of the name of a file.
    const Expected<SketchedBoard> part =
        readSketchedBoard(text.toStdString(), schemaOf, tr("clipboard").toStdString());
    if (!part) {
        m_messages->show(
            tr("What is in the clipboard is no part of a board. %1").arg(asSentence(say(part.error()))));
        return;
    }
    if (part->board.info().schema != document.board().info().schema) {
        m_messages->show(tr("What is in the clipboard belongs to another family of games: “%1”.")
                             .arg(QString::fromStdString(part->board.info().schema)));
        return;
    }
    m_messages->hide();
    Point by {kPasteShift, kPasteShift};
    const QPoint mouse = front.view().viewport()->mapFromGlobal(QCursor::pos());
    const auto box = boxOf(*part);
    if (box && front.view().viewport()->rect().contains(mouse)) {
        const Point to = front.view().pointOf(front.view().mapToScene(mouse));
        by = snapped({to.x - box->middle().x, to.y - box->middle().y}, front.view().grid().step);
    }
    addPart(*part, by, tr("Paste"));
}

void EditorWindow::duplicate()
{
    const BoardDocument &document = sheet()->document();
    addPart(selectedPart(document), {kPasteShift, kPasteShift}, tr("Duplicate"));
}

/// Places, links and notes of another drawing, in one step.
void EditorWindow::addPart(const SketchedBoard &part, Point by, const QString &text)
{
    BoardDocument &document = sheet()->document();
    const Point shift = intoDrawing(boxOf(part), by);
    Addition addition = pasted(document.board(), part.board, shift);
    MoreNotes notes = pasted(document.sketch(), part.sketch, shift);
    addition.added.notes = std::move(notes.added.notes);
    if (document.performBoth(addition.change, notes.sketch, text))
        document.select(addition.added);
}

void EditorWindow::setTool(const ToolChoice &tool)
{
    m_tool = tool;
    BoardTab *front = sheet();
    if (!front)
        return;
    DrawingView &view = front->view();
    switch (tool.kind) {
    case ToolChoice::Kind::Select:
        return view.setTool(std::make_unique<SelectTool>(view));
    case ToolChoice::Kind::Note:
        return view.setTool(std::make_unique<NoteTool>(view));
    case ToolChoice::Kind::Place:
        return view.setTool(std::make_unique<PlaceTool>(view, tool.key));
    case ToolChoice::Kind::Link:
        return view.setTool(std::make_unique<LinkTool>(view, tool.key));
    case ToolChoice::Kind::Cells:
        view.document().select({}); // Delete is for cells now
        return view.setTool(m_actions->cells().makeTool(view, tool.key));
    }
}

void EditorWindow::applyGrid()
{
    BoardTab *front = sheet();
    if (!front)
        return;
    Grid grid = front->view().grid();
    grid.snaps = m_actions->snap->isChecked();
    grid.guides = m_actions->guides->isChecked();
    grid.shown = m_actions->showGrid->isChecked();
    front->view().setGrid(grid);
    front->view().setShowsKeys(m_actions->showKeys->isChecked());
    front->view().setShowsLinks(m_actions->showLinks->isChecked());
}

void EditorWindow::showKeys()
{
    if (!m_sheet)
        m_sheet = new ShortcutSheet(*menuBar(), this, ShortcutSheet::Of::DrawingOffice);
    m_sheet->show();
    m_sheet->raise();
    m_sheet->activateWindow();
}

void EditorWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About Merlon"),
        tr("<b>Merlon %1</b>, the drawing office<br>Boards for games of siege and territory.<br>"
           "Free software under the GNU General Public License, version 3 or later.")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace merlon
