#include "core/base/json.h"
#include "core/games/english.h"
#include "core/games/siege2/edition.h"

#include "tests/support/siege/siege2_table.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace merlon::siege2;

namespace {

Json jsonOf(const QString &text)
{
    const auto json = readJson(text.toStdString(), "test");
    return json ? *json : Json();
}

} // namespace

/// Positions of Siege II that are refused, with what is said about them.
class Siege2RefusedPositionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void saysHowManyUnitsAreOff_data();
    void saysHowManyUnitsAreOff();
    void suggestsTheNearestKey();
    void saysWhereOldPositionsCouldStand();

private:
    Table m_table;
};

void Siege2RefusedPositionTest::refuses_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *position, const char *code, const char *pointer) {
        QTest::newRow(name) << position << QStringLiteral("error.position-") + code << pointer;
    };
    row("no object", "[]", "object", "");
    row("no list", R"({"machines": {}})", "array", "/machines");
    row("no text", R"({"at": 3})", "text", "/at");
    row("no whole number", R"({"round": 2.5})", "number", "/round");
    row("no flag", R"({"places": {"forge": {"saboteur": 1}}})", "flag", "/places/forge/saboteur");
    row("round 8", R"({"round": 8})", "range", "/round");
    row("minus one", R"({"invader": {"wood": -1}})", "range", "/invader/wood");
    row("huge", R"({"invader": {"wood": 18446744073709551615}})", "range", "/invader/wood");
    row("unknown place", R"({"places": {"west-wall-9": {}}})", "unknown-word", "/places/west-wall-9");
    row("unknown path", R"({"paths": {"courtyard>gate": {}}})", "unknown-word", "/paths/courtyard>gate");
    row("not a path", R"({"paths": {"west-wall-1~west-wall-2": {}}})", "no-path",
        "/paths/west-wall-1~0west-wall-2");
    row("unknown unit", R"({"invader": {"supply": {"ogre": 1}}})", "unknown-key", "/invader/supply/ogre");
    row("nothing at the gate", R"({"places": {"gate": {"stone": 1}}})", "unknown-key", "/places/gate/stone");
    row("card without a row", R"({"at": "assault", "card": "banner"})", "unknown-key", "/card");
    row("card outside the row", R"({"at": "row", "card": "demon"})", "card-not-in-row", "/card");
    row("between two moments, as older programs wrote it", R"({"agenda": ["row-card 3", "finish-card 2"]})",
        "between-moments", "/agenda");
    row("between two moments, as it is seen", R"({"at": "?"})", "between-moments", "/at");
    row("hidden", R"({"places": {"west-wall-1": {"order": "?"}}})", "hidden", "/places/west-wall-1/order");
    row("hidden card", R"({"plans": [{"card": "?", "state": "unused"}]})", "hidden", "/plans/0/card");
    row("face up, but what", R"({"places": {"west-wall-1": {"order": {"face-up": true}}}})", "token",
        "/places/west-wall-1/order");

    row("S2-1.2 wall", R"({"places": {"west-wall-2": {"invaders": {"orc": 4}}}})", "crowded",
        "/places/west-wall-2/invaders");
    row("S2-1.2 rampart", R"({"places": {"west-rampart-1": {"invaders": {"goblin": 8}}}})", "crowded",
        "/places/west-rampart-1/invaders");
    row("S2-1.2 foreground", R"({"places": {"east-foreground": {"invaders": {"orc": 11}}}})", "crowded",
        "/places/east-foreground/invaders");
    row("S2-13.2 wall", R"({"places": {"west-wall-2": {"defenders": {"soldier": 3}}}})", "misfit",
        "/places/west-wall-2/defenders");
    row("S2-13.2 barracks", R"({"places": {"barracks": {"defenders": {"soldier": 3}}}})", "misfit",
        "/places/barracks/defenders");
    row("S2-13.3 three in a tower", R"({"places": {"west-tower-1": {"defenders": {"marksman": 3}}}})",
        "crowded", "/places/west-tower-1/defenders");
    row("S2-13.3 soldier in a tower", R"({"places": {"west-tower-1": {"defenders": {"soldier": 1}}}})",
        "unknown-key", "/places/west-tower-1/defenders/soldier");
    row("S2-15.2 no cauldron here", R"({"places": {"west-wall-3": {"cauldron": "orc"}}})", "not-here",
        "/places/west-wall-3/cauldron");
    row("S2-15.2 four cauldrons",
        R"({"places": {"west-wall-1": {"cauldron": "orc"}, "west-wall-2": {"cauldron": "orc"},
        "west-wall-4": {"cauldron": "orc"}, "east-wall-1": {"cauldron": "orc"}}})",
        "tokens", "/places");
    row("S2-15.3 four ladders", R"({"places": {"west-wall-1": {"defender-ladder": true},
        "west-wall-2": {"defender-ladder": true}, "west-wall-3": {"defender-ladder": true},
        "west-wall-4": {"defender-ladder": true}}})",
        "tokens", "/places");
    row("S2-6.8 no siege tower here", R"({"places": {"west-wall-1": {"siege-tower": true}}})", "not-here",
        "/places/west-wall-1/siege-tower");
    row("S2-6.8 four siege towers", R"({"places": {"west-foreground": {"siege-towers": 3},
        "west-wall-2": {"siege-tower": true}}})",
        "tokens", "/places");
    row("S2-7.1 three on a wall",
        R"({"places": {"west-wall-1": {"equipment": ["banner", "sap", "poison"]}}})", "crowded",
        "/places/west-wall-1/equipment");
    row("S2-7.1 two of a type", R"({"places": {"west-wall-1": {"equipment": ["banner", "banner"]}}})",
        "doubled", "/places/west-wall-1/equipment/1");
    row("S2-7.1 four banners", R"({"places": {"west-wall-1": {"equipment": ["banner"]},
        "west-wall-2": {"equipment": ["banner"]}, "west-wall-3": {"equipment": ["banner"]},
        "west-wall-4": {"equipment": ["banner"]}}})",
        "tokens", "/places");
    row("unknown trap", R"({"paths": {"west-rampart-1>west-wall-1": {"trap": "orc"}}})", "unknown-word",
        "/paths/west-rampart-1>west-wall-1/trap");
    row("S2-7.3 trap and bridge",
        R"({"paths": {"west-rampart-1>west-wall-1": {"trap": "troll", "bridge": true}}})", "trap-and-bridge",
        "/paths/west-rampart-1>west-wall-1");
    row("S2-15.5 no trap here", R"({"paths": {"marauders>west-rampart-4": {"trap": "troll"}}})", "no-path",
        "/paths/marauders>west-rampart-4");
    row("S2-15.5 four traps of a type", R"({"paths": {"west-rampart-1>west-wall-1": {"trap": "troll"},
        "west-rampart-1>west-wall-2": {"trap": "troll"}, "west-rampart-2>west-wall-2": {"trap": "troll"},
        "west-rampart-2>west-wall-3": {"trap": "troll"}}})",
        "tokens", "/paths");
    row("S2-15.1 four cannons",
        R"({"places": {"west-tower-1": {"device": "cannon"}, "west-tower-2": {"device": "cannon"},
        "west-tower-3": {"device": "cannon"}, "west-tower-4": {"device": "cannon"}}})",
        "tokens", "/places");
    row("S2-15.4 24 stones", R"({"places": {"west-wall-1": {"stone": 8}}})", "tokens", "/places");
    row("S2-6.1 five machines", R"({"machines": [{}, {}, {}, {}, {}]})", "long-list", "/machines");
    row("S2-6.1 two engines", R"({"machines": [{"machine": "ballista", "place": "west-rampart-1"},
        {"machine": "catapult", "place": "west-rampart-1"}]})",
        "crowded", "/machines/1/place");
    row("S2-6.1 ballista in the foreground",
        R"({"machines": [{"machine": "ballista", "place": "west-foreground"}]})", "not-here",
        "/machines/0/place");
    row("S2-6.1 trebuchet on a rampart",
        R"({"machines": [{"machine": "trebuchet", "place": "west-rampart-1"}]})", "not-here",
        "/machines/0/place");
    row("S2-6.2 five misses",
        R"({"machines": [{"machine": "ballista", "place": "west-rampart-1", "misses": 5}]})", "range",
        "/machines/0/misses");
    row("a machine without a place", R"({"machines": [{"machine": "ballista"}]})", "missing",
        "/machines/0/place");
    row("S2-6.7 four mantelets",
        R"({"places": {"west-rampart-1": {"mantelet": true}, "west-rampart-2": {"mantelet": true},
        "west-rampart-3": {"mantelet": true}, "west-rampart-4": {"mantelet": true}}})",
        "tokens", "/places");
    row("S2-8.1 used without being there", R"({"places": {"west-rampart-1": {"quartermaster-used": true}}})",
        "not-here", "/places/west-rampart-1/quartermaster-used");
    row("S2-8.4 four saboteurs", R"({"places": {"forge": {"saboteur": true}, "workshop": {"saboteur": true},
        "scouts": {"saboteur": true}, "guards": {"saboteur": true}}})",
        "tokens", "/places");
    row("S2-9.1 two targets", R"({"places": {"west-wall-1": {"gale": "target-down"},
        "west-wall-2": {"gale": "target-down"}}})",
        "tokens", "/invader/targets-shown");
    row("S2-9.1 three bluffs", R"({"places": {"west-wall-1": {"gale": "bluff-down"},
        "west-wall-2": {"gale": "bluff-down"}}, "invader": {"bluffs-shown": {"gale": 1}}})",
        "tokens", "/invader/bluffs-shown");
    row("S2-9.2 never shown", R"({"places": {"west-wall-1": {"gale": "target-up"}}})", "target-up",
        "/invader/targets-shown");
    row("S2-9.8 token on an order that is gone", R"({"defender": {"possession-of-errand": "bluff-down",
        "orders-gone": ["errand"]}})",
        "order-gone", "/defender/possession-of-errand");
    row("S2-11.4 two furies", R"({"places": {"west-wall-1": {"invaders": {"orc": 1}, "order": "goblin-fury"},
        "west-wall-2": {"invaders": {"orc": 1}, "order": "goblin-fury"}}})",
        "tokens", "/places");
    row("S2-1.5 an order alone", R"({"places": {"west-wall-1": {"order": "goblin-fury"}}})", "order-alone",
        "/places/west-wall-1/order");
    row("S2-13.4 hero in the forge", R"({"heroes": {"officer": "forge"}})", "hero-place", "/heroes/officer");
    row("S2-13.4 heroes together", R"({"heroes": {"officer": "west-wall-1", "warrior": "west-wall-1"}})",
        "heroes-together", "/heroes");
    row("S2-15.7 three spies", R"({"spies": ["ballista", "catapult", "mantelet"]})", "tokens", "/spies");
    row("S2-15.7 a spy on the maneuver", R"({"spies": ["maneuver"]})", "card-place", "/spies");
    row("S2-15.11 two glares",
        R"({"places": {"west-wall-1": {"glared": true}, "west-wall-2": {"glared": true}}})", "tokens",
        "/places");
    row("S2-12.3 too much on a track", R"({"defender": {"tracks": {"trap": 6}}})", "tokens",
        "/defender/tracks");
    row("S2-15.12 never completed", R"({"defender": {"completed": ["train-troops"]}})", "never-completed",
        "/defender/completed");
    row("2.5 no drawback", R"({"defender": {"drawbacks": ["levy"]}})", "no-drawback", "/defender/drawbacks");

    row("S2-2.3 a card twice",
        R"({"row": ["briefing", "resources", "ballista", "ballista", "mantelet", "banner",
        "bridge", "ladder", "maneuver"]})",
        "card-twice", "/row/3");
    row("S2-2.3 four of a phase", R"({"row": ["briefing", "resources", "ballista", "catapult", "mantelet",
        "trebuchet", "bridge", "ladder", "maneuver"]})",
        "phase", "/row");
    row("S2-2.3 no maneuver", R"({"row": ["briefing", "resources", "ballista", "catapult", "mantelet",
        "banner", "bridge", "ladder", "poison"]})",
        "row-ends", "/row");
    row("S2-2.3 too short", R"({"row": ["briefing", "resources", "maneuver"]})", "list-size", "/row");
    row("S2-2.3 in both", R"({"card-supply": ["ballista", "quartermaster", "saboteur", "bloodstones", "demon",
        "gale"]})",
        "card-twice", "/card-supply/0");
    row("S2-5.5 out of order",
        R"({"row": ["briefing", "resources", "banner", "ballista", "catapult", "mantelet",
        "bridge", "ladder", "maneuver"]})",
        "row-order", "/row");
    row("S2-2.3 too early",
        R"({"at": "set-up", "row": ["briefing", "resources", "ballista", null, null, null, null,
        null, "maneuver"]})",
        "card-early", "/row/2");
    row("S2-2.5 held", R"({"objectives": [{"card": "troll-wrath", "state": "held"}]})", "held",
        "/objectives/0");
    row("S2-2.6 the same plan", R"({"plans": [{"card": "levy", "state": "unused"},
        {"card": "levy", "state": "used"}]})",
        "card-twice", "/plans/1");
    row("S2-20.3 stays", R"({"objectives": [{"card": "blood-magic", "state": "discarded"}]})",
        "objective-state", "/objectives/0/state");
    row("S2-20.3 does not stay", R"({"objectives": [{"card": "green-tide", "state": "staying"}]})",
        "objective-state", "/objectives/0/state");

    row("S2-10.3 left before a maneuver", R"({"places": {"west-rampart-1": {"left": 1}}})", "left",
        "/places/west-rampart-1/left");
    row("S2-10.9 crossed paths are known in a maneuver alone",
        R"({"paths": {"west-rampart-1>west-wall-1": {"crossed": {"orc": 1}}}})", "unknown-key",
        "/paths/west-rampart-1>west-wall-1/crossed");
    row("S2-18.9 a breach nowhere", R"({"result": {"winner": "invader", "ending": "breach"}})", "result",
        "/result");
}

void Siege2RefusedPositionTest::refuses()
{
    QFETCH(QString, position);
    QFETCH(QString, code);
    QFETCH(QString, pointer);
    const auto state = m_table.setup().position(jsonOf(position));
    QVERIFY(!state);
    const Error &error = state.error();
    QCOMPARE(QString::fromStdString(error.what.code), code);
    QCOMPARE(QString::fromStdString(error.where.pointer), pointer);
    for (const Text &text : {error.what, error.right}) {
        if (!text.empty())
            QVERIFY2(!english().wording(text.code).empty(), text.code.c_str());
    }
}

void Siege2RefusedPositionTest::saysHowManyUnitsAreOff_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("off");
    QTest::newRow("bag too full") << R"({"invader": {"bag": {"goblin": 57, "orc": 96, "troll": 38}}})"
                                  << "error.position-too-many"
                                  << "orc" << 3;
    QTest::newRow("bag too empty") << R"({"invader": {"bag": {"goblin": 57, "orc": 93}}})"
                                   << "error.position-too-few"
                                   << "troll" << 38;
    QTest::newRow("supply") << R"({"defender": {"supply": {"marksman": 4, "soldier": 7, "veteran": 3}}})"
                            << "error.position-too-few"
                            << "soldier" << 1;
    QTest::newRow("more than exist") << R"({"invader": {"fallen": {"troll": 40}}})"
                                     << "error.position-too-many"
                                     << "troll" << 2;
    QTest::newRow("six veterans") << R"({"places": {"courtyard": {"defenders": {"veteran": 4}},
        "hospital": {"defenders": {"veteran": 1}}}})"
                                  << "error.position-too-many"
                                  << "veteran" << 2;
    QTest::newRow("wood pile") << R"({"wood-pile": 16})"
                               << "error.position-too-many"
                               << "wood" << 1;
    QTest::newRow("wood on cards") << R"({"invader": {"wood": 15}, "paid": {"ballista": {"wood": 6}}})"
                                   << "error.position-too-many"
                                   << "wood" << 1;
}

void Siege2RefusedPositionTest::saysHowManyUnitsAreOff()
{
    QFETCH(QString, position);
    QFETCH(QString, code);
    QFETCH(QString, what);
    QFETCH(int, off);
    const auto state = m_table.setup().position(jsonOf(position));
    QVERIFY(!state);
    const Text expected {code.toStdString(), {Word {what.toStdString()}, std::int64_t {off}}};
    QVERIFY2(state.error().what == expected, say(state.error(), english()).c_str());
}

void Siege2RefusedPositionTest::suggestsTheNearestKey()
{
    const auto state = m_table.setup().position(jsonOf(R"({"defender": {"resreve": 3}})"));
    QVERIFY(!state);
    QCOMPARE(state.error().where.pointer, std::string("/defender/resreve"));
    const std::string text = say(state.error(), english());
    QVERIFY2(text.find("reserve") != text.npos, text.c_str());
}

/// The error lists the moments that can be named instead.
void Siege2RefusedPositionTest::saysWhereOldPositionsCouldStand()
{
    const auto state =
        m_table.setup().position(jsonOf(R"({"round": 3, "agenda": ["end-assault", "resolve-walls 1"]})"));
    QVERIFY(!state);
    QCOMPARE(state.error().what.code, std::string(kBetweenMoments));
    const std::string text = say(state.error(), english());
    for (const char *moment : {"set-up", "defender-phase", "strength", "end-of-round"})
        QVERIFY2(text.find(moment) != text.npos, text.c_str());
    // The steps of a game that is over lead nowhere.
    QVERIFY(m_table.setup().position(
        jsonOf(R"({"agenda": [], "result": {"winner": "defender", "ending": "held-out"}})")));
}

MERLON_TEST(Siege2RefusedPositionTest)
#include "siege2_refused_position_test.moc"
