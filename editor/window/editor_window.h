#pragma once

#include "app/look/appearance.h"
#include "app/look/settings.h"
#include "app/words/language.h"
#include "editor/canvas/drawing_view.h"
#include "editor/document/recovery.h"
#include "editor/files/print_dialog.h"
#include "editor/window/editor_actions.h"

#include <QFileSystemWatcher>
#include <QMainWindow>
#include <QUndoGroup>

#include <memory>
#include <vector>

class QLabel;
class QStackedWidget;
class QTabWidget;
class QUndoView;

namespace merlon {

class AnalysisPanel;
class AskBar;
class BackgroundDialog;
class BalancePanel;
class BoardTab;
class FindingsPanel;
class LayersPanel;
class MainWindow;
class MessageBar;
class OpenDocument;
class DocumentTab;
class PanelDock;
class PanelPages;
class PropertiesPanel;
class ToolPanel;
class ScenarioPanels;
class ScenarioTab;
class ShortcutSheet;
class Thumbnails;
class WelcomePage;
namespace canvas {
class MiniMap;
}
struct NewGame;

/// The window in which boards are drawn and scenarios laid out: tabs with them, the panels around them, menus.
class EditorWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// `language` and `appearance` must live as long.
    EditorWindow(Language &language, Appearance &appearance, Settings settings);
    ~EditorWindow() override;

    /// Opens a file in a tab, or shows the tab that has it already. False if it cannot be read: says why.
    bool openFile(const QString &file);
    BoardTab *openNew(const Board &board);
    ScenarioTab *openNewScenario(const Scenario &scenario);
    /// Without asking where if it has a file. False if it was not saved.
    bool save(DocumentTab &sheet);
    bool saveTo(DocumentTab &sheet, const QString &file);
    /// For other programs: see exportBoard. False if it cannot be written: says why.
    bool exportTo(DocumentTab &sheet, const QString &file);
    /// Asks first if something is not saved. False if it stays.
    bool closeSheet(DocumentTab &sheet);
    /// Offers what a program left behind that ended badly.
    void offerRecovery();
    /// Opens the files that were open when the window was closed last; those that are gone are left out.
    void reopenSession();

    /// Puts a picture under the board in front. One that is too large to be embedded is linked. False if it cannot be:
    /// says why.
    enum class PictureUse { Embed, Link };
    bool putPicture(const QString &file, PictureUse use = PictureUse::Embed);
    /// Opens the sheet that says where it lies; null if there is none.
    BackgroundDialog *arrangePicture();

    /// What is in front: a board or a scenario; null while there is neither.
    DocumentTab *front() const;
    std::vector<DocumentTab *> openSheets() const;
    /// The board in front; null if it is none.
    BoardTab *sheet() const;
    std::vector<BoardTab *> sheets() const;
    /// The scenario in front; null if it is none.
    ScenarioTab *scenario() const;
    ScenarioPanels &scenarioPanels() { return *m_scenarioPanels; }
    EditorActions &actions() { return *m_actions; }
    FindingsPanel &findings() { return *m_findings; }
    LayersPanel &layers() { return *m_layers; }
    canvas::MiniMap &overview() { return *m_overview; }
    AnalysisPanel &analysis() { return *m_analysis; }
    PropertiesPanel &properties() { return *m_properties; }
    WelcomePage &welcome() { return *m_welcome; }
    Thumbnails &thumbnails() { return *m_thumbnails; }
    MessageBar &messages() { return *m_messages; }
    AskBar &questions() { return *m_questions; }
    BalancePanel &balance() { return *m_balance; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildCentre();
    void buildDocks();
    void sizeDocks();
    PanelDock *addDock(const QString &key, QWidget *panel, Qt::DockWidgetArea area);
    PanelDock *dockOf(const QWidget *panel) const;
    void buildStatus();
    void connectFiles();
    void connectEdits();
    void connectArrangement();
    void connectView();
    void connectTextSize();
    BoardTab *addSheet(SketchedBoard board, const QString &file);
    ScenarioTab *addScenario(Scenario scenario, const QString &file);
    /// What both have in common.
    void addTab(DocumentTab &added);
    void addCloseButton(DocumentTab &added);
    void drawCloseButtons();
    void removeSheet(DocumentTab &sheet);
    void showFront();
    void frontChanged();
    void showPanels(bool shown);
    void updateActions();
    void updateTitles();
    void updateStatus();
    void applySettings();
    void applyTheme();
    void fillTemplates();
    void fillScenarios();
    void fillRecent();
    void showRecentPictures();
    void fillPanels();
    QString summary() const;
    void retranslate();
    void askForFile();
    void askForExport();
    bool askForPrinting();
    void finishTyping();
    QStringList openFiles() const;
    void keepSession() const;
    void watch(const QString &file);
    /// What unknown kinds are meant to be, if there are any.
    void askForKinds(BoardTab &opened);
    void fileChanged(const QString &file);
    bool openScenarioFile(const QString &file);
    void tellOfNewerFile(const QString &file, const std::vector<std::string> &unknown);
    void wasOpened(DocumentTab &opened, const QString &file);
    /// Empty if nowhere after all.
    QString askWhere(const OpenDocument &document);
    void recover(const RecoverableDocument &left);

    // What the menus do with the selection (actions/editor_window_edits.cpp).
    void copy();
    void paste();
    void pasteText(const QString &text);
    void duplicate();
    void remove(const QString &text);
    void arrange(const BoardChange &change, const QString &text, int series = -1);
    void add(const struct Addition &addition, const QString &text);
    void addPart(const SketchedBoard &part, Point by, const QString &text);
    void setTool(const ToolChoice &tool);
    void applyGrid();

    // What is seen and what is locked (actions/editor_window_layers.cpp).
    void addLayers();
    void addOverview();
    // The picture under the drawing (actions/editor_window_background.cpp).
    void connectBackground();
    void askForPicture(PictureUse use);
    void removePicture();
    void showLayers();

    // Analyses (actions/editor_window_analysis.cpp).
    void buildAnalysis();
    void showAnalysis();
    void compareBoards();

    void connectPlaying();
    void addBalance();
    /// Lets computers play the board as it stands many times.
    void playMany();
    /// Opens the table on the board as it stands, the person at the seat of that number.
    void play(std::size_t seat);
    void playBoard(BoardTab &board, std::size_t seat);
    void playScenario(ScenarioTab &scenario, std::size_t seat);
    /// A new game that is tried: at one seat the person.
    NewGame newPlayTest(const Game &game, const Setup &setup, std::size_t seat) const;
    MainWindow *newTable();
    void showKeys();
    void showAbout();

    Language &m_language;
    Appearance &m_appearance;
    Settings m_settings;
    std::unique_ptr<EditorActions> m_actions;
    QUndoGroup m_undo;
    QFileSystemWatcher m_disk;
    ToolChoice m_tool;
    PrintChoice m_print; ///< how the last board was printed
    std::unique_ptr<Thumbnails> m_thumbnails;
    MessageBar *m_messages;
    AskBar *m_questions;
    QStackedWidget *m_pages;
    WelcomePage *m_welcome;
    QTabWidget *m_tabs;
    ToolPanel *m_tools;
    PropertiesPanel *m_properties;
    FindingsPanel *m_findings;
    std::unique_ptr<ScenarioPanels> m_scenarioPanels;
    std::vector<PanelPages *> m_pagesOfDocks; ///< for a board and for a scenario
    AnalysisPanel *m_analysis;
    BalancePanel *m_balance;
    QUndoView *m_history;
    LayersPanel *m_layers;
    canvas::MiniMap *m_overview;
    QToolBar *m_bar;
    std::vector<PanelDock *> m_docks;
    QByteArray m_panelsAsTheyWere; ///< when boards were last open
    bool m_panelsAreNew = true;    ///< nobody has arranged them yet
    bool m_panelsShown = false;
    QLabel *m_hint;
    QLabel *m_where;
    QLabel *m_selected;
    QLabel *m_state;
    ShortcutSheet *m_sheet = nullptr; ///< made when it is first asked for
};

} // namespace merlon
