#pragma once

#include <memory>

class QObject;

namespace merlon::siege2 {

/// The tests of the chapters S2-1 to S2-11, one object for each; one program runs them all.
std::unique_ptr<QObject> makeGeneralTest();
std::unique_ptr<QObject> makeSetupTest();
std::unique_ptr<QObject> makeSequenceTest();
std::unique_ptr<QObject> makePaymentTest();
std::unique_ptr<QObject> makeBriefingTest();
std::unique_ptr<QObject> makeMachinesTest();
std::unique_ptr<QObject> makeEquipmentTest();
std::unique_ptr<QObject> makeTrainingTest();
std::unique_ptr<QObject> makeRitualsTest();
std::unique_ptr<QObject> makeRitualStrikesTest();
std::unique_ptr<QObject> makeGaleTest();
std::unique_ptr<QObject> makeSpecterTest();
std::unique_ptr<QObject> makeManeuverTest();
std::unique_ptr<QObject> makeMarchTest();
std::unique_ptr<QObject> makeMaraudersTest();
std::unique_ptr<QObject> makeTrapsTest();
std::unique_ptr<QObject> makeOrdersTest();

} // namespace merlon::siege2
