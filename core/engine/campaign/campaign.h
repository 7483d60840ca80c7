#pragma once

#include "core/base/error.h"
#include "core/engine/game.h"
#include "core/engine/records/record.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace merlon {

/// A stretch of a campaign that was played without going back: from the beginning or a save point on, by the same people.
struct Chapter {
    std::string begun; ///< when: `2026-11-29T10:42:00Z`
    Record record;     ///< its parent is the number of another chapter, counted from 1
};

/// A game that is played over many evenings. It is saved at the save points of its game (Setup::campaign), and may be
/// taken up again there.
struct Campaign {
    std::string name;
    std::string game;
    std::vector<Chapter> chapters; ///< never empty; the last one goes on
};

/// Where a chapter may begin.
struct SavePoint {
    std::size_t chapter = 0;    ///< index
    RecordPosition position {}; ///< of that chapter
};

/// The last save point of the last chapter; none if it has come to none since it was begun.
std::optional<SavePoint> lastSavePoint(const Campaign &campaign);
/// Whether nothing was chosen since that save point.
bool isAtSavePoint(const Campaign &campaign);

/// The index of the chapter whose number a record names as its parent, among those before `chapter`; none: it names another
/// file.
std::optional<std::size_t> parentOf(const RecordParent &parent, std::size_t chapter);
/// What stood at the save point where a chapter begins (by index), played again from the first one on; null if it begins
/// otherwise, or if that cannot be played.
std::unique_ptr<State> stateBefore(const Campaign &campaign, std::size_t chapter,
                                   const GameLookup &games = findGame);

/// Whether a chapter was played by rules of before: it cannot be played again by those of now.
bool isOfOlderRules(const Record &chapter, const GameLookup &games = findGame);

/// The record of a further chapter, with nothing played, which begins where the campaign was saved last: at the last save
/// point, or where the last chapter began. Chance falls there as it would have fallen before. `people`: by key of their
/// seat; who is not named stays. It is played by the rules of now.
Record takenUp(const Campaign &campaign, const std::vector<RecordSeat> &people,
               const GameLookup &games = findGame);

} // namespace merlon
