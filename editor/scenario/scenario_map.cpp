#include "editor/scenario/scenario_map.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/board_pointer.h"

#include "app/games/faces.h"
#include "app/look/appearance.h"
#include "app/words/game_words.h"
#include "app/words/speaker.h"
#include "core/base/json.h"
#include "core/canvas/scene/board_scene.h"
#include "core/engine/position/draft_edit.h"
#include "core/games/module.h"
#include "editor/canvas/find_places.h"
#include "editor/canvas/overlays/heat_map.h"
#include "editor/canvas/overlays/pointer_label.h"
#include "editor/model/selection.h"
#include "editor/scenario/placement.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace merlon {

ScenarioMap::ScenarioMap(ScenarioDocument &document, const Appearance &appearance, QWidget *parent)
    : BoardView(appearance.art(), parent)
    , m_document(document)
    , m_appearance(appearance)
    , m_face(faceOf(document.game()))
{
    connect(&document, &ScenarioDocument::setupChanged, this, &ScenarioMap::showBoard);
    connect(&document, &ScenarioDocument::changed, this, &ScenarioMap::showPosition);
    connect(&document, &ScenarioDocument::selectionChanged, this, &ScenarioMap::showSelected);
    connect(&appearance, &Appearance::changed, this, &ScenarioMap::themeChanged);
    connect(&pointer(), &canvas::BoardPointer::grasped, this, &ScenarioMap::pick);
    connect(this, &BoardView::picked, this, &ScenarioMap::pick);
    connect(&pointer(), &canvas::BoardPointer::dropped, this, &ScenarioMap::drop);
    showBoard();
}

void ScenarioMap::showBoard()
{
    changeBoard(m_document.board());
    showPosition();
}

void ScenarioMap::showPosition()
{
    if (m_document.draft().view) {
        setPicture(m_face->layout(tableauOf(*m_document.draft().view), Speaker(*m_document.setup())));
    } else {
        canvas::Picture picture;
        for (const Place &place : m_document.board().places())
            picture.places.push_back({titleOf(place.key), {}, {}, false});
        picture.links.resize(m_document.board().links().size());
        setPicture(std::move(picture));
    }
    showSelected();
}

canvas::Thing ScenarioMap::selectedThing() const
{
    const DraftPart *part = merlon::partAt(m_document.draft(), m_document.selected());
    return part ? canvas::Thing {part->place, part->link, {}, {}} : canvas::Thing {};
}

void ScenarioMap::showSelected()
{
    const canvas::Thing selected = selectedThing();
    std::vector<canvas::Thing> things;
    if (!selected.isNothing())
        things.push_back(selected);
    highlights().setSelected(std::move(things));
}

const DraftPart *ScenarioMap::partOf(const canvas::Thing &thing) const
{
    const Draft &draft = m_document.draft();
    return thing.link >= 0 ? partOfLink(draft, thing.link) : partOfPlace(draft, thing.place);
}

const DraftPiece *ScenarioMap::pieceOf(const canvas::Thing &thing) const
{
    const DraftPart *part = partOf(thing);
    return part && !thing.key.empty() ? pieceShownAs(m_document.draft(), thing.key, *part) : nullptr;
}

const DraftPart *ScenarioMap::partAt(QPoint inViewport) const
{
    return viewport()->rect().contains(inViewport) ? partOf(thingAt(inViewport)) : nullptr;
}

void ScenarioMap::showRoomFor(const DraftPiece *piece)
{
    std::vector<canvas::Thing> room;
    for (const DraftPart &part : m_document.draft().parts) {
        if (!piece || (part.place < 0 && part.link < 0) || !slotIn(*piece, m_document.draft(), part))
            continue;
        const auto position = withPiece(m_document.draft(), m_document.position(), *piece, part);
        if (position && m_document.setup()->position(*position))
            room.push_back(part.link >= 0 ? canvas::linkThing(part.link) : canvas::placeThing(part.place));
    }
    highlights().setChoosable(std::move(room));
}

void ScenarioMap::pick(const canvas::Thing &thing)
{
    m_held = thing;
    if (const DraftPart *part = partOf(thing))
        m_document.select(part->pointer);
}

/// A stack goes as a whole, and comes back as a whole.
void ScenarioMap::drop(const canvas::Thing &from, const canvas::Thing &to, int count)
{
    const DraftPiece *piece = pieceOf(from);
    const DraftPart *start = partOf(from);
    const DraftPart *end = partOf(to);
    if (!piece || !start || !end || start == end)
        return;
    const QString refused = refusal(*piece, *end, m_document);
    const std::string target = end->pointer;
    if (!movePieces(m_document, *piece, count, start->pointer, target)) {
        Q_EMIT statusMessage(refused);
        showBeside(*viewport(), m_released, refused);
        return;
    }
    m_document.select(target);
    Q_EMIT statusMessage(firstFinding(m_document));
}

void ScenarioMap::removeHeld()
{
    const canvas::Thing current = keyboard().current();
    const canvas::Thing thing = current.key.empty() ? m_held : current;
    const DraftPart *part = partOf(thing);
    if (const DraftPiece *piece = pieceOf(thing))
        takePiece(m_document, *piece, part->pointer);
}

int ScenarioMap::showFound(const std::string &text)
{
    const Board &board = m_document.board();
    m_found.clear();
    for (const std::size_t place : placesIn(board, foundPlaces(*this, board, text)))
        m_found.push_back(canvas::placeThing(static_cast<int>(place)));
    highlights().setMarked(m_found);
    if (const DraftPart *part = m_found.empty() ? nullptr : partOf(m_found.front()))
        m_document.select(part->pointer);
    return static_cast<int>(m_found.size());
}

void ScenarioMap::revealFound()
{
    QRectF area;
    for (const canvas::Thing &thing : m_found)
        area |= boardScene().things().outlineOf(thing).boundingRect();
    if (!area.isEmpty())
        ensureVisible(area);
}

void ScenarioMap::setHeat(std::shared_ptr<const HeatMap> heat)
{
    m_heat = std::move(heat);
    viewport()->update();
}

void ScenarioMap::drawForeground(QPainter *painter, const QRectF &rect)
{
    BoardView::drawForeground(painter, rect);
    if (!m_heat || !boardScene().things().look())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const OverlayGround ground {m_document.board(), *boardScene().things().look(), m_appearance.theme(),
                                font(), viewport()->rect()};
    const double pixel = 1 / painter->worldTransform().m11();
    m_heat->paint(*painter, ground, pixel);
    m_heat->paintLegend(*painter, ground, pixel);
}

void ScenarioMap::mousePressEvent(QMouseEvent *event)
{
    m_held = {};
    BoardView::mousePressEvent(event);
}

/// What is dragged off the board is taken away.
void ScenarioMap::mouseReleaseEvent(QMouseEvent *event)
{
    m_released = event->globalPosition().toPoint();
    const bool isOff = !viewport()->rect().contains(event->position().toPoint());
    BoardView::mouseReleaseEvent(event);
    if (isOff && event->button() == Qt::LeftButton)
        removeHeld();
}

void ScenarioMap::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Delete && event->key() != Qt::Key_Backspace)
        return BoardView::keyPressEvent(event);
    removeHeld();
    event->accept();
}

/// By key, about what the keyboard points at, or else the part that is looked at.
void ScenarioMap::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
    if (QGuiApplication::mouseButtons() & Qt::LeftButton) // something is being dragged
        return;
    if (event->reason() != QContextMenuEvent::Keyboard) {
        pick(thingAt(event->pos()));
        Q_EMIT menuWanted(event->globalPos());
        return;
    }
    const canvas::Thing current = keyboard().current();
    pick(current.isNothing() ? selectedThing() : current);
    const QRect seen = viewport()->rect();
    const QPoint at = m_held.isNothing() ? seen.center() : rectOf(m_held).center();
    Q_EMIT menuWanted(viewport()->mapToGlobal(seen.contains(at) ? at : seen.center()));
}

void ScenarioMap::changeEvent(QEvent *event)
{
    BoardView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showPosition();
}

} // namespace merlon
