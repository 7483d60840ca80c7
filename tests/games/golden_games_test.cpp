#include "core/base/json.h"
#include "core/engine/records/record.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <set>

namespace merlon {

/// Games that were once played, move for move: a rule that changes unnoticed changes a hash. A change that is
/// meant raises the rules version and brings new records (packaging/golden_games.sh).
class GoldenGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gameReplaysToTheLetter_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(MERLON_SOURCE_DIR "/tests/games/golden"));
        for (const QString &name : folder.entryList({QStringLiteral("*.json")}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void gameReplaysToTheLetter()
    {
        QFETCH(QString, file);
        const Expected<Record> record = readRecordFile(file.toStdString());
        QVERIFY2(record.has_value(), record ? "" : say(record.error(), english()).c_str());
        QVERIFY(!record->result.empty());
        const Expected<void> verified = verifyRecord(*record);
        QVERIFY2(verified.has_value(), verified ? "" : say(verified.error(), english()).c_str());
    }
    /// They were kept when records held positions in the middle of a sequence: such games still open where they ended.
    void unfinishedGamesOfOldOpen_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(MERLON_SOURCE_DIR "/tests/games/golden"));
        for (const QString &name : folder.entryList({QStringLiteral("*.json")})) {
            const Expected<Record> record = readRecordFile(folder.filePath(name).toStdString());
            if (record && hasAgenda(*record))
                QTest::newRow(qPrintable(name)) << folder.filePath(name);
        }
    }
    void unfinishedGamesOfOldOpen()
    {
        QFETCH(QString, file);
        Expected<Record> record = readRecordFile(file.toStdString());
        QVERIFY2(record.has_value(), record ? "" : say(record.error(), english()).c_str());
        const std::size_t half = record->entries.size() / 2;
        cutAfter(*record, half);
        record->result.clear();
        const Expected<OpenedRecord> opened = openRecord(*record);
        QVERIFY2(opened.has_value(), opened ? "" : say(opened.error(), english()).c_str());
        QCOMPARE(opened->match.state().hash(), record->entries.back().hash);
        QCOMPARE(opened->match.record().entries.size(), half);
        const Expected<void> verified = verifyRecord(opened->match.record());
        QVERIFY2(verified.has_value(), verified ? "" : say(verified.error(), english()).c_str());
    }

    void thereAreEnoughOfEachEdition_data()
    {
        QTest::addColumn<QString>("names");
        QTest::addColumn<int>("least");
        QTest::newRow("Siege: Breach, Two Shoulders") << QStringLiteral("two-shoulders-*.json") << 10;
        QTest::newRow("Siege: Breach, The Crooked Crown") << QStringLiteral("crooked-crown-*.json") << 10;
        QTest::newRow("Siege: Glory for two") << QStringLiteral("three-gates-2-*.json") << 4;
        QTest::newRow("Siege: Glory for three") << QStringLiteral("three-gates-3-*.json") << 4;
        QTest::newRow("Siege: Glory for four") << QStringLiteral("three-gates-4-*.json") << 4;
        for (const char *seats : {"2", "3", "4", "5", "6"})
            QTest::addRow("Fiefs for %s", seats) << QStringLiteral("fiefs-%1-*.json").arg(seats) << 2;
        for (const char *seats : {"2", "3", "4-teams", "4", "5"})
            QTest::addRow("Under the Mountain for %s", seats)
                << QStringLiteral("mountain-%1-*.json").arg(seats) << 2;
        for (const char *seats : {"1", "2", "3", "4", "2-warlord"})
            QTest::addRow("Exiles for %s", seats) << QStringLiteral("exiles-%1-*.json").arg(seats) << 2;
    }
    void thereAreEnoughOfEachEdition()
    {
        QFETCH(QString, names);
        QFETCH(int, least);
        const QDir folder(QStringLiteral(MERLON_SOURCE_DIR "/tests/games/golden"));
        QVERIFY(folder.entryList({names}).size() >= least);
    }

    void fiefsIsPlayedWithEveryOption();
    void fiefsEndsAsItDid();

private:
    static bool hasAgenda(const Record &record)
    {
        return std::ranges::any_of(record.positions, [](const RecordPosition &position) {
            return position.position->contains("agenda");
        });
    }
};

namespace {

std::vector<Record> goldenOf(std::string_view game)
{
    std::vector<Record> records;
    const QDir folder(QStringLiteral(MERLON_SOURCE_DIR "/tests/games/golden"));
    for (const QString &name : folder.entryList({QStringLiteral("*.json")})) {
        if (Expected<Record> record = readRecordFile(folder.filePath(name).toStdString());
            record && record->game == game)
            records.push_back(std::move(*record));
    }
    return records;
}

} // namespace

void GoldenGames::fiefsIsPlayedWithEveryOption()
{
    std::set<std::pair<std::string, std::string>> played;
    for (const Record &record : goldenOf("fiefs"))
        played.insert(record.options.begin(), record.options.end());
    for (const OptionInfo &option : findGame("fiefs")->options()) {
        if (option.numbers) { // any other value will do
            QVERIFY2(std::ranges::any_of(played, [&](const auto &one) { return one.first == option.key; }),
                     option.key.c_str());
            continue;
        }
        for (const std::string &value : option.values) {
            if (value != option.values.front())
                QVERIFY2(played.contains({option.key, value}), (option.key + ' ' + value).c_str());
        }
    }
}

/// What is told of the end of a game follows from its last state.
void GoldenGames::fiefsEndsAsItDid()
{
    for (const Record &record : goldenOf("fiefs")) {
        Record unfinished = record;
        unfinished.result.clear();
        const Expected<OpenedRecord> opened = openRecord(unfinished);
        QVERIFY2(opened.has_value(), opened ? "" : say(opened.error(), english()).c_str());
        QVERIFY(opened->match.isOver());
        QVERIFY(opened->match.record().result == record.result);
    }
}

} // namespace merlon

MERLON_TEST(merlon::GoldenGames)
#include "golden_games_test.moc"
