#pragma once

#include "app/start/table_journals.h"
#include "app/window/appearance.h"
#include "app/window/settings.h"
#include "app/words/language.h"
#include "core/base/error.h"

#include <QMainWindow>

#include <memory>
#include <optional>
#include <vector>

class QStackedWidget;

namespace merlon {

class MessageBar;
class RuleDialog;
class StartPage;
class TablePage;
class WindowActions;
struct NewGame;

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
    /// `game`: its number among those that are offered.
    void continueGame(int game = 0);
    void goHome();
    /// Another table, which keeps its own game. It deletes itself when it is closed.
    MainWindow *openTable();

    StartPage &startPage() { return *m_start; }
    TablePage &table() { return *m_table; }
    MessageBar &messages() { return *m_messages; }
    WindowActions &actions() { return *m_actions; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void connectParts();
    void connectActions();
    void keepSettings();
    void takeSettings(const Settings &settings);
    void forgetGame(int game);
    void changeSeats();
    void updateActions();
    void describeRunningGame();
    void putOnTable(Expected<OpenedSession> opened, std::optional<TableJournal> journal = {});
    void saveRecord();
    void askForFile();
    void listChoices();
    void resign();
    void showRule(const QString &rule);
    void showAbout();
    void tellMissingPictures();

    Language &m_language;
    Appearance &m_appearance;
    Settings m_settings;
    QStackedWidget *m_pages;
    StartPage *m_start;
    TablePage *m_table;
    MessageBar *m_messages;
    RuleDialog *m_rules;
    std::unique_ptr<WindowActions> m_actions;
    std::vector<WaitingGame> m_running;    ///< offered on the start page
    std::optional<TableJournal> m_journal; ///< of the game on the table
};

} // namespace merlon
