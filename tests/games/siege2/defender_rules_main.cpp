#include "tests/games/siege2/defender_rules_tests.h"

#include <QCoreApplication>
#include <QTest>

using namespace merlon::siege2;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int failed = 0;
    for (const auto make : {makeDefenderPhaseTest, makeDefenderMovementTest, makeDefenderHeroesTest,
                            makeBuildingsTest, makePlansTest, makeRangedTest, makeMeleeTest,
                            makeMeleeOrdersTest, makeRoundEndTest, makeObjectivesTest})
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
