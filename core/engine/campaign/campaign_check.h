#pragma once

#include "core/engine/campaign/campaign_file.h"

namespace merlon {

/// Plays the chapters of a campaign again, as replayRecord does, and compares where each began with the save point of its
/// parent. Of a chapter that follows older rules (isOfOlderRules) only that is compared. The error names the file and its line. What was cut off is no error: HeldCampaign::wasCut tells it.
Expected<void> verifyCampaign(const HeldCampaign &held, const GameLookup &games = findGame);

} // namespace merlon
