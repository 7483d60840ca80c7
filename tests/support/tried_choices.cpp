#include "tests/support/tried_choices.h"

#include "core/engine/game.h"
#include "core/engine/notation/notation.h"

#include <algorithm>
#include <cstring>
#include <set>

namespace merlon::laws {

namespace {

std::uint32_t valuesOf(const ArgumentType &type)
{
    return type.kind == ArgumentKind::Number ? type.maximum - type.minimum + 1u
                                             : static_cast<std::uint32_t>(type.values.size());
}

/// The choice with this number among all that can be written with a verb.
Choice written(const Vocabulary &vocabulary, std::uint16_t verb, std::uint64_t number)
{
    Choice choice {verb, {}};
    const std::vector<std::uint8_t> &types = vocabulary.verbs()[verb].types;
    for (std::size_t i = 0; i < types.size(); ++i) {
        const ArgumentType &type = vocabulary.types()[types[i]];
        choice.args[i] = static_cast<std::uint16_t>(type.minimum + number % valuesOf(type));
        number /= valuesOf(type);
    }
    return choice;
}

} // namespace

Choice neighbourOf(Choice choice, const Vocabulary &vocabulary, Random &random)
{
    const std::vector<std::uint8_t> &types = vocabulary.verbs()[choice.verb].types;
    if (types.empty())
        return choice;
    const std::uint32_t position = random.below(static_cast<std::uint32_t>(types.size()));
    const ArgumentType &type = vocabulary.types()[types[position]];
    if (type.kind == ArgumentKind::Number)
        choice.args[position] =
            static_cast<std::uint16_t>(type.minimum + random.below(type.maximum - type.minimum + 1u));
    else if (!type.values.empty())
        choice.args[position] =
            static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(type.values.size())));
    return choice;
}

Choice randomBytes(Random &random)
{
    const std::uint32_t bytes[2] = {random.next(), random.next()};
    Choice choice;
    std::memcpy(&choice, bytes, sizeof choice);
    return choice;
}

ChoiceList choicesOf(const State &state)
{
    ChoiceList choices;
    state.choices(choices);
    return choices;
}

std::vector<Choice> choicesAround(const State &state, Random &random)
{
    constexpr std::uint64_t kMostOfVerb = 1000;
    constexpr std::uint64_t kOfOtherVerb = 5;
    const Vocabulary &vocabulary = state.setup().vocabulary();
    std::set<std::uint16_t> asked;
    for (const Choice choice : choicesOf(state))
        asked.insert(choice.verb);
    std::vector<Choice> result;
    for (std::uint16_t verb = 1; verb < vocabulary.verbs().size(); ++verb) {
        std::uint64_t count = 1;
        for (const std::uint8_t type : vocabulary.verbs()[verb].types)
            count *= valuesOf(vocabulary.types()[type]);
        const std::uint64_t most = asked.count(verb) > 0 ? kMostOfVerb : kOfOtherVerb;
        for (std::uint64_t i = 0; i < std::min(count, most); ++i) {
            const std::uint64_t number = count <= most ? i : random.below(static_cast<std::uint32_t>(count));
            result.push_back(written(vocabulary, verb, number));
        }
    }
    return result;
}

std::vector<Choice> someChoices(const State &state, Random &random)
{
    constexpr std::uint32_t kOfEach = 20;
    const Vocabulary &vocabulary = state.setup().vocabulary();
    const ChoiceList legal = choicesOf(state);
    std::vector<Choice> result;
    for (std::uint32_t i = 0; i < kOfEach; ++i) {
        if (!legal.empty()) {
            result.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            result.push_back(neighbourOf(result.back(), vocabulary, random));
        }
        const Choice any {
            static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(vocabulary.verbs().size()))),
            {}};
        result.push_back(neighbourOf(any, vocabulary, random));
        result.push_back(randomBytes(random));
    }
    return result;
}

std::string named(const State &state, Choice choice)
{
    if (state.setup().vocabulary().isWellFormed(choice))
        return notate(state.setup().vocabulary(), choice);
    std::string name = std::to_string(choice.verb);
    for (const std::uint16_t arg : choice.args)
        name += ' ' + std::to_string(arg);
    return name;
}

std::string said(const State &state, const Reason &reason)
{
    return reason
        ? state.setup().vocabulary().text(reason).code + ' ' + ruleName(state.setup().game(), reason.rule())
        : "legal";
}

} // namespace merlon::laws
