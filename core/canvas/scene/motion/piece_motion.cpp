#include "core/canvas/scene/motion/piece_motion.h"

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/scene/motion/walking.h"

#include <utility>

namespace merlon::canvas {

PieceMotion::PieceMotion(BoardScene &scene, TokenLayer &standing, MotionLayer &walking)
    : m_scene(scene)
    , m_standing(standing)
    , m_walking(walking)
{
}

PieceMotion::~PieceMotion() = default;

void PieceMotion::begin(const std::vector<Motion> &motions, Picture after)
{
    const BoardThings &things = m_scene.things();
    after.places.resize(things.board().places().size());
    after.links.resize(things.board().links().size());
    m_after = std::make_unique<Picture>(std::move(after));
    if (!things.look())
        return;
    Walking walking = walkBetween(things, *m_after, motions);
    m_standing.show(std::move(walking.standing));
    m_walking.setWalks(std::move(walking.walks));
    setProgress(0);
}

void PieceMotion::setProgress(double progress)
{
    m_standing.setProgress(progress);
    m_walking.setProgress(progress);
}

void PieceMotion::end()
{
    if (!m_after)
        return;
    m_walking.setWalks({});
    m_scene.setPicture(std::move(*std::exchange(m_after, nullptr)));
}

void PieceMotion::cancel()
{
    m_after.reset();
    m_walking.setWalks({});
}

void PieceMotion::setDragged(const Token *token, QPointF point, double size)
{
    m_walking.setDragged(token, point, size);
}

} // namespace merlon::canvas
