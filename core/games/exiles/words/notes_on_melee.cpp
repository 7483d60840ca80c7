#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/fight_chances.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/words/notes.h"

#include <algorithm>

namespace merlon::exiles {

namespace {

bool asksFor(const ChoiceNotes &notes, StepKind kind)
{
    return notes.step.kind == static_cast<std::uint8_t>(kind);
}

// Losses of the enemy

/// What is left of the points once a unit or an engine of so much endurance has gone; below 0: nobody counts them.
int pointsLeft(const ChoiceNotes &notes, int endurance, bool isEngine)
{
    if (asksFor(notes, StepKind::VolleyLosses) || asksFor(notes, StepKind::Slaying)
        || asksFor(notes, StepKind::SlaySquad))
        return notes.step.b - endurance;
    if (asksFor(notes, StepKind::Quake))
        return notes.step.a - endurance;
    if (!asksFor(notes, StepKind::FireLosses))
        return -1;
    const FireResult &fire = notes.scene.data.fire;
    return (isEngine ? std::min(fire.points, fire.enginePoints) : fire.points) - endurance;
}

/// EX-7.9, EX-12.1, EX-12.2: what the loss of a unit does to the morale of the enemy.
void noteMorale(ChoiceNotes &notes, bool isRanged)
{
    const Scene &scene = notes.scene;
    const SiegeState &siege = scene.data.siege;
    if (!isRanged && enemyMelee(scene) == 1)
        return notes.add("note.last-melee");
    if (siege.initialStrength == 0)
        return; // the siege has not begun
    const int lost = siege.initialStrength - enemyStrength(scene) + 1;
    notes.add("note.losses", {std::int64_t {lost}, std::int64_t {siege.initialStrength}});
    if (siege.morale == 0 || siege.round >= kMostRounds)
        notes.add("note.flees-anyway");
    else if (isTestDue(scene, 1))
        notes.add(isTestDue(scene) ? "note.test" : "note.test-due",
                  {std::int64_t {siege.morale}, std::int64_t {std::max(0, 6 - siege.morale)}});
}

void noteRemoval(ChoiceNotes &notes)
{
    const EnemyData &enemy = notes.scene.enemy(kindOf(notes.made.args[0]));
    if (const int left = pointsLeft(notes, enemy.endurance, false); left >= 0)
        notes.add("note.endurance-left", {std::int64_t {enemy.endurance}, std::int64_t {left}});
    noteMorale(notes, enemy.isRanged);
}

void noteEngineRemoval(ChoiceNotes &notes)
{
    const int endurance = kEnemyEngineData[notes.made.args[0]].endurance;
    if (const int left = pointsLeft(notes, endurance, true); left >= 0)
        notes.add("note.endurance-left", {std::int64_t {endurance}, std::int64_t {left}});
}

/// EX-11.7: whether the leader falls, and who follows.
void noteLeader(ChoiceNotes &notes)
{
    const Squad &squad = notes.scene.data.squads[notes.made.args[1]];
    const std::size_t kind = kindOf(notes.made.args[0]);
    if (squad.size() == 1)
        notes.add("note.squad-gone");
    else if (squad.leader == kind && squad.support[kind] == 0)
        notes.add("note.leader-falls");
}

// Losses of the defenders

void noteLoss(ChoiceNotes &notes)
{
    const UnitData &unit = kUnitData[notes.made.args[0]];
    notes.add("note.endurance-left",
              {std::int64_t {unit.endurance}, std::int64_t {std::max(0, notes.step.b - unit.endurance)}});
}

// Rocks and cauldrons (EX-11.6)

void noteDrop(ChoiceNotes &notes)
{
    const Post wall = notes.scene.map.sectionOn(notes.step.a);
    if (wall == kNoPost)
        return;
    const int dice = diceOfDrop(notes.made.args[0]);
    const int bonus = dropBonus(notes.scene.data.sections[wall].level);
    notes.add("note.dropped",
              {std::int64_t {dice * (1 + bonus)}, std::int64_t {dice * (kSidesOfD3 + bonus)}});
}

// Who fights whom (EX-11.10 to EX-11.16)

void noteOdds(ChoiceNotes &notes, const Scene &scene, SquadIndex squad)
{
    const FightChances odds = fightChances(scene, squad);
    notes.add(
        "note.scores",
        {std::int64_t {scoreOfDefenders(scene, squad, 0)}, std::int64_t {scoreOfEnemy(scene, squad, 0)}});
    notes.add("note.odds", {std::int64_t {odds.won}, std::int64_t {odds.drawn}, std::int64_t {odds.lost}});
}

/// As if no more units were sent, and the best of them led.
void noteAssignment(ChoiceNotes &notes)
{
    ExilesData data = notes.scene.data;
    const auto index = static_cast<SquadIndex>(notes.made.args[1]);
    Squad &squad = data.squads[index];
    const std::size_t marks = marksOf(notes.made.args[0]);
    if (!squad.exists() || marks > kFought)
        return;
    std::uint8_t &number = squad.defenders[unitOf(notes.made.args[0])][marks];
    number = static_cast<std::uint8_t>(number + notes.made.args[2]);
    const Scene then {data, notes.scene.map, notes.scene.rules};
    const std::size_t lead = bestLeader(then, troopOf(squad));
    if (lead == kUnits)
        return;
    squad.lead = static_cast<std::uint8_t>(lead);
    noteOdds(notes, then, index);
    if (kUnitData[unitOf(notes.made.args[0])].isRanged)
        notes.add("note.shoots-no-more");
}

void noteLead(ChoiceNotes &notes)
{
    ExilesData data = notes.scene.data;
    const auto index = static_cast<SquadIndex>(notes.made.args[0]);
    if (!data.squads[index].exists())
        return;
    data.squads[index].lead = static_cast<std::uint8_t>(notes.made.args[1]);
    noteOdds(notes, {data, notes.scene.map, notes.scene.rules}, index);
    if (notes.made.args[1] == kSteadyUnit)
        notes.add("note.steady");
}

} // namespace

void addMeleeNotes(ChoiceNotes &notes)
{
    if (!notes.isBesieged())
        return;
    switch (verbOf(notes.made)) {
    case Verb::Remove:
        return noteRemoval(notes);
    case Verb::RemoveEngine:
        return noteEngineRemoval(notes);
    case Verb::Slay:
        noteLeader(notes);
        return noteRemoval(notes);
    case Verb::Lose:
        return noteLoss(notes);
    case Verb::Drop:
        return noteDrop(notes);
    case Verb::Assign:
        return noteAssignment(notes);
    case Verb::Lead:
        return noteLead(notes);
    default: // of another part
        break;
    }
}

} // namespace merlon::exiles
