#include "core/engine/suggestions.h"
#include "core/games/siege2/position/agenda.h"

#include <charconv>
#include <optional>
#include <vector>

namespace merlon::siege2::position {

namespace {

/// The type of an argument; a number has a greatest value, or is that of a rule.
struct Argument {
    Type type = Type::Number;
    std::uint16_t most = 0;
    bool isRule = false;
};

constexpr Argument upTo(std::uint16_t most)
{
    return {Type::Number, most};
}

constexpr Argument of(Type type)
{
    return {type};
}

constexpr Argument kRule {Type::Number, 0, true};
constexpr Argument kRowPosition = upTo(kRowCards);
constexpr Argument kMany = upTo(999);

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
    {StepKind::DrawRow, upTo(5), upTo(2)},
    {StepKind::OrderRow, upTo(5), upTo(kRowCards)},
    {StepKind::DrawObjectives, upTo(2)},
    {StepKind::DrawPlans, upTo(2)},
    {StepKind::RowCard, kRowPosition},
    {StepKind::Perform, of(Type::ActionCard), kRowPosition},
    {StepKind::Pay, of(Type::ActionCard), kRowPosition},
    {StepKind::Discard, kRowPosition},
    {StepKind::FinishCard, kRowPosition},
    {StepKind::DrawUnits, upTo(14), kRule},
    {StepKind::PlaceMachine, of(Type::ActionCard)},
    {StepKind::PlaceEquipment, of(Type::Equipment)},
    {StepKind::PlaceTraining, of(Type::ActionCard)},
    {StepKind::PlaceTrolls, upTo(2)},
    {StepKind::PlaceRitual, of(Type::ActionCard), kRowPosition, upTo(3)},
    {StepKind::TakeBack, of(Type::ActionCard), kRowPosition},
    {StepKind::RaiseFallen, of(Type::InvaderUnit)},
    {StepKind::ChooseManeuver, upTo(1)},
    {StepKind::ManeuverPart, kMany},
    {StepKind::March, kMany},
    {StepKind::MarchOn, of(Type::Place), of(Type::InvaderUnit), of(Type::Place)},
    {StepKind::EndPart, kMany},
    {StepKind::SpringTraps, kMany},
    {StepKind::ChooseTrapped, of(Type::Path), upTo(1)},
    {StepKind::GiveOrder, of(Type::OrderMode), upTo(5)},
    {StepKind::MovePiece, of(Type::DefenderPiece), of(Type::Place)},
    {StepKind::HeroSelect, of(Type::HeroicOrder), of(Type::Hero)},
    {StepKind::HeroWall, of(Type::DefenderUnit)},
    {StepKind::HeroBuilding, of(Type::DefenderUnit), of(Type::Place)},
    {StepKind::HeroHourglass, of(Type::Place)},
    {StepKind::CompleteTracks, upTo(0xFFFF), upTo(1)}, // actions as a bit set
    {StepKind::PlaceDevice, of(Type::BuildingAction)},
    {StepKind::PlaceCauldron, of(Type::BuildingAction)},
    {StepKind::PlaceLadder, of(Type::BuildingAction)},
    {StepKind::PlaceStone, of(Type::BuildingAction)},
    {StepKind::PlaceTrap, of(Type::BuildingAction)},
    {StepKind::TrapType, of(Type::Path)},
    {StepKind::SilenceMachine, of(Type::BuildingAction)},
    {StepKind::PlaceSpy, of(Type::BuildingAction)},
    {StepKind::BlessSide, of(Type::BuildingAction)},
    {StepKind::MixUpOrders, of(Type::BuildingAction)},
    {StepKind::Sharpshoot, of(Type::BuildingAction)},
    {StepKind::GlareWall, of(Type::BuildingAction)},
    {StepKind::Train, of(Type::BuildingAction)},
    {StepKind::TrackSaboteurs, of(Type::BuildingAction)},
    {StepKind::PlanWindow, upTo(3)},
    {StepKind::ForcedMarch, upTo(4)},
    {StepKind::ForcedMove, of(Type::DefenderPiece), of(Type::Place)},
    {StepKind::OpenArmoury, upTo(2)},
    {StepKind::SallyKill, of(Type::Place), upTo(4)},
    {StepKind::Masonry, upTo(3), upTo(2)},
    {StepKind::Enlist, upTo(2), upTo(1)},
    {StepKind::AimCannons, kMany},
    {StepKind::Cannon, of(Type::Place)},
    {StepKind::FireCannons, kMany},
    {StepKind::RevealHitCard, of(Type::Place), of(Type::Place), upTo(1)},
    {StepKind::KillInvader, of(Type::Place), upTo(7), kRule},
    {StepKind::AimMachines, upTo(kMachinesOnBoard)},
    {StepKind::Fire, of(Type::Machine)},
    {StepKind::RevealShots, upTo(kMachinesOnBoard)},
    {StepKind::RevealShot, of(Type::Machine)},
    {StepKind::ResolveShots, upTo(kMachinesOnBoard)},
    {StepKind::KillDefender, of(Type::Place), upTo(0), kRule},
    {StepKind::SmashTower, of(Type::Machine), of(Type::Place)},
    {StepKind::AimAll, of(Type::Side)},
    {StepKind::AimMarksmen, kMany, kMany},
    {StepKind::Aim, of(Type::Place)},
    {StepKind::FireVolleys, kMany},
    {StepKind::VolleyKill, of(Type::Place), kMany},
    {StepKind::Poison, kMany},
    {StepKind::UsePoles, kMany},
    {StepKind::Pole, of(Type::Place)},
    {StepKind::Detonate, of(Type::Place)},
    {StepKind::CallTroll, of(Type::Place)},
    {StepKind::ResolveWalls, kMany},
    {StepKind::LoseDefenders, of(Type::Place), kMany},
    {StepKind::LoseInvaders, of(Type::Place), kMany},
    {StepKind::Recover, kMany},
    {StepKind::CheckObjectives, upTo(1)},
    {StepKind::ResolveObjective, upTo(1)},
    {StepKind::DeployFree, upTo(4)},
};

std::span<const Argument> argumentsOf(StepKind kind)
{
    for (const Shape &shape : kShapes) {
        if (shape.kind == kind)
            return std::span(shape.arguments).first(shape.count);
    }
    return {};
}

std::optional<std::uint16_t> numberOf(std::string_view text)
{
    std::uint16_t number = 0;
    const char *end = text.data() + text.size();
    const auto [rest, failure] = std::from_chars(text.data(), end, number);
    return failure == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

/// "17.2"
std::optional<std::uint16_t> ruleOf(std::string_view text)
{
    const std::size_t dot = text.find('.');
    if (dot == text.npos)
        return {};
    const auto chapter = numberOf(text.substr(0, dot));
    const auto item = numberOf(text.substr(dot + 1));
    constexpr std::uint16_t kMostNumber = 99;
    if (!chapter || !item || *chapter > kMostNumber || *item > kMostNumber)
        return {};
    return static_cast<std::uint16_t>(
        packed({static_cast<std::uint8_t>(*chapter), static_cast<std::uint8_t>(*item)}));
}

std::string argumentText(const Vocabulary &vocabulary, Argument argument, std::uint16_t value)
{
    if (argument.isRule)
        return std::to_string(unpacked(value).chapter) + '.' + std::to_string(unpacked(value).item);
    if (argument.type == Type::Number)
        return std::to_string(value);
    return vocabulary.keyOf(static_cast<std::uint8_t>(argument.type), value);
}

std::optional<std::uint16_t> argumentOf(const Vocabulary &vocabulary, Argument argument,
                                        std::string_view text)
{
    if (argument.isRule)
        return ruleOf(text);
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
    constexpr std::size_t kMostWords = 5;
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
                   {"error.position-nearest", {listed(nearestTo(key, std::move(keys)))}});
}

} // namespace

std::string stepText(const Vocabulary &vocabulary, Step step)
{
    const auto kind = static_cast<StepKind>(step.kind);
    std::string text(siege2::ruleOf(kind).key);
    const std::array<std::uint16_t, 3> values {step.a, step.b, step.c};
    std::size_t index = 0;
    for (const Argument &argument : argumentsOf(kind))
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
    const std::span<const Argument> arguments = argumentsOf(found->kind);
    if (words.size() != arguments.size() + 1)
        return tl::unexpected(refusal({"error.position-step-arguments",
                                       {quotable(text), static_cast<std::int64_t>(arguments.size())}}));
    std::array<std::uint16_t, 3> values {};
    for (std::size_t index = 0; index < arguments.size(); ++index) {
        const auto value = argumentOf(vocabulary, arguments[index], words[index + 1]);
        if (!value)
            return tl::unexpected(
                refusal({"error.position-step-argument", {quotable(words[index + 1]), quotable(text)}}));
        values[index] = *value;
    }
    return Step {static_cast<std::uint16_t>(found->kind), values[0], values[1], values[2]};
}

} // namespace merlon::siege2::position
