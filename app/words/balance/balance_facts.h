#pragma once

#include "core/engine/game.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

/// What many games were played with, so that their numbers can be understood later.
namespace merlon {

struct BalanceFact {
    QString name;
    QString value;

    friend bool operator==(const BalanceFact &, const BalanceFact &) = default;
};

/// Every option of the game with the value that it has, as titles; none for a game without options.
std::vector<BalanceFact> optionsOf(const Setup &setup);

/// The game, the board, every option, the kind of player at each seat, the seed.
std::vector<BalanceFact> factsOf(const Setup &setup, const std::vector<std::string> &players,
                                 std::uint64_t seed);

/// As lines of the file that csvOf makes of tables: to stand behind them.
QByteArray csvOf(const std::vector<BalanceFact> &facts);
/// As lines of the file that csvOf makes of comparisons; what only one has is empty at the other.
QByteArray csvOf(const std::vector<BalanceFact> &before, const std::vector<BalanceFact> &after);

/// `Number of players (2 → 4); Cards (draft → starred)`: what differs; empty: nothing.
QString differencesOf(const std::vector<BalanceFact> &before, const std::vector<BalanceFact> &after);

} // namespace merlon
