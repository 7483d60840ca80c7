#pragma once

#include "app/words/speaker.h"
#include "core/engine/match/course.h"

#include <QString>

/// How the charts of a game are called, in the language of now.
namespace merlon {

/// `Units lost`: wording `chart.<chart>`, or `chart.<chart>.<first series>`.
QString titleOf(const CourseChart &chart, const Speaker &speaker);
/// Which of the charts of that title: `West wall 2`, `Invaders`; of that of all together wording
/// `chart-whole.<chart>`.
QString aboutOf(const CourseChart &chart, const Speaker &speaker);
/// What its numbers count, `Strength`: wording `chart-unit.<chart>`.
QString unitOf(const CourseChart &chart, const Speaker &speaker);
/// `Attackers`, `Resources (Western invader)`: wording `word.course.<series>`, or the name of its key.
QString nameOf(const CourseSeries &series, const Speaker &speaker);
/// The column of this number, from 0: a round, a cause, a moment.
QString columnOf(const Course &course, const CourseChart &chart, std::size_t column, const Speaker &speaker);
/// `Round 3, defense`.
QString nameOf(const CourseMoment &moment, const Speaker &speaker);
/// What happened before the moment, as far as it touches a place; empty if nothing tells.
QString storyOf(const CourseMoment &moment, const std::string &place, const Speaker &speaker);

} // namespace merlon
