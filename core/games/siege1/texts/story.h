#pragma once

#include "core/base/wording.h"
#include "core/engine/match/story_plan.h"

/// How the story of Siege I falls into sections.
namespace merlon::siege1 {

StoryPlan storyPlan();
WordingTable storyTexts(); ///< headings: `heading.`, `section.`

} // namespace merlon::siege1
