#include "app/table/docks/panel_dock.h"
#include "core/canvas/mini_map.h"
#include "editor/panels/layers_panel.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/editor_window.h"

#include <QAction>
#include <QSettings>
#include <QUndoView>

#include <algorithm>

using namespace Qt::StringLiterals;

/// The layers of the drawing. They belong to the person who draws, not to the board: hiding something is no change that
/// could be saved or undone, and holds for every tab.
namespace merlon {

namespace {

QString settingOf(LayerKind kind)
{
    return u"editor/layers/"_s + QLatin1String(keyOf(kind));
}

Layers rememberedLayers()
{
    Layers layers;
    const QSettings store;
    for (const LayerKind kind : kLayerKinds) {
        if (!store.contains(settingOf(kind)))
            continue;
        const QStringList words = store.value(settingOf(kind)).toString().split(u' ');
        layers[kind] = {words.contains(u"visible"_s), words.contains(u"locked"_s)};
    }
    return layers;
}

void remember(const Layers &layers)
{
    QSettings store;
    for (const LayerKind kind : kLayerKinds) {
        const QStringList words {layers[kind].isVisible ? u"visible"_s : u"hidden"_s,
                                 layers[kind].isLocked ? u"locked"_s : u"free"_s};
        store.setValue(settingOf(kind), words.join(u' '));
    }
}

} // namespace

void EditorWindow::addLayers()
{
    PanelDock *dock = addDock(u"layers"_s, m_layers, Qt::RightDockWidgetArea);
    tabifyDockWidget(dockOf(m_history), dock);
    m_layers->setLayers(rememberedLayers());
    connect(m_layers, &LayersPanel::layersChanged, this, [this](const Layers &layers) {
        remember(layers);
        showLayers();
    });
    connect(m_actions->layers, &QAction::triggered, this, [dock] {
        dock->show();
        dock->raise();
        dock->focusPanel();
    });
}

void EditorWindow::addOverview()
{
    m_overview->setMinimumHeight(8 * fontMetrics().height()); // smaller, there is nothing to be seen
    addDock(u"overview"_s, m_overview, Qt::LeftDockWidgetArea)->hide(); // the tools need the room at first
}

void EditorWindow::showLayers()
{
    if (BoardTab *front = sheet())
        front->document().setLayers(m_layers->layers());
}

PanelDock *EditorWindow::dockOf(const QWidget *panel) const
{
    return *std::ranges::find(m_docks, panel, &PanelDock::panel);
}

} // namespace merlon
