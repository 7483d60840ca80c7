#include "core/games/exiles/player/layout.h"

#include "core/games/exiles/city.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/player/worth.h"

#include <algorithm>

namespace merlon::exiles {

namespace {

/// Shooters from the best.
constexpr std::array<std::size_t, 3> kShooters {5, 3, 1};
/// All types by what they do on a wall, the best first.
constexpr std::array<std::size_t, kUnits> kOnWall {4, 5, 2, 3, 0, 1};
constexpr int kWeakTurns = 3; ///< in which there are too few shooters to hold towers against flyers

using Wanted = std::array<std::array<std::uint8_t, kUnits>, kPosts>;

/// The endurance of the flyers that a front has to expect, or that are there already.
int enduranceOfFlyers(const Scene &scene)
{
    const SiegeState &siege = scene.data.siege;
    if (siege.faction == kNoFaction || siege.row == 0)
        return 0;
    const auto army = armyOf(scene).units;
    int sum = 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        sum += scene.enemy(kind).flies ? army[kind] * scene.enemy(kind).endurance : 0;
    return sum / std::max<int>(1, siege.frontCount);
}

/// RFS of all shooters; half of the towers reach a front.
int fireAtFront(const Scene &scene)
{
    int fire = 0;
    for (const PostState &post : scene.data.posts) {
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            fire += post.count(unit) * kUnitData[unit].fire;
    }
    return fire / 2;
}

/// Flyers fall upon shooters on towers, where no wall helps: towers that cannot bring them down first are left empty.
bool areTowersSafe(const Scene &scene)
{
    return scene.data.turn > kWeakTurns || enduranceOfFlyers(scene) <= fireAtFront(scene);
}

/// How units are spread before it is known which fronts are attacked.
class Spread {
public:
    explicit Spread(const Scene &scene)
        : m_scene(scene)
    {
        for (std::size_t post = 0; post < kPosts; ++post) {
            for (std::size_t unit = 0; unit < kUnits; ++unit)
                m_left[unit] += scene.data.posts[post].count(unit);
        }
        const bool opensKeep = scene.data.levelOf(Building::Keep) >= 1;
        const bool manTowers = areTowersSafe(scene);
        if (manTowers)
            shootersOnTowers(1);
        if (scene.data.levelOf(Building::Keep) >= kShootingKeep)
            shootersInKeep();
        if (manTowers)
            shootersOnTowers(0xFF);
        if (opensKeep)
            reserveInKeep();
        else
            spreadOnWalls();
    }

    const Wanted &wanted() const { return m_wanted; }

private:
    bool placeShooter(Post post)
    {
        for (const std::size_t unit : kShooters) {
            if (m_left[unit] == 0)
                continue;
            --m_left[unit];
            ++m_wanted[post][unit];
            return true;
        }
        return false;
    }

    int placedOn(Post post) const
    {
        int sum = 0;
        for (const std::uint8_t number : m_wanted[post])
            sum += number;
        return sum;
    }

    /// Round after round, one on each tower, up to so many on each.
    void shootersOnTowers(int most)
    {
        for (bool goesOn = true; goesOn;) {
            goesOn = false;
            for (int index = 0; index < m_scene.map.sections; ++index) {
                const auto post = static_cast<Post>(index);
                if (!m_scene.map.isTower(post) || placedOn(post) >= std::min(most, capacityOf(m_scene, post)))
                    continue;
                goesOn = placeShooter(post) || goesOn;
            }
        }
    }

    void shootersInKeep()
    {
        for (int number = 0; number < kKeepShooters; ++number)
            placeShooter(kKeepPost);
    }

    void reserveInKeep()
    {
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            m_wanted[kKeepPost][unit] = static_cast<std::uint8_t>(m_wanted[kKeepPost][unit] + m_left[unit]);
    }

    void spreadOnWalls()
    {
        for (const std::size_t unit : kOnWall) {
            while (m_left[unit] > 0) {
                Post best = kNoPost;
                for (int index = 0; index < m_scene.map.sections; ++index) {
                    const auto post = static_cast<Post>(index);
                    if (placedOn(post) >= capacityOf(m_scene, post))
                        continue;
                    if (best == kNoPost || placedOn(post) < placedOn(best))
                        best = post;
                }
                if (best == kNoPost)
                    return;
                --m_left[unit];
                ++m_wanted[best][unit];
            }
        }
    }

    const Scene &m_scene;
    std::array<int, kUnits> m_left {};
    Wanted m_wanted {};
};

int overOn(const Scene &scene, const Wanted &wanted, Post post, std::size_t unit)
{
    return scene.data.posts[post].count(unit) - wanted[post][unit];
}

template <class Act>
void forEachPostOf(const Map &map, Act act)
{
    for (int index = 0; index < map.sections; ++index)
        act(static_cast<Post>(index));
    act(kKeepPost);
}

/// The rank of a type of which most can go now; 0 if none can.
int movable(const Scene &scene, Post from, std::size_t unit, std::size_t barred, std::size_t &rank)
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

Transfer postingTransfer(const Scene &scene, Seat seat)
{
    const Spread spread(scene);
    const Wanted &wanted = spread.wanted();
    const int allowed = kMostInPass - scene.data.now.moved;
    Transfer best;
    if (allowed <= 0)
        return best;
    forEachPostOf(scene.map, [&](Post from) {
        if (best.number > 0 || scene.commanderOf(from) != seat)
            return;
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            const int over = overOn(scene, wanted, from, unit);
            std::size_t rank = 0;
            const int ready = over > 0 ? std::min(movable(scene, from, unit, 0, rank), allowed) : 0;
            if (ready == 0)
                continue;
            forEachPostOf(scene.map, [&](Post to) {
                const int missing = -overOn(scene, wanted, to, unit);
                const int number = std::min({over, ready, missing, roomOn(scene, to)});
                if (from != to && number > 0 && best.number == 0)
                    best = {from, rank, to, number};
            });
            // Others are wanted on this tower: make room.
            if (best.number == 0 && scene.map.isTower(from) && roomOn(scene, kKeepPost) > 0)
                best = {from, rank, kKeepPost, std::min(over, ready)};
            if (best.number > 0)
                return;
        }
    });
    return best;
}

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
        int ready = movable(scene, kKeepPost, unit, barred, rank);
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
        int ready = movable(scene, kKeepPost, unit, kMoved, rank);
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
            const int ready = movable(scene, from, unit, barred, rank);
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
            const int ready = movable(scene, from, unit, kMoved | kFired, rank);
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
            const int ready = movable(scene, from, unit, kMoved | kFired, rank);
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

Transfer nextForeseen(const Scene &scene)
{
    int walls = 0;
    const Post wall = neediestWall(scene, walls);
    if (wall == kNoPost)
        return {};
    for (const std::size_t unit : kOnWall) {
        for (int index = 0; index < scene.map.sections; ++index) {
            const auto from = static_cast<Post>(index);
            std::size_t rank = 0;
            if (!isUnderAttack(scene, from) && movable(scene, from, unit, 0, rank) > 0)
                return {from, rank, wall, 1};
        }
    }
    return {};
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
