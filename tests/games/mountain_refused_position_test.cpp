#include "core/base/json.h"
#include "core/engine/position/draft.h"
#include "tests/support/mountain/opened_mountain.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace merlon::mountain;
using namespace Qt::StringLiterals;

namespace {

Json jsonIn(const QString &text)
{
    const auto json = readJson(text.toStdString(), "test");
    return json ? *json : Json();
}

} // namespace

/// Positions of Under the Mountain that cannot be are refused.
class MountainRefusedPositionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void refusesInOtherGames();
};

void MountainRefusedPositionTest::refuses_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *position, const char *code, const char *pointer) {
        QTest::newRow(name) << QString(position) << QStringLiteral("error.") + code << QString(pointer);
    };
    row("no object", "[]", "position-object", "");
    row("unknown key", R"({"rounds": 3})", "position-unknown-key", "/rounds");
    row("anything in the set-up", R"({"at": "set-up", "round": 1})", "position-unknown-key", "/round");
    row("unknown cell", R"({"places": {"r99c01": {}}})", "position-unknown-word", "/places/r99c01");
    row("seat that does not play", R"({"seats": {"green": {}}})", "position-unknown-key", "/seats/green");
    row("between two moments", R"({"at": "?"})", "position-between-moments", "/at");
    row("MT-0.19 a portal that is no start", R"({"seats": {"blue": {"portal": "r02c10"}}})",
        "mountain-portal", "/seats/blue/portal");
    row("MT-0.19 one start for two", R"({"seats": {"blue": {"portal": "r01c10"}}})", "mountain-portal",
        "/seats/blue/portal");
    row("a tile without a place", R"({"tunnels": [{"tunnel": "bar3"}]})", "mountain-missing",
        "/tunnels/0/place");
    row("MT-5.4 a tile in the heart", R"({"tunnels": [{"tunnel": "bar3", "place": "r09c09"}]})",
        "mountain-tile-off", "/tunnels/0/place");
    row("MT-5.4 a tile beyond the mountain", R"({"tunnels": [{"tunnel": "bar3", "place": "r00c09"}]})",
        "mountain-tile-off", "/tunnels/0/place");
    row("MT-5.4 tiles on each other",
        R"({"tunnels": [{"tunnel": "bar3", "place": "r02c10"}, {"tunnel": "bar2", "place": "r02c11"}]})",
        "mountain-tile-overlap", "/tunnels/1/place");
    row("MT-5.4 a tile on a portal", R"({"tunnels": [{"tunnel": "bar3", "place": "r01c10"}]})",
        "mountain-tile-overlap", "/tunnels/0/place");
    row("MT-5.4 a tile on a workshop", R"({"places": {"r12c04": {"workshop": "mint"}},
        "tunnels": [{"tunnel": "bar2", "place": "r12c04"}]})",
        "mountain-tile-overlap", "/tunnels/0/place");
    row("MT-5.4 rivals in one network", R"({"seats": {"magenta": {"portal": "r14c17"}},
        "tunnels": [{"tunnel": "bar3", "place": "r14c05"}, {"tunnel": "bar3", "place": "r14c08"},
        {"tunnel": "bar3", "place": "r14c11"}, {"tunnel": "bar3", "place": "r14c14"},
        {"tunnel": "bar2", "place": "r15c16", "turned": 3}]})",
        "mountain-networks", "/tunnels");
    row("MT-5.10 a pedestal without an anchor",
        R"({"tunnels": [{"tunnel": "crook5", "place": "r02c10", "pedestal": "fire"}]})", "mountain-no-anchor",
        "/tunnels/0/pedestal");
    row("MT-5.11 a pedestal whose token lies there",
        R"({"tunnels": [{"tunnel": "bar3", "place": "r02c10", "pedestal": "fire"}]})", "mountain-token-left",
        "/tunnels/0/pedestal");
    row("MT-5.12 two pedestals of a clan in a zone", R"({"track": {"fire-1": {"owner": "blue"}},
        "tunnels": [{"tunnel": "bar3", "place": "r13c03", "pedestal": "fire"},
        {"tunnel": "bar3", "place": "r15c04", "pedestal": "fire"}]})",
        "mountain-pedestal-twice", "/tunnels/1/pedestal");
    row("MT-6.1 a hall twice",
        R"({"tunnels": [{"tunnel": "spring", "place": "r02c10"}, {"tunnel": "spring", "place": "r02c06"}]})",
        "mountain-hall-twice", "/tunnels/1/tunnel");
    row("MT-6.2 a hall on a portal", R"({"tunnels": [{"tunnel": "shaman", "place": "r02c10"}]})",
        "mountain-hall-ground", "/tunnels/0/place");
    row("MT-6.3 a pedestal under a hall", R"({"track": {"fire-3": {"owner": "blue"}},
        "tunnels": [{"tunnel": "tee4", "place": "r03c10", "pedestal": "fire"},
        {"tunnel": "shaman", "place": "r03c10"}]})",
        "mountain-pedestal-covered", "/tunnels/1");
    row("MT-6.5 a hall on nothing", R"({"tunnels": [{"tunnel": "spring", "place": "r02c10"}]})",
        "mountain-hall-tiles", "/tiles");
    row("MT-7.2 a statue in the heart", R"({"places": {"r10c10": {"statue": "fire"}}})",
        "mountain-statue-heart", "/places/r10c10/statue");
    row("MT-0.16 a statue on plain ground", R"({"places": {"r02c10": {"statue": "fire"}}})",
        "mountain-statue-ground", "/places/r02c10/statue");
    row("MT-0.16 eight statues of a clan", R"({"places": {"r03c12": {"statue": "fire"},
        "r03c15": {"statue": "fire"}, "r13c15": {"statue": "fire"}}})",
        "mountain-statues", "/places/r16c14/statue");
    row("MT-5.14 a workshop beside its site", R"({"places": {"r12c03": {"workshop": "mint"}}})",
        "mountain-workshop-site", "/places/r12c03/workshop");
    row("MT-5.14 a workshop on a site that is gone",
        R"({"places": {"r12c04": {"workshop": "mint", "cleared": true}}})", "mountain-workshop-site",
        "/places/r12c04/workshop");
    row("MT-0.14 three workshops of a kind", R"({"places": {"r12c04": {"workshop": "mint"},
        "r12c16": {"workshop": "mint"}}, "workshops": {"mint": 1}})",
        "mountain-workshop-copies", "/workshops/mint");
    row("MT-0.14 too many workshops", R"({"workshops": {"mint": 2, "crusher": 2, "warehouse": 2}})",
        "mountain-workshops-open", "/workshops");
    row("MT-5.9 nothing is buried there", R"({"places": {"r02c10": {"picked": true}}})", "mountain-picked",
        "/places/r02c10/picked");
    row("MT-5.4 the heart was never dug", R"({"places": {"r10c10": {"cleared": true}}})", "mountain-cleared",
        "/places/r10c10/cleared");
    row("2.2 more tiles than in the box", R"({"tunnels": [{"tunnel": "bar3", "place": "r02c10"}],
        "tiles": {"bar2": 10, "bar3": 12, "bend3": 5, "hook4": 5, "tee4": 5, "step4": 5, "crook5": 5,
        "slab5": 5}})",
        "mountain-tiles", "/tiles/bar3");
    row("2.8 tokens of another value", R"({"track": {"fire-1": {"value": 1}}})", "mountain-tokens", "/track");
    row("2.8 seven pedestals of a clan", R"({"seats": {"magenta": {"pedestals": {"fire": 5}}}})",
        "mountain-pedestals", "/seats");
    row("2.4 a troll in pack and horde", R"({"horde": {"h1-1": {"card": "l1-06"}}, "seats": {"magenta": {
        "pack": {"p1-1": "st1", "p1-2": "st2", "p1-3": "st3", "p1-4": "st4", "p2-1": "l1-06"}}}})",
        "mountain-card-twice", "/seats/magenta/pack/p2-1");
    row("2.4 a troll in horde and deck",
        R"({"horde": {"h1-1": {"card": "l1-06"}}, "decks": {"level-1": ["l1-06"]}})", "mountain-card-twice",
        "/decks/level-1/0");
    row("2.5 a starting troll twice in a pack", R"({"seats": {"magenta": {"pack": {"p1-1": "st1",
        "p1-2": "st1", "p1-3": "st3", "p1-4": "st4"}}}})",
        "mountain-card-twice", "/seats/magenta/pack/p1-2");
    row("MT-0.20 a horde troll in row 1", R"({"seats": {"magenta": {"pack": {"p1-1": "l1-06", "p1-2": "st2",
        "p1-3": "st3", "p1-4": "st4"}}}})",
        "mountain-starting-trolls", "/seats/magenta/pack/p1-1");
    row("MT-0.20 a starting troll in row 2", R"({"seats": {"magenta": {"pack": {"p1-1": "st1", "p1-2": "st2",
        "p1-3": "st3", "p1-4": "st4", "p2-1": "st5"}}}})",
        "mountain-starting-trolls", "/seats/magenta/pack/p2-1");
    row("MT-4.8 a troll that rests on nothing", R"({"seats": {"magenta": {"pack": {"p1-1": "st1",
        "p1-2": "st2", "p1-3": "st3", "p1-4": "st4", "p2-1": "l1-06", "p3-1": "l1-07"}}}})",
        "mountain-not-supported", "/seats/magenta/pack/p3-1");
    row("MT-4.10 more than the symbols hold", R"({"seats": {"magenta": {"on-p1-1": {"stone": 2}}}})",
        "mountain-symbols", "/seats/magenta/on-p1-1/stone");
    row("MT-4.10 a symbol that the troll lacks", R"({"seats": {"magenta": {"on-p1-1": {"rune": 1}}}})",
        "mountain-symbols", "/seats/magenta/on-p1-1/rune");
    row("MT-4.10 resources on no troll", R"({"seats": {"magenta": {"on-p4-1": {"rune": 1}}}})",
        "mountain-slot-empty", "/seats/magenta/on-p4-1/rune");
    row("MT-4.7 an empty place", R"({"horde": {"h1-1": {"card": "none"}}})", "mountain-place-empty",
        "/horde/h1-1/card");
    row("MT-4.7 a pedestal on a card of level 1", R"({"horde": {"h1-1": {"pedestal": "ice"}}})",
        "mountain-pedestal-level", "/horde/h1-1/pedestal");
    row("MT-4.12 four bribes", R"({"horde": {"h1-1": {"bribes": {"coin": 3, "iron": 1}}}})",
        "mountain-bribes", "/horde/h1-1/bribes");
    row("2.7 a spell twice", R"({"grimoire": {"g1": {"spell": "kin"}, "g2": {"spell": "kin"}}})",
        "mountain-card-twice", "/grimoire/g1/spell");
    row("2.7 a spell in grimoire and deck",
        R"({"grimoire": {"g1": {"spell": "kin"}}, "spell-deck": ["kin"]})", "mountain-card-twice",
        "/spell-deck/0");
    row("MT-3.3 three runes", R"({"grimoire": {"g1": {"runes": 3}}})", "position-range",
        "/grimoire/g1/runes");
    row("MT-8.1 the five is not used by two", R"({"seats": {"blue": {"coronation": 5}}})",
        "mountain-coronation-twice", "/seats/blue/coronation");
    row("MT-8.1 no such coronation token", R"({"seats": {"blue": {"coronation": 4}}})", "mountain-coronation",
        "/seats/blue/coronation");
    row("MT-8.1 crowned too early", R"({"seats": {"blue": {"coronation": 3}}})", "mountain-coronation-early",
        "/seats/blue/coronation");
    row("MT-8.1 ten trolls without a coronation",
        R"({"seats": {"blue": {"pack": {"p1-1": "st1", "p1-2": "st2",
        "p1-3": "st3", "p1-4": "st4", "p2-1": "l1-06", "p2-2": "l1-07", "p2-3": "l1-08", "p3-1": "l1-09",
        "p3-2": "l1-10", "p4-1": "l1-11"}}}})",
        "mountain-coronation-missing", "/seats/blue/coronation");
    row("MT-8.3 a last round that is too late", R"({"round": 9, "last-round": 12, "seats": {"blue": {
        "coronation": 3, "pack": {"p1-1": "st1", "p1-2": "st2", "p1-3": "st3", "p1-4": "st4", "p2-1": "l1-06",
        "p2-2": "l1-07", "p2-3": "l1-08", "p3-1": "l1-09", "p3-2": "l1-10", "p4-1": "l1-11"}}}})",
        "mountain-last-round", "/last-round");
    row("MT-8.3 a last round without a coronation", R"({"round": 3, "last-round": 5})", "mountain-last-round",
        "/last-round");
    row("MT-2.1 another seat begins", R"({"seat": "blue"})", "mountain-first-turn", "/round");
    row("MT-2.1 a turn in no round", R"({"at": "act", "round": 0})", "mountain-first-turn", "/round");
    row("MT-2.2 a spell cast before the turn", R"({"round": 1, "seat": "blue", "spell-cast": true})",
        "mountain-between-turns", "/at");
    row("MT-3.1 a spell that nobody cast", R"({"at": "act", "round": 1, "working": ["kin"]})",
        "mountain-working", "/working");
    row("MT-3.1 a spell that does not last",
        R"({"at": "act", "round": 1, "working": ["earth"], "spell-cast": true})", "mountain-working",
        "/working");
    row("MT-3.4 no workshop to be used", R"({"at": "act", "round": 1, "workshop-used": "r12c04"})",
        "mountain-no-workshop", "/workshop-used");
    row("MT-3.1 a second workshop without overtime", R"({"at": "act", "round": 1, "workshop-used": "r12c04",
        "second-workshop": "r12c16", "places": {"r12c04": {"workshop": "mint"},
        "r12c16": {"workshop": "crusher"}}})",
        "mountain-second-workshop", "/second-workshop");
    row("an end without a reason", R"({"round": 3, "result": {}})", "mountain-result", "/result/ending");
    row("nobody has resigned", R"({"round": 3, "result": {"ending": "counted", "seat": "blue"}})",
        "mountain-result-seat", "/result/seat");
}

void MountainRefusedPositionTest::refuses()
{
    QFETCH(QString, position);
    QFETCH(QString, code);
    QFETCH(QString, pointer);
    const auto setup = openedMountain();
    const Json json = jsonIn(position);
    const auto state = setup->position(json);
    QVERIFY(!state);
    QCOMPARE(QString::fromStdString(state.error().what.code), code);
    QCOMPARE(QString::fromStdString(state.error().where.pointer), pointer);
    if (json.is_object()) // it can be laid out all the same
        QVERIFY(draftOf(setup, json).objection.has_value());
}

void MountainRefusedPositionTest::refusesInOtherGames()
{
    const auto codeOf = [](const Setup &setup, const char *position) {
        const auto state = setup.position(jsonIn(position));
        return QString::fromStdString(state ? std::string() : state.error().what.code);
    };
    const auto teams = openedMountain(4, {{"team", "on"}});
    QCOMPARE(codeOf(*teams, R"({"first-player": "blue"})"), u"error.mountain-first-player"_s);
    QCOMPARE(codeOf(*teams, R"({"seats": {"orange": {"stock": {"iron": 1}}}})"),
             u"error.position-unknown-key"_s);
    QCOMPARE(codeOf(*teams, R"({"seats": {"blue": {"stock": {"iron": 1}}}})"), QString());
    const auto finite = openedMountain(3, {{"finite-reserve", "on"}});
    QCOMPARE(codeOf(*finite, R"({"seats": {"blue": {"stock": {"hammer": 21}}}})"),
             u"error.mountain-reserve"_s);
    const auto three = openedMountain(3);
    QCOMPARE(codeOf(*three, R"({"seats": {"blue": {"stock": {"hammer": 21}}}})"), QString());
}

MERLON_TEST(MountainRefusedPositionTest)
#include "mountain_refused_position_test.moc"
