#pragma once

#include "app/words/speaker.h"
#include "core/simulation/balance.h"

#include <QStringList>

namespace merlon {

/// Many games in three sentences: who wins how often, and whether that is fair; where it is decided; what was never used.
/// The last is missing where nothing is counted that could be used.
QStringList summaryOf(const Balance &balance, const Speaker &speaker);

/// `Invader 54% (47%–61%)` for each team; the shares add up to 100.
QString teamShares(const Balance &balance, const Speaker &speaker);

/// What the game calls places that have been taken: `Breaches`.
QString captureTitle(const Speaker &speaker);

/// The team whose pieces these are, by the key of a piece or of a seat; -1: of none.
int teamOfPiece(const Setup &setup, const std::string &key);

} // namespace merlon
