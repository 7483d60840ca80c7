#include "core/games/exiles/texts/story.h"

#include "core/games/exiles/rules.h"
#include "core/games/exiles/words/words.h"

#include <string_view>

namespace merlon::exiles {

namespace {

FightVerdict settledBy(const Event &event)
{
    constexpr FightVerdict kHolds {"verdict.holds", Victor::Defender};
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::EnemyVolley: // its strength against the resistance
        return event.args[1] <= event.args[2] ? kHolds : FightVerdict {};
    case EventKind::SectionHolds:
    case EventKind::SquadBeaten:
    case EventKind::SquadDrawn:
        return kHolds;
    case EventKind::SquadBreaksIn:
        return {"verdict.lost", Victor::Attacker};
    case EventKind::FootholdTaken:
        return {"verdict.foothold", Victor::Attacker};
    case EventKind::GateBroken:
        return {"verdict.gate", Victor::Attacker};
    case EventKind::SectionFell:
        return {"verdict.falls", Victor::Attacker};
    case EventKind::EnemyFlees:
        return {"verdict.flees", Victor::Defender};
    case EventKind::Overrun:
        return {"verdict.overrun", Victor::Attacker};
    default:
        return {};
    }
}

} // namespace

StoryPlan storyPlan()
{
    using When = StorySection::When;
    static constexpr StorySection kSections[] = {
        {"section.setting-up", {1, 0}, {1, 7}, When::Beginning},
        {"section.command", {2, 3}, {2, 4}},
        {"section.pillage", {12, 4}, {12, 6}},
        {"section.campaign", {16, 1}, {16, 5}},
    };
    static constexpr std::string_view kPassing[] = {"stage-begins",  "die-rolled", "d3-rolled",
                                                    "fronts-rolled", "enemy-aims", "enemy-engine-aims",
                                                    "melee-rolled"};
    static constexpr std::string_view kGathered[] = {
        "fronts-rolled", "fronts-counted",    "front-drawn",       "enemy-deployed", "enemy-engine-deployed",
        "units-moved",   "engine-moved",      "die-rolled",        "d3-rolled",      "units-aimed",
        "enemy-aims",    "enemy-engine-aims", "enemy-engine-idle", "engine-fires",   "enemy-removed",
        "units-lost",    "units-saved",       "enemy-slain",       "leader-follows", "enemy-engine-removed",
        "enemy-drowned", "enemy-advances",    "enemy-held-up",     "bridge-laid",    "towers-advance",
        "flyers-choose", "squad-formed",      "ram-given",         "tower-given",    "units-assigned",
        "engine-lost"};
    static constexpr std::string_view kAlone[] = {
        "faction-shown",     "fronts-counted", "front-drawn",    "enemy-deployed",  "enemy-engine-deployed",
        "enemy-aims",        "enemy-volley",   "enemy-advances", "enemy-held-up",   "enemy-engine-aims",
        "enemy-engine-idle", "bridge-laid",    "towers-advance", "flyers-choose",   "squad-formed",
        "ram-given",         "tower-given",    "ram-strikes",    "building-damaged"};
    return {.sections = kSections,
            .dropsEmptySections = true,
            .passing = kPassing,
            .gathered = kGathered,
            .alone = {kAlone, kTeamOfEnemy},
            .sharedLines = sharedLines(),
            .verdictOf = settledBy};
}

WordingTable storyTexts()
{
    static constexpr Wording kWords[] = {
        // Headings of the log
        //: %1: a player
        {"heading.actions-begin", QT_TRANSLATE_NOOP("exiles", "Actions: %1")},
        //: %1: a faction, %2: the row of the table of armies
        {"heading.faction-shown", QT_TRANSLATE_NOOP("exiles", "The enemy: %1 (army %2)")},
        //: %1: how many enemy units, %2: morale
        {"heading.siege-begins",
         QT_TRANSLATE_NOOP("exiles", "Siege: {%1|no units|1 unit|%1 units}, morale %2")},
        //: %1: a number
        {"heading.siege-round-begins", QT_TRANSLATE_NOOP("exiles", "Round %1 of the siege")},
        {"heading.stage-begins.1", QT_TRANSLATE_NOOP("exiles", "Stage 1: the defenders shoot")},
        {"heading.stage-begins.2", QT_TRANSLATE_NOOP("exiles", "Stage 2: the enemy shoots")},
        {"heading.stage-begins.3", QT_TRANSLATE_NOOP("exiles", "Stage 3: engines of the exiles")},
        {"heading.stage-begins.4", QT_TRANSLATE_NOOP("exiles", "Stage 4: engines of the enemy")},
        {"heading.stage-begins.5", QT_TRANSLATE_NOOP("exiles", "Stage 5: the enemy advances")},
        {"heading.stage-begins.6", QT_TRANSLATE_NOOP("exiles", "Stage 6: the defenders shoot")},
        {"heading.stage-begins.7", QT_TRANSLATE_NOOP("exiles", "Stage 7: the defenders move")},
        {"heading.stage-begins.8", QT_TRANSLATE_NOOP("exiles", "Stage 8: the enemy shoots")},
        {"heading.stage-begins.9", QT_TRANSLATE_NOOP("exiles", "Stage 9: the enemy forms squads")},
        {"heading.stage-begins.10", QT_TRANSLATE_NOOP("exiles", "Stage 10: rocks and cauldrons")},
        {"heading.stage-begins.11", QT_TRANSLATE_NOOP("exiles", "Stage 11: the defenders form squads")},
        {"heading.stage-begins.12", QT_TRANSLATE_NOOP("exiles", "Stage 12: melee")},
        {"heading.stage-begins.13", QT_TRANSLATE_NOOP("exiles", "Stage 13: damage in the city")},
        {"heading.stage-begins.14", QT_TRANSLATE_NOOP("exiles", "Stage 14: morale")},
        // The same moments behind the number of their turn. %1: a number
        {"moment.siege-begins", QT_TRANSLATE_NOOP("exiles", "before the siege")},
        {"moment.siege-round-begins", QT_TRANSLATE_NOOP("exiles", "round %1 of the siege")},
        {"section.setting-up", QT_TRANSLATE_NOOP("exiles", "Setting up")},
        {"section.command", QT_TRANSLATE_NOOP("exiles", "Commanders")},
        {"section.pillage", QT_TRANSLATE_NOOP("exiles", "After the siege")},
        {"section.campaign", QT_TRANSLATE_NOOP("exiles", "The campaign")},

        // Stamped across the place where something is settled: a word or two
        {"verdict.holds", QT_TRANSLATE_NOOP("exiles", "HOLDS")},
        //: a fight, by the defenders
        {"verdict.lost", QT_TRANSLATE_NOOP("exiles", "LOST")},
        {"verdict.foothold", QT_TRANSLATE_NOOP("exiles", "FOOTHOLD")},
        {"verdict.gate", QT_TRANSLATE_NOOP("exiles", "GATE BROKEN")},
        {"verdict.falls", QT_TRANSLATE_NOOP("exiles", "IN RUINS")},
        {"verdict.flees", QT_TRANSLATE_NOOP("exiles", "FLEES")},
        {"verdict.overrun", QT_TRANSLATE_NOOP("exiles", "OVERRUN")},
    };
    return kWords;
}

} // namespace merlon::exiles
