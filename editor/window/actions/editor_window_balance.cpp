#include "app/table/docks/panel_dock.h"
#include "app/widgets/message_bar.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/balance/balance_form.h"
#include "editor/balance/balance_panel.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/editor_window.h"
#include "editor/window/play_test.h"

#include <QAction>
#include <QLabel>
#include <QTimer>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

/// Whether a board is fair: many games of computers on it, or on a scenario, as it stands, saved or not.
namespace merlon {

namespace {

Expected<BalanceSubject> balanceSubjectOf(BoardDocument &document, const BalanceForm &form)
{
    const auto setup = setupFor(document, form.game(), form.options());
    if (!setup)
        return tl::unexpected(setup.error());
    return BalanceSubject {*setup, nullptr, document.name(), &document};
}

/// From where the scenario begins.
Expected<BalanceSubject> balanceSubjectOf(ScenarioDocument &document)
{
    Expected<std::unique_ptr<State>> start = startOf(document);
    if (!start)
        return tl::unexpected(start.error());
    return BalanceSubject {document.setup(), std::move(*start), document.name(), &document,
                           document.scenario()};
}

} // namespace

/// The panel stays away until it is asked for.
void EditorWindow::addBalance()
{
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    PanelDock *dock = addDock(u"balance"_s, m_balance, Qt::BottomDockWidgetArea);
    tabifyDockWidget(dockOf(m_analysis), dock);
    dock->hide();
    connect(m_actions->playMany, &QAction::triggered, this, [this, dock] {
        const bool isNew = dock->isHidden();
        dock->show();
        dock->raise();
        if (isNew) // when it has been laid out
            QTimer::singleShot(0, this, [this, dock] {
                resizeDocks({dock}, {19 * fontMetrics().lineSpacing()}, Qt::Vertical);
            });
        playMany();
    });
    connect(m_balance, &BalancePanel::startWanted, this, &EditorWindow::playMany);
    connect(m_balance, &BalancePanel::boardWanted, this, &EditorWindow::openNew);
    connect(m_balance, &BalancePanel::scenarioWanted, this, &EditorWindow::openNewScenario);
    connect(m_balance, &BalancePanel::statusMessage, m_hint, &QLabel::setText);
    connect(m_balance, &BalancePanel::errorOccurred, m_messages, qOverload<const Error &>(&MessageBar::show));
}

void EditorWindow::playMany()
{
    if (!front() || m_balance->isRunning())
        return;
    finishTyping();
    const auto subject = sheet() ? balanceSubjectOf(sheet()->document(), m_balance->form())
                                 : balanceSubjectOf(scenario()->document());
    if (!subject)
        return m_messages->show(subject.error());
    m_messages->hide();
    m_balance->begin(*subject);
}

} // namespace merlon
