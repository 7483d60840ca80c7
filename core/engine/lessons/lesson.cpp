#include "core/engine/lessons/lesson.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/text_file.h"
#include "core/engine/lessons/choice_pattern.h"
#include "core/engine/lessons/lesson_pointer.h"
#include "core/engine/notation/suggestions.h"
#include "core/engine/records/document_reader.h"

#include <algorithm>

namespace merlon {

namespace {

LessonStep readStep(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    reader.object(json, pointer, {"say", "hint", "astray", "rule", "point", "await", "others", "until"});
    LessonStep step;
    step.say = readLessonTexts(reader, reader.required(json, pointer, "say"), pointerInto(pointer, "say"));
    step.hint = readLessonTexts(reader, json, pointer, "hint");
    step.astray = readLessonTexts(reader, json, pointer, "astray");
    step.rule = readLessonText(reader, json, pointer, "rule");
    step.point = readLessonLines(reader, json, pointer, "point");
    step.await = readLessonLines(reader, json, pointer, "await");
    step.others = readLessonLines(reader, json, pointer, "others");
    step.until = readLessonText(reader, json, pointer, "until");
    if (!step.await.empty() && !step.until.empty())
        reader.refuse(pointerInto(pointer, "until"), {"lesson.await-and-until", {}});
    return step;
}

Lesson readParts(DocumentReader &reader, const Json &root, const GameLookup &games)
{
    Lesson lesson;
    lesson.key = readLessonText(reader, root, {}, "key");
    lesson.start.key = lesson.key;
    lesson.start.names = readLessonTexts(reader, reader.required(root, "", "names"), "/names");
    lesson.start.descriptions = readLessonTexts(reader, root, {}, "descriptions");
    lesson.minutes =
        static_cast<int>(reader.number(reader.required(root, "", "minutes"), "/minutes", 1, kMostMinutes));
    lesson.start.game = reader.text(reader.required(root, "", "game"), "/game");
    if (reader.good() && !games(lesson.start.game))
        reader.refuse("/game", {"record.unknown-game", {quotable(lesson.start.game)}});
    lesson.seat = reader.text(reader.required(root, "", "seat"), "/seat");
    lesson.start.board = reader.text(reader.required(root, "", "board"), "/board");
    if (const Json *const options = reader.member(root, "options"); options && options->is_object()) {
        for (const auto &[key, value] : options->items())
            lesson.start.options[key] = reader.text(value, pointerInto("/options", key));
    }
    lesson.start.position = reader.required(root, "", "position");
    lesson.opening = readLessonLines(reader, root, {}, "opening");
    const Json &steps = reader.array(reader.required(root, "", "steps"), "/steps");
    if (steps.size() > kMostLessonSteps)
        reader.refuse("/steps", {"file.many", {static_cast<std::int64_t>(kMostLessonSteps)}});
    for (const Json &step : steps)
        lesson.steps.push_back(readStep(reader, step, "/steps/" + std::to_string(lesson.steps.size())));
    if (lesson.steps.empty())
        reader.refuse("/steps", {"lesson.no-steps", {}});
    return lesson;
}

Error inLesson(std::string pointer, Text what, Text right = {})
{
    return {std::move(what), {{}, 0, std::move(pointer)}, std::move(right)};
}

/// What is wrong with the lines of a list, each a pattern of choices.
std::optional<Error> wrongPattern(const Setup &setup, const std::vector<std::string> &patterns,
                                  const std::string &pointer)
{
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        if (const auto word = unknownWordOf(setup.vocabulary(), patterns[i]))
            return inLesson(pointerInto(pointer, std::to_string(i)), {"lesson.pattern", {quotable(*word)}});
    }
    return std::nullopt;
}

std::optional<Error> wrongStep(const Setup &setup, const LessonStep &step, const std::string &pointer)
{
    for (std::size_t i = 0; i < step.point.size(); ++i) {
        if (!pointerFrom(setup, step.point[i]))
            return inLesson(pointer + "/point/" + std::to_string(i),
                            {"lesson.pointer", {quotable(step.point[i])}}, {"lesson.pointer-right", {}});
    }
    if (auto error = wrongPattern(setup, step.await, pointer + "/await"))
        return error;
    if (auto error = wrongPattern(setup, step.others, pointer + "/others"))
        return error;
    if (step.until.empty() || step.until == "over")
        return std::nullopt;
    if (const auto word = unknownWordOf(setup.vocabulary(), step.until))
        return inLesson(pointer + "/until", {"lesson.pattern", {quotable(*word)}});
    return std::nullopt;
}

std::optional<Error> wrongPart(const Setup &setup, const Lesson &lesson)
{
    if (auto error = wrongPattern(setup, lesson.opening, "/opening"))
        return error;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        if (auto error = wrongStep(setup, lesson.steps[i], "/steps/" + std::to_string(i)))
            return error;
    }
    return std::nullopt;
}

} // namespace

LessonStep::Kind LessonStep::kind() const
{
    if (!until.empty())
        return Kind::Playing;
    return await.empty() ? Kind::Reading : Kind::Doing;
}

Expected<Lesson> readLesson(std::string_view text, const std::string &source, const GameLookup &games)
{
    const Expected<Json> json = readJson(text, source);
    if (!json)
        return tl::unexpected(json.error());
    DocumentReader reader(source);
    reader.heading(*json, kLessonFormatName, kLessonFormatMajor, kLessonFormatMinor);
    Lesson lesson;
    if (reader.good()) {
        reader.object(*json, "",
                      {"$schema", "format", "key", "names", "descriptions", "minutes", "game", "seat",
                       "board", "options", "position", "opening", "steps"});
        lesson = readParts(reader, *json, games);
    }
    if (reader.good())
        return lesson;
    return tl::unexpected(withLineOf(text, reader.error()));
}

Expected<OpenedLesson> openLesson(const Lesson &lesson, const BoardLookup &boards, const GameLookup &games)
{
    Expected<OpenedScenario> start = openScenario(lesson.start, boards, games);
    if (!start)
        return tl::unexpected(std::move(start.error()));
    const Setup &setup = *start->setup;
    const auto seat = std::ranges::find(setup.seats(), lesson.seat, &SeatInfo::key);
    if (seat == setup.seats().end())
        return tl::unexpected(inLesson("/seat", {"record.no-such-seat", {quotable(lesson.seat)}}));
    if (auto error = wrongPart(setup, lesson))
        return tl::unexpected(std::move(*error));
    const auto pupil = static_cast<Seat>(seat - setup.seats().begin());
    return OpenedLesson {lesson, pupil, std::move(*start)};
}

Expected<OpenedLesson> openLessonFile(const std::filesystem::path &file, const BoardLookup &boards,
                                      const GameLookup &games)
{
    const Expected<std::string> text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    const Expected<Lesson> lesson = readLesson(*text, sourceName(file), games);
    if (!lesson)
        return tl::unexpected(lesson.error());
    Expected<OpenedLesson> opened = openLesson(*lesson, boards, games);
    if (opened)
        return opened;
    Error error = std::move(opened.error());
    const bool isOfBoard = !error.where.source.empty() && error.where.source != "scenario";
    if (isOfBoard && error.where.pointer.empty())
        error.where.pointer = "/board";
    if (!isOfBoard || error.where.source.empty()) {
        error.where.source = sourceName(file);
        error.where.line = lineOfPointer(*text, error.where.pointer);
    }
    return tl::unexpected(std::move(error));
}

} // namespace merlon
