#pragma once

#include "app/window/main_window.h"
#include "editor/scenario/scenario_panels.h"
#include "tests/editor/editor_driver.h"

#include <memory>

namespace merlon::testing {

/// Hands that lay out a scenario as a person does.
class ScenarioDriver {
public:
    explicit ScenarioDriver(EditorDriver &editor)
        : m_editor(editor)
    {
    }

    ScenarioTab &tab() { return *m_editor.window().documents().scenario(); }
    ScenarioDocument &document() { return tab().document(); }
    const Draft &draft() { return document().draft(); }
    ScenarioMap &map() { return tab().map(); }
    PieceTray &tray() { return m_editor.part<PieceTray>(); }
    ScenarioProperties &panel() { return m_editor.part<ScenarioProperties>(); }
    ScenarioFindings &findings() { return m_editor.part<ScenarioFindings>(); }

    /// A new scenario on a board that is shipped.
    void begin(const std::string &board = "two-shoulders", const std::string &game = "siege2");
    /// Drags a piece from the tray to a place, or to the middle of a widget.
    void dragTo(const std::string &place, const std::string &piece, const std::string &note = {});
    void dragOnto(QWidget &target, const std::string &piece);
    /// Drags a piece on the board from one place to another, or off the board.
    void dragPiece(const std::string &key, const std::string &from, const std::string &to);
    void dragOff(const std::string &key, const std::string &from);
    void click(const std::string &place);
    /// How many of a piece lie at a place.
    int count(const std::string &piece, const std::string &place);

private:
    int indexOf(const std::string &place);
    QPoint onScreen(const std::string &place);
    void dragFromTray(QPoint to, const std::string &piece, const std::string &note);
    void dragOnMap(QPoint from, QPoint to);

    EditorDriver &m_editor;
};

/// The table that was opened last; closes it when the test is done with it.
std::unique_ptr<MainWindow> tableOpened();

} // namespace merlon::testing
