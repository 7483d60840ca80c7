#include "editor/window/actions/view/view_actions.h"

#include "app/table/docks/panel_dock.h"
#include "core/canvas/view/board_camera.h"
#include "editor/panels/layers/layers_panel.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/actions/view/grid_dialog.h"
#include "editor/window/dock_layout.h"
#include "editor/window/documents/open_documents.h"

#include <QAction>
#include <QMainWindow>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr auto kSetUpKey = "editor/as-at-the-table";
constexpr auto kRulersKey = "editor/rulers";

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

QString settingOfShape(LatticeShape shape)
{
    switch (shape) {
    case LatticeShape::Square:
        return u"square"_s;
    case LatticeShape::Hexagon:
        return u"hexagon"_s;
    case LatticeShape::Polar:
        return u"polar"_s;
    }
    return {};
}

Lattice rememberedLattice()
{
    const QSettings store;
    Lattice lattice;
    const QString shape = store.value(u"editor/grid/shape"_s).toString();
    for (const LatticeShape one : {LatticeShape::Hexagon, LatticeShape::Polar}) {
        if (settingOfShape(one) == shape)
            lattice.shape = one;
    }
    lattice.step =
        std::clamp(store.value(u"editor/grid/step"_s, lattice.step).toInt(), kLeastStep, kMostStep);
    const auto offset = [&](const QString &setting) {
        return std::clamp(store.value(setting, 0).toInt(), -kMostOffset, kMostOffset);
    };
    lattice.offset = {static_cast<double>(offset(u"editor/grid/offset-x"_s)),
                      static_cast<double>(offset(u"editor/grid/offset-y"_s))};
    return lattice;
}

void remember(const Lattice &lattice)
{
    QSettings store;
    store.setValue(u"editor/grid/shape"_s, settingOfShape(lattice.shape));
    store.setValue(u"editor/grid/step"_s, lattice.step);
    store.setValue(u"editor/grid/offset-x"_s, static_cast<int>(lattice.offset.x));
    store.setValue(u"editor/grid/offset-y"_s, static_cast<int>(lattice.offset.y));
}

} // namespace

ViewActions::ViewActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
    , m_layers(new LayersPanel)
{
    addZoom();
    addRulers();
    addGrid();
    addLayers();
    connect(&context.documents, &OpenDocuments::frontChanged, this, &ViewActions::showFront);
}

void ViewActions::addZoom()
{
    EditorActions &actions = m_context.actions;
    const auto map = [this]() -> canvas::BoardView & { return m_context.documents.front()->map(); };
    actions.add(
        {"zoom-in", [] { return tr("Zoom &in"); }, Needs::AnyDocument, QKeySequence::ZoomIn, "zoom-in"},
        [map] { map().camera().zoomBy(1.25); });
    actions.add(
        {"zoom-out", [] { return tr("Zoom &out"); }, Needs::AnyDocument, QKeySequence::ZoomOut, "zoom-out"},
        [map] { map().camera().zoomBy(0.8); });
    actions.add(
        {"fit", [] { return tr("The &whole board"); }, Needs::AnyDocument, Qt::CTRL | Qt::Key_0, "fit"},
        [map] { map().camera().fit(); });
    actions.add(
        {"zoom-selection", [] { return tr("Zoom to s&election"); }, Needs::Selection, Qt::CTRL | Qt::Key_9},
        [this] { m_context.documents.board()->view().selectionDisplay().zoomToSelection(); });
}

void ViewActions::addRulers()
{
    //: A menu entry: shows the scales along the edges of the drawing.
    const auto text = [] { return tr("&Rulers"); };
    const bool isOn = QSettings().value(QLatin1String(kRulersKey), true).toBool();
    m_rulers = m_context.actions.addSwitch({"rulers", text, Needs::Board}, isOn, [this] {
        QSettings().setValue(QLatin1String(kRulersKey), m_rulers->isChecked());
        applyGrid();
    });
}

void ViewActions::addGrid()
{
    const auto add = [this](const NewAction &added, bool isOn) {
        return m_context.actions.addSwitch(added, isOn, [this] { applyGrid(); });
    };
    const auto remembered = [this](const NewAction &added, bool isOn) {
        const QString setting = u"editor/grid/"_s + QLatin1String(added.name);
        QAction *action = m_context.actions.addSwitch(added, QSettings().value(setting, isOn).toBool(),
                                                      [this] { applyGrid(); });
        connect(action, &QAction::toggled, this,
                [setting](bool isChecked) { QSettings().setValue(setting, isChecked); });
        return action;
    };
    m_lattice = rememberedLattice();
    m_grid = remembered(
        {"grid", [] { return tr("Show the &grid"); }, Needs::Board, Qt::CTRL | Qt::ALT | Qt::Key_G, "grid"},
        false);
    //: A menu entry: shows the straight lines that have been drawn out of the rulers.
    const auto lines = [] { return tr("G&uide lines"); };
    m_lines = remembered({"guide-lines", lines, Needs::Board}, true);
    m_snap = remembered({"snap", [] { return tr("&Snap to the grid"); }, Needs::Board,
                         Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_G, "snap"},
                        true);
    //: A menu entry: opens the settings of the grid.
    const auto settings = [] { return tr("Gri&d…"); };
    m_context.actions.add({"grid-settings", settings, Needs::Board}, [this] { askForGrid(); });
    m_guides = add({"guides", [] { return tr("Snap to &neighbors"); }, Needs::Board,
                    Qt::CTRL | Qt::SHIFT | Qt::Key_N, "guides"},
                   true);
    m_keys = add({"show-keys", [] { return tr("&Keys instead of names"); }, Needs::Board}, false);
    m_setUp =
        m_context.actions.addSwitch({"show-set-up",
                                     [] {
                                         //: A menu entry: draws the spaces of a board, and the pieces that start on it.
                                         return tr("As in the ga&me");
                                     },
                                     Needs::Board},
                                    QSettings().value(QLatin1String(kSetUpKey), true).toBool(), [this] {
                                        QSettings().setValue(QLatin1String(kSetUpKey), m_setUp->isChecked());
                                        applyGrid();
                                    });
    m_links = add({"show-links", [] { return tr("All types of &links"); }, Needs::Board, {}, "links"}, true);
}

void ViewActions::addLayers()
{
    PanelDock &dock = m_context.docks.add(u"layers"_s, m_layers, Qt::RightDockWidgetArea);
    m_context.window.tabifyDockWidget(&m_context.docks.dock(u"history"_s), &dock);
    m_layers->setLayers(rememberedLayers());
    connect(m_layers, &LayersPanel::layersChanged, this, [this](const Layers &layers) {
        remember(layers);
        showLayers();
    });
    m_context.actions.add({"layers", [] { return tr("La&yers"); }, Needs::Board, Qt::Key_F8}, [&dock] {
        dock.show();
        dock.raise();
        dock.focusPanel();
    });
}

void ViewActions::showFront()
{
    BoardTab *front = m_context.documents.board();
    m_layers->setDocument(front ? &front->document() : nullptr);
    if (!m_context.documents.board())
        return;
    showLayers();
    applyGrid();
}

void ViewActions::showLayers()
{
    if (BoardTab *front = m_context.documents.board())
        front->document().setLayers(m_layers->layers());
}

void ViewActions::askForGrid()
{
    if (m_dialog) {
        m_dialog->raise();
        return m_dialog->activateWindow();
    }
    auto *dialog = new GridDialog(m_lattice, *m_grid, *m_snap, &m_context.window);
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GridDialog::latticeChanged, this, [this](const Lattice &lattice) {
        m_lattice = lattice;
        remember(lattice);
        applyGrid();
    });
    connect(&m_context.documents, &OpenDocuments::aboutToRemove, dialog, &QDialog::close);
    dialog->show();
}

void ViewActions::applyGrid()
{
    BoardTab *front = m_context.documents.board();
    if (!front)
        return;
    Grid grid = front->view().grid();
    grid.snaps = m_snap->isChecked();
    grid.guides = m_guides->isChecked();
    grid.lines = m_lines->isChecked();
    grid.shown = m_grid->isChecked();
    grid.lattice = m_lattice;
    front->setShowsRulers(m_rulers->isChecked());
    front->view().setGrid(grid);
    front->view().drawingPicture().setShowsKeys(m_keys->isChecked());
    front->view().drawingPicture().setShowsSetUp(m_setUp->isChecked());
    front->view().ground().setShowsLinks(m_links->isChecked());
}

} // namespace merlon
