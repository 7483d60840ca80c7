#include "core/engine/lessons/lesson_texts.h"

#include "core/base/json.h"
#include "core/base/limits.h"

namespace merlon {

namespace {

/// Of at most kLongestEntry bytes.
std::string readLine(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    std::string line = reader.text(json, pointer);
    if (line.size() > kLongestEntry)
        reader.refuse(pointer, {"file.long-line", {static_cast<std::int64_t>(kLongestEntry)}});
    return line;
}

} // namespace

LessonTexts readLessonTexts(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    LessonTexts texts;
    if (!json.is_object()) {
        reader.refuse(pointer, {"file.object", {}});
        return texts;
    }
    for (const auto &[language, text] : json.items())
        texts[language] = reader.text(text, pointerInto(pointer, language));
    if (!texts.contains("en"))
        reader.refuse(pointer, {"file.missing-key", {std::string("en")}});
    return texts;
}

LessonTexts readLessonTexts(DocumentReader &reader, const Json &owner, const std::string &pointer,
                            const char *key)
{
    const Json *const json = reader.member(owner, key);
    return json ? readLessonTexts(reader, *json, pointerInto(pointer, key)) : LessonTexts();
}

std::vector<std::string> readLessonLines(DocumentReader &reader, const Json &owner,
                                         const std::string &pointer, const char *key)
{
    std::vector<std::string> lines;
    const Json *const json = reader.member(owner, key);
    if (!json)
        return lines;
    const std::string list = pointerInto(pointer, key);
    const Json &held = reader.array(*json, list);
    if (held.size() > kMostLessonLines) {
        reader.refuse(list, {"file.many", {static_cast<std::int64_t>(kMostLessonLines)}});
        return lines;
    }
    for (const Json &line : held)
        lines.push_back(readLine(reader, line, pointerInto(list, std::to_string(lines.size()))));
    return lines;
}

std::string readLessonText(DocumentReader &reader, const Json &owner, const std::string &pointer,
                           const char *key)
{
    const Json *const json = reader.member(owner, key);
    return json ? readLine(reader, *json, pointerInto(pointer, key)) : std::string();
}

} // namespace merlon
