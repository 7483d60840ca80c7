#pragma once

#include "core/base/wording.h"
#include "core/engine/match/story_plan.h"

/// How the story of Under the Mountain falls into sections.
namespace merlon::mountain {

StoryPlan storyPlan();
WordingTable storyTexts(); ///< headings: `heading.`, `section.`

} // namespace merlon::mountain
