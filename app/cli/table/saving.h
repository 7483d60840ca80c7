#pragma once

#include "core/engine/match/match.h"

#include <QString>

#include <optional>

namespace merlon::cli {

/// What stands after `save`: `FILE`, or `FILE as SEAT`, or `FILE --as SEAT`.
struct SaveWish {
    QString file;
    std::optional<QString> seat; ///< as which the game is to be saved, as it was typed
};

SaveWish saveWishIn(const QString &words);

/// The seat with this key; kNobody for `nobody`, who knows what everybody knows; none if there is no such seat.
std::optional<Seat> seatCalled(const QString &key, const Setup &setup);

/// Writes the record of a match, as a whole or not at all.
Expected<void> saveRecord(const Match &match, const std::filesystem::path &file);

/// Writes a scenario with the game as a seat may know it. What it may not know is imagined. Returns false if it stands
/// where the game was before.
Expected<bool> saveAsKnown(const Match &match, Seat seat, const std::filesystem::path &file);

} // namespace merlon::cli
