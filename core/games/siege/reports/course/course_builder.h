#pragma once

#include "core/engine/match/chronicle.h"
#include "core/engine/match/course.h"
#include "core/games/siege/reports/course/course_reader.h"

namespace merlon::siege {

/// Puts the charts of a siege game together: strength on the walls, losses by cause, hourglasses, means, glory.
Course buildCourse(const CourseReader &reader, const State &start, std::span<const Ply> plies, SeatSet seats);

} // namespace merlon::siege
