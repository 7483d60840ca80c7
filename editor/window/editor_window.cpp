#include "editor/window/editor_window.h"

#include "app/lessons/guide_card.h"
#include "app/rules/rule_window.h"
#include "app/table/docks/dock_style.h"
#include "app/table/docks/panel_dock.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/widgets/wheel_guard.h"
#include "core/canvas/view/mini_map.h"
#include "core/engine/rulebook/rule_number.h"
#include "editor/document/picture_file.h"
#include "editor/files/thumbnails.h"
#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/panel_pages.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/scenario/scenario_panels.h"
#include "editor/tabs/ask_bar.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/arranging/arrange_actions.h"
#include "editor/window/actions/arranging/arrangement_actions.h"
#include "editor/window/actions/drawing/background_actions.h"
#include "editor/window/actions/drawing/own_attribute_actions.h"
#include "editor/window/actions/drawing/tool_actions.h"
#include "editor/window/actions/edit_actions.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/actions/menus/context_menus.h"
#include "editor/window/actions/menus/editor_menus.h"
#include "editor/window/actions/program_actions.h"
#include "editor/window/actions/view/guide_line_actions.h"
#include "editor/window/actions/view/view_actions.h"
#include "editor/window/checks/analysis_actions.h"
#include "editor/window/checks/balance_actions.h"
#include "editor/window/checks/play_test_actions.h"
#include "editor/window/dock_layout.h"
#include "editor/window/documents/document_tabs.h"
#include "editor/window/documents/export_actions.h"
#include "editor/window/documents/file_actions.h"
#include "editor/window/documents/open_documents.h"
#include "editor/window/documents/scenario_actions.h"
#include "editor/window/documents/session.h"
#include "editor/window/editor_style.h"
#include "editor/window/lesson/drawing_lessons.h"
#include "editor/window/status_line.h"
#include "editor/window/welcome_page.h"

#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

EditorWindow::EditorWindow(Language &language, Appearance &appearance, Settings settings)
    : m_appearance(appearance)
    , m_documents(new OpenDocuments(appearance, this))
    , m_actions(new EditorActions(*this, *m_documents))
    , m_docks(new DockLayout(*this, appearance))
    , m_messages(new MessageBar)
    , m_questions(new AskBar)
    , m_pages(new QStackedWidget)
    , m_thumbnails(new Thumbnails(appearance, this))
    , m_welcome(new WelcomePage(appearance, *m_thumbnails))
    , m_properties(new PropertiesPanel)
    , m_findings(new FindingsPanel(appearance.art()))
    , m_scenarioPanels(std::make_unique<ScenarioPanels>(appearance))
    , m_overview(new canvas::MiniMap)
    , m_status(new StatusLine(*statusBar(), *m_documents, *m_findings, m_scenarioPanels->findings()))
{
    new WheelGuard(*this);
    setAcceptDrops(true);
    const EditorContext context {*this,       *m_documents, *m_actions, *m_docks,
                                 *m_messages, *m_status,    appearance};
    buildCentre();
    connectDocuments();
    m_tools = new ToolActions(context);
    buildPanels();
    auto *edit = new EditActions(context);
    new ViewActions(context);
    buildOverview();
    const auto *analysis = new AnalysisActions(context);
    const auto *balance = new BalanceActions(context);
    new ArrangeActions(context);
    new ArrangementActions(context);
    new GuideLineActions(context);
    m_background = new BackgroundActions(context);
    new OwnAttributeActions(context);
    m_files = new FileActions(context, *m_thumbnails);
    m_session = new Session(context, *m_files, *m_questions);
    const auto *exports = new ExportActions(context);
    connect(analysis, &AnalysisActions::imageWanted, exports, &ExportActions::askForImage);
    connect(balance, &BalanceActions::imageWanted, exports, &ExportActions::askForImage);
    connectWelcome((new ScenarioActions(context))->menu());
    const auto *program = new ProgramActions(context, language, std::move(settings));
    new PlayTestActions(context, *m_files, language, program->settings());
    new ContextMenus(context, *edit);
    addLessons(*new DrawingLessons(context, *m_tools, *m_files));
    m_docks->addMenu(*m_actions);
    EditorMenus::fill(*menuBar(), *m_actions);
    buildToolBar();
    connect(&m_appearance, &Appearance::changed, this, &EditorWindow::applyTheme);
    applyTheme();
    retranslate();
    m_docks->begin();
    m_documents->showFront();
}

/// The documents go before what follows them.
EditorWindow::~EditorWindow()
{
    m_documents->abandonAll();
}

void EditorWindow::buildCentre()
{
    m_messages->setObjectName(u"messages"_s);
    m_questions->setObjectName(u"questions"_s);
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(&m_documents->tabs());
    auto *centre = new QWidget;
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_questions);
    column->addWidget(m_pages, 1);
    setCentralWidget(centre);
}

/// Those that a board has and a scenario too, each its own.
void EditorWindow::buildPanels()
{
    m_panelPages = {new PanelPages({&m_tools->panel(), &m_scenarioPanels->tray()}),
                    new PanelPages({m_properties, &m_scenarioPanels->properties()}),
                    new PanelPages({m_findings, &m_scenarioPanels->findings()})};
    m_docks->add(u"tools"_s, m_panelPages[0], Qt::LeftDockWidgetArea);
    m_docks->add(u"properties"_s, m_panelPages[1], Qt::RightDockWidgetArea);
    m_docks->add(u"findings"_s, m_panelPages[2], Qt::RightDockWidgetArea);
    m_documents->addInputPanel(*m_properties);
    m_documents->addInputPanel(m_scenarioPanels->properties());
    connect(m_scenarioPanels.get(), &ScenarioPanels::statusMessage, m_status, &StatusLine::show);
    connect(m_findings, &FindingsPanel::placeWanted, m_tools, &ToolActions::takeUp);
    connect(m_findings, &FindingsPanel::ruleWanted, this, &EditorWindow::showRule);
    connect(m_properties, &PropertiesPanel::ruleWanted, this, &EditorWindow::showRule);
    connect(m_findings, &FindingsPanel::shown, this, [this] {
        if (BoardTab *front = m_documents->board())
            front->view().selectionDisplay().bringIntoView(front->document().selection());
    });
}

void EditorWindow::buildOverview()
{
    m_overview->setMinimumHeight(8 * fontMetrics().height()); // smaller, there is nothing to be seen
    m_docks->add(u"overview"_s, m_overview, Qt::LeftDockWidgetArea)
        .hide();                          // the tools need the room at first
    m_docks->dock(u"findings"_s).raise(); // in front of the history and the layers
}

void EditorWindow::buildToolBar()
{
    m_bar = new QToolBar;
    m_bar->setObjectName(u"bar"_s);
    m_bar->setMovable(false);
    EditorMenus::fill(*m_bar, *m_actions);
    addToolBar(m_bar);
    m_bar->ensurePolished(); // so that its margins follow the style sheet
}

void EditorWindow::connectDocuments()
{
    connect(m_documents, &OpenDocuments::frontChanged, this, &EditorWindow::showFront);
    connect(m_documents, &OpenDocuments::titleChanged, this, &EditorWindow::showTitle);
    connect(m_documents, &OpenDocuments::aboutToRemove, this, &EditorWindow::letGo);
    connect(m_documents, &OpenDocuments::opened, m_messages, &QWidget::hide);
    connect(m_documents, &OpenDocuments::errorOccurred, m_messages,
            qOverload<const Error &>(&MessageBar::show));
}

void EditorWindow::connectWelcome(QMenu &scenarios)
{
    m_welcome->setScenarioMenu(&scenarios);
    connect(m_welcome, &WelcomePage::templateWanted, m_files, &FileActions::choose);
    connect(m_welcome, &WelcomePage::fileWanted, m_files, &FileActions::open);
    connect(m_welcome, &WelcomePage::openWanted, m_files, &FileActions::askForFile);
}

/// The guide speaks above the drawing.
void EditorWindow::addLessons(DrawingLessons &lessons)
{
    auto *column = static_cast<QVBoxLayout *>(centralWidget()->layout());
    column->insertWidget(column->indexOf(m_pages), &lessons.card());
    m_welcome->setLessons(lessons.actions());
    connect(&lessons, &DrawingLessons::ruleWanted, this, &EditorWindow::showRule);
}

void EditorWindow::showFront()
{
    DocumentTab *front = m_documents->front();
    BoardDocument *board = m_documents->board() ? &m_documents->board()->document() : nullptr;
    if (!front)
        m_welcome->refresh();
    m_pages->setCurrentWidget(front ? static_cast<QWidget *>(&m_documents->tabs()) : m_welcome);
    // What is behind the boards takes no room from docks.
    const QSizePolicy::Policy height = front ? QSizePolicy::Ignored : QSizePolicy::Preferred;
    if (m_welcome->sizePolicy().verticalPolicy() != height)
        m_welcome->setSizePolicy(QSizePolicy::Preferred, height);
    m_docks->show(front);
    for (PanelPages *pages : m_panelPages)
        pages->setCurrentIndex(m_documents->scenario() ? 1 : 0);
    m_properties->setDocument(board);
    m_findings->setDocument(board);
    m_overview->setView(front ? &front->map() : nullptr);
    m_scenarioPanels->show(m_documents->scenario());
}

/// A document goes; what is in front then is shown anew.
void EditorWindow::letGo()
{
    m_properties->setDocument(nullptr);
    m_findings->setDocument(nullptr);
    m_scenarioPanels->show(nullptr);
    m_overview->setView(nullptr);
}

/// In the rulebook of the game whose number it is.
void EditorWindow::showRule(const QString &rule)
{
    const std::optional<RuleNumber> number = ruleNumberFrom(rule.toStdString());
    const auto games = allGames();
    const auto game = std::ranges::find_if(
        games, [&](const Game *one) { return number && one->rulePrefix() == number->prefix; });
    if (game == games.end())
        return;
    if (!m_rules)
        m_rules = new RuleWindow(m_appearance, this);
    m_rules->show(**game, rule);
}

void EditorWindow::showTitle()
{
    DocumentTab *front = m_documents->front();
    setWindowModified(front && front->document().isModified());
    //: Title of the window. %1: a file; [*] marks unsaved changes
    setWindowTitle(front ? tr("%1[*] – Merlon Editor").arg(front->document().name()) : tr("Merlon Editor"));
}

void EditorWindow::applyTheme()
{
    m_documents->tabs().drawCloseButtons();
    m_actions->drawIcons(m_appearance.art());
    m_tools->themeChanged();
    m_docks->themeChanged();
    const QString style = dockStyle(m_appearance.theme()) + editorStyle(m_appearance.theme());
    if (style != styleSheet())
        setStyleSheet(style);
    m_scenarioPanels->themeChanged();
    m_overview->update();
    if (BoardTab *front = m_documents->board())
        m_findings->setDocument(&front->document());
}

void EditorWindow::retranslate()
{
    m_bar->setWindowTitle(tr("Tool bar"));
    m_actions->retranslate();
    m_documents->retranslate();
    m_status->retranslate();
}

void EditorWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void EditorWindow::closeEvent(QCloseEvent *event)
{
    if (!m_session->closeAll())
        return event->ignore();
    m_docks->store();
    event->accept();
}

void EditorWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void EditorWindow::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile() && m_documents->board() && isPictureName(url.toLocalFile()))
            m_background->put(url.toLocalFile());
        else if (url.isLocalFile())
            m_files->open(url.toLocalFile());
    }
}

} // namespace merlon
