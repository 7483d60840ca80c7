#pragma once

#include "core/base/error.h"
#include "core/engine/campaign/campaign.h"
#include "core/engine/records/journal.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace merlon {

/// The version of campaign files that this program writes. A newer major is refused, a newer minor is read.
inline constexpr const char *kCampaignFormat = "merlon-campaign";
inline constexpr int kCampaignFormatMajor = 1;
inline constexpr int kCampaignFormatMinor = 0;

/// The code of the error of a line that is not as it was written.
inline constexpr const char *kCampaignChanged = "campaign.changed";

/// How the names of campaign files end.
inline constexpr const char *kCampaignSuffix = ".merlon-campaign";

/// All lines of the file of a campaign: its heading, then those of its chapters (chapter_lines.h). Every line begins with a
/// sum of itself and all lines before, as in a journal. The game must be known.
std::string writeCampaign(const Campaign &campaign, const GameLookup &games = findGame);
/// writeCampaign without the last chapter: where Match::keepChapter keeps that.
ChapterPlace placeOfLastChapter(const Campaign &campaign, const GameLookup &games = findGame);

/// What the file of a campaign holds.
struct HeldCampaign {
    Campaign campaign;
    bool wasCut = false;            ///< the last line had not been written to its end; it is left out
    std::optional<Error> damage {}; ///< of the first line that was changed: it and all after it are left out
    std::string source {};          ///< the file, as errors name it
    std::vector<std::size_t> lines; ///< of the file, in which the chapters begin
    std::vector<JournalPlaces> places {}; ///< in the file, of each chapter
};

/// Reads the file of a campaign as far as it is whole: what lies before a cut or a changed line is kept. An error if that is
/// not even the beginning of a chapter, or if a line makes no sense as it was written.
Expected<HeldCampaign> readCampaign(const std::filesystem::path &file, const GameLookup &games = findGame);

/// Whether the file says at its beginning that it is a campaign, whole or damaged.
bool isCampaignFile(const std::filesystem::path &file);

/// An error about a chapter of the campaign (by index), with the line of the file in which that part of it stands.
Error inChapter(Error error, const HeldCampaign &held, std::size_t chapter);

} // namespace merlon
