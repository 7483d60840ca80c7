#pragma once

#include <memory>

class QObject;

namespace merlon::fiefs {

/// The tests of the chapters FI-0 to FI-13, one object for each subject; one program runs them all.
std::unique_ptr<QObject> makeMapTest();
std::unique_ptr<QObject> makeSetupTest();
std::unique_ptr<QObject> makeKnightsTest();
std::unique_ptr<QObject> makeCardsTest();
std::unique_ptr<QObject> makeTurnTest();
std::unique_ptr<QObject> makeCrownsTest();
std::unique_ptr<QObject> makeRedistributionTest();
std::unique_ptr<QObject> makeAdvanceTest();
std::unique_ptr<QObject> makeBattleOpeningTest();
std::unique_ptr<QObject> makeBattleCardsTest();
std::unique_ptr<QObject> makeBattleOutcomeTest();
std::unique_ptr<QObject> makeWindowsTest();
std::unique_ptr<QObject> makeVictoryTest();
std::unique_ptr<QObject> makeSiegeTest();
std::unique_ptr<QObject> makeTeamsTest();
std::unique_ptr<QObject> makeOtherOptionsTest();
std::unique_ptr<QObject> makeSecrecyTest();

} // namespace merlon::fiefs
