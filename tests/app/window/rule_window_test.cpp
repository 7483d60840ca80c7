#include "app/rules/rule_index.h"
#include "app/rules/rule_text.h"
#include "app/rules/rule_window.h"
#include "app/window/window_actions.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QCollator>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// The rulebook in its window.
class RuleWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theExampleOfANumberIsOneOfTheBook();
    void contentsListEveryChapterAndRule();
    void titlesOfChaptersAreWhole();
    void theColumnHasRoomForItsTables();
    void linksLeadFromRuleToRuleAndBack();
    void searchMarksAndCountsEveryHit();
    void picturesAreDrawnInTheColoursOfNow();
    void everyPictureOfTheBooksCanBeDrawn();
    void figuresShowWhatHasHappened();
    void escapeClosesFromAnywhere();
    void theBookFollowsTheLanguage();
    void theKeyOpensItAtTheRuleOfTheQuestion();
    void theSizeIsRemembered();
    void namesAreFoundInTheIndex_data();
    void namesAreFoundInTheIndex();

private:
    static RuleWindow &open(WindowDriver &driver, const QString &rule);
    static QString topOf(RuleWindow &window) { return window.text().textCursor().selectedText(); }
};

void RuleWindowTest::initTestCase()
{
    QCoreApplication::setOrganizationName(u"merlon-test"_s);
    QCoreApplication::setApplicationName(u"rulebook"_s);
    QSettings().clear();
}

RuleWindow &RuleWindowTest::open(WindowDriver &driver, const QString &rule)
{
    if (!driver.table().session())
        driver.begin({u"person"_s, u"person"_s}, 3);
    Q_EMIT driver.table().ruleWanted(rule);
    driver.settle();
    return *driver.window().findChild<RuleWindow *>();
}

/// In the empty search field.
void RuleWindowTest::theExampleOfANumberIsOneOfTheBook()
{
    WindowDriver driver;
    RuleWindow &window = open(driver, u"S2-6.3"_s);
    const auto *line = window.findChild<QLineEdit *>();
    QVERIFY2(line->placeholderText().endsWith(u"S2-6.3"_s), qPrintable(line->placeholderText()));
    window.show(*findGame("exiles"), u"EX-6.3"_s);
    QVERIFY2(line->placeholderText().endsWith(u"EX-6.3"_s), qPrintable(line->placeholderText()));
}

void RuleWindowTest::contentsListEveryChapterAndRule()
{
    WindowDriver driver;
    RuleWindow &window = open(driver, u"S2-6.3"_s);
    const auto *contents = window.findChild<QTreeWidget *>();
    int chapters = 0;
    int rules = 0;
    for (int i = 0; i < contents->topLevelItemCount(); ++i) {
        chapters += contents->topLevelItem(i)->text(0).startsWith(u"S2-"_s) ? 1 : 0;
        rules += contents->topLevelItem(i)->childCount();
    }
    QCOMPARE(chapters, 20);
    QVERIFY(rules > 100);
    auto *tree = window.findChild<QTreeWidget *>();
    const QList<QTreeWidgetItem *> found =
        tree->findItems(u"S2-18.9 "_s, Qt::MatchStartsWith | Qt::MatchRecursive);
    QCOMPARE(found.size(), 1);
    Q_EMIT tree->itemActivated(found.first(), 0);
    QCOMPARE(topOf(window), u"S2-18.9"_s);
}

/// In a window that is too narrow for them they go on in a second line.
void RuleWindowTest::titlesOfChaptersAreWhole()
{
    WindowDriver driver;
    RuleWindow &window = open(driver, {});
    window.show(*findGame("exiles"), {});
    window.resize(700, 500);
    driver.settle();
    auto *contents = window.findChild<QTreeWidget *>();
    contents->setCurrentItem(contents->topLevelItem(0));
    driver.settle();
    QCOMPARE(contents->horizontalScrollBar()->maximum(), 0);
    int longOnes = 0;
    for (int i = 0; i < contents->topLevelItemCount(); ++i) {
        const QTreeWidgetItem &item = *contents->topLevelItem(i);
        const QRect box = contents->visualItemRect(&item);
        const QFontMetrics metrics(item.data(0, Qt::FontRole).isValid() ? item.font(0) : contents->font());
        const QRect room(0, 0, box.width(), 1000);
        const int needed = metrics.boundingRect(room, Qt::TextWordWrap, item.text(0)).height();
        longOnes += needed > metrics.height() ? 1 : 0;
        QVERIFY2(box.height() >= needed, qPrintable(item.text(0)));
    }
    QVERIFY(longOnes > 0);
}

void RuleWindowTest::theColumnHasRoomForItsTables()
{
    WindowDriver driver;
    RuleWindow &window = open(driver, {});
    window.show(*findGame("exiles"), u"EX-3.7"_s);
    window.resize(1000, 700);
    driver.settle();
    window.text().document()->size(); // lays out all of it
    driver.settle();
    QTRY_COMPARE(window.text().horizontalScrollBar()->maximum(), 0);
    QCOMPARE(topOf(window), u"EX-3.7"_s);
    const int top = window.text().cursorRect().top();
    QVERIFY2(top >= 0 && top < 3 * window.text().fontMetrics().height(), qPrintable(QString::number(top)));
}

void RuleWindowTest::linksLeadFromRuleToRuleAndBack()
{
    WindowDriver driver;
    RuleWindow &window = open(driver, u"S2-3.4"_s); // it speaks of S2-20
    const QList<QToolButton *> arrows = window.findChildren<QToolButton *>();
    QCOMPARE(topOf(window), u"S2-3.4"_s);
    Q_EMIT window.text().anchorClicked(QUrl(u"rule:S2-20"_s));
    QCOMPARE(topOf(window), u"S2-20"_s);
    QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(topOf(window), u"S2-3.4"_s);
    QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(topOf(window), u"S2-20"_s);

    QTextBlock block = window.text().document()->begin();
    while (!block.text().startsWith(u"S2-3.4"_s))
        block = block.next();
    QStringList links;
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        if (part.fragment().charFormat().isAnchor())
            links << part.fragment().charFormat().anchorHref();
    }
    QCOMPARE(links, QStringList {u"rule:S2-20"_s}); // its own number is none
}

void RuleWindowTest::searchMarksAndCountsEveryHit()
{
    WindowDriver driver;
    RuleWindow &window = open(driver, {});
    auto *line = window.findChild<QLineEdit *>();
    line->setText(u"siege tower"_s);
    const auto marks = window.text().extraSelections();
    const auto expected = window.text().toPlainText().count(u"siege tower"_s, Qt::CaseInsensitive);
    QVERIFY(expected > 10);
    QCOMPARE(marks.size(), expected);
    auto *count = window.findChild<QLabel *>();
    QVERIFY(count->text().startsWith(QString::number(expected)));
    QTest::keyClick(line, Qt::Key_Return);
    const int first = window.text().textCursor().position();
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(window.text().textCursor().position() > first);
    QCOMPARE(count->text(), u"2 of %1"_s.arg(expected));
    QTest::keyClick(&window, Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(window.text().textCursor().position(), first);
    line->setText(u"6.3"_s); // a number
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(topOf(window), u"S2-6.3"_s);
}

void RuleWindowTest::picturesAreDrawnInTheColoursOfNow()
{
    WindowDriver driver;
    const RulePictures pictures(driver.appearance());
    const Game &game = *findGame("siege2");
    for (const char *name :
         {"piece:orc@0", "piece:ballista", "board:two-shoulders/west-wall-1", "board:two-shoulders"}) {
        driver.appearance().wish(ThemeWish::Day);
        const auto day = pictures.draw(game, QString::fromLatin1(name), 16, 1);
        driver.appearance().wish(ThemeWish::Night);
        const auto night = pictures.draw(game, QString::fromLatin1(name), 16, 1);
        QVERIFY2(day && night && !day->isNull(), name);
        QVERIFY2(*day != *night, name);
    }
    QVERIFY(!pictures.draw(game, u"board:nowhere/west-wall-1"_s, 16, 1));
    QVERIFY(!pictures.draw(game, u"board:two-shoulders/west-wall-77"_s, 16, 1));
    QVERIFY(!pictures.draw(game, u"board:two-shoulders#west-wall-77"_s, 16, 1));
    QVERIFY(!pictures.draw(game, u"figure:nothing"_s, 16, 1));
    QVERIFY(!pictures.draw(game, u"figure:../../scenarios/bare-wall"_s, 16, 1));
    QVERIFY(!pictures.draw(*findGame("siege1"), u"figure:siege2-breach"_s, 16, 1)); // of another game
    QVERIFY(!pictures.draw(game, u"lesson:siege2-beginning@999"_s, 16, 1));
    QVERIFY(!pictures.draw(game, u"lesson:siege2-beginning"_s, 16, 1)); // after which step?
    QVERIFY(!pictures.draw(game, u"https://example.org/a.png"_s, 16, 1));
}

/// Each pair shows the same part of the same board.
void RuleWindowTest::figuresShowWhatHasHappened()
{
    WindowDriver driver;
    const RulePictures pictures(driver.appearance());
    const Game &game = *findGame("siege2");
    const auto drawn = [&](const char *name) {
        return pictures.draw(game, QString::fromLatin1(name), 16, 1).value();
    };
    static_cast<void>(drawn("lesson:siege2-beginning@0/west-wall-1")); // letters are drawn otherwise once
    QCOMPARE(drawn("lesson:siege2-beginning@0/west-wall-1"), drawn("lesson:siege2-beginning@4/west-wall-1"));
    QVERIFY(drawn("lesson:siege2-beginning@10/west-wall-1")
            != drawn("lesson:siege2-beginning@11/west-wall-1")); // the banner
    QVERIFY(drawn("lesson:siege2-beginning@0/east-wall-2")
            != drawn("lesson:siege2-beginning@5/east-wall-2")); // what others answer belongs to it
    QVERIFY(drawn("figure:siege2-fights/west-wall-3") != drawn("board:two-shoulders/west-wall-3"));
    QVERIFY(drawn("board:two-shoulders#courtyard") != drawn("board:two-shoulders"));
}

void RuleWindowTest::everyPictureOfTheBooksCanBeDrawn()
{
    for (const QString &language : {u"en"_s, u"fr"_s}) {
        WindowDriver driver(language);
        for (const Game *each : allGames()) {
            const Game &game = *each;
            RuleText text(driver.appearance());
            QFile file(QStringLiteral(MERLON_SOURCE_DIR "/resources/rules/%1.%2.md")
                           .arg(QString::fromStdString(game.key()), language));
            QVERIFY(file.open(QIODevice::ReadOnly));
            text.setBook(game, QString::fromUtf8(file.readAll()));
            int drawn = 0;
            for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next()) {
                for (auto part = block.begin(); !part.atEnd(); ++part) {
                    const QTextImageFormat image = part.fragment().charFormat().toImageFormat();
                    if (!image.isValid())
                        continue;
                    const QVariant picture =
                        text.document()->resource(QTextDocument::ImageResource, QUrl(image.name()));
                    QVERIFY2(!picture.value<QImage>().isNull(), qPrintable(image.name()));
                    ++drawn;
                }
            }
            QVERIFY(drawn > 15);
        }
        QVERIFY2(driver.appearance().art().troubles().isEmpty(),
                 qPrintable(driver.appearance().art().troubles().join(u' ')));
    }
}

void RuleWindowTest::escapeClosesFromAnywhere()
{
    WindowDriver driver;
    RuleWindow &window = open(driver, u"S2-6.3"_s);
    const QList<QWidget *> parts {&window.text(), window.findChild<QLineEdit *>(),
                                  window.findChild<QTreeWidget *>(), window.findChild<QToolButton *>()};
    for (QWidget *part : parts) {
        open(driver, u"S2-6.3"_s);
        QVERIFY(window.isVisible());
        QVERIFY(QTest::qWaitForWindowActive(&window));
        part->setFocus();
        QTest::keyClick(part, Qt::Key_Escape);
        QVERIFY2(!window.isVisible(), part->metaObject()->className());
    }
}

void RuleWindowTest::theBookFollowsTheLanguage()
{
    WindowDriver driver;
    RuleWindow &window = open(driver, u"S2-6.3"_s);
    QVERIFY(window.text().toPlainText().contains(u"The idea"_s));
    driver.language().change(u"fr"_s);
    driver.settle();
    QVERIFY(window.text().toPlainText().contains(u"L’idée du jeu"_s));
    QVERIFY(!window.text().toPlainText().contains(u"The idea"_s));
    QCOMPARE(window.windowTitle(), u"Règles – Siège\u202f: la Brèche"_s);
    driver.language().change(u"en"_s);
}

void RuleWindowTest::theKeyOpensItAtTheRuleOfTheQuestion()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 3);
    QVERIFY(driver.toQuestion());
    const QString rule = driver.table().questioner().ruleAtHand();
    QVERIFY2(!driver.table().prompt().hint().contains(rule), qPrintable(rule)); // behind it
    driver.window().actions().rules->trigger();
    driver.settle();
    QCOMPARE(topOf(*driver.window().findChild<RuleWindow *>()), rule);
    auto *question = driver.table().prompt().findChild<QLabel *>(u"question"_s);
    QVERIFY(question->text().contains(u"<a href='rule:%1'"_s.arg(rule)));
    QVERIFY(question->text().contains(u">§&nbsp;%1</a>"_s.arg(rule)));
    QVERIFY(question->accessibleDescription().contains(rule));
    Q_EMIT question->linkHovered(u"rule:"_s + rule);
    QVERIFY(question->toolTip().contains(rule));
    Q_EMIT question->linkHovered(QString());
    QVERIFY(question->toolTip().isEmpty());
    Q_EMIT question->linkActivated(u"rule:S2-18.9"_s);
    QCOMPARE(topOf(*driver.window().findChild<RuleWindow *>()), u"S2-18.9"_s);
}

void RuleWindowTest::theSizeIsRemembered()
{
    QSize size;
    {
        WindowDriver driver;
        RuleWindow &window = open(driver, {});
        window.resize(700, 500);
        driver.settle();
        size = window.size();
        window.close();
    }
    WindowDriver driver;
    QCOMPARE(open(driver, {}).size(), size);
}

void RuleWindowTest::namesAreFoundInTheIndex_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("rule");
    QTest::newRow("siege2") << u"en"_s << u"siege2"_s << u"mantelet"_s << u"S2-6.7"_s;
    QTest::newRow("siege2 in French") << u"fr"_s << u"siege2"_s << u"échelle"_s << u"S2-7.2"_s;
    QTest::newRow("siege1") << u"en"_s << u"siege1"_s << u"mantelet"_s << u"S1-6.6"_s;
    QTest::newRow("fiefs") << u"en"_s << u"fiefs"_s << u"fracture"_s << u"FI-9.1"_s;
    QTest::newRow("exiles") << u"en"_s << u"exiles"_s << u"cauldron"_s << u"EX-11.6"_s;
}

/// Sorted as the language sorts; every number is one of the book; nothing stands there twice.
void RuleWindowTest::namesAreFoundInTheIndex()
{
    QFETCH(QString, language);
    QFETCH(QString, game);
    QFETCH(QString, word);
    QFETCH(QString, rule);
    const Language spoken(language);
    const Game &asked = *findGame(game.toStdString());
    const Rulebook book = *rulebookOf(asked);
    const std::vector<IndexEntry> index = ruleIndexOf(asked, book);
    QVERIFY(index.size() > 30);
    const QCollator collator {QLocale()};
    for (std::size_t i = 0; i < index.size(); ++i) {
        QVERIFY(i == 0 || collator.compare(index[i - 1].word, index[i].word) < 0);
        QVERIFY(!index[i].rules.isEmpty());
        for (const QString &number : index[i].rules)
            QVERIFY2(book.rule(number.toStdString()), qPrintable(number));
    }
    const auto entry = std::ranges::find(index, word, &IndexEntry::word);
    QVERIFY(entry != index.end());
    QVERIFY2(entry->rules.contains(rule), qPrintable(entry->rules.join(u' ')));
}

MERLON_TEST(RuleWindowTest)
#include "rule_window_test.moc"
