#include "editor/window/actions/menus/context_menus.h"

#include "app/words/game_words.h"
#include "core/base/limits.h"
#include "core/games/module.h"
#include "editor/analysis/boards.h"
#include "editor/canvas/links/link_lines.h"
#include "editor/canvas/locking.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/canvas/tools/bend_grips.h"
#include "editor/model/arrangement.h"
#include "editor/model/properties.h"
#include "editor/panels/findings/change_words.h"
#include "editor/scenario/scenario_menu.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/edit_actions.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/actions/menus/editor_menus.h"
#include "editor/window/documents/document_tabs.h"
#include "editor/window/documents/open_documents.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

using Names = std::vector<const char *>;

void append(Names &names, const Names &more)
{
    names.push_back(EditorMenus::kSeparator);
    names.insert(names.end(), more.begin(), more.end());
}

const Names &forBareGround()
{
    static const Names names {"paste-here",
                              EditorMenus::kSeparator,
                              "select-all",
                              "select-inverse",
                              EditorMenus::kSeparator,
                              "fit",
                              "grid",
                              "snap"};
    return names;
}

bool hasDirected(const Board &board, const BoardSchema &schema, const std::vector<std::size_t> &links)
{
    return std::ranges::any_of(links, [&](std::size_t link) {
        const LinkKind *kind = schema.linkKind(board.links()[link].kind);
        return kind && kind->directed;
    });
}

bool hasBends(const Board &board, const std::vector<std::size_t> &links)
{
    return std::ranges::any_of(links, [&](std::size_t link) { return !board.links()[link].via.empty(); });
}

bool isGrouped(const BoardDocument &document)
{
    return std::ranges::any_of(document.sketch().arrangement.groups, [&](const Selection &group) {
        return haveCommon(group, document.selection());
    });
}

/// Whether any game has analyses of the board.
bool canBeAnalysed(const Board &board)
{
    const std::vector<const Game *> games = gamesFor(board);
    return std::ranges::any_of(games, [](const Game *game) { return analystOf(*game) != nullptr; });
}

bool mayBend(const Board &board, const std::vector<std::size_t> &links)
{
    return links.size() == 1 && board.links()[links.front()].via.size() < kMostBends;
}

/// What can be done with the selection.
Names forSelection(const BoardDocument &document)
{
    const Selection &selection = document.selection();
    const std::vector<std::size_t> links = linksIn(document.board(), selection);
    Names names;
    if (selection.size() == 1 && !selection.notes.empty())
        names = {"edit-note"};
    append(names, {"cut", "copy", "paste-here", "duplicate", "remove"});
    if (!selection.places.empty() || !links.empty())
        append(names, {"select-same-kind", "select-connected"});
    names.push_back(EditorMenus::kSeparator);
    if (!selection.places.empty())
        names.push_back("change-kind");
    if (selection.size() == 1 && !selection.places.empty() && canBeAnalysed(document.board()))
        names.push_back("analyse-here");
    if (selection.places.empty() && mayBend(document.board(), links))
        names.push_back("add-bend");
    if (hasDirected(document.board(), document.schema(), links))
        names.push_back("reverse");
    if (hasBends(document.board(), links))
        names.push_back("straighten");
    if (!links.empty())
        names.push_back("course");
    names.push_back(EditorMenus::kSeparator);
    if (selection.size() > 1)
        names.push_back("group");
    if (isGrouped(document))
        names.push_back("ungroup");
    append(names, {"lock", "own-layer"});
    return names;
}

} // namespace

ContextMenus::ContextMenus(const EditorContext &context, EditActions &edit)
    : QObject(&context.window)
    , m_context(context)
    , m_edit(edit)
{
    addActions();
    addKinds();
    connect(&context.documents, &OpenDocuments::menuWanted, this, &ContextMenus::openOnDrawing);
    connect(&context.documents, &OpenDocuments::scenarioMenuWanted, this, &ContextMenus::openOnScenario);
    connect(&context.documents.tabs(), &DocumentTabs::menuWanted, this, &ContextMenus::openOnTab);
}

/// Those that are in no other menu.
void ContextMenus::addActions()
{
    EditorActions &actions = m_context.actions;
    actions.add({"paste-here",
                 [] {
                     //: An entry of the menu on the drawing: what was copied comes to lie where the menu was opened.
                     return tr("&Paste here");
                 },
                 Needs::Board},
                [this] { m_edit.pasteAt(m_at); });
    actions.add({"unlock-here",
                 [] {
                     //: An entry of the menu on something locked: it can be selected and moved again.
                     return tr("&Unlock");
                 },
                 Needs::Board},
                [this] { unlockIn(document(), m_locked); });
    actions.add({"remove-guide-line",
                 [] {
                     //: An entry of the menu on a guide line, which goes away.
                     return tr("Re&move guide line");
                 },
                 Needs::Board},
                [this] {
                    DrawnGuideLines &lines = m_context.documents.board()->view().guideLines();
                    if (lines.selected())
                        lines.remove(*lines.selected());
                });
    actions.add({"edit-note",
                 [] {
                     //: An entry of the menu of a note: its text is written anew.
                     return tr("&Edit note");
                 },
                 Needs::Selection},
                [this] {
                    const std::set<std::string> &notes = document().selection().notes;
                    if (!notes.empty())
                        m_context.documents.board()->view().sketch().noteEditor().edit(
                            std::string(*notes.begin()));
                });
    actions.add({"add-bend",
                 [] {
                     //: An entry of the menu of a link: it gets a bend where the menu was opened.
                     return tr("Add a &bend");
                 },
                 Needs::Selection},
                [this] { addBend(); });
    actions.add({"show-folder",
                 [] {
                     //: An entry of the menu of a tab: the program for files of the system shows where the file is.
                     return tr("Show in &folder");
                 },
                 Needs::Own},
                [this] { showFolder(); });
}

void ContextMenus::addKinds()
{
    //: A menu: which type of place the selected places are.
    QMenu *menu = m_context.actions.addMenu("change-kind", [] { return tr("T&ype"); });
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillKinds(*menu); });
}

/// Those of the board in front; what all of the selection are is checked.
void ContextMenus::fillKinds(QMenu &menu)
{
    menu.clear();
    if (!m_context.documents.board())
        return;
    const auto common =
        commonText(document().board(), document().selection(), [](const Place &place) { return place.kind; });
    for (const PlaceKind &kind : document().schema().places) {
        QAction *action = menu.addAction(titleOf(kind.key).replace(u'&', u"&&"_s));
        action->setObjectName(QString::fromStdString(kind.key));
        action->setCheckable(true);
        action->setChecked(common == kind.key);
        connect(action, &QAction::triggered, this, [this, key = kind.key] {
            const Board &board = document().board();
            const Selection &selection = document().selection();
            const StepText text = stepOn(
                board, selection,
                [] { return /*: Undo step: the selected places have another type now */ tr("Place type"); },
                [key] { return titleOf(key); });
            document().perform(withPlaces(board, selection, [&key](Place &place) { place.kind = key; }),
                               text);
        });
    }
}

/// On the road, as near as it comes to where the menu was opened.
void ContextMenus::addBend()
{
    const std::vector<std::size_t> links = linksIn(document().board(), document().selection());
    if (links.size() != 1)
        return;
    DrawingView &view = m_context.documents.board()->view();
    const QPointF on = nearestOn(view.shapes().lineOf(links.front()), view.mapToScene(m_pressed));
    BendGrips(view).add({view.mapFromScene(on), on, canvas::linkThing(static_cast<int>(links.front())), {}});
}

void ContextMenus::showFolder()
{
    if (DocumentTab *front = m_context.documents.front(); front && !front->document().file().isEmpty())
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(front->document().file()).absolutePath()));
}

BoardDocument &ContextMenus::document() const
{
    return m_context.documents.board()->document();
}

void ContextMenus::openOnDrawing(QPoint at, bool isAboutSelection)
{
    const DrawingView &view = m_context.documents.board()->view();
    m_at = view.pointOf(view.mapToScene(at));
    m_pressed = at;
    m_locked = view.targets().lockedAt(at);
    Names names = isAboutSelection ? forSelection(document()) : forBareGround();
    if (view.guideLines().selected())
        names.insert(names.begin(), {"place-guide-line", "remove-guide-line", EditorMenus::kSeparator});
    if (!m_locked.empty())
        names.insert(names.begin(), {"unlock-here", EditorMenus::kSeparator});
    open(view.viewport()->mapToGlobal(at), names);
}

void ContextMenus::openOnScenario(QPoint globalPosition)
{
    ScenarioMap &map = m_context.documents.scenario()->map();
    auto *menu = new QMenu(&map); // its entries speak of what is on the map
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addScenarioEntries(*menu, map);
    menu->addSeparator();
    EditorMenus::fill(*menu, m_context.actions, {"undo", "redo", EditorMenus::kSeparator, "find", "fit"});
    menu->popup(globalPosition);
}

void ContextMenus::openOnTab(QPoint globalPosition)
{
    DocumentTab *front = m_context.documents.front();
    m_context.actions.find("show-folder")->setEnabled(front && !front->document().file().isEmpty());
    open(globalPosition,
         {"save", "save-as", "show-folder", EditorMenus::kSeparator, "close", "close-others"});
}

void ContextMenus::open(QPoint globalPosition, const Names &names)
{
    auto *menu = new QMenu(&m_context.window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    EditorMenus::fill(*menu, m_context.actions, names);
    menu->popup(globalPosition);
}

} // namespace merlon
