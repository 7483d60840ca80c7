#pragma once

#include "app/start/option_list.h"
#include "core/engine/game.h"
#include "core/simulation/simulation.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace merlon {

/// What computers are to play: which game with which options, how many games, from which seed, and who sits where.
class BalanceForm final : public QWidget {
    Q_OBJECT

public:
    explicit BalanceForm(QWidget *parent = nullptr);

    /// The games that a board is meant for; what was chosen stays chosen if it can.
    void showGamesOf(const Board &board);
    /// The one game of a scenario, with its board and options, which are not chosen here.
    void showScenario(const Game &game, const Board &board, const Options &options);
    /// Null if there is none.
    const Game *game() const;
    /// Of that game: what is not usual.
    Options options() const;
    /// Of that game; without a start.
    SimulationSettings settings() const;

    /// Kinds of players by the key of their seat.
    using Players = std::map<std::string, std::string>;
    /// What has been chosen for a document.
    struct Memory {
        std::string game {};
        OptionList::ByGame options {};
        Players players {};
    };
    Memory memory() const;
    /// To be called before games or a scenario are shown.
    void recall(const Memory &memory);
    /// Who is to sit where; kinds that are no computers are passed over.
    void suggest(const Players &players);

    void setGames(int games);
    void setSeed(int seed);
    void setGame(const std::string &key);
    /// Of the game that is chosen.
    void setOptions(const Options &options);
    void setPlayer(std::size_t seat, const QString &kind);
    OptionList &optionList() { return *m_options; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillGames(const QStringList &keys);
    void showGame();
    void listSeats();
    QComboBox *makePlayerField(const std::string &seat);
    void retranslate();

    Board m_board; ///< at hand
    QFormLayout *m_rows;
    QComboBox *m_game;
    QSpinBox *m_games;
    QSpinBox *m_seed;
    QLabel *m_gamesLabel;
    QLabel *m_seedLabel;
    OptionList *m_options;
    QLabel *m_fixed;                  ///< says that a scenario has its own options
    std::vector<std::string> m_seats; ///< keys
    std::vector<QComboBox *> m_players;
    std::string m_wishedGame;
    Players m_wished;
};

} // namespace merlon
