#include "core/engine/game.h"

namespace merlon {

std::string ruleName(const Game &game, RuleId rule)
{
    std::string name = game.rulePrefix() + '-' + std::to_string(rule.chapter);
    if (rule.item != 0)
        name += '.' + std::to_string(rule.item);
    return name;
}

} // namespace merlon
