#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>
#include <tuple>
#include <utility>

/// EX-11.1 to EX-11.5: Stage 9, the enemy forms squads.
namespace merlon::exiles {

namespace {

int flyersBelow(const Scene &scene, std::size_t front)
{
    int sum = 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        sum += scene.enemy(kind).flies ? scene.data.fronts[front].assault[kind] : 0;
    return sum;
}

// EX-11.1

/// The tower on which a foothold of the front stands; kNoPost if none does.
Post towerHeld(const Scene &scene, std::size_t front)
{
    Post tower = kNoPost;
    forEachSquad(scene.data, [&](SquadIndex index, const Squad &squad) {
        if (squad.front == front && squad.isFoothold() && scene.map.isTower(sectionOfSquad(index)))
            tower = sectionOfSquad(index);
    });
    return tower;
}

/// a = front
void takeFlyers(Play &play, Step step, Choice made)
{
    const Aim aim = aimBy(play, made.args[0]);
    tell(play, EventKind::DieRolled, {11, 1}, made.args[0], play.map.front[step.a].assault);
    settleFlyers(play, step.a, play.map.front[step.a].at(aim));
}

std::size_t flyingKind(const Scene &scene)
{
    std::size_t kind = 0;
    while (!scene.enemy(kind).flies)
        ++kind;
    return kind;
}

// EX-11.2, EX-11.3

/// A foothold as it is before the squads are formed.
struct Foothold {
    Post section = kNoPost;
    std::uint8_t front = 0;
    std::uint8_t kind = kNoEnemy;
    Perch perch = Perch::None;
};

int squadsFor(int units)
{
    return units == 0 ? 0 : units <= 4 ? 1 : units <= 8 ? 2 : units <= 12 ? 3 : 4;
}

void tellSquads(Play &play)
{
    forEachSquad(play.data, [&](SquadIndex index, const Squad &squad) {
        tell(play, EventKind::SquadFormed, {11, 3}, index, play.scene().nameOf(squad.leader), squad.size());
        if (squad.hasRam)
            tell(play, EventKind::RamGiven, {11, 4}, index);
        if (squad.hasTower)
            tell(play, EventKind::TowerGiven, {11, 5}, index);
    });
}

/// Forms the squads of all fronts; one pass.
class SquadFormer {
public:
    explicit SquadFormer(Play &play)
        : m_play(play)
    {
    }

    /// Those of all fronts. The Warlord is asked for what they consist of.
    void run()
    {
        takeFootholds();
        for (int index = 0; index < m_play.map.fronts; ++index)
            formFront(static_cast<std::size_t>(index));
        if (m_play.rules.warlord)
            return askWarlord();
        for (int index = 0; index < m_play.map.fronts; ++index)
            equip(static_cast<std::size_t>(index));
        tellSquads(m_play);
    }

private:
    /// The first group on top.
    void askWarlord()
    {
        push(m_play, StepKind::SquadsFormed);
        for (std::size_t index = m_groupCount; index-- > 0;)
            pushForming(m_play, m_groups[index]);
    }

    void takeFootholds()
    {
        forEachSquad(m_play.data, [&](SquadIndex index, Squad &squad) {
            if (squad.isFoothold())
                m_footholds[m_footholdCount++] = {sectionOfSquad(index), squad.front, squad.leader,
                                                  squad.perch};
            squad = {};
        });
    }

    int footholdsOn(Post section, std::size_t front) const
    {
        int sum = 0;
        for (std::size_t index = 0; index < m_footholdCount; ++index)
            sum += m_footholds[index].section == section && m_footholds[index].front == front ? 1 : 0;
        return sum;
    }
    /// Squads that a section must still have room for: one for each foothold of later fronts.
    int reservedOn(Post section, std::size_t front) const
    {
        int sum = 0;
        for (std::size_t index = 0; index < m_footholdCount; ++index)
            sum += m_footholds[index].section == section && m_footholds[index].front > front ? 1 : 0;
        return sum;
    }

    void formFront(std::size_t front)
    {
        const MapFront &at = m_play.map.front[front];
        EnemyUnits atWall = m_play.data.fronts[front].assault;
        for (const Post tower : {at.left, at.right}) {
            if (tower == at.wall)
                continue; // there is none
            EnemyUnits flyers {};
            if (m_play.data.fronts[front].flyers == tower)
                takeFlyersOut(atWall, flyers);
            if (!formGroup(tower, front, flyers)) {
                m_play.data.fronts[front].flyers = at.wall;
                returnFlyers(atWall, flyers);
            }
        }
        formGroup(at.wall, front, atWall);
    }

    void takeFlyersOut(EnemyUnits &from, EnemyUnits &to) const
    {
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            if (m_play.scene().enemy(kind).flies)
                std::swap(from[kind], to[kind]);
        }
    }
    static void returnFlyers(EnemyUnits &to, const EnemyUnits &from)
    {
        for (std::size_t kind = 0; kind < kEnemies; ++kind)
            to[kind] = static_cast<std::uint8_t>(to[kind] + from[kind]);
    }

    /// Whether there was room for a squad, or nobody to form one.
    bool formGroup(Post section, std::size_t front, EnemyUnits units)
    {
        const int footholds = footholdsOn(section, front);
        const int wanted = std::max(footholds, squadsFor(sumOf(units) + footholds));
        const int room = static_cast<int>(kSquadsOfSection) - m_used[section] - reservedOn(section, front);
        const int number = std::min(wanted, room);
        if (number <= 0)
            return sumOf(units) == 0;
        const std::size_t first = m_used[section];
        leadByFootholds(section, front);
        if (m_play.rules.warlord) {
            leaveToWarlord(section, front, first, static_cast<std::size_t>(number), units);
            return true;
        }
        while (m_used[section] < static_cast<int>(first) + number) {
            const std::size_t kind = strongest(units);
            if (kind == kEnemies)
                break;
            --units[kind];
            lead(section, front, kind, Perch::None);
        }
        dealSupport(section, first, units);
        return true;
    }

    /// Squads without a leader so far.
    void leaveToWarlord(Post section, std::size_t front, std::size_t first, std::size_t number,
                        const EnemyUnits &units)
    {
        for (; m_used[section] < first + number; ++m_used[section])
            m_play.data.squads[squadOf(section, m_used[section])].front = static_cast<std::uint8_t>(front);
        if (sumOf(units) > 0)
            m_groups[m_groupCount++] = {section, front, first, number};
    }

    /// Footholds first: on the wall before on the gate, then as the leaders.
    void leadByFootholds(Post section, std::size_t front)
    {
        for (const Perch perch : {Perch::Section, Perch::Gate}) {
            EnemyUnits standing {};
            for (std::size_t index = 0; index < m_footholdCount; ++index) {
                const Foothold &foothold = m_footholds[index];
                if (foothold.section == section && foothold.front == front && foothold.perch == perch)
                    ++standing[foothold.kind];
            }
            for (std::size_t kind = strongest(standing); kind < kEnemies; kind = strongest(standing)) {
                --standing[kind];
                lead(section, front, kind, perch);
            }
        }
    }

    std::size_t strongest(const EnemyUnits &units) const
    {
        std::size_t best = kEnemies;
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            if (units[kind] > 0 && (best == kEnemies || leadsBefore(m_play, kind, best)))
                best = kind;
        }
        return best;
    }

    void lead(Post section, std::size_t front, std::size_t kind, Perch perch)
    {
        Squad &squad = m_play.data.squads[squadOf(section, m_used[section]++)];
        squad.leader = static_cast<std::uint8_t>(kind);
        squad.perch = perch;
        squad.front = static_cast<std::uint8_t>(front);
    }

    /// The best support first, one by one to the squad with the fewest; ties: lower sum of support, lower number.
    void dealSupport(Post section, std::size_t first, EnemyUnits &units)
    {
        for (std::size_t kind = bestSupport(units); kind < kEnemies; kind = bestSupport(units)) {
            --units[kind];
            std::size_t best = first;
            for (std::size_t number = first; number < m_used[section]; ++number) {
                if (loadOf(section, number) < loadOf(section, best))
                    best = number;
            }
            ++m_play.data.squads[squadOf(section, best)].support[kind];
        }
    }

    std::size_t bestSupport(const EnemyUnits &units) const
    {
        const auto worth = [&](std::size_t kind) {
            const EnemyData &enemy = m_play.scene().enemy(kind);
            return std::tuple(enemy.support, enemy.strength, enemy.endurance);
        };
        std::size_t best = kEnemies;
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            if (units[kind] > 0 && (best == kEnemies || worth(kind) > worth(best)))
                best = kind;
        }
        return best;
    }

    std::pair<int, int> loadOf(Post section, std::size_t number) const
    {
        const Squad &squad = m_play.data.squads[squadOf(section, number)];
        int support = 0;
        for (std::size_t kind = 0; kind < kEnemies; ++kind)
            support += squad.support[kind] * m_play.scene().enemy(kind).support;
        return {squad.size() - 1, support};
    }

    /// EX-11.4, EX-11.5: rams and siege towers at the wall of a front.
    void equip(std::size_t front)
    {
        const Post wall = m_play.map.front[front].wall;
        if (gateOf(m_play, wall) > 0) {
            if (Squad *bearer = bestAt(wall, [&](const Squad &squad) { return strengthOf(m_play, squad); }))
                bearer->hasRam = true;
        }
        for (int tower = 0; tower < m_play.data.fronts[front].towers; ++tower) {
            if (Squad *bearer = bestAt(wall, [&](const Squad &squad) {
                    return squad.hasRam || squad.hasTower ? -1 : forceOf(m_play, squad);
                }))
                bearer->hasTower = true;
        }
    }

    /// The squad at a wall that is worth most of those that can carry something, ties by number.
    template <class Worth>
    Squad *bestAt(Post wall, Worth worth)
    {
        Squad *best = nullptr;
        for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
            Squad &squad = m_play.data.squads[squadOf(wall, number)];
            if (canCarry(m_play, squad) && worth(squad) >= 0 && (!best || worth(squad) > worth(*best)))
                best = &squad;
        }
        return best;
    }

    Play &m_play;
    std::array<Foothold, kSquads> m_footholds {};
    std::size_t m_footholdCount = 0;
    std::array<std::uint8_t, kMostSections> m_used {};
    std::array<SquadGroup, 3 * kMostFronts> m_groups {};
    std::size_t m_groupCount = 0;
};

void workFormSquads(Play &play, Step)
{
    SquadFormer(play).run();
}

/// EX-17.4: a = 1: rams and siege towers are given.
void workSquadsFormed(Play &play, Step step)
{
    if (step.a != 0)
        return tellSquads(play);
    push(play, StepKind::SquadsFormed, 1);
    for (int front = play.map.fronts - 1; front >= 0; --front)
        pushEquipment(play, static_cast<std::size_t>(front));
}

} // namespace

void settleFlyers(Play &play, std::size_t front, Post named)
{
    const MapFront &at = play.map.front[front];
    const auto isHeld = [&](Post post) { return play.data.posts[post].total() > 0; };
    Post target = named;
    if (!isHeld(target))
        target = isHeld(at.wall) ? at.wall
            : isHeld(at.left)    ? at.left
            : isHeld(at.right)   ? at.right
                                 : at.wall;
    play.data.fronts[front].flyers = target;
    tell(play, EventKind::FlyersChoose, {11, 1}, at.assault, play.map.placeOf(target));
}

void pushSquads(Play &play)
{
    push(play, StepKind::FormSquads);
    for (int index = play.map.fronts - 1; index >= 0; --index) {
        FrontState &front = play.data.fronts[static_cast<std::size_t>(index)];
        front.flyers = towerHeld(play, static_cast<std::size_t>(index));
        if (front.flyers != kNoPost || flyersBelow(play, static_cast<std::size_t>(index)) == 0)
            continue;
        if (play.rules.warlord)
            pushAsk(play, StepKind::ChooseFlight, play.rules.warlordSeat(),
                    play.map.front[static_cast<std::size_t>(index)].assault,
                    static_cast<int>(play.scene().nameOf(flyingKind(play))));
        else
            push(play, StepKind::FlyersDie, index);
    }
}

namespace steps {

constinit const StepRule flyersDie =
    drawing(StepKind::FlyersDie, "flyers-die", RuleId {11, 1}, rollDie, takeFlyers);
constinit const StepRule formSquads = work(StepKind::FormSquads, "form-squads", workFormSquads);
constinit const StepRule squadsFormed = work(StepKind::SquadsFormed, "squads-formed", workSquadsFormed);

} // namespace steps

} // namespace merlon::exiles
