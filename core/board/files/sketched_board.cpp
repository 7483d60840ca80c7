#include "core/board/files/sketched_board.h"

#include "core/base/base64.h"
#include "core/board/files/coordinate.h"
#include "core/board/files/json/arrangement_json.h"
#include "core/board/files/sketch_reader.h"

#include <algorithm>

namespace merlon {

namespace {

Json noteToJson(const Note &note)
{
    return {{"key", note.key},
            {"kind", keyOf(note.kind)},
            {"x", coordinateToJson(note.at.x)},
            {"y", coordinateToJson(note.at.y)},
            {"text", note.text}};
}

Json backgroundToJson(const Background &background)
{
    Json json = Json::object();
    if (background.isEmbedded())
        json["data"] = base64(*background.data);
    else
        json["file"] = background.file;
    json["x"] = coordinateToJson(background.at.x);
    json["y"] = coordinateToJson(background.at.y);
    json["width"] = coordinateToJson(background.width);
    json["opacity"] = background.opacity;
    return json;
}

} // namespace

Json sketchedBoardToJson(const SketchedBoard &whole, const BoardSchema &schema)
{
    Json json = Json::object();
    if (!whole.sketch.schema.empty())
        json["$schema"] = whole.sketch.schema;
    json.update(boardToJson(whole.board, schema));
    if (whole.sketch.empty())
        return json;
    const int ownMinor = whole.sketch.arrangement.empty() ? kSketchFormatMinor : kArrangementFormatMinor;
    json["format"]["version"] = boardFormatVersion(std::max(ownMinor, minorFor(whole.board)));
    if (!whole.sketch.notes.empty()) {
        Json &notes = json["notes"] = Json::array();
        for (const Note &note : whole.sketch.notes)
            notes.push_back(noteToJson(note));
    }
    if (whole.sketch.background)
        json["background"] = backgroundToJson(*whole.sketch.background);
    if (!whole.sketch.arrangement.empty())
        json["editor"] = arrangementToJson(whole.sketch.arrangement);
    return json;
}

std::string writeSketchedBoard(const SketchedBoard &whole, const BoardSchema &schema)
{
    return writeJson(sketchedBoardToJson(whole, schema));
}

Expected<Sketch> sketchFromJson(const Json &json, const std::string &source,
                                std::vector<std::string> *passedOver)
{
    return SketchReader(source, passedOver).read(json);
}

Expected<SketchedBoard> sketchedBoardFromJson(const Json &json, const SchemaLookup &schemas,
                                              const std::string &source, std::vector<std::string> *passedOver)
{
    Expected<Board> board = boardFromJson(json, schemas, source, passedOver);
    if (!board)
        return tl::make_unexpected(board.error());
    Expected<Sketch> sketch = sketchFromJson(json, source, passedOver);
    if (!sketch)
        return tl::make_unexpected(sketch.error());
    return SketchedBoard {std::move(*board), std::move(*sketch)};
}

Expected<SketchedBoard> readSketchedBoard(std::string_view text, const SchemaLookup &schemas,
                                          const std::string &source, std::vector<std::string> *passedOver)
{
    const Expected<Json> json = readJson(text, source);
    if (!json)
        return tl::make_unexpected(json.error());
    Expected<SketchedBoard> whole = sketchedBoardFromJson(*json, schemas, source, passedOver);
    if (!whole)
        return tl::make_unexpected(withLineOf(text, std::move(whole.error())));
    return whole;
}

} // namespace merlon
