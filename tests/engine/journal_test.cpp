#include "core/engine/records/durable_file.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/record_replay.h"
#include "tests/support/play.h"
#include "tests/support/toy_game.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace merlon;

namespace {

const GameLookup kToll = toy::lookup();

Match newMatch(std::uint64_t seed)
{
    return Match(toy::open({{"rounds", "250"}}), {seed, ChanceMode::Dealt, {{"north", "Ann", "person"}}});
}

void write(const std::filesystem::path &path, const std::string &text)
{
    std::ofstream(path, std::ios::binary) << text;
}

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

private slots:
    void recoveredMatchStandsExactlyWhereItWas()
    {
        for (const int choices : {0, 1, 99, 100, 101, 250}) {
            Match match = newMatch(7);
            journalOf(match, choices);
            Expected<RecoveredJournal> recovered = recoverJournal(file("match.journal"), kToll);
            QVERIFY2(recovered, recovered ? "" : say(recovered.error(), english()).c_str());
            QVERIFY(!recovered->wasCut);
            const Expected<OpenedRecord> opened = openRecord(recovered->record, kToll);
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
        const Expected<RecoveredJournal> recovered = recoverJournal(file("match.journal"), kToll);
        QVERIFY2(recovered, recovered ? "" : say(recovered.error(), english()).c_str());
        const Expected<OpenedRecord> opened = openRecord(recovered->record, kToll);
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
            const Expected<RecoveredJournal> recovered = recoverJournal(file("cut"), kToll);
            QCOMPARE(recovered.has_value(), size > firstLine);
            if (!recovered) {
                QCOMPARE(recovered.error().what.code, std::string("journal.no-beginning"));
                continue;
            }
            const auto lines =
                std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(size), '\n');
            QCOMPARE(recovered->record.entries.size(), static_cast<std::size_t>(lines - 1));
            QCOMPARE(recovered->wasCut, text[size - 1] != '\n');
            QVERIFY(openRecord(recovered->record, kToll));
        }
    }

    void roomThatTheDiskHadNotFilledIsLeftOut()
    {
        Match match = newMatch(7);
        const std::string text = journalOf(match, 6);
        write(file("zeros"), text + std::string(300, '\0'));
        const Expected<RecoveredJournal> recovered = recoverJournal(file("zeros"), kToll);
        QVERIFY(recovered);
        QVERIFY(recovered->wasCut);
        QCOMPARE(recovered->record.entries.size(), std::size_t {6});
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
            const Expected<RecoveredJournal> recovered = recoverJournal(file("changed"), kToll);
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
        QCOMPARE(recoverJournal(file("missing"), kToll).error().where.line, std::size_t {2});
    }

    void journalThatCannotBeWrittenSaysSo()
    {
        Match match = newMatch(7);
        const Expected<void> kept = match.keepJournal(file("no-such-folder") / "match.journal");
        QVERIFY(!kept);
        QCOMPARE(kept.error().what.code, std::string("file.cannot-write"));
        QVERIFY(!match.journal());
    }

    void fullDiskStopsTheJournalButNotTheMatch()
    {
        if (!std::filesystem::exists("/dev/full"))
            QSKIP("needs /dev/full");
        const Expected<DurableFile> opened = DurableFile::create("/dev/full");
        QVERIFY(opened);
        const Expected<void> added = const_cast<DurableFile &>(*opened).append("x");
        QVERIFY(!added);
        QCOMPARE(added.error().what.code, std::string("file.cannot-write"));
    }

    void journalBeginsAnewInTheSameFile()
    {
        Match match = newMatch(7);
        journalOf(match, 30);
        const Expected<RecoveredJournal> recovered = recoverJournal(file("match.journal"), kToll);
        Expected<OpenedRecord> opened = openRecord(recovered->record, kToll);
        QVERIFY(opened);
        journalOf(opened->match, 30);
        const Expected<RecoveredJournal> again = recoverJournal(file("match.journal"), kToll);
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
        QVERIFY(!replaceFile(file("no-such-folder") / "settings", "x"));
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

QTEST_APPLESS_MAIN(JournalTest)
#include "journal_test.moc"
