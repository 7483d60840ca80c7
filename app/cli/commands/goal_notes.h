#pragma once

#include "core/engine/records/scenario.h"

#include <QStringList>

#include <string>
#include <string_view>

namespace merlon::cli {

/// What a designer should know of the goal of a scenario, which can be played with all the same: what is doubtful about it, and
/// that its stored solution cannot be played or does not reach it. `text`: of the file, for the lines.
QStringList notesOnGoal(const Scenario &scenario, OpenedScenario opened, std::string_view text,
                        const std::string &file);

} // namespace merlon::cli
