#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/board/changes/change.h"
#include "core/games/exiles/board/board_checks.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

QStringList idsOf(const Board &board)
{
    QStringList ids;
    for (const Finding &finding : checkExilesBoard(board)) {
        const QString id = QString::fromStdString(finding.id);
        if (!ids.contains(id))
            ids << id;
    }
    return ids;
}

Board changed(const BoardChange &change)
{
    Board board = ringBoard();
    if (!apply(board, change))
        testing::fail("the change does not apply");
    return board;
}

std::size_t linkOf(const Board &board, std::string_view kind, std::string_view from, std::string_view to)
{
    for (std::size_t position = 0; position < board.links().size(); ++position) {
        const Link &link = board.links()[position];
        if (link.kind == kind && link.from == from && link.to == to)
            return position;
    }
    testing::fail("no such link");
}

Board without(std::string_view kind, std::string_view from, std::string_view to)
{
    const Board ring = ringBoard();
    return changed(removeLink(ring, linkOf(ring, kind, from, to)));
}

Board withoutPlace(std::string_view key)
{
    return changed(removePlace(ringBoard(), key));
}

Board with(std::string_view place, std::string_view attribute, AttributeValue value)
{
    return changed(setAttribute(ringBoard(), place, attribute, std::move(value)));
}

/// The ring with this link behind all others.
Board ringBoardWithLast(std::string_view kind, std::string_view from, std::string_view to)
{
    Board board = ringBoard();
    const std::size_t position = linkOf(board, kind, from, to);
    const Link link = board.links()[position];
    if (!apply(board, removeLink(board, position)) || !apply(board, addLink(board, link)))
        testing::fail("the change does not apply");
    return board;
}

/// The ring with so many more places like one of its own.
Board withMore(std::string_view key, int number)
{
    Board board = ringBoard();
    for (int i = 0; i < number; ++i) {
        Place more = *board.find(key);
        more.key = "more-" + std::to_string(i);
        if (!apply(board, addPlace(board, std::move(more))))
            testing::fail("the change does not apply");
    }
    return board;
}

/// The ring with another link.
Board withLink(std::string_view kind, std::string_view from, std::string_view to)
{
    Link link;
    link.kind = kind;
    link.from = from;
    link.to = to;
    return changed(addLink(ringBoard(), std::move(link)));
}

/// Applies the first mend until there is none.
Board mended(Board board)
{
    constexpr int kMost = 40;
    for (int i = 0; i < kMost; ++i) {
        const auto findings = checkExilesBoard(board);
        const auto found =
            std::ranges::find_if(findings, [](const Finding &one) { return one.mend.has_value(); });
        if (found == findings.end())
            return board;
        if (!apply(board, *found->mend))
            testing::fail("the mend does not apply");
    }
    testing::fail("the mends do not end");
}

} // namespace

/// Section 3: boards, their checks, and what they are compiled to.
class BoardTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRingIsSound()
    {
        const Board ring = ringBoard();
        QVERIFY(checkBoard(ring, exilesSchema()).empty());
        QCOMPARE(idsOf(ring), QStringList());
    }

    void theRingIsCompiledInPlaceOrder()
    {
        const Table table(Moment::Actions);
        const Map &map = table.setup().field();
        QCOMPARE(map.sections, 8);
        QCOMPARE(map.fronts, 4);
        QCOMPARE(map.ditches, 12);
        QVERIFY(map.isWall(table.post("sec-w")));
        QVERIFY(map.isTower(table.post("sec-ne")));
        const MapFront &west = map.front[3];
        QCOMPARE(west.wall, table.post("sec-w"));
        QCOMPARE(west.left, table.post("sec-nw"));
        QCOMPARE(west.right, table.post("sec-sw"));
        QCOMPARE(std::popcount(west.line), 4); // four neighboring spaces
        QCOMPARE(int {map.section[table.post("sec-n")].distance[table.post("sec-s")]}, 4);
    }

    void v_1_aBoardNeedsFronts()
    {
        Board board = ringBoard();
        for (const char *zone : {"asl-n", "asl-e", "asl-s", "asl-w"})
            QVERIFY(apply(board, removePlace(board, zone)).has_value());
        QVERIFY(idsOf(board).contains(u"V-01"_s));
    }

    void v_2_to_5_everyFrontHasOneWay()
    {
        QCOMPARE(idsOf(without("advance", "dep-n", "asl-n")), (QStringList {u"V-02"_s, u"V-03"_s}));
        QCOMPARE(idsOf(without("advance", "asl-n", "sec-n")), (QStringList {u"V-04"_s, u"V-05"_s}));
        for (const char *end : {"asl-n", "sec-n"}) {
            const Board board = without("advance", end == std::string_view("asl-n") ? "dep-n" : "asl-n", end);
            for (const Finding &finding : checkExilesBoard(board)) { // each of both proposes the same way
                Board whole = board;
                QVERIFY(finding.isChoice && finding.mend && apply(whole, *finding.mend));
                QCOMPARE(idsOf(whole), QStringList());
            }
        }
        Link past;
        past.kind = "advance";
        past.from = "dep-n";
        past.to = "sec-n";
        Board board = without("advance", "asl-n", "sec-n");
        QVERIFY(apply(board, addLink(board, past)).has_value());
        QVERIFY(idsOf(board).contains(u"V-05"_s)); // reached, but from no assault zone
    }

    void v_2_to_5_aSecondWayIsRemoved()
    {
        Link second;
        second.kind = "advance";
        second.from = "dep-n";
        second.to = "asl-e";
        const auto findings = checkExilesBoard(changed(addLink(ringBoard(), std::move(second))));
        QCOMPARE(findings.size(), std::size_t {2}); // of the zone and of the deployment zone
        for (const Finding &finding : findings) {
            QVERIFY(finding.isChoice && finding.mend);
            QCOMPARE(finding.mend->edits.size(), std::size_t {1});
            QCOMPARE(finding.otherMends.size(), std::size_t {1});
        }
    }

    void v_5_aSectionBesideAFrontBecomesATower()
    {
        const Board board = with("sec-ne", "form", std::string("wall"));
        const auto findings = checkExilesBoard(board);
        const auto wall = std::ranges::find(findings, std::string("V-05"), &Finding::id);
        QVERIFY(wall != findings.end() && wall->mend);
        Board whole = board;
        QVERIFY(apply(whole, *wall->mend).has_value());
        QCOMPARE(idsOf(whole), QStringList());
    }

    void v_6_aSideHasOneTower()
    {
        const Board ring = ringBoard();
        const Board board = changed(
            setLinkAttribute(ring, linkOf(ring, "flank", "asl-n", "sec-nw"), "side", std::string("left")));
        QCOMPARE(idsOf(board), QStringList {u"V-06"_s});
        QCOMPARE(idsOf(mended(board)), QStringList());
    }

    void v_6_aFlankIsATower()
    {
        const Board board = withLink("flank", "asl-n", "sec-e");
        QCOMPARE(idsOf(board), QStringList {u"V-06"_s});
        QCOMPARE(idsOf(mended(board)), QStringList());
    }

    void v_7_towersStandBesideFronts()
    {
        const Board ring = ringBoard();
        Board board = without("flank", "asl-n", "sec-ne");
        QVERIFY(apply(board, removeLink(board, linkOf(board, "flank", "asl-e", "sec-ne"))).has_value());
        QCOMPARE(idsOf(board), QStringList {u"V-07"_s});
        const Board whole = mended(board);
        QCOMPARE(idsOf(whole), QStringList());
        QCOMPARE(flankSideOf(whole.links()[linkOf(whole, "flank", "asl-n", "sec-ne")]), std::string("left"));
        QCOMPARE(flankSideOf(whole.links()[linkOf(whole, "flank", "asl-e", "sec-ne")]), std::string("right"));
    }

    void v_8_theRingHangsTogether()
    {
        Board board = without("adjacent", "sec-n", "sec-ne");
        QCOMPARE(idsOf(board), QStringList()); // from the other side
        QVERIFY(apply(board, removeLink(board, linkOf(board, "adjacent", "sec-nw", "sec-n"))).has_value());
        QCOMPARE(idsOf(board), QStringList {u"V-08"_s});
        QCOMPARE(idsOf(mended(board)), QStringList());
    }

    void v_8_noSectionIsBesideItself()
    {
        const Board board = withLink("adjacent", "sec-n", "sec-n");
        QCOMPARE(idsOf(board), QStringList {u"V-08"_s});
        QCOMPARE(idsOf(mended(board)), QStringList());
    }

    void v_9_wallsCoverTheirZoneFromTheFirstLevelOn()
    {
        const Board ring = ringBoard();
        const Board board = changed(
            setLinkAttribute(ring, linkOf(ring, "covers", "sec-n", "asl-n"), "from-level", std::int64_t {1}));
        QCOMPARE(idsOf(board), QStringList {u"V-09"_s});
        QCOMPARE(idsOf(mended(board)), QStringList());
    }

    void v_9_wallsCoverTheirZone()
    {
        const Board board = without("covers", "sec-n", "asl-n");
        QCOMPARE(idsOf(board), QStringList {u"V-09"_s});
        QCOMPARE(idsOf(mended(board)), QStringList());
    }

    void v_10_aTowerCoversTheZonesOfItsFronts()
    {
        Board board = ringBoard();
        for (const char *zone : {"asl-n", "asl-e", "dep-n", "dep-e"})
            QVERIFY(apply(board, removeLink(board, linkOf(board, "covers", "sec-ne", zone))).has_value());
        QCOMPARE(idsOf(board), QStringList {u"V-10"_s});
        const Board whole = mended(board);
        QCOMPARE(idsOf(whole), QStringList());
        QCOMPARE(fromLevelOf(whole.links()[linkOf(whole, "covers", "sec-ne", "asl-e")]), std::int64_t {0});
        QCOMPARE(fromLevelOf(whole.links()[linkOf(whole, "covers", "sec-ne", "dep-e")]), std::int64_t {1});
    }

    void v_11_theKeepIsJoinedToAll()
    {
        const Board board = without("interior", "keep", "sec-sw");
        QCOMPARE(idsOf(board), QStringList {u"V-11"_s});
        QCOMPARE(idsOf(mended(board)), QStringList());
        const auto missing = checkExilesBoard(withoutPlace("keep"));
        QCOMPARE(missing.size(), std::size_t {1});
        QCOMPARE(missing[0].message.code, std::string("finding.exiles-V-11-none"));
        QVERIFY(missing[0].wanted && missing[0].wanted->kind == "keep");
        Place second = *ringBoard().find("keep");
        second.key = "second-keep";
        const Board two = changed(addPlace(ringBoard(), std::move(second)));
        QCOMPARE(checkExilesBoard(two).front().message.code, std::string("finding.exiles-V-11-twice"));
        QCOMPARE(idsOf(mended(two)), QStringList());
    }

    void v_12_to_14_everythingHasItsPlace()
    {
        const auto missing = checkExilesBoard(withoutPlace("bld-chapel"));
        QCOMPARE(missing.size(), std::size_t {1});
        QCOMPARE(missing[0].id, std::string("V-12"));
        QVERIFY(missing[0].isMissing);
        QVERIFY(missing[0].wanted && missing[0].wanted->identity == "chapel");
        QCOMPARE(missing[0].message.args, (std::vector<TextArg> {Word {"chapel", "building"}}));
        QCOMPARE(idsOf(without("opens", "gate-n", "sec-n")), QStringList {u"V-13"_s});
        QCOMPARE(idsOf(without("guards", "dit-n1", "sec-n")), QStringList {u"V-14"_s});
        QVERIFY(mended(without("opens", "gate-n", "sec-n")) == ringBoardWithLast("opens", "gate-n", "sec-n"));
        QVERIFY(mended(without("guards", "dit-n1", "sec-n"))
                == ringBoardWithLast("guards", "dit-n1", "sec-n"));
    }

    void v_12_aSecondPlaceOfABuildingIsForOneThatHasNone()
    {
        const Board board = with("bld-chapel", "building", std::string("library"));
        QCOMPARE(idsOf(board), QStringList {u"V-12"_s});
        QCOMPARE(idsOf(mended(board)), QStringList());
        Place second = *ringBoard().find("bld-chapel");
        second.key = "second-chapel";
        const Board many = changed(addPlace(ringBoard(), std::move(second)));
        QCOMPARE(idsOf(many), QStringList {u"V-12"_s});
        QCOMPARE(idsOf(mended(many)), QStringList());
    }

    void v_15_sectionsHaveRoom()
    {
        const Board board = with("sec-ne", "cap-bonus", std::int64_t {-1});
        QCOMPARE(idsOf(board), QStringList {u"V-15"_s});
        QCOMPARE(idsOf(mended(board)), QStringList());
    }

    void v_16_thereAreEightTowersAtMost()
    {
        QVERIFY(!idsOf(withMore("sec-ne", 4)).contains(u"V-16"_s));
        QVERIFY(idsOf(withMore("sec-ne", 5)).contains(u"V-16"_s));
    }

    void v_20_aBoardCanBeTooLarge()
    {
        const auto code = [](int more) {
            return QString::fromStdString(compileMap(withMore("dit-n1", more)).error().what.code);
        };
        QVERIFY(!idsOf(withMore("dit-n1", 20)).contains(u"V-20"_s)); // 32 ditches
        QVERIFY(idsOf(withMore("dit-n1", 21)).contains(u"V-20"_s));
        QCOMPARE(code(21), u"error.exiles-too-many-ditches"_s);
        QCOMPARE(code(61), u"error.exiles-board-too-large"_s); // 97 places
    }

    void ex_8_7_aFrontWithoutATowerHasItsWallThere()
    {
        const Board board = without("flank", "asl-n", "sec-ne");
        QCOMPARE(idsOf(board), QStringList());
        const auto setup = std::static_pointer_cast<const ExilesSetup>(*exilesGame().open(board, {}));
        const MapFront &north = setup->field().front[0];
        QVERIFY(!north.hasLeft);
        QCOMPARE(north.at(Aim::Left), north.wall);
        ExilesData data = position::standardPosition(*setup, Moment::Melee);
        Fortress fortress(*setup, data);
        fortress.units("sec-n", "spearman", 2);
        fortress.enemy("asl-n", "warrior", 3);
        position::completeSiege(*setup, data, Moment::Melee);
        position::putMoment(*setup, data, Moment::Melee, 0);
        const ExilesState state(setup, data);
        QCOMPARE(state.data().squads[squadOf(north.wall, 0)].size(), 3); // formed at the wall alone
    }

    void v_17_linksJoinTheRightPlacesOnce()
    {
        const auto linked = [](const char *kind, const char *from, const char *to) {
            Link link;
            link.kind = kind;
            link.from = from;
            link.to = to;
            return changed(addLink(ringBoard(), std::move(link)));
        };
        for (const Board &board : {linked("covers", "dit-n1", "asl-n"), linked("guards", "dit-n1", "keep"),
                                   linked("flank", "asl-n", "keep"), linked("adjacent", "gate-n", "sec-n"),
                                   linked("interior", "sec-n", "keep")}) {
            QCOMPARE(idsOf(board), QStringList {u"V-17"_s});
            QCOMPARE(idsOf(mended(board)), QStringList());
        }
        const auto findings = checkExilesBoard(linked("opens", "dit-n1", "sec-n"));
        QCOMPARE(findings.size(), std::size_t {1});
        QCOMPARE(findings[0].message.code, std::string("finding.exiles-V-17-kinds"));
    }

    void v_18_and_19_positionsAndBonuses()
    {
        QCOMPARE(idsOf(changed(movePlace(ringBoard(), "keep", {1200, 500}))), QStringList {u"V-18"_s});
        const Board board = with("sec-n", "slot-bonus", std::int64_t {1});
        QCOMPARE(idsOf(board), QStringList {u"V-19"_s});
        QCOMPARE(idsOf(mended(board)), QStringList());
    }
};

std::unique_ptr<QObject> makeBoardTest()
{
    return std::make_unique<BoardTest>();
}

} // namespace merlon::exiles

#include "board_test.moc"
