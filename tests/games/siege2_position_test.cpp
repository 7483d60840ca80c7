#include "core/base/json.h"
#include "core/games/english.h"
#include "core/games/siege2/edition.h"

#include "core/base/random.h"
#include "core/board/files/library.h"
#include "core/engine/records/scenario.h"
#include "core/games/siege/board/siege_schema.h"
#include "tests/support/schema_check.h"
#include "tests/support/siege/siege2_table.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <array>

using namespace merlon;
using namespace merlon::siege2;

namespace {

/// Why a position reads back differently; empty if it does not.
std::string differenceOf(const State &state)
{
    const auto again = state.setup().position(state.position());
    if (!again)
        return say(again.error(), english()) + '\n' + writeJson(state.position());
    if (state.isAtMoment() ? (*again)->hash() == state.hash() : (*again)->position() == state.position())
        return {};
    return writeJson(state.position()) + "\nreads back as\n" + writeJson((*again)->position());
}

Choice anyChoice(const State &state, Random &random)
{
    ChoiceList choices;
    state.choices(choices);
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
}

Json parsed(const QString &text)
{
    const auto json = readJson(text.toStdString(), "test");
    return json ? *json : Json();
}

} // namespace

/// Positions of Siege II: what is written reads back, and what is absent has its set-up value.
class Siege2PositionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites_data();
    void readsWhatItWrites();
    void mentionsOnlyWhatDiffers();
    void hidesWhatAViewDoesNotKnow();
    void hourglassesAreThoseOfTheMoment_data();
    void hourglassesAreThoseOfTheMoment();
    void fillsInTheSetUp();
    void givesTheRowItsSupply();
    void beginsAtNamedMoments_data();
    void beginsAtNamedMoments();
    void opensTheScenarios_data();
    void opensTheScenarios();
    void opensWhatTheFuzzerBeginsWith();
    void isDescribedByItsSchema();

private:
    std::unique_ptr<State> open(const QString &text) const;

    Table m_table;
};

/// The state of a position that is taken.
std::unique_ptr<State> Siege2PositionTest::open(const QString &text) const
{
    auto state = m_table.setup().position(parsed(text));
    if (!state)
        qWarning("%s", say(state.error(), english()).c_str());
    return state ? std::move(*state) : nullptr;
}

void Siege2PositionTest::readsWhatItWrites_data()
{
    QTest::addColumn<QString>("board");
    QTest::newRow("two shoulders") << "two-shoulders";
    QTest::newRow("crooked crown") << "crooked-crown";
}

void Siege2PositionTest::readsWhatItWrites()
{
    QFETCH(QString, board);
    const Table table(board.toStdString());
    const bool good = rc::check([&](std::uint64_t seed) {
        Random random(seed);
        const std::unique_ptr<State> state = table.setup().start();
        EventSink nobody;
        for (int ply = 0; state->decision().seat != kNobody; ++ply) {
            if (ply % 5 == 0) {
                const std::string difference = differenceOf(*state);
                if (!difference.empty())
                    RC_FAIL(difference);
            }
            state->apply(anyChoice(*state, random), nobody);
        }
        RC_ASSERT(differenceOf(*state).empty());
    });
    QVERIFY(good);
}

void Siege2PositionTest::mentionsOnlyWhatDiffers()
{
    const std::unique_ptr<State> state = open(R"({"at": "maneuver", "places": {"west-wall-1": {"stone": 2},
        "west-wall-2": {"stone": 1}}})");
    QVERIFY(state);
    const Json places = state->position()["places"];
    QCOMPARE(writeJson(places), writeJson(parsed(R"({"west-wall-2": {"stone": 1}})")));
}

void Siege2PositionTest::hidesWhatAViewDoesNotKnow()
{
    const std::unique_ptr<State> state = open(R"({"at": "maneuver",
        "places": {"west-wall-1": {"invaders": {"orc": 1}, "order": "bluff", "gale": "target-down"}},
        "paths": {"west-rampart-1>west-wall-1": {"trap": "goblin"}},
        "plans": [{"card": "levy", "state": "unused"}]})");
    QVERIFY(state);
    const Json invader = state->seenBy({kInvader})->position();
    QCOMPARE(invader["paths"]["west-rampart-1>west-wall-1"]["trap"].get<std::string>(), std::string("?"));
    QCOMPARE(invader["plans"][0]["card"].get<std::string>(), std::string("?"));
    QCOMPARE(invader["places"]["west-wall-1"]["order"].get<std::string>(), std::string("bluff"));
    const Json defender = state->seenBy({kDefender})->position();
    QCOMPARE(defender["places"]["west-wall-1"]["order"].get<std::string>(), std::string("?"));
    QCOMPARE(defender["places"]["west-wall-1"]["gale"].get<std::string>(), std::string("?"));
    for (const Json &view : {invader, defender}) {
        const auto refused = m_table.setup().position(view);
        QVERIFY(!refused);
        QCOMPARE(refused.error().what.code, std::string(kBetweenMoments));
    }
}

void Siege2PositionTest::hourglassesAreThoseOfTheMoment_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("reserve");
    QTest::addColumn<int>("due");
    QTest::newRow("S2-3.1 round") << QByteArray(R"({"at": "round", "round": 3})") << 2 << 0;
    QTest::newRow("S2-3.1 drawback") << QByteArray(
        R"({"at": "row", "round": 3, "defender": {"drawbacks": ["midnight-oil"]}})")
                                     << 1 << 0;
    QTest::newRow("S2-2.7 first round") << QByteArray(R"({"at": "row"})") << 6 << 0;
    QTest::newRow("S2-4.3 card") << QByteArray(
        R"({"at": "defender-phase", "round": 2, "card": "ballista", "paid": {"ballista": {"orc": 2}}})")
                                 << 2 << 0;
    QTest::newRow("S2-10.2 maneuver") << QByteArray(
        R"({"at": "defender-phase", "round": 2, "card": "maneuver", "invader": {"maneuvers": ["minor", "major"]}})")
                                      << 8 << 0;
    QTest::newRow("S2-10.2 orders") << QByteArray(
        R"({"at": "orders", "round": 2, "places": {"west-wall-1": {"invaders": {"orc": 1}}}})")
                                    << 0 << 3;
    QTest::newRow("said") << QByteArray(R"({"at": "row", "round": 3, "defender": {"reserve": 5}})") << 5 << 0;
}

void Siege2PositionTest::hourglassesAreThoseOfTheMoment()
{
    QFETCH(QByteArray, json);
    QFETCH(int, reserve);
    QFETCH(int, due);
    const std::unique_ptr<State> state = open(json.constData());
    QVERIFY(state);
    const SiegeData &data = static_cast<const Siege2State &>(*state).data();
    QCOMPARE(data.reserve, reserve);
    QCOMPARE(data.due, due);
    const auto again = m_table.setup().position(state->position());
    QVERIFY(again);
    QCOMPARE((*again)->hash(), state->hash());
}

void Siege2PositionTest::fillsInTheSetUp()
{
    const std::unique_ptr<State> state = open("{}");
    QVERIFY(state);
    const SiegeData &data = static_cast<const Siege2State &>(*state).data();
    QCOMPARE(data.round, 1);
    QCOMPARE(data.wood, 5); // S2-2.7
    QCOMPARE(data.woodPile, 15);
    QCOMPARE(data.reserve, 6);                         // S2-3.1
    QCOMPARE(siege::countOf(data.bag), 188);           // S2-2.2
    QVERIFY((data.defenderSupply == Units {4, 8, 3})); // S2-2.1
    QCOMPARE(data.row[2], static_cast<std::uint8_t>(Card::Ballista));
    QCOMPARE(data.supplyCards[5], static_cast<std::uint8_t>(Card::Gale));
    QVERIFY(data.objectives[0].state == ObjectiveState::None);
    QVERIFY(data.plans[0].state == PlanState::None);
}

void Siege2PositionTest::givesTheRowItsSupply()
{
    const std::unique_ptr<State> state = open(R"({"row": ["briefing", "resources", "trebuchet", "siege-tower",
        "sap", "ladder", "saboteur", "specter", "maneuver"]})");
    QVERIFY(state);
    QCOMPARE(writeJson(state->position()["card-supply"]),
             writeJson(parsed(
                 R"(["ballista", "banner", "artilleryman", "quartermaster", "bloodstones", "demon"])")));
}

void Siege2PositionTest::beginsAtNamedMoments_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("decision");
    QTest::newRow("S2-2.3 set-up") << R"({"at": "set-up"})"
                                   << "draw-row";
    QTest::newRow("S2-3.1 round") << R"({"at": "round", "round": 7})"
                                  << "draw-units";
    QTest::newRow("S2-3.2 row") << R"({"at": "row"})"
                                << "draw-units";
    QTest::newRow("S2-3.2 row, card")
        << R"({"at": "row", "card": "banner", "invader": {"supply": {"orc": 1}}})"
        << "perform";
    QTest::newRow("S2-12.1 defender phase") << R"({"at": "defender-phase"})"
                                            << "defender-phase";
    QTest::newRow("S2-12.1 defender phase, card") << R"({"at": "defender-phase", "card": "briefing"})"
                                                  << "defender-phase";
    QTest::newRow("S2-3.4 no defender phase") << R"({"at": "defender-phase", "defender": {"reserve": 0}})"
                                              << "choose-maneuver";
    QTest::newRow("S2-10.1 maneuver") << R"({"at": "maneuver"})"
                                      << "choose-maneuver";
    QTest::newRow("S2-11.1 orders") << R"({"at": "orders",
        "places": {"west-wall-1": {"invaders": {"goblin": 1}}}})"
                                    << "choose-orders";
    QTest::newRow("S2-17.3 assault") << R"({"at": "assault",
        "machines": [{"machine": "ballista", "place": "west-rampart-1"}]})"
                                     << "fire";
    QTest::newRow("S2-18.9 strength, window") << R"({"at": "strength",
        "places": {"west-wall-3": {"invaders": {"orc": 2}, "defenders": {}, "stone": 0}},
        "plans": [{"card": "last-stand", "state": "unused"}]})"
                                              << "plan-window";
    QTest::newRow("S2-18.9 strength, breach") << R"({"at": "strength",
        "places": {"west-wall-3": {"invaders": {"orc": 2}, "defenders": {}, "stone": 0}}})"
                                              << "";
    QTest::newRow("S2-19.1 end of round") << R"({"at": "end-of-round",
        "places": {"hospital": {"defenders": {"marksman": 2, "soldier": 1}}}})"
                                          << "recover";
}

void Siege2PositionTest::beginsAtNamedMoments()
{
    QFETCH(QString, position);
    QFETCH(QString, decision);
    const std::unique_ptr<State> state = open(position);
    QVERIFY(state);
    const Decision here = state->decision();
    QCOMPARE(here.seat == kNobody
                 ? QString()
                 : QString::fromStdString(m_table.setup().vocabulary().decisions()[here.kind].key),
             decision);
    QCOMPARE(state->outcome().over, decision.isEmpty());
    const std::string difference = differenceOf(*state);
    QVERIFY2(difference.empty(), difference.c_str());
}

void Siege2PositionTest::opensTheScenarios_data()
{
    QTest::addColumn<QString>("scenario");
    for (const char *name : {"bare-wall", "boiling-oil", "last-round", "mind-the-path", "specter"})
        QTest::newRow(name) << name;
}

void Siege2PositionTest::opensTheScenarios()
{
    QFETCH(QString, scenario);
    const std::filesystem::path resources = std::filesystem::path(MERLON_SOURCE_DIR) / "resources";
    const auto read = readScenarioFile(resources / "scenarios" / (scenario.toStdString() + ".json"));
    QVERIFY2(read, read ? "" : say(read.error(), english()).c_str());
    QCOMPARE(read->key, scenario.toStdString());
    const auto opened = openScenario(*read, [&](std::string_view name, const Game &game) {
        const std::array<std::filesystem::path, 1> directories {resources / "boards"};
        return loadBoard(name, directories, [&](std::string_view) { return &game.schema(); });
    });
    QVERIFY2(opened, opened ? "" : say(opened.error(), english()).c_str());
    QVERIFY(!opened->start->outcome().over);
}

void Siege2PositionTest::opensWhatTheFuzzerBeginsWith()
{
    const std::filesystem::path corpus =
        std::filesystem::path(MERLON_SOURCE_DIR) / "tests/fuzz/corpus/position";
    int files = 0;
    for (const auto &entry : std::filesystem::directory_iterator(corpus)) {
        if (!entry.path().filename().string().starts_with("siege2-"))
            continue;
        const auto json = readJsonFile(entry.path());
        QVERIFY2(json, entry.path().c_str());
        const auto state = m_table.setup().position(*json);
        QVERIFY2(state, state ? "" : (entry.path().string() + ": " + say(state.error(), english())).c_str());
        ++files;
    }
    QVERIFY(files > 0);
}

/// The schema allows whatever is ever written.
void Siege2PositionTest::isDescribedByItsSchema()
{
    const Json schema = testing::shippedSchema("siege2-position");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const std::string objection =
            testing::objectionInGame(schema, m_table.setup(), seed, testing::Sight::Whole);
        QVERIFY2(objection.empty(), objection.c_str());
    }
}

MERLON_TEST(Siege2PositionTest)
#include "siege2_position_test.moc"
