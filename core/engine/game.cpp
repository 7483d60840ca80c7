#include "core/engine/game.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace merlon {

namespace {

/// Whether a value is one of the numbers, written as numbers are: no sign, no leading zero.
bool isIn(const NumberRange &range, const std::string &value)
{
    int number = 0;
    const char *end = value.data() + value.size();
    const auto [read, error] = std::from_chars(value.data(), end, number);
    return error == std::errc {} && read == end && number >= range.least && number <= range.most
        && value == std::to_string(number);
}

} // namespace

bool hasValue(const OptionInfo &option, const std::string &value)
{
    return std::ranges::find(option.values, value) != option.values.end()
        || (option.numbers && isIn(*option.numbers, value));
}

const std::string *valueBeside(const OptionInfo &option)
{
    if (!option.numbers)
        return nullptr;
    const auto found = std::ranges::find_if(
        option.values, [&](const std::string &value) { return !isIn(*option.numbers, value); });
    return found == option.values.end() ? nullptr : &*found;
}

const std::string &valueOf(const OptionInfo &option, const Options &chosen)
{
    const auto found = chosen.find(option.key);
    return found == chosen.end() ? option.values.front() : found->second;
}

bool allowsTakeBacks(const Setup &setup)
{
    const std::optional<CampaignTerms> terms = setup.campaign();
    return !terms || !terms->isIron;
}

Offer offerOn(const Board &board, const Game &game)
{
    return board.info().schema == game.schema().key ? game.offer(board) : Offer();
}

std::vector<std::string> valuesIn(const Offer &offer, const OptionInfo &option)
{
    if (!offer)
        return option.values;
    std::vector<std::string> values;
    std::ranges::copy_if(option.values, std::back_inserter(values),
                         [&](const std::string &value) { return offer(option, value); });
    return values;
}

std::vector<std::string> valuesOn(const Board &board, const Game &game, const OptionInfo &option)
{
    return valuesIn(offerOn(board, game), option);
}

const std::string &usualValue(const OptionInfo &option, const std::vector<std::string> &values,
                              bool isScreenShared)
{
    const auto found = std::find(values.begin(), values.end(), option.forSharedScreens);
    return isScreenShared && found != values.end() ? *found : values.front();
}

const OptionInfo *idledBy(const Game &game, const OptionInfo &option, const Options &chosen)
{
    for (const OptionInfo &other : game.options()) {
        if (other.key == option.idleWith
            && std::find(option.idleValues.begin(), option.idleValues.end(), valueOf(other, chosen))
                != option.idleValues.end())
            return &other;
    }
    return nullptr;
}

bool isOptionShown(const Game &game, const OptionInfo &option, const Options &chosen)
{
    return !option.isHiddenWhileIdle || idledBy(game, option, chosen) == nullptr;
}

std::string ruleName(const Game &game, RuleId rule)
{
    std::string name = game.rulePrefix() + '-' + std::to_string(rule.chapter);
    if (rule.item != 0)
        name += '.' + std::to_string(rule.item);
    return name;
}

} // namespace merlon
