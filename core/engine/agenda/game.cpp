#include "core/engine/agenda/game.h"

#include "core/board/finding.h"

#include <algorithm>
#include <optional>

namespace merlon::agenda {

namespace {

const OptionInfo *findOption(std::span<const OptionInfo> known, const std::string &key)
{
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const OptionInfo &info) { return info.key == key; });
    return found == known.end() ? nullptr : &*found;
}

/// A number that the option cannot have, or no number at all.
Error wrongNumber(const OptionInfo &option, const std::string &value)
{
    const std::int64_t least = option.numbers->least;
    const std::int64_t most = option.numbers->most;
    const std::string *beside = valueBeside(option);
    const Text right = beside ? Text {"error.option-numbers-or", {least, most, *beside}}
                              : Text {"error.option-numbers", {least, most}};
    return {{"error.option-value", {Word {option.key, "option"}, value}}, {"options", 0, {}}, right};
}

/// The first option that does not exist or has no such value.
std::optional<Error> wrongOption(std::span<const OptionInfo> known, const Options &options)
{
    for (const Options::value_type &wish : options) {
        const OptionInfo *option = findOption(known, wish.first);
        if (option == nullptr)
            return Error {{"error.unknown-option", {wish.first}}, {"options", 0, {}}, {}};
        if (hasValue(*option, wish.second))
            continue;
        if (option->numbers)
            return wrongNumber(*option, wish.second);
        std::string values;
        for (const std::string &value : option->values)
            values += (values.empty() ? "" : ", ") + value;
        return Error {{"error.option-value", {Word {option->key, "option"}, wish.second}},
                      {"options", 0, {}},
                      {"error.option-values", {std::move(values)}}};
    }
    return {};
}

Error asError(const Finding &finding, const Board &board)
{
    return {.what = {"error.board-check", {finding.id}},
            .where = {board.info().key, 0, finding.places.empty() ? std::string {} : finding.places.front()},
            .right = finding.message};
}

} // namespace

std::optional<Error> whyNotOpened(const Game &game, const Board &board, const Options &options)
{
    if (std::optional<Error> wrong = wrongOption(game.options(), options))
        return wrong;
    for (const auto &findings : {checkBoard(board, game.schema()), game.check(board)}) {
        const auto error = std::find_if(findings.begin(), findings.end(), [](const Finding &finding) {
            return finding.severity == Severity::Error;
        });
        if (error != findings.end())
            return asError(*error, board);
    }
    return {};
}

std::string chosen(const Game &game, const Options &options, const std::string &key)
{
    return valueOf(*findOption(game.options(), key), options);
}

} // namespace merlon::agenda
