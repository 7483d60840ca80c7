#pragma once

#include "app/look/appearance.h"
#include "app/look/settings.h"
#include "app/start/table_journals.h"
#include "app/words/language.h"
#include "core/base/error.h"
#include "core/board/board.h"

#include <QMainWindow>

#include <memory>
#include <optional>
#include <vector>

class QStackedWidget;

namespace merlon {

class StatisticsWindow;
class LessonDesk;
class MessageBar;
class RuleWindow;
class SoundPlayer;
class SettingsDialog;
class ShortcutSheet;
class StartPage;
class TablePage;
class WindowActions;
struct NewGame;
struct Scenario;

/// The window of the table: start page or game, menus, messages.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// `language` and `appearance` must live as long.
    MainWindow(Language &language, Appearance &appearance, Settings settings);
    ~MainWindow() override;

    /// Offers to go on with the games that were running, if there are any.
    void lookForRunningGame();
    /// A record, or a scenario with the players of the start page.
    void openFile(const QString &file);
    void begin(const NewGame &game);
    /// The same on a board that need not lie in any file.
    void beginOn(const Board &board, const NewGame &game);
    /// A scenario that need not lie in any file; see beginScenario.
    void beginOn(const Scenario &scenario, const NewGame &game);
    /// `game`: its number among those that are offered.
    void continueGame(int game = 0);
    void goHome();
    void beginLesson(const std::filesystem::path &file);
    /// Another table, which keeps its own game. It deletes itself when it is closed.
    MainWindow *openTable();

    StartPage &startPage() { return *m_start; }
    TablePage &table() { return *m_table; }
    MessageBar &messages() { return *m_messages; }
    LessonDesk &lessons() { return *m_lessons; }
    StatisticsWindow &statistics() { return *m_statistics; }
    WindowActions &actions() { return *m_actions; }
    const Settings &settings() const { return m_settings; }
    /// Shows the settings beside the window; null before they were shown for the first time.
    void showSettings();
    SettingsDialog *settingsDialog() { return m_settingsDialog; }
    ShortcutSheet *shortcutSheet() { return m_sheet; }
    SoundPlayer &sounds() { return *m_sounds; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void connectParts();
    void connectActions();
    void connectSettings();
    void applySettings();
    void obeySettings();
    void takeSettings(const Settings &settings);
    void showSheet();
    void forgetGame(int game);
    void changeSeats();
    void updateActions();
    void describeRunningGame();
    void putOnTable(Expected<OpenedSession> opened, std::optional<TableJournal> journal = {});
    void saveRecord();
    void playOnFrom(std::size_t ply);
    void askForFile();
    void listChoices();
    void resign();
    void showRule(const QString &rule);
    void showAbout();
    void showStatistics();
    void exportFiles();
    void tellMissingPictures();

    Language &m_language;
    Appearance &m_appearance;
    Settings m_settings;
    QString m_spoken; ///< the wish for a language that was followed last
    QStackedWidget *m_pages;
    StartPage *m_start;
    TablePage *m_table;
    MessageBar *m_messages;
    RuleWindow *m_rules;
    SoundPlayer *m_sounds;
    StatisticsWindow *m_statistics;
    SettingsDialog *m_settingsDialog = nullptr; ///< made when it is first asked for
    ShortcutSheet *m_sheet = nullptr;           ///< the same
    std::unique_ptr<WindowActions> m_actions;
    std::unique_ptr<LessonDesk> m_lessons;
    std::vector<WaitingGame> m_running;    ///< offered on the start page
    std::optional<TableJournal> m_journal; ///< of the game on the table
};

} // namespace merlon
