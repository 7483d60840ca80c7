#pragma once

#include "core/base/json_fwd.h"
#include "core/engine/game.h"
#include "tests/support/toy/toy_rules.h"

namespace merlon::toy {

class ToySetup final : public Setup, public std::enable_shared_from_this<ToySetup> {
public:
    ToySetup(const Game &game, Board board, const Options &options);

    const Game &game() const override { return m_game; }
    const Board &board() const override { return m_board; }
    const Options &options() const override { return m_options; }
    const Vocabulary &vocabulary() const override { return m_vocabulary; }
    std::span<const SeatInfo> seats() const override { return m_seats; }
    std::unique_ptr<State> start() const override;
    Expected<std::unique_ptr<State>> position(const Json &json) const override;
    void describe(const Json &position, Draft &draft) const override;
    std::optional<CampaignTerms> campaign() const override;
    const Table &table() const { return m_table; }

private:
    const Game &m_game;
    Board m_board;
    Options m_options;
    Table m_table;
    Vocabulary m_vocabulary;
    std::vector<SeatInfo> m_seats;
};

/// What these seats may know of a position.
std::unique_ptr<View> viewOf(std::shared_ptr<const ToySetup> setup, const Data &data, SeatSet seats);

/// What a view of Toll shows.
const Data &knownTo(const View &view);
const Table &tableOf(const View &view);

/// Makes a state of that setup hold this position.
void become(State &state, const ToySetup &setup, const Data &data);

} // namespace merlon::toy
