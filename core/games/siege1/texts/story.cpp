#include "core/games/siege1/texts/story.h"

#include "core/games/siege1/words/words.h"

namespace merlon::siege1 {

namespace {

/// S1-19.4, S1-19.5, S1-20.2: a wall holds or is entered, a gate falls.
FightVerdict verdictOf(const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TotalsCompared:
        return event.args[1] > event.args[2] ? FightVerdict {}
                                             : FightVerdict {"verdict.holds", Victor::Defender};
    case EventKind::ShieldsHeld:
        return {"verdict.holds", Victor::Defender};
    case EventKind::WallEntered:
        return {"verdict.entry", Victor::Attacker};
    case EventKind::GateFalls:
    case EventKind::LastGateFalls:
        return {"verdict.gate", Victor::Attacker};
    default:
        return {};
    }
}

} // namespace

StoryPlan storyPlan()
{
    using When = StorySection::When;
    constexpr int kInvaders = 0; // teams
    constexpr int kDefenders = 1;
    static constexpr StorySection kSections[] = {
        {"section.setting-up", {2, 0}, {2, 255}, When::Beginning},
        {"section.round-start", {3, 1}, {3, 2}, When::OutOfFights},
        {"section.altars", {11, 9}, {11, 9}, When::OutOfFights},
        {"section.camp", {11, 10}, {11, 10}, When::OutOfFights},
        {"section.orders", {12, 1}, {12, 1}, When::OutOfFights},
        // S1-12.4: the fury of goblins rages on in the section of the fight.
        {"section.orders", {12, 0}, {12, 3}, When::InFights},
        {"section.orders", {12, 5}, {12, 255}, When::InFights},
        {"section.machines", {18, 3}, {18, 3}, When::InFights, nullptr, kInvaders},
        {"section.archers", {18, 4}, {18, 5}, When::InFights, nullptr, kDefenders},
        {"section.goblins", {18, 6}, {18, 6}, When::InFights, nullptr, kInvaders},
        // Cards of cannons and of hooks are drawn under the same rule.
        {"section.cannons", {18, 0}, {18, 255}, When::InFights, "section.hooks", kDefenders},
        {"section.cauldrons", {19, 1}, {19, 1}, When::InFights, nullptr, kDefenders},
        {"section.hooks", {19, 2}, {19, 2}, When::InFights, nullptr, kDefenders},
        {"section.orders", {19, 3}, {19, 3}, When::InFights},
        {"section.hospital", {19, 6}, {19, 6}, When::InFights, nullptr, kDefenders},
        {"section.fight", {19, 0}, {19, 255}, When::InFights},
        {"section.barbican", {20, 0}, {20, 255}, When::InFights},
        {"section.round-end", {21, 0}, {21, 255}, When::InFights},
    };
    static constexpr std::string_view kPassing[] = {"cannon-aimed", "engine-aimed", "hook-aimed"};
    return {.sections = kSections, .dropsEmptySections = true, .passing = kPassing, .verdictOf = verdictOf};
}

WordingTable storyTexts()
{
    static constexpr Wording kWords[] = {
        // Stamped across a wall or gate when it is settled
        {"verdict.holds", QT_TRANSLATE_NOOP("siege1", "HOLDS")},
        {"verdict.entry", QT_TRANSLATE_NOOP("siege1", "ENTRY")},
        {"verdict.gate", QT_TRANSLATE_NOOP("siege1", "GATE FALLS")},
        // Headings of the log
        {"heading.phase-begins.1", QT_TRANSLATE_NOOP("siege1", "Muster")},
        {"heading.phase-begins.2", QT_TRANSLATE_NOOP("siege1", "War machines")},
        {"heading.phase-begins.3", QT_TRANSLATE_NOOP("siege1", "Equipment")},
        {"heading.phase-begins.4", QT_TRANSLATE_NOOP("siege1", "Training")},
        {"heading.phase-begins.5", QT_TRANSLATE_NOOP("siege1", "Rituals")},
        {"heading.phase-begins.6", QT_TRANSLATE_NOOP("siege1", "Deployment")},
        {"heading.deployment-begins.minor", QT_TRANSLATE_NOOP("siege1", "Minor deployment")},
        {"heading.deployment-begins.major", QT_TRANSLATE_NOOP("siege1", "Major deployment")},
        {"heading.window-opens", QT_TRANSLATE_NOOP("siege1", "Defense")},
        {"section.round-start", QT_TRANSLATE_NOOP("siege1", "Start of the round")},
        {"section.round-end", QT_TRANSLATE_NOOP("siege1", "End of the round")},
        {"section.altars", QT_TRANSLATE_NOOP("siege1", "Altars")},
        {"section.camp", QT_TRANSLATE_NOOP("siege1", "Camp")},
        // Steps of the assault: what acts
        {"section.archers", QT_TRANSLATE_NOOP("siege1", "Archers")},
        {"section.goblins", QT_TRANSLATE_NOOP("siege1", "Goblins")},
        {"section.hooks", QT_TRANSLATE_NOOP("siege1", "Hooks")},
        {"section.barbican", QT_TRANSLATE_NOOP("siege1", "Barbican")},
    };
    return kWords;
}

} // namespace merlon::siege1
