#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QCoreApplication>
#include <QTest>

using namespace merlon::fiefs;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int failed = 0;
    for (const auto make : {makeMapTest, makeSetupTest, makeKnightsTest, makeCardsTest, makeTurnTest,
                            makeCrownsTest, makeRedistributionTest, makeAdvanceTest, makeBattleOpeningTest,
                            makeBattleCardsTest, makeBattleOutcomeTest, makeWindowsTest, makeVictoryTest,
                            makeSiegeTest, makeTeamsTest, makeOtherOptionsTest, makeSecrecyTest})
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
