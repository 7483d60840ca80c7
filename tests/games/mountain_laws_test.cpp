#include "core/games/mountain/edition.h"
#include "tests/support/allocations.h"
#include "tests/support/boards.h"
#include "tests/support/state_laws.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;

namespace {

GameLookup mountainLookup()
{
    return [](std::string_view key) { return key == "mountain" ? &mountain::mountainGame() : nullptr; };
}

struct MountainTable {
    const char *board;
    Options options;
};

std::vector<MountainTable> mountainTables()
{
    return {{"autumn", {}},
            {"autumn", {{"players", "3"}, {"finite-reserve", "on"}}},
            {"winter", {{"players", "4"}, {"payment-blue", "ask"}}},
            {"winter", {{"players", "4"}, {"team", "on"}, {"payment-magenta", "ask"}}},
            {"winter", {{"players", "5"}, {"workshops", "random-distinct"}}},
            {"winter", {{"players", "5"}, {"workshops", "chosen"}, {"first-player", "green"}}}};
}

std::shared_ptr<const Setup> openTable(std::size_t number)
{
    const MountainTable table = mountainTables()[number];
    const auto setup = mountain::mountainGame().open(testing::shippedBoard(table.board), table.options);
    if (!setup)
        qFatal("%s", setup.error().what.code.c_str());
    return *setup;
}

} // namespace

/// The laws of the engine over games of every number of seats, with all options.
class MountainLawsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lawsHoldInRandomGames_data() { addTables(); }
    void lawsHoldInRandomGames()
    {
        QFETCH(std::size_t, number);
        const std::string problem = laws::problemInGames(
            *openTable(number), 2, [](std::uint64_t seed) { return laws::everyPlies(29, seed); });
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void recordsVerify_data() { addTables(); }
    void recordsVerify()
    {
        QFETCH(std::size_t, number);
        const std::string problem = laws::recordVerifies(openTable(number), 5, mountainLookup());
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void savedGamesComeBack_data() { addTables(); }
    void savedGamesComeBack()
    {
        QFETCH(std::size_t, number);
        const std::string problem = laws::savedGamesComeBack(openTable(number), 3, mountainLookup(), 61);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void noAllocationPerChoice()
    {
        const laws::AllocationCount count = laws::allocationsInGames(*openTable(4), 5, 10);
        QVERIFY(count.choices > 1000);
        QVERIFY2(count.allocations < 20, qPrintable(QString::number(count.allocations)));
    }

private:
    static void addTables()
    {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t number = 0; number < mountainTables().size(); ++number)
            QTest::addRow("table %zu", number) << number;
    }
};

MERLON_TEST(MountainLawsTest)
#include "mountain_laws_test.moc"
