#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/engine/campaign/campaign_check.h"
#include "core/engine/records/beginning.h"
#include "core/engine/records/journal_lines.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <functional>

using namespace merlon;

namespace {

constexpr const char *kFirstDay = "2026-11-29T10:42:00Z";
constexpr const char *kSecondDay = "2026-12-06T19:05:00Z";

const Options kLong {{"rounds", "40"}};
const Options kIron {{"rounds", "40"}, {"rules", "full"}, {"foe", "tide"}};

std::size_t savesIn(const Record &record)
{
    return static_cast<std::size_t>(std::ranges::count(record.positions, true, &RecordPosition::isSavePoint));
}

/// Plays so many choices, or one more, so as not to stop at a save point.
void playPast(Match &match, std::uint64_t seed, int choices)
{
    testing::playSome(match, seed, choices);
    if (match.record().positions.back().isSavePoint)
        testing::playSome(match, seed, 1);
}

/// A campaign of one chapter with so many choices.
Campaign campaignOf(const Options &options, int choices)
{
    Match match(toy::open(options), {7, ChanceMode::Dealt, {{"north", "Ann", "person"}}});
    playPast(match, 3, choices);
    return {"Four rivers", "toll", {{kFirstDay, match.record()}}};
}

/// Another chapter with so many choices, from the last save point on, in which Ben plays for Ann.
void addChapter(Campaign &campaign, int choices)
{
    Expected<OpenedRecord> opened = openRecord(takenUp(campaign, {{"north", "Ben", "person"}}), toy::kToll);
    if (!opened)
        qFatal("%s", say(opened.error(), english()).c_str());
    playPast(opened->match, 5, choices);
    campaign.chapters.push_back({kSecondDay, opened->match.record()});
}

Campaign twoChapters()
{
    Campaign campaign = campaignOf(kLong, 30);
    addChapter(campaign, 6);
    return campaign;
}

/// The same with nothing played in its last chapter.
Campaign withFreshChapter()
{
    Campaign campaign = twoChapters();
    Record &record = campaign.chapters.back().record;
    cutAfter(record, 0);
    record.positions.clear();
    return campaign;
}

} // namespace

/// Campaigns: kept in one file, taken up again, checked.
class CampaignFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::filesystem::path file(const char *name = "a.merlon-campaign") const
    {
        return std::filesystem::path(m_folder.path().toStdU16String()) / name;
    }

    Expected<HeldCampaign> reread(const std::string &text) const
    {
        std::ofstream(file(), std::ios::binary) << text;
        return readCampaign(file(), toy::kToll);
    }

    std::string verdictOn(const Campaign &campaign) const
    {
        const Expected<HeldCampaign> held = reread(writeCampaign(campaign, toy::kToll));
        if (!held)
            return held.error().what.code;
        const Expected<void> good = verifyCampaign(*held, toy::kToll);
        return good ? "good" : good.error().what.code;
    }

    std::string verdictOnForged(const std::function<void(Record &)> &change) const
    {
        Campaign campaign = withFreshChapter();
        change(campaign.chapters.back().record);
        campaign.chapters.back().record.begun = beginningOf(campaign.chapters.back().record);
        return verdictOn(campaign);
    }

private Q_SLOTS:
    void everySavePointIsKept()
    {
        const Campaign campaign = campaignOf(kLong, 60);
        const Record &record = campaign.chapters.front().record;
        QVERIFY(savesIn(record) >= 3);
        QCOMPARE(savesIn(campaignOf({{"rounds", "250"}}, 60).chapters.front().record), std::size_t {0});
        const std::optional<SavePoint> last = lastSavePoint(campaign);
        QVERIFY(last.has_value());
        QVERIFY(std::ranges::none_of(record.positions, [&](const RecordPosition &position) {
            return position.isSavePoint && position.after > last->position.after;
        }));
    }

    void itComesBackAsItWas()
    {
        const Campaign campaign = twoChapters();
        const Expected<HeldCampaign> held = reread(writeCampaign(campaign, toy::kToll));
        QVERIFY2(held, held ? "" : say(held.error(), english()).c_str());
        QVERIFY(!held->wasCut && !held->damage);
        QCOMPARE(held->campaign.name, campaign.name);
        QCOMPARE(held->campaign.chapters.size(), std::size_t {2});
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(held->campaign.chapters[i].begun, campaign.chapters[i].begun);
            QVERIFY(held->campaign.chapters[i].record == campaign.chapters[i].record);
        }
        QCOMPARE(verdictOn(campaign), std::string("good"));
        QVERIFY(isCampaignFile(file()));
    }

    void aMatchIsKeptAsTheLastChapter()
    {
        Campaign campaign = twoChapters();
        Match match = std::move(openRecord(campaign.chapters.back().record, toy::kToll)->match);
        QVERIFY(match.keepChapter(file(), placeOfLastChapter(campaign, toy::kToll)));
        testing::playSome(match, 9, 40);
        for (int i = 0; i < 30; ++i)
            QVERIFY(match.undo());
        for (int i = 0; i < 30; ++i)
            QVERIFY(match.redo()); // also the save points that were undone
        QVERIFY(match.journal()->flush());
        const Expected<HeldCampaign> held = readCampaign(file(), toy::kToll);
        QVERIFY2(held, held ? "" : say(held.error(), english()).c_str());
        QVERIFY(verifyCampaign(*held, toy::kToll));
        const Record &record = held->campaign.chapters.back().record;
        QVERIFY(record.entries == match.record().entries);
        QCOMPARE(savesIn(record), savesIn(match.record()));
        QVERIFY(savesIn(record) > 0);
        QCOMPARE(openRecord(record, toy::kToll)->match.state().hash(), match.state().hash());
    }

    void whatIsTakenUpBeginsAtTheLastSavePoint()
    {
        const Campaign before = campaignOf(kLong, 30);
        const std::optional<SavePoint> save = lastSavePoint(before);
        QVERIFY(save && !isAtSavePoint(before));
        const Record next = takenUp(before, {{"north", "Ben", "person"}});
        QCOMPARE(next.parent->after, save->position.after);
        QVERIFY(next.entries.empty() && next.positions.empty());
        QCOMPARE(next.seats.front().name, std::string("Ben"));
        QVERIFY(openRecord(next, toy::kToll)->match.start().position() == *save->position.position);
        // Chance falls again as it did: whoever goes back gains no other dice.
        QVERIFY(takenUp(before, {}).seed == next.seed);
    }

    void withoutASavePointTheChapterBeginsAgain()
    {
        Campaign campaign = campaignOf(kLong, 30);
        addChapter(campaign, 1);
        QVERIFY(!lastSavePoint(campaign));
        const Record next = takenUp(campaign, {});
        QVERIFY(next.parent == campaign.chapters.back().record.parent);
        QVERIFY(next.start == campaign.chapters.back().record.start);
        addChapter(campaign, 3);
        QCOMPARE(verdictOn(campaign), std::string("good"));
        Campaign fresh = campaignOf(kLong, 1);
        addChapter(fresh, 3);
        QVERIFY(!fresh.chapters.back().record.parent);
        QCOMPARE(verdictOn(fresh), std::string("good"));
    }

    /// In the middle of a round, at every byte.
    void whatWasCutIsKeptUpToTheCut()
    {
        const Campaign campaign = twoChapters();
        const std::string text = writeCampaign(campaign, toy::kToll);
        const std::size_t chapter = placeOfLastChapter(campaign, toy::kToll).before.size();
        const std::size_t first = text.find('\n', chapter) + 1;
        for (std::size_t size = chapter; size <= text.size(); size += size < first - 20 ? 19 : 1) {
            const Expected<HeldCampaign> held = reread(text.substr(0, size));
            QVERIFY2(held, held ? "" : say(held.error(), english()).c_str());
            QCOMPARE(held->wasCut, text[size - 1] != '\n');
            QCOMPARE(held->campaign.chapters.size(), std::size_t {size < first ? 1u : 2u});
            if (size < first)
                continue;
            std::size_t entries = 0;
            for (std::size_t at = first; at < size; at = text.find('\n', at) + 1)
                entries +=
                    text.find('\n', at) < size && text.compare(at + 17, 9, R"({"entry":)") == 0 ? 1 : 0;
            QCOMPARE(held->campaign.chapters.back().record.entries.size(), entries);
            if (held->wasCut)
                continue; // it holds what a file holds that ends with its last line
            const Expected<void> good = verifyCampaign(*held, toy::kToll);
            QVERIFY2(good, good ? "" : say(good.error(), english()).c_str());
        }
    }

    void aFileThatEndsBeforeAChapterIsRefused()
    {
        const std::string text = writeCampaign(twoChapters(), toy::kToll);
        for (const std::size_t size :
             {std::size_t {0}, std::size_t {30}, text.find('\n') + 1, text.find('\n') + 40}) {
            const Expected<HeldCampaign> held = reread(text.substr(0, size));
            QVERIFY(!held);
            QCOMPARE(held.error().what.code, std::string("campaign.no-chapter"));
        }
    }

    void aChangedLineIsNamedAndWhatLiesBeforeIsKept()
    {
        std::string text = writeCampaign(twoChapters(), toy::kToll);
        const std::size_t last = text.rfind('\n', text.size() - 2) + 1;
        text[last + 25] ^= 1;
        const Expected<HeldCampaign> held = reread(text);
        QVERIFY(held && held->damage);
        QCOMPARE(held->damage->where.line,
                 static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')));
        QCOMPARE(held->campaign.chapters.size(), std::size_t {2});
        std::size_t kept = 0;
        for (const Chapter &chapter : held->campaign.chapters)
            kept += chapter.record.entries.size();
        QCOMPARE(std::get<std::int64_t>(held->damage->right.args.back()), static_cast<std::int64_t>(kept));
        const Expected<void> refused = verifyCampaign(*held, toy::kToll);
        QVERIFY(!refused);
        QCOMPARE(refused.error().what.code, std::string(kCampaignChanged));
    }

    void aChapterOfAnotherGameIsRefused()
    {
        Campaign campaign = campaignOf(kLong, 6);
        campaign.game = "chess";
        const GameLookup anyName = [](std::string_view) { return toy::kToll("toll"); };
        std::ofstream(file(), std::ios::binary) << writeCampaign(campaign, anyName);
        const Expected<HeldCampaign> held = readCampaign(file(), anyName);
        QVERIFY(!held);
        QCOMPARE(held.error().what.code, std::string("campaign.other-game"));
        QCOMPARE(held.error().where.line, std::size_t {2});
    }

    void aForgedChapterIsFound()
    {
        QCOMPARE(verdictOnForged([](Record &) {}), std::string("good"));
        QCOMPARE(verdictOnForged([](Record &record) { (**record.start)["round"] = 30; }),
                 std::string("campaign.other-start"));
        QCOMPARE(verdictOnForged([](Record &record) { --record.parent->after; }),
                 std::string("campaign.other-start"));
        QCOMPARE(verdictOnForged([](Record &record) { ++record.parent->hash; }),
                 std::string("campaign.other-start"));
        for (const char *number : {"0", "2", "7", "one"}) {
            QCOMPARE(verdictOnForged([&](Record &record) { record.parent->record = number; }),
                     std::string("campaign.unknown-parent"));
        }
        QCOMPARE(verdictOnForged([](Record &record) { record.parent.reset(); }),
                 std::string("campaign.no-parent"));
        QCOMPARE(verdictOnForged([](Record &record) { record.options["fate"] = "warlord"; }),
                 std::string("campaign.other-options"));
        QCOMPARE(verdictOnForged([](Record &record) { record.board = toy::board(5); }),
                 std::string("campaign.other-board"));
    }

    void aChoiceThatWasChangedIsFoundWithItsLine()
    {
        Campaign campaign = twoChapters();
        ++campaign.chapters.back().record.entries.back().hash;
        campaign.chapters.back().record.positions.clear();
        const Expected<HeldCampaign> held = reread(writeCampaign(campaign, toy::kToll));
        QVERIFY(held);
        const Expected<void> refused = verifyCampaign(*held, toy::kToll);
        QVERIFY(!refused);
        QCOMPARE(refused.error().what.code, std::string("record.entry-hash"));
        QCOMPARE(refused.error().where.line, held->places.back().entries.back());
    }

    void whatIsNoSavePointIsFound()
    {
        Campaign campaign = twoChapters();
        QVERIFY(!campaign.chapters.back().record.positions.back().isSavePoint);
        campaign.chapters.back().record.positions.back().isSavePoint = true;
        QCOMPARE(verdictOn(campaign), std::string("campaign.no-save-point"));
    }

    /// A Save Sheet that cannot be: its line is named, and what in it is wrong.
    void aBadPositionIsFoundWithItsLine()
    {
        Campaign campaign = campaignOf(kLong, 30);
        Record &record = campaign.chapters.front().record;
        (*record.positions.back().position)["round"] = 9999;
        const Expected<HeldCampaign> held = reread(writeCampaign(campaign, toy::kToll));
        QVERIFY(held);
        const Expected<void> refused = verifyCampaign(*held, toy::kToll);
        QVERIFY(!refused);
        QCOMPARE(refused.error().where.line, held->places.back().positions.back());
        QCOMPARE(refused.error().where.pointer, std::string("/position/round"));
    }

    void chaptersOfOlderRulesAreKeptAndNotReplayed()
    {
        const GameLookup newer = toy::lookup(toy::gameOfVersion(3));
        const auto verdict = [&](const Campaign &campaign) {
            std::ofstream(file(), std::ios::binary) << writeCampaign(campaign, newer);
            const Expected<HeldCampaign> held = readCampaign(file(), newer);
            const Expected<void> good = held ? verifyCampaign(*held, newer) : tl::unexpected(held.error());
            return good ? std::string("good") : good.error().what.code;
        };
        for (const Options &options : {kLong, kIron}) {
            Campaign campaign = campaignOf(options, 40);
            QVERIFY(!isAtSavePoint(campaign));
            QVERIFY(!isOfOlderRules(campaign.chapters.front().record, toy::kToll));
            QVERIFY(isOfOlderRules(campaign.chapters.front().record, newer));
            campaign.chapters.push_back({kSecondDay, takenUp(campaign, {}, newer)});
            QVERIFY(!isOfOlderRules(campaign.chapters.back().record, newer));
            QCOMPARE(verdict(campaign), std::string("good"));
            Record &last = campaign.chapters.back().record;
            ++last.parent->hash;
            last.begun = beginningOf(last);
            QCOMPARE(verdict(campaign), std::string("campaign.other-start"));
        }
    }

    void aGameOfOneEveningIsNoCampaign()
    {
        QCOMPARE(verdictOn(campaignOf({}, 5)), std::string("campaign.none"));
    }

    void whereNobodyGoesBackTheChaptersFollow()
    {
        Campaign campaign = campaignOf(kIron, 40);
        QVERIFY(!isAtSavePoint(campaign));
        Campaign back = campaign;
        addChapter(back, 3);
        QCOMPARE(verdictOn(back), std::string("campaign.went-back"));
        Record &record = campaign.chapters.front().record;
        cutAfter(record, lastSavePoint(campaign)->position.after);
        QVERIFY(isAtSavePoint(campaign));
        addChapter(campaign, 3);
        QCOMPARE(verdictOn(campaign), std::string("good"));
    }
};

MERLON_TEST(CampaignFileTest)
#include "campaign_test.moc"
