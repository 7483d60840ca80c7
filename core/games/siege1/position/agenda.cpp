#include "core/engine/suggestions.h"
#include "core/games/siege1/position/sections.h"

#include <charconv>
#include <optional>
#include <vector>

/// The agenda of a position, which may come from anywhere: steps as text.
namespace merlon::siege1::position {

namespace {

/// The type of an argument; a number has a greatest value.
struct Argument {
    Type type = Type::Number;
    std::uint16_t most = 0;
};

constexpr Argument upTo(std::uint16_t most)
{
    return {Type::Number, most};
}

constexpr Argument of(Type type)
{
    return {type};
}

constexpr Argument kMany = upTo(999);
constexpr Argument kAny = upTo(0xFFFF);

/// The arguments of a step. Steps that are not listed have none.
struct Shape {
    StepKind kind;
    std::array<Argument, 3> arguments;
    std::size_t count;

    template <class... Arguments>
    constexpr Shape(StepKind step, Arguments... all)
        : kind(step)
        , arguments {all...}
        , count(sizeof...(all))
    {
    }
};

constexpr Shape kShapes[] = {
    {StepKind::DrawCards, upTo(5), upTo(2)},
    {StepKind::KeepCard, upTo(5), upTo(1)},
    {StepKind::BeginPhase, upTo(6)},
    {StepKind::DrawUnits, upTo(1), upTo(16)},
    {StepKind::PhaseTurn, upTo(5)},
    {StepKind::Pay, of(Type::Action)},
    {StepKind::PlaceAction, of(Type::Action)},
    {StepKind::TakeSource, of(Type::Action)},
    {StepKind::PlaceMoved, kAny, kAny, kAny},
    {StepKind::Raise, upTo(3)},
    {StepKind::DeployStage, upTo(3)},
    {StepKind::Focus, of(Type::Altar)},
    {StepKind::ChooseOrders, upTo(1)},
    {StepKind::PlaceOrder, upTo(1), upTo(1)},
    {StepKind::OpenWindow, upTo(6)},
    {StepKind::WindowTurn, of(Type::Seat), upTo(1)},
    {StepKind::MoveUnit, of(Type::DefenderUnit), of(Type::Place)},
    {StepKind::CompleteFilled, kAny, kAny},
    {StepKind::Completion, kAny, kAny},
    {StepKind::TargetOf, of(Type::BuildingAction)},
    {StepKind::AimCannons, kMany},
    {StepKind::AimCannon, of(Type::Place)},
    {StepKind::FireCannons, kMany},
    {StepKind::RevealFireCard, of(Type::Place), upTo(1), kMany},
    {StepKind::CannonKill, of(Type::Place), of(Type::FireCard)},
    {StepKind::AimEngines, of(Type::Seat)},
    {StepKind::FireEngines, upTo(kEnginesOnBoard + 1)},
    {StepKind::RevealShot, upTo(kEnginesOnBoard - 1), upTo(2)},
    {StepKind::KeepShot, upTo(kEnginesOnBoard - 1), upTo(2), upTo(2)},
    {StepKind::KillDefender, of(Type::Place), upTo(0), kAny},
    {StepKind::Smash, upTo(kEnginesOnBoard - 1)},
    {StepKind::FireVolleys, kMany},
    {StepKind::Casualties, of(Type::Place), kMany},
    {StepKind::UseHooks, kMany},
    {StepKind::Hook, of(Type::Place)},
    {StepKind::ResolveOrders, of(Type::Seat)},
    {StepKind::Explode, of(Type::Place)},
    {StepKind::ForcedMarch, of(Type::Place)},
    {StepKind::MarchOn, of(Type::Place), of(Type::Place)},
    {StepKind::FightWall, kMany},
    {StepKind::LoseDefenders, of(Type::Place), kMany},
    {StepKind::LoseInvaders, of(Type::Place), kMany},
    {StepKind::EndFury, kMany},
    {StepKind::Rescue, upTo(2)},
    {StepKind::Disembark, kMany},
    {StepKind::DisembarkUnit, of(Type::Place)},
};

std::span<const Argument> argumentsOf(StepKind kind)
{
    for (const Shape &shape : kShapes) {
        if (shape.kind == kind)
            return std::span(shape.arguments).first(shape.count);
    }
    return {};
}

bool isQuestion(const StepRule &rule)
{
    return rule.nature == StepRule::Nature::Question && rule.offer != nullptr;
}

std::optional<std::uint16_t> numberOf(std::string_view text)
{
    std::uint16_t number = 0;
    const char *end = text.data() + text.size();
    const auto [rest, failure] = std::from_chars(text.data(), end, number);
    return failure == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

std::string argumentText(const Vocabulary &vocabulary, Argument argument, std::uint16_t value)
{
    return argument.type == Type::Number ? std::to_string(value)
                                         : vocabulary.keyOf(static_cast<std::uint8_t>(argument.type), value);
}

std::optional<std::uint16_t> argumentOf(const Vocabulary &vocabulary, Argument argument,
                                        std::string_view text)
{
    if (argument.type != Type::Number) {
        const auto value = vocabulary.valueOf(static_cast<std::uint8_t>(argument.type), text);
        return value && *value != kHidden ? value : std::nullopt;
    }
    const auto number = numberOf(text);
    return number && *number <= argument.most ? number : std::nullopt;
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    constexpr std::size_t kMostWords = 6;
    while (words.size() < kMostWords) {
        const std::size_t blank = text.find(' ');
        words.push_back(text.substr(0, blank));
        if (blank == text.npos)
            break;
        text.remove_prefix(blank + 1);
    }
    return words;
}

Error refusal(Text what, Text right = {})
{
    return {std::move(what), {"position", 0, {}}, std::move(right)};
}

Error unknownStep(std::string_view key)
{
    std::vector<std::string> keys;
    for (const StepRule *rule : stepRules()) {
        if (rule->kind != StepKind::None)
            keys.emplace_back(rule->key);
    }
    return refusal({"error.position-unknown-step", {quotable(key)}},
                   siege::position::nearest(key, std::move(keys)));
}

} // namespace

std::string stepText(const Vocabulary &vocabulary, Step step)
{
    const StepRule &rule = ruleOf(step);
    std::string text(rule.key);
    if (isQuestion(rule))
        text += ' ' + vocabulary.keyOf(static_cast<std::uint8_t>(Type::Seat), step.seat);
    const std::array<std::uint16_t, 3> values {step.a, step.b, step.c};
    std::size_t index = 0;
    for (const Argument &argument : argumentsOf(rule.kind))
        text += ' ' + argumentText(vocabulary, argument, values[index++]);
    return text;
}

Expected<Step> parseStep(const Vocabulary &vocabulary, std::string_view text)
{
    const std::vector<std::string_view> words = wordsOf(text);
    const StepRule *found = nullptr;
    for (const StepRule *rule : stepRules()) {
        if (rule->kind != StepKind::None && rule->key == words[0])
            found = rule;
    }
    if (found == nullptr)
        return tl::unexpected(unknownStep(words[0]));
    std::vector<Argument> arguments;
    if (isQuestion(*found))
        arguments.push_back(of(Type::Seat));
    for (const Argument &argument : argumentsOf(found->kind))
        arguments.push_back(argument);
    if (words.size() != arguments.size() + 1)
        return tl::unexpected(refusal({"error.position-step-arguments",
                                       {quotable(text), static_cast<std::int64_t>(arguments.size())}}));
    std::vector<std::uint16_t> values;
    for (std::size_t index = 0; index < arguments.size(); ++index) {
        const auto value = argumentOf(vocabulary, arguments[index], words[index + 1]);
        if (!value)
            return tl::unexpected(
                refusal({"error.position-step-argument", {quotable(words[index + 1]), quotable(text)}}));
        values.push_back(*value);
    }
    const auto seat = static_cast<std::uint8_t>(isQuestion(*found) ? values.front() : 0);
    if (isQuestion(*found))
        values.erase(values.begin());
    values.resize(3);
    return Step {static_cast<std::uint8_t>(found->kind), seat, values[0], values[1], values[2]};
}

} // namespace merlon::siege1::position
