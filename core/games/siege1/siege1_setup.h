#pragma once

#include "core/engine/game.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege1/play.h"
#include "core/games/siege1/siege_data.h"

#include <vector>

namespace merlon::siege1 {

/// Siege I opened on a board for two to four players: the compiled battlefield, the vocabulary, what the options
/// change, and the data before the first draw.
class Siege1Setup final : public Setup, public std::enable_shared_from_this<Siege1Setup> {
public:
    Siege1Setup(const Game &game, Board board, siege::Battlefield field, Options options, Rules rules);

    const Game &game() const override { return m_game; }
    const Board &board() const override { return m_board; }
    const Options &options() const override { return m_options; }
    const Vocabulary &vocabulary() const override { return m_vocabulary; }
    std::span<const SeatInfo> seats() const override { return m_seats; }
    std::unique_ptr<State> start() const override;
    Expected<std::unique_ptr<State>> position(const nlohmann::ordered_json &json) const override;

    const siege::Battlefield &field() const { return m_field; }
    const Rules &rules() const { return m_rules; }
    /// S1-2.2 to S1-2.5: everything in its place, nothing drawn, the agenda at the first draw.
    const SiegeData &startData() const { return m_start; }

private:
    const Game &m_game;
    Board m_board;
    Options m_options;
    siege::Battlefield m_field;
    Rules m_rules;
    Vocabulary m_vocabulary;
    std::vector<SeatInfo> m_seats;
    SiegeData m_start;
};

} // namespace merlon::siege1
