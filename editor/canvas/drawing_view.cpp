#include "editor/canvas/drawing_view.h"

#include "app/look/appearance.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_accessible.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_keyboard.h"
#include "editor/canvas/link_lines.h"
#include "editor/canvas/overlay.h"
#include "editor/canvas/pointer_label.h"
#include "editor/model/arrangement.h"
#include "editor/model/shaping.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

constexpr double kKnotReach = 6; ///< pixels about the middle of a link that count as the link
constexpr double kLineReach = 5;
constexpr double kPageMargin = 70; ///< about the limits of the board: half of a place, with its name

/// A middle button does at the table what the space bar and the left one do here.
QMouseEvent asMiddle(const QMouseEvent &event)
{
    return {event.type(),     event.position(), event.globalPosition(),
            Qt::MiddleButton, Qt::MiddleButton, event.modifiers()};
}

} // namespace

Selection selectionOf(const canvas::Thing &thing, const Board &board, const std::string &note)
{
    Selection selection;
    if (!note.empty())
        selection.notes.insert(note);
    else if (thing.place >= 0)
        selection.places.insert(board.places()[static_cast<std::size_t>(thing.place)].key);
    else if (thing.link >= 0)
        selection.links.insert(linkName(board.links()[static_cast<std::size_t>(thing.link)]));
    return selection;
}

DrawingView::DrawingView(BoardDocument &document, const Appearance &appearance, QWidget *parent)
    : BoardView(appearance.art(), parent)
    , m_document(document)
    , m_sketch(*this, boardScene())
    , m_guideLines(*this)
    , m_input(*this, boardScene())
{
    connect(&document, &BoardDocument::changed, this, &DrawingView::follow);
    connect(&document, &BoardDocument::findingsChanged, this, &DrawingView::markFindings);
    connect(&document, &BoardDocument::findingsChanged, this, &DrawingView::showSetUp);
    connect(&m_sketch, &SketchDisplay::notesChanged, this, &DrawingView::noteSketch);
    connect(&m_sketch, &SketchDisplay::errorOccurred, this, &DrawingView::errorOccurred);
    connect(&appearance, &Appearance::changed, this, &DrawingView::themeChanged);
    boardScene().setAboveGround([this](QPainter &painter, double pixel) {
        if (showsLinks())
            m_links.paint(painter, m_document.board(), m_document.schema(), look(), theme(), pixel);
        if (m_document.layers()[LayerKind::Places].isVisible)
            m_findingMarks.paint(painter, look(), m_document.board().places().size(),
                                 m_arranged.hiddenPlaces(), theme(), pixel);
        if (m_document.layers()[LayerKind::Notes].isVisible)
            m_sketch.notes().paint(painter, theme(), pixel);
    });
    m_arranged.follow(document);
    m_links.setHidden(m_arranged.hiddenLinks());
    showBoard();
    m_sketch.follow();
    showLayers();
    showSetUp();
    markFindings();
}

DrawingView::~DrawingView()
{
    boardScene().setAboveGround({});
    boardScene().setParts({}, true);
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
    m_grid = grid;
    if (!grid.lines)
        m_guideLines.selectNone();
    viewport()->update();
}

void DrawingView::setShowsKeys(bool shows)
{
    m_showsKeys = shows;
    showNames();
}

void DrawingView::setShowsSetUp(bool shows)
{
    if (shows == m_showsSetUp)
        return;
    m_showsSetUp = shows;
    showNames();
    showSetUp();
}

void DrawingView::setShowsLinks(bool shows)
{
    m_showsLinks = shows;
    boardScene().damageGround(boardScene().sheet());
}

bool DrawingView::showsLinks() const
{
    return m_showsLinks && m_document.layers()[LayerKind::Links].isVisible;
}

QRectF DrawingView::limits() const
{
    return {look().toScene({0, 0}), look().toScene({kDrawingSize, kDrawingSize})};
}

/// The page is always the same, whatever lies on it; what lies beyond it is seen as well.
QRectF DrawingView::wholeArea() const
{
    const QRectF page = limits().adjusted(-kPageMargin, -kPageMargin, kPageMargin, kPageMargin);
    const Board &board = boardScene().things().board();
    QRectF area = page;
    const auto take = [&](const QRectF &box) {
        if (!page.contains(box))
            area |= box;
    };
    for (std::size_t place = 0; place < board.places().size(); ++place)
        take(look().shapeOfPlace(place).boundingRect());
    for (const Link &link : board.links()) {
        for (const Point &bend : link.via)
            take(QRectF(look().toScene(bend), QSizeF(1, 1)));
    }
    return area;
}

/// Under everything: the picture, and where the board ends.
void DrawingView::paintPage(QPainter &painter) const
{
    QPainterPath beyond;
    beyond.addRect(boardScene().sheet());
    beyond.addRect(limits());
    QColor ink = theme().ink;
    ink.setAlphaF(0.05F);
    painter.fillPath(beyond, ink);
    if (m_document.layers()[LayerKind::Background].isVisible) {
        painter.save();
        m_sketch.background().paint(painter);
        painter.restore();
    }
    ink.setAlphaF(0.4F);
    QPen line(ink, 1);
    line.setCosmetic(true);
    painter.setPen(line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(limits());
}

void DrawingView::follow(const DocumentChange &change)
{
    const bool isSeenOtherwise = (change.board || change.sketch) && m_arranged.follow(m_document);
    m_links.setHidden(m_arranged.hiddenLinks());
    if (change.board)
        showBoard();
    if (change.sketch)
        followSketch();
    if (change.layers || isSeenOtherwise)
        showLayers();
    if (change.selection)
        markSelection();
    if (!m_document.selection().empty())
        m_guideLines.selectNone();
}

void DrawingView::followSketch()
{
    m_sketch.follow();
    m_guideLines.follow();
    canvas::tellBoardChanged(*this);
    viewport()->update();
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

/// The keyboard stays where it was.
void DrawingView::showBoard()
{
    const Selection before = boardScene().things().look() ? atKeyboard() : Selection {};
    changeBoard(m_document.board());
    showNames();
    markSelection();
    const std::vector<std::size_t> there = placesIn(m_document.board(), before);
    if (!there.empty())
        keyboard().setCurrent(canvas::placeThing(static_cast<int>(there.front())));
    if (Tool *tool = m_input.tool())
        tool->boardChanged();
}

void DrawingView::showLayers()
{
    const Layers &layers = m_document.layers();
    canvas::GroundParts parts;
    parts.places = layers[LayerKind::Places].isVisible;
    parts.links = layers[LayerKind::Links].isVisible;
    parts.hiddenPlaces = m_arranged.hiddenPlaces();
    parts.hiddenLinks = m_arranged.hiddenLinks();
    parts.underneath = [this](QPainter &painter) { paintPage(painter); };
    boardScene().setParts(std::move(parts), layers[LayerKind::Labels].isVisible);
    showNames();
    boardScene().editMarks().hovered = {};
    viewport()->update();
}

/// Notes have come, gone or changed.
void DrawingView::noteSketch()
{
    canvas::tellBoardChanged(*this);
    if (Tool *tool = m_input.tool())
        tool->boardChanged();
    viewport()->update();
}

void DrawingView::showNames()
{
    canvas::Picture picture = m_titles.picture(m_document.board(), m_document.schema(), m_showsKeys);
    if (m_showsSetUp && m_document.layers()[LayerKind::Places].isVisible)
        m_setUp.addTo(picture, m_document.board(), m_document.schema());
    for (std::size_t place = 0; place < m_arranged.hiddenPlaces().size(); ++place) {
        if (m_arranged.hiddenPlaces()[place])
            picture.places[place] = {};
    }
    for (std::size_t link = 0; link < m_arranged.hiddenLinks().size(); ++link) {
        if (m_arranged.hiddenLinks()[link])
            picture.links[link] = {};
    }
    setPicture(std::move(picture));
}

/// Follows the checks, which come a moment after the last of several edits. A large board that cannot be played on is not
/// checked a second time by its game.
void DrawingView::showSetUp()
{
    constexpr std::size_t kLarge = 500; ///< places
    const bool isHopeless = m_document.hasErrors() && m_document.board().places().size() > kLarge;
    if (m_showsSetUp && !isHopeless && m_setUp.follow(m_document.board()))
        showNames();
}

void DrawingView::markSelection()
{
    const Board &board = m_document.board();
    std::vector<canvas::Thing> things;
    for (const std::size_t place : placesIn(board, m_document.selection()))
        things.push_back(canvas::placeThing(static_cast<int>(place)));
    for (const std::size_t link : linksIn(board, m_document.selection())) {
        if (!look().lineOfLink(link).empty())
            things.push_back(canvas::linkThing(static_cast<int>(link)));
    }
    m_selectedLinks = linksIn(board, m_document.selection());
    highlights().setSelected(std::move(things));
    viewport()->update();
}

Point DrawingView::pointOf(QPointF scenePoint, bool exactly) const
{
    const Point point = look().toBoard(scenePoint);
    return m_grid.snaps && !exactly ? snapped(point, m_grid.lattice) : snapped(point, 0.0);
}

QPointF DrawingView::centreOfPlace(std::size_t place) const
{
    return look().shapeOfPlace(place).boundingRect().center(); // walls follow the ring
}

canvas::Thing DrawingView::targetAt(QPoint position) const
{
    const QPointF point = mapToScene(position);
    const double pixel = 1 / transform().m11();
    const Layers &layers = m_document.layers();
    const bool locked = m_input.tool() && m_input.tool()->takesLocked();
    const bool takesPlaces = locked || !layers[LayerKind::Places].isLocked;
    const bool takesLinks = locked || !layers[LayerKind::Links].isLocked;
    const bool takesLines = takesLinks && showsLinks();
    const auto reached = [&](std::optional<std::size_t> link) {
        const canvas::Thing thing = link ? canvas::linkThing(static_cast<int>(*link)) : canvas::Thing {};
        return m_arranged.canReach(thing, m_document.board(), locked) ? thing : canvas::Thing {};
    };
    if (takesLines) {
        const canvas::Thing knot = reached(m_links.knotNear(point, kKnotReach * pixel));
        if (!knot.isNothing())
            return knot;
    }
    for (const canvas::Thing &thing : boardScene().things().groundAt(point, 3 * pixel)) {
        const bool isTaken = thing.place >= 0 ? takesPlaces : takesLinks;
        if (isTaken && m_arranged.canReach(thing, m_document.board(), locked))
            return thing;
    }
    return takesLines ? reached(m_links.lineNear(point, kLineReach * pixel)) : canvas::Thing {};
}

Selection DrawingView::lockedAt(QPoint position) const
{
    const QPointF point = mapToScene(position);
    const double pixel = 1 / transform().m11();
    const Board &board = m_document.board();
    if (const auto note = m_sketch.notes().noteAt(point); note && !m_arranged.canReachNote(*note))
        return selectionOf({}, board, *note);
    const std::vector<canvas::Thing> things = boardScene().things().groundAt(point, 3 * pixel);
    if (!things.empty())
        return m_arranged.lockedAmong(selectionOf(things.front(), board));
    const auto line = showsLinks() ? m_links.lineNear(point, kLineReach * pixel) : std::nullopt;
    if (!line)
        return {};
    return m_arranged.lockedAmong(selectionOf(canvas::linkThing(static_cast<int>(*line)), board));
}

Selection DrawingView::withGroups(const Selection &things) const
{
    const Arrangement &arrangement = m_document.sketch().arrangement;
    return arrangement.groups.empty() ? things
                                      : m_document.reachable(merlon::withGroups(arrangement, things));
}

std::optional<std::size_t> DrawingView::placeAt(QPoint position) const
{
    const double pixel = 1 / transform().m11();
    for (const canvas::Thing &thing : boardScene().things().groundAt(mapToScene(position), 3 * pixel)) {
        if (thing.place >= 0)
            return static_cast<std::size_t>(thing.place);
    }
    return std::nullopt;
}

Selection DrawingView::selectionAt(QPoint position) const
{
    return selectionOf(targetAt(position), m_document.board(), m_sketch.noteAt(mapToScene(position)));
}

Point DrawingView::middleOfView() const
{
    Point middle = pointOf(mapToScene(viewport()->rect().center()));
    middle.x = std::clamp(middle.x, 0.0, kDrawingSize);
    middle.y = std::clamp(middle.y, 0.0, kDrawingSize);
    return middle;
}

void DrawingView::showSelection(const Selection &selection)
{
    QRectF area;
    for (const std::size_t place : placesIn(m_document.board(), selection))
        area |= look().shapeOfPlace(place).boundingRect();
    for (const std::string &note : selection.notes)
        area |= m_sketch.notes().boxOf(note);
    const QRectF seen = mapToScene(viewport()->rect()).boundingRect();
    if (!area.isEmpty() && !seen.contains(area))
        ensureVisible(area, 40, 40);
}

void DrawingView::zoomToSelection()
{
    constexpr double kRoom = 0.7; // the rest is what lies around it
    constexpr double kNearest = 3;
    const QRectF area = areaOfSelection();
    if (area.isNull())
        return;
    const QSizeF size = viewport()->size();
    const double scale = kRoom
        * std::min(size.width() / std::max(1.0, area.width()), size.height() / std::max(1.0, area.height()));
    camera().zoomBy(std::min(kNearest, scale) / camera().scale());
    camera().lookAt(area.center());
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
        m_titles.forget();
        showNames();
        showSetUp();
        if (const Tool *tool = m_input.tool())
            tell(tool->hint());
    }
    if (event->type() == QEvent::FontChange && boardScene().things().look())
        m_sketch.followNotes();
}

void DrawingView::markFindings()
{
    constexpr double kMark = 20; ///< pixels
    boardScene().damageGround(m_findingMarks.follow(m_document.findings(), m_document.board(), look()),
                              kMark);
}

void DrawingView::lookChanged()
{
    constexpr double kKnot = 6; ///< pixels
    boardScene().damageGround(m_links.follow(m_document.board(), look()), kKnot);
}

QPolygonF DrawingView::lineOf(std::size_t link) const
{
    const std::vector<QPointF> &drawn = look().lineOfLink(link);
    return drawn.empty() ? m_links.lineOf(link) : QPolygonF(QList<QPointF>(drawn.begin(), drawn.end()));
}

QPolygonF DrawingView::lineFor(const Link &link) const
{
    const auto from = m_document.board().indexOf(link.from);
    const auto to = m_document.board().indexOf(link.to);
    if (!from || !to || from == to)
        return {};
    const std::vector<QPointF> course = look().courseOf(link, *from, *to);
    return betweenShapes(QPolygonF(QList<QPointF>(course.begin(), course.end())), look().shapeOfPlace(*from),
                         look().shapeOfPlace(*to));
}

OverlayGround DrawingView::overlayGround() const
{
    return {m_document.board(), look(), theme(), font(), viewport()->rect(), [this](std::size_t link) {
                return lineOf(link);
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
    if (showsLinks())
        m_links.paintSelected(*painter, m_selectedLinks, theme(), pixel);
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

QRectF DrawingView::areaOfSelection() const
{
    QRectF area;
    for (const std::size_t place : placesIn(m_document.board(), m_document.selection()))
        area |= look().shapeOfPlace(place).boundingRect();
    for (const std::size_t link : linksIn(m_document.board(), m_document.selection()))
        area |= lineOf(link).boundingRect();
    for (const std::string &note : m_document.selection().notes)
        area |= m_sketch.notes().boxOf(note);
    return area;
}

/// Where a menu by key opens: on what is selected, as far as that is seen.
QPoint DrawingView::middleOfSelection() const
{
    const QRectF area = areaOfSelection();
    const QRect seen = viewport()->rect();
    const QPoint middle = area.isNull() ? seen.center() : mapFromScene(area.center());
    return {std::clamp(middle.x(), seen.left(), seen.right()),
            std::clamp(middle.y(), seen.top(), seen.bottom())};
}

/// Where nothing lies on it; else none is.
void DrawingView::selectGuideLineAt(QPoint at)
{
    if (const auto line = selectionAt(at).empty() ? m_guideLines.lineAt(at) : std::nullopt)
        m_guideLines.select(*line);
    else
        m_guideLines.selectNone();
}

/// What the mouse points at is selected first, unless it is already, be it a guide line; by key, what the keyboard points
/// at if nothing is.
void DrawingView::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
    if (QGuiApplication::mouseButtons() & Qt::LeftButton) // something is being dragged
        return;
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    if (!isByKey)
        selectGuideLineAt(event->pos());
    if (m_guideLines.selected()) {
        Q_EMIT menuWanted(isByKey ? m_guideLines.pointOnSelected() : event->pos(), false);
        return;
    }
    const Selection before = m_document.selection();
    const Selection there = !isByKey ? withGroups(selectionAt(event->pos()))
        : before.empty()             ? atKeyboard()
                                     : before;
    const bool isSelected = !isByKey && !there.empty() && united(before, selectionAt(event->pos())) == before;
    if (!isSelected && united(before, there) != before)
        m_document.select(there);
    const bool isAboutSelection = !there.empty() && !m_document.selection().empty();
    Q_EMIT menuWanted(isByKey ? middleOfSelection() : event->pos(), isAboutSelection);
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
