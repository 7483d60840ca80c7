#pragma once

#include "core/base/wording.h"
#include "core/engine/match/story_plan.h"

/// How the story of Siege II falls into sections.
namespace merlon::siege2 {

StoryPlan storyPlan();
WordingTable storyTexts(); ///< headings: `heading.`, `section.`

} // namespace merlon::siege2
