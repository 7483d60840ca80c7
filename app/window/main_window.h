#pragma once

#include "app/look/settings.h"
#include "app/window/window_parts.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;

namespace merlon {

class GameActions;
class GameLauncher;
class Language;
class PuzzleDesk;
class ScenarioMaker;
class SoundPlayer;
class WindowActions;
class WindowSettings;

/// The window of the table: start page or game, menus, messages.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// `language` and `appearance` must live as long.
    MainWindow(Language &language, Appearance &appearance, Settings settings);
    ~MainWindow() override;

    /// Back to the start page; the game can be continued there.
    void goHome();
    /// Another table, which keeps its own game. It deletes itself when it is closed.
    MainWindow *openTable();

    GameLauncher &games() { return *m_games; }
    StartPage &startPage() { return *m_start; }
    TablePage &table() { return *m_table; }
    MessageBar &messages() { return *m_messages; }
    LessonDesk &lessons() { return *m_lessons; }
    PuzzleDesk &puzzles() { return *m_puzzles; }
    ScenarioMaker &scenarios() { return *m_scenarios; }
    StatisticsWindow &statistics() { return *m_statistics; }
    WindowActions &actions() { return *m_actions; }
    WindowSettings &settings() { return *m_settingsControl; }
    SoundPlayer &sounds() { return *m_sounds; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    WindowParts parts();
    void connectParts();
    void connectActions();
    void showAbout();

    Language &m_language;
    Appearance &m_appearance;
    Settings m_settings;
    QStackedWidget *m_pages;
    StartPage *m_start;
    TablePage *m_table;
    MessageBar *m_messages;
    SoundPlayer *m_sounds;
    StatisticsWindow *m_statistics;
    std::unique_ptr<WindowActions> m_actions;
    std::unique_ptr<LessonDesk> m_lessons;
    std::unique_ptr<PuzzleDesk> m_puzzles;
    std::unique_ptr<GameLauncher> m_games;
    std::unique_ptr<GameActions> m_gameActions;
    std::unique_ptr<ScenarioMaker> m_scenarios;
    std::unique_ptr<WindowSettings> m_settingsControl;
};

} // namespace merlon
