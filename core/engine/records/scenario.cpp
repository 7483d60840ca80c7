#include "core/engine/records/scenario.h"

#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/engine/notation/suggestions.h"
#include "core/engine/opening.h"
#include "core/engine/records/document_reader.h"
#include "core/engine/records/embedded_board.h"

#include <algorithm>
#include <cassert>

namespace merlon {

namespace {

constexpr int kMinorWithoutGoal = 1;

Json toJson(const std::map<std::string, std::string> &texts)
{
    Json json = Json::object();
    for (const auto &[key, text] : texts)
        json[key] = text;
    return json;
}

/// Left out where there are none.
void addTexts(Json &json, const char *key, const std::map<std::string, std::string> &texts)
{
    if (!texts.empty())
        json[key] = toJson(texts);
}

std::map<std::string, std::string> readTexts(DocumentReader &reader, const Json &root, const char *key)
{
    std::map<std::string, std::string> texts;
    const Json *const json = reader.member(root, key);
    if (!json)
        return texts;
    const std::string pointer = std::string("/") + key;
    if (!json->is_object()) {
        reader.refuse(pointer, {"file.object", {}});
        return texts;
    }
    for (const auto &[name, text] : json->items())
        texts[name] = reader.text(text, pointerInto(pointer, name));
    return texts;
}

std::variant<std::string, Board> readBoard(DocumentReader &reader, const Json &json, const Game &game,
                                           const std::string &source, std::vector<std::string> &passedOver)
{
    if (!json.is_object())
        return reader.text(json, "/board");
    Expected<Board> board = boardFromEmbedded(json, game, source, "/board", &passedOver);
    if (board)
        return std::move(*board);
    reader.keep(board.error());
    return std::string();
}

Error unknownGame(const std::string &source, const std::string &key)
{
    return {{"record.unknown-game", {quotable(key)}}, {source, 0, "/game"}, {}};
}

/// Who is to sit at each seat; an error if a seat does not exist.
Expected<std::vector<std::string>> playersOf(const Scenario &scenario, const Setup &setup)
{
    std::vector<std::string> players(setup.seats().size());
    for (const auto &[seat, player] : scenario.seats) {
        const auto found = std::ranges::find(setup.seats(), seat, &SeatInfo::key);
        if (found == setup.seats().end())
            return tl::unexpected(Error {
                {"scenario.no-seat", {quotable(seat)}}, {"scenario", 0, pointerInto("/seats", seat)}, {}});
        players[static_cast<std::size_t>(found - setup.seats().begin())] = player;
    }
    return players;
}

/// Whose goal it is; an error if the goal names what there is not.
Expected<Seat> solverOf(const Scenario &scenario, const Setup &setup, const State &start)
{
    if (!scenario.goal)
        return kNobody;
    for (GoalFinding &finding : objectionsTo(*scenario.goal, setup, start)) {
        if (!finding.isError)
            continue;
        finding.error.where = {"scenario", 0, "/goal" + finding.error.where.pointer};
        return tl::unexpected(std::move(finding.error));
    }
    const auto seat = std::ranges::find(setup.seats(), scenario.goal->seat, &SeatInfo::key);
    return static_cast<Seat>(seat - setup.seats().begin());
}

Expected<Scenario> readParts(const Json &root, const std::string &source, const GameLookup &games,
                             std::vector<std::string> &passedOver)
{
    DocumentReader reader(source);
    reader.heading(root, kScenarioFormatName, kScenarioFormatMajor, kScenarioFormatMinor);
    if (reader.good()) {
        reader.object(root, "",
                      {"$schema", "format", "key", "names", "descriptions", "briefing", "aims", "seats",
                       "goal", "game", "board", "options", "position"});
    }
    passedOver = reader.passedOver();
    Scenario scenario;
    if (reader.good())
        scenario.game = reader.text(reader.required(root, "", "game"), "/game");
    const Game *const game = reader.good() ? games(scenario.game) : nullptr;
    if (!game) {
        reader.keep(unknownGame(source, scenario.game));
        return tl::unexpected(reader.error());
    }
    if (const Json *const schema = reader.member(root, "$schema"))
        scenario.schema = reader.text(*schema, "/$schema");
    if (const Json *const key = reader.member(root, "key"))
        scenario.key = reader.text(*key, "/key");
    scenario.names = readTexts(reader, root, "names");
    scenario.descriptions = readTexts(reader, root, "descriptions");
    scenario.briefing = readTexts(reader, root, "briefing");
    scenario.aims = readTexts(reader, root, "aims");
    scenario.seats = readTexts(reader, root, "seats");
    if (const Json *const goal = reader.member(root, "goal"))
        scenario.goal = readGoal(reader, *goal, "/goal");
    scenario.options = readTexts(reader, root, "options");
    if (reader.good())
        scenario.board = readBoard(reader, reader.required(root, "", "board"), *game, source, passedOver);
    if (const Json *const position = reader.member(root, "position")) {
        if (!position->is_object())
            reader.refuse("/position", {"file.object", {}});
        scenario.position = *position;
    }
    if (!reader.good())
        return tl::unexpected(reader.error());
    return scenario;
}

} // namespace

std::string writeScenario(const Scenario &scenario, const GameLookup &games)
{
    const Game *const game = games(scenario.game);
    assert(game);
    Json json = Json::object();
    if (!scenario.schema.empty())
        json["$schema"] = scenario.schema;
    const int minor = scenario.goal ? kScenarioFormatMinor : kMinorWithoutGoal;
    json["format"] = formatHeading(kScenarioFormatName, kScenarioFormatMajor, minor);
    json["key"] = scenario.key;
    json["names"] = toJson(scenario.names);
    json["descriptions"] = toJson(scenario.descriptions);
    addTexts(json, "briefing", scenario.briefing);
    addTexts(json, "aims", scenario.aims);
    addTexts(json, "seats", scenario.seats);
    if (scenario.goal)
        json["goal"] = goalJson(*scenario.goal);
    json["game"] = scenario.game;
    addTexts(json, "options", scenario.options);
    if (const Board *const board = std::get_if<Board>(&scenario.board))
        json["board"] = embeddedBoard(*board, *game);
    else
        json["board"] = std::get<std::string>(scenario.board);
    if (scenario.position)
        json["position"] = **scenario.position;
    return writeJson(json);
}

Expected<Scenario> readScenario(std::string_view text, const std::string &source, const GameLookup &games,
                                std::vector<std::string> *passedOver)
{
    const Expected<Json> json = readJson(text, source);
    if (!json)
        return tl::unexpected(json.error());
    Expected<Scenario> scenario = scenarioFromJson(*json, source, games, passedOver);
    if (!scenario)
        return tl::unexpected(withLineOf(text, std::move(scenario.error())));
    return scenario;
}

Expected<Scenario> scenarioFromJson(const Json &json, const std::string &source, const GameLookup &games,
                                    std::vector<std::string> *passedOver)
{
    std::vector<std::string> unknown;
    Expected<Scenario> scenario = readParts(json, source, games, unknown);
    if (passedOver)
        *passedOver = std::move(unknown);
    return scenario;
}

Expected<Scenario> readScenarioFile(const std::filesystem::path &file, const GameLookup &games,
                                    std::vector<std::string> *passedOver)
{
    const Expected<std::string> text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    return readScenario(*text, sourceName(file), games, passedOver);
}

Expected<OpenedScenario> openScenario(const Scenario &scenario, const BoardLookup &boards,
                                      const GameLookup &games)
{
    const Game *const game = games(scenario.game);
    if (!game)
        return tl::unexpected(unknownGame("scenario", scenario.game));
    const auto *const name = std::get_if<std::string>(&scenario.board);
    Expected<Board> board = name ? boards(*name, *game) : Expected<Board>(std::get<Board>(scenario.board));
    if (!board)
        return tl::unexpected(board.error());
    Expected<std::shared_ptr<const Setup>> setup = game->open(std::move(*board), scenario.options);
    if (!setup)
        return tl::unexpected(setup.error());
    Expected<std::vector<std::string>> players = playersOf(scenario, **setup);
    if (!players)
        return tl::unexpected(players.error());
    OpenedScenario opened {*setup, nullptr, std::move(*players), {}};
    if (scenario.position) {
        EventSink events(opened.before);
        const auto *const telling = dynamic_cast<const TellsOpening *>(setup->get());
        Expected<std::unique_ptr<State>> start = telling ? telling->position(**scenario.position, events)
                                                         : (*setup)->position(**scenario.position);
        if (!start) {
            Error error = start.error();
            error.where = {"scenario", 0, "/position" + error.where.pointer};
            return tl::unexpected(error);
        }
        opened.start = std::move(*start);
    } else {
        opened.start = (*setup)->start();
    }
    const Expected<Seat> solver = solverOf(scenario, **setup, *opened.start);
    if (!solver)
        return tl::unexpected(solver.error());
    opened.solver = *solver;
    return opened;
}

} // namespace merlon
