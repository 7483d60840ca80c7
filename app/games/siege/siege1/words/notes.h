#pragma once

#include "app/words/speaker.h"
#include "core/engine/choice.h"
#include "core/engine/state.h"

#include <QString>

namespace merlon::siege1table {

/// What a choice of Siege I costs and does, as the panels say it; empty where its name says everything.
QString noteOn(const View &view, const Speaker &speaker, Choice choice);

} // namespace merlon::siege1table
