#include "core/canvas/scene/board_scene.h"

#include "core/canvas/scene/layers/badge_layer.h"
#include "core/canvas/scene/layers/ground_layer.h"
#include "core/canvas/scene/layers/mark_layer.h"
#include "core/canvas/scene/layers/name_layer.h"
#include "core/canvas/scene/layers/state_layer.h"
#include "core/canvas/scene/motion/walking.h"

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
    , m_walking(new MotionLayer(*this, *m_tokens, 6))
    , m_motion(*this, *m_tokens, *m_walking)
{
    setItemIndexMethod(QGraphicsScene::NoIndex);
    for (Layer *layer : std::initializer_list<Layer *> {m_ground, m_state, m_glow, m_names, m_tokens, m_rings,
                                                        m_badges, m_walking})
        addItem(layer);
}

BoardScene::~BoardScene() = default;

void BoardScene::setBoard(const Board &board)
{
    m_things.setBoard(board);
    dropMarks();
    m_tokens->setFamily(m_things.look()->family());
    m_ground->forget();
    setSheet(m_things.look()->bounds());
    setPicture({});
    Q_EMIT groundChanged();
}

void BoardScene::changeBoard(const Board &board, Picture picture)
{
    if (!m_things.look()) {
        setBoard(board);
        return setPicture(std::move(picture));
    }
    const std::unique_ptr<BoardLook> before = m_things.changeBoard(board);
    dropMarks();
    constexpr double kMarks = 12; // pixels: what lies above the ground reaches a little further
    damageGround(m_things.look()->changedSince(*before, m_sheet), kMarks);
    setPicture(std::move(picture));
}

bool BoardScene::renewLook()
{
    if (!m_things.renewLook())
        return false;
    m_rings->forget();
    damageGround(m_sheet);
    showPicture();
    return true;
}

/// What is pointed out or moves belongs to a board.
void BoardScene::dropMarks()
{
    m_marks = {};
    m_rings->forget();
    m_motion.cancel();
    m_badges->setBadges({});
}

void BoardScene::setAboveGround(GroundPainter above)
{
    m_ground->setAbove(std::move(above));
    damageGround(m_sheet);
}

void BoardScene::setParts(GroundParts parts)
{
    m_things.setParts(std::move(parts));
    damageGround(m_sheet);
}

void BoardScene::setShowsNames(bool shows)
{
    m_names->setVisible(shows);
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
    return m_things.look() ? m_ground->overview(width) : QPixmap();
}

void BoardScene::setPicture(Picture picture)
{
    if (const std::unique_ptr<BoardLook> before = m_things.setPicture(std::move(picture)))
        damageGround(m_things.look()->changedSince(*before, m_sheet));
    showPicture();
}

void BoardScene::showPicture()
{
    m_tokens->show(standing(m_things.picture(), m_things.spots()));
    m_glow->forget();
    m_state->forget();
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
    if (things == m_marks.choosable)
        return;
    m_marks.choosable = std::move(things);
    m_glow->forget();
}

void BoardScene::setGuided(std::vector<Thing> things)
{
    if (things == m_marks.guided)
        return;
    m_marks.guided = std::move(things);
    m_glow->forget();
    m_rings->update();
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

Thing BoardScene::namedAt(QPointF point) const
{
    const int place = m_names->placeNamedAt(point);
    return place < 0 ? Thing {} : placeThing(place);
}

std::vector<WrittenName> BoardScene::writtenNames() const
{
    return m_names->names();
}

void BoardScene::setSheet(const QRectF &sheet)
{
    if (sheet == m_sheet)
        return;
    m_sheet = sheet;
    m_ground->forget();
    Q_EMIT groundChanged();
    for (Layer *layer : std::initializer_list<Layer *> {m_ground, m_state, m_glow, m_names, m_tokens, m_rings,
                                                        m_badges, m_walking})
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
    m_state->forget();
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

} // namespace merlon::canvas
