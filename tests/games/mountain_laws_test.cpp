#include "tests/support/allocations.h"
#include "tests/support/mountain/opened_mountain.h"
#include "tests/support/state_laws.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;

namespace {

GameLookup mountainLookup()
{
    return [](std::string_view key) { return key == "mountain" ? &mountain::mountainGame() : nullptr; };
}

} // namespace

/// The laws of the engine over games of every number of seats, with all options.
class MountainLawsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lawsHoldInRandomGames_data() { addGames(); }
    void lawsHoldInRandomGames()
    {
        const std::string problem =
            laws::problemInGames(*opened(), 2, [](std::uint64_t seed) { return laws::everyPlies(61, seed); });
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void recordsVerify_data() { addGames(); }
    void recordsVerify()
    {
        const std::string problem = laws::recordVerifies(opened(), 5, mountainLookup());
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void savedGamesComeBack_data() { addGames(); }
    void savedGamesComeBack()
    {
        const std::string problem = laws::savedGamesComeBack(opened(), 3, mountainLookup(), 61);
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void noAllocationPerChoice()
    {
        const laws::AllocationCount count = laws::allocationsInGames(*mountain::openedMountain(5), 10, 20);
        QVERIFY(count.choices > 2000);
        QVERIFY2(count.allocations < 20, qPrintable(QString::number(count.allocations)));
    }

private:
    static void addGames()
    {
        QTest::addColumn<int>("number");
        for (std::size_t number = 0; number < mountain::gameKinds().size(); ++number)
            QTest::addRow("game %zu", number) << static_cast<int>(number);
    }
    static std::shared_ptr<const Setup> opened()
    {
        QFETCH(int, number);
        const mountain::GameKind kind = mountain::gameKinds()[static_cast<std::size_t>(number)];
        return mountain::openedMountain(kind.seats, kind.options);
    }
};

MERLON_TEST(MountainLawsTest)
#include "mountain_laws_test.moc"
