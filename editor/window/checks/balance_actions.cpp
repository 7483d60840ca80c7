#include "editor/window/checks/balance_actions.h"

#include "app/table/docks/panel_dock.h"
#include "app/widgets/boxes/message_bar.h"
#include "editor/balance/balance_form.h"
#include "editor/balance/balance_panel.h"
#include "editor/balance/balance_run_list.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/checks/play_test.h"
#include "editor/window/dock_layout.h"
#include "editor/window/documents/open_documents.h"
#include "editor/window/status_line.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

Expected<BalanceSubject> balanceSubjectOf(BoardDocument &document, const BalanceForm &form)
{
    const auto setup = setupFor(document, form.game(), form.options());
    if (!setup)
        return tl::unexpected(setup.error());
    return BalanceSubject {.setup = *setup,
                           .start = nullptr,
                           .name = document.name(),
                           .document = &document,
                           .steps = stepsOf(document)};
}

/// From where the scenario begins.
Expected<BalanceSubject> balanceSubjectOf(ScenarioDocument &document)
{
    Expected<std::unique_ptr<State>> start = startOf(document);
    if (!start)
        return tl::unexpected(start.error());
    return BalanceSubject {.setup = document.setup(),
                           .start = std::move(*start),
                           .name = document.name(),
                           .document = &document,
                           .scenario = document.scenario(),
                           .steps = stepsOf(document)};
}

} // namespace

BalanceActions::BalanceActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
    , m_panel(new BalancePanel(context.appearance))
    , m_dock(&context.docks.add(u"balance"_s, m_panel, Qt::BottomDockWidgetArea))
{
    context.window.tabifyDockWidget(&context.docks.dock(u"analysis"_s), m_dock);
    connect(m_dock, &QDockWidget::dockLocationChanged, m_panel, [this](Qt::DockWidgetArea area) {
        m_panel->setUpright(area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea);
    });
    connect(m_dock, &QDockWidget::visibilityChanged, m_panel, &BalancePanel::setSeen);
    m_dock->hide(); // until somebody asks for it
    context.actions.add(
        {"balance", [] { return tr("&Balance test"); }, Needs::AnyDocument, Qt::Key_F6, "balance"}, [this] {
            showPanel();
            run();
        });
    OpenDocuments &documents = context.documents;
    connect(m_panel, &BalancePanel::startWanted, this, &BalanceActions::run);
    connect(&m_panel->runList(), &BalanceRunList::imageWanted, this, &BalanceActions::imageWanted);
    connect(m_panel, &BalancePanel::boardWanted, this, [&documents](const Board &board) {
        documents.addBoard({board, {}});
    });
    connect(m_panel, &BalancePanel::scenarioWanted, this,
            [&documents](const Scenario &scenario) { documents.addScenario(scenario); });
    connect(m_panel, &BalancePanel::statusMessage, &context.status, &StatusLine::show);
    connect(m_panel, &BalancePanel::errorOccurred, &context.messages,
            qOverload<const Error &>(&MessageBar::show));
    connect(&documents, &OpenDocuments::aboutToRemove, m_panel, &BalancePanel::showNothing);
    connect(&documents, &OpenDocuments::frontChanged, this, &BalanceActions::showFront);
}

void BalanceActions::showPanel()
{
    const bool isNew = m_dock->isHidden();
    m_context.docks.open(*m_dock);
    if (isNew
        && m_context.window.dockWidgetArea(m_dock) == Qt::BottomDockWidgetArea) // when it has been laid out
        QTimer::singleShot(0, this, [this] {
            const int height = 19 * m_context.window.fontMetrics().lineSpacing();
            m_context.window.resizeDocks({m_dock}, {height}, Qt::Vertical);
        });
}

void BalanceActions::showFront()
{
    if (BoardTab *board = m_context.documents.board())
        m_panel->show(board->view());
    else if (ScenarioTab *scenario = m_context.documents.scenario())
        m_panel->show(scenario->map());
    else
        m_panel->showNothing();
}

void BalanceActions::run()
{
    OpenDocuments &documents = m_context.documents;
    if (!documents.front() || m_panel->isRunning())
        return;
    documents.finishTyping();
    const auto subject = documents.board() ? balanceSubjectOf(documents.board()->document(), m_panel->form())
                                           : balanceSubjectOf(documents.scenario()->document());
    if (!subject)
        return m_context.messages.show(subject.error());
    m_context.messages.hide();
    m_panel->begin(*subject);
}

} // namespace merlon
