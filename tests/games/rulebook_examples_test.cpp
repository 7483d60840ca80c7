#include "core/base/json.h"
#include "core/engine/lessons/lesson_player.h"
#include "core/engine/match/match.h"
#include "core/engine/records/scenario.h"
#include "core/engine/rulebook/rulebook.h"
#include "core/games/english.h"
#include "core/games/module.h"
#include "tests/support/boards.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <stdexcept>

using namespace merlon;

namespace {

const std::filesystem::path kResources = std::filesystem::path(MERLON_SOURCE_DIR) / "resources";

template <typename T>
T orThrow(Expected<T> value)
{
    if (!value)
        throw std::runtime_error(say(value.error(), english()));
    return std::move(*value);
}

Scenario figure(const std::string &name)
{
    return orThrow(readScenarioFile(kResources / "rules/figures" / (name + ".json")));
}

/// Plays a position on, with one choice and then always with the first there is, to the next moment that a position can
/// name, or to the end of the game.
Match settled(const Scenario &scenario, const std::string &first = "pass")
{
    OpenedScenario opened = orThrow(openScenario(scenario, testing::lessonBoard));
    const Json moment = opened.start->position().at("at");
    Match match(opened.setup, std::move(opened.start),
                {.seed = 1, .chance = ChanceMode::Given, .players = {}});
    if (!first.empty())
        testing::mustPlay(match, first);
    ChoiceList choices;
    while (!match.isOver() && match.state().position().at("at") == moment) {
        match.state().choices(choices);
        if (!match.play(choices[0], match.ply()))
            throw std::runtime_error("the first choice is refused");
    }
    return match;
}

Match matchAfterLesson(const std::string &name, std::size_t steps)
{
    const OpenedLesson lesson =
        orThrow(openLessonFile(kResources / "lessons" / (name + ".json"), testing::lessonBoard));
    Match match = matchOf(lesson);
    if (const std::string refused = playLesson(match, lesson, steps); !refused.empty())
        throw std::runtime_error("not legal: " + refused);
    return match;
}

/// The last moment that can be written as a position: the beginning of a maneuver, and not a march in the middle of it.
Json afterLesson(const std::string &name, std::size_t steps)
{
    return matchAfterLesson(name, steps).state().position();
}

/// The kinds of what happened with the last choice.
std::vector<std::string> lastEvents(const Match &match)
{
    std::vector<std::string> kinds;
    for (const Event &event : match.chronicle().back().events)
        kinds.push_back(match.setup().vocabulary().events()[event.kind].key);
    return kinds;
}

/// The verbs that only chance says, as far as they come in a few games.
std::set<std::string> verbsOfChance(const std::shared_ptr<const Setup> &setup)
{
    constexpr int kGames = 60;
    constexpr int kMostChoices = 3000;
    std::set<std::string> verbs;
    for (int game = 0; game < kGames; ++game) {
        Match match(setup, {.seed = 1, .chance = ChanceMode::Given});
        testing::playSome(match, static_cast<std::uint64_t>(game), kMostChoices);
        for (const Ply &ply : match.chronicle()) {
            if (ply.decision.seat == kChance)
                verbs.insert(setup->vocabulary().verbs()[ply.choice.verb].key);
        }
    }
    return verbs;
}

/// What a position says at a pointer, as text; empty for nothing.
std::string at(const Json &position, const std::string &pointer)
{
    const Json::json_pointer place(pointer);
    return position.contains(place) ? position.at(place).dump() : std::string();
}

} // namespace

/// The examples that the rulebooks count and tell come out as they say.
class RulebookExamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyVerbIsAmongTheWordsOfTheNotation_data()
    {
        QTest::addColumn<QString>("key");
        for (const Game *game : allGames())
            QTest::newRow(game->key().data()) << QString::fromStdString(game->key());
    }

    void everyVerbIsAmongTheWordsOfTheNotation()
    {
        QFETCH(QString, key);
        const Game &game = *findGame(key.toStdString());
        const auto setup = orThrow(game.open(orThrow(testing::lessonBoard(game.defaultBoard(), game)), {}));
        const std::set<std::string> chance = verbsOfChance(setup);
        QVERIFY(!chance.empty());
        for (const char *language : {"en", "fr"}) {
            const Rulebook book =
                orThrow(Rulebook::read(kResources / "rules" / (game.key() + '.' + language + ".md")));
            for (const Term &verb : setup->vocabulary().verbs().subspan(1)) {
                const bool isTold =
                    chance.contains(verb.key) || book.text().find('`' + verb.key + '`') != std::string::npos;
                QVERIFY2(isTold, (std::string(language) + ": " + verb.key).c_str());
            }
        }
    }

    void everyFigureCanBePlayedAndIsInItsBook()
    {
        int figures = 0;
        for (const auto &file : std::filesystem::directory_iterator(kResources / "rules/figures")) {
            const std::string name = file.path().stem().string();
            const Scenario scenario = figure(name);
            QCOMPARE(scenario.key, name);
            QVERIFY(orThrow(openScenario(scenario, testing::lessonBoard)).start);
            const Rulebook book = orThrow(Rulebook::read(kResources / "rules" / (scenario.game + ".en.md")));
            QVERIFY2(book.text().find("(figure:" + name) != std::string::npos, name.c_str());
            ++figures;
        }
        QVERIFY(figures > 10);
    }

    void siege2_equalStrengthsHurtNobody()
    {
        const std::string before = at(**figure("siege2-fights").position, "/places/west-wall-3/invaders");
        const Json after = settled(figure("siege2-fights")).state().position();
        QCOMPARE(at(after, "/places/west-wall-3/invaders"), before);
        QCOMPARE(at(after, "/places/west-wall-3/defenders"), std::string()); // as set up
    }

    void siege2_anAdvantageOf2CostsTheOrc()
    {
        const Json after = settled(figure("siege2-fights")).state().position();
        QCOMPARE(at(after, "/places/east-wall-3/invaders"), std::string(R"({"goblin":1,"troll":1})"));
        QCOMPARE(at(after, "/places/east-wall-3/defenders"), std::string());
    }

    void siege2_aSiegeTowerMakesTheBreach()
    {
        const Match match = settled(figure("siege2-breach"));
        QVERIFY(match.isOver());
        QCOMPARE(match.setup().seats()[0].key, std::string("invader"));
        QVERIFY(match.state().outcome().isWinner(0));
    }

    void siege2_withoutItTheWallHoldsWithoutUnits()
    {
        Scenario scenario = figure("siege2-breach");
        (**scenario.position)["places"]["west-wall-2"].erase("siege-tower");
        const Match match = settled(scenario);
        QVERIFY(!match.isOver());
        const Json after = match.state().position();
        QCOMPARE(at(after, "/places/west-wall-2/defenders"), std::string("{}"));
        QCOMPARE(at(after, "/places/west-wall-2/invaders"), std::string(R"({"orc":1,"troll":2})"));
    }

    void siege2_sevenToEightCostsTheGoblin()
    {
        const Json after = settled(figure("siege2-strength")).state().position();
        QCOMPARE(at(after, "/places/west-wall-4/invaders"), std::string(R"({"orc":1,"troll":1})"));
        QCOMPARE(at(after, "/places/west-wall-4/defenders"), std::string()); // as set up
    }

    void siege2_nineToSixIsABreachWithASoldierAlone()
    {
        const Match match = settled(figure("siege2-nine-to-six"));
        QVERIFY(match.isOver());
        QVERIFY(match.state().outcome().isWinner(0));
    }

    void siege2_nineToSixIsNoneWithAMarksmanInPlaceOfAStone()
    {
        Scenario scenario = figure("siege2-nine-to-six");
        Json &wall = (**scenario.position)["places"]["west-wall-1"];
        wall["defenders"]["marksman"] = 1;
        wall["stone"] = 3;
        QVERIFY(!settled(scenario).isOver());
    }

    void siege1_equalTotalsHurtNobody()
    {
        const Json before = settled(figure("siege1-fights"), {}).start().position();
        const Json after = settled(figure("siege1-fights"), {}).state().position();
        QCOMPARE(at(after, "/places/west-wall-4/invaders"), at(before, "/places/west-wall-4/invaders"));
        QCOMPARE(at(after, "/places/west-wall-4/defenders"), std::string());
    }

    void siege1_anAdvantageOf2CostsTheSoldier()
    {
        const Json after = settled(figure("siege1-fights"), "lose-defender soldier").state().position();
        QCOMPARE(at(after, "/places/east-wall-3/invaders"), std::string(R"({"orc":1,"troll":2})"));
        QCOMPARE(at(after, "/places/east-wall-3/defenders"), std::string()); // an archer alone, as set up
    }

    void siege1_theBannerMakesTheBreachOfTheExample()
    {
        const Match match = settled(figure("siege1-melee"), {});
        QVERIFY(match.isOver());
        const Json after = match.state().position();
        QCOMPARE(at(after, "/places/west-wall-3/invaders"), std::string(R"({"goblin":1,"orc":2})"));
        QCOMPARE(at(after, "/places/west-wall-3/defenders"), std::string()); // 6 to 6 hurts nobody

        Scenario scenario = figure("siege1-melee");
        (**scenario.position)["places"]["west-wall-2"].erase("equipment");
        QVERIFY(!settled(scenario, {}).isOver());
    }

    void siege1_anOrcInTheSiegeTowerMakesTheBreach()
    {
        const Match match = settled(figure("siege1-breach"), {});
        QVERIFY(match.isOver());
        QVERIFY(match.state().outcome().isWinner(0)); // 9 to 8
    }

    void siege1_oneRoundLaterTheBreachIsTooLate()
    {
        Scenario scenario = figure("siege1-breach");
        (**scenario.position)["round"] = 6;
        (**scenario.position)["invader-glory"] = 5;
        (**scenario.position)["defender-glory"] = 9;
        const Match match = settled(scenario, {});
        QVERIFY(match.isOver());
        QVERIFY(match.state().outcome().isWinner(1)); // 8 to 9
    }

    void siege1_aGoblinInItDoesNot()
    {
        Scenario scenario = figure("siege1-breach");
        (**scenario.position)["places"]["west-wall-2"]["crew"] = {{"goblin", 1}};
        QVERIFY(!settled(scenario, {}).isOver());
    }

    /// The choices of the told round, and after a `#` the figure that shows what has become of them.
    void siege1_theToldRoundGoesAsItIsTold()
    {
        const Game &game = *findGame("siege1");
        const auto setup =
            orThrow(game.open(orThrow(testing::lessonBoard("three-gates", game)), {{"players", "2"}}));
        Match match(setup, {.seed = 1, .chance = ChanceMode::Given});
        std::ifstream file(std::filesystem::path(MERLON_SOURCE_DIR) / "tests/games/siege1_told_round.txt");
        int figures = 0;
        for (std::string line; std::getline(file, line);) {
            if (!line.starts_with("# ")) {
                testing::mustPlay(match, line);
                continue;
            }
            const OpenedScenario opened = orThrow(openScenario(figure(line.substr(2)), testing::lessonBoard));
            QCOMPARE(opened.start->position().dump(), match.state().position().dump());
            ++figures;
        }
        QCOMPARE(figures, 3);
    }

    void siege2_theToldRoundGoesAsItIsTold()
    {
        const Json beforeManeuvers = afterLesson("siege2-beginning", 12);
        QCOMPARE(at(beforeManeuvers, "/invader/supply"), std::string(R"({"goblin":4,"orc":4,"troll":2})"));
        QCOMPARE(at(beforeManeuvers, "/invader/wood"), std::string()); // 5, as set up
        QCOMPARE(at(beforeManeuvers, "/defender/reserve"), std::string());
        QCOMPARE(at(beforeManeuvers, "/places/east-wall-1/stone"), std::string("3"));

        const Json after = afterLesson("siege2-beginning", 26);
        QCOMPARE(at(after, "/round"), std::string("2"));
        QCOMPARE(at(after, "/places/west-wall-1/invaders"), std::string(R"({"goblin":1,"orc":2,"troll":1})"));
        QCOMPARE(at(after, "/places/west-wall-1/defenders"), std::string(R"({"marksman":1,"veteran":1})"));
        QCOMPARE(at(after, "/places/west-wall-1/stone"), std::string("1"));
        QCOMPARE(at(after, "/places/west-rampart-1/invaders"), std::string(R"({"orc":4,"troll":2})"));
        QCOMPARE(at(after, "/places/west-foreground/invaders"), std::string(R"({"goblin":4,"orc":1})"));
        QCOMPARE(at(after, "/places/courtyard/defenders"), std::string(R"({"soldier":1})"));
    }

    /// MT-4.9, MT-5.6: the first lesson plays the three told rounds and the cascade that is counted.
    void mountain_theToldRoundsGoAsTheyAreTold()
    {
        const Json after = afterLesson("mountain-first-tunnel", 19);
        QCOMPARE(at(after, "/seats/magenta/honour"), std::string("4"));
        QCOMPARE(at(after, "/seats/magenta/stock/coin"), std::string("5"));
        QCOMPARE(at(after, "/seats/magenta/on-p2-2/iron"), std::string("2"));
        QCOMPARE(at(after, "/seats/blue/honour"), std::string("5"));
        QCOMPARE(at(after, "/seats/blue/stock/rune"), std::string("1"));
        const Json counted = afterLesson("mountain-first-tunnel", 26);
        QCOMPARE(at(counted, "/seats/magenta/on-p3-1/heartrock"), std::string("3"));
        QCOMPARE(at(counted, "/seats/magenta/on-p2-1/stone"), std::string("2"));
        QCOMPARE(at(counted, "/seats/magenta/on-p1-3/coin"), std::string("1"));
    }

    /// MT-6.2, MT-7.2: the statues of the second lesson.
    void mountain_theStatuesArriveWhereTheLessonHaulsThem()
    {
        const Json after = afterLesson("mountain-road-of-statues", 23);
        QCOMPARE(at(after, "/places/r15c07/statue"), std::string("\"moon\""));
        QCOMPARE(at(after, "/places/r12c08/statue"), std::string("\"fire\""));
        QCOMPARE(at(after, "/track/moon-3/owner"), std::string("\"magenta\""));
    }

    /// EX-3.7, EX-11.14, EX-12.2: the first lesson plays the told turn and the told round of its siege.
    void exiles_theToldTurnAndItsSiegeGoAsTheyAreTold()
    {
        const Json acted = afterLesson("exiles-first-turns", 14);
        QCOMPARE(at(acted, "/seats/blue/store/wood"), std::string("1"));
        QCOMPARE(at(acted, "/seats/orange/store/wood"), std::string("6"));
        QCOMPARE(at(acted, "/places/bld-barracks/level"), std::string("2"));
        QCOMPARE(at(acted, "/places/sec-n/gate"), std::string("4"));
        QCOMPARE(at(acted, "/places/sec-w/resistance"), std::string("2"));
        QCOMPARE(at(acted, "/places/sec-w/units/archer"), std::string("2"));
        QCOMPARE(at(acted, "/places/sec-w/rocks"), std::string("true"));
        const Json after = afterLesson("exiles-first-turns", 27);
        QCOMPARE(at(after, "/turn"), std::string("1")); // the next one has not begun on a Save Sheet
        QCOMPARE(at(after, "/places/sec-w/units/spearman"), std::string("3"));
        QCOMPARE(at(after, "/places/sec-w/units/archer"), std::string("2"));
        QCOMPARE(at(after, "/seats/blue/store/wood"), std::string("2")); // the loot
    }

    /// EX-8.9, EX-9.9, EX-11.16, EX-11.19: the counted shots and the foothold are those of the second lesson.
    void exiles_theSiegeOfTheLessonIsTheOneThatIsCounted()
    {
        const Json shot = afterLesson("exiles-siege", 11);
        QCOMPARE(at(shot, "/places/sec-n/resistance"), std::string("2"));
        QCOMPARE(at(shot, "/places/sec-n/units/spearman"), std::string("4")); // one of them saved
        const Json fought = afterLesson("exiles-siege", 23);
        QCOMPARE(at(fought, "/places/sec-n/units/spearman"), std::string("3"));
        QCOMPARE(at(fought, "/places/sec-n/gate"), std::string("5")); // the ram was put aside
        QCOMPARE(at(fought, "/places/bld-workshop/level"), std::string("1"));
        QCOMPARE(at(fought, "/places/bld-library/level"), std::string("1"));
    }

    /// The second round of the first lesson: not told, but done.
    void siege2_theLearnerTrainsPerformsARitualAndMeetsATrap()
    {
        const Json after = afterLesson("siege2-beginning", 36);
        QCOMPARE(at(after, "/machines/0/misses"), std::string("3")); // of 4: the artilleryman
        QCOMPARE(at(after, "/places/west-wall-1/gale"), std::string(R"("target-up")"));
        QCOMPARE(at(after, "/places/west-wall-2/gale"), std::string(R"("bluff-down")"));
        QCOMPARE(at(after, "/places/courtyard/defenders"), std::string(R"({"soldier":1})")); // held back
        const std::vector<std::string> events = lastEvents(matchAfterLesson("siege2-beginning", 36));
        QCOMPARE(std::ranges::count(events, "trap-shown"), 1);
    }
};

MERLON_TEST(RulebookExamplesTest)
#include "rulebook_examples_test.moc"
