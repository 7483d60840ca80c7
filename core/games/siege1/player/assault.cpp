#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/player/defender/works.h"
#include "core/games/siege1/player/scores.h"

#include <algorithm>
#include <cassert>

/// S1-18, S1-19, S1-21.2: who aims where, who dies, who recovers.
namespace merlon::siege1 {

namespace {

int volleyAt(const Outlook &outlook, PlaceIndex place)
{
    const int rampart = rampartNumber(outlook.scene(), place);
    return rampart < 0 ? outlook.data.barbican.volley
                       : outlook.data.ramparts[static_cast<std::size_t>(rampart)].volley;
}

/// A trench master halves the volley (S1-8.3).
int scoreAim(const Outlook &outlook, PlaceIndex place)
{
    const int rampart = rampartNumber(outlook.scene(), place);
    const bool trench =
        rampart >= 0 && outlook.data.ramparts[static_cast<std::size_t>(rampart)].has(Training::TrenchMaster);
    return siege::pointsOfAim(invadersAt(outlook.data, outlook.field, place), volleyAt(outlook, place),
                              trench ? 2 : 1);
}

/// A cannon rather shoots at those who can attack next.
int scoreCannon(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::HoldCannon))
        return 0;
    const auto target = static_cast<PlaceIndex>(choice.args[1]);
    const bool crew = is(choice, Verb::AimCannonAtTower);
    const Units &units =
        crew ? outlook.wall(outlook.wallAt(target)).crew : invadersAt(outlook.data, outlook.field, target);
    int fight = 0;
    for (int unit = 0; crew && unit < siege::kUnitKinds; ++unit) {
        if (units[static_cast<std::size_t>(unit)] > 0)
            fight = std::max(fight, worthOfKill(outlook, target, unit, true) / 4);
    }
    return siege::pointsOfCannonShot(units) + fight + (outlook.field.is(target, PlaceKind::Rampart) ? 1 : 0);
}

/// The invader's points for a hit of one of his engines on a wall.
int scoreEngine(const Outlook &outlook, Choice choice)
{
    const int number = outlook.wallAt(static_cast<PlaceIndex>(choice.args[1]));
    const WallState &wall = outlook.wall(number);
    const Fight &fight = outlook.fightAt(number);
    const EngineState &engine =
        outlook.data.engines[static_cast<std::size_t>(engineSlot(outlook.data, choice.args[0]))];
    const int strongest = siege::strengthOf(siege::strongestOf(wall.defenders));
    const int killed = 10 * strongest - gainOfUnits(fight, -strongest);
    if (engine.is(Engine::Ballista))
        return killed - (siege::isEmpty(wall.invaders) ? 0 : 12); // S1-6.2: one invader dies too
    const int stones = engine.has(EngineState::kBloodstone) ? killed : 0;
    const int lost = std::min<int>(1, wall.stone) + wall.wood;
    if (lost == 0)
        return (wall.cauldron != Cauldron::None ? 9 : 3) + stones;
    const bool bare = wall.stone <= 1; // S1-22.4
    return 8 * lost + (bare ? 9 : 0) - gainOfFixed(fight, -lost) + stones;
}

/// The invader loses what is worth least to him.
int scoreCasualties(Choice choice)
{
    int lost = 0;
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
        lost += kInvaderWorth[unit] * choice.args[unit];
    return -lost;
}

/// S1-18.6: first on walls that will be attacked, where an archer is strength too.
int scoreGoblinShot(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Done))
        return 0;
    const int wall = outlook.wallAt(static_cast<PlaceIndex>(choice.args[1]));
    return wall >= 0 ? 10 + outlook.weakness[static_cast<std::size_t>(wall)] / 4 : 9;
}

int scoreHook(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::HoldHook))
        return 0;
    const auto place = static_cast<PlaceIndex>(choice.args[1]);
    const Units &units = outlook.wall(outlook.wallAt(place)).invaders;
    const int weakest = units[siege::Goblin] > 0 ? siege::Goblin
        : units[siege::Orc] > 0                  ? siege::Orc
                                                 : siege::Troll;
    static constexpr std::array<int, 3> kSixths {4, 3, 1}; // 2.3: cards that hit the unit
    return worthOfKill(outlook, place, weakest, false) * kSixths[static_cast<std::size_t>(weakest)] / 6;
}

} // namespace

int scoreShooting(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::AimCannon:
        return scoreCannon(outlook, choice);
    case StepKind::CannonKill:
        return choice.args[0]; // the strongest that the card hits
    case StepKind::AimEngine:
        return scoreEngine(outlook, choice);
    case StepKind::KeepShot:
        return choice.args[0] == 0 ? 1 : 0; // the hit
    case StepKind::KillDefender:
        return choice.args[0]; // the strongest
    case StepKind::Smash:
        return outlook.wallAt(static_cast<PlaceIndex>(choice.args[0])) >= 0 ? 1 : 2;
    case StepKind::Shoot:
        return is(choice, Verb::Done) ? 0 : scoreAim(outlook, static_cast<PlaceIndex>(choice.args[1]));
    case StepKind::Casualties:
        return scoreCasualties(choice);
    default:
        break;
    }
    assert(outlook.kind() == StepKind::GoblinShot);
    return scoreGoblinShot(outlook, choice);
}

int scoreMelee(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::Hook:
        return scoreHook(outlook, choice);
    case StepKind::LoseDefenders:
    case StepKind::LoseInvaders: // the strength is lost anyway: fewest heads
        return choice.args[0] + (is(choice, Verb::LoseCrew) ? 0 : 1);
    case StepKind::Rescue:
    case StepKind::Convert:
        return choice.args[0]; // the strongest
    default:
        break;
    }
    assert(outlook.kind() == StepKind::DisembarkUnit);
    return choice.args[1]; // the strongest
}

} // namespace merlon::siege1
