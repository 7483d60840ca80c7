#include "tests/games/siege2/invader_rules_tests.h"

#include <QCoreApplication>
#include <QTest>

using namespace merlon::siege2;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int failed = 0;
    for (const auto make :
         {makeGeneralTest, makeSetupTest, makeSequenceTest, makePaymentTest, makeBriefingTest,
          makeMachinesTest, makeEquipmentTest, makeTrainingTest, makeRitualsTest, makeRitualStrikesTest,
          makeGaleTest, makeSpecterTest, makeManeuverTest, makeMarchTest, makeMaraudersTest, makeTrapsTest,
          makeOrdersTest})
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
