#include "core/base/json.h"
#include "tests/games/fiefs/answers.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace merlon::fiefs;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Setup> opened(int seats = 2, const Options &options = {})
{
    return *fiefsGame().open(testing::shippedBoard("fiefs-" + std::to_string(seats)), options);
}

Json parsed(const QString &text)
{
    const auto json = readJson(text.toStdString(), "test");
    return json ? *json : Json();
}

} // namespace

/// Positions of Fiefs: what is written reads back, and what cannot be is refused.
class FiefsPositionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenReadsBack_data()
    {
        QTest::addColumn<QString>("position");
        const auto row = [](const char *name, const char *position) {
            QTest::newRow(name) << QString(position);
        };
        row("set-up", R"({"at": "set-up"})");
        row("before the first turn", R"({"seat": "burgundy", "first-player": "burgundy"})");
        row("before a later turn", R"({"turn": 8, "round": 4, "seat": "burgundy"})");
        row("from an empty board",
            R"({"empty": true, "places": {"f1": {"owner": "nivernais", "knights": 3}}})");
        row("from an empty board in the set-up", R"({"at": "set-up", "empty": true})");
        row("open", R"({"at": "open", "turn": 5, "campaigns": 0, "crown-used": true})");
        row("poised", R"({"at": "poised", "turn": 5, "campaigns": 2,
            "places": {"f1": {"owner": "nivernais", "knights": 3}}})");
        row("battle", R"({"at": "battle", "turn": 5, "places": {"f1": {"owner": "burgundy", "knights": 3}},
            "battle": {"place": "f1", "attackers": 4}})");
        row("cards", R"({"at": "open", "turn": 5, "seats": {"nivernais": {"hand": {"conflict3": 1},
            "discard": [{"card": "ambush", "turn": 2}], "pile": [{"card": "conflict5", "known-to": ["burgundy"]},
            {"shuffled": {"conflict2": 1, "conflict3": 1, "conflict4": 1, "support1": 3, "support2": 3,
            "call-to-arms": 2, "authority": 1, "tactical-advance": 1, "fracture": 2}}]}}})");
        row("artefacts",
            R"({"at": "open", "turn": 5, "seats": {"nivernais": {"crown": "fury", "crown-broken-in": 4,
            "orb-broken-in": 5}, "burgundy": {"won-as-attacker": 3, "won-as-defender": 2}}})");
        row("over", R"({"result": {"ending": "castle", "seat": "burgundy", "castle": "c1"}})");
    }
    void whatIsWrittenReadsBack()
    {
        QFETCH(QString, position);
        const auto setup = opened();
        const auto state = setup->position(parsed(position));
        if (!state)
            QFAIL((state.error().where.pointer + ": " + state.error().what.code).c_str());
        const Json written = (*state)->position();
        const auto again = setup->position(written);
        QVERIFY(again.has_value());
        QCOMPARE((*again)->hash(), (*state)->hash());
        QVERIFY((*again)->position() == written);
    }

    void aPositionPlaysOnAsItStands()
    {
        const auto setup = opened();
        const auto state = setup->position(parsed(uR"({"at": "battle", "turn": 5, "campaigns": 2, "places": {
            "f1": {"owner": "burgundy", "knights": 3}}, "battle": {"place": "f1", "attackers": 4},
            "seats": {"nivernais": {"castle": 2}}})"_s));
        QVERIFY(state.has_value());
        const FiefsData &data = static_cast<const FiefsState &>(**state).data();
        QCOMPARE(int(data.battle.attackers), 4);
        QCOMPARE(int(data[kNivernais].castle), 2);
        QCOMPARE(int(data[kNivernais].dice), 2);
        QCOMPARE(int(data.battle.seats[kDefender]), int(kBurgundy));
    }

    void refuses_data();
    void refuses();
    void refusesInTeamsAndSieges();
};

void FiefsPositionTest::refuses_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *position, const char *code, const char *pointer) {
        QTest::newRow(name) << QString(position) << QStringLiteral("error.") + code << QString(pointer);
    };
    row("no object", "[]", "position-object", "");
    row("unknown key", R"({"rounds": 3})", "position-unknown-key", "/rounds");
    row("unknown key of a place", R"({"places": {"f1": {"owners": "nivernais"}}})", "position-unknown-key",
        "/places/f1/owners");
    row("unknown key of a seat", R"({"seats": {"nivernais": {"crowns": "fury"}}})", "position-unknown-key",
        "/seats/nivernais/crowns");
    row("seat that does not play", R"({"seats": {"anjou": {}}})", "position-unknown-key", "/seats/anjou");
    row("unknown place", R"({"places": {"f3": {}}})", "position-unknown-word", "/places/f3");
    row("unknown card", R"({"seats": {"nivernais": {"hand": {"conflict6": 1}}}})", "position-unknown-word",
        "/seats/nivernais/hand/conflict6");
    row("knights in a castle of the map", R"({"places": {"c1": {"knights": 1}}})", "position-unknown-key",
        "/places/c1/knights");
    row("a lake is nobody's", R"({"places": {"lake": {"owner": "nivernais"}}})", "position-unknown-key",
        "/places/lake/owner");
    row("between two moments", R"({"at": "?"})", "position-between-moments", "/at");
    row("FI-2.1 eleven dice", R"({"places": {"f1": {"owner": "nivernais", "knights": 1}},
        "seats": {"nivernais": {"castle": 60}}})",
        "fiefs-dice", "/seats/nivernais/castle");
    row("FI-2.1 eleven dice with the attackers", R"({"at": "battle", "places": {"f1": {"owner": "burgundy",
        "knights": 1}}, "battle": {"place": "f1", "attackers": 1}, "seats": {"nivernais": {"castle": 60}}})",
        "fiefs-dice", "/seats/nivernais/castle");
    row("2.3 a card twice in hand", R"({"seats": {"nivernais": {"hand": {"conflict2": 2}}}})",
        "position-range", "/seats/nivernais/hand/conflict2");
    row("2.3 a card in hand and on the discard", R"({"seats": {"nivernais": {"hand": {"conflict2": 1},
        "discard": [{"card": "conflict2", "turn": 0}]}}})",
        "position-too-many", "/seats/nivernais/hand");
    row("2.3 a card in hand and in the pile", R"({"seats": {"nivernais": {"hand": {"conflict2": 1},
        "pile": [{"card": "conflict2"}]}}})",
        "position-too-many", "/seats/nivernais/pile");
    row("FI-4.4 Authority in hand", R"({"seats": {"nivernais": {"hand": {"authority": 1}}}})",
        "fiefs-authority-in-hand", "/seats/nivernais/hand/authority");
    row("FI-2.6 discarded in a later turn",
        R"({"at": "open", "turn": 3, "seats": {"burgundy": {"discard": [{"card": "ambush", "turn": 3},
        {"card": "support1", "turn": 4}]}}})",
        "fiefs-discarded-later", "/seats/burgundy/discard/1/turn");
    row("2.3 cards that are missing", R"({"seats": {"nivernais": {"pile": [{"card": "conflict2"}]}}})",
        "position-too-few", "/seats/nivernais/pile");
    row("2.4 a tile more often than in the box",
        R"({"places": {"f1": {"tile": "fort"}, "g1": {"tile": "fort"},
        "f2": {"tile": "fort"}}})",
        "fiefs-tile-copies", "/places/f2/tile");
    row("2.4 a single tile twice", R"({"places": {"t1": {"tile": "arena"}, "t2": {"tile": "arena"}}})",
        "fiefs-tile-copies", "/places/t2/tile");
    row("FI-1.2 a tile of another value", R"({"places": {"f1": {"tile": "arena"}}})", "fiefs-tile-value",
        "/places/f1/tile");
    row("FI-2.4 knights without control", R"({"places": {"f1": {"knights": 2}}})", "fiefs-control",
        "/places/f1/knights");
    row("FI-2.4 control without knights", R"({"places": {"f1": {"owner": "burgundy"}}})", "fiefs-control",
        "/places/f1/knights");
    row("FI-7.2 over capacity", R"({"places": {"f1": {"tile": "cave", "owner": "burgundy", "knights": 4}}})",
        "fiefs-capacity", "/places/f1/knights");
    row("FI-1.4 an artefact twice",
        R"({"seats": {"nivernais": {"orb": "greed"}, "burgundy": {"orb": "greed"}}})", "fiefs-artefact-twice",
        "/seats/burgundy/orb");
    row("FI-1.4 no artefact", R"({"seats": {"nivernais": {"orb": "none"}}})", "fiefs-artefact-missing",
        "/seats/nivernais/orb");
    row("FI-9.1 broken in a later turn",
        R"({"at": "open", "turn": 3, "seats": {"nivernais": {"orb-broken-in": 4}}})", "fiefs-broken-later",
        "/seats/nivernais/orb-broken-in");
    row("FI-1.8 a turn that has no number", R"({"at": "open", "turn": 0})", "position-range", "/turn");
    row("FI-3.2 poised without a campaign", R"({"at": "poised", "campaigns": 0})", "position-range",
        "/campaigns");
    row("FI-3.2 a battle without a campaign", R"({"at": "battle", "campaigns": 0, "places": {"f1": {
        "owner": "burgundy", "knights": 1}}, "battle": {"place": "f1", "attackers": 1}})",
        "position-range", "/campaigns");
    row("FI-7.5 a battle nowhere", R"({"at": "battle"})", "fiefs-no-battle", "/battle/place");
    row("FI-7.5 a battle for empty land", R"({"at": "battle", "battle": {"place": "f1", "attackers": 1}})",
        "fiefs-no-battle", "/battle/place");
    row("FI-7.5 a battle with oneself",
        R"({"at": "battle", "places": {"f1": {"owner": "nivernais", "knights": 1}},
        "battle": {"place": "f1", "attackers": 1}})",
        "fiefs-no-battle", "/battle/place");
    row("FI-12.1 a castle without the option",
        R"({"at": "battle", "battle": {"place": "c2", "attackers": 1}})", "fiefs-no-battle", "/battle/place");
    row("FI-7.2 too many attackers",
        R"({"at": "battle", "places": {"f1": {"owner": "burgundy", "knights": 1}},
        "battle": {"place": "f1", "attackers": 7}})",
        "fiefs-capacity", "/battle/attackers");
    row("FI-11.2 won already", R"({"places": {"a1": {"owner": "nivernais", "knights": 1},
        "f1": {"owner": "nivernais", "knights": 1}, "g1": {"owner": "nivernais", "knights": 1},
        "f2": {"owner": "nivernais", "knights": 1}, "t1": {"owner": "nivernais", "knights": 1},
        "t2": {"owner": "nivernais", "knights": 1}}})",
        "fiefs-won-already", "/places");
    row("an end without a reason", R"({"result": {}})", "fiefs-result", "/result");
}

void FiefsPositionTest::refuses()
{
    QFETCH(QString, position);
    QFETCH(QString, code);
    QFETCH(QString, pointer);
    const auto state = opened()->position(parsed(position));
    QVERIFY(!state);
    QCOMPARE(QString::fromStdString(state.error().what.code), code);
    QCOMPARE(QString::fromStdString(state.error().where.pointer), pointer);
}

void FiefsPositionTest::refusesInTeamsAndSieges()
{
    const auto pairs = opened(4, {{"allegiance", "pairs"}});
    const auto partner = pairs->position(parsed(uR"({"at": "battle", "places": {"f1": {"owner": "champagne",
        "knights": 1}}, "battle": {"place": "f1", "attackers": 1}})"_s));
    QVERIFY(!partner);
    QCOMPARE(QString::fromStdString(partner.error().what.code), u"error.fiefs-no-battle"_s);

    const auto siege = opened(2, {{"siege", "on"}});
    QVERIFY(siege->position(parsed(uR"({"at": "battle", "battle": {"place": "c2", "attackers": 6}})"_s)));
    const auto seven =
        siege->position(parsed(uR"({"at": "battle", "battle": {"place": "c2", "attackers": 7}})"_s));
    QVERIFY(!seven);
    QCOMPARE(QString::fromStdString(seven.error().where.pointer), u"/battle/attackers"_s);
    QVERIFY(!siege->position(parsed(uR"({"at": "battle", "battle": {"place": "c1", "attackers": 1}})"_s)));
}

MERLON_TEST(FiefsPositionTest)
#include "fiefs_position_test.moc"
