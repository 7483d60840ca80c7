#include "editor/panels/properties/cell_grid_editor.h"

#include "editor/document/board_document.h"
#include "editor/model/cells/cell_painting.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace merlon {

namespace {

constexpr double kNewSize = 80; ///< of the cells of a board that had none

} // namespace

CellGridEditor::CellGridEditor(BoardDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(&document)
    , m_shape(new QComboBox)
    , m_size(new QSpinBox)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_shape, 1);
    row->addWidget(m_size);
    const CellSchema &cells = document.schema().cells;
    const bool isSquare = cells.grid.shape == CellShape::Square;
    //: The shape of the cells of a board: it has none.
    if (cells.anyShape)
        m_shape->addItem(tr("No cells"), static_cast<int>(CellShape::None));
    if (cells.anyShape || isSquare)
        m_shape->addItem(tr("Squares"), static_cast<int>(CellShape::Square));
    if (cells.anyShape || !isSquare) {
        //: Hexagons with a side on top.
        m_shape->addItem(tr("Flat hexagons"), static_cast<int>(CellShape::FlatHexagon));
        //: Hexagons with a corner on top.
        m_shape->addItem(tr("Pointy hexagons"), static_cast<int>(CellShape::PointyHexagon));
    }
    m_shape->setAccessibleName(tr("Shape of cells"));
    m_size->setRange(8, 300);
    m_size->setAccessibleName(tr("Size of cells"));
    m_size->setToolTip(tr("For a square, its side; for a hexagon, from the center to a corner"));
    m_size->setKeyboardTracking(false);
    refresh();
    connect(m_shape, &QComboBox::activated, this, &CellGridEditor::change);
    connect(m_size, &QSpinBox::valueChanged, this, &CellGridEditor::change);
}

void CellGridEditor::refresh()
{
    if (!m_document)
        return;
    const CellGrid grid = gridOf(m_document->board(), m_document->schema());
    const QSignalBlocker silentShape(m_shape);
    const QSignalBlocker silentSize(m_size);
    m_shape->setCurrentIndex(m_shape->findData(static_cast<int>(grid.shape)));
    m_size->setValue(qRound(grid.size));
    m_size->setEnabled(grid.shape != CellShape::None);
}

void CellGridEditor::change()
{
    if (!m_document)
        return;
    CellGrid grid = gridOf(m_document->board(), m_document->schema());
    const bool isNew = grid.shape == CellShape::None;
    grid.shape = static_cast<CellShape>(m_shape->currentData().toInt());
    grid.size = isNew ? kNewSize : m_size->value();
    constexpr int kSizeSeries = 900'001; // holding an arrow of the box is one step to undo
    m_document->perform(
        withGrid(m_document->board(), m_document->schema(), grid), [] { return tr("Change cells"); },
        kSizeSeries);
}

} // namespace merlon
