#include "core/games/siege2/siege2_game.h"

#include "core/games/siege/siege_schema.h"
#include "core/games/siege2/board_checks.h"
#include "core/games/siege2/siege2_setup.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

class Siege2 final : public Game {
public:
    const std::string &key() const override { return m_key; }
    const std::string &rulePrefix() const override { return m_prefix; }
    int rulesVersion() const override { return 1; }
    const BoardSchema &schema() const override { return siegeSchema(); }
    const std::string &defaultBoard() const override { return m_defaultBoard; }
    std::span<const OptionInfo> options() const override { return {}; } // S2-2.8
    std::vector<Finding> check(const Board &board) const override { return checkSiege2Board(board); }
    Expected<std::shared_ptr<const Setup>> open(Board board, const Options &options) const override;

private:
    std::string m_key = "siege2";
    std::string m_prefix = "S2";
    std::string m_defaultBoard = "two-shoulders";
};

Error asError(const Finding &finding, const Board &board)
{
    return {.what = {"error.board-check", {finding.id, finding.message.code}},
            .where = {board.info().key, 0, finding.places.empty() ? std::string {} : finding.places.front()},
            .right = finding.message};
}

Expected<std::shared_ptr<const Setup>> Siege2::open(Board board, const Options &options) const
{
    if (!options.empty())
        return tl::unexpected(
            Error {{"error.unknown-option", {options.begin()->first}}, {"options", 0, {}}, {}});
    for (const auto &findings : {checkBoard(board, schema()), check(board)}) {
        const auto error = std::find_if(findings.begin(), findings.end(), [](const Finding &finding) {
            return finding.severity == Severity::Error;
        });
        if (error != findings.end())
            return tl::unexpected(asError(*error, board));
    }
    Expected<siege::Battlefield> field = siege::compileBattlefield(board);
    if (!field)
        return tl::unexpected(std::move(field.error()));
    return std::make_shared<const Siege2Setup>(*this, std::move(board), std::move(*field));
}

} // namespace

const Game &siege2Game()
{
    static const Siege2 kGame;
    return kGame;
}

} // namespace merlon::siege2
