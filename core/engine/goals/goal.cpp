#include "core/engine/goals/goal.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/engine/records/document_reader.h"

#include <array>
#include <utility>

namespace merlon {

namespace {

constexpr std::array<std::pair<const char *, GoalValue::Compare>, 3> kComparisons {
    {{"is", GoalValue::Compare::Is},
     {"least", GoalValue::Compare::AtLeast},
     {"most", GoalValue::Compare::AtMost}}};
constexpr std::array<std::pair<const char *, Goal::Limit>, 2> kGoalLimits {
    {{"rounds", Goal::Limit::Rounds}, {"turns", Goal::Limit::Turns}}};

Json reachJson(const Goal &goal)
{
    switch (goal.kind) {
    case Goal::Kind::Won:
        return {{"won", true}};
    case Goal::Kind::Event:
        return {{"event", goal.event}};
    case Goal::Kind::Value:
        break;
    }
    Json json {{"at", goal.value.pointer}};
    for (const auto &[key, compare] : kComparisons) {
        if (compare == goal.value.compare)
            json[key] = goal.value.number;
    }
    return json;
}

void addGoalTexts(Json &json, const char *key, const Goal::Texts &texts)
{
    for (const auto &[language, text] : texts)
        json[key][language] = text;
}

Goal::Texts readGoalTexts(DocumentReader &reader, const Json &owner, const std::string &pointer,
                          const char *key)
{
    Goal::Texts texts;
    const Json *const json = reader.member(owner, key);
    if (!json)
        return texts;
    const std::string here = pointerInto(pointer, key);
    if (!json->is_object()) {
        reader.refuse(here, {"file.object", {}});
        return texts;
    }
    for (const auto &[language, text] : json->items())
        texts[language] = reader.text(text, pointerInto(here, language));
    return texts;
}

/// A line of at most kLongestEntry bytes that says something.
std::string readGoalLine(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    std::string line = reader.text(json, pointer);
    if (line.size() > kLongestEntry)
        reader.refuse(pointer, {"record.long-line", {static_cast<std::int64_t>(kLongestEntry)}});
    else if (line.empty())
        reader.refuse(pointer, {"notation.empty", {}});
    return line;
}

void readValue(DocumentReader &reader, const Json &json, const std::string &pointer, GoalValue &value)
{
    value.pointer = readGoalLine(reader, reader.required(json, pointer, "at"), pointerInto(pointer, "at"));
    if (!value.pointer.starts_with('/'))
        reader.refuse(pointerInto(pointer, "at"), {"goal.pointer", {quotable(value.pointer)}},
                      {"goal.pointer-right", {}});
    int found = 0;
    for (const auto &[key, compare] : kComparisons) {
        const Json *const number = reader.member(json, key);
        if (!number)
            continue;
        ++found;
        value.compare = compare;
        value.number =
            reader.number(*number, pointerInto(pointer, key), -kLargestRecordNumber, kLargestRecordNumber);
    }
    if (found != 1)
        reader.refuse(pointer, {"goal.compare", {}}, {"goal.compare-right", {}});
}

void readReach(DocumentReader &reader, const Json &json, const std::string &pointer, Goal &goal)
{
    reader.object(json, pointer, {"won", "event", "at", "is", "least", "most"});
    const Json *const won = reader.member(json, "won");
    const Json *const event = reader.member(json, "event");
    const Json *const at = reader.member(json, "at");
    if ((won != nullptr) + (event != nullptr) + (at != nullptr) != 1)
        return reader.refuse(pointer, {"goal.reach", {}}, {"goal.reach-right", {}});
    if (won) {
        goal.kind = Goal::Kind::Won;
        if (*won != true)
            reader.refuse(pointerInto(pointer, "won"), {"goal.won", {}});
    } else if (event) {
        goal.kind = Goal::Kind::Event;
        goal.event = readGoalLine(reader, *event, pointerInto(pointer, "event"));
    } else {
        goal.kind = Goal::Kind::Value;
        readValue(reader, json, pointer, goal.value);
    }
}

void readWithin(DocumentReader &reader, const Json &json, const std::string &pointer, Goal &goal)
{
    reader.object(json, pointer, {"rounds", "turns"});
    int found = 0;
    for (const auto &[key, limit] : kGoalLimits) {
        const Json *const number = reader.member(json, key);
        if (!number)
            continue;
        ++found;
        goal.limit = limit;
        goal.count = static_cast<int>(reader.number(*number, pointerInto(pointer, key), 1, kMostGoalCount));
    }
    if (found != 1)
        reader.refuse(pointer, {"goal.within", {}}, {"goal.within-right", {}});
}

void readSolution(DocumentReader &reader, const Json &json, const std::string &pointer, Goal &goal)
{
    const Json &lines = reader.array(json, pointer);
    if (lines.size() > kMostSolutionLines)
        return reader.refuse(pointer, {"file.many", {static_cast<std::int64_t>(kMostSolutionLines)}});
    for (const Json &line : lines)
        goal.solution.push_back(
            readGoalLine(reader, line, pointerInto(pointer, std::to_string(goal.solution.size()))));
}

} // namespace

Json goalJson(const Goal &goal)
{
    Json json = Json::object();
    json["seat"] = goal.seat;
    json["reach"] = reachJson(goal);
    for (const auto &[key, limit] : kGoalLimits) {
        if (limit == goal.limit)
            json["within"] = {{key, goal.count}};
    }
    if (goal.seed)
        json["seed"] = *goal.seed;
    addGoalTexts(json, "task", goal.task);
    addGoalTexts(json, "praise", goal.praise);
    addGoalTexts(json, "hint", goal.hint);
    if (!goal.solution.empty())
        json["solution"] = goal.solution;
    return json;
}

Goal readGoal(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    Goal goal;
    reader.object(json, pointer, {"seat", "reach", "within", "seed", "task", "praise", "hint", "solution"});
    if (!reader.good())
        return goal;
    goal.seat = reader.text(reader.required(json, pointer, "seat"), pointerInto(pointer, "seat"));
    readReach(reader, reader.required(json, pointer, "reach"), pointerInto(pointer, "reach"), goal);
    if (const Json *const within = reader.member(json, "within"))
        readWithin(reader, *within, pointerInto(pointer, "within"), goal);
    if (const Json *const seed = reader.member(json, "seed"))
        goal.seed = static_cast<std::uint64_t>(
            reader.number(*seed, pointerInto(pointer, "seed"), 0, kLargestRecordNumber));
    goal.task = readGoalTexts(reader, json, pointer, "task");
    goal.praise = readGoalTexts(reader, json, pointer, "praise");
    goal.hint = readGoalTexts(reader, json, pointer, "hint");
    if (const Json *const solution = reader.member(json, "solution"))
        readSolution(reader, *solution, pointerInto(pointer, "solution"), goal);
    return goal;
}

} // namespace merlon
