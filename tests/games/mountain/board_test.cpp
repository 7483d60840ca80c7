#include "core/games/mountain/board/board_checks.h"
#include "core/games/mountain/board/mountain_schema.h"
#include "core/games/mountain/edition.h"
#include "core/games/mountain/map.h"
#include "tests/games/mountain/mountain_rules_tests.h"
#include "tests/support/boards.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

/// Autumn with one cell changed.
Board changed(std::string_view key, const std::function<void(Place &)> &change)
{
    Board board = testing::shippedBoard("autumn");
    const std::size_t index = *board.indexOf(key);
    Place place = board.places()[index];
    change(place);
    [[maybe_unused]] const auto applied = apply(board, {{ReplacePlace {index, std::move(place)}}});
    return board;
}

Board with(std::string_view key, const char *attribute, AttributeValue value)
{
    return changed(key, [&](Place &place) { place.attributes.insert_or_assign(attribute, value); });
}

QStringList problems(const Board &board)
{
    QStringList ids;
    for (const Finding &finding : checkMountainBoard(board)) {
        if (const QString id = QString::fromStdString(finding.id); !ids.contains(id))
            ids << id;
    }
    return ids;
}

/// What is left of the problems when the remedies of a board have been applied.
QStringList problemsAfterMends(Board board)
{
    for (const Finding &finding : checkMountainBoard(board)) {
        if (!finding.mend)
            continue;
        [[maybe_unused]] const auto applied = apply(board, *finding.mend);
        break;
    }
    return problems(board);
}

} // namespace

/// Section 3: boards and their checks.
class BoardTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Numbers that no schema allows, as only a file can have them: neither checks nor forms may stumble over them.
    void aBoardBeyondTheGridIsNotCompiled()
    {
        const Board autumn = testing::shippedBoard("autumn");
        std::vector<Place> places(autumn.places().begin(), autumn.places().end());
        for (Place &place : places)
            place.attributes.insert_or_assign("row",
                                              numberOf(mountainSchema(), place, "row") + std::int64_t {100});
        const Board board(autumn.info(), std::move(places), {autumn.links().begin(), autumn.links().end()});
        QCOMPARE(problems(board), QStringList()); // the numbers fit each other
        QVERIFY(!compileMap(board));
        const OptionInfo players = Edition::options().front();
        QCOMPARE(valuesIn(Edition::offer(board), players), players.values); // it cannot be opened at all
        constexpr std::int64_t kGreatest = std::numeric_limits<std::int64_t>::max();
        QVERIFY(!problems(with("r02c10", "row", kGreatest)).empty());
    }

    void theShippedBoardsAreAsTheRulesDrawThem()
    {
        struct Figures {
            const char *board;
            int ground, statues, sites, rubble;
        };
        for (const Figures &figures :
             {Figures {"winter", 344, 20, 16, 84}, Figures {"autumn", 272, 15, 11, 67}}) {
            const Board board = testing::shippedBoard(figures.board);
            QCOMPARE(problems(board), QStringList());
            const Expected<Map> map = compileMap(board);
            QVERIFY(map.has_value());
            QCOMPARE(map->ground.size(), figures.ground);
            QCOMPARE(int {map->statueCount}, figures.statues);
            QCOMPARE(map->sites.size(), figures.sites);
            QCOMPARE(map->rubble.size(), figures.rubble);
            QCOMPARE(map->cells - map->ground.size(), 9);
        }
    }

    void mt_b1_twoCellsOnOneSquare()
    {
        QVERIFY(problems(changed("r02c09", [](Place &place) {
                    place.attributes.insert_or_assign("col", std::int64_t {10});
                })).contains(u"B-01"_s));
    }

    void mt_b2_linksJoinNeighbours()
    {
        Board board = testing::shippedBoard("autumn");
        [[maybe_unused]] const auto applied =
            apply(board, addLink(board, {"side", "r01c10", "r05c10", {}, {}}));
        QCOMPARE(problems(board), QStringList {u"B-02"_s});
        QCOMPARE(problemsAfterMends(board), QStringList());
    }

    void mt_b3_neighboursAreLinked()
    {
        Board board = testing::shippedBoard("autumn");
        [[maybe_unused]] const auto applied = apply(board, removeLink(board, 40));
        QCOMPARE(problems(board), QStringList {u"B-03"_s});
        QCOMPARE(problemsAfterMends(board), QStringList());
    }

    void mt_b4_theHeartIsOne()
    {
        QVERIFY(
            problems(changed("r05c10", [](Place &place) {
                place.attributes = {{"row", std::int64_t {5}}, {"col", std::int64_t {10}}, {"heart", true}};
            })).contains(u"B-04"_s));
    }

    void mt_b5_heartCellsAreEmpty()
    {
        const Board board = with("r09c09", "rubble", true);
        QCOMPARE(problems(board), QStringList {u"B-05"_s});
        QCOMPARE(problemsAfterMends(board), QStringList());
    }

    void mt_b6_everyCellHasAZone()
    {
        QCOMPARE(problems(with("r05c10", "zone", std::int64_t {0})), QStringList {u"B-06"_s});
    }

    void mt_b7_noCellIsCutOff()
    {
        Board board = testing::shippedBoard("autumn");
        std::vector<Place> places(board.places().begin(), board.places().end());
        places.push_back({"r00c00", "cell", {}, {}, {}, {{"zone", std::int64_t {1}}}});
        const Board torn(board.info(), places, {board.links().begin(), board.links().end()});
        QCOMPARE(problems(torn), QStringList {u"B-07"_s});
    }

    void mt_b8_startsArePlainDarkGround()
    {
        const Board board = with("r01c10", "zone", std::int64_t {2});
        QCOMPARE(problems(board), QStringList {u"B-08"_s});
        QCOMPARE(problemsAfterMends(board), QStringList());
    }

    void mt_b9_thereAreStartsForSomeNumber()
    {
        QVERIFY(problems(with("r01c10", "start", std::vector<std::string> {})).contains(u"B-09"_s));
    }

    void mt_b10_startsAreFarEnoughApart()
    {
        QCOMPARE(problems(with("r01c12", "start", std::vector<std::string> {"3"})), QStringList {u"B-10"_s});
    }

    void mt_b11_everyStartHasAWayOut()
    {
        Board board = testing::shippedBoard("autumn");
        for (const char *key : {"r00c10", "r01c09", "r01c11", "r02c10"}) {
            const BoardChange rubble = setAttribute(board, key, "rubble", true);
            [[maybe_unused]] const auto applied = apply(board, rubble);
        }
        QCOMPARE(problems(board), QStringList {u"B-11"_s});
    }

    void mt_b12_statueSpacesAreNumbered()
    {
        const Board board = with("r06c10", "statue", std::int64_t {16});
        QCOMPARE(problems(board), QStringList {u"B-12"_s});
        QCOMPARE(problemsAfterMends(board), QStringList());
    }

    void mt_b13_sitesArePlainAndEnough()
    {
        QCOMPARE(problems(with("r04c07", "rubble", true)), QStringList {u"B-13-site"_s});
    }

    void mt_b14_atMostFourResourcesInACell()
    {
        const std::map<std::string, std::int64_t> many {{"stone", 3}, {"iron", 2}};
        QCOMPARE(problems(with("r02c09", "buried", many)), QStringList {u"B-14"_s});
    }
};

std::unique_ptr<QObject> makeBoardTest()
{
    return std::make_unique<BoardTest>();
}

} // namespace merlon::mountain

#include "board_test.moc"
