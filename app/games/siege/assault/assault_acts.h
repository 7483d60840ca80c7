#pragma once

#include "app/games/siege/assault/assault_record.h"
#include "app/table/news/act.h"
#include "app/words/speaker.h"
#include "core/canvas/picture.h"

#include <span>
#include <vector>

namespace merlon {

/// Divides the news that follow a record into acts: a step of the assault at one place each, in the order in which the
/// game told them, which is that of the rules. Empty if no assault goes on in them.
std::vector<Act> actsOf(AssaultRecord record, std::span<const Event> news, const Speaker &speaker);

/// The board when an act is over: places and paths of which nothing more is to be told are as they will be in the
/// end; elsewhere the dead go.
canvas::Picture pictureAfter(const Act &act, std::span<const Event> later, const canvas::Picture &now,
                             const canvas::Picture &end, const Vocabulary &words);

} // namespace merlon
