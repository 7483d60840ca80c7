#include "app/table/docks/dock_style.h"
#include "app/table/docks/panel_dock.h"
#include "core/canvas/mini_map.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/tool_icons.h"
#include "editor/scenario/scenario_panels.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/cell_actions.h"
#include "editor/window/editor_style.h"
#include "editor/window/editor_window.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QUndoView>

using namespace Qt::StringLiterals;

/// What the window shows of itself: titles, status, colours, language.
namespace merlon {

void EditorWindow::updateTitles()
{
    for (DocumentTab *one : openSheets()) {
        const int tab = m_tabs->indexOf(one);
        const OpenDocument &document = one->document();
        m_tabs->setTabText(tab, document.name() + (document.isModified() ? u" •"_s : QString()));
        m_tabs->setTabToolTip(tab, document.file().isEmpty() ? tr("Not yet saved") : document.file());
    }
    DocumentTab *now = front();
    setWindowModified(now && now->document().isModified());
    setWindowTitle(now ? tr("%1[*] – Merlon, the drawing office").arg(now->document().name())
                       : tr("Merlon, the drawing office"));
}

QString EditorWindow::summary() const
{
    return scenario() ? m_scenarioPanels->findings().summary() : m_findings->summary();
}

void EditorWindow::updateStatus()
{
    if (!front()) {
        for (QLabel *label : {m_where, m_selected, m_state})
            label->clear();
        return;
    }
    BoardTab *board = sheet();
    const auto selected = board ? static_cast<int>(board->document().selection().size()) : 0;
    m_selected->setText(selected > 0 ? tr("%n selected", nullptr, selected) : QString());
    m_state->setText(summary());
}

void EditorWindow::fillPanels()
{
    m_actions->panelsMenu()->clear();
    for (PanelDock *dock : m_docks)
        m_actions->panelsMenu()->addAction(dock->toggleViewAction());
}

/// Each tab has a button that closes it.
void EditorWindow::addCloseButton(DocumentTab &added)
{
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    button->setIconSize({12, 12});
    connect(button, &QToolButton::clicked, &added, [this, sheet = &added] { closeSheet(*sheet); });
    m_tabs->tabBar()->setTabButton(m_tabs->indexOf(&added), QTabBar::RightSide, button);
    drawCloseButtons();
}

void EditorWindow::drawCloseButtons()
{
    const canvas::Theme &theme = m_appearance.theme();
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        auto *button = static_cast<QToolButton *>(m_tabs->tabBar()->tabButton(tab, QTabBar::RightSide));
        if (!button)
            continue;
        button->setIcon(iconIn(u"close"_s, theme.ink, theme.shade(0.5), m_appearance.art()));
        button->setToolTip(tr("Close"));
        button->setAccessibleName(button->toolTip());
    }
}

void EditorWindow::applyTheme()
{
    drawCloseButtons();
    m_actions->drawIcons(m_appearance.art());
    for (PanelDock *dock : m_docks)
        dock->themeChanged();
    const QString style = dockStyle(m_appearance.theme()) + editorStyle(m_appearance.theme());
    if (style != styleSheet())
        setStyleSheet(style);
    m_scenarioPanels->themeChanged();
    m_overview->update();
    if (sheet())
        m_findings->setDocument(&sheet()->document());
}

void EditorWindow::applySettings()
{
    m_language.change(Language::codeFor(m_settings.language).value_or(Language::codes().first()));
    m_appearance.wear(m_settings);
    m_actions->show(m_settings);
    saveSettings(m_settings);
}

void EditorWindow::retranslate()
{
    m_actions->retranslate();
    m_actions->show(m_settings);
    m_tools->setGroups(m_actions->toolGroups(), m_actions->cells().makePanel());
    m_bar->setWindowTitle(tr("Tool bar"));
    m_history->setWindowTitle(tr("History"));
    m_history->setEmptyLabel(tr("As it was opened"));
    drawCloseButtons();
    fillTemplates();
    fillRecent();
    updateActions();
    updateTitles();
}

void EditorWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

} // namespace merlon
