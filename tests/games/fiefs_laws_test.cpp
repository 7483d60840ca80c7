#include "core/games/fiefs/edition.h"
#include "tests/support/allocations.h"
#include "tests/support/boards.h"
#include "tests/support/state_laws.h"

#include <QTest>

using namespace merlon;

namespace {

GameLookup lookup()
{
    return [](std::string_view key) { return key == "fiefs" ? &fiefs::fiefsGame() : nullptr; };
}

std::shared_ptr<const Setup> open(int seats, const Options &options = {})
{
    Expected<Board> board = readBoardFile(std::string(MERLON_SOURCE_DIR) + "/resources/boards/fiefs-"
                                              + std::to_string(seats) + ".json",
                                          [](std::string_view) { return &fiefs::fiefsSchema(); });
    if (!board)
        qFatal("no board");
    const auto setup = fiefs::fiefsGame().open(std::move(*board), options);
    if (!setup)
        qFatal("%s", setup.error().what.code.c_str());
    return *setup;
}

struct Table {
    int seats;
    Options options;
};

std::vector<Table> tables()
{
    return {{2, {}},
            {3, {{"chaos", "on"}}},
            {4, {{"allegiance", "pairs"}, {"cut-throat", "on"}}},
            {5, {{"siege", "on"}, {"skirmish", "on"}, {"discreet", "on"}}},
            {6, {{"allegiance", "triples"}, {"chaos", "on"}}},
            {2, {{"siege", "on"}, {"chaos", "on"}, {"cut-throat", "on"}}}};
}

} // namespace

/// The laws of the engine over games of every number of seats, with all options.
class FiefsLawsTest : public QObject {
    Q_OBJECT

private slots:
    void lawsHoldInRandomGames_data() { addTables(); }
    void lawsHoldInRandomGames()
    {
        QFETCH(int, number);
        const Table table = tables()[static_cast<std::size_t>(number)];
        const auto setup = open(table.seats, table.options);
        const std::string problem =
            laws::problemInGames(*setup, 6, [](std::uint64_t seed) { return laws::everyPlies(7, seed); });
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void recordsVerify_data() { addTables(); }
    void recordsVerify()
    {
        QFETCH(int, number);
        const Table table = tables()[static_cast<std::size_t>(number)];
        const std::string problem = laws::recordVerifies(open(table.seats, table.options), 5, lookup());
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void savedGamesComeBack_data() { addTables(); }
    void savedGamesComeBack()
    {
        QFETCH(int, number);
        const Table table = tables()[static_cast<std::size_t>(number)];
        const std::string problem =
            laws::savedGamesComeBack(open(table.seats, table.options), 3, lookup(), 37);
        QVERIFY2(problem.empty(), problem.c_str());
    }

private:
    static void addTables()
    {
        QTest::addColumn<int>("number");
        for (std::size_t number = 0; number < tables().size(); ++number)
            QTest::addRow("table %zu", number) << static_cast<int>(number);
    }
};

QTEST_GUILESS_MAIN(FiefsLawsTest)
#include "fiefs_laws_test.moc"
