#pragma once

#include "core/canvas/art/art.h"

#include <QKeySequence>
#include <QObject>
#include <QString>

#include <functional>
#include <string_view>
#include <vector>

class QAction;
class QMainWindow;
class QMenu;

namespace merlon {

class OpenDocuments;

/// What must be there for an action to make sense.
enum class Needs {
    Nothing,
    AnyDocument,   ///< a board or scenario in front
    Board,         ///< a board in front
    Selection,     ///< something selected on it
    FreeBoard,     ///< a board in front whose places are no cells: they may lie anywhere
    FreeSelection, ///< something selected on such a board
    Own,           ///< whoever added the action knows
};

/// An action that the window is to have.
struct NewAction {
    const char *name = "";            ///< by which menus and tool bar find it
    std::function<QString()> text {}; ///< in the language that is spoken
    Needs needs = Needs::Nothing;
    QKeySequence keys {};
    const char *icon = nullptr; ///< under resources/art/icons
};

/// Everything that can be done in the window, by name: its text, its icon, and whether it can be done now. Who does it
/// adds it.
class EditorActions final : public QObject {
    Q_OBJECT

public:
    using Handler = std::function<void()>;

    /// `documents` must live as long.
    EditorActions(QMainWindow &window, const OpenDocuments &documents);

    QAction *add(const NewAction &added, const Handler &handler);
    /// One that is on or off.
    QAction *addSwitch(const NewAction &added, bool isOn, const Handler &handler);
    /// A menu, which is an action of others.
    QMenu *addMenu(const char *name, const std::function<QString()> &text);
    /// Null if there is none of that name.
    QAction *find(std::string_view name) const;

    void drawIcons(const canvas::Art &art);
    void retranslate();

Q_SIGNALS:
    /// After the texts of the actions: what else has words is to be filled anew.
    void retranslated();

private:
    struct Entry {
        NewAction what;
        QAction *action;
    };

    /// What makes sense with the document in front and its selection.
    void enable();
    /// The same of what moves places to wherever there is room; where that cannot be, its tool tip says why.
    static void enableForFree(QAction &action, bool isThere, bool isInCells);

    QMainWindow &m_window;
    const OpenDocuments &m_documents;
    std::vector<Entry> m_entries;
};

} // namespace merlon
