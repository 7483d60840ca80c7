#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/fight_chances.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-11.12 to EX-11.18: Stage 12, section by section: the ram, then the squads in number order.
namespace merlon::exiles {

namespace {

enum class Result : std::uint8_t { EnemyBeaten, Drawn, EnemyWins };

constexpr int kBestRoll = kSidesOfD3;
constexpr int kWorstRoll = 1;
constexpr int kAllOfThem = 0xFF;

/// a = section in place order to begin with: the next one that is attacked.
void workStorm(Play &play, Step step)
{
    int section = step.a;
    while (section < play.map.sections && !isAttacked(play.data, static_cast<Post>(section)))
        ++section;
    if (section >= play.map.sections)
        return;
    push(play, StepKind::Storm, section + 1);
    for (std::size_t number = kSquadsOfSection; number-- > 0;)
        push(play, StepKind::Fight, squadOf(static_cast<std::size_t>(section), number));
    push(play, StepKind::RamStrike, section);
}

// EX-11.12, EX-11.13

SquadIndex ramBearer(const ExilesData &data, Post section)
{
    for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
        if (data.squads[squadOf(section, number)].hasRam)
            return squadOf(section, number);
    }
    return kNoSquad;
}

/// Who goes in through a broken gate: the strongest squad that could carry a ram.
SquadIndex strongestAt(const Scene &scene, Post section)
{
    SquadIndex best = kNoSquad;
    for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
        const SquadIndex index = squadOf(section, number);
        const Squad &squad = scene.data.squads[index];
        if (!canCarry(scene, squad))
            continue;
        if (best == kNoSquad || strengthOf(scene, squad) > strengthOf(scene, scene.data.squads[best]))
            best = index;
    }
    return best;
}

bool isGateHeld(const ExilesData &data, Post section)
{
    for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
        if (data.squads[squadOf(section, number)].perch == Perch::Gate)
            return true;
    }
    return false;
}

void enterBrokenGate(Play &play, Post section)
{
    if (isGateHeld(play.data, section))
        return;
    const SquadIndex index = strongestAt(play, section);
    if (index != kNoSquad)
        takeFoothold(play, index, Perch::Gate, {11, 13});
}

void ramGate(Play &play, Post section, SquadIndex index)
{
    SectionState &state = play.data.sections[section];
    const PlaceIndex gate = play.map.section[section].gate;
    const int strength = strengthOf(play, play.data.squads[index]);
    if (strength < kLeastOfRam) {
        play.data.squads[index].hasRam = false;
        return tell(play, EventKind::RamPutAside, {11, 12}, index);
    }
    if (play.data.now.aura == section)
        return tell(play, EventKind::SectionHolds, {15, 8}, gate);
    const int lost = std::min<int>(strength / state.gate, state.gate);
    state.gate = static_cast<std::uint8_t>(state.gate - lost);
    tell(play, EventKind::RamStrikes, {11, 12}, index, gate, lost);
    if (state.gate > 0)
        return;
    tell(play, EventKind::GateBroken, {11, 12}, gate);
    takeFoothold(play, index, Perch::Gate, {11, 12});
}

/// a = section. Nothing but the ram breaks a gate in Stage 12.
void workRamStrike(Play &play, Step step)
{
    const auto section = static_cast<Post>(step.a);
    if (!hasGate(play, section))
        return;
    if (gateOf(play, section) == 0)
        return enterBrokenGate(play, section);
    const SquadIndex index = ramBearer(play.data, section);
    if (index != kNoSquad)
        ramGate(play, section, index);
}

// EX-11.14

int wallAgainst(const Scene &scene, SquadIndex index)
{
    const Squad &squad = scene.data.squads[index];
    if (squad.isFoothold() || consistsOfFlyers(scene, squad))
        return 0;
    const int resistance = resistanceOf(scene, sectionOfSquad(index));
    return squad.hasTower ? resistance / 2 : resistance;
}

/// EX-11.18: the ranged units that meet a squad have fought.
void markFought(Play &play, SquadIndex index)
{
    Squad &squad = play.data.squads[index];
    PostState &post = play.data.posts[sectionOfSquad(index)];
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        const std::uint8_t number = squad.defenders[unit][0];
        if (!kUnitData[unit].isRanged || number == 0)
            continue;
        post.units[unit][0] = static_cast<std::uint8_t>(post.units[unit][0] - number);
        post.units[unit][kFought] = static_cast<std::uint8_t>(post.units[unit][kFought] + number);
        squad.defenders[unit][kFought] = static_cast<std::uint8_t>(squad.defenders[unit][kFought] + number);
        squad.defenders[unit][0] = 0;
    }
}

/// a = squad
void workFight(Play &play, Step step)
{
    const auto index = static_cast<SquadIndex>(step.a);
    Squad &squad = play.data.squads[index];
    if (!squad.exists())
        return;
    if (squad.defenderCount() == 0) {
        takeFoothold(play, index, Perch::Section, {11, 14});
        squad.isThrough = true;
        return;
    }
    squad.isMet = true;
    markFought(play, index);
    push(play, StepKind::FightDie, step.a);
}

bool isSteady(const Squad &squad)
{
    return squad.lead == kSteadyUnit;
}

/// The losses on top, then three against one, then what becomes of the squad.
void settleFight(Play &play, SquadIndex index, FightDice dice)
{
    const int enemyDie = d3Of(dice.enemy);
    const int ownDie = d3Of(dice.own);
    const Squad squad = play.data.squads[index];
    const Post section = sectionOfSquad(index);
    const int lead = scoreOfEnemy(play, index, enemyDie) - scoreOfDefenders(play, index, ownDie);
    const Result result = lead > 0 ? Result::EnemyWins : lead < 0 ? Result::EnemyBeaten : Result::Drawn;
    push(play, StepKind::FightEnd, index, static_cast<int>(result), numberOf(dice));
    if (enemyDie == kBestRoll && ownDie == kWorstRoll && !isSteady(squad))
        push(play, StepKind::Unlucky, index);
    if (enemyDie == kWorstRoll && ownDie == kBestRoll)
        pushAsk(play, StepKind::SlayWeakest, play.scene().commanderOf(section), index);
    if (result == Result::EnemyWins) {
        tell(play, EventKind::SquadBreaksIn, {11, 16}, index, lead);
        pushLosses(play, section, index, lead, kAllOfThem);
    } else if (result == Result::EnemyBeaten) {
        tell(play, EventKind::SquadBeaten, {11, 15}, index, -lead);
        pushAsk(play, StepKind::SlaySquad, play.scene().commanderOf(section), index, -lead);
    } else {
        tell(play, EventKind::SquadDrawn, {11, 15}, index);
    }
}

/// a = squad, b = the die of the enemy; 0: it comes next.
void takeFightDie(Play &play, Step step, Choice made)
{
    if (step.b == 0)
        return push(play, StepKind::FightDie, step.a, made.args[0]);
    tell(play, EventKind::MeleeRolled, {11, 14}, step.a, step.b, made.args[0]);
    settleFight(play, static_cast<SquadIndex>(step.a), {step.b, made.args[0]});
}

// EX-11.15: a = squad, b = points

Reason whyNotSlayHere(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {11, 15};
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Slay))
        return notNow(kRule);
    if (made.args[1] != step.a)
        return no(ReasonKind::NotThisSquad, kRule);
    const std::size_t kind = kindOf(made.args[0]);
    if (!scene.isAttacking(made.args[0]) || !hasEnemy(scene.data.squads[step.a], kind))
        return no(ReasonKind::NotInSquad, kRule, made.args[0]);
    return scene.enemy(kind).endurance <= step.b ? kLegal : no(ReasonKind::TooTough, kRule, made.args[0]);
}

void offerSlayHere(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        offer<whyNotSlayHere>(scene, step, out, choice(Verb::Slay, scene.nameOf(kind), step.a));
    out.add(choice(Verb::Done));
}

void takeSlayHere(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const std::size_t kind = kindOf(made.args[0]);
    pushAsk(play, StepKind::SlaySquad, step.seat, step.a, step.b - play.scene().enemy(kind).endurance);
    slay(play, static_cast<SquadIndex>(step.a), kind, false, {11, 15});
    fleeIfBroken(play);
}

// EX-11.17

int lowestOfSquad(const Scene &scene, const Squad &squad)
{
    int lowest = 0xFF;
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        if (hasEnemy(squad, kind))
            lowest = std::min<int>(lowest, scene.enemy(kind).endurance);
    }
    return lowest;
}

/// a = squad
Reason whyNotSlayWeakest(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {11, 17};
    if (!is(made, Verb::Slay) || made.args[1] != step.a)
        return notNow(kRule);
    const std::size_t kind = kindOf(made.args[0]);
    const Squad &squad = scene.data.squads[step.a];
    if (!scene.isAttacking(made.args[0]) || !hasEnemy(squad, kind))
        return no(ReasonKind::NotInSquad, kRule, made.args[0]);
    return scene.enemy(kind).endurance == lowestOfSquad(scene, squad) ? kLegal
                                                                      : no(ReasonKind::NoMoreLosses, kRule);
}

void offerSlayWeakest(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        offer<whyNotSlayWeakest>(scene, step, out, choice(Verb::Slay, scene.nameOf(kind), step.a));
}

void takeSlayWeakest(Play &play, Step step, Choice made)
{
    tell(play, EventKind::ThreeAgainstOne, {11, 17}, step.a);
    slay(play, static_cast<SquadIndex>(step.a), kindOf(made.args[0]), false, {11, 17});
    fleeIfBroken(play);
}

void workUnlucky(Play &play, Step step)
{
    const auto index = static_cast<SquadIndex>(step.a);
    if (play.data.squads[index].defenderCount() == 0)
        return;
    tell(play, EventKind::ThreeAgainstOne, {11, 17}, step.a);
    pushLosses(play, sectionOfSquad(index), index, kAllOfThem, 1);
}

/// EX-11.15, EX-11.16: a = squad, b = result, c = dice.
void workFightEnd(Play &play, Step step)
{
    const auto index = static_cast<SquadIndex>(step.a);
    Squad &squad = play.data.squads[index];
    if (!squad.exists()) {
        squad = {};
        return;
    }
    if (step.b != static_cast<std::uint16_t>(Result::EnemyWins))
        return fallBack(play, squad);
    if (squad.defenderCount() > 0)
        return;
    squad.isThrough = true;
    takeFoothold(play, index, Perch::Section, {11, 16});
}

} // namespace

FightScore enemyScore(const Scene &scene, SquadIndex index, int die)
{
    const Squad &squad = scene.data.squads[index];
    const EnemyData &leader = scene.enemy(squad.leader);
    const bool isPack = scene.faction().pack && squad.size() >= kPackSize;
    const bool isHampered =
        leader.flies && leader.strength > 0 && hasHoardings(scene.data.sections[sectionOfSquad(index)].level);
    return {leader.strength, forceOf(scene, squad) - leader.strength, die,
            (isPack ? 1 : 0) - (isHampered ? 1 : 0), -wallAgainst(scene, index)};
}

FightScore defenderScore(const Scene &scene, SquadIndex index, int die)
{
    const Squad &squad = scene.data.squads[index];
    const Troop troop = troopOf(squad);
    const std::size_t lead = squad.lead < kUnits ? squad.lead : bestLeader(scene, troop);
    if (lead == kUnits)
        return {.die = die};
    FightScore score = troopScore(scene, troop, lead);
    score.die = die;
    return score;
}

int scoreOfEnemy(const Scene &scene, SquadIndex squad, int die)
{
    return enemyScore(scene, squad, die).sum();
}

int scoreOfDefenders(const Scene &scene, SquadIndex squad, int die)
{
    return defenderScore(scene, squad, die).sum();
}

namespace steps {

constinit const StepRule storm = work(StepKind::Storm, "storm", workStorm);
constinit const StepRule ramStrike = work(StepKind::RamStrike, "ram-strike", workRamStrike);
constinit const StepRule fight = work(StepKind::Fight, "fight", workFight);
constinit const StepRule fightDie =
    about(drawing(StepKind::FightDie, "fight-die", RuleId {11, 14}, rollDie, takeFightDie), Type::Squad);
constinit const StepRule slaySquad = about(inside(question(StepKind::SlaySquad, "slay-squad", RuleId {11, 15},
                                                           offerSlayHere, whyNotSlayHere, takeSlayHere)),
                                           Type::Squad, Type::Number);
constinit const StepRule slayWeakest =
    about(inside(question(StepKind::SlayWeakest, "slay-weakest", RuleId {11, 17}, offerSlayWeakest,
                          whyNotSlayWeakest, takeSlayWeakest)),
          Type::Squad);
constinit const StepRule unlucky = work(StepKind::Unlucky, "unlucky", workUnlucky);
constinit const StepRule fightEnd = work(StepKind::FightEnd, "fight-end", workFightEnd);

} // namespace steps

} // namespace merlon::exiles
