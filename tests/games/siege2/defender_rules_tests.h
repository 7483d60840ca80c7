#pragma once

#include <memory>

class QObject;

namespace merlon::siege2 {

/// The tests of the chapters S2-12 to S2-20, one object for each; one program runs them all.
std::unique_ptr<QObject> makeDefenderPhaseTest();
std::unique_ptr<QObject> makeDefenderMovementTest();
std::unique_ptr<QObject> makeDefenderHeroesTest();
std::unique_ptr<QObject> makeBuildingsTest();
std::unique_ptr<QObject> makePlansTest();
std::unique_ptr<QObject> makeRangedTest();
std::unique_ptr<QObject> makeMeleeTest();
std::unique_ptr<QObject> makeMeleeOrdersTest();
std::unique_ptr<QObject> makeRoundEndTest();
std::unique_ptr<QObject> makeObjectivesTest();

} // namespace merlon::siege2
