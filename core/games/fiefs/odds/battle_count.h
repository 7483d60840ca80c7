#pragma once

#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/odds/battle_odds.h"

#include <vector>

namespace merlon::fiefs {

/// Adds up what happens in battles, weighted by how probable it is.
class BattleCount {
public:
    explicit BattleCount(const std::array<Seat, 2> &seats)
        : m_seats(seats)
    {
    }

    /// Events of a part of a battle.
    void add(const std::vector<Event> &events, double weight);
    /// How a battle left the board.
    void addEnd(const FiefsState &state, double weight);
    /// Writes what has been counted into the odds, if all weights add up to `sum`.
    void write(BattleOdds &odds, double sum) const;

private:
    std::array<Seat, 2> m_seats;
    double m_wins = 0;
    std::array<double, 2> m_losses {};
    std::array<double, 2> m_points {};
};

/// Whether the battle, and the advance that led to it, are over.
bool isBattleOver(const FiefsData &data);

} // namespace merlon::fiefs
