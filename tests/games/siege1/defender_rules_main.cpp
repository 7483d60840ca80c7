#include "tests/games/siege1/defender_rules_tests.h"

#include <QCoreApplication>
#include <QTest>

using namespace merlon::siege1;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int failed = 0;
    for (const auto make :
         {makeWindowTest, makeMovementTest, makeBuildingsTest, makeHeroesTest, makeDishonourTest,
          makeMachinesTest, makeArchersTest, makeDevicesTest, makeMeleeTest, makeHospitalTest,
          makeBarbicanTest, makeRoundEndTest, makeGloryTest, makeTieBreakTest, makeFourSeatsTest})
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
