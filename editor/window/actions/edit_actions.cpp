#include "editor/window/actions/edit_actions.h"

#include "app/table/docks/panel_dock.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "editor/model/arrangement.h"
#include "editor/model/copying.h"
#include "editor/model/notes.h"
#include "editor/model/shaping.h"
#include "editor/panels/findings/change_words.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/dock_layout.h"
#include "editor/window/documents/open_documents.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMainWindow>
#include <QMenu>
#include <QUndoView>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kPasteShift = 20;

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

/// With the links between selected places.
SketchedBoard selectedPart(const BoardDocument &document)
{
    SketchedBoard part {partOf(document.board(), document.selection()),
                        partOf(document.sketch(), document.selection())};
    Selection things = everything(part.board);
    things.notes = document.selection().notes;
    part.sketch.arrangement = partOf(document.sketch().arrangement, things);
    return part;
}

Selection whole(const BoardDocument &document)
{
    return united(everything(document.board()), everyNote(document.sketch()));
}

} // namespace

EditActions::EditActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
    , m_history(new QUndoView(&m_group))
{
    addUndo();
    addClipboard();
    addSelecting();
    addHistory();
    connect(&context.documents, &OpenDocuments::opened, this,
            [this](DocumentTab *tab) { m_group.addStack(&tab->document().undoStack()); });
    connect(&context.documents, &OpenDocuments::aboutToRemove, this,
            [this](DocumentTab *tab) { m_group.removeStack(&tab->document().undoStack()); });
    connect(&context.documents, &OpenDocuments::frontChanged, this, &EditActions::showFront);
}

void EditActions::addUndo()
{
    const auto named = [](const QString &action, const QString &what) {
        //: Undo or redo, and what: “Undo: Move 3 places”.
        return what.isEmpty() ? action : tr("%1: %2").arg(action, what);
    };
    const auto undo = [=, this] { return named(tr("&Undo"), m_group.undoText()); };
    const auto redo = [=, this] { return named(tr("&Redo"), m_group.redoText()); };
    m_undo = m_context.actions.add({"undo", undo, Needs::Own, QKeySequence::Undo, "undo"},
                                   [this] { m_group.undo(); });
    m_redo = m_context.actions.add({"redo", redo, Needs::Own, {}, "redo"}, [this] { m_group.redo(); });
    m_redo->setShortcuts({QKeySequence(QKeySequence::Redo), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    const auto show = [=, this] {
        m_undo->setEnabled(m_group.canUndo());
        m_redo->setEnabled(m_group.canRedo());
        m_undo->setText(undo());
        m_redo->setText(redo());
    };
    connect(&m_group, &QUndoGroup::canUndoChanged, this, show);
    connect(&m_group, &QUndoGroup::canRedoChanged, this, show);
    connect(&m_group, &QUndoGroup::undoTextChanged, this, show);
    connect(&m_group, &QUndoGroup::redoTextChanged, this, show);
    show();
}

void EditActions::addClipboard()
{
    EditorActions &actions = m_context.actions;
    actions.add({"cut", [] { return tr("Cu&t"); }, Needs::Selection, QKeySequence::Cut, "cut"}, [this] {
        copy();
        remove([] { return tr("Cut"); });
    });
    actions.add({"copy", [] { return tr("&Copy"); }, Needs::Selection, QKeySequence::Copy, "copy"},
                [this] { copy(); });
    actions.add({"paste", [] { return tr("&Paste"); }, Needs::Board, QKeySequence::Paste, "paste"},
                [this] { paste(); });
    actions.add({"duplicate", [] { return tr("&Duplicate"); }, Needs::Selection, Qt::CTRL | Qt::Key_D},
                [this] { duplicate(); });
    actions.add({"remove", [] { return tr("&Delete"); }, Needs::Selection, QKeySequence::Delete, "remove"},
                [this] { remove([] { return tr("Delete"); }); });
    actions.add({"find", [] { return tr("&Find…"); }, Needs::AnyDocument, QKeySequence::Find},
                [this] { m_context.documents.front()->find(); });
}

void EditActions::addSelecting()
{
    EditorActions &actions = m_context.actions;
    m_selectMenu = actions.addMenu("select", [] { return tr("&Select"); });
    const auto add = [&](const NewAction &added, auto choice) {
        m_selectMenu->addAction(actions.add(added, [=, this] { document().select(choice(document())); }));
    };
    add({"select-all", [] { return tr("&All"); }, Needs::Board, QKeySequence::SelectAll}, whole);
    add({"select-inverse", [] { return tr("In&vert selection"); }, Needs::Board, Qt::CTRL | Qt::Key_I},
        [](const BoardDocument &all) { return toggled(whole(all), all.selection()); });
    m_selectMenu->addSeparator();
    add({"select-connected", [] { return tr("&Linked places"); }, Needs::Selection, Qt::CTRL | Qt::Key_L},
        [](const BoardDocument &all) { return connectedWith(all.board(), all.selection()); });
    add({"select-same-kind", [] { return tr("Same &type"); }, Needs::Selection, Qt::CTRL | Qt::Key_K},
        [](const BoardDocument &all) { return ofSameKind(all.board(), all.selection()); });
    makeSides(allGames().front()->schema());
    connect(&actions, &EditorActions::retranslated, this, &EditActions::nameSides);
}

/// An action for each side of the schema; what lies on none is no side.
void EditActions::makeSides(const BoardSchema &schema)
{
    if (m_schema == &schema)
        return;
    m_schema = &schema;
    for (const Side &side : m_sides)
        delete side.action;
    m_sides.clear();
    for (const std::string &key : schema.sides) {
        if (key == standardSide(schema))
            continue;
        QAction *action = m_selectMenu->addAction(QString());
        action->setObjectName(u"select-"_s + QString::fromStdString(key));
        connect(action, &QAction::triggered, this,
                [this, key] { document().select(ofSide(document().board(), key)); });
        m_sides.push_back({key, action});
    }
    nameSides();
}

void EditActions::nameSides()
{
    for (const Side &side : m_sides)
        //: A menu entry that selects all places of a side: West.
        side.action->setText(tr("Side “%1”").arg(titleOf(side.key)));
}

void EditActions::addHistory()
{
    PanelDock &dock = m_context.docks.add(u"history"_s, m_history, Qt::RightDockWidgetArea);
    m_context.window.tabifyDockWidget(&m_context.docks.dock(u"findings"_s), &dock);
    connect(&m_context.actions, &EditorActions::retranslated, this, [this] {
        m_history->setWindowTitle(tr("History"));
        m_history->setEmptyLabel(tr("Opened"));
        m_history->viewport()->update(); // the steps have other names now
    });
}

void EditActions::showFront()
{
    DocumentTab *front = m_context.documents.front();
    m_group.setActiveStack(front ? &front->document().undoStack() : nullptr);
    BoardTab *board = m_context.documents.board();
    if (board)
        makeSides(board->document().schema());
    for (const Side &side : m_sides)
        side.action->setEnabled(board);
}

/// Of the board in front.
BoardDocument &EditActions::document() const
{
    return m_context.documents.board()->document();
}

void EditActions::remove(std::function<QString()> what)
{
    const StepText text = stepOn(document().board(), document().selection(), std::move(what));
    const BoardChange removed = removal(document().board(), document().selection());
    Sketch left = without(document().sketch(), document().selection());
    left.arrangement = without(std::move(left.arrangement), document().selection());
    document().performBoth(removed, document().sketchAfter(std::move(left), removed), text);
}

void EditActions::copy()
{
    QApplication::clipboard()->setText(
        QString::fromStdString(writeSketchedBoard(selectedPart(document()), document().schema())));
}

/// Where the mouse is, if it is over the drawing.
void EditActions::paste()
{
    const DrawingView &view = m_context.documents.board()->view();
    const QPoint mouse = view.viewport()->mapFromGlobal(QCursor::pos());
    const bool isOver = view.viewport()->rect().contains(mouse);
    pasteAt(isOver ? std::optional(view.pointOf(view.mapToScene(mouse))) : std::nullopt);
}

void EditActions::pasteAt(std::optional<Point> middle)
{
    const std::string text = QApplication::clipboard()->text().toStdString();
    //: Where an error was found: instead of the name of a file.
    const Expected<SketchedBoard> part = readSketchedBoard(text, schemaOf, tr("clipboard").toStdString());
    if (!part)
        return m_context.messages.show(
            //: Error. %1: the reason, a sentence
            tr("The clipboard does not contain a part of a board. %1").arg(asSentence(say(part.error()))));
    if (part->board.info().schema != document().board().info().schema)
        //: Error. %1: the key of the family
        return m_context.messages.show(tr("The clipboard content belongs to another family of games: “%1”.")
                                           .arg(QString::fromStdString(part->board.info().schema)));
    m_context.messages.hide();
    Point by {kPasteShift, kPasteShift};
    const auto box = boxOf(*part);
    if (box && middle)
        by = snapped({middle->x - box->middle().x, middle->y - box->middle().y},
                     m_context.documents.board()->view().grid().lattice.step);
    addPart(*part, by, [] { return tr("Paste"); });
}

void EditActions::duplicate()
{
    const StepText text = stepOn(document().board(), document().selection(), [] { return tr("Duplicate"); });
    addPart(selectedPart(document()), {kPasteShift, kPasteShift}, text);
}

void EditActions::addPart(const SketchedBoard &part, Point by, const StepText &text)
{
    const Point shift = intoDrawing(boxOf(part), by);
    Addition addition = pasted(document().board(), part.board, shift);
    MoreNotes notes = pasted(document().sketch(), part.sketch, shift);
    addition.added.notes = std::move(notes.added.notes);
    notes.sketch.arrangement = withCopies(std::move(notes.sketch.arrangement), part.sketch.arrangement,
                                          {addition.copies, notes.copies});
    if (document().performBoth(addition.change, notes.sketch, text))
        document().select(addition.added);
}

} // namespace merlon
