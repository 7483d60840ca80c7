#include "core/games/course.h"

#include "core/games/siege/reports/course/course_builder.h"
#include "core/games/siege1/reports/course.h"
#include "core/games/siege2/reports/course.h"

namespace merlon {

namespace {

std::unique_ptr<siege::CourseReader> readerFor(const Setup &setup)
{
    if (const auto *siege1 = dynamic_cast<const siege1::Siege1Setup *>(&setup))
        return siege1::courseReader(*siege1);
    if (const auto *siege2 = dynamic_cast<const siege2::Siege2Setup *>(&setup))
        return siege2::courseReader(*siege2);
    return nullptr;
}

} // namespace

Course courseOf(const State &start, std::span<const Ply> plies, SeatSet seats)
{
    const std::unique_ptr<siege::CourseReader> reader = readerFor(start.setup());
    return reader ? siege::buildCourse(*reader, start, plies, seats) : Course {};
}

} // namespace merlon
