#pragma once

#include "app/table/table_parts.h"

#include <QCoreApplication>

namespace merlon {

/// How players are called at a table: their side, and their name if they have one.
class PlayerNames {
    Q_DECLARE_TR_FUNCTIONS(PlayerNames)

public:
    explicit PlayerNames(const TableGame &game)
        : m_game(game)
    {
    }

    /// By itself: `Defender (Anne)`.
    QString title(Seat seat) const;
    /// Within a sentence: `the defender (Anne)`. Empty if there is no such seat.
    QString inSentence(Seat seat) const;

private:
    QString withName(const QString &side, Seat seat) const;

    const TableGame &m_game;
};

} // namespace merlon
