#include "editor/window/actions/context_menus.h"

#include "editor/canvas/locking.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/model/arrangement.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/edit_actions.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/actions/editor_menus.h"
#include "editor/window/documents/document_tabs.h"
#include "editor/window/documents/open_documents.h"

#include <QMainWindow>
#include <QMenu>

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
    connect(&context.documents, &OpenDocuments::menuWanted, this, &ContextMenus::openOnDrawing);
    connect(&context.documents.tabs(), &DocumentTabs::menuWanted, this, [this](QPoint at) {
        open(at, {"save", "save-as", EditorMenus::kSeparator, "close", "close-others"});
    });
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
}

BoardDocument &ContextMenus::document() const
{
    return m_context.documents.board()->document();
}

void ContextMenus::openOnDrawing(QPoint at, bool isAboutSelection)
{
    const DrawingView &view = m_context.documents.board()->view();
    m_at = view.pointOf(view.mapToScene(at));
    m_locked = view.lockedAt(at);
    Names names = isAboutSelection ? forSelection(document()) : forBareGround();
    if (!m_locked.empty())
        names.insert(names.begin(), {"unlock-here", EditorMenus::kSeparator});
    open(view.viewport()->mapToGlobal(at), names);
}

void ContextMenus::open(QPoint globalPosition, const Names &names)
{
    auto *menu = new QMenu(&m_context.window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    EditorMenus::fill(*menu, m_context.actions, names);
    menu->popup(globalPosition);
}

} // namespace merlon
