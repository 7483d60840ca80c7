#include "core/engine/records/durable_file.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "tests/engine/journal_folder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <csignal>
#include <filesystem>
#include <fstream>

#ifndef _WIN32
#include <sys/resource.h>
#endif

using namespace merlon;
using testing::newMatch;
using testing::write;

namespace {

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

/// The file in which a match is kept while it runs.
class JournalTest : public QObject, private testing::JournalFolder {
    Q_OBJECT

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
};

MERLON_TEST(JournalTest)
#include "journal_test.moc"
