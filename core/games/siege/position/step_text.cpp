#include "core/games/siege/position/step_text.h"

#include "core/engine/notation/suggestions.h"

#include <charconv>
#include <optional>

namespace merlon::siege::position {

using agenda::packed;
using agenda::unpacked;
using merlon::position::nearest;

namespace {

/// Whom it asks, if it says so, and its arguments.
std::array<std::uint16_t, 4> valuesOf(const StepForm &form, Step step)
{
    if (form.namesSeat)
        return {step.seat, step.a, step.b, step.c};
    return {step.a, step.b, step.c, 0};
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

std::string argumentText(const Vocabulary &vocabulary, const StepArgument &argument, std::uint16_t value)
{
    if (argument.isRule)
        return std::to_string(unpacked(value).chapter) + '.' + std::to_string(unpacked(value).item);
    if (argument.type == kNumberType)
        return std::to_string(value);
    return vocabulary.keyOf(argument.type, value);
}

std::optional<std::uint16_t> argumentOf(const Vocabulary &vocabulary, const StepArgument &argument,
                                        std::string_view text)
{
    if (argument.isRule)
        return ruleOf(text);
    if (argument.type != kNumberType) {
        const auto value = vocabulary.valueOf(argument.type, text);
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

Error unknownStep(const StepForms &forms, std::string_view key)
{
    std::vector<std::string> keys;
    for (const StepForm &form : std::span(forms).subspan(1))
        keys.emplace_back(form.key);
    return refusal({"error.position-unknown-step", {quotable(key)}}, nearest(key, std::move(keys)));
}

/// The kind with this key; 0 if there is none.
std::size_t kindOf(const StepForms &forms, std::string_view key)
{
    std::size_t kind = forms.size() - 1;
    while (kind > 0 && forms[kind].key != key)
        --kind;
    return kind;
}

} // namespace

std::string stepText(const StepForms &forms, const Vocabulary &vocabulary, Step step)
{
    const StepForm &form = forms[step.kind];
    const std::array<std::uint16_t, 4> values = valuesOf(form, step);
    std::string text(form.key);
    for (std::size_t index = 0; index < form.arguments.size(); ++index)
        text += ' ' + argumentText(vocabulary, form.arguments[index], values[index]);
    return text;
}

Expected<Step> parseStep(const StepForms &forms, const Vocabulary &vocabulary, std::string_view text)
{
    const std::vector<std::string_view> words = wordsOf(text);
    const std::size_t kind = kindOf(forms, words[0]);
    if (kind == 0)
        return tl::unexpected(unknownStep(forms, words[0]));
    const StepForm &form = forms[kind];
    if (words.size() != form.arguments.size() + 1)
        return tl::unexpected(refusal({"error.position-step-arguments",
                                       {quotable(text), static_cast<std::int64_t>(form.arguments.size())}}));
    std::array<std::uint16_t, 4> values {};
    std::size_t next = form.namesSeat ? 0 : 1;
    for (std::size_t index = 0; index < form.arguments.size(); ++index) {
        const auto value = argumentOf(vocabulary, form.arguments[index], words[index + 1]);
        if (!value)
            return tl::unexpected(
                refusal({"error.position-step-argument", {quotable(words[index + 1]), quotable(text)}}));
        values[next++] = *value;
    }
    return Step {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(values[0]), values[1], values[2],
                 values[3]};
}

std::vector<Step> readSteps(const StepForms &forms, ReadingForm &form, const Json &list, std::size_t most)
{
    std::vector<Step> steps;
    if (!list.is_array()) {
        form.complain("agenda", {"error.position-array", {}});
        return steps;
    }
    if (list.size() > most) {
        form.complain("agenda", {"error.position-long-list", {static_cast<std::int64_t>(most)}});
        return steps;
    }
    for (const Json &text : list) {
        const std::string pointer = pointerInto("/agenda", std::to_string(steps.size()));
        if (!text.is_string()) {
            form.complaint().add(pointer, {"error.position-text", {}});
            return steps;
        }
        const Expected<Step> step = parseStep(forms, form.vocabulary(), text.get<std::string>());
        if (!step) {
            form.complaint().add(pointer, step.error().what, step.error().right);
            return steps;
        }
        steps.push_back(*step);
    }
    return steps;
}

} // namespace merlon::siege::position
