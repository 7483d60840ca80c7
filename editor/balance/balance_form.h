#pragma once

#include "core/engine/game.h"
#include "core/simulation/simulation.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace merlon {

/// What computers are to play: which game of those that a board is meant for, how many games, from which seed, and who
/// sits where.
class BalanceForm final : public QWidget {
    Q_OBJECT

public:
    explicit BalanceForm(QWidget *parent = nullptr);

    /// The games that the board is meant for; what was chosen stays chosen if it can.
    void showGamesOf(const Board &board);
    /// Null if the board is meant for none.
    const Game *game() const;
    /// Of that game; without a start.
    SimulationSettings settings() const;

    void setGames(int games);
    void setSeed(int seed);
    void setPlayer(std::size_t seat, const QString &kind);

protected:
    void changeEvent(QEvent *event) override;

private:
    void listSeats();
    void retranslate();

    QFormLayout *m_rows;
    QComboBox *m_game;
    QSpinBox *m_games;
    QSpinBox *m_seed;
    QLabel *m_gamesLabel;
    QLabel *m_seedLabel;
    std::vector<std::string> m_seats; ///< keys
    std::vector<QComboBox *> m_players;
};

} // namespace merlon
