#include "editor/window/editor_window.h"

#include "app/table/docks/panel_dock.h"
#include "app/widgets/message_bar.h"
#include "app/words/resources.h"
#include "core/canvas/mini_map.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/balance/balance_panel.h"
#include "editor/files/thumbnails.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/layers_panel.h"
#include "editor/panels/panel_pages.h"
#include "editor/panels/properties_panel.h"
#include "editor/scenario/scenario_panels.h"
#include "editor/tabs/ask_bar.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/cell_actions.h"
#include "editor/window/welcome_page.h"

#include <QAction>
#include <QLabel>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QUndoView>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

EditorWindow::EditorWindow(Language &language, Appearance &appearance, Settings settings)
    : m_language(language)
    , m_appearance(appearance)
    , m_settings(std::move(settings))
    , m_actions(std::make_unique<EditorActions>(*this))
    , m_thumbnails(std::make_unique<Thumbnails>(appearance))
    , m_messages(new MessageBar)
    , m_questions(new AskBar)
    , m_pages(new QStackedWidget)
    , m_welcome(new WelcomePage(appearance, *m_thumbnails))
    , m_tabs(new QTabWidget)
    , m_tools(new ToolPanel)
    , m_properties(new PropertiesPanel)
    , m_findings(new FindingsPanel(appearance.art()))
    , m_scenarioPanels(std::make_unique<ScenarioPanels>(appearance))
    , m_analysis(new AnalysisPanel)
    , m_balance(new BalancePanel(appearance))
    , m_history(new QUndoView(&m_undo))
    , m_layers(new LayersPanel)
    , m_overview(new canvas::MiniMap)
    , m_bar(new QToolBar)
    , m_hint(new QLabel)
    , m_where(new QLabel)
    , m_selected(new QLabel)
    , m_state(new QLabel)
{
    setAcceptDrops(true);
    m_actions->makeTools(allGames().front()->schema());
    m_actions->fillBar(*m_bar);
    m_bar->setObjectName(u"bar"_s);
    m_bar->setMovable(false);
    addToolBar(m_bar);
    buildCentre();
    buildDocks();
    buildAnalysis();
    buildStatus();
    connectFiles();
    connectEdits();
    connectArrangement();
    connectView();
    connectBackground();
    connectPlaying();
    addBalance();
    connect(&m_appearance, &Appearance::changed, this, &EditorWindow::applyTheme);
    applyTheme();
    retranslate();
    const QByteArray before = QSettings().value(u"editor/panels"_s).toByteArray();
    m_panelsAreNew = before.isEmpty();
    m_panelsAsTheyWere = m_panelsAreNew ? saveState() : before;
    for (PanelDock *dock : m_docks)
        dock->hide();
    frontChanged();
}

/// The boards go before what follows them.
EditorWindow::~EditorWindow()
{
    m_tabs->disconnect(this);
    m_findings->disconnect(this);
    m_properties->setDocument(nullptr);
    m_findings->setDocument(nullptr);
    m_overview->setView(nullptr);
    m_scenarioPanels->show(nullptr);
    m_scenarioPanels->findings().disconnect(this);
    m_analysis->setView(nullptr);
    m_balance->showNothing();
    for (DocumentTab *open : openSheets()) {
        open->document().disconnect(this);
        open->document().undoStack().disconnect(this);
        delete open;
    }
}

void EditorWindow::buildCentre()
{
    m_tabs->setDocumentMode(true);
    m_tabs->setMovable(true);
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_tabs);
    auto *centre = new QWidget;
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_questions);
    column->addWidget(m_pages, 1);
    setCentralWidget(centre);
    connect(m_tabs, &QTabWidget::currentChanged, this, &EditorWindow::frontChanged);
    connect(m_welcome, &WelcomePage::templateWanted, this, &EditorWindow::openNew);
    connect(m_welcome, &WelcomePage::fileWanted, this, &EditorWindow::openFile);
    connect(m_welcome, &WelcomePage::openWanted, this, &EditorWindow::askForFile);
}

PanelDock *EditorWindow::addDock(const QString &key, QWidget *panel, Qt::DockWidgetArea area)
{
    auto *dock = new PanelDock(key, panel, m_appearance.art(), this);
    addDockWidget(area, dock);
    dock->setFoldable(false);
    m_docks.push_back(dock);
    connect(dock, &PanelDock::closeWanted, dock, &QWidget::hide);
    connect(dock, &PanelDock::floatWanted, dock, [dock] { dock->setFloating(!dock->isFloating()); });
    return dock;
}

void EditorWindow::buildDocks()
{
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_pagesOfDocks = {new PanelPages({m_tools, &m_scenarioPanels->tray()}),
                      new PanelPages({m_properties, &m_scenarioPanels->properties()}),
                      new PanelPages({m_findings, &m_scenarioPanels->findings()})};
    addDock(u"tools"_s, m_pagesOfDocks[0], Qt::LeftDockWidgetArea);
    addDock(u"properties"_s, m_pagesOfDocks[1], Qt::RightDockWidgetArea);
    PanelDock *findings = addDock(u"findings"_s, m_pagesOfDocks[2], Qt::RightDockWidgetArea);
    PanelDock *history = addDock(u"history"_s, m_history, Qt::RightDockWidgetArea);
    tabifyDockWidget(findings, history);
    addLayers();
    addOverview();
    findings->raise();
}

/// What panels get of a window that nobody has arranged yet.
void EditorWindow::sizeDocks()
{
    PanelDock *tools = dockOf(m_pagesOfDocks[0]);
    PanelDock *properties = dockOf(m_pagesOfDocks[1]);
    const bool wasAnimated = isAnimated();
    setAnimated(false); // it begins as it stays
    const int letter = fontMetrics().averageCharWidth();
    resizeDocks({tools, properties}, {26 * letter, 52 * letter}, Qt::Horizontal);
    resizeDocks({properties, dockOf(m_pagesOfDocks[2])}, {5, 3}, Qt::Vertical);
    resizeDocks({tools, dockOf(m_overview)}, {5, 2}, Qt::Vertical);
    layout()->activate();
    setAnimated(wasAnimated);
}

void EditorWindow::buildStatus()
{
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    statusBar()->addWidget(m_hint, 1);
    for (QLabel *label : {m_where, m_selected, m_state})
        statusBar()->addPermanentWidget(label);
    connect(m_findings, &FindingsPanel::summaryChanged, this, &EditorWindow::updateStatus);
    connect(&m_scenarioPanels->findings(), &ScenarioFindings::summaryChanged, this,
            &EditorWindow::updateStatus);
    connect(m_scenarioPanels.get(), &ScenarioPanels::statusMessage, m_hint, &QLabel::setText);
    connect(m_findings, &FindingsPanel::shown, this, [this] {
        if (BoardTab *front = sheet())
            front->view().showSelection(front->document().selection());
    });
}

DocumentTab *EditorWindow::front() const
{
    return qobject_cast<DocumentTab *>(m_tabs->currentWidget());
}

BoardTab *EditorWindow::sheet() const
{
    return qobject_cast<BoardTab *>(m_tabs->currentWidget());
}

ScenarioTab *EditorWindow::scenario() const
{
    return qobject_cast<ScenarioTab *>(m_tabs->currentWidget());
}

std::vector<DocumentTab *> EditorWindow::openSheets() const
{
    std::vector<DocumentTab *> sheets;
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        sheets.push_back(static_cast<DocumentTab *>(m_tabs->widget(tab)));
    return sheets;
}

std::vector<BoardTab *> EditorWindow::sheets() const
{
    std::vector<BoardTab *> boards;
    for (DocumentTab *open : openSheets()) {
        if (auto *board = qobject_cast<BoardTab *>(open))
            boards.push_back(board);
    }
    return boards;
}

/// Another document is in front, or none.
void EditorWindow::frontChanged()
{
    DocumentTab *now = front();
    if (BoardTab *board = sheet()) {
        if (m_actions->makeTools(board->document().schema()))
            m_tool = {};
        m_tools->setGroups(m_actions->toolGroups(), m_actions->cells().makePanel());
        m_actions->drawIcons(m_appearance.art());
    } else if (!now) {
        m_welcome->refresh();
    }
    m_pages->setCurrentWidget(now ? static_cast<QWidget *>(m_tabs) : m_welcome);
    showPanels(now);
    showFront();
    if (sheet()) {
        showLayers();
        applyGrid();
        setTool(m_tool);
    } else {
        m_hint->clear();
        m_where->clear();
    }
    if (now)
        now->map().setFocus();
    updateActions();
    updateTitles();
}

/// The panels follow what is in front.
void EditorWindow::showFront()
{
    BoardDocument *board = sheet() ? &sheet()->document() : nullptr;
    for (PanelPages *pages : m_pagesOfDocks)
        pages->setCurrentIndex(scenario() ? 1 : 0);
    m_properties->setDocument(board);
    m_findings->setDocument(board);
    m_analysis->setView(sheet() ? &sheet()->view() : nullptr);
    m_overview->setView(front() ? &front()->map() : nullptr);
    if (sheet())
        m_balance->show(sheet()->view());
    else if (scenario())
        m_balance->show(scenario()->map());
    else
        m_balance->showNothing();
    m_scenarioPanels->show(scenario());
    m_undo.setActiveStack(front() ? &front()->document().undoStack() : nullptr);
}

/// Without a document there is nothing that they could show.
void EditorWindow::showPanels(bool shown)
{
    if (shown == m_panelsShown)
        return;
    m_panelsShown = shown;
    // What is behind the boards takes no room from docks.
    m_welcome->setSizePolicy(QSizePolicy::Preferred, shown ? QSizePolicy::Ignored : QSizePolicy::Preferred);
    if (shown) {
        restoreState(m_panelsAsTheyWere);
        if (std::exchange(m_panelsAreNew, false))
            sizeDocks();
        return;
    }
    m_panelsAsTheyWere = saveState();
    for (PanelDock *dock : m_docks)
        dock->hide();
}

void EditorWindow::updateActions()
{
    BoardTab *board = sheet();
    for (QAction *action : m_actions->ofDocument())
        action->setEnabled(board);
    for (QAction *action : m_actions->ofEveryDocument())
        action->setEnabled(front());
    const bool hasPicture = board && board->document().sketch().background;
    m_actions->arrangePicture->setEnabled(hasPicture);
    m_actions->removePicture->setEnabled(hasPicture);
    const bool selected = board && !board->document().selection().empty();
    for (QAction *action : m_actions->ofSelection())
        action->setEnabled(selected);
    m_actions->undo->setEnabled(m_undo.canUndo());
    m_actions->redo->setEnabled(m_undo.canRedo());
    const auto named = [](const QString &text, const QString &what) {
        //: Undo or redo, and what: “Undo: Move 3 places”.
        return what.isEmpty() ? text : tr("%1: %2").arg(text, what);
    };
    m_actions->undo->setText(named(tr("&Undo"), m_undo.undoText()));
    m_actions->redo->setText(named(tr("&Redo"), m_undo.redoText()));
    updateStatus();
}

} // namespace merlon
