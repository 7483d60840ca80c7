#pragma once

#include "core/base/wording.h"
#include "core/engine/match/story_plan.h"

/// How the story of Fiefs falls into sections.
namespace merlon::fiefs {

StoryPlan storyPlan();
WordingTable storyTexts(); ///< headings: `heading.`, `section.`

} // namespace merlon::fiefs
