#include "editor/canvas/tools/cell_tool.h"

#include "app/words/game_words.h"
#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/tools/cell_brush.h"
#include "editor/model/shaping.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QRandomGenerator>

#include <algorithm>

namespace merlon {

namespace {

/// Strokes of the mouse, told apart by a number; above those of other edits.
int nextSeries()
{
    static int series = 1'000'000;
    return ++series;
}

/// From column to column or row to row of hexagons the way goes up and down, so that one stays on a line.
Cell stepAlong(CellShape shape, Cell at, int across, int down)
{
    const auto isOdd = [](int number) { return (number & 1) != 0; };
    switch (shape) {
    case CellShape::FlatHexagon:
        if (across > 0)
            return isOdd(at.q) ? Cell {1, -1} : Cell {1, 0};
        if (across < 0)
            return isOdd(at.q) ? Cell {-1, 0} : Cell {-1, 1};
        return {0, down};
    case CellShape::PointyHexagon:
        if (down > 0)
            return isOdd(at.r) ? Cell {-1, 1} : Cell {0, 1};
        if (down < 0)
            return isOdd(at.r) ? Cell {0, -1} : Cell {1, -1};
        return {across, 0};
    case CellShape::Square:
    case CellShape::None:
        break;
    }
    return {across, down};
}

QString nameOf(const BoardDocument &document, const CellMap &map, Cell cell)
{
    const auto place = map.placeIn(cell);
    //: A cell of the drawing in which there is no place yet.
    return place ? titleOf(document.board().places()[*place].key) : CellTool::tr("empty");
}

} // namespace

CellTool::CellTool(DrawingView &view, CellBrush &brush, CellPatch patch)
    : Tool(view)
    , m_brush(brush)
    , m_patch(patch)
    , m_at(brush.cursor())
    , m_byKeys(m_at.has_value())
{
    QObject::connect(&brush, &CellBrush::changed, view.viewport(), qOverload<>(&QWidget::update),
                     Qt::UniqueConnection);
}

QString CellTool::hint() const
{
    switch (m_patch) {
    case CellPatch::Brush:
        return tr("Drag over the cells. Shift erases, Alt picks up what is there, [ and ] change the radius. "
                  "By keyboard: arrows, then Enter or Delete.");
    case CellPatch::Eraser:
        return tr(
            "Drag over the cells to delete. [ and ] change the radius. By keyboard: arrows, then Enter.");
    case CellPatch::Rectangle:
        return tr("Drag from corner to corner. Shift erases. By keyboard: arrows, Enter in both corners.");
    case CellPatch::Disc:
        return tr("Drag outward from the middle, or click: [ and ] change the radius. Shift erases. By "
                  "keyboard: arrows, then Enter.");
    case CellPatch::Ring:
        return tr("Drag from the middle to the ring, or click: [ and ] change the radius. Shift erases. By "
                  "keyboard: "
                  "arrows, then Enter.");
    case CellPatch::Fill:
        return tr("Click a cell: all connected cells that look the same are painted. Shift erases them. By "
                  "keyboard: arrows, then Enter.");
    }
    return {};
}

const CellMap &CellTool::map() const
{
    if (!m_map) {
        const BoardDocument &document = m_view.document();
        m_map.emplace(document.board(), gridOf(document.board(), document.schema()));
    }
    return *m_map;
}

Cell CellTool::cellOf(const Touch &touch) const
{
    return cellAt(map().grid(), m_view.look().toBoard(touch.point));
}

bool CellTool::erases() const
{
    return m_patch == CellPatch::Eraser || m_isErasing;
}

/// How far a disc or ring reaches: as far as it has been drawn, or as the brush.
int CellTool::reach() const
{
    const int drawn = m_from && m_at ? distanceBetween(map().grid().shape, *m_from, *m_at) : 0;
    return drawn > 0 ? drawn : m_brush.radius();
}

std::vector<Cell> CellTool::meant() const
{
    if (!m_at)
        return {};
    const CellShape shape = map().grid().shape;
    const Cell from = m_from.value_or(*m_at);
    switch (m_patch) {
    case CellPatch::Brush:
    case CellPatch::Eraser:
        return discAround(shape, *m_at, m_brush.radius());
    case CellPatch::Rectangle:
        return rectangleBetween(shape, from, *m_at);
    case CellPatch::Disc:
        return discAround(shape, from, reach());
    case CellPatch::Ring:
        return ringAround(shape, from, reach());
    case CellPatch::Fill:
        return floodedCells(m_view.document().board(), m_view.document().schema(), map(), *m_at,
                            m_brush.ink());
    }
    return {};
}

bool CellTool::isHindered()
{
    if (m_view.document().layers()[LayerKind::Places].isReachable())
        return false;
    m_view.tell(tr("Places are hidden or locked: see the Layers panel."));
    return true;
}

void CellTool::use(const std::vector<Cell> &cells, bool erase, bool isWhole)
{
    BoardDocument &document = m_view.document();
    if (isHindered())
        return;
    const std::size_t before = m_stroke.size();
    std::vector<Cell> there = withinDrawing(map().grid(), cells);
    m_stroke.insert(there.begin(), there.end());
    if (!erase)
        sprinkle(there);
    m_used += there.size();
    const BoardChange change = erase
        ? erased(document.board(), map(), there)
        : painted(document.board(), document.schema(), map(), there, m_brush.ink());
    const auto text = [erase, kind = m_brush.ink().kind] {
        if (erase || kind.empty())
            return erase ? tr("Erase cells") : tr("Paint cells");
        //: State of the tool. %1: the type of cell
        return tr("Paint cells: %1").arg(titleOf(kind));
    };
    document.perform(change, text, m_series);
    if (isWhole || m_stroke.size() != before)
        tellStroke(m_used, erase);
}

/// Leaves as many of the cells as the brush paints; which of them is left to chance.
void CellTool::sprinkle(std::vector<Cell> &cells) const
{
    if (m_brush.share() >= CellBrush::kWholeShare)
        return;
    std::erase_if(cells, [this](const Cell &) {
        return QRandomGenerator::global()->bounded(CellBrush::kWholeShare) >= m_brush.share();
    });
}

void CellTool::endStroke()
{
    m_from.reset();
    m_stroke.clear();
    m_used = 0;
}

void CellTool::tellStroke(std::size_t cells, bool erase)
{
    const int count = static_cast<int>(cells);
    if (erase)
        return m_view.tell(tr("%n cell(s) erased.", nullptr, count));
    if (m_brush.ink().kind.empty() && m_brush.ink().attributes.empty())
        return m_view.tell(tr("The brush is empty: choose a type of place or an attribute."));
    if (m_brush.ink().kind.empty())
        return m_view.tell(tr("%n cell(s) painted, types kept.", nullptr, count));
    //: %1: a kind of place: Forest.
    m_view.tell(tr("%n cell(s) painted: %1.", nullptr, count).arg(titleOf(m_brush.ink().kind)));
}

/// What the keyboard points at, for the status line and those who cannot see the cross.
void CellTool::tellCell()
{
    const Point middle = middleOf(map().grid(), *m_at);
    //: The cell that the keyboard points at. %1: what lies there: Forest 3, or “empty”; %2 and %3: its coordinates.
    m_view.tell(tr("%1 at %2, %3")
                    .arg(nameOf(m_view.document(), map(), *m_at))
                    .arg(qRound(middle.x))
                    .arg(qRound(middle.y)));
}

void CellTool::takeUp(Cell cell)
{
    const BoardDocument &document = m_view.document();
    if (!map().placeIn(cell))
        return m_view.tell(tr("This cell holds nothing that the brush could pick up."));
    m_brush.setInk(inkOf(document.board(), document.schema(), map(), cell));
    //: %1: a place: Forest 3.
    m_view.tell(tr("The brush now paints like %1.").arg(nameOf(document, map(), cell)));
}

void CellTool::point(Cell cell)
{
    m_at = cell;
    m_byKeys = false;
    m_brush.setCursor(std::nullopt);
}

void CellTool::begin(Cell cell)
{
    m_series = nextSeries();
    endStroke();
    m_from = isFreehand() || m_patch == CellPatch::Fill ? std::nullopt : std::optional(cell);
}

/// All cells on the way, however fast the mouse was.
void CellTool::strokeTo(Cell cell)
{
    const CellShape shape = map().grid().shape;
    std::set<Cell> cells;
    for (const Cell on : lineBetween(shape, m_at.value_or(cell), cell)) {
        for (const Cell near : discAround(shape, on, m_brush.radius())) {
            if (!m_stroke.contains(near))
                cells.insert(near);
        }
    }
    point(cell);
    if (!cells.empty())
        use({cells.begin(), cells.end()}, erases(), false);
}

void CellTool::press(const Touch &touch)
{
    const Cell cell = cellOf(touch);
    if (touch.wantsExact())
        return takeUp(cell);
    m_isErasing = touch.modifiers & Qt::ShiftModifier;
    point(cell);
    begin(cell);
    m_isHeld = true;
    if (isFreehand())
        strokeTo(cell);
}

void CellTool::move(const Touch &touch, bool held)
{
    const Cell cell = cellOf(touch);
    if (held && m_isHeld && isFreehand())
        return strokeTo(cell);
    if (!held && !m_isHeld && !m_byKeys)
        m_from.reset();
    if (!held)
        m_isErasing = touch.modifiers & Qt::ShiftModifier;
    if (m_at != cell)
        point(cell);
}

void CellTool::release(const Touch &touch)
{
    if (!std::exchange(m_isHeld, false))
        return;
    if (!isFreehand()) {
        point(cellOf(touch));
        use(meant(), erases(), true);
    }
    endStroke();
    m_isErasing = false;
}

bool CellTool::walk(int key)
{
    int across = 0;
    int down = 0;
    switch (key) {
    case Qt::Key_Left:
        across = -1;
        break;
    case Qt::Key_Right:
        across = 1;
        break;
    case Qt::Key_Up:
        down = -1;
        break;
    case Qt::Key_Down:
        down = 1;
        break;
    default:
        return false;
    }
    const CellGrid &grid = map().grid();
    const Cell here = m_at.value_or(cellAt(grid, m_view.middleOfView()));
    const Cell there =
        m_at ? here + stepAlong(grid.shape, here, across, down) : here; // the first shows where it is
    if (!withinDrawing(grid, std::span(&there, 1)).empty())
        m_at = there;
    m_byKeys = m_at.has_value();
    m_brush.setCursor(m_at);
    if (m_at) {
        const QPointF middle = m_view.look().toScene(middleOf(grid, *m_at));
        m_view.ensureVisible(QRectF(middle, QSizeF(1, 1)), 60, 60);
        tellCell();
    }
    return true;
}

/// At the cross of the keyboard.
void CellTool::work(bool erase)
{
    if (m_patch == CellPatch::Rectangle && !m_from) {
        begin(*m_at);
        return m_view.tell(
            tr("One corner is set: go to the other one, then press Enter, or Delete to erase."));
    }
    const std::vector<Cell> cells = meant();
    m_series = nextSeries();
    endStroke();
    use(cells, erase || m_patch == CellPatch::Eraser, true);
    endStroke();
}

/// By what the keys write: on many keyboards brackets need other keys held down.
bool CellTool::widen(const QString &text)
{
    if (text != u"[" && text != u"]")
        return false;
    m_brush.setRadius(m_brush.radius() + (text == u"[" ? -1 : 1));
    //: Of the brush, in cells around the one that is pointed at.
    m_view.tell(tr("Radius %1").arg(m_brush.radius()));
    return true;
}

bool CellTool::key(const QKeyEvent &event)
{
    if (widen(event.text()))
        return true;
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    if (walk(event.key()))
        return true;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Delete:
        if (!m_byKeys || !m_at)
            return false; // the space bar and the mouse move the map
        work(event.key() == Qt::Key_Delete);
        return true;
    default:
        return false;
    }
}

bool CellTool::cancel()
{
    const bool hasBegun = m_isHeld || m_from;
    m_isHeld = false;
    endStroke();
    return hasBegun;
}

void CellTool::boardChanged()
{
    m_map.reset();
}

void CellTool::paint(QPainter &painter, double pixel) const
{
    if (!m_at)
        return;
    const CellGrid &grid = map().grid();
    const auto scene = [this](Point point) { return m_view.look().toScene(point); };
    const canvas::Theme &theme = m_view.theme();
    QPainterPath ghost;
    ghost.setFillRule(Qt::WindingFill);
    if (!(m_isHeld && isFreehand())) {
        for (const std::vector<Point> &line : outlinesOf(grid, withinDrawing(grid, meant()))) {
            QPolygonF polygon;
            for (const Point corner : line)
                polygon << scene(corner);
            ghost.addPolygon(polygon);
            ghost.closeSubpath();
        }
    }
    QColor light = erases() ? theme.seat(0) : theme.choosable;
    light.setAlphaF(0.32F);
    painter.setPen(QPen(theme.paper, 4 * pixel));
    painter.setBrush(light);
    painter.drawPath(ghost);
    QPen line(erases() ? theme.seat(0) : theme.ink, 1.8 * pixel);
    if (erases())
        line.setDashPattern({4, 3});
    painter.setPen(line);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(ghost);
    if (!m_byKeys)
        return;
    const QPointF at = scene(middleOf(grid, *m_at));
    for (const auto &[width, colour] : {std::pair {4.0, theme.paper}, {1.6, theme.ink}}) {
        painter.setPen(QPen(colour, width * pixel));
        painter.drawLine(at - QPointF(12 * pixel, 0), at + QPointF(12 * pixel, 0));
        painter.drawLine(at - QPointF(0, 12 * pixel), at + QPointF(0, 12 * pixel));
    }
}

} // namespace merlon
