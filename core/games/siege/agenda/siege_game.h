#pragma once

#include "core/engine/game.h"
#include "core/games/siege/agenda/agenda_setup.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege/board/siege_schema.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace merlon::siege {

/// The battlefield of a board that passes all checks of a game, if the options exist; otherwise what is wrong first.
Expected<Battlefield> openBattlefield(const Game &game, const Board &board, const Options &options);

/// The chosen value of an option, or its default.
std::string chosen(const Game &game, const Options &options, const std::string &key);

/// A game of the siege family as its `Edition` describes it.
template <class Edition>
class SiegeGame final : public Game {
public:
    const std::string &key() const override { return m_key; }
    const std::string &rulePrefix() const override { return m_prefix; }
    int rulesVersion() const override { return Edition::kRulesVersion; }
    const BoardSchema &schema() const override { return siegeSchema(); }
    const std::string &defaultBoard() const override { return m_defaultBoard; }
    std::span<const OptionInfo> options() const override { return Edition::options(); }
    std::vector<Finding> check(const Board &board) const override { return Edition::check(board); }
    Expected<std::shared_ptr<const Setup>> open(Board board, const Options &options) const override
    {
        Expected<Battlefield> field = openBattlefield(*this, board, options);
        if (!field)
            return tl::unexpected(std::move(field.error()));
        const typename Edition::Rules rules = Edition::rules(*this, options, *field);
        return std::make_shared<const AgendaSetup<Edition>>(*this, std::move(board), std::move(*field),
                                                            options, rules);
    }

private:
    std::string m_key = Edition::kKey;
    std::string m_prefix = Edition::kRulePrefix;
    std::string m_defaultBoard = Edition::kDefaultBoard;
};

} // namespace merlon::siege
