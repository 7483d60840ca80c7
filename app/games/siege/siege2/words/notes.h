#pragma once

#include "app/words/speaker.h"
#include "core/engine/choice.h"
#include "core/engine/state.h"

#include <QString>

namespace merlon {

/// What a choice of Siege II costs and does, as the panels say it; empty where its name says everything.
QString noteOn(const View &view, const Speaker &speaker, Choice choice);

} // namespace merlon
