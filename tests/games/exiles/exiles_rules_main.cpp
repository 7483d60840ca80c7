#include "tests/games/exiles/exiles_rules_tests.h"

#include <QCoreApplication>
#include <QTest>

using namespace merlon::exiles;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int failed = 0;
    for (const auto make : {makeDataTest,           makeBoardTest,       makeSetupTest,
                            makeTurnTest,           makePreparationTest, makeShootingTest,
                            makeSquadsTest,         makeMeleeTest,       makeStagesTest,
                            makeCampaignTest,       makeTableauTest,     makeWarlordTest,
                            makeAnalysisTest,       makePanelsTest,      makePositionMomentsTest,
                            makePositionErrorsTest, makeExplainingTest,  makeStatisticsTest,
                            makePositionOwnTest,    makePlayerTest,      makeTheatreTest,
                            makeBarrageTest,        makeFormationTest,   makeStormTest,
                            makePowersTest,         makeRefusalsTest,    makeBoxTest,
                            makeAskingTest})
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
