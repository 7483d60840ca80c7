#pragma once

#include "core/games/siege/pieces/units.h"
#include "tests/support/answers.h"

#include <QString>

namespace merlon::testing {

/// Units from the weakest to the strongest: "1 3 1".
inline QString counts(const siege::Units &units)
{
    return QStringLiteral("%1 %2 %3").arg(units[0]).arg(units[1]).arg(units[2]);
}

} // namespace merlon::testing
