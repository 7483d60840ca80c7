#include "core/engine/game.h"

#include <algorithm>
#include <iterator>

namespace merlon {

const std::string &valueOf(const OptionInfo &option, const Options &chosen)
{
    const auto found = chosen.find(option.key);
    return found == chosen.end() ? option.values.front() : found->second;
}

std::vector<std::string> valuesOn(const Board &board, const Game &game, const OptionInfo &option)
{
    std::vector<std::string> values;
    std::ranges::copy_if(option.values, std::back_inserter(values),
                         [&](const std::string &value) { return game.offers(board, option, value); });
    return values;
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

std::string ruleName(const Game &game, RuleId rule)
{
    std::string name = game.rulePrefix() + '-' + std::to_string(rule.chapter);
    if (rule.item != 0)
        name += '.' + std::to_string(rule.item);
    return name;
}

} // namespace merlon
