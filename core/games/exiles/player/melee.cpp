#include "core/games/exiles/player/melee.h"

#include "core/games/exiles/enemy.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/player/worth.h"
#include "core/games/exiles/siege/siege.h"

#include <algorithm>
#include <limits>
#include <vector>

/// EX-11.10: the units of a section are shared out so that the average outcome is best.
namespace merlon::exiles {

namespace {

constexpr double kDicePairs = kFightThrows;
constexpr int kTiredShooter = 60; ///< for each RFS: it does not shoot again in this turn
/// Larger garrisons are shared out without the types beyond this number of ways.
constexpr std::size_t kMostWays = 600;

/// The types from the one that leaves first.
constexpr std::array<std::size_t, kUnits> kLeaving {1, 0, 3, 5, 2, 4};

struct OwnLosses {
    int worth = 0;
    int number = 0;
};

OwnLosses lostOf(const Troop &troop, int points)
{
    OwnLosses lost;
    for (const std::size_t unit : kLeaving) {
        for (int left = troop[unit]; left > 0; --left) {
            if (kUnitData[unit].endurance > points)
                return lost;
            points -= kUnitData[unit].endurance;
            lost.worth += kUnitWorth[unit];
            ++lost.number;
        }
    }
    return lost;
}

int sizeOfTroop(const Troop &troop)
{
    int sum = 0;
    for (const std::uint8_t number : troop)
        sum += number;
    return sum;
}

int tiredShooters(const Troop &troop)
{
    int fire = 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        fire += troop[unit] * kUnitData[unit].fire;
    return fire * kTiredShooter;
}

/// Shares the free units of a section out among its squads, one squad after the other.
class Sharer {
public:
    Sharer(const Scene &scene, Post section)
        : m_scene(scene)
    {
        for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
            const SquadIndex index = squadOf(section, number);
            if (scene.data.squads[index].exists())
                m_squads[m_squadCount++] = number;
        }
        takeFree(section);
        countWays();
        for (std::size_t squad = 0; squad < m_squadCount; ++squad)
            evaluate(squad, section);
    }

    Sharing run()
    {
        std::vector<int> after(m_ways, 0);
        std::vector<int> now(m_ways);
        std::vector<std::vector<std::uint16_t>> chosen(m_squadCount, std::vector<std::uint16_t>(m_ways));
        for (std::size_t squad = m_squadCount; squad-- > 0;) {
            for (std::size_t left = 0; left < m_ways; ++left)
                chooseFor(squad, left, after, now[left], chosen[squad][left]);
            std::swap(after, now);
        }
        Sharing sharing;
        std::size_t left = m_ways - 1;
        sharing.points = after[left];
        for (std::size_t squad = 0; squad < m_squadCount; ++squad) {
            const std::size_t way = chosen[squad][left];
            sharing.added[m_squads[squad]] = m_troops[way];
            left -= way;
        }
        return sharing;
    }

private:
    void takeFree(Post section)
    {
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            int free =
                m_scene.data.posts[section].units[unit][0] + m_scene.data.posts[section].units[unit][kFought];
            for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
                const auto &both = m_scene.data.squads[squadOf(section, number)].defenders[unit];
                free -= both[0] + both[kFought];
            }
            m_free[unit] = static_cast<std::uint8_t>(free);
        }
    }

    /// A way is a troop out of the free units, told by a number of mixed radix.
    void countWays()
    {
        m_ways = 1;
        for (std::size_t unit = kUnits; unit-- > 0;) { // the best fighters come last in the table
            const std::size_t room = kMostWays / m_ways;
            m_free[unit] =
                static_cast<std::uint8_t>(std::min<std::size_t>(m_free[unit], room > 0 ? room - 1 : 0));
            m_ways *= m_free[unit] + 1u;
        }
        m_troops.resize(m_ways);
        for (std::size_t way = 0; way < m_ways; ++way) {
            std::size_t rest = way;
            for (std::size_t unit = 0; unit < kUnits; ++unit) {
                m_troops[way][unit] = static_cast<std::uint8_t>(rest % (m_free[unit] + 1u));
                rest /= m_free[unit] + 1u;
            }
        }
    }

    void evaluate(std::size_t squad, Post section)
    {
        const SquadIndex index = squadOf(section, m_squads[squad]);
        const Foe foe(m_scene, index);
        const Troop before = troopOf(m_scene.data.squads[index]);
        m_points[squad].resize(m_ways);
        for (std::size_t way = 0; way < m_ways; ++way) {
            Troop troop = before;
            for (std::size_t unit = 0; unit < kUnits; ++unit)
                troop[unit] = static_cast<std::uint8_t>(troop[unit] + m_troops[way][unit]);
            m_points[squad][way] = foe.against(troop).points;
        }
    }

    bool isWithin(std::size_t way, std::size_t left) const
    {
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            if (m_troops[way][unit] > m_troops[left][unit])
                return false;
        }
        return true;
    }

    void chooseFor(std::size_t squad, std::size_t left, const std::vector<int> &after, int &best,
                   std::uint16_t &chosen) const
    {
        best = std::numeric_limits<int>::min();
        for (std::size_t way = 0; way <= left; ++way) {
            if (!isWithin(way, left))
                continue;
            const int points = m_points[squad][way] + after[left - way];
            if (points <= best)
                continue;
            best = points;
            chosen = static_cast<std::uint16_t>(way);
        }
    }

    const Scene &m_scene;
    std::array<std::size_t, kSquadsOfSection> m_squads {};
    std::size_t m_squadCount = 0;
    Troop m_free {};
    std::size_t m_ways = 1;
    std::vector<Troop> m_troops;
    std::array<std::vector<int>, kSquadsOfSection> m_points {};
};

} // namespace

Foe::Foe(const Scene &scene, SquadIndex index)
    : m_scene(scene)
    , m_force(scoreOfEnemy(scene, index, 0))
    , m_cost(costOfBreach(scene))
{
    const Squad &squad = scene.data.squads[index];
    Targets targets;
    m_weakest = std::numeric_limits<int>::max();
    int lowest = 0xFF;
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        targets.number[kind] = squad.support[kind] + (squad.leader == kind ? 1 : 0);
        targets.endurance[kind] = scene.enemy(kind).endurance;
        targets.worth[kind] = worthOfEnemy(scene, kind);
        if (targets.number[kind] > 0 && targets.endurance[kind] < lowest) {
            lowest = targets.endurance[kind];
            m_weakest = targets.worth[kind];
        }
    }
    constexpr int kWholeSquad = 0xFF;
    for (int points = lowest; points <= kMostLead; ++points) {
        const Removal removal = bestRemovalOf(targets, {points, kWholeSquad, 0, 0});
        int number = 0;
        for (const int each : removal.number)
            number += each;
        m_kills[static_cast<std::size_t>(points)] = {removal.worth, number};
    }
}

FightOdds Foe::against(const Troop &troop) const
{
    FightOdds odds;
    const std::size_t lead = bestLeader(m_scene, troop);
    if (lead == kUnits) {
        odds.through = 1;
        odds.points = -m_cost;
        return odds;
    }
    const int size = sizeOfTroop(troop);
    const int own = scoreOfTroop(m_scene, troop, lead);
    int points = 0;
    int breaches = 0;
    int lostUnits = 0;
    int killedUnits = 0;
    for (int enemyDie = 1; enemyDie <= kSidesOfD3; ++enemyDie) {
        for (int ownDie = 1; ownDie <= kSidesOfD3; ++ownDie) {
            const int ahead = m_force + enemyDie - own - ownDie;
            OwnLosses lost;
            if (ahead > 0)
                lost = lostOf(troop, ahead);
            if (enemyDie == kSidesOfD3 && ownDie == 1 && lead != kSteadyUnit && lost.number < size) {
                ++lost.number; // the weakest of those left; what it costs is near enough
                lost.worth += kUnitWorth[0];
            }
            points -= lost.worth;
            lostUnits += lost.number;
            if (ahead > 0 && lost.number >= size) {
                ++breaches;
                points -= m_cost;
            }
            if (ahead < 0) {
                points += killed(-ahead).worth;
                killedUnits += killed(-ahead).number;
            }
            if (enemyDie == 1 && ownDie == kSidesOfD3) {
                points += m_weakest;
                ++killedUnits;
            }
        }
    }
    odds.points = points / kFightThrows - tiredShooters(troop);
    odds.through = breaches / kDicePairs;
    odds.ownLosses = lostUnits / kDicePairs;
    odds.enemyLosses = killedUnits / kDicePairs;
    return odds;
}

Sharing bestSharing(const Scene &scene, Post section)
{
    return Sharer(scene, section).run();
}

Choice bestAssignment(const Outlook &outlook)
{
    const Scene &scene = outlook.scene;
    const Post section = scene.map.sectionOn(outlook.step.a);
    const Sharing sharing = bestSharing(scene, section);
    for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            const int wanted = sharing.added[number][unit];
            if (wanted == 0)
                continue;
            int tired = scene.data.posts[section].units[unit][kFought];
            for (std::size_t other = 0; other < kSquadsOfSection; ++other)
                tired -= scene.data.squads[squadOf(section, other)].defenders[unit][kFought];
            const std::size_t marks = tired > 0 ? std::size_t {kFought} : 0;
            return choice(Verb::Assign, rankOf(unit, marks), squadOf(section, number),
                          tired > 0 ? std::min(tired, wanted) : wanted);
        }
    }
    return choice(Verb::Done);
}

Scored scoreAssigning(const Outlook &outlook, Choice made)
{
    if (outlook.kind() == StepKind::LeadSquad) {
        const std::size_t best = bestLeader(outlook.scene, troopOf(outlook.data().squads[outlook.step.a]));
        return {made.args[1] == best ? 1 : 0, {"advice.lead", 1}};
    }
    return {made == outlook.best() ? 1 : 0, {is(made, Verb::Done) ? "advice.keep-back" : "advice.assign"}};
}

} // namespace merlon::exiles
