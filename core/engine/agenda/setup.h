#pragma once

#include "core/base/json_fwd.h"
#include "core/engine/agenda/edition.h"
#include "core/engine/game.h"
#include "core/engine/opening.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace merlon::agenda {

template <class Edition>
class AgendaState;

/// A game opened on a board: the compiled field, what the options change, the vocabulary, and the data before the first
/// draw. Each game describes itself in an `Edition` (edition.h).
template <class Edition>
class AgendaSetup final : public Setup,
                          public TellsOpening,
                          public std::enable_shared_from_this<AgendaSetup<Edition>> {
public:
    using Data = typename Edition::Data;
    using Field = typename Edition::Field;
    using Rules = typename Edition::Rules;
    using Play = typename Edition::Play;
    using Scene = typename Play::Scene;

    AgendaSetup(const Game &game, Board board, Field field, Options options, Rules rules);

    const Game &game() const override { return m_game; }
    const Board &board() const override { return m_board; }
    const Options &options() const override { return m_options; }
    const Vocabulary &vocabulary() const override { return m_vocabulary; }
    std::span<const SeatInfo> seats() const override { return m_seats; }
    std::unique_ptr<State> start() const override;
    Expected<std::unique_ptr<State>> position(const Json &json) const override
    {
        EventSink nobody;
        return position(json, nobody);
    }
    Expected<std::unique_ptr<State>> position(const Json &json, EventSink &events) const override;
    void describe(const Json &position, Draft &draft) const override
    {
        if constexpr (requires { Edition::describe(*this, position, draft); })
            Edition::describe(*this, position, draft);
    }

    std::optional<CampaignTerms> campaign() const override
    {
        if constexpr (requires { Edition::campaign(m_rules); })
            return Edition::campaign(m_rules);
        else
            return std::nullopt;
    }

    bool hidesNothing() const override
    {
        if constexpr (requires { Edition::kHidesNothing; })
            return Edition::kHidesNothing;
        else
            return false;
    }

    const Field &field() const { return m_field; }
    const Rules &rules() const { return m_rules; }
    /// Everything in its place, nothing drawn, the agenda at the first draw.
    const Data &startData() const { return m_start; }

    /// What conditions of rules read of this data, and what its steps work on.
    Scene scene(const Data &data) const { return Edition::scene(data, m_field, m_rules); }
    Play play(Data &data, EventSink &events) const { return Edition::play(data, m_field, m_rules, events); }

private:
    const Game &m_game;
    Board m_board;
    Options m_options;
    Field m_field;
    Rules m_rules;
    Vocabulary m_vocabulary;
    std::vector<SeatInfo> m_seats;
    Data m_start;
};

template <class Edition>
AgendaSetup<Edition>::AgendaSetup(const Game &game, Board board, Field field, Options options, Rules rules)
    : m_game(game)
    , m_board(std::move(board))
    , m_options(std::move(options))
    , m_field(std::move(field))
    , m_rules(rules)
    , m_vocabulary(Edition::vocabulary(m_board, m_rules))
    , m_seats(Edition::seats(m_rules))
    , m_start(Edition::start(m_field, m_rules))
{
}

template <class Edition>
std::unique_ptr<State> AgendaSetup<Edition>::start() const
{
    return std::make_unique<AgendaState<Edition>>(this->shared_from_this(), m_start);
}

template <class Edition>
Expected<std::unique_ptr<State>> AgendaSetup<Edition>::position(const Json &json, EventSink &events) const
{
    Expected<Data> data = Edition::readPosition(*this, json);
    if (!data)
        return tl::unexpected(std::move(data.error()));
    // Bounded: a position names a moment of the game, and a round has questions that are always asked.
    auto state = std::make_unique<AgendaState<Edition>>(this->shared_from_this(), *data, events);
    if (state->decision().seat == kNobody && !state->outcome().over)
        return tl::unexpected(Error {{"error.position-no-decision", {}}, {"position", 0, "/at"}, {}});
    return state;
}

} // namespace merlon::agenda
