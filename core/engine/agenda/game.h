#pragma once

#include "core/engine/agenda/setup.h"
#include "core/engine/game.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace merlon::agenda {

/// Why a board with these options cannot be opened: the first option or value that does not exist, the first error
/// that the structure of the board or the game's check has. None if it can.
std::optional<Error> whyNotOpened(const Game &game, const Board &board, const Options &options);

/// The chosen value of an option that the game has, or its default.
std::string chosen(const Game &game, const Options &options, const std::string &key);

/// A game as its `Edition` describes it (edition.h).
template <class Edition>
class AgendaGame final : public Game {
public:
    const std::string &key() const override { return m_key; }
    const std::string &rulePrefix() const override { return m_prefix; }
    int rulesVersion() const override { return Edition::kRulesVersion; }
    const BoardSchema &schema() const override { return Edition::schema(); }
    const std::string &defaultBoard() const override { return m_defaultBoard; }
    std::span<const OptionInfo> options() const override { return Edition::options(); }
    Offer offer(const Board &board) const override
    {
        if constexpr (requires { Edition::offer(board); })
            return Edition::offer(board);
        else
            return Game::offer(board);
    }
    std::vector<Finding> check(const Board &board) const override { return Edition::check(board); }
    Expected<std::shared_ptr<const Setup>> open(Board board, const Options &options) const override
    {
        if (std::optional<Error> wrong = whyNotOpened(*this, board, options))
            return tl::unexpected(std::move(*wrong));
        Expected<typename Edition::Field> field = Edition::compile(board);
        if (!field)
            return tl::unexpected(std::move(field.error()));
        if constexpr (requires { Edition::whyNotTogether(*this, options, *field); }) {
            if (std::optional<Error> wrong = Edition::whyNotTogether(*this, options, *field))
                return tl::unexpected(std::move(*wrong));
        }
        const typename Edition::Rules rules = Edition::rules(*this, options, *field);
        return std::make_shared<const AgendaSetup<Edition>>(*this, std::move(board), std::move(*field),
                                                            options, rules);
    }

private:
    std::string m_key = Edition::kKey;
    std::string m_prefix = Edition::kRulePrefix;
    std::string m_defaultBoard = Edition::kDefaultBoard;
};

} // namespace merlon::agenda
