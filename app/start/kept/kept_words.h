#pragma once

#include "app/start/kept/kept_game.h"

#include <QString>

namespace merlon {

/// What a library says of a game, in the language that is spoken. What is not known is empty.
struct KeptWords {
    QString title; ///< the game
    QString board;
    QString state;   ///< `Round 4 of 7`, `Won in round 5`, `Cannot be read`
    QString phase;   ///< of a game that goes on
    QString others;  ///< who plays besides the only person: `Computer`, `Ada and Ben`
    QString when;    ///< `Today, 11:42`
    QString trouble; ///< what is wrong with its file
};
KeptWords wordsOf(const KeptGame &game);

/// `Today, 11:42`, `Yesterday, 9:03`, `12 Nov 2026`.
QString dayOf(const QDateTime &when);
/// Who sits at a seat: `Invader: Anne`, `Defender: Computer`.
QString playerAt(const KeptPosition &position, Seat seat);

} // namespace merlon
