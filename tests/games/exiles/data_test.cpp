#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/games/exiles/pieces/armies.h"
#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/siege/siege.h"

#include <QTest>

#include <array>
#include <utility>

namespace merlon::exiles {

/// Section 2: the tables.
class DataTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBoxHoldsWhatTheRulesSay()
    {
        int units = 0;
        for (const UnitData &unit : kUnitData)
            units += unit.limit;
        QCOMPARE(units, 180);
        for (const FactionData &faction : kFactionData) {
            int tokens = 0;
            for (const EnemyData &enemy : faction.units)
                tokens += enemy.tokens;
            QCOMPARE(tokens, 50);
        }
        int levels = 0;
        for (const BuildingData &building : kBuildingData)
            levels += building.most;
        QCOMPARE(levels, 28);
        int markers = 0;
        for (const std::uint8_t number : kMarkers)
            markers += number;
        QCOMPARE(markers, 75);
    }

    void noArmyNeedsMoreThanThereIs()
    {
        for (const ArmyRow &row : kArmies) {
            for (std::size_t faction = 0; faction < kFactions; ++faction) {
                for (std::size_t kind = 0; kind < kEnemies; ++kind)
                    QVERIFY(row[faction].units[kind] <= kFactionData[faction].units[kind].tokens);
                for (std::size_t engine = 0; engine < kArmyEngines; ++engine)
                    QVERIFY(row[faction].engines[engine] <= kEnemyEngineData[engine].limit);
            }
        }
    }

    void armiesOnlyGrow()
    {
        for (std::size_t row = 1; row < kArmyRows; ++row) {
            for (std::size_t faction = 0; faction < kFactions; ++faction) {
                for (std::size_t kind = 0; kind < kEnemies; ++kind)
                    QVERIFY(kArmies[row][faction].units[kind] >= kArmies[row - 1][faction].units[kind]);
            }
        }
    }

    void someRowsAreAsInTheTable()
    {
        const ArmyData &barbarians = kArmies[9][0]; // row 10
        QVERIFY((barbarians.units == (std::array<std::uint8_t, kEnemies> {9, 2, 3, 6})));
        QVERIFY((barbarians.engines == (std::array<std::uint8_t, kArmyEngines> {1, 1, 0, 1, 1, 1})));
        const ArmyData &woodsmen = kArmies[21][2]; // row 22
        QVERIFY((woodsmen.units == (std::array<std::uint8_t, kEnemies> {16, 14, 10, 10})));
        QVERIFY((woodsmen.engines == (std::array<std::uint8_t, kArmyEngines> {6, 0, 6, 4, 4, 5})));
        QVERIFY((kLoot[8][3] == (Goods {1, 2, 1, 0}))); // turn 9, Beasts
        QVERIFY((kLoot[18][2] == (Goods {7, 1, 0, 0})));
    }

    void resistanceIsTheLevelAndOne()
    {
        QCOMPARE(int {kSectionLevels[0].resistance}, 0);
        for (std::size_t level = 1; level < kLevels; ++level)
            QCOMPARE(int {kSectionLevels[level].resistance}, static_cast<int>(level) + 1);
    }

    void ex_10_5_theMoatTakesOneForEveryFive()
    {
        constexpr std::array<std::pair<int, int>, 10> kLosses {
            {{0, 0}, {2, 0}, {3, 1}, {7, 1}, {8, 2}, {12, 2}, {13, 3}, {17, 3}, {18, 4}, {23, 5}}};
        for (const auto &[crossing, lost] : kLosses)
            QCOMPARE(moatLosses(crossing), lost);
    }
};

std::unique_ptr<QObject> makeDataTest()
{
    return std::make_unique<DataTest>();
}

} // namespace merlon::exiles

#include "data_test.moc"
