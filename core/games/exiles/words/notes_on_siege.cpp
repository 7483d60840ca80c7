#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/words/notes.h"

#include <algorithm>
#include <array>
#include <span>

namespace merlon::exiles {

namespace {

// Moving

/// The place from which units are sent, and their type.
void noteSending(ChoiceNotes &notes)
{
    const Scene &scene = notes.scene;
    const Post to = scene.map.postOn(notes.made.args[0]);
    if (to == kKeepPost)
        return notes.add("note.into-keep");
    if (to == kNoPost)
        return;
    notes.addNumber("note.room-left", std::max(0, roomOn(scene, to) - notes.made.args[1]));
    const int squads = static_cast<int>(std::ranges::count_if(
        std::span(scene.data.squads).subspan(squadOf(to, 0), kSquadsOfSection), &Squad::exists));
    if (squads > 0)
        notes.addNumber("note.squads-there", squads);
}

void noteInspired(ChoiceNotes &notes)
{
    const Post post = notes.scene.map.sectionOn(notes.made.args[0]);
    if (post != kNoPost)
        notes.addNumber("note.shooters-there", notes.scene.data.posts[post].shooters());
}

// Powers (EX-15)

void noteBlessing(ChoiceNotes &notes)
{
    const Scene &scene = notes.scene;
    const Post post = scene.map.sectionOn(notes.made.args[1]);
    if (post == kNoPost)
        return;
    const SectionState &section = scene.data.sections[post];
    const int now = resistanceOf(scene, post);
    switch (static_cast<Blessing>(notes.made.args[0])) {
    case Blessing::Reinforcement:
        return notes.add("note.reinforcement", {std::int64_t {now}, std::int64_t {now + 1}});
    case Blessing::Renewal: {
        const int most = kSectionLevels[section.level].resistance;
        const int then = std::min(section.resistance + kRenewed, most) + now - section.resistance;
        return notes.add("note.renewal", {std::int64_t {now}, std::int64_t {then}});
    }
    case Blessing::Aura:
        return notes.addNumber("note.aura", now);
    case Blessing::Shield:
    case Blessing::Resurrection:
        break;
    }
}

void noteBlinded(ChoiceNotes &notes)
{
    const EnemyData &enemy = notes.scene.enemy(kindOf(notes.made.args[1]));
    notes.add("note.blindness",
              {std::int64_t {enemy.fire}, std::int64_t {std::max(0, enemy.fire - kBlindness)}});
}

void noteCasting(ChoiceNotes &notes, std::size_t casting)
{
    if (casting == static_cast<std::size_t>(Casting::Extra))
        notes.add("note.extra-spell");
}

void noteEnemies(ChoiceNotes &notes, Zone zone)
{
    if (zone != kNoZone)
        notes.addNumber("note.enemies-there", countIn(notes.scene.data, zone));
}

// Shooting (EX-8, EX-9)

/// How many units of a zone so much fire can remove, the weakest first.
int mostRemoved(const Scene &scene, Zone zone, int fire, int shooters)
{
    std::array<int, kEnemies> left {};
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        left[kind] = unitsIn(scene.data, zone)[kind];
    int removed = 0;
    while (removed < shooters) {
        std::size_t weakest = kEnemies;
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            if (left[kind] > 0
                && (weakest == kEnemies || scene.enemy(kind).endurance < scene.enemy(weakest).endurance))
                weakest = kind;
        }
        if (weakest == kEnemies || scene.enemy(weakest).endurance > fire)
            break;
        fire -= scene.enemy(weakest).endurance;
        --left[weakest];
        ++removed;
    }
    return removed;
}

/// EX-8.5, EX-8.6
void noteAiming(ChoiceNotes &notes)
{
    const Scene &scene = notes.scene;
    const Post post = scene.map.postOn(notes.step.a);
    const Zone zone = scene.map.zoneOn(notes.made.args[1]);
    if (post == kNoPost || zone == kNoZone)
        return;
    const Volley &volley = scene.data.volleys[zone];
    const int number = notes.made.args[2];
    const int sum = volley.fire + number * fireOf(scene, post, notes.made.args[0]);
    const int cover = palisadeCover(scene.data, zone);
    const int fire = std::max(0, sum - cover);
    notes.add("note.volley", {std::int64_t {fire}, std::int64_t {volley.number + number}});
    if (cover > 0)
        notes.addNumber("note.palisades", cover);
    notes.addNumber("note.may-remove", mostRemoved(scene, zone, fire, volley.number + number));
}

/// EX-9.1, EX-9.2
void noteFire(ChoiceNotes &notes)
{
    const EngineData &engine = kEngineData[notes.made.args[0]];
    notes.add("note.shot", {std::int64_t {engine.strength + 1}, std::int64_t {engine.strength + kSidesOfD3}});
    notes.add(engine.hitsEngines ? "note.hits-engines" : "note.hits-units");
}

/// What can be done only against an enemy who is known.
void noteAttack(ChoiceNotes &notes)
{
    switch (verbOf(notes.made)) {
    case Verb::Bless:
        return noteBlessing(notes);
    case Verb::Blind:
        noteCasting(notes, notes.made.args[2]);
        return noteBlinded(notes);
    case Verb::Burn:
        return noteCasting(notes, notes.made.args[2]);
    case Verb::Paralyze:
        return noteCasting(notes, notes.made.args[0]);
    case Verb::Rockfall:
        noteCasting(notes, notes.made.args[1]);
        return noteEnemies(notes, notes.scene.map.zoneOn(notes.made.args[0]));
    case Verb::Earthquake:
        return notes.addNumber("note.quake", enemyEndurance(notes.scene) / 2);
    case Verb::Aim:
        return noteAiming(notes);
    case Verb::Fire:
        return noteFire(notes);
    default: // of another part
        break;
    }
}

} // namespace

void addSiegeNotes(ChoiceNotes &notes)
{
    if (is(notes.made, Verb::Inspire))
        return noteInspired(notes);
    if (is(notes.made, Verb::Send))
        return noteSending(notes);
    if (notes.isBesieged())
        noteAttack(notes);
}

} // namespace merlon::exiles
