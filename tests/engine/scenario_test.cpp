#include "core/base/json.h"
#include "core/engine/match/match.h"
#include "core/engine/records/scenario.h"
#include "core/games/english.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QTest>

using namespace merlon;

namespace {

Expected<Board> boardNamed(std::string_view name, const Game &)
{
    if (name == "four-fields")
        return toy::board();
    return tl::unexpected(Error {{"test.no-board", {std::string(name)}}, {}, {}});
}

Scenario storm()
{
    Scenario scenario;
    scenario.key = "storm";
    scenario.names = {{"en", "Storm"}, {"fr", "Tempête"}};
    scenario.game = "toll";
    scenario.board = "four-fields";
    scenario.options = {{"seats", "3"}};
    scenario.position = Json {{"step", "turn"}, {"turn", "east"}, {"spy", "north"}, {"weather", "storm"}};
    return scenario;
}

} // namespace

class ScenarioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scenariosReadBack()
    {
        Scenario scenario = storm();
        QVERIFY(*readScenario(writeScenario(scenario, toy::kToll), "file", toy::kToll) == scenario);
        scenario.schema = "../scenario.schema.json";
        scenario.descriptions = {{"en", "Wind and rain."}};
        scenario.briefing = {{"en", "The bridge is gone."}, {"fr", "Le pont a disparu."}};
        scenario.aims = {{"en", "Come home."}};
        scenario.seats = {{"east", "person"}};
        QVERIFY(*readScenario(writeScenario(scenario, toy::kToll), "file", toy::kToll) == scenario);
        scenario.board = toy::board(2);
        scenario.position.reset();
        QVERIFY(*readScenario(writeScenario(scenario, toy::kToll), "file", toy::kToll) == scenario);
    }

    void matchBeginsInTheScenariosPosition()
    {
        Expected<OpenedScenario> opened = openScenario(storm(), boardNamed, toy::kToll);
        QVERIFY(opened);
        Match match(opened->setup, std::move(opened->start), {1, ChanceMode::Dealt, {}});
        QCOMPARE(match.state().decision().seat, Seat {1});
        QCOMPARE(match.play("draw").error().what.code, std::string("reason.stormy"));
    }

    void suggestedPlayersComeBySeat()
    {
        Scenario scenario = storm();
        scenario.seats = {{"east", "person"}};
        const Expected<OpenedScenario> opened = openScenario(scenario, boardNamed, toy::kToll);
        QVERIFY(opened);
        QCOMPARE(opened->players.size(), opened->setup->seats().size());
        for (std::size_t seat = 0; seat < opened->players.size(); ++seat)
            QCOMPARE(opened->players[seat],
                     std::string(opened->setup->seats()[seat].key == "east" ? "person" : ""));
        scenario.seats = {{"nowhere", "person"}};
        const Error error = openScenario(scenario, boardNamed, toy::kToll).error();
        QCOMPARE(error.what.code, std::string("scenario.no-seat"));
        QCOMPARE(error.where.pointer, std::string("/seats/nowhere"));
    }

    void scenarioWithoutPositionBeginsWithTheGamesStart()
    {
        Scenario scenario = storm();
        scenario.position.reset();
        scenario.board = toy::board(3);
        const Expected<OpenedScenario> opened = openScenario(scenario, boardNamed, toy::kToll);
        QVERIFY(opened);
        QCOMPARE(opened->start->hash(), opened->setup->start()->hash());
        QCOMPARE(opened->setup->board().places().size(), std::size_t {3});
    }

    void errorsSayWhatIsWrongAndWhere()
    {
        Scenario scenario = storm();
        scenario.board = "five-fields";
        QCOMPARE(openScenario(scenario, boardNamed, toy::kToll).error().what.code,
                 std::string("test.no-board"));
        scenario = storm();
        (**scenario.position)["turn"] = "nowhere";
        QCOMPARE(openScenario(scenario, boardNamed, toy::kToll).error().where.pointer,
                 std::string("/position/turn"));
        scenario = storm();
        scenario.options["seats"] = "5";
        QCOMPARE(openScenario(scenario, boardNamed, toy::kToll).error().what.code, std::string("toy.option"));

        const std::string text = R"({"format": {"name": "merlon-scenario", "version": "1.0"}, "game": "toll",
"bord": "four-fields"})";
        const std::string said = say(readScenario(text, "file", toy::kToll).error(), english());
        QVERIFY2(said.starts_with("file:2: /bord: “bord” is not known here. Possible here: board, "),
                 said.c_str());
        QCOMPARE(
            say(readScenario(R"({"format": {"name": "merlon-board"}})", "file", toy::kToll).error(),
                english()),
            std::string("file:1: /format: This is not a file of the format merlon-scenario. Such a file has "
                        "\"format\": {\"name\":\"merlon-scenario\",\"version\":\"1.2\"}."));
    }
};

MERLON_TEST(ScenarioTest)
#include "scenario_test.moc"
