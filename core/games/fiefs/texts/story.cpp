#include "core/games/fiefs/texts/story.h"

#include "core/games/fiefs/words/words.h"

namespace merlon::fiefs {

namespace {

/// FI-8.16, FI-8.19, FI-12.5: how a battle ends.
FightVerdict verdictOf(const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Defended:
        return {"verdict.defended", Victor::Defender};
    case EventKind::Conquered:
    case EventKind::CastleTaken:
        return {"verdict.conquered", Victor::Attacker};
    case EventKind::BattleUndecided:
        return {"verdict.undecided", Victor::Nobody};
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
        {"section.conflict", {8, 9}, {8, 10}, When::InFights},
        {"section.support", {8, 13}, {8, 13}, When::InFights},
        {"section.outcome", {8, 15}, {8, 20}, When::InFights},
        // What the attacker does besides in this turn
        {"section.after-battle", {4, 2}, {4, 3}, When::InFights},
        {"section.after-battle", {5, 2}, {6, 3}, When::InFights},
        {"section.after-battle", {7, 2}, {7, 2}, When::InFights},
        {"section.after-battle", {10, 1}, {10, 2}, When::InFights, "section.outcome"},
    };
    return {.sections = kSections, .dropsEmptySections = true, .verdictOf = verdictOf};
}

WordingTable storyTexts()
{
    static constexpr Wording kWords[] = {
        // Headings of the log
        //: %1: a seat whose turn begins
        {"heading.turn-begins", QT_TRANSLATE_NOOP("fiefs", "%1")},
        //: %1: the attacker, %2: the defender, %3: a place
        {"heading.battle-begins", QT_TRANSLATE_NOOP("fiefs", "Battle of %3: %1 against %2")},
        {"section.setting-up", QT_TRANSLATE_NOOP("fiefs", "Setting up")},
        // Stamped across a territory when its battle is decided
        {"verdict.defended", QT_TRANSLATE_NOOP("fiefs", "HELD")},
        {"verdict.conquered", QT_TRANSLATE_NOOP("fiefs", "TAKEN")},
        {"verdict.undecided", QT_TRANSLATE_NOOP("fiefs", "UNDECIDED")},
        // Steps of a battle
        {"section.conflict", QT_TRANSLATE_NOOP("fiefs", "Conflict cards")},
        {"section.support", QT_TRANSLATE_NOOP("fiefs", "Support cards")},
        {"section.outcome", QT_TRANSLATE_NOOP("fiefs", "Outcome")},
        {"section.after-battle", QT_TRANSLATE_NOOP("fiefs", "After the battle")},
    };
    return kWords;
}

} // namespace merlon::fiefs
