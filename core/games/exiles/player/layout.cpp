#include "core/games/exiles/player/layout.h"

#include "core/games/exiles/city.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/player/worth.h"

#include <algorithm>

/// EX-7.5, EX-10.8: where units go once it is known which fronts are attacked.
namespace merlon::exiles {

namespace {

int strengthOn(const Scene &scene, Post post)
{
    int sum = 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        sum += scene.data.posts[post].count(unit) * kUnitOnWall[unit];
    return sum;
}

/// The attacked wall with room that needs help most; how many such walls there are.
Post neediestWall(const Scene &scene, int &walls)
{
    Post best = kNoPost;
    double most = 0;
    walls = 0;
    for (int index = 0; index < scene.map.fronts; ++index) {
        const auto front = static_cast<std::size_t>(index);
        const Post wall = scene.map.front[front].wall;
        if (!scene.data.fronts[front].isAttacked || roomOn(scene, wall) == 0)
            continue;
        ++walls;
        const double need = (1.0 + threatOn(scene, front)) / (30.0 + strengthOn(scene, wall));
        if (need > most) {
            most = need;
            best = wall;
        }
    }
    return best;
}

/// From the Keep to the walls under attack; `spare`: shooters that stay inside.
Transfer fromKeep(const Scene &scene, int spare, std::size_t barred)
{
    int walls = 0;
    const Post wall = neediestWall(scene, walls);
    if (wall == kNoPost)
        return {};
    const int shooters = scene.data.posts[kKeepPost].shooters();
    for (const std::size_t unit : kOnWall) {
        std::size_t rank = 0;
        int ready = mostMovable(scene, kKeepPost, unit, barred, rank);
        if (kUnitData[unit].isRanged)
            ready = std::min(ready, shooters - spare);
        if (ready <= 0)
            continue;
        const int share = std::max(1, (ready + walls - 1) / walls);
        return {kKeepPost, rank, wall, std::min({ready, share, roomOn(scene, wall)})};
    }
    return {};
}

int keptShooters(const Scene &scene)
{
    return scene.data.levelOf(Building::Keep) >= kShootingKeep ? kKeepShooters : 0;
}

/// What is left in the Keep has to go somewhere: shooters to towers under attack, the others where there is room.
Transfer outOfKeep(const Scene &scene)
{
    const int shooters = scene.data.posts[kKeepPost].shooters();
    for (const std::size_t unit : {0, 2, 4, 1, 3, 5}) {
        std::size_t rank = 0;
        int ready = mostMovable(scene, kKeepPost, unit, kMoved, rank);
        if (kUnitData[unit].isRanged)
            ready = std::min(ready, shooters - keptShooters(scene));
        if (ready <= 0)
            continue;
        Post best = kNoPost;
        int most = 0;
        for (int index = 0; index < scene.map.sections; ++index) {
            const auto post = static_cast<Post>(index);
            const int room = roomOn(scene, post);
            const int worth = room == 0 ? 0
                                        : room + (isUnderAttack(scene, post) ? 20 : 0)
                    + (scene.map.isTower(post) == kUnitData[unit].isRanged ? 10 : 0);
            if (worth > most) {
                most = worth;
                best = post;
            }
        }
        if (best != kNoPost)
            return {kKeepPost, rank, best, std::min(ready, roomOn(scene, best))};
    }
    return {};
}

/// From a flank or another neighbor to a wall under attack: soldiers that do not shoot there.
Transfer fromNeighbors(const Scene &scene, Seat seat, std::size_t barred)
{
    int walls = 0;
    const Post wall = neediestWall(scene, walls);
    if (wall == kNoPost)
        return {};
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto from = static_cast<Post>(index);
        const bool isBeside = (scene.map.section[from].adjacent >> wall & 1u) != 0;
        if (!isBeside || scene.commanderOf(from) != seat || isAttackedWall(scene, from))
            continue;
        for (const std::size_t unit : {4, 2, 0}) {
            std::size_t rank = 0;
            const int ready = mostMovable(scene, from, unit, barred, rank);
            if (ready > 0)
                return {from, rank, wall, std::min(ready, roomOn(scene, wall))};
        }
    }
    return {};
}

bool flyersCome(const Scene &scene, Post tower)
{
    for (int index = 0; index < scene.map.fronts; ++index) {
        const auto front = static_cast<std::size_t>(index);
        const MapFront &at = scene.map.front[front];
        for (std::size_t kind = 0; kind < kEnemies && (at.left == tower || at.right == tower); ++kind) {
            if (scene.enemy(kind).flies && scene.data.fronts[front].assault[kind] > 0)
                return true;
        }
    }
    return false;
}

/// Stage 7: who has not shot on a tower goes inside before flyers come.
Transfer fromTowers(const Scene &scene, Seat seat)
{
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto from = static_cast<Post>(index);
        if (!scene.map.isTower(from) || scene.commanderOf(from) != seat || !flyersCome(scene, from)
            || roomOn(scene, kKeepPost) == 0)
            continue;
        for (const std::size_t unit : kOnWall) {
            std::size_t rank = 0;
            const int ready = mostMovable(scene, from, unit, kMoved | kFired, rank);
            if (ready > 0)
                return {from, rank, kKeepPost, ready};
        }
    }
    return {};
}

/// Stage 7: reserves on walls that nobody attacks gather in the Keep.
Transfer intoKeep(const Scene &scene, Seat seat)
{
    if (roomOn(scene, kKeepPost) == 0)
        return {};
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto from = static_cast<Post>(index);
        if (scene.commanderOf(from) != seat || isUnderAttack(scene, from))
            continue;
        for (const std::size_t unit : kOnWall) {
            std::size_t rank = 0;
            const int ready = mostMovable(scene, from, unit, kMoved | kFired, rank);
            if (ready > 0)
                return {from, rank, kKeepPost, ready};
        }
    }
    return {};
}

Transfer siegeTransfer(const Scene &scene, Seat seat, bool isShifting)
{
    const std::size_t barred = isShifting ? std::size_t {kMoved | kFired} : std::size_t {kMoved};
    Transfer next;
    if (seat == scene.data.firstPlayer)
        next = fromKeep(scene, keptShooters(scene), barred);
    if (next.number == 0)
        next = fromNeighbors(scene, seat, barred);
    if (next.number == 0 && isShifting)
        next = fromTowers(scene, seat);
    if (next.number == 0 && isShifting)
        next = intoKeep(scene, seat);
    if (next.number == 0 && !isShifting && seat == scene.data.firstPlayer)
        next = outOfKeep(scene);
    return next;
}

// Points

Scored scoreTransfer(const Outlook &outlook, Choice made, const Transfer &next, bool isSecond)
{
    const Map &map = outlook.scene.map;
    if (is(made, Verb::Done))
        return {0, {"advice.all-in-place"}};
    if (is(made, Verb::MoveEngine)) {
        const bool isBetter =
            isBetterInKeep(outlook.scene, map.postOn(made.args[1]), map.postOn(made.args[2]));
        return {isBetter ? 2 : -2, {"advice.engine-in-keep", 0}};
    }
    const Post post = map.postOn(made.args[0]);
    const char *const why = post == kKeepPost ? "advice.into-keep"
        : isAttackedWall(outlook.scene, post) ? "advice.to-attacked-wall"
                                              : "advice.to-post";
    if (isSecond) {
        const Post from =
            map.postOn(outlook.step.kind == static_cast<std::uint8_t>(StepKind::SendUnits) ? outlook.step.b
                                                                                           : outlook.step.a);
        if (next.number > 0 && next.from == from)
            return {post == next.to && made.args[1] == next.number ? 1 : -1, {why, 0}};
        // Somebody has picked other units.
        return {(isAttackedWall(outlook.scene, post) ? 4
                     : post == kKeepPost             ? 2
                                                     : 0)
                    - made.args[1],
                {why, 0}};
    }
    const bool isNext = next.number > 0 && post == next.from && made.args[1] == next.rank;
    const bool mustLeave = post == kKeepPost && !kUnitData[unitOf(made.args[1])].isRanged;
    return {isNext ? 1 : mustLeave ? -1 : -2, {"advice.move", 1}};
}

} // namespace

int mostMovable(const Scene &scene, Post from, std::size_t unit, std::size_t barred, std::size_t &rank)
{
    int most = 0;
    for (std::size_t marks = 0; marks < kMarkSets; ++marks) {
        const int number = scene.data.posts[from].units[unit][marks];
        if ((marks & barred) != 0 || number <= most)
            continue;
        most = number;
        rank = rankOf(unit, marks);
    }
    return most;
}

bool isUnderAttack(const Scene &scene, Post section)
{
    for (int index = 0; index < scene.map.fronts; ++index) {
        const MapFront &front = scene.map.front[static_cast<std::size_t>(index)];
        if (scene.data.fronts[static_cast<std::size_t>(index)].isAttacked
            && (front.wall == section || front.left == section || front.right == section))
            return true;
    }
    return false;
}

bool isAttackedWall(const Scene &scene, Post section)
{
    return scene.map.isWall(section) && scene.data.fronts[scene.map.section[section].front].isAttacked;
}

Transfer nextTransfer(const Scene &scene, Seat seat, Movement movement)
{
    switch (movement) {
    case Movement::Posting:
    case Movement::PostingAgain:
        return postingTransfer(scene, seat);
    case Movement::Reinforcing:
        return siegeTransfer(scene, seat, false);
    case Movement::Shifting:
        break;
    }
    return siegeTransfer(scene, seat, true);
}

bool isBetterInKeep(const Scene &scene, Post from, Post to)
{
    return to == kKeepPost && from != kKeepPost
        && slotsOf(scene, kKeepPost) > scene.data.posts[kKeepPost].engineCount();
}

Scored scoreMoving(const Outlook &outlook, Choice made)
{
    const bool isSecond = outlook.kind() == StepKind::SendUnits || outlook.kind() == StepKind::ForeseenTo;
    return scoreTransfer(outlook, made, outlook.transfer(), isSecond);
}

} // namespace merlon::exiles
