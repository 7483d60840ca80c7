#include "core/base/json.h"
#include "core/engine/position/draft_edit.h"
#include "tests/support/mountain/opened_mountain.h"
#include "tests/support/state_laws.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace merlon;
using namespace merlon::mountain;
using namespace Qt::StringLiterals;

namespace {

Json parsed(const QString &text)
{
    const auto json = readJson(text.toStdString(), "test");
    return json ? *json : Json();
}

const MountainData &dataOfState(const State &state)
{
    return static_cast<const MountainState &>(state).data();
}

/// What is wrong with reading and writing a position; empty if it reads back.
std::string problemReading(const Setup &setup, const Json &position)
{
    const auto state = setup.position(position);
    if (!state)
        return state.error().where.pointer + ": " + state.error().what.code;
    const Json written = (*state)->position();
    const auto again = setup.position(written);
    if (!again)
        return "written: " + again.error().where.pointer + ": " + again.error().what.code;
    if ((*again)->hash() != (*state)->hash())
        return "another state: " + written.dump();
    return (*again)->position() == written ? "" : "another text: " + written.dump();
}

/// In the middle of a game: tiles, a statue on its pedestal, a workshop, bribes, runes, packs.
constexpr const char *kMiddle = R"({"at": "prepare", "round": 4, "first-player": "magenta", "seat": "magenta",
    "places": {"r03c08": {"statue": "none"}, "r03c10": {"statue": "moon"}, "r12c04": {"workshop": "mint"}},
    "tunnels": [{"tunnel": "bar3", "place": "r02c10"}, {"tunnel": "bar2", "place": "r03c07"},
        {"tunnel": "tee4", "place": "r03c10", "pedestal": "moon"},
        {"tunnel": "bar3", "place": "r12c03", "turned": 1}],
    "track": {"moon-3": {"owner": "magenta"}},
    "horde": {"h1-2": {"bribes": {"coin": 1}}, "h1-3": {"bribes": {"coin": 1}}},
    "decks": {"level-1": ["l1-21"]}, "grimoire": {"g1": {"spell": "earth", "runes": 2}},
    "seats": {"magenta": {"pack": {"p1-1": "st1", "p1-2": "st2", "p1-3": "st3", "p1-4": "st4", "p2-1": "l1-06"},
        "on-p1-1": {"stone": 1}, "on-p2-1": {"stone": 2, "coin": 1},
        "stock": {"stone": 2, "cart": 1, "rune": 1}, "honour": 8},
      "blue": {"pack": {"p1-1": "st2", "p1-2": "st4", "p1-3": "st5", "p1-4": "st6", "p2-1": "l2-05",
        "p2-2": "l1-10"}, "on-p2-1": {"stone": 3, "cart": 1}, "stock": {"iron": 3, "hammer": 1},
        "pedestals": {"ice": 1}, "honour": 2}}})";

/// A Shaman's Chamber over a bar, which falls into two pieces, and a tee, of which nothing is left.
constexpr const char *kHall = R"({"at": "act", "round": 6, "tunnels": [{"tunnel": "bar3", "place": "r02c10"},
    {"tunnel": "tee4", "place": "r03c10"}, {"tunnel": "shaman", "place": "r03c10"}]})";

} // namespace

/// Positions of Under the Mountain: what is written reads back.
class MountainPositionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenReadsBack_data()
    {
        QTest::addColumn<QString>("position");
        const auto row = [](const char *name, const char *position) {
            QTest::newRow(name) << QString(position);
        };
        row("nothing", "{}");
        row("set-up", R"({"at": "set-up"})");
        row("from an empty board in the set-up", R"({"at": "set-up", "empty": true})");
        row("before the first turn", R"({"first-player": "blue"})");
        row("before a later turn", R"({"round": 3, "seat": "blue"})");
        row("from an empty board", R"({"empty": true, "places": {"r06c10": {"statue": "fire"}}})");
        row("another portal", R"({"seats": {"magenta": {"portal": "r14c17"}}})");
        row("in the middle", kMiddle);
        row("a hall", kHall);
        row("a hall over tiles of which nothing is left", R"({"at": "hall", "round": 6,
            "tunnels": [{"tunnel": "spring", "place": "r02c10"}, {"tunnel": "bar2", "place": "r02c08", "turned": 2}],
            "tiles": {"bar2": 7, "bar3": 12, "bend3": 5, "hook4": 5, "tee4": 5, "step4": 5, "crook5": 5,
            "slab5": 5}})");
        row("a spell that lasts", R"({"at": "act", "round": 2, "working": ["soft"], "spell-cast": true})");
        row("two workshops used", R"({"at": "prepare", "round": 2, "places": {"r12c04": {"workshop": "mint"},
            "r12c16": {"workshop": "crusher"}}, "working": ["overtime"], "spell-cast": true,
            "workshop-used": "r12c04", "second-workshop": "r12c16"})");
        row("a tile that was shifted", R"({"at": "haul", "round": 2, "places": {"r02c07": {"cleared": true},
            "r02c13": {"picked": true}}})");
        row("a deck in order",
            R"({"decks": {"level-3": ["l3-17", "l3-16"]}, "spell-deck": ["kin", "shift"]})");
        row("cards that are elsewhere", R"({"horde": {"h1-1": {"card": "l1-05"}, "h3-1": {"card": "l3-17"}},
            "grimoire": {"g2": {"spell": "mask"}}})");
        row("the last rounds",
            R"({"at": "turn", "round": 9, "last-round": 10, "seats": {"blue": {"coronation": 3,
            "pack": {"p1-1": "st1", "p1-2": "st2", "p1-3": "st3", "p1-4": "st4", "p2-1": "l1-06",
            "p2-2": "l1-07", "p2-3": "l1-08", "p3-1": "l1-09", "p3-2": "l1-10", "p4-1": "l1-11"}}}})");
        row("over", R"({"round": 12, "result": {"ending": "counted"}})");
        row("resigned", R"({"round": 5, "result": {"ending": "resigned", "seat": "blue"}})");
    }
    void whatIsWrittenReadsBack()
    {
        QFETCH(QString, position);
        const std::string problem = problemReading(*openedMountain(), parsed(position));
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void aPositionPlaysOnAsItStands()
    {
        const auto setup = openedMountain();
        const auto state = setup->position(parsed(kMiddle));
        QVERIFY(state.has_value());
        const MountainData &data = dataOfState(**state);
        const MountainState &mountain = static_cast<const MountainState &>(**state);
        QCOMPARE(data[0].network.size(), 10);
        QCOMPARE(data[1].network.size(), 4);
        QCOMPARE(int(data.teams[0].honour), 8);
        QCOMPARE(int(data.tiles[static_cast<std::size_t>(Shape::Bar3)]), 10);
        QCOMPARE(int(data.bag[2]), 4); // one on the horde, one on the mountain
        QCOMPARE(std::popcount(data[0].pack[4].filled), 3);
        QCOMPARE(data.workshopsOpen.size(), 4);
        QCOMPARE(data.horde[5].troll, firstOfLevel(2));
        QCOMPARE(mountain.decision().seat, Seat {0});
        // l1-06 and l1-10 are in packs, five cards in the horde, one lies at the bottom.
        QCOMPARE(data.decks[0].size(), 14);
        QCOMPARE(data.decks[0].candidates().size(), 13);
    }

    /// MT-6.5: the pieces of a broken tile are tunnels of their own.
    void hallsBreakTiles()
    {
        const auto state = openedMountain()->position(parsed(kHall));
        QVERIFY(state.has_value());
        const MountainData &data = dataOfState(**state);
        QVERIFY(std::ranges::count(data.tunnels, TunnelKind::Piece, &Tunnel::kind) == 2);
        QVERIFY(std::ranges::count(data.tunnels, TunnelKind::Tile, &Tunnel::kind) == 0);
        const Json written = (*state)->position();
        QCOMPARE(written["tunnels"].size(), std::size_t {2});
        QVERIFY(written["tiles"]["tee4"] == 4);
    }

    void randomGamesReadBack_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("option");
        QTest::newRow("two") << 2 << u"team"_s;
        QTest::newRow("three with a finite reserve") << 3 << u"finite-reserve"_s;
        QTest::newRow("four in teams") << 4 << u"team"_s;
        QTest::newRow("five") << 5 << u"finite-reserve"_s;
    }
    void randomGamesReadBack()
    {
        QFETCH(int, seats);
        QFETCH(QString, option);
        const auto setup = openedMountain(seats, {{option.toStdString(), seats == 2 ? "off" : "on"}});
        const auto readsBack = [](const State &state, std::size_t ply) {
            const bool isLookedAt = ply % 7 == 0 || state.decision().seat == kNobody;
            return isLookedAt ? laws::positionReadsBack(state) : std::string();
        };
        const std::string problem = laws::playRandomly(*setup, 1, readsBack).problem;
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void whatIsHiddenIsNotWritten()
    {
        const auto setup = openedMountain();
        const auto state = setup->position(parsed(kMiddle));
        QVERIFY(state.has_value());
        const Json own = (*state)->seenBy({0})->position();
        const Json others = (*state)->seenBy({1})->position();
        QVERIFY(own["track"]["moon-3"]["owner"] == "magenta");
        QVERIFY(!own["track"]["moon-3"].contains("value"));
        QVERIFY(others["track"]["moon-3"]["value"] == "?");
        const auto again = setup->position(others);
        QVERIFY(!again);
        QCOMPARE(QString::fromStdString(again.error().where.pointer), u"/track/moon-3/value"_s);
    }

    void piecesArePutIntoADraft()
    {
        const auto setup = openedMountain();
        Json position {{"empty", true}};
        const auto put = [&](const std::string &key, const std::string &pointer) {
            const Draft draft = draftOf(setup, position);
            const auto piece = std::ranges::find(draft.pieces, key, &DraftPiece::key);
            const DraftPart *part = partAt(draft, pointer);
            const auto edited = piece == draft.pieces.end() || part == nullptr
                ? std::nullopt
                : withPiece(draft, position, *piece, *part);
            position = edited.value_or(Json());
        };
        put("bar3", "/places/r02c10");
        put("statue-ice", "/places/r02c09");
        put("mint", "/places/r12c04");
        put("rune", "/seats/blue");
        QVERIFY2(position == parsed(uR"({"empty": true, "tunnels": [{"tunnel": "bar3", "place": "r02c10"}],
            "places": {"r02c09": {"statue": "ice"}, "r12c04": {"workshop": "mint"}},
            "seats": {"blue": {"stock": {"rune": 1}}}})"_s),
                 position.dump().c_str());
        const Draft draft = draftOf(setup, position);
        QVERIFY(!draft.objection);
        QVERIFY(partAt(draft, "/tunnels/0") != nullptr);
    }
};

MERLON_TEST(MountainPositionTest)
#include "mountain_position_test.moc"
