#include "core/games/fiefs/texts/story.h"

namespace merlon::fiefs {

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
    return {.sections = kSections, .dropsEmptySections = true};
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
        // Steps of a battle
        {"section.conflict", QT_TRANSLATE_NOOP("fiefs", "Conflict cards")},
        {"section.support", QT_TRANSLATE_NOOP("fiefs", "Support cards")},
        {"section.outcome", QT_TRANSLATE_NOOP("fiefs", "Outcome")},
        {"section.after-battle", QT_TRANSLATE_NOOP("fiefs", "After the battle")},
    };
    return kWords;
}

} // namespace merlon::fiefs
