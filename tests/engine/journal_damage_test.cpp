#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/engine/records/journal_lines.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "tests/engine/journal_folder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <sstream>

using namespace merlon;
using testing::newMatch;
using testing::write;

namespace {

/// The journal with another line (from 1), and all sums right.
std::string withLine(const std::string &text, int number, const std::string &other)
{
    std::istringstream lines(text);
    std::string line;
    std::string changed;
    std::uint64_t sum = 0;
    for (int i = 1; std::getline(lines, line); ++i)
        changed += journalLine(*readJson(i == number ? other : line.substr(17), "line"), sum);
    return changed;
}

} // namespace

/// Journals that were cut, changed or overwritten: what is read of them, and what is said.
class JournalDamageTest : public QObject, private testing::JournalFolder {
    Q_OBJECT

private Q_SLOTS:
    void cutLastLineIsLeftOut()
    {
        Match match = newMatch(7);
        const std::string text = journalOf(match, 6);
        const std::size_t firstLine = text.find('\n');
        for (std::size_t size = 0; size < text.size(); size += size < firstLine - 20 ? 19 : 1) {
            write(file("cut"), text.substr(0, size));
            const Expected<RecoveredJournal> recovered = recoverJournal(file("cut"), toy::kToll);
            QCOMPARE(recovered.has_value(), size > firstLine);
            if (!recovered) {
                QCOMPARE(recovered.error().what.code, std::string("journal.no-beginning"));
                continue;
            }
            const auto lines =
                std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(size), '\n');
            QCOMPARE(recovered->record.entries.size(), static_cast<std::size_t>(lines - 1));
            QCOMPARE(recovered->wasCut, text[size - 1] != '\n');
            QVERIFY(openRecord(recovered->record, toy::kToll));
        }
    }

    void moreEntriesThanThereMayBeAreRefused()
    {
        Match match = newMatch(7);
        const std::string text = journalOf(match, 0);
        std::uint64_t sum = 0;
        std::string many = journalLine(*readJson(text.substr(17), "line"), sum);
        const Json entry {{"entry", {"pass", "0000000000000000"}}};
        for (std::size_t i = 0; i < kMostEntries; ++i)
            many += journalLine(entry, sum);
        write(file("many"), many);
        QVERIFY(recoverJournal(file("many"), toy::kToll));
        write(file("many"), many + journalLine(entry, sum));
        const Expected<RecoveredJournal> refused = recoverJournal(file("many"), toy::kToll);
        QVERIFY(!refused);
        QCOMPARE(refused.error().what.code, std::string("file.many"));
        QCOMPARE(refused.error().where.line, kMostEntries + 2);
    }

    void roomThatTheDiskHadNotFilledIsLeftOut()
    {
        Match match = newMatch(7);
        const std::string text = journalOf(match, 6);
        write(file("zeros"), text + std::string(300, '\0'));
        const Expected<RecoveredJournal> recovered = recoverJournal(file("zeros"), toy::kToll);
        QVERIFY(recovered);
        QVERIFY(recovered->wasCut);
        QCOMPARE(recovered->record.entries.size(), std::size_t {6});
    }

    /// What follows it is there, and is not passed over without a word.
    void zeroInTheMiddleIsDamage()
    {
        Match match = newMatch(7);
        std::string text = journalOf(match, 6);
        std::size_t third = 0;
        for (int line = 0; line < 3; ++line)
            third = text.find('\n', third) + 1;
        text[third + 4] = '\0';
        write(file("zero"), text);
        const Expected<RecoveredJournal> refused = recoverJournal(file("zero"), toy::kToll);
        QVERIFY(!refused);
        QCOMPARE(refused.error().where.line, std::size_t {4});
        const Expected<RecoveredJournal> rescued = rescueJournal(file("zero"), toy::kToll);
        QVERIFY(rescued);
        QVERIFY(rescued->damage.has_value());
        QCOMPARE(rescued->record.entries.size(), std::size_t {2});
    }

    void everyChangedLetterIsRefusedWithItsLine()
    {
        Match match = newMatch(7);
        const std::string text = journalOf(match, 4);
        const std::size_t firstLine = text.find('\n');
        std::size_t line = 1;
        for (std::size_t i = 0; i<text.size(); i += i> 40 && i < firstLine - 20 ? 19 : 1) {
            if (text[i] == '\n') {
                ++line;
                continue;
            }
            std::string changed = text;
            changed[i] = changed[i] == 'a' ? 'b' : 'a';
            write(file("changed"), changed);
            const Expected<RecoveredJournal> recovered = recoverJournal(file("changed"), toy::kToll);
            QVERIFY(!recovered);
            QCOMPARE(recovered.error().what.code, std::string("journal.changed"));
            QCOMPARE(recovered.error().where.line, line);
        }
    }

    void missingLineIsRefused()
    {
        Match match = newMatch(7);
        std::string text = journalOf(match, 6);
        const std::size_t first = text.find('\n') + 1;
        text.erase(first, text.find('\n', first) + 1 - first);
        write(file("missing"), text);
        QCOMPARE(recoverJournal(file("missing"), toy::kToll).error().where.line, std::size_t {2});
    }

    void impossibleChoiceIsFoundThoughItsSumIsRight_data()
    {
        QTest::addColumn<int>("choices");
        QTest::newRow("before the last position") << 150;
        QTest::newRow("after it") << 40;
    }

    void impossibleChoiceIsFoundThoughItsSumIsRight()
    {
        QFETCH(const int, choices);
        Match match = newMatch(7);
        const std::string text = journalOf(match, choices);
        const std::filesystem::path path = file("impossible.journal");
        write(path, withLine(text, 31, R"({"entry":["deal gold","0123456789abcdef"]})"));
        const Expected<RecoveredJournal> read = recoverJournal(path, toy::kToll);
        QVERIFY(read);
        const Expected<void> verified = verifyJournal(*read, toy::kToll);
        QVERIFY(!verified);
        QCOMPARE(verified.error().where.source, sourceName(path));
        QCOMPARE(verified.error().where.line, std::size_t {31});

        const Expected<RecoveredJournal> rescued = rescueJournal(path, toy::kToll);
        QVERIFY(rescued);
        QVERIFY(openRecord(rescued->record, toy::kToll));
        if (choices > 100) { // what lies before the last position is not needed to go on
            QCOMPARE(rescued->record.entries.size(), std::size_t(choices));
            return;
        }
        QCOMPARE(rescued->record.entries.size(), std::size_t {29});
        QVERIFY(rescued->damage);
        QCOMPARE(rescued->damage->where.source, sourceName(path));
        QCOMPARE(rescued->damage->where.line, std::size_t {31});
    }

    void changedHashIsFoundWithItsLineAfterUndo()
    {
        Match match = newMatch(7);
        journalOf(match, 20);
        for (int i = 0; i < 5; ++i)
            QVERIFY(match.undo());
        testing::playSome(match, 11, 5); // lines 27 to 31 hold entries 16 to 20
        QVERIFY(match.journal()->flush());
        const std::filesystem::path path = file("hash.journal");
        const std::string line = match.record().entries[17].line;
        write(path,
              withLine(*readTextFile(file("match.journal")), 29,
                       R"({"entry":[")" + line + R"(","0123456789abcdef"]})"));
        const Expected<RecoveredJournal> rescued = rescueJournal(path, toy::kToll);
        QVERIFY(rescued);
        QCOMPARE(rescued->record.entries.size(), std::size_t {17});
        QVERIFY(rescued->damage);
        QCOMPARE(rescued->damage->where.line, std::size_t {29});
    }

    /// The board of a journal is that on which the game was begun.
    void changedBoardIsFoundThoughItsSumIsRight()
    {
        Match match = newMatch(7);
        std::string text = journalOf(match, 5);
        std::string first = text.substr(17, text.find('\n') - 17);
        const std::size_t x = first.find("\"x\":");
        QVERIFY(x != std::string::npos);
        first.insert(x + 4, first[x + 4] == '-' ? "" : "1");
        write(file("board.journal"), withLine(text, 1, first));
        const Expected<RecoveredJournal> read = recoverJournal(file("board.journal"), toy::kToll);
        QVERIFY2(read, read ? "" : say(read.error(), english()).c_str());
        const Expected<void> verified = verifyJournal(*read, toy::kToll);
        QVERIFY(!verified);
        QCOMPARE(verified.error().what.code, std::string("record.other-places"));
    }

    void rescueTakesWhatLiesBeforeAChangedLine()
    {
        Match match = newMatch(7);
        std::string text = journalOf(match, 20);
        text[text.size() - 5] ^= 1; // in the last line
        write(file("alone.journal"), text);
        const Expected<RecoveredJournal> rescued = rescueJournal(file("alone.journal"), toy::kToll);
        QVERIFY(rescued);
        QCOMPARE(rescued->record.entries.size(), std::size_t {19});
        QVERIFY(rescued->damage);
        QCOMPARE(rescued->damage->where.line, std::size_t {21});
        QVERIFY(openRecord(rescued->record, toy::kToll));
    }

    void rescueTakesTheGenerationThatTellsMost()
    {
        Match match = newMatch(7);
        const std::filesystem::path path = file("rescued.journal");
        QVERIFY(match.keepJournal(path));
        testing::playSome(match, 3, 30);
        QVERIFY(match.keepJournal(path)); // generation 1 has 30 entries
        QVERIFY(match.journal()->flush());
        QVERIFY(!rescueJournal(path, toy::kToll)->damage);

        write(path, "nothing of use\n");
        Expected<RecoveredJournal> rescued = rescueJournal(path, toy::kToll);
        QVERIFY(rescued);
        QCOMPARE(rescued->record.entries.size(), std::size_t {30});
        QVERIFY(rescued->damage);

        Match other = newMatch(8); // a longer journal of another match is not taken for this one
        journalOf(other, 90);
        std::filesystem::copy_file(file("match.journal"), generationOf(path, 1),
                                   std::filesystem::copy_options::overwrite_existing);
        Match shorter = newMatch(7);
        std::string text = journalOf(shorter, 10);
        text[text.size() - 5] ^= 1;
        write(path, text);
        rescued = rescueJournal(path, toy::kToll);
        QVERIFY(rescued);
        QCOMPARE(rescued->record.seed, std::uint64_t {7});
        QCOMPARE(rescued->record.entries.size(), std::size_t {9});
    }
};

MERLON_TEST(JournalDamageTest)
#include "journal_damage_test.moc"
