#pragma once

#include "app/window/appearance.h"
#include "app/window/settings.h"
#include "app/words/language.h"
#include "core/base/error.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;

namespace merlon {

class CourseWindow;
class MessageBar;
class RuleDialog;
class StartPage;
class TablePage;
class WindowActions;
struct NewGame;
struct OpenedSession;

/// The window of the table: start page or game, menus, messages.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// `language` and `appearance` must live as long.
    MainWindow(Language &language, Appearance &appearance, Settings settings);
    ~MainWindow() override;

    /// Offers to go on with the game that was running, if there is one.
    void lookForRunningGame();
    /// A record, or a scenario with the players of the start page.
    void openFile(const QString &file);
    void begin(const NewGame &game);
    void continueGame();
    void goHome();

    StartPage &startPage() { return *m_start; }
    TablePage &table() { return *m_table; }
    MessageBar &messages() { return *m_messages; }
    CourseWindow &course() { return *m_course; }
    WindowActions &actions() { return *m_actions; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void connectParts();
    void connectActions();
    void updateActions();
    void describeRunningGame();
    void putOnTable(Expected<OpenedSession> opened);
    void saveRecord();
    void askForFile();
    void listChoices();
    void resign();
    void showRule(const QString &rule);
    void showAbout();
    void showCourse();
    void exportFiles();
    void tellMissingPictures();

    Language &m_language;
    Appearance &m_appearance;
    Settings m_settings;
    QStackedWidget *m_pages;
    StartPage *m_start;
    TablePage *m_table;
    MessageBar *m_messages;
    RuleDialog *m_rules;
    CourseWindow *m_course;
    std::unique_ptr<WindowActions> m_actions;
    std::unique_ptr<OpenedSession> m_running; ///< offered on the start page
};

} // namespace merlon
