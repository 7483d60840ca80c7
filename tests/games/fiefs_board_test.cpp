#include "core/board/changes/change.h"
#include "core/games/fiefs/board/board_checks.h"
#include "core/games/fiefs/edition.h"
#include "tests/support/board_parts.h"
#include "tests/support/boards.h"
#include "tests/support/fiefs/small_boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <map>
#include <set>

using namespace merlon;
using namespace merlon::testing;
using namespace Qt::StringLiterals;

namespace {

using Break = std::function<void(Parts &)>;

/// A board as a graph whose places are told apart by kind and slot alone.
class Graph {
public:
    explicit Graph(const Board &board)
        : m_borders(board.places().size())
    {
        for (const Place &place : board.places()) {
            m_labels.push_back(place.kind == "territory"
                                   ? std::to_string(numberOf(fiefs::fiefsSchema(), place, "slot"))
                                   : place.kind);
            if (place.kind == "castle")
                castles.push_back(m_labels.size() - 1);
        }
        for (const Link &link : board.links()) {
            m_borders[*board.indexOf(link.from)].insert(*board.indexOf(link.to));
            m_borders[*board.indexOf(link.to)].insert(*board.indexOf(link.from));
        }
    }

    std::vector<std::size_t> castles;

    /// Whether a symmetry of the whole graph carries one place onto the other.
    bool canCarry(std::size_t from, std::size_t to) const
    {
        std::map<std::size_t, std::size_t> images;
        return fits(images, from, to) && extend(images, {{from, to}});
    }
    const std::set<std::size_t> &borders(std::size_t place) const { return m_borders[place]; }
    const std::string &label(std::size_t place) const { return m_labels[place]; }

private:
    using Images = std::map<std::size_t, std::size_t>;

    bool fits(const Images &images, std::size_t from, std::size_t to) const
    {
        if (m_labels[from] != m_labels[to] || m_borders[from].size() != m_borders[to].size())
            return false;
        for (const auto &[place, image] : images) {
            if (image == to || m_borders[from].contains(place) != m_borders[to].contains(image))
                return false;
        }
        return true;
    }

    /// Places a neighbour of what has an image already, and so on until all have one.
    bool extend(Images images, const Images &more) const
    {
        images.insert(more.begin(), more.end());
        if (images.size() == m_labels.size())
            return true;
        for (const auto &[place, image] : images) {
            for (const std::size_t next : m_borders[place]) {
                if (images.contains(next))
                    continue;
                for (const std::size_t target : m_borders[image]) {
                    if (fits(images, next, target) && extend(images, {{next, target}}))
                        return true;
                }
                return false;
            }
        }
        return false;
    }

    std::vector<std::string> m_labels;
    std::vector<std::set<std::size_t>> m_borders;
};

void fix(Parts &parts, const char *place, const char *tile)
{
    parts.set(place, "tile", word(tile));
}

void addPlace(Parts &parts, const Place &place, std::initializer_list<const char *> borders)
{
    parts.places.push_back(place);
    for (const char *other : borders)
        parts.add("border", other, place.key);
}

QStringList placesOf(const Finding &finding)
{
    QStringList places;
    for (const std::string &place : finding.places)
        places << QString::fromStdString(place);
    return places;
}

void addBoards()
{
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= 6; ++seats)
        QTest::addRow("fiefs-%d", seats) << seats;
}

void addFairBoards()
{
    QTest::addColumn<QString>("name");
    for (int seats = 2; seats <= 6; ++seats)
        QTest::addRow("fiefs-%d", seats) << u"fiefs-%1"_s.arg(seats);
    QTest::newRow("twin-lakes") << u"twin-lakes"_s;
}

Board boardFor(int seats)
{
    return shippedBoard("fiefs-" + std::to_string(seats));
}

} // namespace

Q_DECLARE_METATYPE(Break)

/// Section 3 of the rules of Fiefs: boards, and what is wrong with them.
class FiefsBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasNothingAgainstFairBoards_data() { addFairBoards(); }
    void hasNothingAgainstFairBoards()
    {
        QFETCH(QString, name);
        const Board board = shippedBoard(name.toStdString());
        QVERIFY(fiefs::checkFiefsBoard(board).empty());
        QVERIFY(checkBoard(board, fiefs::fiefsSchema()).empty());
        for (const Options &options : {Options {}, Options {{"skirmish", "on"}}})
            QVERIFY(fiefs::fiefsGame().open(board, options).has_value());
    }

    void fairBoardsAreSymmetric_data() { addFairBoards(); }
    void fairBoardsAreSymmetric() // section 3.3
    {
        QFETCH(QString, name);
        const Graph graph(shippedBoard(name.toStdString()));
        QVERIFY(graph.castles.size() >= 2);
        for (const std::size_t castle : graph.castles)
            QVERIFY(graph.canCarry(graph.castles.front(), castle));
    }

    /// It is unequal on purpose: the checks warn of it, and it can be played.
    void warnsOfTheLionsShare() // W1
    {
        const Board board = shippedBoard("lions-share");
        const std::vector<Finding> findings = fiefs::checkFiefsBoard(board);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].id, std::string("W-01"));
        QCOMPARE(placesOf(findings[0]), QStringList({"c3", "c1"}));
        QVERIFY(checkBoard(board, fiefs::fiefsSchema()).empty());
        for (const Options &options : {Options {}, Options {{"skirmish", "on"}}})
            QVERIFY(fiefs::fiefsGame().open(board, options).has_value());
    }

    /// The ford borders both waters: from a western bank one reaches it, from there the eastern one.
    void twoLakesAreTwoWaters() // FI-0.1
    {
        const Board board = shippedBoard("twin-lakes");
        const auto map = fiefs::compileMap(board);
        QVERIFY(map.has_value());
        const auto reaches = [&](const char *from, const char *to) {
            return fiefs::contains(map->neighbours[*board.indexOf(from)],
                                   static_cast<fiefs::PlaceIndex>(*board.indexOf(to)));
        };
        QVERIFY(reaches("f1", "t2") && reaches("f1", "ford") && reaches("ford", "f3"));
        QVERIFY(!reaches("f1", "t3") && !reaches("g1", "g3"));
    }

    void shippedBoardsAreAsTheRulesSay_data() { addBoards(); }
    void shippedBoardsAreAsTheRulesSay() // section 3.3
    {
        QFETCH(int, seats);
        const Board board = boardFor(seats);
        const Graph graph(board);
        QCOMPARE(board.places().size(), std::size_t(6 * seats + 1));
        const std::map<int, std::size_t> borders {{2, 24}, {3, 42}, {4, 52}, {5, 75}, {6, 90}};
        QCOMPARE(board.links().size(), borders.at(seats));
        std::map<std::string, int> count;
        for (std::size_t place = 0; place < board.places().size(); ++place) {
            ++count[graph.label(place)];
            int castles = 0;
            int first = 0;
            for (const std::size_t other : graph.borders(place)) {
                castles += graph.label(other) == "castle" ? 1 : 0;
                first += graph.label(other) == "1" ? 1 : 0;
            }
            QVERIFY(graph.label(place) == "castle" ? first == 2 : castles <= 1);
        }
        QCOMPARE(count["1"], 2 * seats);
        QCOMPARE(count["2"], 2 * seats);
        QCOMPARE(count["3"], seats);
        QCOMPARE(count["lake"], 1);
    }

    void findsExactlyWhatIsBroken_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QStringList>("places");
        QTest::addColumn<Break>("breakIt");
        const auto row = [](const char *id, const char *how, QStringList places, Break breakIt) {
            QTest::addRow("%s %s", id, how) << QString(id) << std::move(places) << std::move(breakIt);
        };
        row("B-01", "one castle", {"c1"}, [](Parts &p) { p.remove("c2"); });
        row("B-01", "seat 1 twice", {"c1", "c2"}, [](Parts &p) { p.set("c2", "seat", number(1)); });
        row("B-01", "no seat 2", {"c1", "c2"}, [](Parts &p) { p.set("c2", "seat", number(3)); });
        row("B-01", "seven castles", {"c1", "c2", "c3", "c4", "c5", "c6", "c7"}, [](Parts &p) {
            for (int seat = 3; seat <= 7; ++seat)
                addPlace(p, fiefs::castle("c" + std::to_string(seat), seat), {"t1"});
        });
        row("B-02", "a border back", {"a1", "c1"}, [](Parts &p) { p.add("border", "a1", "c1"); });
        row("B-02", "a border to itself", {"f1", "f1"}, [](Parts &p) { p.add("border", "f1", "f1"); });
        row("B-03", "", {"c1", "c2"}, [](Parts &p) { p.add("border", "c1", "c2"); });
        row("B-04", "", {"c1"}, [](Parts &p) {
            for (const char *place : {"a1", "b1", "f1", "g1"})
                p.drop("border", "c1", place);
            p.add("border", "c1", "lake");
        });
        row("B-05", "nothing leads there", {"x", "c1"},
            [](Parts &p) { addPlace(p, fiefs::slot("x", 1), {}); });
        row("B-05", "only through a castle", {"x", "c1"},
            [](Parts &p) { addPlace(p, fiefs::slot("x", 1), {"c2"}); });
        row("B-06", "", {"pond"}, [](Parts &p) { addPlace(p, fiefs::lake("pond"), {"f1"}); });
        row("B-06", "a water of two lakes", {"pond", "pool"}, [](Parts &p) {
            addPlace(p, fiefs::lake("pond"), {"f1"});
            addPlace(p, fiefs::lake("pool"), {"f1", "pond"});
        });
        row("B-07", "slot 4", {"a1"}, [](Parts &p) { p.set("a1", "slot", number(4)); });
        row("B-07", "slot 0", {"a1"}, [](Parts &p) { p.set("a1", "slot", number(0)); });
        for (const auto &[attribute, value] : {std::pair("value", 0), std::pair("value", 4),
                                               std::pair("capacity", 0), std::pair("capacity", 13)}) {
            row("B-07", (attribute + std::to_string(value)).c_str(), {"a1"},
                [which = attribute, given = value](Parts &p) {
                    fix(p, "a1", "custom");
                    p.set("a1", which, number(given));
                });
        }
        row("B-08", "", {"a1", "b1", "a2", "b2", "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8"},
            [](Parts &p) {
                for (int index = 0; index < 9; ++index)
                    addPlace(p, fiefs::slot("x" + std::to_string(index), 1), {"f1"});
            });
        row("B-09", "between two castles", {"a1"}, [](Parts &p) {
            fix(p, "a1", "homelands");
            p.add("border", "a1", "c2");
        });
        row("B-09", "three at a castle", {"c1"}, [](Parts &p) {
            for (const char *place : {"a1", "b1", "f1"})
                fix(p, place, "homelands");
        });
        row("B-09", "one of them is custom", {"c1"}, [](Parts &p) {
            for (const char *place : {"a1", "b1"})
                fix(p, place, "homelands");
            fix(p, "f1", "custom");
            p.set("f1", "value", number(2));
            p.set("f1", "abilities", std::vector<std::string> {"homelands"});
        });
        row("B-10", "", {}, [](Parts &p) {
            for (const char *place : {"f1", "g1", "t1", "f2", "g2", "t2"})
                p.set(place, "slot", number(1));
        });
        row("B-11", "", {"t2"}, [](Parts &p) { p.at("t2").at = {1001, -1}; });
        row("B-12", "", {"f1", "g1", "f2"}, [](Parts &p) {
            for (const char *place : {"f1", "g1", "f2"})
                fix(p, place, "fort");
        });
        row("B-13", "", {}, [](Parts &p) {
            for (int index = 0; index < 52; ++index)
                addPlace(p, fiefs::lake("l" + std::to_string(index)), {"f1", "g1"});
        });
        row("W-01", "", {"c1", "c2"}, [](Parts &p) { p.drop("border", "c1", "g1"); });
    }

    void findsExactlyWhatIsBroken()
    {
        QFETCH(QString, id);
        QFETCH(QStringList, places);
        QFETCH(Break, breakIt);
        Parts parts(boardFor(2));
        breakIt(parts);
        Board board = parts.board();
        std::vector<Finding> findings = fiefs::checkFiefsBoard(board);
        if (!id.startsWith("W")) // what is broken may be unfair as well
            std::erase_if(findings,
                          [](const Finding &finding) { return finding.severity == Severity::Warning; });
        QCOMPARE(findings.size(), std::size_t(1));
        const Finding &finding = findings[0];
        QCOMPARE(QString::fromStdString(finding.id), id);
        QCOMPARE(finding.severity == Severity::Warning, id.startsWith("W"));
        QCOMPARE(placesOf(finding), places);
        QVERIFY(hasRule("fiefs", finding));
        if (finding.mend) {
            QVERIFY(apply(board, *finding.mend).has_value());
            QVERIFY(!hasError(fiefs::checkFiefsBoard(board)));
        }
    }

    void mendsWhatHasOneRemedy_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"B-01", "B-02", "B-03", "B-07", "B-11"})
            QTest::newRow(id) << QString(id);
    }
    void mendsWhatHasOneRemedy()
    {
        QFETCH(QString, id);
        Parts parts(boardFor(2));
        parts.set("c2", "seat", number(5));
        parts.add("border", "c2", "c1");
        parts.add("border", "a1", "f1");
        parts.set("a2", "slot", number(9));
        parts.at("b2").at.y = 2000;
        const Board board = parts.board();
        for (const Finding &finding : fiefs::checkFiefsBoard(board)) {
            if (finding.id != id.toStdString())
                continue;
            QVERIFY(finding.mend.has_value());
            Board mended = board;
            QVERIFY(apply(mended, *finding.mend).has_value());
            for (const Finding &left : fiefs::checkFiefsBoard(mended))
                QVERIFY(left.id != finding.id);
            return;
        }
        QFAIL("not found");
    }

    void anAbilityStandsOnATileOnce() // B7, told by the schema
    {
        Parts parts(boardFor(2));
        fix(parts, "a1", "custom");
        for (const auto &abilities :
             {std::vector<std::string> {"sift", "sift"}, std::vector<std::string> {"fly"}}) {
            parts.set("a1", "abilities", abilities);
            QVERIFY(hasError(checkBoard(parts.board(), fiefs::fiefsSchema())));
        }
        parts.set("a1", "abilities", std::vector<std::string> {"sift", "mire"});
        QVERIFY(!hasError(checkBoard(parts.board(), fiefs::fiefsSchema())));
    }
};

MERLON_TEST(FiefsBoardTest)
#include "fiefs_board_test.moc"
