#include "tests/games/siege1/rules_tests.h"

#include <QCoreApplication>
#include <QTest>

using namespace merlon::siege1;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int failed = 0;
    for (const auto make : {makeSetupTest, makeActionsTest, makeDeploymentTest, makeWindowTest,
                            makeRangedTest, makeMeleeTest, makeScoringTest, makeTeamsTest, makePositionTest})
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
