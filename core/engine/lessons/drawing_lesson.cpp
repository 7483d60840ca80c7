#include "core/engine/lessons/drawing_lesson.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/text_file.h"
#include "core/base/utf8.h"
#include "core/board/files/json/attribute_json.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace merlon {

namespace {

/// Reads steps against the schema of the game whose boards are drawn.
class StepReader {
public:
    StepReader(DocumentReader &reader, const BoardSchema &schema)
        : m_reader(reader)
        , m_schema(schema)
    {
    }

    DrawingStep stepFrom(const Json &json, const std::string &pointer)
    {
        m_reader.object(json, pointer, {"say", "hint", "rule", "point", "until", "tool", "action"});
        DrawingStep step;
        step.say =
            readLessonTexts(m_reader, m_reader.required(json, pointer, "say"), pointerInto(pointer, "say"));
        step.hint = readLessonTexts(m_reader, json, pointer, "hint");
        step.rule = readLessonText(m_reader, json, pointer, "rule");
        step.point = readLessonLines(m_reader, json, pointer, "point");
        step.tool = readLessonText(m_reader, json, pointer, "tool");
        step.action = readLessonText(m_reader, json, pointer, "action");
        const bool isTool = step.tool.empty() || step.tool == "select" || m_schema.linkKind(step.tool)
            || m_schema.placeKind(step.tool);
        if (!isTool)
            refuse(pointerInto(pointer, "tool"), step.tool);
        if (const Json *until = m_reader.member(json, "until")) {
            const std::string list = pointerInto(pointer, "until");
            for (const Json &one : atMost(kMostWishes, m_reader.array(*until, list), list))
                step.until.push_back(wishFrom(one, pointerInto(list, std::to_string(step.until.size()))));
        }
        return step;
    }

private:
    void refuse(const std::string &pointer, const std::string &word)
    {
        m_reader.refuse(pointer, {"lesson.no-such-part", {quotable(word)}});
    }

    /// The list, or that it is longer than that.
    const Json &atMost(std::size_t most, const Json &list, const std::string &pointer)
    {
        static const Json kNone = Json::array();
        if (list.size() <= most)
            return list;
        m_reader.refuse(pointer, {"file.many", {static_cast<std::int64_t>(most)}});
        return kNone;
    }

    std::string placeKind(const Json &json, const std::string &pointer, const char *key)
    {
        const std::string kind =
            m_reader.text(m_reader.required(json, pointer, key), pointerInto(pointer, key));
        if (!m_schema.placeKind(kind))
            refuse(pointerInto(pointer, key), kind);
        return kind;
    }

    /// What a wish is, its first word says.
    BoardWish wishFrom(const Json &json, const std::string &pointer)
    {
        if (m_reader.member(json, "places"))
            return places(json, pointer);
        if (m_reader.member(json, "links"))
            return links(json, pointer);
        if (m_reader.member(json, "attribute"))
            return value(json, pointer);
        if (m_reader.member(json, "gone"))
            return gone(json, pointer);
        if (m_reader.member(json, "arranged"))
            return arranged(json, pointer);
        m_reader.refuse(pointer, {"lesson.wish", {}});
        return ArrangedWish {};
    }

    PlacesWish places(const Json &json, const std::string &pointer)
    {
        m_reader.object(json, pointer, {"places", "side", "at"});
        PlacesWish wish {
            placeKind(json, pointer, "places"), readLessonText(m_reader, json, pointer, "side"), {}};
        const std::vector<std::string> &sides = m_schema.sides;
        if (!wish.side.empty() && !sides.empty() && std::ranges::find(sides, wish.side) == sides.end())
            refuse(pointerInto(pointer, "side"), wish.side);
        const std::string list = pointerInto(pointer, "at");
        const Json &points = m_reader.array(m_reader.required(json, pointer, "at"), list);
        for (const Json &at : atMost(kMostWished, points, list))
            wish.at.push_back(pointFrom(at, pointerInto(list, std::to_string(wish.at.size()))));
        if (wish.at.empty())
            m_reader.refuse(list, {"lesson.wish", {}});
        return wish;
    }

    Point pointFrom(const Json &json, const std::string &pointer)
    {
        const Json &parts = m_reader.array(json, pointer);
        if (parts.size() != 2) {
            m_reader.refuse(pointer, {"lesson.wish", {}});
            return {};
        }
        const auto part = [&](std::size_t i) {
            const std::int64_t number =
                m_reader.number(parts[i], pointerInto(pointer, std::to_string(i)), 0, kFarthestWished);
            return static_cast<double>(number);
        };
        return {part(0), part(1)};
    }

    LinksWish links(const Json &json, const std::string &pointer)
    {
        m_reader.object(json, pointer, {"links", "from", "to", "each", "count"});
        LinksWish wish;
        wish.kind = readLessonText(m_reader, json, pointer, "links");
        wish.from = placeKind(json, pointer, "from");
        wish.to = placeKind(json, pointer, "to");
        const std::string each = readLessonText(m_reader, json, pointer, "each");
        wish.each = each == "to" ? LinksWish::Each::To : LinksWish::Each::From;
        if (each != "to" && each != "from")
            m_reader.refuse(pointerInto(pointer, "each"), {"lesson.wish", {}});
        if (const Json *count = m_reader.member(json, "count"))
            wish.count = static_cast<std::size_t>(m_reader.number(*count, pointerInto(pointer, "count"), 1,
                                                                  static_cast<std::int64_t>(kMostWished)));
        const LinkKind *kind = m_schema.linkKind(wish.kind);
        if (!kind)
            refuse(pointerInto(pointer, "links"), wish.kind);
        else if (!mayJoin(*kind, wish.from, wish.to))
            refuse(pointer, wish.from + " – " + wish.to);
        return wish;
    }

    ValueWish value(const Json &json, const std::string &pointer)
    {
        m_reader.object(json, pointer, {"attribute", "of", "is", "or-other"});
        ValueWish wish;
        wish.kind = placeKind(json, pointer, "of");
        wish.attribute = readLessonText(m_reader, json, pointer, "attribute");
        wish.orOther = m_reader.member(json, "or-other") != nullptr;
        const PlaceKind *kind = m_schema.placeKind(wish.kind);
        const AttributeSchema *attribute = kind ? findAttribute(kind->attributes, wish.attribute) : nullptr;
        if (!attribute) {
            refuse(pointerInto(pointer, "attribute"), wish.attribute);
            return wish;
        }
        const std::optional<AttributeValue> held =
            attributeFromJson(m_reader.required(json, pointer, "is"), attribute);
        if (held && hasType(*attribute, *held))
            wish.value = *held;
        else
            m_reader.refuse(pointerInto(pointer, "is"), {"lesson.wish", {}});
        return wish;
    }

    GoneWish gone(const Json &json, const std::string &pointer)
    {
        m_reader.object(json, pointer, {"gone"});
        const std::string what = readLessonText(m_reader, json, pointer, "gone");
        if (what == "errors")
            return {GoneWish::What::Errors, {}};
        if (what == "all")
            return {GoneWish::What::All, {}};
        return {GoneWish::What::Id, what};
    }

    ArrangedWish arranged(const Json &json, const std::string &pointer)
    {
        m_reader.object(json, pointer, {"arranged"});
        const std::string word = readLessonText(m_reader, json, pointer, "arranged");
        const auto layout = std::ranges::find(m_schema.layouts, word, keyOfLayout);
        if (layout != m_schema.layouts.end())
            return {*layout};
        m_reader.refuse(pointerInto(pointer, "arranged"), {"lesson.no-such-part", {quotable(word)}},
                        knownLayouts());
        return {};
    }

    static std::string keyOfLayout(BoardLayout layout) { return keyOf(layout); }

    Text knownLayouts() const
    {
        std::string list;
        for (const BoardLayout layout : m_schema.layouts)
            list += (list.empty() ? "" : ", ") + keyOfLayout(layout);
        return list.empty() ? Text {"lesson.no-layouts", {}} : Text {"lesson.layouts", {list}};
    }

    DocumentReader &m_reader;
    const BoardSchema &m_schema;
};

DrawingLesson readWhole(DocumentReader &reader, const Json &root, const GameLookup &games)
{
    DrawingLesson lesson;
    lesson.key = readLessonText(reader, root, {}, "key");
    lesson.names = readLessonTexts(reader, reader.required(root, "", "names"), "/names");
    lesson.descriptions = readLessonTexts(reader, root, {}, "descriptions");
    lesson.board = readLessonTexts(reader, reader.required(root, "", "board"), "/board");
    lesson.minutes =
        static_cast<int>(reader.number(reader.required(root, "", "minutes"), "/minutes", 1, kMostMinutes));
    lesson.game = reader.text(reader.required(root, "", "game"), "/game");
    const Game *game = reader.good() ? games(lesson.game) : nullptr;
    if (!game) {
        reader.refuse("/game", {"record.unknown-game", {quotable(lesson.game)}});
        return lesson;
    }
    const Json &steps = reader.array(reader.required(root, "", "steps"), "/steps");
    if (steps.size() > kMostLessonSteps)
        reader.refuse("/steps", {"file.many", {static_cast<std::int64_t>(kMostLessonSteps)}});
    StepReader each(reader, game->schema());
    for (const Json &step : steps)
        lesson.steps.push_back(each.stepFrom(step, "/steps/" + std::to_string(lesson.steps.size())));
    if (lesson.steps.empty())
        reader.refuse("/steps", {"lesson.no-steps", {}});
    return lesson;
}

} // namespace

Expected<DrawingLesson> readDrawingLesson(std::string_view text, const std::string &source,
                                          const GameLookup &games)
{
    const Expected<Json> json = readJson(text, source);
    if (!json)
        return tl::unexpected(json.error());
    DocumentReader reader(source);
    reader.heading(*json, kDrawingLessonName, kDrawingLessonMajor, kDrawingLessonMinor);
    DrawingLesson lesson;
    if (reader.good()) {
        reader.object(
            *json, "",
            {"$schema", "format", "key", "names", "descriptions", "board", "minutes", "game", "steps"});
        lesson = readWhole(reader, *json, games);
    }
    if (reader.good())
        return lesson;
    return tl::unexpected(withLineOf(text, reader.error()));
}

Expected<DrawingLesson> readDrawingLessonFile(const std::filesystem::path &file, const GameLookup &games)
{
    const Expected<std::string> text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    return readDrawingLesson(*text, sourceName(file), games);
}

} // namespace merlon
