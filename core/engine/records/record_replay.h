#pragma once

#include "core/base/error.h"
#include "core/engine/match/match.h"
#include "core/engine/records/record.h"

#include <string>
#include <vector>

namespace merlon {

/// A record that is played on.
struct OpenedRecord {
    Match match;
    std::vector<Text> notes; ///< what the players should know: it is of older rules, some choices are lost
};

/// Continues a record where it ends, from its last position at a named moment; only what follows that position is played
/// again and compared. One that older programs kept between two moments is passed over. A record of older rules is not played again: a new record begins at its last position, with
/// the old one (`name`) as parent. Newer rules are refused.
Expected<OpenedRecord> openRecord(const Record &record, const GameLookup &games = findGame,
                                  const std::string &name = {});

/// Plays a whole record again from its start and compares every hash, every position and the result. The
/// error names the entry with its line, the hash that it should have and the one found. Older rules are
/// refused.
Expected<Match> replayRecord(const Record &record, const GameLookup &games = findGame);

/// replayRecord for the answer alone.
Expected<void> verifyRecord(const Record &record, const GameLookup &games = findGame);

} // namespace merlon
