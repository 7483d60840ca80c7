#include "core/base/json.h"
#include "core/base/limits.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace merlon;

namespace {

Error errorOf(std::string_view text)
{
    const Expected<Json> json = readJson(text, "test");
    return json ? Error {} : json.error();
}

} // namespace

class JsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsValidInItsOrder()
    {
        const auto json = readJson("{\"b\": [1, -2.5, true, null], \"a\": {\"x\": \"\\u00e9\"}}", "test");
        QVERIFY(json.has_value());
        QCOMPARE(json->dump(), std::string("{\"b\":[1,-2.5,true,null],\"a\":{\"x\":\"é\"}}"));
    }

    void saysWhereItIsWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("pointer");
        const auto row = [](const char *text, const char *code, int line, const char *pointer) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(code) << line << QByteArray(pointer);
        };
        row("", "error.json-cut-off", 1, "");
        row("{\n\"a\": [1,\n", "error.json-cut-off", 2, "/a/1");
        row("{\"a\": \"unfinished", "error.json-cut-off", 1, "/a");
        row("{\"a\": 1,\n\"b\": 2,\n\"a\": 3}", "error.json-doubled-key", 3, "/a");
        row("[1, 2]\n\n x", "error.json-trailing", 3, "");
        row("{} {}", "error.json-trailing", 1, "");
        row("[1,\n  oops]", "error.json-syntax", 2, "/1");
        row("{\"a/b\": {\"~\": nul}}", "error.json-syntax", 1, "/a~1b/~0");
        row("[1e999]", "error.json-syntax", 1, "/0");
        row("[\"\xff\"]", "error.json-syntax", 1, "/0");
        row("[1,\n\n\t\n 2,\r\n\r\n oops]", "error.json-syntax", 6, "/2");
    }

    void saysWhereItIsWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        QFETCH(int, line);
        QFETCH(QByteArray, pointer);
        const Error error = errorOf(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(error.what.code), code);
        QCOMPARE(int(error.where.line), line);
        QCOMPARE(QByteArray::fromStdString(error.where.pointer), pointer);
        QCOMPARE(error.where.source, std::string("test"));
    }

    void refusesDeepNestingAtOnce()
    {
        QCOMPARE(errorOf(std::string(kMaxFileBytes, '[')).what.code, std::string("error.json-depth"));
        const std::string deepest = std::string(kMaxJsonDepth, '[') + std::string(kMaxJsonDepth, ']');
        QVERIFY(readJson(deepest, "test").has_value());
        QCOMPARE(errorOf("[" + deepest + "]").what.code, std::string("error.json-depth"));
    }

    /// The parser would take it for the end.
    void refusesWhatFollowsAZeroByte()
    {
        for (const std::string &text : {std::string("{}\0{\"garbage\": [1,", 17), std::string("{\n\0}", 4)}) {
            const Error error = errorOf(text);
            QCOMPARE(error.what.code, std::string("error.json-syntax"));
            QCOMPARE(error.where.line, std::size_t(std::count(text.begin(), text.end(), '\n')) + 1);
        }
    }

    /// Its message does not hold what it has passed over.
    void passesOverLineBreaksInGoodTime()
    {
        constexpr std::size_t kBreaks = 8 << 20;
        const std::string breaks(kBreaks, '\n');
        QCOMPARE(errorOf(breaks).what.code, std::string("error.json-cut-off"));
        const Error error = errorOf("[1," + breaks + "oops]");
        QCOMPARE(error.what.code, std::string("error.json-syntax"));
        QCOMPARE(std::get<std::string>(error.what.args.at(0)).size() < 100, true);
        QCOMPARE(error.where.line, kBreaks + 1);
        const auto json = readJson(breaks + "[\"a\",\t\t\"b\"]" + breaks, "test");
        QVERIFY(json.has_value());
        QCOMPARE(json->dump(), std::string("[\"a\",\"b\"]"));
    }

    void refusesWhatIsTooLarge()
    {
        QCOMPARE(errorOf(std::string(kMaxFileBytes + 1, ' ')).what.code, std::string("error.too-large"));
        std::string many = "[";
        for (std::size_t i = 0; i <= kMaxJsonValues; ++i)
            many += "1,";
        QCOMPARE(errorOf(many).what.code, std::string("error.json-values"));
    }

    void readsLargeObjectsInGoodTime()
    {
        std::string text = "{";
        constexpr int kMembers = 200'000;
        for (int i = 0; i < kMembers; ++i)
            text += "\"key" + std::to_string(i) + "\": 1,\n";
        const auto json = readJson(text + "\"last\": 0}", "test");
        QVERIFY(json.has_value());
        QCOMPARE(json->size(), std::size_t(kMembers + 1));
    }

    void findsDoubledKeysAmongMany()
    {
        for (const int members : {1, 15, 16, 17, 100, 5000}) {
            std::string text = "{";
            for (int i = 0; i < members; ++i)
                text += "\"key" + std::to_string(i) + "\": {\"a\": [1]},\n";
            QCOMPARE(readJson(text + "\"last\": 0}", "test")->size(), std::size_t(members + 1));
            for (const int doubled : {0, members / 2, members - 1}) {
                const std::string key = "key" + std::to_string(doubled);
                const Error error = errorOf(text + "\"" + key + "\": 0}");
                QCOMPARE(error.what.code, std::string("error.json-doubled-key"));
                QCOMPARE(error.where.pointer, "/" + key);
                QCOMPARE(error.where.line, std::size_t(members + 1));
            }
        }
    }

    void refusesLongTextsAndNumbersWhereTheyBegin()
    {
        const std::string longest(kMaxJsonToken - 2, '1');
        QVERIFY(readJson("[\"" + longest + "\", \"" + longest + "\"]", "test"));
        for (const std::string &token : {"\"" + longest + "111\"", longest + "111"}) {
            const Error error = errorOf("[0,\n" + token + "\n]");
            QCOMPARE(error.what.code, std::string("error.json-long"));
            QCOMPARE(error.where.pointer, std::string("/1"));
            QCOMPARE(error.where.line, std::size_t(2));
        }
    }

    void findsTheLineOfAPointer()
    {
        const std::string text = "{\n \"a\": [1,\n 2, {\n\"x~/\": 5\n}],\n\"b\":\n\"c\"}";
        QCOMPARE(lineOfPointer(text, ""), std::size_t(1));
        QCOMPARE(lineOfPointer(text, "/a"), std::size_t(2));
        QCOMPARE(lineOfPointer(text, "/a/1"), std::size_t(3));
        QCOMPARE(lineOfPointer(text, "/a/2/x~0~1"), std::size_t(4));
        QCOMPARE(lineOfPointer(text, "/b"), std::size_t(7));
        QCOMPARE(lineOfPointer(text, "/missing"), std::size_t(0));
        QCOMPARE(lineOfPointer("[\n1\n\n \n]", "/0"), std::size_t(2)); // what follows does not count
        QCOMPARE(lineOfPointer(text, "a"), std::size_t(0));
        QCOMPARE(lineOfPointer("no json", "/a"), std::size_t(0));
    }

    void writesShortThingsOnOneLine()
    {
        const Json json = {
            {"short", {1, 2, {{"x", "y"}}}}, {"long", std::string(120, 'x')}, {"empty", Json::object()}};
        const std::string text = writeJson(json);
        QVERIFY(text.find("  \"short\": [1, 2, {\"x\": \"y\"}],\n") != std::string::npos);
        QVERIFY(*readJson(text, "test") == json);
    }

    void readsFilesAndSaysWhatIsWrongWithThem()
    {
        QTemporaryDir directory;
        const std::filesystem::path path = directory.path().toStdString();
        QCOMPARE(readJsonFile(path / "none.json").error().what.code, std::string("error.file-missing"));
        QCOMPARE(readJsonFile(path).error().what.code, std::string("error.file-not-regular"));
        std::ofstream(path / "one.json") << "[1]";
        QCOMPARE(readJsonFile(path / "one.json")->size(), std::size_t(1));
        std::ofstream(path / "bad.json") << "[1";
        QVERIFY(readJsonFile(path / "bad.json").error().where.source.find("bad.json") != std::string::npos);
        std::ofstream(path / "huge.json");
        std::filesystem::resize_file(path / "huge.json", kMaxFileBytes + 1);
        QCOMPARE(readJsonFile(path / "huge.json").error().what.code, std::string("error.too-large"));
    }
};

MERLON_TEST(JsonTest)
#include "json_test.moc"
