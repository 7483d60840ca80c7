#include "core/base/error.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/games/english.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

using namespace merlon;

namespace {

using Map = std::map<std::string, std::string>;

/// Wordings of a test's own.
class FewWordings final : public Wordings {
public:
    explicit FewWordings(Map wordings)
        : m_wordings(std::move(wordings))
    {
    }

    std::string wording(std::string_view code) const override
    {
        const auto found = m_wordings.find(std::string(code));
        return found == m_wordings.end() ? std::string() : found->second;
    }

private:
    Map m_wordings;
};

/// With the numbers of Polish.
class PolishWordings final : public Wordings {
public:
    std::string wording(std::string_view code) const override
    {
        return code == "event.killed"
            ? "{%1|one:%1 goblin|few:%1 gobliny|many:%1 goblin\u00f3w|other:%1 goblina}"
            : "";
    }
    std::string pluralOf(std::int64_t number) const override
    {
        if (number == 1)
            return "one";
        const bool isFew = number % 10 >= 2 && number % 10 <= 4 && (number % 100 < 12 || number % 100 > 14);
        return isFew ? "few" : "many";
    }
};

} // namespace

class TextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsArgumentsInTheirPlaces()
    {
        const FewWordings wordings({{"greeting", "%2, %1! 100 %, %9 and %2."}, {"word.orc", "the orc"}});
        const Text text {"greeting", {Word {"orc"}, std::string("well met %1")}};
        QCOMPARE(say(text, wordings), std::string("well met %1, the orc! 100 %, %9 and well met %1."));
    }

    void showsWhatHasNoWording()
    {
        const FewWordings none({});
        QCOMPARE(say(Text {"no.such", {}}, none), std::string("no.such"));
        QCOMPARE(say(Text {"no.such", {std::int64_t {7}, Word {"big-orc"}}}, none),
                 std::string("no.such (7, big orc)"));
    }

    void namesPlacesBySideKindAndNumber()
    {
        QCOMPARE(nameOf({"west-wall-2"}, english()), std::string("west wall 2"));
        QCOMPARE(nameOf({"east-foreground"}, english()), std::string("east foreground"));
        QCOMPARE(nameOf({"siege-tower-12"}, english()), std::string("siege tower 12"));
        QCOMPARE(nameOf({"the-old-mill"}, english()), std::string("the old mill"));
        QCOMPARE(nameOf({"-"}, english()), std::string(" "));
        QCOMPARE(nameOf({""}, english()), std::string());
    }

    void namesSquaresByRowAndColumn()
    {
        QCOMPARE(nameOf({"r07c12"}, english()), std::string("row 7, column 12"));
        QCOMPARE(nameOf({"r00c10", "cell"}, english()), std::string("row 0, column 10"));
        const FewWordings own({{"word.on-square", "%2/%1"}, {"word.r01c02", "the den"}});
        QCOMPARE(nameOf({"r01c02"}, own), std::string("the den"));
        QCOMPARE(nameOf({"r01c03"}, own), std::string("3/1"));
        for (const char *key : {"r1", "rc", "r1c", "rc1", "r1cx", "arc2"})
            QCOMPARE(nameOf({key}, own), std::string(key));
    }

    void letsALanguagePutTheSideLast()
    {
        const FewWordings french({{"word.west", "ouest"},
                                  {"word.wall", "mur"},
                                  {"word.place-of-side", "%2 %1"},
                                  {"word.numbered", "%1 %2"}});
        QCOMPARE(nameOf({"west-wall-2"}, french), std::string("mur ouest 2"));
    }

    void looksForTheNameOfTheTypeFirst()
    {
        const FewWordings wordings({{"word.goblin", "goblin"}, {"word.trap.goblin", "goblin trap"}});
        QCOMPARE(nameOf({"goblin", "trap"}, wordings), std::string("goblin trap"));
        QCOMPARE(nameOf({"goblin", "unit"}, wordings), std::string("goblin"));
        QCOMPARE(nameOf({"goblin"}, wordings), std::string("goblin"));
    }

    void namesLinksByTheirEnds()
    {
        QCOMPARE(nameOf({"west-foreground>west-rampart-1", "path"}, english()),
                 std::string("the path from the west foreground to west rampart 1"));
        QCOMPARE(nameOf({"west-wall-1~west-wall-2", "path"}, english()),
                 std::string("west wall 1 – west wall 2"));
    }

    void choosesTheFormThatGoesWithANumber()
    {
        const FewWordings wordings(Map {{"arrivals", "{%1|Nobody comes|One comes|%1 come}{%2|| with %2}."}});
        const auto said = [&](TextArg first, TextArg second) {
            return say(Text {"arrivals", {first, second}}, wordings);
        };
        QCOMPARE(said(std::int64_t {0}, std::int64_t {0}), std::string("Nobody comes."));
        QCOMPARE(said(std::int64_t {1}, std::int64_t {1}), std::string("One comes with 1."));
        QCOMPARE(said(std::int64_t {7}, std::int64_t {9}), std::string("7 come with 9."));
        QCOMPARE(said(Word {"some"}, std::int64_t {0}), std::string("Some come."));
    }

    void leavesOtherBracesAlone()
    {
        const FewWordings wordings(Map {{"braces", "{ %1 } {%1 {%9|a|b} {%1|a"}});
        QCOMPARE(say(Text {"braces", {std::int64_t {1}}}, wordings), std::string("{ 1 } {1 {%9|a|b} {1|a"));
    }

    void beginsASentenceWithACapitalLetter()
    {
        const FewWordings wordings({{"falls", "%1 falls."}, {"word.squire", "écuyer"}});
        QCOMPARE(say(Text {"falls", {Word {"orc"}}}, wordings), std::string("Orc falls."));
        QCOMPARE(say(Text {"falls", {Word {"squire"}}}, wordings), std::string("Écuyer falls."));
        QCOMPARE(say(Text {"falls", {std::string("orc")}}, wordings), std::string("orc falls."));
    }

    void saysAnErrorOnOneLine()
    {
        const Error error {{"error.board-schema", {std::string("se\nge")}}, {"a.json", 3, "/schema"}, {}};
        QCOMPARE(say(error, english()),
                 std::string("a.json:3: /schema: There is no family of boards called “se ge”."));
        const Error bare {{"error.file-missing", {}}, {}, {"error.board-none", {}}};
        QCOMPARE(say(bare, english()), std::string("There is no such file. No boards were found."));
    }

    void tellsUtf8FromOtherBytes()
    {
        for (const char *good : {"", "a", "é", "€", "\xf0\x9f\x8f\xb0", "\xef\xbf\xbf"})
            QVERIFY2(isUtf8(good), good);
        for (const char *bad : {"\xff", "\xc3", "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80",
                                "\xf4\x90\x80\x80", "a\x80", "\xe2\x82x"})
            QVERIFY2(!isUtf8(bad), bad);
    }

    void choosesTheFormOfACategory()
    {
        const PolishWordings polish;
        const auto killed = [&](int count) {
            return say(Text {"event.killed", {std::int64_t {count}}}, polish);
        };
        QCOMPARE(killed(1), std::string("1 goblin"));
        QCOMPARE(killed(3), std::string("3 gobliny"));
        QCOMPARE(killed(5), std::string("5 goblin\u00f3w"));
        QCOMPARE(killed(22), std::string("22 gobliny"));
        const FewWordings english(
            {{"event.left", "{%1|one:%1 unit|other:%1 units} left"}, {"event.odd", "{%1|no: none|yes: %1}"}});
        QCOMPARE(say(Text {"event.left", {std::int64_t {1}}}, english), std::string("1 unit left"));
        QCOMPARE(say(Text {"event.left", {std::int64_t {0}}}, english), std::string("0 units left"));
        QCOMPARE(say(Text {"event.left", {std::string("some")}}, english), std::string("some units left"));
        QCOMPARE(say(Text {"event.odd", {std::int64_t {0}}}, english),
                 std::string("no: none")); // no category
    }

    void choosesTheFormOfAName()
    {
        const FewWordings german({{"word.gate", "Tor{gen=des Tores|dat=dem Tor}"},
                                  {"word.wall", "Mauer"},
                                  {"word.numbered", "%1 Nr. %2{gen=%1 der Nummer %2}"},
                                  {"event.fell", "%1 f\u00e4llt"},
                                  {"event.loss", "Verlust {%1:gen}"},
                                  {"event.moved", "{%1:dat} folgt {%2:gen}"}});
        const Word gate {"gate"};
        QCOMPARE(nameOf(gate, german), std::string("Tor"));
        QCOMPARE(say(Text {"event.fell", {gate}}, german), std::string("Tor f\u00e4llt"));
        QCOMPARE(say(Text {"event.loss", {gate}}, german), std::string("Verlust des Tores"));
        QCOMPARE(say(Text {"event.loss", {Word {"wall"}}}, german), std::string("Verlust Mauer"));
        QCOMPARE(say(Text {"event.loss", {Word {"gate-2"}}}, german),
                 std::string("Verlust des Tores der Nummer 2"));
        QCOMPARE(say(Text {"event.moved", {gate, std::string("{%1:gen}")}}, german),
                 std::string("Dem Tor folgt {%1:gen}"));
        QCOMPARE(say(Text {"event.loss", {}}, german), std::string("Verlust {%1:gen}"));
    }
};

MERLON_TEST(TextTest)
#include "text_test.moc"
