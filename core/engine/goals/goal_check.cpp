#include "core/base/json.h"
#include "core/engine/goals/goal.h"

#include "core/engine/game.h"
#include "core/engine/lessons/choice_pattern.h"
#include "core/engine/notation/suggestions.h"
#include "core/engine/position/full_form.h"
#include "core/engine/state.h"

#include <algorithm>

namespace merlon {

namespace {

/// What a pointer leads to; null if it leads nowhere.
const Json *partAtPointer(const Json &root, std::string_view pointer)
{
    try {
        const Json::json_pointer at {std::string(pointer)};
        return root.contains(at) ? &root.at(at) : nullptr;
    } catch (const Json::exception &) { // a ~ without its digit, a number beyond all arrays
        return nullptr;
    }
}

std::int64_t sumOf(const Json &object)
{
    std::int64_t sum = 0;
    for (const Json &value : object) {
        if (value.is_number_integer())
            sum += value.get<std::int64_t>();
    }
    return sum;
}

GoalFinding goalFinding(bool isError, std::string pointer, Text what, Text right = {})
{
    return {isError, {std::move(what), {{}, 0, std::move(pointer)}, std::move(right)}};
}

/// Those most like the first word of a pattern.
Text possibleEvents(const Vocabulary &vocabulary, const std::string &word)
{
    std::vector<std::string> keys;
    for (const Term &term : vocabulary.events().subspan(1))
        keys.push_back(term.key);
    return {"notation.possible", {listed(nearestTo(word, std::move(keys)))}};
}

/// The keys beside the last of a pointer, or the deepest that there are.
Text possibleKeys(const Json &position, std::string pointer)
{
    std::string last;
    const Json *parent = nullptr;
    while (!parent && !pointer.empty()) {
        last = pointer.substr(pointer.rfind('/') + 1);
        pointer.resize(pointer.rfind('/'));
        parent = partAtPointer(position, pointer);
    }
    std::vector<std::string> keys;
    if (parent && parent->is_object()) {
        for (const auto &[key, value] : parent->items())
            keys.push_back(pointerInto(pointer, key));
    }
    if (keys.empty())
        return {};
    return {"notation.possible", {listed(nearestTo(pointer + '/' + last, std::move(keys)))}};
}

void checkEvent(std::vector<GoalFinding> &found, const Goal &goal, const Vocabulary &vocabulary)
{
    const std::optional<std::string> word = unknownEventWordOf(vocabulary, goal.event);
    if (!word)
        return;
    const bool isKey = goal.event.starts_with(*word);
    found.push_back(goalFinding(true, "/reach/event", {"goal.event", {quotable(*word)}},
                                isKey ? possibleEvents(vocabulary, *word) : Text()));
}

void checkValue(std::vector<GoalFinding> &found, const Goal &goal, const State &start, Seat seat)
{
    if (!goal.value.pointer.starts_with('/')) {
        found.push_back(goalFinding(true, "/reach/at", {"goal.pointer", {quotable(goal.value.pointer)}},
                                    {"goal.pointer-right", {}}));
        return;
    }
    const position::FullForm full;
    const Json position = start.seenBy({seat})->position();
    if (!partAtPointer(position, goal.value.pointer))
        found.push_back(goalFinding(false, "/reach/at", {"goal.path", {quotable(goal.value.pointer)}},
                                    possibleKeys(position, goal.value.pointer)));
    else if (!amountAt(position, goal.value.pointer))
        found.push_back(goalFinding(false, "/reach/at", {"goal.no-number", {quotable(goal.value.pointer)}}));
    else if (isMet(goal.value, position))
        found.push_back(goalFinding(false, "/reach", {"goal.met", {}}));
}

void checkSolution(std::vector<GoalFinding> &found, const Goal &goal, const Vocabulary &vocabulary)
{
    for (std::size_t i = 0; i < goal.solution.size(); ++i) {
        if (const auto word = unknownWordOf(vocabulary, goal.solution[i]))
            found.push_back(
                goalFinding(true, "/solution/" + std::to_string(i), {"lesson.pattern", {quotable(*word)}}));
    }
}

} // namespace

std::optional<std::int64_t> amountAt(const Json &position, std::string_view pointer)
{
    const Json *const part = partAtPointer(position, pointer);
    if (!part)
        return std::nullopt;
    if (part->is_number_integer())
        return part->get<std::int64_t>();
    if (part->is_boolean())
        return part->get<bool>() ? 1 : 0;
    if (part->is_array())
        return static_cast<std::int64_t>(part->size());
    if (part->is_object())
        return sumOf(*part);
    return std::nullopt;
}

bool isMet(const GoalValue &value, const Json &position)
{
    const std::optional<std::int64_t> amount = amountAt(position, value.pointer);
    if (!amount)
        return false;
    switch (value.compare) {
    case GoalValue::Compare::Is:
        return *amount == value.number;
    case GoalValue::Compare::AtLeast:
        return *amount >= value.number;
    case GoalValue::Compare::AtMost:
        return *amount <= value.number;
    }
    return false;
}

std::vector<GoalFinding> objectionsTo(const Goal &goal, const Setup &setup, const State &start,
                                      const std::vector<std::string> &languages)
{
    std::vector<GoalFinding> found;
    const auto seat = std::ranges::find(setup.seats(), goal.seat, &SeatInfo::key);
    if (seat == setup.seats().end())
        found.push_back(goalFinding(true, "/seat", {"scenario.no-seat", {quotable(goal.seat)}}));
    if (goal.kind == Goal::Kind::Event)
        checkEvent(found, goal, setup.vocabulary());
    checkSolution(found, goal, setup.vocabulary());
    if (goal.kind == Goal::Kind::Value && seat != setup.seats().end())
        checkValue(found, goal, start, static_cast<Seat>(seat - setup.seats().begin()));
    for (const std::string &language : languages) {
        const auto task = goal.task.find(language);
        if (task == goal.task.end() || task->second.empty())
            found.push_back(goalFinding(false, "/task", {"goal.no-task", {quotable(language)}}));
    }
    return found;
}

} // namespace merlon
