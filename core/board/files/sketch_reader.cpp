#include "core/board/files/sketch_reader.h"

#include "core/base/base64.h"
#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/board/files/coordinate.h"
#include "core/board/files/format.h"
#include "core/board/files/json/arrangement_json.h"

#include <charconv>
#include <unordered_set>

namespace merlon {

namespace {

/// Of a heading that the reader of the board has found well formed.
int minorOf(const Json &root)
{
    const auto version = root.at("format").at("version").get<std::string>();
    int minor = 0;
    std::from_chars(version.data() + version.find('.') + 1, version.data() + version.size(), minor);
    return minor;
}

} // namespace

Expected<Sketch> SketchReader::read(const Json &root)
{
    m_isNewerMinor = minorOf(root) > kBoardFormatMinor;
    const auto schema = root.find("$schema");
    if (schema != root.end() && schema->is_string())
        m_sketch.schema = schema->get<std::string>();
    const auto notes = root.find("notes");
    if (notes != root.end() && !readNotes(*notes))
        return tl::make_unexpected(m_error);
    const auto background = root.find("background");
    if (background != root.end() && !readBackground(*background))
        return tl::make_unexpected(m_error);
    const auto editor = root.find("editor");
    if (editor != root.end() && !readArrangement(*editor))
        return tl::make_unexpected(m_error);
    return std::move(m_sketch);
}

bool SketchReader::refuse(std::string pointer, Text what, Text right)
{
    m_error = {std::move(what), {m_source, 0, std::move(pointer)}, std::move(right)};
    return false;
}

bool SketchReader::unknownKey(const std::string &pointer, const std::string &key, const char *known)
{
    if (!m_isNewerMinor)
        return refuse(pointer, {"error.board-unknown-key", {quotable(key)}},
                      {"error.board-known-keys", {std::string(known)}});
    if (m_passedOver)
        m_passedOver->push_back(pointer);
    return true;
}

bool SketchReader::isObject(const Json &json, const std::string &pointer)
{
    return json.is_object() || refuse(pointer, {"error.board-object", {}});
}

bool SketchReader::readText(const Json &json, const std::string &pointer, std::size_t longest,
                            std::string &text)
{
    if (!json.is_string())
        return refuse(pointer, {"error.board-text", {}});
    text = json.get<std::string>();
    return text.size() <= longest
        || refuse(pointer, {"error.sketch-long", {static_cast<std::int64_t>(longest)}});
}

bool SketchReader::readNumber(const Json &json, const std::string &pointer, double least, double most,
                              double &number)
{
    if (!json.is_number())
        return refuse(pointer, {"error.board-number", {}});
    number = json.get<double>();
    return (number >= least && number <= most)
        || refuse(
               pointer,
               {"error.sketch-range", {static_cast<std::int64_t>(least), static_cast<std::int64_t>(most)}});
}

bool SketchReader::readNotes(const Json &json)
{
    if (!json.is_array())
        return refuse("/notes", {"error.board-array", {}});
    if (json.size() > kMostNotes)
        return refuse("/notes", {"error.sketch-notes", {static_cast<std::int64_t>(kMostNotes)}});
    std::unordered_set<std::string> keys;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string pointer = "/notes/" + std::to_string(i);
        if (!readNote(json[i], pointer))
            return false;
        const std::string &key = m_sketch.notes.back().key;
        if (!keys.insert(key).second)
            return refuse(pointer + "/key", {"error.sketch-key-twice", {key}});
    }
    return true;
}

bool SketchReader::readNote(const Json &json, const std::string &pointer)
{
    if (!isObject(json, pointer))
        return false;
    Note &note = m_sketch.notes.emplace_back();
    for (const auto &[key, value] : json.items()) {
        const std::string here = pointerInto(pointer, key);
        bool good = true;
        if (key == "key")
            good = readText(value, here, kLongestNoteWord, note.key)
                && (isWellFormedKey(note.key) || refuse(here, {"error.sketch-key", {note.key}}));
        else if (key == "kind")
            good = readKind(value, here, note.kind);
        else if (key == "x")
            good = readNumber(value, here, -kFarthestCoordinate, kFarthestCoordinate, note.at.x);
        else if (key == "y")
            good = readNumber(value, here, -kFarthestCoordinate, kFarthestCoordinate, note.at.y);
        else if (key == "text")
            good = readText(value, here, kLongestNote, note.text);
        else
            good = unknownKey(here, key, "key, kind, x, y, text");
        if (!good)
            return false;
    }
    if (!json.contains("key") || !json.contains("text"))
        return refuse(pointer, {"error.sketch-note-keys", {}});
    return true;
}

bool SketchReader::readBackground(const Json &json)
{
    const std::string pointer = "/background";
    if (!isObject(json, pointer))
        return false;
    Background &background = m_sketch.background.emplace();
    double opacity = background.opacity;
    for (const auto &[key, value] : json.items()) {
        const std::string here = pointerInto(pointer, key);
        bool good = true;
        if (key == "file")
            good = readText(value, here, kLongestPicturePath, background.file);
        else if (key == "data")
            good = readPicture(value, here, background);
        else if (key == "x")
            good = readNumber(value, here, -kFarthestCoordinate, kFarthestCoordinate, background.at.x);
        else if (key == "y")
            good = readNumber(value, here, -kFarthestCoordinate, kFarthestCoordinate, background.at.y);
        else if (key == "width")
            good = readNumber(value, here, kNarrowestPicture, kWidestPicture, background.width);
        else if (key == "opacity")
            good = readNumber(value, here, kFaintestPicture, 100, opacity);
        else
            good = unknownKey(here, key, "file, data, x, y, width, opacity");
        if (!good)
            return false;
    }
    background.opacity = static_cast<int>(opacity);
    return json.contains("file") != json.contains("data") || refuse(pointer, {"error.sketch-background", {}});
}

bool SketchReader::readArrangement(const Json &json)
{
    Expected<Arrangement> arrangement = arrangementFromJson(json, m_source, m_isNewerMinor, m_passedOver);
    if (!arrangement) {
        m_error = arrangement.error();
        return false;
    }
    m_sketch.arrangement = std::move(*arrangement);
    return true;
}

bool SketchReader::readPicture(const Json &json, const std::string &pointer, Background &background)
{
    if (!json.is_string())
        return refuse(pointer, {"error.board-text", {}});
    const auto &text = json.get_ref<const std::string &>();
    if (text.size() > (kLargestPicture + 2) / 3 * 4)
        return refuse(pointer, {"error.sketch-large", {static_cast<std::int64_t>(kLargestPicture >> 20)}},
                      {"error.sketch-large-right", {}});
    std::optional<std::string> bytes = fromBase64(text);
    if (!bytes)
        return refuse(pointer, {"error.sketch-base64", {}});
    background.data = std::make_shared<const std::string>(std::move(*bytes));
    return true;
}

bool SketchReader::readKind(const Json &json, const std::string &pointer, NoteKind &kind)
{
    std::string key;
    if (!readText(json, pointer, kLongestNoteWord, key))
        return false;
    const std::optional<NoteKind> known = noteKindOf(key);
    kind = known.value_or(kind);
    return known
        || refuse(pointer, {"error.sketch-kind", {key}},
                  {"error.board-known-keys", {std::string("remark, question, task, done")}});
}

} // namespace merlon
