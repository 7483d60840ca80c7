#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QCoreApplication>
#include <QTest>

using namespace merlon::siege1;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int failed = 0;
    for (const auto make :
         {makeGeneralTest, makeSetupTest, makeRoundStartTest, makeSupplyTest, makeActionsTest,
          makeEnginesTest, makeEquipmentTest, makeTrainingTest, makeRitualsTest, makeBacksTest,
          makeDeploymentTest, makeOrdersTest, makeThreeSeatsTest})
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
