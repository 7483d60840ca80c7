#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/engine/records/record_json.h"

#include "core/base/limits.h"
#include "core/engine/notation/suggestions.h"
#include "core/engine/records/embedded_board.h"

#include <algorithm>

namespace merlon {

namespace {

std::string at(const std::string &pointer, std::size_t index)
{
    return pointer + '/' + std::to_string(index);
}

template <class Read>
auto readAll(DocumentReader &reader, const Json &root, const char *key, Read readOne)
{
    const std::string pointer = std::string("/") + key;
    std::vector<decltype(readOne(reader, root, pointer))> parts;
    const Json &array = reader.array(reader.required(root, "", key), pointer);
    parts.reserve(array.size());
    for (std::size_t i = 0; i < array.size() && reader.good(); ++i)
        parts.push_back(readOne(reader, array[i], at(pointer, i)));
    return parts;
}

RecordSeat readSeat(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    reader.object(json, pointer, {"seat", "name", "player"});
    return {reader.text(reader.required(json, pointer, "seat"), pointer + "/seat"),
            reader.text(reader.required(json, pointer, "name"), pointer + "/name"),
            reader.text(reader.required(json, pointer, "player"), pointer + "/player")};
}

RecordResult readResult(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    reader.object(json, pointer, {"seat", "place", "score"});
    return {
        reader.text(reader.required(json, pointer, "seat"), pointer + "/seat"),
        static_cast<int>(
            reader.number(reader.required(json, pointer, "place"), pointer + "/place", 1, kMaxSeats)),
        static_cast<std::int32_t>(reader.number(reader.required(json, pointer, "score"), pointer + "/score",
                                                -kLargestRecordNumber, kLargestRecordNumber))};
}

std::size_t readCount(DocumentReader &reader, const Json &json, const std::string &pointer, const char *key)
{
    return static_cast<std::size_t>(
        reader.number(reader.required(json, pointer, key), pointer + '/' + key, 0, kLargestRecordNumber));
}

RecordParent readParent(DocumentReader &reader, const Json &json)
{
    reader.object(json, "/parent", {"record", "after", "hash"});
    return {reader.text(reader.required(json, "/parent", "record"), "/parent/record"),
            readCount(reader, json, "/parent", "after"),
            reader.hash(reader.required(json, "/parent", "hash"), "/parent/hash")};
}

RecordWriter readWriter(DocumentReader &reader, const Json &json)
{
    reader.object(json, "/writer", {"program", "version", "system"});
    return {reader.text(reader.required(json, "/writer", "program"), "/writer/program"),
            reader.text(reader.required(json, "/writer", "version"), "/writer/version"),
            reader.text(reader.required(json, "/writer", "system"), "/writer/system")};
}

RecordBeginning readBegun(DocumentReader &reader, const Json &json)
{
    reader.object(json, "/begun", {"places", "links", "options", "setup"});
    return {reader.hash(reader.required(json, "/begun", "places"), "/begun/places"),
            reader.hash(reader.required(json, "/begun", "links"), "/begun/links"),
            reader.hash(reader.required(json, "/begun", "options"), "/begun/options"),
            reader.hash(reader.required(json, "/begun", "setup"), "/begun/setup")};
}

Options readOptions(DocumentReader &reader, const Json &json)
{
    Options options;
    if (!json.is_object())
        reader.refuse("/options", {"file.object", {}});
    else {
        for (const auto &[key, value] : json.items())
            options[key] = reader.text(value, pointerInto("/options", key));
    }
    return options;
}

ChanceMode readChance(DocumentReader &reader, const Json &json)
{
    if (json != "dealt" && json != "given")
        reader.refuse("/chance", {"record.chance", {}});
    return json == "given" ? ChanceMode::Given : ChanceMode::Dealt;
}

bool readTruth(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    if (!json.is_boolean())
        reader.refuse(pointer, {"file.truth", {}});
    return json == true;
}

Board readBoard(DocumentReader &reader, const Json &json, const Game &game, const std::string &source)
{
    Expected<Board> board = boardFromEmbedded(json, game, source, "/board");
    if (board)
        return std::move(*board);
    reader.keep(board.error());
    return {};
}

/// Positions and resignations must lie within the entries, in order.
template <class Part>
void checkOrder(DocumentReader &reader, const std::vector<Part> &parts, std::size_t entries, const char *key)
{
    std::size_t before = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].after < before || parts[i].after > entries) {
            reader.refuse(at(std::string("/") + key, i) + "/after", {"record.order", {}},
                          {"record.entries", {static_cast<std::int64_t>(entries)}});
        }
        before = parts[i].after;
    }
}

Record readParts(DocumentReader &reader, const Json &root, const Game &game, const std::string &source)
{
    Record record;
    if (const Json *const writer = reader.member(root, "writer"))
        record.writer = readWriter(reader, *writer);
    if (reader.isSince(1, 2)) // it is not taken out unnoticed
        record.begun = readBegun(reader, reader.required(root, "", "begun"));
    else if (reader.member(root, "begun"))
        reader.refuse("/begun", {"file.unknown-key", {std::string("begun")}});
    record.game = game.key();
    record.rulesVersion = static_cast<int>(
        reader.number(reader.required(root, "", "rules"), "/rules", 1, kLargestRecordNumber));
    record.options = readOptions(reader, reader.required(root, "", "options"));
    record.seats = readAll(reader, root, "seats", readSeat);
    record.seed = reader.hash(reader.required(root, "", "seed"), "/seed");
    record.chance = readChance(reader, reader.required(root, "", "chance"));
    if (const Json *const takeBacks = reader.member(root, "takeBacks"))
        record.takeBacks = readTruth(reader, *takeBacks, "/takeBacks");
    if (const Json *const parent = reader.member(root, "parent"))
        record.parent = readParent(reader, *parent);
    if (reader.good())
        record.board = readBoard(reader, reader.required(root, "", "board"), game, source);
    if (const Json *const start = reader.member(root, "start"))
        record.start = *start;
    if (const Json *const entries = reader.member(root, "entries"); entries && entries->size() > kMostEntries)
        reader.refuse("/entries", {"file.many", {static_cast<std::int64_t>(kMostEntries)}});
    record.entries = readAll(reader, root, "entries", readEntry);
    record.positions = readAll(reader, root, "positions", readPosition);
    record.resignations = readAll(reader, root, "resignations", readResignation);
    record.result = readAll(reader, root, "result", readResult);
    checkOrder(reader, record.positions, record.entries.size(), "positions");
    checkOrder(reader, record.resignations, record.entries.size(), "resignations");
    return record;
}

} // namespace

RecordEntry readEntry(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    if (!json.is_array() || json.size() != 2) {
        reader.refuse(pointer, {"record.entry", {}});
        return {};
    }
    RecordEntry entry {reader.text(json[0], pointer + "/0"), reader.hash(json[1], pointer + "/1")};
    if (entry.line.size() > kLongestEntry)
        reader.refuse(pointer + "/0", {"record.long-line", {static_cast<std::int64_t>(kLongestEntry)}});
    return entry;
}

RecordPosition readPosition(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    reader.object(json, pointer, {"after", "chances", "hash", "position", "save"});
    const Json *const save = reader.member(json, "save");
    return {readCount(reader, json, pointer, "after"),
            static_cast<std::uint32_t>(readCount(reader, json, pointer, "chances")),
            reader.hash(reader.required(json, pointer, "hash"), pointer + "/hash"),
            reader.required(json, pointer, "position"), save && readTruth(reader, *save, pointer + "/save")};
}

RecordResignation readResignation(DocumentReader &reader, const Json &json, const std::string &pointer)
{
    reader.object(json, pointer, {"seat", "after", "hash"});
    return {reader.text(reader.required(json, pointer, "seat"), pointer + "/seat"),
            readCount(reader, json, pointer, "after"),
            reader.hash(reader.required(json, pointer, "hash"), pointer + "/hash")};
}

Expected<Record> recordFromJson(const Json &json, const std::string &source, const GameLookup &games)
{
    DocumentReader reader(source);
    reader.heading(json, "merlon-record", kRecordFormatMajor, kRecordFormatMinor);
    if (reader.good()) {
        reader.object(json, "",
                      {"$schema", "format", "writer", "begun", "game", "rules", "options", "seats", "seed",
                       "chance", "takeBacks", "parent", "board", "start", "entries", "positions",
                       "resignations", "result"});
    }
    const std::string key =
        reader.good() ? reader.text(reader.required(json, "", "game"), "/game") : std::string();
    const Game *const game = reader.good() ? games(key) : nullptr;
    if (!game) {
        reader.refuse("/game", {"record.unknown-game", {quotable(key)}});
        return tl::unexpected(reader.error());
    }
    Record record = readParts(reader, json, *game, source);
    if (!reader.good())
        return tl::unexpected(reader.error());
    return record;
}

Expected<Record> readRecord(std::string_view text, const std::string &source, const GameLookup &games)
{
    const Expected<Json> json = readJson(text, source);
    if (!json)
        return tl::unexpected(json.error());
    Expected<Record> record = recordFromJson(*json, source, games);
    if (!record)
        return tl::unexpected(withLineOf(text, std::move(record.error())));
    return record;
}

Expected<Record> readRecordFile(const std::filesystem::path &file, const GameLookup &games)
{
    const Expected<std::string> text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    return readRecord(*text, sourceName(file), games);
}

} // namespace merlon
