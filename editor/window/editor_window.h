#pragma once

#include "app/look/appearance.h"
#include "app/look/settings.h"
#include "app/words/language.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QMenu;
class QStackedWidget;

namespace merlon {

class AskBar;
class BackgroundActions;
class DockLayout;
class DrawingLessons;
class EditorActions;
class FileActions;
class FindingsPanel;
class MessageBar;
class OpenDocuments;
class PanelPages;
class PropertiesPanel;
class RuleWindow;
class ScenarioPanels;
class Session;
class StatusLine;
class Thumbnails;
class ToolActions;
class WelcomePage;
namespace canvas {
class MiniMap;
}

/// The window in which boards are drawn and scenarios laid out: tabs with them, the panels around them, menus. Objects in
/// `actions`, `documents` and `checks`, one for each topic, do what can be done in it; the window puts them together,
/// and lets the panels that every document has follow the one in front.
class EditorWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// `language` and `appearance` must live as long.
    EditorWindow(Language &language, Appearance &appearance, Settings settings);
    ~EditorWindow() override;

    OpenDocuments &documents() { return *m_documents; }
    FileActions &files() { return *m_files; }
    Session &session() { return *m_session; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildCentre();
    void buildPanels();
    void buildOverview();
    void buildToolBar();
    void connectDocuments();
    void connectWelcome(QMenu &scenarios);
    void addLessons(DrawingLessons &lessons);
    void showFront();
    void letGo();
    void showRule(const QString &rule);
    void showTitle();
    void applyTheme();
    void retranslate();

    Appearance &m_appearance;
    OpenDocuments *m_documents;
    EditorActions *m_actions;
    DockLayout *m_docks;
    MessageBar *m_messages;
    AskBar *m_questions;
    QStackedWidget *m_pages;
    Thumbnails *m_thumbnails;
    WelcomePage *m_welcome;
    PropertiesPanel *m_properties;
    FindingsPanel *m_findings;
    std::unique_ptr<ScenarioPanels> m_scenarioPanels;
    std::vector<PanelPages *> m_panelPages; ///< for a board and for a scenario
    canvas::MiniMap *m_overview;
    RuleWindow *m_rules = nullptr; ///< made when it is first asked for
    StatusLine *m_status;
    ToolActions *m_tools = nullptr;
    BackgroundActions *m_background = nullptr;
    FileActions *m_files = nullptr;
    Session *m_session = nullptr;
    QToolBar *m_bar = nullptr;
};

} // namespace merlon
