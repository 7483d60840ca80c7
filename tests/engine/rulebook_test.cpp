#include "core/base/text_file.h"
#include "core/engine/rulebook/rulebook.h"
#include "core/games/english.h"
#include "tests/rule_coverage/rule_mentions.h"
#include "tests/support/test_program.h"

#include <QObject>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <filesystem>
#include <set>

using namespace merlon;

namespace {

const std::filesystem::path kSource = MERLON_SOURCE_DIR;

/// The numbers here belong to no game, so that nobody takes this file for a test of a game's rule.
const std::string kSmallBook = "# A small game\n"
                               "\n"
                               "**Not a rule.** See R9-1.1.\n"
                               "\n"
                               "## R9-1 Stones\n"
                               "\n"
                               "**R9-1.1** A stone lies.\n"
                               "\n"
                               "- **R9-1.2** Stones\n"
                               "  pile up:\n"
                               "\n"
                               "  as high as they like.\n"
                               "\n"
                               "### By the way\n"
                               "\n"
                               "Stones are grey.\n"
                               "\n"
                               "## R9-3 Birds\n"
                               "\n"
                               "**R9-3.1** A bird sits on a stone (R9-1.1).\n"
                               "\n"
                               "## Annex\n"
                               "\n"
                               "Nothing.\n";

Rulebook smallBook()
{
    return Rulebook::parse(kSmallBook, "small.md").value();
}

Rulebook bookOf(const std::string &game, const std::string &language)
{
    auto book = Rulebook::read(kSource / "resources/rules" / (game + '.' + language + ".md"));
    if (!book)
        qFatal("%s", say(book.error(), english()).c_str());
    return *std::move(book);
}

Rulebook siege2In(const char *language)
{
    return bookOf("siege2", language);
}

QString said(const Expected<std::string> &result)
{
    return result ? QString() : QString::fromStdString(say(result.error(), english()));
}

QString complaintAbout(const std::string &text)
{
    const auto book = Rulebook::parse(text, "small.md");
    return book ? QString() : QString::fromStdString(say(book.error(), english()));
}

QStringList listOf(const std::vector<std::string> &texts)
{
    QStringList list;
    for (const std::string &text : texts)
        list << QString::fromStdString(text);
    return list;
}

/// The rules that a source cites as values: `RuleId{4, 5}`, `RuleId kRule{4, 5}`, `rule(4, 5)`, `.rule = {4,
/// 5}`.
std::vector<RuleId> ruleIdsIn(const std::string &source)
{
    static const QRegularExpression kCited(
        QStringLiteral(R"((?:\bRuleId\s*\w*\s*\{|\brule\s*\(|\brule\s*=\s*\{)\s*(\d+)\s*,\s*(\d+)\s*[)}])"));
    std::vector<RuleId> ids;
    auto matches = kCited.globalMatch(QString::fromStdString(source));
    while (matches.hasNext()) {
        const auto match = matches.next();
        ids.push_back({static_cast<std::uint8_t>(match.captured(1).toUInt()),
                       static_cast<std::uint8_t>(match.captured(2).toUInt())});
    }
    return ids;
}

std::vector<RuleId> idsOf(const std::set<RuleNumber> &numbers)
{
    std::vector<RuleId> ids;
    for (const RuleNumber &number : numbers)
        ids.push_back(number.id);
    return ids;
}

/// "3: text" for each line of the text in which the pattern is found, words of the notation and names of pictures left out.
QStringList linesWith(const QString &pattern, const std::string &text)
{
    static const QRegularExpression kNotation(QStringLiteral("`[^`]*`|!\\[[^\\]]*\\]\\([^)]*\\)"));
    const QRegularExpression wanted(pattern);
    QStringList found;
    const QStringList lines = QString::fromStdString(text).split('\n');
    for (int i = 0; i < lines.size(); ++i) {
        if (QString(lines[i]).remove(kNotation).contains(wanted))
            found << QStringLiteral("%1: %2").arg(i + 1).arg(lines[i]);
    }
    return found;
}

int wordsIn(const QString &text)
{
    static const QRegularExpression kWord(QStringLiteral("\\S*\\w\\S*"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    int words = 0;
    for (auto matches = kWord.globalMatch(text); matches.hasNext(); matches.next())
        ++words;
    return words;
}

/// The paragraphs, items of lists and rows of tables of a text.
QStringList partsOf(const std::string &text)
{
    static const QRegularExpression kBetween(QStringLiteral("\n\n+|\n(?=-|\\d+\\.|\\|)"));
    return QString::fromStdString(text).split(kBetween, Qt::SkipEmptyParts);
}

/// What the pictures of a book are drawn from, in its order, between the numbers of its chapters.
QStringList picturesOf(const Rulebook &book)
{
    static const QRegularExpression kPicture(
        QStringLiteral("!\\[[^\\]]+\\]\\(([^)]+)\\)|^## ([A-Z]\\w*-\\d+) "),
        QRegularExpression::MultilineOption);
    QStringList names;
    for (auto matches = kPicture.globalMatch(QString::fromStdString(book.text())); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        names << match.captured(1) + match.captured(2);
    }
    return names;
}

/// The rules that each topic of the index leads to, in order of the rules; the paragraph after the heading is the index.
QStringList topicsBelow(const QString &heading, const Rulebook &book)
{
    static const QRegularExpression kNumber(QStringLiteral("[A-Z]\\w*-\\d+(?:\\.\\d+)?"));
    const QString text = QString::fromStdString(book.text());
    const QStringList topics =
        text.section(heading, 1).section(QStringLiteral("\n\n"), 1, 1).split(QStringLiteral(" · "));
    QStringList rules;
    for (const QString &topic : topics) {
        QStringList numbers;
        for (auto matches = kNumber.globalMatch(topic); matches.hasNext();)
            numbers << matches.next().captured();
        rules << numbers.join(' ');
    }
    rules.sort();
    return rules;
}

void expectNone(const QStringList &found)
{
    if (!found.isEmpty())
        QFAIL(qPrintable(found.join('\n')));
}

} // namespace

class RulebookTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersStandInTheOrderOfTheBook();
    void aRuleEndsBeforeTheNextRuleOrHeading();
    void aFigureBelongsToNoRule();
    void aChapterIsItsHeadingAndItsRules();
    void aBookMayBeginWithChapter0();
    void aNumberMayLackPrefixAndCapitals();
    void anUnknownNumberNamesTheNearest_data();
    void anUnknownNumberNamesTheNearest();
    void aWrongBookIsRefusedWithTheLine_data();
    void aWrongBookIsRefusedWithTheLine();
    void aMissingFileIsSaid();
    void missingRulesAreListedOnce();

    void mentionsAreFoundInBothSpellings();
    void partsOfOtherNumbersAreNoMentions();

    void noRuleHasALongParagraph_data() { eachBook(); }
    void noRuleHasALongParagraph();
    void bothLanguagesShowTheSameFigures_data() { eachBook(); }
    void bothLanguagesShowTheSameFigures();
    void bothLanguagesIndexTheSameTopics_data() { eachBook(); }
    void bothLanguagesIndexTheSameTopics();

    void siege2HasTheSameRulesInEachLanguage();
    void siege2RefersOnlyToItsOwnRules();
    void siege2SourcesCiteOnlyRulesOfTheBook();
    void siege2HasNoStraightQuotes();
    void siege2FrenchHasNarrowSpaces();

private:
    static void eachBook();
};

void RulebookTest::numbersStandInTheOrderOfTheBook()
{
    QCOMPARE(listOf(smallBook().numbers()), QStringList({"R9-1.1", "R9-1.2", "R9-3.1"}));
    QCOMPARE(smallBook().text(), kSmallBook);
}

void RulebookTest::aRuleEndsBeforeTheNextRuleOrHeading()
{
    QCOMPARE(smallBook().rule("R9-1.1"), "**R9-1.1** A stone lies.");
    QCOMPARE(smallBook().rule("R9-1.2"), "**R9-1.2** Stones\npile up:\n\nas high as they like.");
    QCOMPARE(smallBook().rule("R9-3.1"), "**R9-3.1** A bird sits on a stone (R9-1.1).");
    QVERIFY(!smallBook().rule("R9-1.3"));
}

void RulebookTest::aFigureBelongsToNoRule()
{
    const Rulebook book = Rulebook::parse("## R9-1 Stones\n\n![Stones](piece:stone)\n\n**R9-1.1** It lies:\n"
                                          "\n- here.\n\n![A stone](board:yard)\n\n**R9-1.2** Yes.\n",
                                          "small.md")
                              .value();
    QCOMPARE(book.rule("R9-1.1"), "**R9-1.1** It lies:\n\n- here.");
    QCOMPARE(book.rule("R9-1.2"), "**R9-1.2** Yes.");
    QVERIFY(book.text().find("board:yard") != std::string::npos);
}

void RulebookTest::aChapterIsItsHeadingAndItsRules()
{
    QCOMPARE(smallBook().chapter("R9-3"), "## R9-3 Birds\n\n**R9-3.1** A bird sits on a stone (R9-1.1).");
    QVERIFY(!smallBook().chapter("R9-2"));
    QVERIFY(!smallBook().chapter("R9-3.1"));
}

void RulebookTest::aBookMayBeginWithChapter0()
{
    const Rulebook book =
        Rulebook::parse("## R9-0 Ground\n**R9-0.1** It is flat.\n## R9-1 Stones\n**R9-1.1** Yes.\n",
                        "small.md")
            .value();
    QCOMPARE(listOf(book.numbers()), QStringList({"R9-0.1", "R9-1.1"}));
    QCOMPARE(book.find("0.1").value(), "**R9-0.1** It is flat.");
    QCOMPARE(book.find("R9-0").value(), "## R9-0 Ground\n\n**R9-0.1** It is flat.");
    QCOMPARE(said(book.find("R9-0.4")), QStringLiteral("There is no rule R9-0.4. Nearest: R9-0.1, R9-1.1."));
    QCOMPARE(listOf(book.missing(std::vector<RuleId> {{0, 1}, {0, 2}})), QStringList({"R9-0.2"}));
    QVERIFY(RuleId {}.isNone() && !(RuleId {0, 1}.isNone()));
}

void RulebookTest::aNumberMayLackPrefixAndCapitals()
{
    const std::string rule = smallBook().find("R9-1.1").value();
    QCOMPARE(smallBook().find("r9-1.1").value(), rule);
    QCOMPARE(smallBook().find("1.1").value(), rule);
    QCOMPARE(smallBook().find("3").value(), *smallBook().chapter("R9-3"));
}

void RulebookTest::anUnknownNumberNamesTheNearest_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("answer");
    QTest::newRow("item") << "R9-1.7"
                          << "There is no rule R9-1.7. Nearest: R9-1.2, R9-1.1, R9-3.1.";
    QTest::newRow("chapter") << "R9-4"
                             << "There is no chapter R9-4. Nearest: R9-3, R9-1.";
    QTest::newRow("other game") << "Q1-3.1"
                                << "There is no rule Q1-3.1. Nearest: R9-3.1, R9-1.1, R9-1.2.";
    const QString right = QStringLiteral(" Write R9-1.1 for a rule or R9-1 for a chapter.");
    for (const char *wrong : {"stones", "", "R9-", "R9-1.", "R9-1.0", "R9-01.1", "R9-1.01", "R9-1.256",
                              "R9-1.1.1", "-1.1", "9R-1.1"})
        QTest::addRow("wrong: %s", wrong)
            << wrong << QStringLiteral("“%1” is not a rule number.").arg(wrong) + right;
}

void RulebookTest::anUnknownNumberNamesTheNearest()
{
    QFETCH(QString, number);
    QFETCH(QString, answer);
    QCOMPARE(said(smallBook().find(number.toStdString())), answer);
}

void RulebookTest::aWrongBookIsRefusedWithTheLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("answer");
    QTest::newRow("empty") << ""
                           << "small.md: This rulebook has no numbered rule.";
    QTest::newRow("no rule") << "## R9-1 Stones\n"
                             << "small.md: This rulebook has no numbered rule.";
    QTest::newRow("no chapter") << "# Stones\n**R9-1.1** Yes.\n"
                                << "small.md:2: Rule R9-1.1 is not in chapter R9-1.";
    QTest::newRow("other chapter") << "## R9-1 Stones\n**R9-2.1** Yes.\n"
                                   << "small.md:2: Rule R9-2.1 is not in chapter R9-2.";
    QTest::newRow("other prefix") << "## R9-1 Stones\n**R9-1.1** Yes.\n## R8-2 Birds\n**R8-2.1** No.\n"
                                  << "small.md:4: The number R8-2.1 does not begin with R9.";
    QTest::newRow("twice") << "## R9-1 Stones\n**R9-1.1** Yes.\n**R9-1.1** No.\n"
                           << "small.md:3: Rule R9-1.1 appears twice.";
    QTest::newRow("no text") << "## R9-1 Stones\n**R9-1.1**\n\n**R9-1.2** No.\n"
                             << "small.md:2: Rule R9-1.1 has no text.";
    QTest::newRow("no text at the end") << "## R9-1 Stones\n**R9-1.1** \n"
                                        << "small.md:2: Rule R9-1.1 has no text.";
}

void RulebookTest::aWrongBookIsRefusedWithTheLine()
{
    QFETCH(QString, text);
    QFETCH(QString, answer);
    QCOMPARE(complaintAbout(text.toStdString()), answer);
}

void RulebookTest::aMissingFileIsSaid()
{
    const auto book = Rulebook::read("nowhere/stones.md");
    QVERIFY(!book);
    QCOMPARE(book.error().what.code, "error.file-missing");
    QCOMPARE(book.error().where.source, "nowhere/stones.md");
}

void RulebookTest::missingRulesAreListedOnce()
{
    const std::vector<RuleId> ids = {{3, 2}, {1, 1}, {1, 9}, {3, 0}, {4, 0}, {1, 9}};
    QCOMPARE(listOf(smallBook().missing(ids)), QStringList({"R9-1.9", "R9-3.2", "R9-4"}));
}

void RulebookTest::mentionsAreFoundInBothSpellings()
{
    const std::string source =
        "// R9-1.1: stones. (R9-12.34) \"R9-2.5\"\nvoid r9_3_1_birdsSit(); void r9_3_2();";
    const std::set<RuleNumber> expected = {
        {"R9", {1, 1}}, {"R9", {2, 5}}, {"R9", {3, 1}}, {"R9", {3, 2}}, {"R9", {12, 34}}};
    QCOMPARE(rulesMentionedIn(source, "R9"), expected);
}

void RulebookTest::partsOfOtherNumbersAreNoMentions()
{
    QVERIFY(rulesMentionedIn("AR9-1.1 r9-1.1 R9-1 R9_1_1 xr9_1_1 R8-1.1 R9-1.x R9-1.999", "R9").empty());
}

void RulebookTest::eachBook()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"siege1", "siege2", "fiefs", "mountain", "exiles"})
        QTest::newRow(game) << game;
}

/// What is longer becomes a list.
void RulebookTest::noRuleHasALongParagraph()
{
    constexpr int kMostWords = 80;
    QFETCH(QString, game);
    for (const char *language : {"en", "fr"}) {
        const Rulebook book = bookOf(game.toStdString(), language);
        for (const std::string &number : book.numbers()) {
            for (const QString &part : partsOf(book.rule(number).value()))
                QVERIFY2(wordsIn(part) <= kMostWords, qPrintable(part));
        }
    }
}

void RulebookTest::bothLanguagesShowTheSameFigures()
{
    QFETCH(QString, game);
    const QStringList pictures = picturesOf(bookOf(game.toStdString(), "en"));
    QVERIFY(pictures.size() > 30);
    QCOMPARE(picturesOf(bookOf(game.toStdString(), "fr")), pictures);
}

void RulebookTest::bothLanguagesIndexTheSameTopics()
{
    QFETCH(QString, game);
    const QStringList topics =
        topicsBelow(QStringLiteral("\n## Index of topics"), bookOf(game.toStdString(), "en"));
    QVERIFY(topics.size() > 40);
    QVERIFY(!topics.contains(QString()));
    QCOMPARE(topicsBelow(QStringLiteral("\n## Index des sujets"), bookOf(game.toStdString(), "fr")), topics);
}

void RulebookTest::siege2HasTheSameRulesInEachLanguage()
{
    const Rulebook en = siege2In("en");
    const Rulebook fr = siege2In("fr");
    QCOMPARE(listOf(en.numbers()), listOf(fr.numbers()));
    QCOMPARE(en.prefix(), "S2");
    QCOMPARE(en.chapters().size(), std::size_t(20));
    for (const Rulebook *book : {&en, &fr}) {
        std::uint8_t number = 0;
        for (const RuleChapter &chapter : book->chapters()) {
            QCOMPARE(chapter.number.id.chapter, ++number);
            QVERIFY(!chapter.title.empty());
            std::uint8_t item = 0;
            for (const Rule &rule : chapter.rules)
                QCOMPARE(rule.number.id.item, ++item);
        }
    }
}

void RulebookTest::siege2RefersOnlyToItsOwnRules()
{
    for (const char *language : {"en", "fr"}) {
        const Rulebook book = siege2In(language);
        expectNone(listOf(book.missing(idsOf(rulesMentionedIn(book.text(), book.prefix())))));
    }
}

void RulebookTest::siege2SourcesCiteOnlyRulesOfTheBook()
{
    const std::string cited =
        "a = RuleId{4, 5}; constexpr RuleId kSpy { 4, 2 }; f(rule(6, 3)); d.rule = {7, 1};";
    QVERIFY((ruleIdsIn(cited) == std::vector<RuleId> {{4, 5}, {4, 2}, {6, 3}, {7, 1}}));

    const Rulebook book = siege2In("en");
    for (const char *folder : {"core", "tests"}) {
        for (const auto &file : sourcesBelow(kSource / folder)) {
            const std::string source = readTextFile(file).value();
            std::vector<RuleId> ids = idsOf(rulesMentionedIn(source, book.prefix()));
            if (file.generic_string().find("core/games/siege2/") != std::string::npos) {
                const std::vector<RuleId> values = ruleIdsIn(source);
                ids.insert(ids.end(), values.begin(), values.end());
            }
            for (const std::string &number : book.missing(ids))
                QFAIL(
                    qPrintable(QStringLiteral("%1 cites %2").arg(sourceName(file).c_str(), number.c_str())));
        }
    }
}

void RulebookTest::siege2HasNoStraightQuotes()
{
    for (const char *language : {"en", "fr"})
        expectNone(linesWith(QStringLiteral("['\"]"), siege2In(language).text()));
}

void RulebookTest::siege2FrenchHasNarrowSpaces()
{
    const std::string text = siege2In("fr").text();
    expectNone(linesWith(QStringLiteral("[^\u202F][;:!?»]"), text));
    expectNone(linesWith(QStringLiteral("«[^\u202F]"), text));
}

MERLON_TEST(RulebookTest)
#include "rulebook_test.moc"
