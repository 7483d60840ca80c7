#include "core/base/limits.h"
#include "core/board/files/dot.h"
#include "core/board/files/graphml.h"
#include "core/board/files/library.h"
#include "core/games/english.h"
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
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

using namespace merlon;
using namespace merlon::testing;

namespace {

std::string errorCodeOf(std::string_view xml)
{
    const auto board = boardFromGraphml(xml, schemaOf, "test");
    return board ? std::string() : board.error().what.code;
}

/// Nodes that hold lists with more values in all than a document may have, in each fewer.
std::string valuesOfNodes()
{
    std::string list = "[";
    for (std::size_t i = 0; i < kMaxJsonValues / 4; ++i)
        list += "\"\",";
    list += "\"\"]";
    std::string nodes;
    for (const char *id : {"a", "b", "c", "d"})
        nodes += std::string("<node id='") + id + "'><data key='k'>" + id
            + "</data><data key='i'>wall</data><data key='n'>" + list + "</data></node>";
    return nodes;
}

std::string graph(const std::string &content)
{
    return "<graphml><key id=\"s\" for=\"graph\" attr.name=\"schema\" attr.type=\"string\"/>"
           "<key id=\"k\" for=\"node\" attr.name=\"key\" attr.type=\"string\"/>"
           "<key id=\"i\" for=\"all\" attr.name=\"kind\" attr.type=\"string\"/>"
           "<key id=\"c\" for=\"node\" attr.name=\"unit-capacity\" attr.type=\"int\"/>"
           "<key id=\"n\" for=\"node\" attr.name=\"note\" attr.type=\"string\"><default>a "
           "note</default></key>"
           "<key id=\"x\" for=\"node\" attr.name=\"x\" attr.type=\"double\"/>"
        + content + "</graphml>";
}

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
            graph("<!-- drawn by hand --><graph id='g' edgedefault='directed'><data key='s'>siege</data>"
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

    void whatYedDrawsOutsideAllMeasureIsRefused()
    {
        for (const char *number : {"1e400", "-1e308", "1e5"}) {
            const std::string xml = "<graphml><key id='g' for='node'/><graph><node id='a'><data key='g'>"
                                    "<y:ShapeNode><y:Geometry x='"
                + std::string(number) + "' y='1'/></y:ShapeNode></data></node><node id='b'><data key='g'>"
                + "<y:ShapeNode><y:Geometry x='1e308' y='x'/><y:Geometry x='1e308' y='1'/></y:ShapeNode>"
                + "</data></node></graph></graphml>";
            const auto board = boardFromGraphml(xml, schemaOf, "test", "siege");
            for (const Place &place : board ? board->places() : std::span<const Place>())
                QVERIFY(place.at.x >= 0 && place.at.x <= 1000);
        }
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

    void saysInWhichLineItIsWrong()
    {
        const auto lineOf = [](const std::string &xml) {
            return boardFromGraphml(xml, schemaOf, "test").error().where.line;
        };
        QCOMPARE(lineOf("\n<graphml>\n<graph>\n<data>&#0;</data></graph></graphml>"), std::size_t(4));
        QCOMPARE(lineOf("\n<svg/>"), std::size_t(2));
        QCOMPARE(lineOf("<graphml>\n\n<graph a='1'\na='2'/></graphml>"), std::size_t(4));
        QCOMPARE(lineOf("<graphml>\n</a>"), std::size_t(2));
    }

    void saysInWhichLineAValueIsWrong()
    {
        const auto lineOf = [](const std::string &content) {
            const auto board = boardFromGraphml(graph(content + "</graph>"), schemaOf, "test");
            return board ? std::size_t {0} : board.error().where.line;
        };
        const std::string siege = "\n<graph>\n<data key='s'>siege</data>\n";
        const std::string wall =
            "<node id='a'>\n<data key='k'>a</data>\n<data key='i'>wall</data>\n"; // 4 to 6
        QCOMPARE(lineOf(siege + wall + "</node>"), std::size_t(0));
        QCOMPARE(lineOf("\n<graph>\n<data key='s'>castle</data>"), std::size_t(3));
        QCOMPARE(lineOf(siege + "\n<node id='a'/>"), std::size_t(5));
        QCOMPARE(lineOf(siege + wall + "<data key='x'>\nleft\n</data></node>"), std::size_t(7));
        QCOMPARE(lineOf(siege + wall + "<data key='x'>1e200</data></node>"), std::size_t(7));
        QCOMPARE(lineOf(siege + wall + "\n<data key='c'>1.5</data></node>"), std::size_t(8));
        QCOMPARE(lineOf(siege + wall + "</node>\n<edge source='a'\ntarget='a'/>"), std::size_t(8));
        // What is given to all nodes is wrong where it is given.
        const std::string given = "\n<key id='y' for='node' attr.name='y'>\n<default>high</default></key>";
        QCOMPARE(lineOf(given + siege + wall + "</node>"), std::size_t(3));
    }

    void withoutCoordinatesPlacesStandInARing()
    {
        std::string nodes;
        for (const char *key : {"a", "b", "c", "d"})
            nodes += std::string("<node id='") + key + "'><data key='k'>" + key
                + "</data><data key='i'>rampart</data></node>";
        const auto board = boardFromGraphml(
            graph("<graph id='g' edgedefault='directed'><data key='s'>siege</data>" + nodes + "</graph>"),
            schemaOf, "test");
        QVERIFY2(board.has_value(), board ? "" : say(board.error(), english()).c_str());
        for (const Place &place : board->places()) {
            QVERIFY(place.at.x > 0 && place.at.x < 1000 && place.at.y > 0 && place.at.y < 1000);
            for (const Place &other : board->places())
                QVERIFY(&place == &other
                        || std::hypot(place.at.x - other.at.x, place.at.y - other.at.y) > 100);
        }
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const std::string &xml, const char *code) {
            QTest::newRow(name) << QByteArray::fromStdString(xml) << QByteArray(code);
        };
        const std::string deep = "<a>";
        std::string nested;
        for (int i = 0; i < 100'000; ++i)
            nested += deep;
        row("nothing", "", "error.graphml");
        std::string many;
        for (std::size_t i = 0; i <= kMostXmlElements; ++i)
            many += "<a/>";
        row("too many elements", graph(many), "error.xml-many");
        std::string nodes = "<graph edgedefault=\"directed\"><data key=\"s\">siege</data>";
        for (int i = 0; i < 10'001; ++i)
            nodes += "<node id=\"n" + std::to_string(i) + "\"/>";
        row("too many nodes", graph(nodes + "</graph>"), "error.board-many");
        row("no graphml", "<svg/>", "error.graphml");
        row("deep", nested, "error.xml-depth");
        row("deep behind a quote", "<a\"><b><b>\">" + nested, "error.xml");
        row("deep behind an attribute", "<a b=\"/>\">" + nested, "error.xml-depth");
        row("document type", "<!DOCTYPE x [<!ENTITY e \"ee\">]><graphml/>", "error.xml-doctype");
        row("null character", std::string("<a>\0</a>", 8), "error.xml");
        const std::string family = "<graph edgedefault=\"directed\"><data key=\"s\">";
        row("no UTF-8", graph(family + "si\xff</data></graph>"), "error.xml-utf8");
        row("no UTF-8 between tags", "<graphml>\xff</graphml>", "error.xml-utf8");
        row("unknown entity", graph(family + "si&bad;</data></graph>"), "error.xml-reference");
        row("unknown entity in an attribute", "<graphml a=\"&bad;\"/>", "error.xml-reference");
        row("no number", graph(family + "si&#xyz;</data></graph>"), "error.xml-reference");
        row("end in a reference", "<a>&am", "error.xml-reference");
        row("half a character", graph(family + "si&#xD800;</data></graph>"), "error.xml-reference");
        row("unmarked ampersand", graph(family + "si & ege</data></graph>"), "error.xml-reference");
        row("end in a character", "<a>\xe2\x82", "error.xml-utf8");
        row("no UTF-8 in an attribute", "<graphml a=\"\xff\"/>", "error.xml-utf8");
        row("UTF-16", std::string("\xff\xfe<\0a\0/\0>\0", 10), "error.xml");
        row("doubled attribute", "<graphml a='1' b='2' a='3'/>", "error.xml");
        row("two roots", "<graphml/><graphml/>", "error.xml");
        row("document type elsewhere", "<!DOCTYPE x SYSTEM \"file:///dev/zero\"><graphml/>",
            "error.xml-doctype");
        row("long tag", "<graphml a='" + std::string(kLongestXmlTag * 3 / 2, 'a') + "'/>", "error.xml-long");
        row("cut off", "<graphml><graph>", "error.xml");
        row("crossed", "<a><b></a></b>", "error.xml");
        row("no family", graph("<graph edgedefault=\"directed\"/>"), "error.graphml-no-schema");
        row("node without key",
            graph("<graph edgedefault=\"directed\"><data key=\"s\">siege</data><node id=\"a\"/></graph>"),
            "error.graphml-missing");
        row("edge to nowhere",
            graph(
                "<graph edgedefault=\"directed\"><data key=\"s\">siege</data><edge source=\"a\" target=\"b\">"
                "<data key=\"i\">path</data></edge></graph>"),
            "error.graphml-missing");
        row("character zero", graph(family + "si&#0;</data></graph>"), "error.xml-reference");
        std::string given;
        for (int i = 0; i < 150; ++i)
            given += "<key id='d" + std::to_string(i) + "' for='node' attr.name='d" + std::to_string(i)
                + "'><default>1</default></key>";
        row("too much given to too many",
            graph(given + nodes.substr(0, nodes.find("n9001")) + "\"/></graph>"), "error.xml-many");
        const std::string some = nodes.substr(0, nodes.find("n1100")) + "\"/></graph>";
        const std::string longText(1 << 16, 'a');
        const std::string longDefault =
            "<key id='l' for='node' attr.name='note'><default>" + longText + "</default></key>";
        row("too long a default", graph(longDefault + some), "error.xml-much");
        std::string edges = "<graph><data key='s'>siege</data>";
        std::string named = edges;
        for (int i = 0; i < 1100; ++i) {
            edges += "<edge source='n" + std::to_string(i) + "' target='n0'/>";
            named += "<node id='" + std::to_string(i) + "'><data key='l'>1</data></node>";
        }
        row("too long a default for nodes of edges", graph(longDefault + edges + "</graph>"),
            "error.xml-much");
        row("too long a name", graph("<key id='l' attr.name='" + longText + "'/>" + named + "</graph>"),
            "error.xml-much");
        row("too many values in all",
            graph("<graph edgedefault=\"directed\"><data key=\"s\">siege</data>" + valuesOfNodes()
                  + "</graph>"),
            "error.json-values");
        row("crooked point",
            graph("<graph edgedefault=\"directed\"><data key=\"s\">siege</data><node id=\"a\"><data "
                  "key=\"k\">a</data>"
                  "<data key=\"i\">wall</data><data key=\"x\">left</data></node></graph>"),
            "error.graphml-value");
        row("far point",
            graph("<graph edgedefault=\"directed\"><data key=\"s\">siege</data><node id=\"a\"><data "
                  "key=\"k\">a</data>"
                  "<data key=\"i\">wall</data><data key=\"x\">1e200</data></node></graph>"),
            "error.board-far");
    }

    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QByteArray, code);
        QCOMPARE(QByteArray::fromStdString(errorCodeOf(xml.toStdString())), code);
    }

    void saysAtWhichNodeOrEdge()
    {
        const std::string siege = "<graph edgedefault=\"directed\"><data key=\"s\">siege</data>";
        const std::string wall = "<node id=\"n/1\"><data key=\"k\">a</data><data key=\"i\">wall</data>";
        const auto pointerOf = [&](const std::string &rest) {
            const auto board = boardFromGraphml(graph(siege + wall + rest + "</graph>"), schemaOf, "test");
            return board ? std::string() : board.error().where.pointer;
        };
        QCOMPARE(pointerOf("<data key=\"x\">left</data></node>"), std::string("/node/n~11/x"));
        QCOMPARE(pointerOf("<data key=\"x\">1e200</data></node>"), std::string("/node/n~11"));
        QCOMPARE(pointerOf("</node><edge source=\"n/1\" target=\"n/1\"/>"), std::string("/edge/1"));
    }

    /// Under its name and under the one of old.
    void refusesAnAttributeGivenTwice()
    {
        const std::string twice =
            "<key id=\"o\" for=\"node\" attr.name=\"unitCapacity\" attr.type=\"int\"/><graph>"
            "<data key=\"s\">siege</data><node id=\"a\"><data key=\"k\">a</data><data "
            "key=\"i\">rampart</data>"
            "<data key=\"c\">1</data><data key=\"o\">2</data></node></graph>";
        QCOMPARE(errorCodeOf(graph(twice)), std::string("error.board-attribute-twice"));
    }

    void drawsForGraphviz()
    {
        const std::string dot = boardToDot(shippedBoard("two-shoulders"), siegeSchema());
        QVERIFY(dot.starts_with("digraph \"two-shoulders\" {\n"));
        QVERIFY(dot.find("\"west-wall-1\" [class=\"wall\", label=\"west wall 1\", shape=hexagon, ")
                != std::string::npos);
        QVERIFY(dot.find("pos=\"418,414!\"]") != std::string::npos);
        QVERIFY(dot.find("\"west-wall-1\" -> \"west-wall-2\" [class=\"adjacent\", dir=none, style=dashed]")
                != std::string::npos);
    }

    void drawsGateAndBarbicanForGraphviz()
    {
        const std::string dot = boardToDot(shippedBoard("three-gates"), siegeSchema());
        for (const char *line : {"\"gate\" [class=\"gate\", label=\"gate\", ", "pos=\"500,315!\"]",
                                 "\"barbican-rampart\" [class=\"barbican-rampart\", ", "pos=\"500,200!\"]",
                                 "\"barbican-rampart\" -> \"gate\" [class=\"path\"]",
                                 "\"gate\" -> \"west-tower-1\" [class=\"adjacent\", dir=none, style=dashed]"})
            QVERIFY2(dot.find(line) != std::string::npos, line);
    }

    /// Each kind has its own shape and colour, all of a kind the same.
    void kindsLookDifferentInGraphviz()
    {
        const Board board = shippedBoard("two-shoulders");
        const std::string dot = boardToDot(board, siegeSchema());
        std::map<std::string, std::set<std::string>> looks;
        for (const Place &place : board.places()) {
            const std::size_t line = dot.find("\"" + place.key + "\" [");
            QVERIFY(line != std::string::npos);
            const std::size_t shape = dot.find("shape=", line);
            looks[place.kind].insert(dot.substr(shape, dot.find(", pos", shape) - shape));
        }
        std::set<std::string> all;
        for (const auto &[kind, seen] : looks) {
            QCOMPARE(seen.size(), std::size_t(1));
            all.insert(*seen.begin());
        }
        QCOMPARE(all.size(), looks.size());
    }

    /// A style of the schema goes before the looks that kinds have by themselves.
    void stylesShowInGraphviz()
    {
        BoardSchema schema;
        schema.key = "sample";
        schema.places = {{"pond", {}}, {"hut", {}}};
        schema.styles = {{.kind = "pond", .terrain = Terrain::Water, .shape = PlaceShape::Triangle}};
        BoardInfo info;
        info.key = "lake";
        info.schema = "sample";
        const Board board(
            info, {{"north", "pond", "", {10, 20}, {}, {}}, {"south", "hut", "", {30, 40}, {}, {}}}, {});
        const std::string dot = boardToDot(board, schema);
        QVERIFY(dot.find("shape=triangle, fillcolor=\"#B3CCD2\", pos=\"10,980!\"") != std::string::npos);
        QVERIFY(dot.find("shape=box, fillcolor=\"#E8D9B5\", pos=\"30,960!\"") != std::string::npos);
    }
};

MERLON_TEST(GraphmlTest)
#include "graphml_test.moc"
