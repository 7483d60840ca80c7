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
