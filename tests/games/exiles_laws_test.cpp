#include "core/games/exiles/edition.h"
#include "tests/support/allocations.h"
#include "tests/support/boards.h"
#include "tests/support/state_laws.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;

namespace {

GameLookup exilesLookup()
{
    return [](std::string_view key) { return key == "exiles" ? &exiles::exilesGame() : nullptr; };
}

/// Outings: every rule is met in a siege or two.
std::vector<Options> exilesTables()
{
    return {{{"players", "1"}, {"length", "1"}},
            {{"players", "2"}, {"length", "1"}, {"start", "sheet-4"}, {"heroes", "random"}},
            {{"players", "3"}, {"length", "1"}, {"start", "sheet-7"}, {"difficulty", "hard"}},
            {{"players", "4"}, {"length", "1"}, {"start", "sheet-4"}, {"difficulty", "easy"}},
            {{"players", "2"}, {"length", "1"}, {"start", "sheet-7"}, {"warlord", "on"}}};
}

std::shared_ptr<const Setup> openExiles(std::size_t number)
{
    const auto setup = exiles::exilesGame().open(testing::shippedBoard("ring"), exilesTables()[number]);
    if (!setup)
        qFatal("%s", setup.error().what.code.c_str());
    return *setup;
}

} // namespace

/// The laws of the engine over outings of every number of seats, and with a Warlord.
class ExilesLawsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lawsHoldInRandomGames_data() { addTables(); }
    void lawsHoldInRandomGames()
    {
        QFETCH(std::size_t, number);
        const std::string problem = laws::problemInGames(
            *openExiles(number), 2, [](std::uint64_t seed) { return laws::everyPlies(17, seed); });
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void recordsVerify_data() { addTables(); }
    void recordsVerify()
    {
        QFETCH(std::size_t, number);
        const std::string problem = laws::recordVerifies(openExiles(number), 5, exilesLookup());
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void savedGamesComeBack_data() { addTables(); }
    void savedGamesComeBack()
    {
        QFETCH(std::size_t, number);
        const std::string problem = laws::savedGamesComeBack(openExiles(number), 3, exilesLookup(), 61);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void noAllocationPerChoice()
    {
        const laws::AllocationCount count = laws::allocationsInGames(*openExiles(3), 5, 10);
        QVERIFY(count.choices > 500);
        QVERIFY2(count.allocations < 20, qPrintable(QString::number(count.allocations)));
    }

private:
    static void addTables()
    {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t number = 0; number < exilesTables().size(); ++number)
            QTest::addRow("table %zu", number) << number;
    }
};

MERLON_TEST(ExilesLawsTest)
#include "exiles_laws_test.moc"
