#include "core/base/json.h"
#include "core/games/english.h"
#include "tests/games/siege1/answers.h"
#include "tests/support/schema_check.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace merlon::siege1 {

/// Positions written by hand.
class PositionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What is absent has its set-up value.
    void momentsCanBeNamed_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("decision");
        QTest::newRow("nothing") << "{}"
                                 << "flip-cards";
        QTest::newRow("a schema") << R"({"$schema": "siege1-position.schema.json"})"
                                  << "flip-cards";
        QTest::newRow("set-up") << R"({"at": "set-up"})"
                                << "draw-cards";
        QTest::newRow("phase") << R"({"at": "phase", "phase": 6, "seats": {"invader": {"camp": {"orc": 3}}}})"
                               << "choose-deployment";
        QTest::newRow("window") << R"({"at": "window", "phase": 2, "seats": {"defender": {"purse": 2}}})"
                                << "window";
        QTest::newRow("orders") << R"({"at": "orders", "places": {"west-wall-1": {"invaders": {"orc": 1}}}})"
                                << "choose-orders";
        QTest::newRow("melee")
            << R"({"at": "melee", "places": {"west-wall-1": {"invaders": {"orc": 1, "goblin": 1}}}})"
            << "invader-losses";
    }
    void momentsCanBeNamed()
    {
        QFETCH(QString, position);
        QFETCH(QString, decision);
        const Table table;
        const auto state = table.setup().position(*readJson(position.toStdString(), "test"));
        QVERIFY2(state.has_value(), state ? "" : say(state.error(), english()).c_str());
        const std::uint16_t kind = (*state)->decision().kind;
        QCOMPARE(QString::fromStdString(table.setup().vocabulary().decisions()[kind].key), decision);
    }

    /// What breaks a capacity, a number of pieces or the rules is refused.
    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("too many units on a wall")
            << R"({"places": {"west-wall-2": {"invaders": {"orc": 4}}}})"
            << "/places/west-wall-2";
        QTest::newRow("too many trolls") << R"({"discard": {"troll": 40}, "blood": 1, "spent": {"troll": 1}})"
                                         << "/places";
        QTest::newRow("two heroes on a wall") << R"({"officer": "east-wall-3"})"
                                              << "/officer";
        QTest::newRow("a hidden order") << R"({"places": {"west-wall-2": {"order": "?"}}})"
                                        << "/places/west-wall-2/order";
        QTest::newRow("hourglasses of a seat that is not there")
            << R"({"hourglasses": {"hook": 1}, "investors": {"hook": "defender-west"}})"
            << "/investors/hook";
        QTest::newRow("hourglasses of an invader")
            << R"({"hourglasses": {"hook": 1}, "investors": {"hook": "invader"}})"
            << "/investors/hook";
        QTest::newRow("hourglasses on an action that there is not") << R"({"investors": {"hok": "defender"}})"
                                                                    << "/investors/hok";
        QTest::newRow("hourglasses of a seat that no number has")
            << R"({"hourglasses": {"hook": 1}, "investors": {"hook": 2}})"
            << "/investors/hook";
        QTest::newRow("finished, but not there") << R"({"ended": ["invader", "defender-east"]})"
                                                 << "/ended/1";
        QTest::newRow("finished twice") << R"({"ended": ["invader", "invader"]})"
                                        << "/ended/1";
        QTest::newRow("resigned, but not there")
            << R"({"winner": "defenders", "ending": "resigned", "resigned": "invader-west"})"
            << "/resigned";
        QTest::newRow("the speed token of nobody that is there") << R"({"sped": {"hook": "defender-west"}})"
                                                                 << "/sped/hook";
        QTest::newRow("two speed tokens") << R"({"sped": {"hook": "defender", "cannon": "defender"}})"
                                          << "/sped";
        QTest::newRow("a spectre of the defender") << R"({"spectre": "defender"})"
                                                   << "/spectre";
        QTest::newRow("between two moments, as older programs wrote it")
            << R"({"agenda": ["start-round", "window-turn defender 0", "window defender"]})"
            << "/agenda";
        QTest::newRow("between two moments, as it is seen") << R"({"at": "?"})"
                                                            << "/at";
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QString, position);
        QFETCH(QString, pointer);
        const Table table;
        const auto state = table.setup().position(*readJson(position.toStdString(), "test"));
        QVERIFY(!state.has_value());
        QCOMPARE(QString::fromStdString(state.error().where.pointer), pointer);
    }

    /// Seats have their keys, whoever sits there.
    void seatsAreNamed_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("seat");
        QTest::addColumn<QString>("old");
        const auto row = [](const char *name, int players, const char *position, const char *pointer,
                            const char *seat, const char *old) {
            QTest::newRow(name) << players << position << pointer << seat << old;
        };
        row("S1-24.4 investors", 4,
            R"({"hourglasses": {"hook": 1, "cannon": 2}, "investors": {"hook": "defender-east",
                "cannon": "defender-west"}})",
            "/investors/hook", "defender-east",
            R"({"hourglasses": {"hook": 1, "cannon": 2}, "investors": {"hook": 2, "cannon": 1}})");
        row("investors, one defender", 3,
            R"({"hourglasses": {"hook": 1}, "investors": {"hook": "defender"}})", "/investors/hook",
            "defender", R"({"hourglasses": {"hook": 1}, "investors": {"hook": 1}})");
        row("S1-24.6 speed token", 4, R"({"sped": {"hook": "defender-east"}})", "/sped/hook", "defender-east",
            R"({"sped": {"hook": 2}})");
        row("S1-9.4 spectre", 3, R"({"spectre": "invader-east"})", "/spectre", "invader-east",
            R"({"spectre": 2})");
        row("spectre, one invader", 2, R"({"spectre": "invader"})", "/spectre", "invader",
            R"({"spectre": 1})");
        row("ended", 4,
            R"({"at": "window", "phase": 2, "ended": ["invader-west", "defender-east"],
                "seats": {"defender-west": {"purse": 1}}})",
            "/ended/1", "defender-east",
            R"({"at": "window", "phase": 2, "ended": ["0", "3"], "seats": {"defender-west": {"purse": 1}}})");
        row("resigned", 4, R"({"winner": "invaders", "ending": "resigned", "resigned": "defender-east"})",
            "/resigned", "defender-east", R"({"winner": "invaders", "ending": "resigned", "resigned": 3})");
        row("resigned, the first seat", 2,
            R"({"winner": "defenders", "ending": "resigned", "resigned": "invader"})", "/resigned", "invader",
            R"({"winner": "defenders", "ending": "resigned"})");
    }
    void seatsAreNamed()
    {
        QFETCH(int, players);
        QFETCH(QString, position);
        QFETCH(QString, pointer);
        QFETCH(QString, seat);
        QFETCH(QString, old);
        const Table table(players);
        const Json read = *readJson(position.toStdString(), "test");
        const auto state = table.setup().position(read);
        QVERIFY2(state.has_value(), state ? "" : say(state.error(), english()).c_str());
        const Json written = (*state)->position();
        const Json::json_pointer place(pointer.toStdString());
        QVERIFY(written.contains(place));
        QCOMPARE(QString::fromStdString(written.at(place).get<std::string>()), seat);
        const std::string objection =
            testing::objectionOf(testing::shippedSchema("siege1-position"), written);
        QVERIFY2(objection.empty(), objection.c_str());
        // Records of older programs have numbers.
        for (const Json &same : {written, *readJson(old.toStdString(), "test")}) {
            const auto again = table.setup().position(same);
            QVERIFY2(again.has_value(), again ? "" : say(again.error(), english()).c_str());
            QCOMPARE((*again)->hash(), (*state)->hash());
            QVERIFY((*again)->position() == written);
        }
    }

    void anUnknownSeatIsToldWhichThereAre()
    {
        const Table table(4);
        const auto state = table.setup().position(
            *readJson(R"({"hourglasses": {"hook": 1}, "investors": {"hook": "defender-north"}})", "test"));
        QVERIFY(!state.has_value());
        QCOMPARE(state.error().what.code, std::string("error.position-unknown-word"));
        const std::string right = say(state.error().right, english());
        QVERIFY2(right.find("defender-west") != std::string::npos
                     && right.find("defender-east") != std::string::npos,
                 right.c_str());
    }

    /// Hourglasses of which nothing is said are those of the moment.
    void pursesAreThoseOfTheMoment_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("west");
        QTest::addColumn<int>("east");
        const auto row = [](const char *name, int players, const char *position, int west, int east = 0) {
            QTest::newRow(name) << players << position << west << east;
        };
        row("S1-2.8 before round 1", 2, "{}", 4);
        row("S1-2.8 before round 1, four players", 4, "{}", 2, 2);
        row("before the set-up", 2, R"({"at": "set-up"})", 0);
        row("before a later round", 2, R"({"round": 3})", 0);
        row("S1-3.3 phase 1 of round 1", 2, R"({"at": "phase", "phase": 1})", 6);
        row("S1-3.3 phase 1 of a later round", 4, R"({"at": "phase", "round": 2})", 1, 1);
        row("S1-13.1 a later phase", 2, R"({"at": "phase", "phase": 3})", 0);
        row("S1-4.4 window of phase 1", 2,
            R"({"at": "window", "round": 2, "seats": {"invader": {"flags": ["gained"]}}})", 3);
        row("S1-5.4 window of phase 2", 2,
            R"({"at": "window", "phase": 2, "seats": {"invader": {"used": ["ballista", "banner"]}}})", 1);
        row("S1-10.3 back of a card", 2,
            R"({"at": "window", "phase": 2, "seats": {"invader": {"used": ["precise-fire"]}}})", 2);
        row("S1-11.2, S1-11.10 window of phase 6", 2,
            R"({"at": "window", "phase": 6, "seats": {"invader": {"flags": ["minor", "major"],
                "camp": {"orc": 5}}}})",
            9);
        row("S1-24.2 colors", 4,
            R"({"at": "window", "phase": 6, "seats": {"invader-west": {"flags": ["minor"]},
                "invader-east": {"flags": ["major"]}}})",
            2, 4);
        row("S1-11.2 orders", 2,
            R"({"at": "orders", "places": {"west-wall-1": {"invaders": {"orc": 1}}},
                "seats": {"invader": {"flags": ["minor"]}}})",
            3);
        row("said", 2, R"({"at": "phase", "phase": 1, "seats": {"defender": {"purse": 0}}})", 0);
        row("said of one", 4, R"({"seats": {"defender-east": {"purse": 7}}})", 2, 7);
    }
    void pursesAreThoseOfTheMoment()
    {
        QFETCH(int, players);
        QFETCH(QString, position);
        QFETCH(int, west);
        QFETCH(int, east);
        const Table table(players);
        const auto state = table.setup().position(*readJson(position.toStdString(), "test"));
        QVERIFY2(state.has_value(), state ? "" : say(state.error(), english()).c_str());
        const SiegeData &data = static_cast<const Siege1State &>(**state).data();
        QCOMPARE(int {data.defenders[0].purse}, west);
        QCOMPARE(int {data.defenders[1].purse}, east);
        const auto again = table.setup().position((*state)->position());
        QVERIFY2(again.has_value(), again ? "" : say(again.error(), english()).c_str());
        QCOMPARE((*again)->hash(), (*state)->hash());
    }

    /// The schema allows whatever is ever written, for two to four players, also as one seat sees it.
    void isDescribedByItsSchema_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("cards");
        for (const int players : {2, 3, 4}) {
            for (const char *cards : {"draft", "starred"})
                QTest::addRow("%d players, %s", players, cards) << players << QString::fromLatin1(cards);
        }
    }
    void isDescribedByItsSchema()
    {
        QFETCH(int, players);
        QFETCH(QString, cards);
        const Table table(players, {{"cards", cards.toStdString()}});
        const Json schema = testing::shippedSchema("siege1-position");
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const std::string objection =
                testing::objectionInGame(schema, table.setup(), seed, testing::Sight::AndOfSeats);
            QVERIFY2(objection.empty(), objection.c_str());
        }
    }

    /// The scenario that comes with the program is a position of four players and described by the schema.
    void opensWhatTheFuzzerBeginsWith_data()
    {
        QTest::addColumn<int>("players");
        QTest::newRow("siege1-for-two.json") << 2;
        QTest::newRow("siege1-for-four.json") << 4;
        QTest::newRow("siege1-third-gate.json") << 4;
    }
    void opensWhatTheFuzzerBeginsWith()
    {
        QFETCH(int, players);
        const auto json = readJsonFile(std::filesystem::path(MERLON_SOURCE_DIR) / "tests/fuzz/corpus/position"
                                       / QTest::currentDataTag());
        QVERIFY(json.has_value());
        const auto state = Table(players).setup().position(*json);
        QVERIFY2(state.has_value(), state ? "" : say(state.error(), english()).c_str());
    }
    /// S1-21.3: a team can lose glory that it does not have.
    void gloryBelowNothingIsKept()
    {
        const Table table;
        const auto state = table.setup().position(*readJson(R"({"invader-glory": -2})", "test"));
        QVERIFY2(state.has_value(), state ? "" : say(state.error(), english()).c_str());
        const Json written = (*state)->position();
        QCOMPARE(written.value("invader-glory", 0), -2);
        const auto again = table.setup().position(written);
        QVERIFY2(again.has_value(), again ? "" : say(again.error(), english()).c_str());
        QCOMPARE((*again)->hash(), (*state)->hash());
    }
    void theScenarioIsSound()
    {
        const auto scenario =
            readJsonFile(std::filesystem::path(MERLON_SOURCE_DIR) / "resources/scenarios/third-gate.json");
        QVERIFY2(scenario.has_value(), scenario ? "" : say(scenario.error(), english()).c_str());
        const Json position = scenario->value("position", Json());
        const Table table(4);
        const auto state = table.setup().position(position);
        QVERIFY2(state.has_value(), state ? "" : say(state.error(), english()).c_str());
        QCOMPARE(int((*state)->decision().seat), 2); // the western defender spends his hourglasses
        const std::string objection =
            testing::objectionOf(testing::shippedSchema("siege1-position"), position);
        QVERIFY2(objection.empty(), objection.c_str());
    }
};

} // namespace merlon::siege1

MERLON_TEST(merlon::siege1::PositionTest)

#include "siege1_position_test.moc"
