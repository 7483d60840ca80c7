#pragma once

#include "core/base/wording.h"
#include "core/engine/match/story_plan.h"

#include <span>

/// How the story of Exiles falls into sections.
namespace merlon::exiles {

StoryPlan storyPlan();
std::span<const SharedLine> sharedLines(); ///< what is told together: volleys, losses, squads
WordingTable storyTexts();      ///< headings: `heading.`, `section.`; what a fight comes to: `verdict.`
WordingTable sharedLineTexts(); ///< `shared.`, `shared-item.`, `shared-more.`

} // namespace merlon::exiles
