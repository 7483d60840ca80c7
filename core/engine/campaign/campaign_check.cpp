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

/// A chapter begins at a save point of one before it, or at the beginning of the campaign.
Expected<void> checkStart(const Campaign &campaign, std::size_t chapter, bool isIron)
{
    const Record &record = campaign.chapters[chapter].record;
    if (!record.parent) {
        const bool isBeginning = chapter == 0 || (!record.start && !isIron);
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
    if (isIron && !(*parent + 1 == chapter && endsAt(before, record.parent->after)))
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

} // namespace

Expected<void> verifyCampaign(const HeldCampaign &held, const GameLookup &games)
{
    if (held.damage)
        return tl::unexpected(*held.damage);
    for (std::size_t i = 0; i < held.campaign.chapters.size(); ++i) {
        const Record &record = held.campaign.chapters[i].record;
        Expected<void> good = checkKinship(held.campaign, record);
        const Expected<Match> match = good ? replayChoices(record, games) : tl::unexpected(good.error());
        if (!match)
            return tl::unexpected(inChapter(match.error(), held, i));
        const std::optional<CampaignTerms> terms = match->setup().campaign();
        if (!terms)
            good = tl::unexpected(against({"campaign.none", {}}));
        if (good)
            good = checkStart(held.campaign, i, terms->isIron);
        if (good)
            good = checkSaves(*match, record);
        if (!good)
            return tl::unexpected(inChapter(good.error(), held, i));
    }
    return {};
}

} // namespace merlon
