#include "core/engine/campaign/campaign_file.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/text_file.h"
#include "core/base/utf8.h"
#include "core/engine/campaign/chapter_lines.h"
#include "core/engine/records/document_reader.h"
#include "core/engine/records/growing_record.h"
#include "core/engine/records/journal_lines.h"

#include <cassert>
#include <fstream>
#include <utility>

namespace merlon {

namespace {

std::string headingLine(const Campaign &campaign, std::uint64_t &sum)
{
    const Json heading = {
        {"format", formatHeading(kCampaignFormat, kCampaignFormatMajor, kCampaignFormatMinor)},
        {"name", campaign.name},
        {"game", campaign.game}};
    return journalLine(heading, sum);
}

/// Heading and so many chapters.
std::string linesOf(const Campaign &campaign, std::size_t chapters, const GameLookup &games)
{
    const Game *const game = games(campaign.game);
    assert(game);
    std::uint64_t sum = 0;
    std::string text = headingLine(campaign, sum);
    for (std::size_t i = 0; i < chapters; ++i)
        text += chapterLines(campaign.chapters[i].record, campaign.chapters[i].begun, *game, sum);
    return text;
}

class CampaignReader {
public:
    CampaignReader(std::string source, const GameLookup &games)
        : m_games(games)
    {
        m_held.source = std::move(source);
    }

    Expected<HeldCampaign> read(const WholeLines &lines)
    {
        m_held.wasCut = lines.wasCut;
        for (std::string_view rest = lines.text; !rest.empty() && !m_held.damage;) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(line.size() + 1);
            ++m_line;
            if (const Expected<void> taken = take(line); !taken) {
                Error error = taken.error();
                error.where.line = m_line;
                if (error.what.code != kJournalChanged)
                    return tl::unexpected(std::move(error));
                error.what = {kCampaignChanged, {}};
                m_held.damage = std::move(error);
            }
        }
        endChapter();
        if (m_held.campaign.chapters.empty()) {
            Error none = m_held.damage.value_or(
                Error {{"campaign.no-chapter", {}}, {m_held.source, m_line + 1, {}}, {}});
            none.right = {"campaign.no-chapter-right", {}};
            return tl::unexpected(std::move(none));
        }
        if (m_held.damage)
            m_held.damage->right = whatIsKept();
        return std::move(m_held);
    }

private:
    Expected<void> take(std::string_view line)
    {
        if (m_line > kMostCampaignLines)
            return tl::unexpected(Error {
                {"file.many", {static_cast<std::int64_t>(kMostCampaignLines)}}, {m_held.source, 0, {}}, {}});
        const Expected<Json> json = readJournalLine(line, m_sum, m_held.source);
        if (!json)
            return tl::unexpected(json.error());
        if (m_line == 1)
            return takeHeading(*json);
        if (json->is_object() && json->contains("chapter"))
            return beginChapter(*json);
        if (!m_isInChapter)
            return tl::unexpected(Error {{"campaign.no-chapter", {}}, {m_held.source, 0, {}}, {}});
        return m_grown.add(*json, m_line, m_held.source, m_values);
    }

    Expected<void> takeHeading(const Json &json)
    {
        DocumentReader reader(m_held.source);
        reader.heading(json, kCampaignFormat, kCampaignFormatMajor, kCampaignFormatMinor);
        if (reader.good()) {
            reader.object(json, "", {"format", "name", "game"});
            m_held.campaign.name = reader.text(reader.required(json, "", "name"), "/name");
            m_held.campaign.game = reader.text(reader.required(json, "", "game"), "/game");
        }
        if (reader.good() && m_held.campaign.name.size() > kLongestCampaignName)
            reader.refuse("/name", {"file.long-line", {static_cast<std::int64_t>(kLongestCampaignName)}});
        if (reader.good() && !m_games(m_held.campaign.game))
            reader.refuse("/game", {"record.unknown-game", {quotable(m_held.campaign.game)}});
        return reader.good() ? Expected<void>() : tl::unexpected(reader.error());
    }

    Expected<void> beginChapter(const Json &json)
    {
        endChapter();
        DocumentReader reader(m_held.source);
        reader.object(json, "", {"begun", "chapter"});
        std::string begun = reader.text(reader.required(json, "", "begun"), "/begun");
        if (m_held.campaign.chapters.size() >= kMostChapters)
            reader.refuse("", {"file.many", {static_cast<std::int64_t>(kMostChapters)}});
        m_values += valuesIn(json);
        if (m_values > kMaxJsonValues)
            reader.refuse("", {"error.json-values", {static_cast<std::int64_t>(kMaxJsonValues)}});
        if (!reader.good())
            return tl::unexpected(reader.error());
        Expected<Record> record = recordFromJson(json["chapter"], m_held.source, m_games);
        if (!record) {
            record.error().where.pointer = "/chapter" + record.error().where.pointer;
            return tl::unexpected(record.error());
        }
        const std::string &game = m_held.campaign.game;
        if (record->game != game)
            return tl::unexpected(Error {
                {"campaign.other-game", {record->game, game}}, {m_held.source, 0, "/chapter/game"}, {}});
        m_held.campaign.chapters.push_back({std::move(begun), {}});
        m_held.lines.push_back(m_line);
        m_grown = GrowingRecord(std::move(*record), m_line);
        m_isInChapter = true;
        return {};
    }

    /// What has grown is in the campaign.
    void endChapter()
    {
        if (!std::exchange(m_isInChapter, false))
            return;
        m_held.campaign.chapters.back().record = std::move(m_grown.record());
        m_held.places.push_back(m_grown.places());
    }

    /// How much lies before a line that was changed.
    Text whatIsKept() const
    {
        std::size_t choices = 0;
        for (const Chapter &chapter : m_held.campaign.chapters)
            choices += chapter.record.entries.size();
        return {
            "campaign.changed-right",
            {static_cast<std::int64_t>(m_held.campaign.chapters.size()), static_cast<std::int64_t>(choices)}};
    }

    const GameLookup &m_games;
    HeldCampaign m_held;
    std::uint64_t m_sum = 0;
    std::size_t m_line = 0;   ///< that is being read
    std::size_t m_values = 0; ///< in all chapters and positions so far
    bool m_isInChapter = false;
    GrowingRecord m_grown;
};

} // namespace

std::string writeCampaign(const Campaign &campaign, const GameLookup &games)
{
    return linesOf(campaign, campaign.chapters.size(), games);
}

ChapterPlace placeOfLastChapter(const Campaign &campaign, const GameLookup &games)
{
    assert(!campaign.chapters.empty());
    return {linesOf(campaign, campaign.chapters.size() - 1, games), campaign.chapters.back().begun};
}

Expected<HeldCampaign> readCampaign(const std::filesystem::path &file, const GameLookup &games)
{
    const Expected<std::string> text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    return CampaignReader(sourceName(file), games).read(wholeLinesOf(*text));
}

bool isCampaignFile(const std::filesystem::path &file)
{
    constexpr std::size_t kHead = 1000; // the format stands in the first line
    std::string head(kHead, '\0');
    std::ifstream stream(file, std::ios::binary);
    stream.read(head.data(), static_cast<std::streamsize>(kHead));
    head.resize(static_cast<std::size_t>(stream.gcount()));
    return head.find('"' + std::string(kCampaignFormat) + '"') != std::string::npos;
}

Error inChapter(Error error, const HeldCampaign &held, std::size_t chapter)
{
    return inLineOf(held.places[chapter], std::move(error), held.source, held.lines[chapter]);
}

} // namespace merlon
