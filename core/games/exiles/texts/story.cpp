#include "core/games/exiles/texts/story.h"

#include <string_view>

namespace merlon::exiles {

StoryPlan storyPlan()
{
    using When = StorySection::When;
    static constexpr StorySection kSections[] = {
        {"section.setting-up", {1, 0}, {1, 7}, When::Beginning},
        {"section.command", {2, 3}, {2, 4}},
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
        {"heading.stage-begins.1", QT_TRANSLATE_NOOP("exiles", "Stage 1: the defenders shoot")},
        {"heading.stage-begins.2", QT_TRANSLATE_NOOP("exiles", "Stage 2: the enemy shoots")},
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
        {"section.setting-up", QT_TRANSLATE_NOOP("exiles", "Setting up")},
        {"section.command", QT_TRANSLATE_NOOP("exiles", "Commanders")},
        {"section.pillage", QT_TRANSLATE_NOOP("exiles", "After the siege")},
        {"section.campaign", QT_TRANSLATE_NOOP("exiles", "The campaign")},
    };
    return kWords;
}

} // namespace merlon::exiles
