#pragma once

#include "app/look/appearance.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/language.h"
#include "editor/tabs/ask_bar.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/documents/file_actions.h"
#include "editor/window/documents/open_documents.h"
#include "editor/window/documents/session.h"
#include "editor/window/editor_window.h"

#include <QAction>
#include <QMenu>
#include <QTemporaryDir>

#include <memory>

namespace merlon::testing {

/// As long as computers may take for their games, in milliseconds.
inline constexpr int kPatience = 120'000;

/// A window of the editor, and hands that draw in it as a person does. Settings, own boards and recovery files
/// are not those of a real person.
class EditorDriver {
public:
    explicit EditorDriver(const QString &language = QStringLiteral("en"), ThemeWish theme = ThemeWish::Day,
                          QSize size = {1280, 800});
    ~EditorDriver();

    EditorWindow &window() { return *m_window; }
    /// A panel of the window, or what does something in it: the only one of its class.
    template <class Part>
    Part &part()
    {
        return *m_window->findChild<Part *>();
    }
    QAction &action(const char *name);
    QMenu *menu(const char *name);
    /// What went wrong, and what is asked about files, above the drawing.
    MessageBar &messages();
    AskBar &questions();
    /// The board in front.
    BoardTab &tab() { return *m_window->documents().board(); }
    BoardDocument &document() { return tab().document(); }
    DrawingView &view() { return tab().view(); }
    const Board &board() { return document().board(); }
    Appearance &appearance() { return m_appearance; }

    /// The empty template.
    void beginEmpty();
    /// Closes the window as if the program had been killed, and starts it again.
    void crash();

    /// Clicks the button of a tool: `wall`, `path`; empty: the one that selects.
    void takeTool(const std::string &kind);
    void putPlace(const std::string &kind, Point at);
    /// Drags from the middle of one place to that of another.
    void drag(const std::string &from, const std::string &to);
    void dragTo(const std::string &place, Point to, Qt::KeyboardModifiers modifiers = {});
    void click(Point at, Qt::KeyboardModifiers modifiers = {});
    void click(const std::string &place, Qt::KeyboardModifiers modifiers = {});
    void key(int key, Qt::KeyboardModifiers modifiers = {}, int times = 1);
    /// What the status line says.
    QString hint();
    QPoint middleOf(const std::string &place);

private:
    void open();
    void dragBetween(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {});
    void clickOn(QPoint at, Qt::KeyboardModifiers modifiers);
    QPoint onScreen(Point at);

    Language m_language;
    Appearance m_appearance;
    QSize m_size;
    std::unique_ptr<EditorWindow> m_window;
    QString m_hint;
};

/// A folder for the files of a test.
QString testFolder();

} // namespace merlon::testing
