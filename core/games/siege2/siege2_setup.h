#pragma once

#include "core/engine/game.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege2/siege_data.h"

namespace merlon::siege2 {

/// Siege II opened on a board: the compiled battlefield, the vocabulary and the data before the first draw.
class Siege2Setup final : public Setup, public std::enable_shared_from_this<Siege2Setup> {
public:
    Siege2Setup(const Game &game, Board board, siege::Battlefield field);

    const Game &game() const override { return m_game; }
    const Board &board() const override { return m_board; }
    const Options &options() const override { return m_options; }
    const Vocabulary &vocabulary() const override { return m_vocabulary; }
    std::span<const SeatInfo> seats() const override;
    std::unique_ptr<State> start() const override;
    Expected<std::unique_ptr<State>> position(const nlohmann::ordered_json &json) const override;

    const siege::Battlefield &field() const { return m_field; }
    /// S2-2.1, S2-2.2: everything in its place, nothing drawn, the agenda at the first draw.
    const SiegeData &startData() const { return m_start; }

private:
    const Game &m_game;
    Board m_board;
    Options m_options;
    siege::Battlefield m_field;
    Vocabulary m_vocabulary;
    SiegeData m_start;
};

} // namespace merlon::siege2
