#include "editor/window/actions/menus/editor_menus.h"

#include "editor/window/actions/editor_actions.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace merlon {

namespace {

template <class Bar>
void addAll(Bar &to, const EditorActions &actions, const std::vector<const char *> &names)
{
    for (const char *name : names) {
        if (*name == '\0') {
            to.addSeparator();
            continue;
        }
        QAction *action = actions.find(name);
        Q_ASSERT(action);
        to.addAction(action);
    }
}

} // namespace

void EditorMenus::fill(QMenuBar &bar, EditorActions &actions)
{
    const auto add = [&](const char *name, const std::function<QString()> &text,
                         const std::vector<const char *> &names) {
        QMenu *menu = actions.addMenu(name, text);
        addAll(*menu, actions, names);
        bar.addMenu(menu);
    };
    add("file", [] { return tr("&File"); },
        {"new", "templates", "scenarios", "open", "recent", kSeparator, "save", "save-as", "export",
         "export-again", kSeparator, "close", "close-others", "quit"});
    add("edit", [] { return tr("&Edit"); },
        {"undo", "redo", kSeparator, "cut", "copy", "paste", "duplicate", "remove", kSeparator, "find",
         "picture", "own-attributes", kSeparator, "add-guide-line", "next-guide-line", "place-guide-line",
         "remove-guide-lines"});
    bar.addAction(actions.find("select"));
    bar.addAction(actions.find("draw"));
    add("arrange", [] { return tr("&Arrange"); },
        {"align-left", "align-centre",  "align-right", "align-top",  "align-middle", "align-bottom",
         kSeparator,   "spread-across", "spread-down", kSeparator,   "turn-left",    "turn-right",
         "grow",       "shrink",        "flip-across", "flip-down",  "layout",       "fortress",
         kSeparator,   "mirror",        "reverse",     "straighten", "course",       kSeparator,
         "group",      "ungroup",       "lock",        "unlock-all", "own-layer"});
    add("test", [] { return tr("&Test"); },
        {"play-first", "play-second", "play-puzzle", "balance", kSeparator, "analyse", "compare"});
    add("view", [] { return tr("&View"); },
        {"zoom-in",     "zoom-out", "fit",    "zoom-selection", kSeparator,    "rulers",     "grid",
         "guide-lines", "snap",     "guides", "grid-settings",  "show-set-up", "show-links", "show-keys",
         kSeparator,    "layers",   "panels", "theme",          "text-size",   "language"});
    add("help", [] { return tr("&Help"); }, {"lessons", kSeparator, "shortcuts", "about"});
}

void EditorMenus::fill(QMenu &menu, const EditorActions &actions, const std::vector<const char *> &names)
{
    addAll(menu, actions, names);
}

void EditorMenus::fill(QToolBar &bar, const EditorActions &actions)
{
    addAll(bar, actions,
           {"new",           "open",         "save",        kSeparator,  "undo",         "redo",
            kSeparator,      "cut",          "copy",        "paste",     "remove",       kSeparator,
            "align-left",    "align-centre", "align-right", "align-top", "align-middle", "align-bottom",
            "spread-across", "spread-down",  kSeparator,    "turn-left", "turn-right",   "flip-across",
            "flip-down",     "mirror",       kSeparator,    "grid",      "snap",         "guides",
            "show-links",    "fit",          kSeparator,    "analyse",   "play-first"});
}

} // namespace merlon
