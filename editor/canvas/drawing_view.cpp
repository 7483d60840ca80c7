#include "editor/canvas/drawing_view.h"
#include "core/canvas/view/board_keyboard.h"

#include "app/look/appearance.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/board/keys.h"
#include "core/canvas/scene/board_scene.h"
#include "core/canvas/scene/line_distance.h"
#include "editor/canvas/link_lines.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/canvas/tools/tool.h"
#include "editor/model/shaping.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

constexpr double kKnotReach = 6; ///< pixels about the middle of a link that count as the link
constexpr double kLineReach = 5;

} // namespace

DrawingView::DrawingView(BoardDocument &document, const Appearance &appearance, QWidget *parent)
    : BoardView(appearance.art(), parent)
    , m_document(document)
    , m_noteEditor(new NoteEditor(*this))
{
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(&document, &BoardDocument::boardChanged, this, &DrawingView::showBoard);
    connect(&document, &BoardDocument::selectionChanged, this, &DrawingView::markSelection);
    connect(&document, &BoardDocument::findingsChanged, this, &DrawingView::markFindings);
    connect(&document, &BoardDocument::sketchChanged, this, &DrawingView::showSketch);
    connect(&document, &BoardDocument::layersChanged, this, &DrawingView::showLayers);
    connect(&m_pictureWatch, &PictureWatch::changed, this, &DrawingView::readPictureAnew);
    connect(&appearance, &Appearance::changed, this, &DrawingView::themeChanged);
    boardScene().setAboveGround([this](QPainter &painter, double pixel) {
        if (showsLinks())
            paintLinks(painter, pixel);
        if (m_document.layers()[LayerKind::Places].isVisible)
            paintFindings(painter, pixel);
        if (m_document.layers()[LayerKind::Notes].isVisible)
            m_notes.paint(painter, theme(), pixel);
    });
    showBoard();
    showSketch();
    showLayers();
    markFindings();
}

DrawingView::~DrawingView()
{
    boardScene().setAboveGround({});
    boardScene().setParts({}, true);
}

const canvas::BoardLook &DrawingView::look() const
{
    return *boardScene().look();
}

void DrawingView::setTool(std::unique_ptr<Tool> tool)
{
    m_tool = std::move(tool);
    viewport()->setCursor(m_tool->cursor());
    tell(m_tool->hint());
    viewport()->update();
}

void DrawingView::setOverlay(std::shared_ptr<const Overlay> overlay)
{
    m_overlay = std::move(overlay);
    viewport()->update();
}

void DrawingView::setGrid(const Grid &grid)
{
    m_grid = grid;
    viewport()->update();
}

void DrawingView::setShowsKeys(bool shows)
{
    m_showsKeys = shows;
    showNames();
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

/// The drawing is always seen as a whole, so that it does not shift while it grows.
QRectF DrawingView::wholeArea() const
{
    const QRectF drawing(look().toScene({0, 0}), look().toScene({kDrawingSize, kDrawingSize}));
    return drawing.united(look().bounds());
}

/// The keyboard stays where it was.
void DrawingView::showBoard()
{
    const Selection before = boardScene().look() ? atKeyboard() : Selection {};
    changeBoard(m_document.board());
    showNames();
    markSelection();
    const std::vector<std::size_t> there = placesIn(m_document.board(), before);
    if (!there.empty())
        keyboard().setCurrent(canvas::placeThing(static_cast<int>(there.front())));
    if (m_tool)
        m_tool->boardChanged();
}

/// Found once: a board may have thousands.
const QString &DrawingView::titled(const std::string &key)
{
    const auto known = m_titles.find(key);
    return known != m_titles.end() ? known->second : m_titles.emplace(key, titleOf(key)).first->second;
}

const QString &DrawingView::titleOfPlace(std::size_t number)
{
    const std::string &key = m_document.board().places()[number].key;
    auto &known = m_placeTitles[number];
    if (known.first != key)
        known = {key, titled(key)};
    return known.second;
}

/// Made anew only for links that have become others.
const QString &DrawingView::titleOfLink(std::size_t number)
{
    const Link &link = m_document.board().links()[number];
    LinkTitle &known = m_linkTitles[number];
    if (known.kind != link.kind || known.from != link.from || known.to != link.to) {
        known = {link.kind, link.from, link.to,
                 titled(link.kind) + QStringLiteral(": ") + titled(keyOf(m_document.schema(), link))};
    }
    return known.title;
}

void DrawingView::showNames()
{
    const Board &board = m_document.board();
    canvas::Picture picture;
    picture.places.reserve(board.places().size());
    m_placeTitles.resize(board.places().size());
    for (std::size_t number = 0; number < board.places().size(); ++number) {
        const Place &place = board.places()[number];
        QString name = m_showsKeys ? QString::fromStdString(place.key) : nameIn(place.names, {});
        picture.places.push_back({name.isEmpty() ? titleOfPlace(number) : std::move(name), {}, {}, false});
    }
    picture.links.reserve(board.links().size());
    m_linkTitles.resize(board.links().size());
    for (std::size_t link = 0; link < board.links().size(); ++link)
        picture.links.push_back({titleOfLink(link), {}});
    setPicture(std::move(picture));
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
    setSelected(std::move(things));
    viewport()->update();
}

Point DrawingView::pointOf(QPointF scenePoint, bool exactly) const
{
    return snapped(look().toBoard(scenePoint), m_grid.snaps && !exactly ? m_grid.step : 0);
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
    const bool locked = m_tool && m_tool->takesLocked();
    const bool takesPlaces = locked || !layers[LayerKind::Places].isLocked;
    const bool takesLinks = locked || !layers[LayerKind::Links].isLocked;
    const auto nearest = [&](double reach, const auto &distance) {
        canvas::Thing found;
        for (std::size_t i = 0; takesLinks && showsLinks() && i < m_lines.size(); ++i) {
            const QPolygonF &line = m_lines[i].line;
            const QRectF box = line.boundingRect().adjusted(-reach, -reach, reach, reach);
            if (line.isEmpty() || !box.contains(point) || distance(line) > reach)
                continue;
            reach = distance(line);
            found = canvas::linkThing(static_cast<int>(i));
        }
        return found;
    };
    const auto toKnot = [point](const QPolygonF &line) { return QLineF(knotOf(line), point).length(); };
    if (const canvas::Thing knot = nearest(kKnotReach * pixel, toKnot); !knot.isNothing())
        return knot;
    for (const canvas::Thing &thing : boardScene().thingsAt(point, 3 * pixel)) {
        if (thing.place >= 0 ? takesPlaces : takesLinks)
            return thing;
    }
    return nearest(kLineReach * pixel,
                   [point](const QPolygonF &line) { return canvas::distanceTo(line, point); });
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
        area |= m_notes.boxOf(note);
    const QRectF seen = mapToScene(viewport()->rect()).boundingRect();
    if (!area.isEmpty() && !seen.contains(area))
        ensureVisible(area, 40, 40);
}

Selection DrawingView::atKeyboard() const
{
    const canvas::Thing &thing = boardScene().marks().current;
    const Board &board = boardScene().board();
    Selection there;
    if (thing.place >= 0)
        there.places.insert(board.places()[static_cast<std::size_t>(thing.place)].key);
    if (thing.link >= 0)
        there.links.insert(linkName(board.links()[static_cast<std::size_t>(thing.link)]));
    return there;
}

void DrawingView::tell(const QString &text)
{
    Q_EMIT statusMessage(text);
}

void DrawingView::changeEvent(QEvent *event)
{
    BoardView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_titles.clear();
        m_linkTitles.clear();
        m_placeTitles.clear();
        showNames();
        if (m_tool)
            tell(m_tool->hint());
    }
    if (event->type() == QEvent::FontChange && boardScene().look())
        showNotes();
}

} // namespace merlon
