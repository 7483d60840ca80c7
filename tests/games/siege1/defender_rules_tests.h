#pragma once

#include <memory>

class QObject;

namespace merlon::siege1 {

/// The tests of the chapters S1-13 to S1-22 and S1-24, one object for each group; one program runs them all.
std::unique_ptr<QObject> makeWindowTest();
std::unique_ptr<QObject> makeMovementTest();
std::unique_ptr<QObject> makeBuildingsTest();
std::unique_ptr<QObject> makeHeroesTest();
std::unique_ptr<QObject> makeDishonourTest();
std::unique_ptr<QObject> makeMachinesTest();
std::unique_ptr<QObject> makeArchersTest();
std::unique_ptr<QObject> makeDevicesTest();
std::unique_ptr<QObject> makeMeleeTest();
std::unique_ptr<QObject> makeHospitalTest();
std::unique_ptr<QObject> makeBarbicanTest();
std::unique_ptr<QObject> makeRoundEndTest();
std::unique_ptr<QObject> makeGloryTest();
std::unique_ptr<QObject> makeTieBreakTest();
std::unique_ptr<QObject> makeFourSeatsTest();

} // namespace merlon::siege1
