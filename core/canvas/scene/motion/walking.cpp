#include "core/canvas/scene/motion/walking.h"

#include "core/canvas/scene/motion/routes.h"

#include <algorithm>

namespace merlon::canvas {

namespace {

/// Whether two tokens are the same thing at different times.
bool isSame(const Token &a, const Token &b)
{
    return a.role == b.role && a.seat == b.seat && a.art == b.art && a.key == b.key;
}

bool isAt(const Spot &spot, int place)
{
    return spot.place == place && spot.link < 0;
}

const Spot *spotOf(const Picture &picture, std::span<const Spot> spots, const Token &token, int place)
{
    const auto found = std::ranges::find_if(
        spots, [&](const Spot &spot) { return isAt(spot, place) && isSame(tokenOf(picture, spot), token); });
    return found == spots.end() ? nullptr : &*found;
}

/// What stands on either side of the motion.
struct Scenes {
    const Picture &before;
    const Picture &after;
    std::vector<Spot> spotsBefore;
    std::vector<Spot> spotsAfter;
};

/// How many of a token set out from, or arrive at, a place.
int countOf(std::span<const Motion> motions, const Token &token, int place, int Motion::*end)
{
    int count = 0;
    for (const Motion &motion : motions) {
        if (motion.*end == place && place >= 0 && isSame(motion.token, token))
            count += motion.token.count;
    }
    return count;
}

/// The tokens that stay: without those that set out; what nobody walks to or from fades.
void addStaying(const Scenes &scenes, std::span<const Motion> motions, std::vector<DrawnToken> &drawn)
{
    for (const Spot &spot : scenes.spotsBefore) {
        Token token = tokenOf(scenes.before, spot);
        const int leave = spot.link < 0 ? countOf(motions, token, spot.place, &Motion::from) : 0;
        const auto later = std::ranges::find_if(scenes.spotsAfter, [&](const Spot &other) {
            return other.place == spot.place && other.link == spot.link
                && isSame(tokenOf(scenes.after, other), token);
        });
        token.count -= leave;
        if (leave > 0 && token.count <= 0)
            continue;
        const bool stays = later != scenes.spotsAfter.end();
        drawn.push_back({token, spot.centre, stays ? later->centre : spot.centre, spot.size,
                         stays ? later->size : spot.size, 1, stays ? 1.0 : 0.0});
    }
}

void addAppearing(const Scenes &scenes, std::span<const Motion> motions, std::vector<DrawnToken> &drawn)
{
    for (const Spot &spot : scenes.spotsAfter) {
        const Token &token = tokenOf(scenes.after, spot);
        const bool arrives = spot.link < 0 && countOf(motions, token, spot.place, &Motion::to) > 0;
        const bool wasThere = std::ranges::any_of(scenes.spotsBefore, [&](const Spot &other) {
            return other.place == spot.place && other.link == spot.link
                && isSame(tokenOf(scenes.before, other), token);
        });
        if (!arrives && !wasThere)
            drawn.push_back({token, spot.centre, spot.centre, spot.size * 0.6, spot.size, 0, 1});
    }
}

QPointF middleOf(const BoardLook &look, int place)
{
    return look.shapeOfPlace(static_cast<std::size_t>(place)).boundingRect().center();
}

Walk walkOf(const Board &board, const BoardLook &look, const Scenes &scenes, const Motion &motion)
{
    constexpr double kUsualSize = 36;
    const Spot *start = spotOf(scenes.before, scenes.spotsBefore, motion.token, motion.from);
    const Spot *end = spotOf(scenes.after, scenes.spotsAfter, motion.token, motion.to);
    Walk walk;
    walk.token = motion.token;
    walk.sizeFrom = start ? start->size : end ? end->size : kUsualSize * look.unit();
    walk.sizeTo = end ? end->size : walk.sizeFrom;
    if (motion.from >= 0)
        walk.line.push_back(start ? start->centre : middleOf(look, motion.from));
    const QPointF last = motion.to < 0 ? QPointF() : end ? end->centre : middleOf(look, motion.to);
    if (motion.from >= 0 && motion.to >= 0 && motion.from != motion.to) {
        const std::vector<QPointF> route = routeBetween(board, look, motion.from, motion.to);
        walk.line.insert(walk.line.end(), route.begin(), route.end());
    }
    if (motion.to >= 0 && motion.from != motion.to)
        walk.line.push_back(last);
    walk.shakes = motion.from == motion.to;
    if (motion.from < 0) {
        walk.sizeFrom = walk.sizeTo * 1.5;
        walk.opacityFrom = 0;
    }
    if (motion.to < 0)
        walk.opacityTo = 0;
    return walk;
}

/// What is seen only while it moves: a shot, a card that is turned over, a die.
Walk passingOf(const BoardLook &look, const Motion &motion)
{
    constexpr double kShot = 34;
    constexpr double kCard = 54;
    constexpr double kDie = 40;
    Walk walk;
    walk.token = motion.token;
    walk.manner = motion.manner;
    if (motion.manner == Manner::Flies)
        walk.line.push_back(middleOf(look, motion.from));
    walk.line.push_back(middleOf(look, motion.to));
    const double size = motion.manner == Manner::Flies ? kShot
        : motion.manner == Manner::Turns               ? kCard
                                                       : kDie;
    walk.sizeFrom = walk.sizeTo = size * look.unit();
    return walk;
}

/// A way of a piece, at the end of which it may die.
struct Way {
    Motion motion;
    bool dies = false;
};

bool isPlace(const Board &board, int place)
{
    return place >= 0 && static_cast<std::size_t>(place) < board.places().size();
}

/// Whether a motion goes on where another ended, with the same pieces.
bool continues(const Motion &next, const Way &way)
{
    const Motion &before = way.motion;
    return !way.dies && before.to >= 0 && before.to == next.from && before.from != before.to
        && next.from != next.to && before.from != next.to && before.token.count == next.token.count
        && isSame(before.token, next.token);
}

/// Two legs of one piece become one way, and a death at its end too.
std::vector<Way> joined(const Board &board, std::span<const Motion> motions)
{
    std::vector<Way> ways;
    for (Motion motion : motions) {
        if (motion.manner != Manner::Walks)
            continue;
        if (!isPlace(board, motion.from))
            motion.from = -1;
        if (!isPlace(board, motion.to))
            motion.to = -1;
        if (motion.from < 0 && motion.to < 0)
            continue;
        const auto leg = std::ranges::find_if(ways, [&](const Way &way) { return continues(motion, way); });
        if (leg == ways.end())
            ways.push_back({motion, false});
        else if (motion.to >= 0)
            leg->motion.to = motion.to;
        else
            leg->dies = true;
    }
    return ways;
}

} // namespace

const Token &tokenOf(const Picture &picture, const Spot &spot)
{
    return spot.link >= 0 ? picture.links[static_cast<std::size_t>(spot.link)].tokens[spot.token]
                          : picture.places[static_cast<std::size_t>(spot.place)].tokens[spot.token];
}

std::vector<DrawnToken> standing(const Picture &picture, std::span<const Spot> spots)
{
    std::vector<DrawnToken> drawn;
    drawn.reserve(spots.size());
    for (const Spot &spot : spots)
        drawn.push_back({tokenOf(picture, spot), spot.centre, spot.centre, spot.size, spot.size, 1, 1});
    return drawn;
}

Walking walkBetween(const BoardThings &things, const Picture &after, std::span<const Motion> motions)
{
    const Board &board = things.board();
    const BoardLook &look = *things.look();
    const Scenes scenes {
        things.picture(), after, {things.spots().begin(), things.spots().end()}, things.spotsFor(after)};
    const std::vector<Way> ways = joined(board, motions);
    std::vector<Motion> legs;
    Walking walking;
    for (const Way &way : ways) {
        legs.push_back(way.motion);
        walking.walks.push_back(walkOf(board, look, scenes, way.motion));
        if (way.dies)
            walking.walks.back().opacityTo = 0;
    }
    for (const Motion &motion : motions) {
        const bool comes = motion.manner != Manner::Flies || isPlace(board, motion.from);
        if (motion.manner != Manner::Walks && comes && isPlace(board, motion.to))
            walking.walks.push_back(passingOf(look, motion));
    }
    addStaying(scenes, legs, walking.standing);
    addAppearing(scenes, legs, walking.standing);
    return walking;
}

} // namespace merlon::canvas
