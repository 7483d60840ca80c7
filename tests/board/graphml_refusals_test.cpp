#include "core/base/limits.h"
#include "tests/board/graphml_samples.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <span>
#include <string>

using namespace merlon;
using namespace merlon::testing;

namespace {

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

} // namespace

/// Graphs that no board is made of, and what is said of them.
class GraphmlRefusalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
            const auto board = boardFromGraphml(graphmlOf(content + "</graph>"), schemaOf, "test");
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
        row("too many elements", graphmlOf(many), "error.xml-many");
        std::string nodes = "<graph edgedefault=\"directed\"><data key=\"s\">siege</data>";
        for (int i = 0; i < 10'001; ++i)
            nodes += "<node id=\"n" + std::to_string(i) + "\"/>";
        row("too many nodes", graphmlOf(nodes + "</graph>"), "error.board-many");
        row("no graphml", "<svg/>", "error.graphml");
        row("deep", nested, "error.xml-depth");
        row("deep behind a quote", "<a\"><b><b>\">" + nested, "error.xml");
        row("deep behind an attribute", "<a b=\"/>\">" + nested, "error.xml-depth");
        row("document type", "<!DOCTYPE x [<!ENTITY e \"ee\">]><graphml/>", "error.xml-doctype");
        row("null character", std::string("<a>\0</a>", 8), "error.xml");
        const std::string family = "<graph edgedefault=\"directed\"><data key=\"s\">";
        row("no UTF-8", graphmlOf(family + "si\xff</data></graph>"), "error.xml-utf8");
        row("no UTF-8 between tags", "<graphml>\xff</graphml>", "error.xml-utf8");
        row("unknown entity", graphmlOf(family + "si&bad;</data></graph>"), "error.xml-reference");
        row("unknown entity in an attribute", "<graphml a=\"&bad;\"/>", "error.xml-reference");
        row("no number", graphmlOf(family + "si&#xyz;</data></graph>"), "error.xml-reference");
        row("end in a reference", "<a>&am", "error.xml-reference");
        row("half a character", graphmlOf(family + "si&#xD800;</data></graph>"), "error.xml-reference");
        row("unmarked ampersand", graphmlOf(family + "si & ege</data></graph>"), "error.xml-reference");
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
        row("no family", graphmlOf("<graph edgedefault=\"directed\"/>"), "error.graphml-no-schema");
        row("node without key",
            graphmlOf("<graph edgedefault=\"directed\"><data key=\"s\">siege</data><node id=\"a\"/></graph>"),
            "error.graphml-missing");
        row("edge to nowhere",
            graphmlOf(
                "<graph edgedefault=\"directed\"><data key=\"s\">siege</data><edge source=\"a\" target=\"b\">"
                "<data key=\"i\">path</data></edge></graph>"),
            "error.graphml-missing");
        row("character zero", graphmlOf(family + "si&#0;</data></graph>"), "error.xml-reference");
        std::string given;
        for (int i = 0; i < 150; ++i)
            given += "<key id='d" + std::to_string(i) + "' for='node' attr.name='d" + std::to_string(i)
                + "'><default>1</default></key>";
        row("too much given to too many",
            graphmlOf(given + nodes.substr(0, nodes.find("n9001")) + "\"/></graph>"), "error.xml-many");
        const std::string some = nodes.substr(0, nodes.find("n1100")) + "\"/></graph>";
        const std::string longText(1 << 16, 'a');
        const std::string longDefault =
            "<key id='l' for='node' attr.name='note'><default>" + longText + "</default></key>";
        row("too long a default", graphmlOf(longDefault + some), "error.xml-much");
        std::string edges = "<graph><data key='s'>siege</data>";
        std::string named = edges;
        for (int i = 0; i < 1100; ++i) {
            edges += "<edge source='n" + std::to_string(i) + "' target='n0'/>";
            named += "<node id='" + std::to_string(i) + "'><data key='l'>1</data></node>";
        }
        row("too long a default for nodes of edges", graphmlOf(longDefault + edges + "</graph>"),
            "error.xml-much");
        row("too long a name", graphmlOf("<key id='l' attr.name='" + longText + "'/>" + named + "</graph>"),
            "error.xml-much");
        row("too many values in all",
            graphmlOf("<graph edgedefault=\"directed\"><data key=\"s\">siege</data>" + valuesOfNodes()
                      + "</graph>"),
            "error.json-values");
        row("crooked point",
            graphmlOf("<graph edgedefault=\"directed\"><data key=\"s\">siege</data><node id=\"a\"><data "
                      "key=\"k\">a</data>"
                      "<data key=\"i\">wall</data><data key=\"x\">left</data></node></graph>"),
            "error.graphml-value");
        row("far point",
            graphmlOf("<graph edgedefault=\"directed\"><data key=\"s\">siege</data><node id=\"a\"><data "
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
            const auto board =
                boardFromGraphml(graphmlOf(siege + wall + rest + "</graph>"), schemaOf, "test");
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
        QCOMPARE(errorCodeOf(graphmlOf(twice)), std::string("error.board-attribute-twice"));
    }
};

MERLON_TEST(GraphmlRefusalsTest)
#include "graphml_refusals_test.moc"
