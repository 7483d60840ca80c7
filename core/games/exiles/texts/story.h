#pragma once

#include "core/base/wording.h"
#include "core/engine/match/story_plan.h"

/// How the story of Exiles falls into sections.
namespace merlon::exiles {

StoryPlan storyPlan();
WordingTable storyTexts(); ///< headings: `heading.`, `section.`; what a fight comes to: `verdict.`

} // namespace merlon::exiles
