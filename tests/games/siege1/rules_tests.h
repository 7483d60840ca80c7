#pragma once

#include <memory>

class QObject;

namespace merlon::siege1 {

/// The tests of the chapters of the rules, one object for each file; one program runs them all.
std::unique_ptr<QObject> makeSetupTest();
std::unique_ptr<QObject> makeActionsTest();
std::unique_ptr<QObject> makeDeploymentTest();
std::unique_ptr<QObject> makeWindowTest();
std::unique_ptr<QObject> makeRangedTest();
std::unique_ptr<QObject> makeMeleeTest();
std::unique_ptr<QObject> makeScoringTest();
std::unique_ptr<QObject> makeTeamsTest();
std::unique_ptr<QObject> makePositionTest();

} // namespace merlon::siege1
