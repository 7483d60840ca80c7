#include "core/base/json.h"
#include "core/engine/records/record_json.h"

#include "core/engine/records/embedded_board.h"

#include <algorithm>
#include <cassert>

namespace merlon {

namespace {

Json toJson(const RecordSeat &seat)
{
    return {{"seat", seat.seat}, {"name", seat.name}, {"player", seat.player}};
}

Json toJson(const RecordWriter &writer)
{
    return {{"program", writer.program}, {"version", writer.version}, {"system", writer.system}};
}

Json toJson(const RecordBeginning &begun)
{
    return {{"places", hexOf(begun.places)},
            {"links", hexOf(begun.links)},
            {"options", hexOf(begun.options)},
            {"setup", hexOf(begun.setup)}};
}

Json toJson(const RecordResult &result)
{
    return {{"seat", result.seat}, {"place", result.place}, {"score", result.score}};
}

template <class Part>
Json arrayOf(const std::vector<Part> &parts)
{
    Json array = Json::array();
    for (const Part &part : parts)
        array.push_back(toJson(part));
    return array;
}

/// Texts that come from outside (names of players) may be no UTF-8; they are mended rather than refused.
std::string inOneLine(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string inLines(const Json &array)
{
    std::string text = "[";
    for (const Json &element : array)
        text += (text.size() == 1 ? "\n    " : ",\n    ") + inOneLine(element);
    return text + (array.empty() ? "]" : "\n  ]");
}

/// The oldest version of the format that has all that is in it: what was read from the first programs is written as they
/// wrote it.
int minorOf(const Record &record)
{
    if (!record.begun)
        return record.takeBacks ? 1 : 0;
    constexpr int kWithoutSaves = 2;
    return std::ranges::any_of(record.positions, &RecordPosition::isSavePoint) ? kRecordFormatMinor
                                                                               : kWithoutSaves;
}

/// The value with its further lines one step further in.
std::string indented(const Json &json)
{
    std::string text;
    std::string plain = writeJson(json);
    while (!plain.empty() && plain.back() == '\n')
        plain.pop_back();
    for (const char c : plain)
        text += c == '\n' ? std::string("\n  ") : std::string(1, c);
    return text;
}

} // namespace

Json toJson(const RecordEntry &entry)
{
    return Json::array({entry.line, hexOf(entry.hash)});
}

Json toJson(const RecordPosition &position)
{
    Json json {{"after", position.after},
               {"chances", position.chances},
               {"hash", hexOf(position.hash)},
               {"position", *position.position}};
    if (position.isSavePoint)
        json["save"] = true;
    return json;
}

Json toJson(const RecordResignation &resignation)
{
    return {{"seat", resignation.seat}, {"after", resignation.after}, {"hash", hexOf(resignation.hash)}};
}

Json recordToJson(const Record &record, const Game &game)
{
    Json json = Json::object();
    json["format"] = formatHeading("merlon-record", kRecordFormatMajor, minorOf(record));
    if (record.writer)
        json["writer"] = toJson(*record.writer);
    json["game"] = record.game;
    json["rules"] = record.rulesVersion;
    json["options"] = Json::object();
    for (const auto &[key, value] : record.options)
        json["options"][key] = value;
    json["seats"] = arrayOf(record.seats);
    json["seed"] = hexOf(record.seed);
    json["chance"] = record.chance == ChanceMode::Dealt ? "dealt" : "given";
    if (record.takeBacks)
        json["takeBacks"] = true;
    if (record.parent) {
        json["parent"] = {{"record", record.parent->record},
                          {"after", record.parent->after},
                          {"hash", hexOf(record.parent->hash)}};
    }
    if (record.begun)
        json["begun"] = toJson(*record.begun);
    json["board"] = embeddedBoard(record.board, game);
    if (record.start)
        json["start"] = **record.start;
    json["entries"] = arrayOf(record.entries);
    json["positions"] = arrayOf(record.positions);
    json["resignations"] = arrayOf(record.resignations);
    json["result"] = arrayOf(record.result);
    return json;
}

std::string writeRecord(const Record &record, const GameLookup &games)
{
    const Game *const game = games(record.game);
    assert(game);
    const Json json = recordToJson(record, *game);
    std::string text = "{";
    for (const auto &[key, value] : json.items()) {
        text += (text.size() == 1 ? "\n  \"" : ",\n  \"") + key + "\": ";
        if (value.is_array())
            text += inLines(value);
        else
            text += key == "board" ? indented(value) : inOneLine(value);
    }
    return text + "\n}\n";
}

} // namespace merlon
