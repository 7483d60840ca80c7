#pragma once

#include "app/words/speaker.h"
#include "core/engine/match/course.h"

#include <QString>

/// How the charts of a game are called, in the language of now.
namespace merlon {

/// `Units lost`.
QString titleOf(const CourseChart &chart);
/// Which of the charts of that title: `West wall 2`, `Invaders`.
QString aboutOf(const CourseChart &chart, const Speaker &speaker);
/// What its numbers count: `Strength`.
QString unitOf(const CourseChart &chart);
QString nameOf(const CourseSeries &series, const Speaker &speaker);
/// The column of this number, from 0: a round, a cause, a moment.
QString columnOf(const Course &course, const CourseChart &chart, std::size_t column, const Speaker &speaker);
/// `Round 3, defense`.
QString nameOf(const CourseMoment &moment, const Speaker &speaker);
/// What happened before the moment, as far as it touches a place; empty if nothing tells.
QString storyOf(const CourseMoment &moment, const std::string &place, const Speaker &speaker);

} // namespace merlon
