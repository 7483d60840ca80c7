#include "tests/games/mountain/mountain_rules_tests.h"

#include <QCoreApplication>
#include <QTest>

using namespace merlon::mountain;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int failed = 0;
    for (const auto make :
         {makeDataTest, makeBoardTest, makeSetupTest, makeResourcesTest, makeSpellsTest, makeShiftingTest,
          makeWorkshopsTest, makeRecruitTest, makeDigTest, makeHallsTest, makeHaulTest, makeEndTest,
          makeTeamsTest, makeTableauTest, makeNotesTest, makeWholeGamesTest, makeAnalysisTest})
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
