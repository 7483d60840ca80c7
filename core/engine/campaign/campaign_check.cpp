#include "core/engine/campaign/campaign_check.h"

#include "core/base/json.h"
#include "core/engine/records/record_replay.h"

#include <algorithm>

namespace merlon {

namespace {

Error against(Text what, Text right = {})
{
    return {std::move(what), {}, std::move(right)};
}

std::int64_t numberOf(std::size_t chapter)
{
    return static_cast<std::int64_t>(chapter + 1);
}

/// All chapters are of one campaign; that they are of one game is seen when they are read.
Expected<void> checkKinship(const Campaign &campaign, const Record &record)
{
    const Record &first = campaign.chapters.front().record;
    if (record.options != first.options)
        return tl::unexpected(against({"campaign.other-options", {}}));
    if (!(record.board == first.board))
        return tl::unexpected(against({"campaign.other-board", {}}));
    return {};
}

bool endsAt(const Record &record, std::size_t entries)
{
    return record.entries.size() == entries && record.resignations.empty();
}

/// Whoever plays on by newer rules begins at the last save point, whatever was chosen after it.
bool hasNewerRules(const Campaign &campaign, std::size_t chapter)
{
    return chapter > 0
        && campaign.chapters[chapter - 1].record.rulesVersion
        < campaign.chapters[chapter].record.rulesVersion;
}

/// A chapter begins at a save point of one before it, or at the beginning of the campaign.
Expected<void> checkStart(const Campaign &campaign, std::size_t chapter, bool isIron)
{
    const Record &record = campaign.chapters[chapter].record;
    const bool mayGoBack = !isIron || hasNewerRules(campaign, chapter);
    if (!record.parent) {
        const bool isBeginning = chapter == 0 || (!record.start && mayGoBack);
        return isBeginning ? Expected<void>()
                           : tl::unexpected(against({"campaign.no-parent", {numberOf(chapter)}}));
    }
    const std::optional<std::size_t> parent = parentOf(*record.parent, chapter);
    if (!parent)
        return tl::unexpected(
            against({"campaign.unknown-parent", {numberOf(chapter), record.parent->record}}));
    const Record &before = campaign.chapters[*parent].record;
    const auto save = std::ranges::find_if(before.positions, [&](const RecordPosition &position) {
        return position.isSavePoint && position.after == record.parent->after;
    });
    if (save == before.positions.end() || save->hash != record.parent->hash || !record.start
        || **record.start != *save->position)
        return tl::unexpected(against({"campaign.other-start", {numberOf(chapter), numberOf(*parent)}}));
    if (!mayGoBack && !(*parent + 1 == chapter && endsAt(before, record.parent->after)))
        return tl::unexpected(against({"campaign.went-back", {numberOf(chapter)}}));
    return {};
}

/// The positions that say so are save points, and no others.
Expected<void> checkSaves(const Match &match, const Record &record)
{
    std::vector<std::size_t> saves;
    for (const Ply &ply : match.chronicle()) {
        if (ply.atSavePoint)
            saves.push_back(ply.entries);
    }
    for (std::size_t i = 0; i < record.positions.size(); ++i) {
        const RecordPosition &position = record.positions[i];
        if (position.isSavePoint && std::ranges::find(saves, position.after) == saves.end())
            return tl::unexpected(
                Error {{"campaign.no-save-point", {}}, {{}, 0, "/positions/" + std::to_string(i)}, {}});
    }
    return {};
}

/// Whether the game is played as a campaign with these options.
Expected<CampaignTerms> campaignTermsOf(const Setup &setup)
{
    const std::optional<CampaignTerms> terms = setup.campaign();
    if (!terms)
        return tl::unexpected(against({"campaign.none", {}}));
    return *terms;
}

/// A chapter that cannot be played again is still one that can be opened, and begins where it must.
Expected<void> checkOlder(const Campaign &campaign, std::size_t chapter, const GameLookup &games)
{
    const Record &record = campaign.chapters[chapter].record;
    const auto setup = games(record.game)->open(record.board, record.options);
    if (!setup)
        return tl::unexpected(setup.error());
    const Expected<CampaignTerms> terms = campaignTermsOf(**setup);
    return terms ? checkStart(campaign, chapter, terms->isIron) : tl::unexpected(terms.error());
}

Expected<void> playAgain(const Campaign &campaign, std::size_t chapter, const GameLookup &games)
{
    const Record &record = campaign.chapters[chapter].record;
    const Expected<Match> match = replayChoices(record, games);
    if (!match)
        return tl::unexpected(match.error());
    const Expected<CampaignTerms> terms = campaignTermsOf(match->setup());
    if (!terms)
        return tl::unexpected(terms.error());
    if (const Expected<void> good = checkStart(campaign, chapter, terms->isIron); !good)
        return good;
    return checkSaves(*match, record);
}

} // namespace

Expected<void> verifyCampaign(const HeldCampaign &held, const GameLookup &games)
{
    if (held.damage)
        return tl::unexpected(*held.damage);
    for (std::size_t i = 0; i < held.campaign.chapters.size(); ++i) {
        const Record &record = held.campaign.chapters[i].record;
        Expected<void> good = checkKinship(held.campaign, record);
        if (good)
            good = isOfOlderRules(record, games) ? checkOlder(held.campaign, i, games)
                                                 : playAgain(held.campaign, i, games);
        if (!good)
            return tl::unexpected(inChapter(good.error(), held, i));
    }
    return {};
}

} // namespace merlon
