#include "core/games/siege1/siege1_game.h"

#include "core/games/siege/siege_schema.h"
#include "core/games/siege1/board_checks.h"
#include "core/games/siege1/siege1_setup.h"

#include <algorithm>
#include <array>

namespace merlon::siege1 {

namespace {

class Siege1 final : public Game {
public:
    const std::string &key() const override { return m_key; }
    const std::string &rulePrefix() const override { return m_prefix; }
    int rulesVersion() const override { return 1; }
    const BoardSchema &schema() const override { return siegeSchema(); }
    const std::string &defaultBoard() const override { return m_defaultBoard; }
    std::span<const OptionInfo> options() const override;
    std::vector<Finding> check(const Board &board) const override { return checkSiege1Board(board); }
    Expected<std::shared_ptr<const Setup>> open(Board board, const Options &options) const override;

private:
    std::string m_key = "siege1";
    std::string m_prefix = "S1";
    std::string m_defaultBoard = "three-gates";
};

/// Section 4; the number of players decides the seats (S1-2.1).
std::span<const OptionInfo> Siege1::options() const
{
    static const std::array<OptionInfo, 4> kOptions {{
        {"players", {"2", "3", "4"}},
        {"cards", {"draft", "starred"}},
        {"gate-resistance", {"board", "6"}},
        {"team-breach-wins", {"off", "on"}},
    }};
    return kOptions;
}

Error asError(const Finding &finding, const Board &board)
{
    return {.what = {"error.board-check", {finding.id, finding.message.code}},
            .where = {board.info().key, 0, finding.places.empty() ? std::string {} : finding.places.front()},
            .right = finding.message};
}

/// The first option that does not exist or has no such value.
std::optional<Error> wrongOption(std::span<const OptionInfo> known, const Options &options)
{
    for (const Options::value_type &wish : options) {
        const std::string &key = wish.first;
        const std::string &value = wish.second;
        const auto option =
            std::find_if(known.begin(), known.end(), [&](const OptionInfo &info) { return info.key == key; });
        if (option == known.end())
            return Error {{"error.unknown-option", {key}}, {"options", 0, {}}, {}};
        if (std::find(option->values.begin(), option->values.end(), value) == option->values.end())
            return Error {{"error.unknown-option", {key + '=' + value}}, {"options", 0, {}}, {}};
    }
    return {};
}

std::string valueOf(const Options &options, const std::string &key, const std::string &standard)
{
    const auto found = options.find(key);
    return found == options.end() ? standard : found->second;
}

Rules rulesFrom(const Options &options, const siege::Battlefield &field)
{
    Rules rules;
    rules.players = static_cast<std::uint8_t>(valueOf(options, "players", "2")[0] - '0');
    rules.starred = valueOf(options, "cards", "draft") == "starred";
    rules.gateResistance =
        valueOf(options, "gate-resistance", "board") == "6" ? std::uint8_t {6} : field.gate.resistance;
    rules.teamBreachWins = valueOf(options, "team-breach-wins", "off") == "on";
    return rules;
}

Expected<std::shared_ptr<const Setup>> Siege1::open(Board board, const Options &options) const
{
    if (std::optional<Error> wrong = wrongOption(this->options(), options))
        return tl::unexpected(std::move(*wrong));
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
    const Rules rules = rulesFrom(options, *field);
    return std::make_shared<const Siege1Setup>(*this, std::move(board), std::move(*field), options, rules);
}

} // namespace

const Game &siege1Game()
{
    static const Siege1 kGame;
    return kGame;
}

} // namespace merlon::siege1
