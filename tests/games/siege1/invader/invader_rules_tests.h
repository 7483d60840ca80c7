#pragma once

#include <memory>

class QObject;

namespace merlon::siege1 {

/// The tests of the chapters S1-1 to S1-12 and S1-23, one object for each; one program runs them all.
std::unique_ptr<QObject> makeGeneralTest();
std::unique_ptr<QObject> makeSetupTest();
std::unique_ptr<QObject> makeRoundStartTest();
std::unique_ptr<QObject> makeSupplyTest();
std::unique_ptr<QObject> makeActionsTest();
std::unique_ptr<QObject> makeEnginesTest();
std::unique_ptr<QObject> makeEquipmentTest();
std::unique_ptr<QObject> makeTrainingTest();
std::unique_ptr<QObject> makeRitualsTest();
std::unique_ptr<QObject> makeBacksTest();
std::unique_ptr<QObject> makeDeploymentTest();
std::unique_ptr<QObject> makeOrdersTest();
std::unique_ptr<QObject> makeThreeSeatsTest();

} // namespace merlon::siege1
