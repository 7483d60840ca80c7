#pragma once

#include "app/table/match/seating.h"
#include "core/base/error.h"
#include "core/engine/match/match.h"

#include <QDateTime>
#include <QString>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace merlon {

/// The position at which a game was left or ended, as those may see it who come back to it.
struct KeptPosition {
    std::unique_ptr<const Match> match; ///< as it was left; never null
    std::unique_ptr<View>
        view; ///< of the only person, or of a spectator where there are several; of all after the end
    std::vector<Sitting> players;     ///< one for each seat
    std::vector<RecordResult> result; ///< empty while the game can go on
    SeatSet own; ///< the seats of the only person; empty where there are several, or none

    const Setup &setup() const { return match->setup(); }
    bool isOver() const { return !result.empty(); }
    /// Whether the only person has won; none if the game goes on, or if there is no such person.
    std::optional<bool> isWon() const;
};

/// A game in the library of a person: one that waits to be continued, or one that is over.
struct KeptGame {
    std::filesystem::path file;
    bool isJournal = false;                       ///< the autosave of a table; else a saved game
    QDateTime when;                               ///< of the last choice
    std::shared_ptr<const KeptPosition> position; ///< null: not read yet, or it cannot be read
    std::optional<Error> trouble;                 ///< why it cannot be read
    QString host {};                              ///< the other computer that has it, as far as its lock says

    /// As far as it is known: a saved game that has not been read yet counts as one that is over.
    bool isOver() const { return position ? position->isOver() : !isJournal && !trouble; }
    bool isRunning() const { return !trouble && !isOver(); }
    bool isRead() const { return position || trouble; }
};

/// Reads where a record stands. It is not played again from its beginning.
Expected<KeptPosition> keptPositionOf(const Record &record, const std::string &name);

} // namespace merlon
