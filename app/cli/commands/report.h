#pragma once

#include "app/words/speaker.h"
#include "core/engine/match/match.h"

#include <QString>

#include <span>

namespace merlon::cli {

/// What is shown of a match.
struct ReportParts {
    bool story = false; ///< for programs; people are told it by a Storyteller
    bool position = false;
    bool decision = false;
    bool choices = false;
    bool full = false; ///< for programs: the position says also what is as set up

    bool anyPosition() const { return position || decision || choices; }
};

/// What these seats may know of it (all seats: everything), for people.
QString textReport(const Match &match, const Speaker &speaker, SeatSet seats, const ReportParts &parts);
/// The same for programs: an object with a member for each part. `before`: what happened before the first question.
QString jsonReport(const Match &match, const Speaker &speaker, SeatSet seats, const ReportParts &parts,
                   std::span<const Event> before = {});

} // namespace merlon::cli
