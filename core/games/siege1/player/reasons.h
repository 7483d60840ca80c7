#pragma once

#include "core/games/siege/player/why.h"
#include "core/games/siege1/player/outlook.h"

/// Why a choice has the best score, by what decides the scores in the same area of the rules (scores.h).
namespace merlon::siege1 {

siege::Why whyInvader(const Outlook &outlook, Choice choice);
siege::Why whyDefender(const Outlook &outlook, Choice choice);
siege::Why whyInAssault(const Outlook &outlook, Choice choice);

} // namespace merlon::siege1
