#pragma once

#include "app/games/siege/assault/assault_record.h"
#include "app/table/face/staged_event.h"
#include "app/words/speaker.h"
#include "core/canvas/picture/picture.h"

#include <span>
#include <vector>

namespace merlon {

/// Divides the events that follow a record: a step of the assault at one place each, in the order in which the game told
/// them, which is that of the rules. Empty if no assault goes on in them.
std::vector<StagedEvent> stagedEventsOf(AssaultRecord record, std::span<const Event> events,
                                        const Speaker &speaker);

/// The board after a staged event: places and paths of which nothing more is to be told are as they will be in the
/// end; elsewhere the dead go.
canvas::Picture pictureAfter(const StagedEvent &staged, std::span<const Event> later,
                             const canvas::Picture &now, const canvas::Picture &end, const Vocabulary &words);

} // namespace merlon
