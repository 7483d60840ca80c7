#include "core/board/files/library.h"
#include "core/games/english.h"
#include "tests/board/graphml_samples.h"
#include "tests/support/arbitrary_boards.h"
#include "tests/support/boards.h"
#include "tests/support/random_boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace merlon;
using namespace merlon::testing;

namespace {

/// As yEd 3.23 writes a graph.
std::string yedSample()
{
    std::ifstream file(std::filesystem::path(MERLON_SOURCE_DIR) / "tests/fuzz/corpus/graphml/yed.graphml");
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A board without the links that name a missing place, which GraphML cannot hold.
Board withoutLooseLinks(const Board &board)
{
    std::vector<Link> links(board.links().begin(), board.links().end());
    std::erase_if(links,
                  [&](const Link &link) { return !board.indexOf(link.from) || !board.indexOf(link.to); });
    return {board.info(), {board.places().begin(), board.places().end()}, std::move(links)};
}

} // namespace

class GraphmlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// As data, and as the line that yEd draws: whichever of them somebody has changed there counts.
    void straightAndCurvedLinksComeBack()
    {
        const auto with = [](LinkCourse course) {
            return Board(
                {"b", "siege", {}, {}, {}, {}, {}},
                {{"a", "rampart", "west", {100, 100}, {}, {}}, {"b", "wall", "west", {200, 200}, {}, {}}},
                {{"path", "a", "b", {}, {{150, 90}}, course}});
        };
        const auto read = [](const std::string &xml) {
            return boardFromGraphml(xml, schemaOf, "test")->links()[0].course;
        };
        for (const LinkCourse course : {LinkCourse::AsUsual, LinkCourse::Straight, LinkCourse::Curved})
            QVERIFY(read(boardToGraphml(with(course), schemaOf("siege"))) == course);
        const auto replaced = [](std::string xml, const std::string &what, const std::string &by) {
            for (std::size_t at = xml.find(what); at != xml.npos; at = xml.find(what, at + by.size()))
                xml.replace(at, what.size(), by);
            return xml;
        };
        const std::string usual = boardToGraphml(with(LinkCourse::AsUsual), schemaOf("siege"));
        QVERIFY(read(replaced(usual, "PolyLineEdge", "QuadCurveEdge")) == LinkCourse::Curved);
        const std::string curved = boardToGraphml(with(LinkCourse::Curved), schemaOf("siege"));
        QVERIFY(curved.find("y:SplineEdge") != std::string::npos);
        QVERIFY(read(replaced(curved, "SplineEdge", "PolyLineEdge")) == LinkCourse::Straight);
    }

    void shippedBoardsComeBackExactly()
    {
        const std::vector<std::filesystem::path> folders {boardDirectory()};
        const std::vector<std::string> names = boardNames(folders);
        QVERIFY(names.size() >= 13);
        for (const std::string &name : names) {
            const Board board = shippedBoard(name);
            const auto again =
                boardFromGraphml(boardToGraphml(board, schemaOf(board.info().schema)), schemaOf, "test");
            QVERIFY2(again.has_value(), again ? "" : say(again.error(), english()).c_str());
            QVERIFY2(*again == board, name.c_str());
        }
    }

    void whatOnlySiegeIHasComesBackExactly()
    {
        Attributes gate {
            {"gates", std::int64_t {2}}, {"ram-spaces", std::int64_t {4}}, {"resistance", std::int64_t {6}}};
        Attributes guard {{"access", std::string("open")},
                          {"saboteur-spaces", std::int64_t {0}},
                          {"spaces",
                           std::vector<AttributeRecord>(
                               2, {{"type", std::string("soldier")}, {"start", std::string("soldier")}})},
                          {"type", std::string("honour-guard")}};
        BoardInfo info;
        info.schema = "siege";
        info.games = {"siege1"};
        const Board board(info,
                          {{"gate", "gate", "none", {500, 685}, {}, std::move(gate)},
                           {"barbican-rampart", "barbican-rampart", "none", {500, 800}, {}, {}},
                           {"west-tower-1", "tower", "west", {321, 619}, {}, {}},
                           {"honour-guard", "building", "none", {500, 555}, {}, std::move(guard)}},
                          {{"path", "barbican-rampart", "gate", {{"trappable", false}}, {{505, 740}}},
                           {"adjacent", "gate", "west-tower-1", {}, {}}});
        const auto again = boardFromGraphml(boardToGraphml(board), schemaOf, "test");
        QVERIFY2(again.has_value(), again ? "" : say(again.error(), english()).c_str());
        QCOMPARE(*again, board);
    }

    void anyBoardComesBackExactly()
    {
        QVERIFY(rc::check("export, then import", [](std::uint64_t seed) {
            Random random(seed);
            const Board board = withoutLooseLinks(Arbitrary(random).board());
            const auto again = boardFromGraphml(boardToGraphml(board), schemaOf, "test");
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == withoutDefaults(board, siegeSchema()));
        }));
    }

    void readsWhatOtherProgramsWrite()
    {
        const auto board = boardFromGraphml(
            graphmlOf("<!-- drawn by hand --><graph id='g' edgedefault='directed'><data key='s'>siege</data>"
                      "<node id='one'><data key='k'>west-rampart-1</data><data key='i'>rampart</data>"
                      "<data key='c'> 9 </data><data key='x'>12.5</data></node>"
                      "<node id='two'><data key='k'>w</data><data key='i'>wall</data></node>"
                      "<edge source='one' target='two'><data key='i'>path</data></edge></graph>"),
            schemaOf, "test");
        QVERIFY2(board.has_value(), board ? "" : say(board.error(), english()).c_str());
        const Place &rampart = board->places()[0];
        QCOMPARE(rampart.at.x, 12.5);
        QCOMPARE(rampart.attributes.at("unit-capacity"), AttributeValue(std::int64_t {9}));
        QCOMPARE(rampart.attributes.at("note"), AttributeValue(std::string("a note")));
        QCOMPARE(board->links()[0].from, std::string("west-rampart-1"));
    }

    void readsKeysBehindTheGraphAndTextAsItStands()
    {
        const auto board = boardFromGraphml(
            "<?xml version='1.0'?>\n<graphml><desc>a&lt;b</desc>"
            "<graph><data key='f'>siege</data><edge source='a' target='a' directed='false'/>"
            "<node id='a'><data key='k'>a</data><data key='i'>rampart</data><port name='p'><data/></port>"
            "<data key='n'> one  and <shape>no</shape><![CDATA[ two  & ]]>&#x4e;&#252;</data>"
            "<graph><node id='inner'/></graph></node></graph><graph><node id='of another graph'/></graph>"
            "<key id='f' attr.name='schema'/><key id='k' attr.name='key'/><key id='n' attr.name='note'/>"
            "<key id='i' for='all' attr.name='kind'><default>path</default></key></graphml>",
            schemaOf, "test");
        QVERIFY2(board.has_value(), board ? "" : say(board.error(), english()).c_str());
        QCOMPARE(board->places().size(), std::size_t(1));
        QCOMPARE(board->places()[0].attributes.at("note"),
                 AttributeValue(std::string("one and two  & N\u00fc")));
        QCOMPARE(board->links().size(), std::size_t(1));
        QCOMPARE(board->links()[0].kind, std::string("path"));
        QCOMPARE(board->links()[0].to, std::string("a"));
    }

    void drawsForYed()
    {
        BoardInfo info;
        info.schema = "siege";
        const Board board(info,
                          {{"west-wall", "wall", "west", {100, 200}, {{"en", "Wall & <gate>"}}, {}},
                           {"west-wall-2", "wall", "west", {300.5, 200}, {}, {}}},
                          {{"adjacent", "west-wall", "west-wall-2", {}, {{200, 250}}}});
        const std::string xml = boardToGraphml(board, schemaOf("siege"));
        for (const char *part :
             {"attr.name=\"x\" attr.type=\"double\"", "attr.name=\"kind\" attr.type=\"string\"",
              "<y:Geometry height=\"26.0\" width=\"70.0\" x=\"65.0\" y=\"187.0\"/>",
              "<y:NodeLabel>Wall &amp; &lt;gate&gt;</y:NodeLabel>", "<y:NodeLabel>west wall 2</y:NodeLabel>",
              "<y:Point x=\"200.0\" y=\"250.0\"/>", "<y:Arrows source=\"none\" target=\"none\"/>"})
            QVERIFY2(xml.find(part) != xml.npos, part);
        QCOMPARE(*boardFromGraphml(xml, schemaOf, "test"), board);
    }

    /// The data that stand beside the drawing say still what they said.
    void whatYedHasMovedIsMoved()
    {
        BoardInfo info;
        info.schema = "siege";
        const Board board(
            info, {{"a", "wall", "west", {100, 200}, {}, {}}, {"b", "wall", "west", {300, 200}, {}, {}}},
            {{"adjacent", "a", "b", {}, {{200, 250}}}});
        std::string xml = boardToGraphml(board);
        const auto replace = [&xml](const std::string &from, const std::string &to) {
            const std::size_t at = xml.find(from);
            QVERIFY2(at != xml.npos, from.c_str());
            xml.replace(at, from.size(), to);
        };
        replace("x=\"65.0\" y=\"187.0\"", "x=\"75.5\" y=\"167\"");
        replace("<y:Point x=\"200.0\" y=\"250.0\"/>",
                "<y:Point x=\"200.0\" y=\"240.0\"/><y:Point x=\"2.2E+2\" y=\"250.0\"/>");
        const auto moved = boardFromGraphml(xml, schemaOf, "test");
        QVERIFY(moved);
        QCOMPARE(moved->places()[0].at, (Point {110.5, 180}));
        QCOMPARE(moved->places()[1].at, (Point {300, 200}));
        QCOMPARE(moved->links()[0].via, (std::vector<Point> {{200, 240}, {220, 250}}));
        replace("<y:Point x=\"200.0\" y=\"240.0\"/><y:Point x=\"2.2E+2\" y=\"250.0\"/>", "");
        QVERIFY(boardFromGraphml(xml, schemaOf, "test")->links()[0].via.empty());
    }

    void readsWhatYedHasDrawn()
    {
        const auto board = boardFromGraphml(yedSample(), schemaOf, "test", "siege");
        QVERIFY2(board.has_value(), board ? "" : say(board.error(), english()).c_str());
        QCOMPARE(board->info().schema, std::string("siege"));
        QCOMPARE(board->places().size(), std::size_t {4});
        const Place &rampart = board->places()[0];
        QCOMPARE(rampart.key, std::string("west-rampart"));
        QCOMPARE(rampart.names.at("en"), std::string("West rampart"));
        QCOMPARE(rampart.kind, std::string("rectangle #FFCC00"));
        QVERIFY(rampart.attributes.empty());
        QCOMPARE(board->places()[1].key, std::string("wall"));
        QCOMPARE(board->places()[2].key, std::string("wall-2"));
        QCOMPARE(board->places()[2].kind, board->places()[1].kind);
        QCOMPARE(board->places()[3].key, std::string("n3"));
        QCOMPARE(board->places()[3].kind, std::string("node"));
        QCOMPARE(board->links()[0].kind, std::string("path"));
        QCOMPARE(board->links()[1].kind, std::string("dashed #0000FF"));
        // 2000 wide, shrunk to 880
        QCOMPARE(rampart.at, (Point {60, 302}));
        QCOMPARE(board->places()[2].at, (Point {940, 742}));
        QCOMPARE(board->links()[0].via, (std::vector<Point> {{500, 698}, {720, 522}}));
        QCOMPARE(*boardFromGraphml(boardToGraphml(*board), schemaOf, "test"), *board);
        QCOMPARE(QByteArray::fromStdString(errorCodeOf(yedSample())), QByteArray("error.graphml-no-schema"));
    }

    void keepsCharactersThatXmlDoesNotHave()
    {
        const std::string odd = "\x01 \t\r\n \uFFFE\uFFFF";
        BoardInfo info;
        info.schema = "siege";
        const Board board(info, {{"a", "wall", "none", {500, 400}, {}, {{"line\nbreak", odd}}}}, {});
        const auto again = boardFromGraphml(boardToGraphml(board), schemaOf, "test");
        QVERIFY2(again.has_value(), again ? "" : say(again.error(), english()).c_str());
        QCOMPARE(*again, board);
    }

    void withoutCoordinatesPlacesStandInARing()
    {
        std::string nodes;
        for (const char *key : {"a", "b", "c", "d"})
            nodes += std::string("<node id='") + key + "'><data key='k'>" + key
                + "</data><data key='i'>rampart</data></node>";
        const auto board = boardFromGraphml(
            graphmlOf("<graph id='g' edgedefault='directed'><data key='s'>siege</data>" + nodes + "</graph>"),
            schemaOf, "test");
        QVERIFY2(board.has_value(), board ? "" : say(board.error(), english()).c_str());
        for (const Place &place : board->places()) {
            QVERIFY(place.at.x > 0 && place.at.x < 1000 && place.at.y > 0 && place.at.y < 1000);
            for (const Place &other : board->places())
                QVERIFY(&place == &other
                        || std::hypot(place.at.x - other.at.x, place.at.y - other.at.y) > 100);
        }
    }
};

MERLON_TEST(GraphmlTest)
#include "graphml_test.moc"
