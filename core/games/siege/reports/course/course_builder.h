#pragma once

#include "core/engine/match/course.h"
#include "core/engine/match/seat_view.h"
#include "core/games/siege/reports/course/course_reader.h"

namespace merlon::siege {

/// Puts the charts of a siege game together: strength on the walls, losses by cause, hourglasses, means, glory.
Course buildCourse(const CourseReader &reader, const SeatView &seat);

} // namespace merlon::siege
