#include "core/games/exiles/texts/story.h"

namespace merlon::exiles {

std::span<const SharedLine> sharedLines()
{
    constexpr auto kApart = SharedLine::kApart;
    static constexpr SharedLine kLines[] = {
        {.event = "section-taken", .line = "command", .subject = 0, .item = 1},
        {.event = "looted", .line = "loot", .subject = 0, .number = 1},
        // The preparation of the siege
        {.event = "units-moved", .line = "march", .subject = 1, .number = 3},
        {.event = "enemy-deployed", .line = "arrival", .subject = 2, .number = 1},
        {.event = "enemy-engine-deployed", .line = "arrival", .subject = 2, .number = 1},
        // Shots at the enemy
        {.event = "units-aimed", .line = "volley", .subject = 3, .number = 2},
        {.event = "volley-flies", .line = "volley", .subject = 0},
        {.event = "engine-fires", .line = "fire", .subject = 1, .number = kApart},
        {.event = "enemy-removed", .subject = 1},
        {.event = "enemy-engine-removed", .subject = 1},
        // Shots of the enemy
        {.event = "die-rolled", .line = "dice", .subject = 1, .number = kApart},
        {.event = "enemy-aims", .line = "aim", .subject = 2},
        {.event = "enemy-engine-aims", .line = "aim", .subject = 1},
        {.event = "enemy-engine-idle", .line = "idle"},
        {.event = "enemy-volley", .line = "aim", .subject = 0},
        {.event = "d3-rolled", .subject = 1, .number = kApart},
        {.event = "section-damaged", .subject = 0, .number = 1},
        {.event = "section-holds", .subject = 0},
        {.event = "units-lost", .subject = 0, .number = 2},
        {.event = "units-saved", .subject = 0, .number = 2},
        {.event = "engine-lost", .subject = 1},
        // The advance
        {.event = "enemy-advances", .line = "advance", .subject = 0, .number = 1},
        {.event = "enemy-drowned", .subject = 1},
        // Melee
        {.event = "squad-formed", .line = "squads", .number = kApart},
        {.event = "ram-given", .subject = 0},
        {.event = "tower-given", .subject = 0},
        {.event = "engine-dropped", .line = "drop", .subject = 1},
        {.event = "enemy-slain", .subject = 1},
        {.event = "leader-follows", .subject = 0},
        {.event = "units-assigned", .line = "defense", .subject = 0, .number = 2},
        {.event = "melee-rolled", .line = "fight", .subject = 0, .number = kApart},
        {.event = "squad-beaten", .line = "fight", .subject = 0},
        {.event = "squad-drawn", .line = "fight", .subject = 0},
        {.event = "squad-breaks-in", .line = "fight", .subject = 0},
        {.event = "three-against-one", .line = "fight", .subject = 0},
        {.event = "foothold-taken", .line = "fight", .subject = 0},
        {.event = "building-damaged", .line = "damage", .number = kApart},
    };
    return kLines;
}

/// What an event names comes first, then the list of all, or how many there are of an entry.
WordingTable sharedLineTexts()
{
    static constexpr Wording kWords[] = {
        {"shared.section-taken", QT_TRANSLATE_NOOP("exiles", "%1 commands: %3.")},
        {"shared.looted", QT_TRANSLATE_NOOP("exiles", "%1 takes %4.")},
        {"shared-item.looted", QT_TRANSLATE_NOOP("exiles", "%2 × %3")},

        // The preparation of the siege
        {"shared.units-moved", QT_TRANSLATE_NOOP("exiles", "Arrivals (%2): %5.")},
        {"shared-item.units-moved", QT_TRANSLATE_NOOP("exiles", "%4 × %3 (%1)")},
        {"shared.enemy-deployed", QT_TRANSLATE_NOOP("exiles", "The enemy arrives (%3): %4.")},
        {"shared-item.enemy-deployed", QT_TRANSLATE_NOOP("exiles", "%2 × %1")},
        {"shared.enemy-engine-deployed", QT_TRANSLATE_NOOP("exiles", "The enemy brings (%3): %4.")},
        {"shared-more.enemy-engine-deployed", QT_TRANSLATE_NOOP("exiles", "It brings: %4.")},
        {"shared-item.enemy-engine-deployed", QT_TRANSLATE_NOOP("exiles", "%2 × %1")},

        // Shots at the enemy
        {"shared.units-aimed", QT_TRANSLATE_NOOP("exiles", "Shots at %4: %5.")},
        {"shared-item.units-aimed", QT_TRANSLATE_NOOP("exiles", "%3 × %2 (%1)")},
        {"shared-more.volley-flies", QT_TRANSLATE_NOOP("exiles", "Strength %2.")},
        {"shared.engine-fires", QT_TRANSLATE_NOOP("exiles", "Engines fire at %2: %5.")},
        {"shared-item.engine-fires", QT_TRANSLATE_NOOP("exiles", "%1: roll %4, strength %3")},
        {"shared.enemy-removed", QT_TRANSLATE_NOOP("exiles", "Enemy losses (%2): %3.")},
        {"shared-more.enemy-removed", QT_TRANSLATE_NOOP("exiles", "Enemy losses: %3.")},
        {"shared-item.enemy-removed", QT_TRANSLATE_NOOP("exiles", "%3 × %1")},
        {"shared.enemy-engine-removed", QT_TRANSLATE_NOOP("exiles", "Destroyed (%2): %3.")},
        {"shared-more.enemy-engine-removed", QT_TRANSLATE_NOOP("exiles", "Destroyed: %3.")},
        {"shared-item.enemy-engine-removed", QT_TRANSLATE_NOOP("exiles", "%3 × %1")},

        // Shots of the enemy
        {"shared.die-rolled", QT_TRANSLATE_NOOP("exiles", "Rolled for %2: %3.")},
        {"shared.d3-rolled", QT_TRANSLATE_NOOP("exiles", "Rolled for %2: %3.")},
        {"shared-more.d3-rolled", QT_TRANSLATE_NOOP("exiles", "Rolled: %3.")},
        {"shared.enemy-aims", QT_TRANSLATE_NOOP("exiles", "The enemy aims at %3: %4.")},
        {"shared-item.enemy-aims", QT_TRANSLATE_NOOP("exiles", "%1 (%2)")},
        {"shared.enemy-engine-aims", QT_TRANSLATE_NOOP("exiles", "The enemy aims at %2: %4.")},
        {"shared-item.enemy-engine-aims", QT_TRANSLATE_NOOP("exiles", "%4 × %1 (%3)")},
        {"shared.enemy-engine-idle", QT_TRANSLATE_NOOP("exiles", "No target: %2.")},
        {"shared-item.enemy-engine-idle", QT_TRANSLATE_NOOP("exiles", "%2 × %1")},
        {"shared-more.enemy-volley", QT_TRANSLATE_NOOP("exiles", "Strength %2 against resistance %3.")},
        {"shared-more.section-damaged",
         QT_TRANSLATE_NOOP("exiles", "It loses {%2|no resistance|1 resistance|%2 resistance}.")},
        {"shared-more.section-holds", QT_TRANSLATE_NOOP("exiles", "No damage.")},
        {"shared.units-lost", QT_TRANSLATE_NOOP("exiles", "Losses (%1): %4.")},
        {"shared-more.units-lost", QT_TRANSLATE_NOOP("exiles", "Losses: %4.")},
        {"shared-item.units-lost", QT_TRANSLATE_NOOP("exiles", "%3 × %2")},
        {"shared.units-saved", QT_TRANSLATE_NOOP("exiles", "Saved (%1): %4.")},
        {"shared-more.units-saved", QT_TRANSLATE_NOOP("exiles", "Saved: %4.")},
        {"shared-item.units-saved", QT_TRANSLATE_NOOP("exiles", "%3 × %2")},
        {"shared.engine-lost", QT_TRANSLATE_NOOP("exiles", "Destroyed (%2): %3.")},
        {"shared-more.engine-lost", QT_TRANSLATE_NOOP("exiles", "Destroyed: %3.")},
        {"shared-item.engine-lost", QT_TRANSLATE_NOOP("exiles", "%3 × %1")},

        // The advance
        {"shared.enemy-drowned", QT_TRANSLATE_NOOP("exiles", "Lost in the moat (%2): %3.")},
        {"shared-more.enemy-drowned", QT_TRANSLATE_NOOP("exiles", "Lost in the moat: %3.")},
        {"shared-item.enemy-drowned", QT_TRANSLATE_NOOP("exiles", "%3 × %1")},

        // Melee
        {"shared.squad-formed", QT_TRANSLATE_NOOP("exiles", "Squads: %4.")},
        {"shared-item.squad-formed",
         QT_TRANSLATE_NOOP("exiles", "%1 ({%3|no units|1 unit|%3 units}, led by %2)")},
        {"shared.engine-dropped", QT_TRANSLATE_NOOP("exiles", "Dropped from %2: %3.")},
        {"shared.enemy-slain", QT_TRANSLATE_NOOP("exiles", "Enemy losses (squad %2): %3.")},
        {"shared-more.enemy-slain", QT_TRANSLATE_NOOP("exiles", "Enemy losses: %3.")},
        {"shared-item.enemy-slain", QT_TRANSLATE_NOOP("exiles", "%3 × %1")},
        {"shared-more.leader-follows", QT_TRANSLATE_NOOP("exiles", "It is now led by %2.")},
        {"shared.units-assigned", QT_TRANSLATE_NOOP("exiles", "Against squad %1: %4.")},
        {"shared-item.units-assigned", QT_TRANSLATE_NOOP("exiles", "%3 × %2")},
        {"shared-more.squad-beaten",
         QT_TRANSLATE_NOOP("exiles", "The defenders win by {%2|no points|1 point|%2 points}.")},
        {"shared-more.squad-drawn", QT_TRANSLATE_NOOP("exiles", "Nobody wins. The squad falls back.")},
        {"shared-more.squad-breaks-in",
         QT_TRANSLATE_NOOP("exiles", "The squad wins by {%2|no points|1 point|%2 points}.")},
        {"shared-more.three-against-one", QT_TRANSLATE_NOOP("exiles", "3 against 1: another unit is lost.")},
        {"shared-more.foothold-taken", QT_TRANSLATE_NOOP("exiles", "Its leader has a foothold: %2.")},
        {"shared.building-damaged", QT_TRANSLATE_NOOP("exiles", "Damage in the city: %3.")},
        {"shared-item.building-damaged", QT_TRANSLATE_NOOP("exiles", "%1 (level %2)")},
    };
    return kWords;
}

} // namespace merlon::exiles
