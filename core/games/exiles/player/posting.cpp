#include "core/games/exiles/city.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/player/layout.h"

#include <algorithm>

/// EX-7.3: how units are spread before it is known which fronts are attacked.
namespace merlon::exiles {

namespace {

/// Shooters, the best first.
constexpr std::array<std::size_t, 3> kBestShooters {5, 3, 1};
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

/// What should stand where.
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
        if (manTowers) {
            shootersOnTowers(1);
            shootersOnInspired();
        }
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
        for (const std::size_t unit : kBestShooters) {
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

    /// EX-7.1: each shooter there counts for more.
    void shootersOnInspired()
    {
        const Post tower = m_scene.data.now.inspired;
        if (tower == kNoPost || !m_scene.map.isTower(tower))
            return;
        for (int room = capacityOf(m_scene, tower) - placedOn(tower); room > 0; --room)
            placeShooter(tower);
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

} // namespace

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
            const int ready = over > 0 ? std::min(mostMovable(scene, from, unit, 0, rank), allowed) : 0;
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

} // namespace merlon::exiles
