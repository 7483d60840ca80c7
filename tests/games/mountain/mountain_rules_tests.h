#pragma once

#include <memory>

class QObject;

namespace merlon::mountain {

/// The tests of the data, of the chapters MT-0 to MT-10 and of what is said about choices, one object for each subject; one
/// program runs them all.
std::unique_ptr<QObject> makeDataTest();
std::unique_ptr<QObject> makeBoardTest();
std::unique_ptr<QObject> makeSetupTest();
std::unique_ptr<QObject> makeResourcesTest();
std::unique_ptr<QObject> makeSpellsTest();
std::unique_ptr<QObject> makeShiftingTest();
std::unique_ptr<QObject> makeWorkshopsTest();
std::unique_ptr<QObject> makeRecruitTest();
std::unique_ptr<QObject> makeDigTest();
std::unique_ptr<QObject> makeHallsTest();
std::unique_ptr<QObject> makeHaulTest();
std::unique_ptr<QObject> makeEndTest();
std::unique_ptr<QObject> makeTeamsTest();
std::unique_ptr<QObject> makeTableauTest();
std::unique_ptr<QObject> makeWholeGamesTest();
std::unique_ptr<QObject> makeNotesTest();
std::unique_ptr<QObject> makeAnalysisTest();

} // namespace merlon::mountain
