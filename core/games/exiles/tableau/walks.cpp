#include "core/games/exiles/edition.h"
#include "core/games/exiles/tableau/tableau.h"

#include <string>

/// Who walks, what flies, which dice roll.
namespace merlon::exiles {

namespace {

/// Reads the arguments of an event.
class Walker {
public:
    Walker(const ExilesSetup &setup, const Event &event)
        : m_setup(setup)
        , m_event(event)
    {
    }

    std::vector<Move> moves() const;

private:
    const Map &map() const { return m_setup.field(); }
    int arg(std::size_t argument) const { return m_event.args[argument]; }
    std::string key(std::size_t argument) const
    {
        const std::uint8_t type = m_setup.vocabulary().events()[m_event.kind].types[argument];
        return m_setup.vocabulary().keyOf(type, m_event.args[argument]);
    }

    /// So many of them go the same way.
    static std::vector<Move> walk(const std::string &piece, int from, int to, int number = 1)
    {
        return std::vector<Move>(static_cast<std::size_t>(number), Move {piece, from, to});
    }
    static std::vector<Move> shoot(const std::string &piece, int from, int to, const char *art)
    {
        return {{.piece = piece, .from = from, .to = to, .kind = MoveKind::Shot, .art = art}};
    }
    static Move die(int place, int count) { return {.to = place, .kind = MoveKind::Roll, .count = count}; }
    std::vector<Move> rollBoth() const;
    std::vector<Move> fire() const;

    Post section() const { return sectionOfSquad(m_event.args[0]); }
    /// Of the wall that a squad stands before; of a tower, of the first front beside it.
    int assaultBefore(Post post) const
    {
        for (int front = 0; front < map().fronts; ++front) {
            const MapFront &one = map().front[static_cast<std::size_t>(front)];
            if (one.wall == post || (one.hasLeft && one.left == post) || (one.hasRight && one.right == post))
                return one.assault;
        }
        return -1;
    }
    int deploymentBehind(int assault) const
    {
        const Zone zone = assault < 0 ? kNoZone : map().zoneOn(static_cast<std::size_t>(assault));
        return zone == kNoZone ? -1 : int {map().front[frontOf(zone)].deployment};
    }

    const ExilesSetup &m_setup;
    const Event &m_event;
};

/// EX-11.14: first the enemy, then the defenders.
std::vector<Move> Walker::rollBoth() const
{
    return {die(assaultBefore(section()), arg(1)), die(map().placeOf(section()), arg(2))};
}

std::vector<Move> Walker::fire() const
{
    std::vector<Move> moves = shoot(key(0), -1, arg(1), "shot-stone");
    moves.push_back(die(arg(1), arg(3)));
    return moves;
}

std::vector<Move> Walker::moves() const
{
    switch (static_cast<EventKind>(m_event.kind)) {
    case EventKind::UnitsMoved:
        return walk(key(2), arg(0), arg(1), arg(3));
    case EventKind::EngineMoved:
        return walk(key(0), arg(1), arg(2));
    case EventKind::Trained:
    case EventKind::Recruited:
    case EventKind::EngineBuilt:
        return walk(key(1), -1, arg(2));
    case EventKind::RocksPiled:
        return walk("rocks", -1, arg(1));
    case EventKind::UnitGivenUp:
    case EventKind::EngineGivenUp:
        return walk(key(1), arg(2), -1);
    case EventKind::UnitsDismissed:
    case EventKind::UnitsLost:
        return walk(key(1), arg(0), -1, arg(2));
    case EventKind::EngineLost:
    case EventKind::EnemyRemoved:
    case EventKind::EnemyDrowned:
    case EventKind::EnemyEngineRemoved:
        return walk(key(0), arg(1), -1);
    case EventKind::EnemyDeployed:
    case EventKind::EnemyEngineDeployed:
        return walk(key(0), -1, arg(2), arg(1));
    case EventKind::UnitsAimed:
        return shoot(key(1), arg(0), arg(3), "shot-arrow");
    case EventKind::EnemyAims:
        return shoot(key(0), arg(1), arg(2), "shot-arrow");
    case EventKind::EngineFires:
        return fire();
    case EventKind::EnemyEngineAims:
        return shoot(key(0), deploymentBehind(assaultBefore(map().sectionOn(m_event.args[1]))), arg(1),
                     "shot-stone");
    case EventKind::EnemyAdvances:
        return shoot({}, deploymentBehind(arg(0)), arg(0), "morale");
    case EventKind::BridgeLaid:
        return walk("bridge", deploymentBehind(arg(0)), arg(0));
    case EventKind::TowersAdvance:
        return walk("siege-tower", deploymentBehind(arg(0)), arg(0), arg(1));
    case EventKind::EngineDropped:
        return shoot(key(0), arg(1), assaultBefore(map().sectionOn(m_event.args[1])), "shot-stone");
    case EventKind::EnemySlain:
        return walk(key(0), assaultBefore(sectionOfSquad(m_event.args[1])), -1);
    case EventKind::FootholdTaken:
        return walk(key(1), assaultBefore(section()), map().placeOf(section()));
    case EventKind::DieRolled:
    case EventKind::HalvedDieRolled:
        return {die(arg(1), arg(0))};
    case EventKind::MeleeRolled:
        return rollBoth();
    default:
        return {};
    }
}

} // namespace

std::vector<Move> movesOf(const Setup &setup, const Event &event)
{
    return Walker(static_cast<const ExilesSetup &>(setup), event).moves();
}

} // namespace merlon::exiles
