#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/text_file.h"
#include "core/engine/records/durable_file.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/journal_lines.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fstream>
#include <sstream>

#ifndef _WIN32
#include <sys/resource.h>
#endif

using namespace merlon;

namespace {

Match newMatch(std::uint64_t seed)
{
    return Match(toy::open({{"rounds", "250"}}), {seed, ChanceMode::Dealt, {{"north", "Ann", "person"}}});
}

void write(const std::filesystem::path &path, const std::string &text)
{
    std::ofstream(path, std::ios::binary) << text;
}

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

/// As long as it lives, files of this process cannot grow beyond a size.
class FullDisk {
public:
#ifdef _WIN32
    static bool isPossible()
    {
        return false;
    }
    explicit FullDisk(std::uintmax_t) { }
#else
    static bool isPossible()
    {
        return true;
    }
    explicit FullDisk(std::uintmax_t most)
    {
        std::signal(SIGXFSZ, SIG_IGN); // the error of the write tells it
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = most;
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
    }

private:
    rlimit m_before = {};
#endif
};

} // namespace

class JournalTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::filesystem::path file(const char *name) const
    {
        return std::filesystem::path(m_folder.path().toStdU16String()) / name;
    }

    std::string journalOf(Match &match, int choices)
    {
        const std::filesystem::path path = file("match.journal");
        if (!match.keepJournal(path))
            qFatal("cannot keep a journal");
        testing::playSome(match, 3, choices);
        if (!match.journal()->flush())
            qFatal("cannot flush");
        return *readTextFile(path);
    }

private Q_SLOTS:
    void recoveredMatchStandsExactlyWhereItWas()
    {
        for (const int choices : {0, 1, 99, 100, 101, 250}) {
            Match match = newMatch(7);
            journalOf(match, choices);
            Expected<RecoveredJournal> recovered = recoverJournal(file("match.journal"), toy::kToll);
            QVERIFY2(recovered, recovered ? "" : say(recovered.error(), english()).c_str());
            QVERIFY(!recovered->wasCut);
            const Expected<OpenedRecord> opened = openRecord(recovered->record, toy::kToll);
            QVERIFY(opened);
            QCOMPARE(opened->match.state().hash(), match.state().hash());
            QVERIFY(opened->match.record() == match.record());
        }
    }

    void undoRedoAndResignationAreKept()
    {
        Match match = newMatch(7);
        journalOf(match, 120);
        for (int i = 0; i < 50; ++i)
            QVERIFY(match.undo());
        for (int i = 0; i < 20; ++i)
            QVERIFY(match.redo());
        testing::playSome(match, 11, 5);
        QVERIFY(match.resign(1));
        QVERIFY(match.undo());
        QVERIFY(match.redo());
        QVERIFY(match.journal()->flush());
        const Expected<RecoveredJournal> recovered = recoverJournal(file("match.journal"), toy::kToll);
        QVERIFY2(recovered, recovered ? "" : say(recovered.error(), english()).c_str());
        const Expected<OpenedRecord> opened = openRecord(recovered->record, toy::kToll);
        QVERIFY(opened);
        QVERIFY(opened->match.record() == match.record());
        QVERIFY(opened->match.isOver());
    }

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

    void journalThatCannotBeWrittenSaysSo()
    {
        Match match = newMatch(7);
        write(file("no-folder"), "a file");
        const std::filesystem::path path = file("no-folder") / "match.journal";
        const Expected<void> kept = match.keepJournal(path);
        QVERIFY(!kept);
        QCOMPARE(kept.error().what.code, std::string("file.cannot-write"));
        QCOMPARE(kept.error().where.source, sourceName(path)); // not one that was written aside
        QVERIFY(!match.journal());
    }

    void fullDiskStopsTheJournalButNotTheMatch()
    {
        if (!FullDisk::isPossible())
            QSKIP("needs a limit for the size of files");
        Match match = newMatch(7);
        journalOf(match, 20);
        {
            const FullDisk full(std::filesystem::file_size(file("match.journal")) + 30);
            testing::playSome(match, 3, 20);
            const Expected<void> kept = match.journal()->flush();
            QVERIFY(!kept);
            QCOMPARE(kept.error().what.code, std::string("file.cannot-write"));
            QCOMPARE(match.record().entries.size(), std::size_t {40});
            QVERIFY(!match.keepJournal(file("match.journal"))); // and nothing is lost by it
        }
        QCOMPARE(recoverJournal(file("match.journal"), toy::kToll)->record.entries.size(), std::size_t {20});
        QVERIFY(match.keepJournal(file("match.journal")));
        QCOMPARE(recoverJournal(file("match.journal"), toy::kToll)->record.entries.size(), std::size_t {40});
    }

    void fileThatSomebodyElseTouchesIsAnError_data()
    {
        QTest::addColumn<QString>("deed");
        for (const char *deed : {"removed", "replaced", "made longer", "cut"})
            QTest::newRow(deed) << QString::fromLatin1(deed);
    }

    void fileThatSomebodyElseTouchesIsAnError()
    {
        QFETCH(QString, deed);
        Match match = newMatch(7);
        const std::string text = journalOf(match, 20);
        const std::filesystem::path path = file("match.journal");
        if (deed == "removed")
            std::filesystem::remove(path);
        else if (deed == "replaced")
            QVERIFY(replaceFile(path, text));
        else if (deed == "made longer")
            std::ofstream(path, std::ios::app) << "x";
        else
            write(path, text.substr(0, 50));
        testing::playSome(match, 3, 1);
        const Expected<void> kept = match.journal()->flush();
        QVERIFY(!kept);
        QCOMPARE(kept.error().what.code, std::string("file.touched"));
        QVERIFY(match.keepJournal(path)); // anew, as a whole
        QCOMPARE(recoverJournal(path, toy::kToll)->record.entries.size(), std::size_t {21});
    }

    void removedFolderIsMadeAgain()
    {
        Match match = newMatch(7);
        const std::filesystem::path path = file("home") / "games" / "match.journal";
        QVERIFY(match.keepJournal(path));
        testing::playSome(match, 3, 20);
        QVERIFY(match.journal()->flush());
        std::filesystem::remove_all(file("home"));
        testing::playSome(match, 3, 1);
        QVERIFY(match.journal()->flush());
        testing::playSome(match, 3, 4);
        QVERIFY(match.journal()->flush());
        const Expected<RecoveredJournal> recovered = recoverJournal(path, toy::kToll);
        QVERIFY2(recovered, recovered ? "" : say(recovered.error(), english()).c_str());
        QCOMPARE(recovered->record.entries.size(), std::size_t {25});
        QVERIFY(openRecord(recovered->record, toy::kToll));
    }

    void nobodyElseReadsIt()
    {
#ifdef _WIN32
        QSKIP("files know no owner here");
#else
        using std::filesystem::perms;
        const auto isOwn = [](const std::filesystem::path &path) {
            return std::filesystem::status(path).permissions() == (perms::owner_read | perms::owner_write);
        };
        const std::filesystem::path path = file("own.journal");
        write(path, "a journal of old, which everybody may read\n");
        std::filesystem::permissions(path, perms(0644));
        Match match = newMatch(7);
        QVERIFY(match.keepJournal(path));
        QVERIFY(isOwn(path) && isOwn(generationOf(path, 1)));
        testing::playSome(match, 3, 5);
        QVERIFY(match.keepJournal(path));
        QVERIFY(isOwn(path) && isOwn(generationOf(path, 1)) && isOwn(generationOf(path, 2)));
        QVERIFY(replaceFile(file("own"), "x", Access::OwnerOnly) && isOwn(file("own")));
        QVERIFY(replaceFile(file("all"), "x"));
        std::filesystem::permissions(file("all"), perms(0644));
        QVERIFY(replaceFile(file("all"), "y"));
        QVERIFY(!isOwn(file("all")));
#endif
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

    void journalOfAFinishedGameVerifies()
    {
        Match match(toy::open(), {8, ChanceMode::Dealt, {}});
        QVERIFY(match.keepJournal(file("over.journal")));
        testing::playToEnd(match, 8);
        QVERIFY(match.journal()->flush());
        const Expected<RecoveredJournal> read = recoverJournal(file("over.journal"), toy::kToll);
        QVERIFY(read);
        const Expected<void> verified = verifyJournal(*read, toy::kToll);
        QVERIFY2(verified, verified ? "" : say(verified.error(), english()).c_str());
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

    void threeGenerationsAreKept()
    {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Match match = newMatch(seed);
            QVERIFY(match.keepJournal(file("many.journal")));
            testing::playSome(match, 3, static_cast<int>(seed));
        }
        for (int generation = 0; generation < kJournalGenerations; ++generation) {
            const Expected<RecoveredJournal> kept =
                recoverJournal(generationOf(file("many.journal"), generation), toy::kToll);
            QVERIFY(kept);
            QCOMPARE(kept->record.seed, std::uint64_t(5 - generation));
            QCOMPARE(kept->record.entries.size(), std::size_t(5 - generation));
        }
        QVERIFY(!std::filesystem::exists(generationOf(file("many.journal"), kJournalGenerations)));
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

    void journalBeginsAnewInTheSameFile()
    {
        Match match = newMatch(7);
        journalOf(match, 30);
        const Expected<RecoveredJournal> recovered = recoverJournal(file("match.journal"), toy::kToll);
        Expected<OpenedRecord> opened = openRecord(recovered->record, toy::kToll);
        QVERIFY(opened);
        journalOf(opened->match, 30);
        const Expected<RecoveredJournal> again = recoverJournal(file("match.journal"), toy::kToll);
        QVERIFY(again);
        QCOMPARE(again->record.entries.size(), std::size_t {60});
    }

    void replacedFileIsOldOrNew()
    {
        const std::filesystem::path path = file("settings");
        QVERIFY(replaceFile(path, "old"));
        QVERIFY(replaceFile(path, "new"));
        QCOMPARE(*readTextFile(path), std::string("new"));
        const auto files = std::distance(std::filesystem::directory_iterator(file("")),
                                         std::filesystem::directory_iterator());
        const std::filesystem::path nowhere = file("no-such-folder") / "settings";
        const Expected<void> refused = replaceFile(nowhere, "x");
        QVERIFY(!refused);
        QCOMPARE(refused.error().where.source, sourceName(nowhere)); // not the file written aside
        QVERIFY(!replaceFile(file(""), "x"));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(file("")),
                               std::filesystem::directory_iterator()),
                 files);
    }

    void linkStaysALink()
    {
        QVERIFY(replaceFile(file("target"), "old"));
        std::error_code problem;
        std::filesystem::create_symlink("target", file("link"), problem);
        if (problem)
            QSKIP("links are not allowed here");
        QVERIFY(replaceFile(file("link"), "new"));
        QVERIFY(std::filesystem::is_symlink(file("link")));
        QCOMPARE(*readTextFile(file("target")), std::string("new"));
    }
};

MERLON_TEST(JournalTest)
#include "journal_test.moc"
