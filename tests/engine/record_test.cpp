#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/engine/notation/notation.h"
#include "core/engine/records/record.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QElapsedTimer>
#include <QTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace merlon;

namespace {

Match matchOfSeed(std::uint64_t seed, ChanceMode chance = ChanceMode::Dealt)
{
    return Match(toy::open({{"rounds", "250"}}),
                 {seed, chance, {{"north", "Ann \"the bold\"", "person"}, {"west", "", "search-3"}}});
}

Record recordOf(std::uint64_t seed, int choices, ChanceMode chance = ChanceMode::Dealt)
{
    Match match = matchOfSeed(seed, chance);
    testing::playSome(match, seed, choices);
    return match.record();
}

std::string problemOf(const Expected<void> &verified)
{
    return verified ? "" : say(verified.error(), english());
}

bool leadsToTheSameState(const Match &match, Choice choice, const std::string &line)
{
    const std::unique_ptr<State> one = match.state().clone();
    const std::unique_ptr<State> other = match.state().clone();
    EventSink silence;
    one->apply(choice, silence);
    other->apply(*parseChoice(match.setup().vocabulary(), line), silence);
    return one->hash() == other->hash();
}

std::string replaced(std::string text, const std::string &what, const std::string &by)
{
    const std::size_t found = text.find(what);
    return found == std::string::npos ? text : text.replace(found, what.size(), by);
}

Board boardWith(const Board &board, std::span<const Place> places, std::span<const Link> links)
{
    return {board.info(), {places.begin(), places.end()}, {links.begin(), links.end()}};
}

/// Records whose board, options or set-up is another one, as the code says.
std::vector<Record> otherBeginnings(const Record &record, const std::string &code)
{
    std::vector<Record> others;
    const auto add = [&](auto change) {
        others.push_back(record);
        change(others.back());
    };
    std::vector<Place> places(record.board.places().begin(), record.board.places().end());
    std::vector<Link> links(record.board.links().begin(), record.board.links().end());
    if (code == "record.other-places") {
        places[0].at.x += 0.5;
        add([&](Record &other) { other.board = boardWith(record.board, places, links); });
    } else if (code == "record.other-links") {
        links.push_back({"border", places[0].key, places[1].key, {}, {}});
        add([&](Record &other) { other.board = boardWith(record.board, places, links); });
        links.back().via = {{1, 2}};
        add([&](Record &other) { other.board = boardWith(record.board, places, links); });
    } else if (code == "record.other-options") {
        add([](Record &other) { other.options["rounds"] = "249"; });
        add([](Record &other) { other.options.clear(); });
    } else {
        add([](Record &other) { other.takeBacks = !other.takeBacks; });
        add([](Record &other) { other.seed += 1; });
        add([](Record &other) { other.parent = RecordParent {"another", 1, 2}; });
        add([](Record &other) { other.begun->setup ^= 1; });
    }
    return others;
}

} // namespace

class RecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void moreEntriesThanThereMayBeAreRefused()
    {
        Json json = *readJson(writeRecord(recordOf(7, 5), toy::kToll), "record");
        Json &entries = json["entries"];
        entries.get_ref<Json::array_t &>().resize(kMostEntries, entries[0]);
        QVERIFY(readRecord(json.dump(), "test", toy::kToll));
        entries.push_back(entries[0]);
        const Expected<Record> refused = readRecord(json.dump(), "test", toy::kToll);
        QVERIFY(!refused);
        QCOMPARE(refused.error().what.code, std::string("file.many"));
        QCOMPARE(refused.error().where.pointer, std::string("/entries"));
    }

    void recordsReadBackAndVerify()
    {
        QVERIFY(rc::check("round trip", [](std::uint64_t seed) {
            const auto chance = *rc::gen::element(ChanceMode::Dealt, ChanceMode::Given);
            const Record record = recordOf(seed, *rc::gen::inRange(0, 300), chance);
            const Expected<Record> again = readRecord(writeRecord(record, toy::kToll), "file", toy::kToll);
            if (!again)
                RC_FAIL(say(again.error(), english()));
            RC_ASSERT(*again == record);
            RC_ASSERT(problemOf(verifyRecord(*again, toy::kToll)) == "");
        }));
    }

    void holdsAPositionEveryHundredEntriesAndAtTheEnd()
    {
        const Record record = recordOf(3, 250);
        std::vector<std::size_t> after;
        for (const RecordPosition &position : record.positions)
            after.push_back(position.after);
        QCOMPARE(after, (std::vector<std::size_t> {100, 200, 250}));
        QCOMPARE(record.seats.size(), std::size_t {4});
        QCOMPARE(record.seats[3].player, std::string("search-3"));
    }

    void hasAnEntryALine()
    {
        const Record record = recordOf(3, 20);
        const std::string text = writeRecord(record, toy::kToll);
        for (const RecordEntry &entry : record.entries)
            QVERIFY(text.find("\n    [\"" + entry.line + "\",\"") != std::string::npos);
    }

    void publishedSchemaNamesWhatIsWritten()
    {
        const std::filesystem::path folder =
            std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "schema";
        const Expected<Json> schema = readJsonFile(folder / "record.schema.json");
        QVERIFY(schema);
        Record record = recordOf(3, 20);
        record.parent = RecordParent {"saturday", 12, 7};
        record.start = record.positions.back().position;
        record.takeBacks = true;
        const Json written = recordToJson(record, toy::game());
        for (const auto &[key, value] : written.items())
            QVERIFY2((*schema)["properties"].contains(key), key.c_str());
        for (const auto &[key, value] : (*schema)["properties"].items())
            QVERIFY2(key == "$schema" || written.contains(key), key.c_str());
        for (const Json &key : (*schema)["required"])
            QVERIFY(written.contains(key.get<std::string>()));
    }

    void changedChoiceIsFoundWithItsHashes()
    {
        Record record = recordOf(5, 40);
        const Record original = record;
        Match match = matchOfSeed(5);
        for (std::size_t i = 0; i < record.entries.size(); ++i) {
            ChoiceList choices;
            match.state().choices(choices);
            for (const Choice other : choices) {
                record.entries[i].line = notate(match.setup().vocabulary(), other);
                const std::string problem = problemOf(verifyRecord(record, toy::kToll));
                if (leadsToTheSameState(match, other, original.entries[i].line)) {
                    QCOMPARE(problem, std::string());
                    continue;
                }
                const std::string head = "record: /entries/" + std::to_string(i) + ": After entry "
                    + std::to_string(i + 1) + ", “" + record.entries[i].line + "”, the hash must be ";
                QVERIFY2(problem.starts_with(head), problem.c_str());
            }
            record.entries[i] = original.entries[i];
            testing::mustPlay(match, original.entries[i].line);
        }
    }

    void impossibleChoiceIsFoundWithItsReason()
    {
        Record record = recordOf(5, 10);
        record.entries[4].line = "deal gold";
        QCOMPARE(problemOf(verifyRecord(record, toy::kToll)),
                 std::string(
                     "record: /entries/4: Entry 5, “deal gold”, cannot be played (T-0.2). reason.not-asked"));
    }

    void changedPositionSeedOrResultIsFound()
    {
        Match match(toy::open(), {8, ChanceMode::Dealt, {}});
        testing::playToEnd(match, 8);
        const Record record = match.record();
        QCOMPARE(problemOf(verifyRecord(record, toy::kToll)), std::string());

        Record other = record;
        ++other.seed;
        QVERIFY(!verifyRecord(other, toy::kToll));
        other = record;
        other.result[0].score += 1;
        QCOMPARE(verifyRecord(other, toy::kToll).error().what.code, std::string("record.result"));
        other = record;
        (*other.positions.back().position)["round"] = 0;
        QVERIFY(!verifyRecord(other, toy::kToll));
        other = record;
        other.positions.back().hash ^= 1;
        QCOMPARE(verifyRecord(other, toy::kToll).error().what.code, std::string("record.position-hash"));
        other = record;
        other.options["fate"] = "warlord";
        QVERIFY(!verifyRecord(other, toy::kToll));
        other = record;
        std::swap(other.seats[0], other.seats[1]);
        QCOMPARE(verifyRecord(other, toy::kToll).error().what.code, std::string("record.seats"));
        other.begun.reset();
        QCOMPARE(verifyRecord(other, toy::kToll).error().what.code, std::string("record.seats"));
    }

    void everyCutOffFileIsRefused()
    {
        const std::string text = writeRecord(recordOf(5, 8), toy::kToll);
        for (std::size_t size = 0; size + 2 < text.size(); ++size)
            QVERIFY(!readRecord(std::string_view(text).substr(0, size), "file", toy::kToll));
    }

    void errorsNameLineAndPointer_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("problem");
        QTest::newRow("format") << "merlon-record"
                                << "merlon-cookbook"
                                << "file:2: /format: This is not a file of the format merlon-record.";
        QTest::newRow("newer")
            << "\"1.2\""
            << "\"2.0\""
            << "file:2: /format/version: This file has the format 2.0, which is newer than this "
               "program. This program reads formats up to 1.";
        QTest::newRow("game") << "\"toll\""
                              << "\"tolll\""
                              << "file:4: /game: There is no game called “tolll”.";
        QTest::newRow("key") << "\"chance\""
                             << "\"chanse\""
                             << "file:14: /chanse: “chanse” is not known here. Possible here: chance, game, ";
        QTest::newRow("chance") << "\"dealt\""
                                << "\"guessed\""
                                << "file:14: /chance: Expected \"dealt\" or \"given\".";
        QTest::newRow("seed") << "\"seed\": \""
                              << "\"seed\": \"0"
                              << "file:13: /seed: Expected 16 hexadecimal digits in quotation marks.";
        QTest::newRow("board") << "\"schema\": \"toy\""
                               << "\"schema\": \"joy\""
                               << "file:19: /board/schema: There is no family of boards called “joy”.";
        QTest::newRow("position")
            << "\"after\":8"
            << "\"after\":9"
            << "file:40: /positions/0/after: The numbers of entries in this list must grow";
        QTest::newRow("number") << "\"after\":8"
                                << "\"after\":-8"
                                << "file:40: /positions/0/after: Expected an integer from 0 to 2147483647.";
    }

    void errorsNameLineAndPointer()
    {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, problem);
        const std::string text =
            replaced(writeRecord(recordOf(5, 8), toy::kToll), what.toStdString(), by.toStdString());
        const Expected<Record> record = readRecord(text, "file", toy::kToll);
        QVERIFY(!record);
        const std::string said = say(record.error(), english());
        QVERIFY2(said.starts_with(problem.toStdString()), said.c_str());
    }

    void newerMinorFormatIsReadAndUnknownKeysIgnored()
    {
        const Record record = recordOf(5, 8);
        std::string text = replaced(writeRecord(record, toy::kToll), "\"1.2\"", "\"1.7\"");
        text = replaced(text, "\"game\"", "\"mood\": \"good\", \"game\"");
        const Expected<Record> again = readRecord(text, "file", toy::kToll);
        QVERIFY(again);
        QVERIFY(*again == record);
    }

    void recordsTellWhoWroteThem()
    {
        const Record record = recordOf(5, 8);
        QCOMPARE(record.writer->program, std::string("Merlon"));
        QVERIFY(!record.writer->version.empty() && !record.writer->system.empty());
    }

    void boardOptionsAndSetupAreThoseOfTheBeginning_data()
    {
        QTest::addColumn<QString>("code");
        for (const char *code :
             {"record.other-places", "record.other-links", "record.other-options", "record.other-setup"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }

    /// Where the game never went no hash of an entry tells of it.
    void boardOptionsAndSetupAreThoseOfTheBeginning()
    {
        QFETCH(const QString, code);
        const Record record = recordOf(5, 40);
        for (const Record &other : otherBeginnings(record, code.toStdString())) {
            const Expected<Record> read = readRecord(writeRecord(other, toy::kToll), "file", toy::kToll);
            QVERIFY2(read, read ? "" : say(read.error(), english()).c_str());
            const Expected<void> verified = verifyRecord(*read, toy::kToll);
            QVERIFY(!verified);
            QCOMPARE(QString::fromStdString(verified.error().what.code), code);
        }
    }

    void namesOfThePlacesMayBeMended()
    {
        Record record = recordOf(5, 40);
        std::vector<Place> places(record.board.places().begin(), record.board.places().end());
        places[0].names["en"] = "Another name";
        record.board = boardWith(record.board, places, record.board.links());
        QCOMPARE(problemOf(verifyRecord(record, toy::kToll)), std::string());
    }

    void whoPlaysMayChange()
    {
        Match match = matchOfSeed(5);
        testing::playSome(match, 5, 10);
        match.seat({"north", "Bea", "random"});
        QCOMPARE(problemOf(verifyRecord(match.record(), toy::kToll)), std::string());
    }

    void recordsOfOldDoNotTellTheirBeginning()
    {
        Record record = recordOf(5, 40);
        record.begun.reset();
        record.writer.reset();
        QCOMPARE(problemOf(verifyRecord(record, toy::kToll)), std::string());
        std::string text = writeRecord(record, toy::kToll);
        QVERIFY(text.find("begun") == std::string::npos && text.find("\"1.0\"") != std::string::npos);
        const Expected<Record> again = readRecord(text, "file", toy::kToll);
        QVERIFY(again);
        QVERIFY(*again == record);
        // Of newer ones it is not taken out unnoticed.
        const Expected<Record> refused = readRecord(replaced(text, "\"1.0\"", "\"1.2\""), "file", toy::kToll);
        QVERIFY(!refused);
        QCOMPARE(refused.error().what.code, std::string("file.missing-key"));
    }

    /// A record without them is written as before, so that older programs read it as their own.
    void takeBacksAreKeptAsOfVersion11()
    {
        Record record = recordOf(5, 8);
        record.begun.reset();
        record.writer.reset();
        QVERIFY(writeRecord(record, toy::kToll).find("\"1.0\"") != std::string::npos);
        QVERIFY(writeRecord(record, toy::kToll).find("takeBacks") == std::string::npos);
        record.takeBacks = true;
        const std::string text = writeRecord(record, toy::kToll);
        QVERIFY(text.find("\"1.1\"") != std::string::npos);
        const Expected<Record> again = readRecord(text, "file", toy::kToll);
        QVERIFY(again);
        QVERIFY(*again == record);
        QVERIFY(!readRecord(replaced(text, "\"takeBacks\": true", "\"takeBacks\": 1"), "file", toy::kToll));
    }

    void opensAtItsEndAndGoesOnAsIfItHadNeverStopped()
    {
        QVERIFY(rc::check("open and continue", [](std::uint64_t seed) {
            const auto chance = *rc::gen::element(ChanceMode::Dealt, ChanceMode::Given);
            Match match = matchOfSeed(seed, chance);
            testing::playSome(match, seed, *rc::gen::inRange(0, 230));
            Record saved = match.record();
            if (*rc::gen::arbitrary<bool>() && !saved.positions.empty())
                saved.positions.pop_back(); // as from a journal: the end is played again
            Expected<OpenedRecord> opened = openRecord(saved, toy::kToll);
            if (!opened)
                RC_FAIL(say(opened.error(), english()));
            RC_ASSERT(opened->notes.empty());
            RC_ASSERT(opened->match.state().hash() == match.state().hash());
            RC_ASSERT(opened->match.record() == match.record());

            testing::playSome(match, seed + 1, 120);
            testing::playSome(opened->match, seed + 1, 120);
            RC_ASSERT(opened->match.state().hash() == match.state().hash());
            RC_ASSERT(problemOf(verifyRecord(opened->match.record(), toy::kToll)) == "");
        }));
    }

    void undoAfterOpeningEndsAtThePositionOpened()
    {
        const Record record = recordOf(6, 150);
        Expected<OpenedRecord> opened = openRecord(record, toy::kToll);
        QVERIFY(opened);
        QVERIFY(!opened->match.canUndo());
        testing::playSome(opened->match, 1, 3);
        while (opened->match.undo()) { }
        QVERIFY(opened->match.record() == record);
    }

    void wholeHistoryComesBackByReplay()
    {
        const Record record = recordOf(6, 150);
        const Expected<Match> match = replayRecord(record, toy::kToll);
        QVERIFY(match);
        QCOMPARE(std::ranges::count_if(match->chronicle(), [](const Ply &ply) { return !ply.dealt; }), 150);
        QVERIFY(match->record() == record);
    }

    void resignedMatchOpensResigned()
    {
        Match match = matchOfSeed(4);
        testing::playSome(match, 4, 100);
        QVERIFY(match.resign(2));
        const Record record = match.record();
        QCOMPARE(problemOf(verifyRecord(record, toy::kToll)), std::string());
        Expected<OpenedRecord> opened = openRecord(record, toy::kToll);
        QVERIFY(opened);
        QVERIFY(opened->match.isOver());
        QVERIFY(opened->match.record() == record);
    }

    void olderRulesOpenFromTheLastPositionAndSaySo()
    {
        const Record record = recordOf(6, 150);
        const GameLookup newer = toy::lookup(toy::gameOfVersion(3));
        QCOMPARE(verifyRecord(record, newer).error().what.code, std::string("record.older-rules"));

        Expected<OpenedRecord> opened = openRecord(record, newer, "saturday");
        QVERIFY(opened);
        QCOMPARE(opened->notes, (std::vector<Text> {{"record.older-rules", {}}}));
        QCOMPARE(opened->match.state().hash(), record.positions.back().hash);
        const Record now = opened->match.record();
        QCOMPARE(now.rulesVersion, 3);
        QCOMPARE(now.parent->record, std::string("saturday"));
        QCOMPARE(now.parent->after, std::size_t {150});
        QVERIFY(now.entries.empty());
        testing::playSome(opened->match, 1, 30);

        Record cut = record;
        cut.positions.pop_back();
        QCOMPARE(openRecord(cut, newer)->notes.back(), (Text {"record.lost-choices", {std::int64_t {50}}}));
        cut.positions.clear();
        QCOMPARE(openRecord(cut, newer).error().what.code, std::string("record.older-without-position"));
    }

    void continuedRecordOfOlderRulesVerifies()
    {
        const GameLookup newer = toy::lookup(toy::gameOfVersion(3));
        Expected<OpenedRecord> opened = openRecord(recordOf(6, 150), newer);
        QVERIFY(opened);
        testing::playSome(opened->match, 1, 120);
        const Record continued = opened->match.record();
        QVERIFY(openRecord(continued, newer));
        QCOMPARE(problemOf(verifyRecord(continued, newer)), std::string());
    }

    void newerRulesAreRefused()
    {
        const Expected<OpenedRecord> opened = openRecord(recordOf(6, 10), toy::lookup(toy::gameOfVersion(1)));
        QVERIFY(!opened);
        QCOMPARE(
            say(opened.error(), english()),
            std::string("record: /rules: This game follows version 2 of the rules, which is newer than this "
                        "program. This program has version 1 of the rules."));
    }

    void thousandChoicesOpenAtOnce()
    {
        Match match(toy::open({{"rounds", "250"}}), {1, ChanceMode::Dealt, {}});
        for (int i = 0; i < 1000; ++i)
            testing::mustPlay(
                match,
                match.setup().vocabulary().decisions()[match.state().decision().kind].key == "mark" ? "wait"
                                                                                                    : "pass");
        const std::string text = writeRecord(match.record(), toy::kToll);
        double best = 1e9;
        for (int i = 0; i < 5; ++i) {
            QElapsedTimer timer;
            timer.start();
            const Expected<Record> record = readRecord(text, "file", toy::kToll);
            QVERIFY(record);
            QVERIFY(openRecord(*record, toy::kToll));
            best = std::min(best, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        qInfo("opened in %.2f ms", best);
#ifdef NDEBUG
        QVERIFY(best < 5);
#endif
    }
};

MERLON_TEST(RecordTest)
#include "record_test.moc"
