#include "core/games/exiles/city.h"
#include "core/games/exiles/words/notes.h"

namespace merlon::exiles {

namespace {

/// EX-17.2: who stands against a front.
void noteFront(ChoiceNotes &notes)
{
    const Scene &scene = notes.scene;
    const Zone zone = scene.map.zoneOn(notes.made.args[0]);
    if (zone == kNoZone)
        return;
    const MapFront &front = scene.map.front[frontOf(zone)];
    int units = scene.data.posts[front.wall].total();
    if (front.hasLeft)
        units += scene.data.posts[front.left].total();
    if (front.hasRight)
        units += scene.data.posts[front.right].total();
    notes.add("note.front", {std::int64_t {units}, std::int64_t {resistanceOf(scene, front.wall)}});
}

/// EX-17.3
void noteTarget(ChoiceNotes &notes)
{
    const Post post = notes.scene.map.sectionOn(notes.made.args[1]);
    if (post != kNoPost)
        notes.add("note.target-there",
                  {std::int64_t {notes.scene.data.posts[post].total()},
                   std::int64_t {resistanceOf(notes.scene, post)}});
}

/// EX-11.12
void noteRam(ChoiceNotes &notes)
{
    notes.addNumber("note.gate-there", gateOf(notes.scene, sectionOfSquad(notes.made.args[0])));
}

} // namespace

void addEnemyNotes(ChoiceNotes &notes)
{
    switch (verbOf(notes.made)) {
    case Verb::ChooseFront:
        return noteFront(notes);
    case Verb::Target:
    case Verb::TargetEngine:
        return noteTarget(notes);
    case Verb::GiveRam:
        return noteRam(notes);
    default: // of another part
        break;
    }
}

} // namespace merlon::exiles
