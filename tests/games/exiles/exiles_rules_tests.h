#pragma once

#include <memory>

class QObject;

namespace merlon::exiles {

/// The tests of the data, of boards and of the chapters EX-0 to EX-17, one object for each subject; one program runs them
/// all.
std::unique_ptr<QObject> makeDataTest();
std::unique_ptr<QObject> makeBoardTest();
std::unique_ptr<QObject> makeSetupTest();
std::unique_ptr<QObject> makeTurnTest();
std::unique_ptr<QObject> makePreparationTest();
std::unique_ptr<QObject> makeShootingTest();
std::unique_ptr<QObject> makeBarrageTest();
std::unique_ptr<QObject> makeFormationTest();
std::unique_ptr<QObject> makeSquadsTest();
std::unique_ptr<QObject> makeMeleeTest();
std::unique_ptr<QObject> makeStormTest();
std::unique_ptr<QObject> makePowersTest();
std::unique_ptr<QObject> makeRefusalsTest();
std::unique_ptr<QObject> makeAskingTest();
std::unique_ptr<QObject> makeStagesTest();
std::unique_ptr<QObject> makeCampaignTest();
std::unique_ptr<QObject> makeTableauTest();
std::unique_ptr<QObject> makeWarlordTest();
std::unique_ptr<QObject> makeAnalysisTest();
std::unique_ptr<QObject> makePanelsTest();
std::unique_ptr<QObject> makePositionMomentsTest();
std::unique_ptr<QObject> makePositionErrorsTest();
std::unique_ptr<QObject> makeExplainingTest();
std::unique_ptr<QObject> makeStatisticsTest();
std::unique_ptr<QObject> makePositionOwnTest();
std::unique_ptr<QObject> makePlayerTest();
std::unique_ptr<QObject> makeTheatreTest();
std::unique_ptr<QObject> makeBoxTest();

} // namespace merlon::exiles
