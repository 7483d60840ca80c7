#pragma once

#include "core/base/text.h"

#include <QString>

#include <initializer_list>

namespace merlon {

class Game;

/// What the rounds of a game are called, in the language that is spoken. A game whose rounds are turns, days or years says
/// so once, with the wording `word.round`; the sentences about them are the same for all games.
class RoundWords {
public:
    explicit RoundWords(const Game &game)
        : m_game(&game)
    {
    }

    /// `Round`: the head of a column.
    QString name() const;
    /// `Rounds`.
    QString names() const { return say("names"); }
    /// `Round 4`.
    QString title(int round) const;
    /// `Round 4 of 7`.
    QString title(int round, int last) const;
    /// `round 4`, in the middle of a line.
    QString inLine(int round) const;
    /// The wording `round.<sentence>`: its %1 is the word for a round, %2 and so on are these.
    QString say(const char *sentence, std::initializer_list<TextArg> arguments = {}) const;

private:
    const Game *m_game;
};

} // namespace merlon
