#include "editor/canvas/drawing/drawing_view.h"

#include "app/look/appearance.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_accessible.h"
#include "editor/canvas/overlays/overlay.h"
#include "editor/canvas/overlays/pointer_label.h"
#include "editor/model/shaping.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

/// A middle button does at the table what the space bar and the left one do here.
QMouseEvent asMiddle(const QMouseEvent &event)
{
    return {event.type(),     event.position(), event.globalPosition(),
            Qt::MiddleButton, Qt::MiddleButton, event.modifiers()};
}

} // namespace

DrawingView::DrawingView(BoardDocument &document, const Appearance &appearance, QWidget *parent)
    : BoardView(appearance.art(), parent)
    , m_document(document)
    , m_follower(*this, boardScene())
    , m_sketch(*this, boardScene())
    , m_guideLines(*this)
    , m_input(*this, boardScene())
    , m_ground(*this, boardScene())
    , m_shapes(*this, m_ground.links())
    , m_targets(*this, boardScene(), m_ground, m_input)
    , m_selection(*this, m_ground.links())
    , m_picture(document, m_follower.arranged())
    , m_menu(*this)
{
    connect(&appearance, &Appearance::changed, this, &DrawingView::themeChanged);
    m_ground.begin();
    m_follower.begin();
}

DrawingView::~DrawingView()
{
    m_ground.end();
}

const canvas::BoardLook &DrawingView::look() const
{
    return *boardScene().things().look();
}

void DrawingView::setOverlay(std::shared_ptr<const Overlay> overlay)
{
    m_overlay = std::move(overlay);
    viewport()->update();
}

void DrawingView::setGrid(const Grid &grid)
{
    const bool linesCameOrWent = grid.lines != std::exchange(m_grid, grid).lines;
    if (!grid.lines)
        m_guideLines.selectNone();
    if (linesCameOrWent)
        canvas::tellBoardChanged(*this);
    viewport()->update();
}

QRectF DrawingView::wholeArea() const
{
    return pageAndBeyond(look(), boardScene().things().board());
}

std::vector<canvas::Caption> DrawingView::captions() const
{
    std::vector<canvas::Caption> captions = m_sketch.captions();
    const std::vector<canvas::Caption> lines = m_guideLines.captions();
    captions.insert(captions.end(), lines.begin(), lines.end());
    return captions;
}

void DrawingView::pickCaption(std::size_t number)
{
    const std::size_t notes = m_sketch.captions().size();
    if (number < notes)
        m_sketch.pickCaption(number);
    else
        m_guideLines.pickCaption(number - notes);
}

Point DrawingView::pointOf(QPointF scenePoint, bool exactly) const
{
    const Point point = look().toBoard(scenePoint);
    return m_grid.snaps && !exactly ? snapped(point, m_grid.lattice) : snapped(point, 0.0);
}

Point DrawingView::middleOfView() const
{
    Point middle = pointOf(mapToScene(viewport()->rect().center()));
    middle.x = std::clamp(middle.x, 0.0, kDrawingSize);
    middle.y = std::clamp(middle.y, 0.0, kDrawingSize);
    return middle;
}

Selection DrawingView::atKeyboard() const
{
    return selectionOf(boardScene().marks().current, boardScene().things().board());
}

void DrawingView::tell(const QString &text)
{
    Q_EMIT statusMessage(text);
}

void DrawingView::refuse(QPoint at, const QString &reason)
{
    tell(reason);
    showBeside(*viewport(), viewport()->mapToGlobal(at), reason);
}

void DrawingView::changeEvent(QEvent *event)
{
    BoardView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_picture.translate();
        if (const Tool *tool = m_input.tool())
            tell(tool->hint());
    }
    if (event->type() == QEvent::FontChange && boardScene().things().look())
        m_sketch.followNotes();
}

void DrawingView::lookChanged()
{
    m_ground.followLook();
}

OverlayGround DrawingView::overlayGround() const
{
    return {m_document.board(), look(), theme(), font(), viewport()->rect(), [this](std::size_t link) {
                return m_shapes.lineOf(link);
            }};
}

void DrawingView::drawForeground(QPainter *painter, const QRectF &rect)
{
    const double pixel = 1 / painter->worldTransform().m11();
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_grid.shown)
        paintGrid(*painter, m_grid, look(), theme(), rect, pixel);
    if (m_grid.lines)
        m_guideLines.paint(*painter, rect, pixel);
    const OverlayGround ground = overlayGround();
    if (m_overlay) {
        m_overlay->paint(*painter, ground, pixel);
        m_overlay->paintLegend(*painter, ground, pixel);
    }
    if (m_ground.showsLinks())
        m_selection.paintLinks(*painter, pixel);
    m_sketch.paintSelected(*painter, pixel);
    if (m_overlay)
        m_overlay->paintAbove(*painter, ground, pixel);
    if (const Tool *tool = m_input.tool())
        tool->paint(*painter, pixel);
}

void DrawingView::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    if (m_input.beginPanning(*event)) {
        QMouseEvent middle = asMiddle(*event);
        BoardView::mousePressEvent(&middle);
        return;
    }
    event->accept();
    if (event->button() == Qt::LeftButton)
        m_guideLines.selectNone();
    m_input.press(*event);
}

void DrawingView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_input.isPanning())
        return BoardView::mouseMoveEvent(event);
    event->accept();
    m_input.move(*event);
}

void DrawingView::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_input.isPanning()) {
        BoardView::mouseReleaseEvent(event);
        m_input.endPanning();
        return;
    }
    event->accept();
    m_input.release(*event);
}

void DrawingView::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
    m_input.doubleClick(*event);
}

void DrawingView::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
    const bool isDragging = QGuiApplication::mouseButtons() & Qt::LeftButton;
    if (!isDragging)
        m_menu.open(*event);
}

void DrawingView::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (event->key() == Qt::Key_Escape && m_guideLines.letGo())
        return tell(tool().hint());
    if (!m_guideLines.pressKey(*event) && !m_input.pressKey(*event))
        BoardView::keyPressEvent(event);
    viewport()->update();
}

void DrawingView::keyReleaseEvent(QKeyEvent *event)
{
    m_input.releaseKey(*event);
    BoardView::keyReleaseEvent(event);
}

} // namespace merlon
