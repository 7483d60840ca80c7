#include "tests/games/exiles/exiles_rules_tests.h"

#include <QCoreApplication>
#include <QTest>

using namespace merlon::exiles;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int failed = 0;
    for (const auto make :
         {makeDataTest, makeBoardTest, makeSetupTest, makeTurnTest, makePreparationTest, makeShootingTest,
          makeSquadsTest, makeMeleeTest, makeStagesTest, makeCampaignTest, makeWarlordTest, makeAnalysisTest})
          makeSquadsTest, makeMeleeTest, makeStagesTest, makeCampaignTest, makeWarlordTest, makePanelsTest})
    for (const auto make : {makeDataTest, makeBoardTest, makeSetupTest, makeTurnTest, makePreparationTest,
                            makeShootingTest, makeSquadsTest, makeMeleeTest, makeStagesTest, makeCampaignTest,
                            makeWarlordTest, makePositionMomentsTest, makePositionErrorsTest})
    for (const auto make : {makeDataTest, makeBoardTest, makeSetupTest, makeTurnTest, makePreparationTest,
                            makeShootingTest, makeSquadsTest, makeMeleeTest, makeStagesTest, makeCampaignTest,
                            makeWarlordTest, makeExplainingTest})
          makeSquadsTest, makeMeleeTest, makeStagesTest, makeCampaignTest, makeWarlordTest, makeTableauTest})
    for (const auto make : {makeDataTest, makeBoardTest, makeSetupTest, makeTurnTest, makePreparationTest,
                            makeShootingTest, makeSquadsTest, makeMeleeTest, makeStagesTest, makeCampaignTest,
                            makeWarlordTest, makePanelsTest, makeTableauTest})
                            makeWarlordTest, makeExplainingTest, makeStatisticsTest})
          makeSquadsTest, makeMeleeTest, makeStagesTest, makeCampaignTest, makeWarlordTest,
          makePositionMomentsTest, makePositionErrorsTest, makePositionOwnTest})
          makeSquadsTest, makeMeleeTest, makeStagesTest, makeCampaignTest, makeWarlordTest, makeAnalysisTest,
          makePanelsTest, makeTableauTest, makePositionMomentsTest, makePositionErrorsTest,
          makeExplainingTest, makeStatisticsTest})
          makeSquadsTest, makeMeleeTest, makeStagesTest, makeCampaignTest, makeWarlordTest, makeAnalysisTest,
          makePanelsTest, makeTableauTest, makePositionMomentsTest, makePositionErrorsTest,
          makeExplainingTest, makeStatisticsTest, makePositionOwnTest})
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
