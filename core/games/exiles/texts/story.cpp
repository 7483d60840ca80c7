#include "core/games/exiles/texts/story.h"

#include <string_view>

namespace merlon::exiles {

StoryPlan storyPlan()
{
    using When = StorySection::When;
    static constexpr StorySection kSections[] = {
        {"section.setting-up", {1, 0}, {1, 7}, When::Beginning},
        {"section.command", {2, 3}, {2, 4}},
        {"section.before-the-siege", {7, 1}, {7, 7}},
        // EX-8.9 tells losses of all sections
        {"section.shooting", {8, 1}, {8, 8}},
        {"section.engines", {9, 1}, {9, 12}},
        {"section.advance", {10, 1}, {10, 6}},
        {"section.shifting", {10, 8}, {10, 8}},
        {"section.squads", {11, 1}, {11, 11}},
        {"section.melee", {11, 12}, {11, 18}},
        {"section.city", {11, 19}, {11, 20}},
        {"section.morale", {12, 1}, {12, 3}},
        {"section.pillage", {12, 4}, {12, 6}},
        {"section.campaign", {16, 1}, {16, 5}},
    };
    static constexpr std::string_view kPassing[] = {"stage-begins", "enemy-aims", "enemy-engine-aims",
                                                    "melee-rolled"};
    return {.sections = kSections, .dropsEmptySections = true, .passing = kPassing};
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
        {"section.before-the-siege", QT_TRANSLATE_NOOP("exiles", "Before the siege")},
        {"section.shooting", QT_TRANSLATE_NOOP("exiles", "Shooting")},
        {"section.engines", QT_TRANSLATE_NOOP("exiles", "Engines")},
        {"section.advance", QT_TRANSLATE_NOOP("exiles", "The enemy advances")},
        {"section.shifting", QT_TRANSLATE_NOOP("exiles", "Units move")},
        {"section.squads", QT_TRANSLATE_NOOP("exiles", "Squads")},
        {"section.melee", QT_TRANSLATE_NOOP("exiles", "Melee")},
        {"section.city", QT_TRANSLATE_NOOP("exiles", "The city")},
        {"section.morale", QT_TRANSLATE_NOOP("exiles", "Morale")},
        {"section.pillage", QT_TRANSLATE_NOOP("exiles", "After the siege")},
        {"section.campaign", QT_TRANSLATE_NOOP("exiles", "The campaign")},
    };
    return kWords;
}

} // namespace merlon::exiles
