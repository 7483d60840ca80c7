#include "core/games/mountain/texts/story.h"

namespace merlon::mountain {

StoryPlan storyPlan()
{
    static constexpr StorySection kSections[] = {
        {"section.setting-up", {0, 10}, {0, 22}, StorySection::When::Beginning},
        // The horde is laid out first, as it is refilled later
        {"section.setting-up", {4, 7}, {4, 7}, StorySection::When::Beginning},
        {"section.final-scoring", {9, 1}, {9, 7}},
    };
    return {.sections = kSections, .dropsEmptySections = true};
}

WordingTable storyTexts()
{
    static constexpr Wording kWords[] = {
        // Headings of the log
        //: %1: a seat whose turn begins
        {"heading.turn-begins", QT_TRANSLATE_NOOP("mountain", "%1")},
        {"section.setting-up", QT_TRANSLATE_NOOP("mountain", "Setting up")},
        {"section.final-scoring", QT_TRANSLATE_NOOP("mountain", "Final scoring")},
    };
    return kWords;
}

} // namespace merlon::mountain
