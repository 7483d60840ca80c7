#pragma once

#include "editor/model/lattice.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>
#include <QPointer>

class QAction;

namespace merlon {

class GridDialog;
class LayersPanel;

/// How the drawing in front is seen: zoom, grid, what snaps, and its layers with their panel. Layers belong to the person
/// who draws, not to the board: hiding something is no change that could be saved or undone, and holds for every tab.
class ViewActions final : public QObject {
    Q_OBJECT

public:
    explicit ViewActions(const EditorContext &context);

private:
    void addZoom();
    void addGrid();
    void addRulers();
    void addLayers();
    void showFront();
    void showLayers();
    void applyGrid();
    void askForGrid();

    EditorContext m_context;
    LayersPanel *m_layers;
    Lattice m_lattice; ///< of the grid
    QPointer<GridDialog> m_dialog;
    QAction *m_rulers = nullptr; ///< are shown
    QAction *m_grid = nullptr;   ///< is shown
    QAction *m_snap = nullptr;   ///< to the grid
    QAction *m_guides = nullptr; ///< snap to neighbours
    QAction *m_lines = nullptr;  ///< guide lines are shown
    QAction *m_keys = nullptr;   ///< instead of names
    QAction *m_setUp = nullptr;  ///< as at the table
    QAction *m_links = nullptr;  ///< of all kinds
};

} // namespace merlon
