#include "core/canvas/scene/board_scene.h"

#include "core/canvas/scene/badge_layer.h"
#include "core/canvas/scene/ground_layer.h"
#include "core/canvas/scene/mark_layer.h"
#include "core/canvas/scene/name_layer.h"
#include "core/canvas/scene/state_layer.h"
#include "core/canvas/scene/walking.h"

#include <QPainterPathStroker>

#include <algorithm>
#include <utility>

namespace merlon::canvas {

BoardScene::BoardScene(const Art &art)
    : m_art(art)
    , m_ground(new GroundLayer(*this, 0))
    , m_state(new StateLayer(*this, 0.5))
    , m_glow(new MarkLayer(*this, MarkLayer::Kind::Glow, 1))
    , m_names(new NameLayer(*this, 2))
    , m_tokens(new TokenLayer(*this, 3))
    , m_rings(new MarkLayer(*this, MarkLayer::Kind::Ring, 4))
    , m_badges(new BadgeLayer(*this, 5))
    , m_motion(new MotionLayer(*this, *m_tokens, 6))
{
    setItemIndexMethod(QGraphicsScene::NoIndex);
    for (Layer *layer : std::initializer_list<Layer *> {m_ground, m_state, m_glow, m_names, m_tokens, m_rings,
                                                        m_badges, m_motion})
        addItem(layer);
}

BoardScene::~BoardScene() = default;

void BoardScene::setBoard(const Board &board)
{
    m_board = board;
    m_look = makeLook(m_board);
    dropMarks();
    m_tokens->setFamily(m_look->family());
    m_ground->forget();
    setSheet(m_look->bounds());
    setPicture({});
    Q_EMIT groundChanged();
}

void BoardScene::changeBoard(const Board &board)
{
    if (!m_look)
        return setBoard(board);
    const std::unique_ptr<BoardLook> before = std::exchange(m_look, makeLook(board, m_look.get()));
    m_board = board;
    dropMarks();
    constexpr double kMarks = 12; // pixels: what lies above the ground reaches a little further
    damageGround(m_look->changedSince(*before, m_sheet), kMarks);
    setPicture({});
}

bool BoardScene::renewLook()
{
    if (!m_look || m_look->isSuited())
        return false;
    m_look = makeLook(m_board);
    m_rings->forget();
    m_linkOutlines.clear();
    damageGround(m_sheet);
    showPicture();
    return true;
}

/// What is pointed out or moves belongs to a board.
void BoardScene::dropMarks()
{
    m_marks = {};
    m_rings->forget();
    m_linkOutlines.clear();
    m_after.reset();
    m_motion->setWalks({});
    m_badges->setBadges({});
}

void BoardScene::setAboveGround(GroundPainter above)
{
    m_ground->setAbove(std::move(above));
    damageGround(m_sheet);
}

void BoardScene::setParts(GroundParts parts, bool names)
{
    m_parts = std::move(parts);
    m_names->setVisible(names);
    damageGround(m_sheet);
}

void BoardScene::damageGround(const QRectF &area, double pixels)
{
    if (area.isNull())
        return;
    m_ground->damage(area, pixels);
    Q_EMIT groundChanged();
}

QPixmap BoardScene::overview(double width) const
{
    return m_look ? m_ground->overview(width) : QPixmap();
}

void BoardScene::setPicture(Picture picture)
{
    m_picture = std::move(picture);
    m_picture.places.resize(m_board.places().size());
    m_picture.links.resize(m_board.links().size());
    showPicture();
}

void BoardScene::showPicture()
{
    ++m_revision;
    m_spots = m_look ? m_look->arrange(m_picture) : std::vector<Spot> {};
    m_tokens->show(standing(m_picture, m_spots));
    m_glow->forget();
    m_state->update();
}

const Token &BoardScene::tokenAt(const Spot &spot) const
{
    return tokenOf(m_picture, spot);
}

void BoardScene::setBadges(std::vector<Badge> badges)
{
    m_badges->setBadges(std::move(badges));
}

const std::vector<Badge> &BoardScene::badges() const
{
    return m_badges->badges();
}

void BoardScene::setChoosable(std::vector<Thing> things)
{
    m_marks.choosable = std::move(things);
    m_glow->forget();
}

BoardMarks &BoardScene::editMarks()
{
    m_rings->update();
    return m_marks;
}

const Thing *BoardScene::choosable(const Thing &thing) const
{
    const auto found =
        std::ranges::find_if(m_marks.choosable, [&](const Thing &other) { return isMeant(other, thing); });
    return found == m_marks.choosable.end() ? nullptr : &*found;
}

void BoardScene::setSheet(const QRectF &sheet)
{
    if (sheet == m_sheet)
        return;
    m_sheet = sheet;
    m_ground->forget();
    Q_EMIT groundChanged();
    for (Layer *layer : std::initializer_list<Layer *> {m_ground, m_state, m_glow, m_names, m_tokens, m_rings,
                                                        m_badges, m_motion})
        layer->setArea(sheet);
}

void BoardScene::settle(const QRectF &visible, double scale, double devicePixelRatio)
{
    m_ground->settle(visible, scale, devicePixelRatio);
    m_tokens->settle(scale, devicePixelRatio);
    m_names->settle(visible, scale, devicePixelRatio);
    m_badges->settle(visible, scale, devicePixelRatio);
    update();
}

bool BoardScene::isSettledFor(const QRectF &visible, double scale, double devicePixelRatio) const
{
    return m_ground->covers(visible, scale, devicePixelRatio);
}

void BoardScene::themeChanged()
{
    m_ground->forget();
    Q_EMIT groundChanged();
    m_glow->forget();
    m_rings->forget();
    m_tokens->forget();
    m_names->forget();
    update();
}

void BoardScene::setNameFont(const QFont &font)
{
    m_names->setFont(font);
    m_badges->setFont(font);
}

void BoardScene::beginMotion(const std::vector<Motion> &motions, Picture after)
{
    after.places.resize(m_board.places().size());
    after.links.resize(m_board.links().size());
    m_after = std::make_unique<Picture>(std::move(after));
    if (!m_look)
        return;
    Walking walking = walkBetween(m_board, *m_look, m_picture, *m_after, motions);
    m_tokens->show(std::move(walking.standing));
    m_motion->setWalks(std::move(walking.walks));
    setProgress(0);
}

void BoardScene::setProgress(double progress)
{
    m_tokens->setProgress(progress);
    m_motion->setProgress(progress);
}

void BoardScene::endMotion()
{
    if (!m_after)
        return;
    m_motion->setWalks({});
    setPicture(std::move(*std::exchange(m_after, nullptr)));
}

void BoardScene::setDragged(const Token *token, QPointF point, double size)
{
    m_motion->setDragged(token, point, size);
}

} // namespace merlon::canvas
