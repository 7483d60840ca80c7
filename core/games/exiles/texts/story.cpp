#include "core/games/exiles/texts/story.h"

namespace merlon::exiles {

StoryPlan storyPlan()
{
    using When = StorySection::When;
    static constexpr StorySection kSections[] = {
        {"section.setting-up", {1, 0}, {1, 7}, When::Beginning},
        {"section.command", {2, 3}, {2, 4}, When::OutOfFights},
        {"section.pillage", {12, 4}, {12, 6}, When::InFights},
        {"section.campaign", {16, 1}, {16, 5}},
    };
    return {.sections = kSections, .dropsEmptySections = true};
}

WordingTable storyTexts()
{
    static constexpr Wording kWords[] = {
        // Headings of the log
        //: %1: a number
        {"heading.turn-begins", QT_TRANSLATE_NOOP("exiles", "Turn %1")},
        //: %1: a player
        {"heading.actions-begin", QT_TRANSLATE_NOOP("exiles", "Actions: %1")},
        //: %1: a faction, %2: the row of the table of armies
        {"heading.faction-shown", QT_TRANSLATE_NOOP("exiles", "The enemy: %1 (army %2)")},
        //: %1: how many enemy units, %2: morale
        {"heading.siege-begins",
         QT_TRANSLATE_NOOP("exiles", "Siege: {%1|no units|1 unit|%1 units}, morale %2")},
        //: %1: a number
        {"heading.siege-round-begins", QT_TRANSLATE_NOOP("exiles", "Round %1 of the siege")},
        {"section.setting-up", QT_TRANSLATE_NOOP("exiles", "Setting up")},
        {"section.command", QT_TRANSLATE_NOOP("exiles", "Commanders")},
        {"section.pillage", QT_TRANSLATE_NOOP("exiles", "After the siege")},
        {"section.campaign", QT_TRANSLATE_NOOP("exiles", "The campaign")},
    };
    return kWords;
}

} // namespace merlon::exiles
