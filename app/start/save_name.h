#pragma once

#include "core/engine/state.h"

#include <QDate>
#include <QString>

namespace merlon {

/// Under which name a game is saved unless the person wants another: game, round and day, without a folder. No system has
/// anything against it as the name of a file.
QString saveName(const View &view, QDate day);

} // namespace merlon
