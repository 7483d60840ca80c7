#pragma once

#include "core/base/error.h"
#include "core/engine/match/match.h"
#include "core/engine/records/record.h"

#include <optional>
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

/// The seed of a record that begins where one with this seed stood at that hash: another one, since it counts its decisions
/// of chance anew, and the first would otherwise come out as in the old record.
std::uint64_t seedAfter(std::uint64_t seed, std::uint64_t hash);

/// Plays a whole record again from its start and compares board, options and set-up with those that it was begun with,
/// every hash, every position and the result. The error names the entry with its line, the hash that it should have and the one found. Older rules are
/// refused.
Expected<Match> replayRecord(const Record &record, const GameLookup &games = findGame);

/// replayRecord without the result, which journals do not tell. `before`: what stood where the position was taken from which
/// the record begins, if that is known (State::takeTraces).
Expected<Match> replayChoices(const Record &record, const GameLookup &games = findGame,
                              const State *before = nullptr);

/// Leaves out of a record what keeps openRecord from opening it: the first choice that cannot be played, or leads to
/// another state than it says, and all after it; positions that cannot be read. Returns what was wrong first, if anything
/// was; an error if nothing can be opened.
Expected<std::optional<Error>> cutToOpenable(Record &record, const GameLookup &games = findGame);

/// replayRecord for the answer alone.
Expected<void> verifyRecord(const Record &record, const GameLookup &games = findGame);

} // namespace merlon
