#include "app/lessons/guide_tail.h"
#include "app/table/position_display.h"
#include "app/widgets/things/thing_item.h"
#include "tests/app/window/lesson_robot.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTextDocument>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// How the guide of a lesson speaks: its card, what it points at, and who waits for whom.
class GuideCardTest : public QObject, private testing::LessonRobot {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { nameSettings(); }
    void init() { forgetProgress(); }

    void theGuidePointsAtThings();
    void whatIsPointedAtInAPanelIsScrolledTo();
    void whatHasBeenDoneIsPointedAtNoMore();
    void theTailOfTheCardEndsAtWhatItSpeaksOf();
    void oneVoiceSaysWhatToDo();
    void othersWaitUntilThePupilHasRead();
    void theCardSpeaksTheLanguageOfNow();
    void theCardIsLowInALowWindow();

private:
    static bool isSpokenOf(WindowDriver &driver, QPoint inPage);
};

void GuideCardTest::theGuidePointsAtThings()
{
    WindowDriver driver;
    begin(driver, "siege2-invader");
    QVERIFY(takeStepsTo(driver, 2));
    const auto isGuided = [&](const char *key) {
        return std::ranges::any_of(driver.table().findChildren<ThingItem *>(), [&](const ThingItem *item) {
            return item->isGuided() && item->thing().key == key;
        });
    };
    QVERIFY(isGuided("resources"));
    QVERIFY(takeStepsTo(driver, 5));
    QVERIFY(!isGuided("resources"));
    QVERIFY(isGuided("catapult"));
}

void GuideCardTest::whatIsPointedAtInAPanelIsScrolledTo()
{
    WindowDriver driver;
    begin(driver, "exiles-first-turns");
    const std::size_t research = stepWhere(driver, [](const LessonStep &step) {
        return !step.point.empty() && step.point.front() == "technology:archery";
    });
    QVERIFY(takeStepsTo(driver, research));
    const auto isSeen = [&] {
        return std::ranges::any_of(driver.table().findChildren<ThingItem *>(), [](const ThingItem *item) {
            return item->isGuided() && item->thing().key == "archery" && !item->visibleRegion().isEmpty();
        });
    };
    QTRY_VERIFY(isSeen());
}

/// Three sections are to be chosen, one after the other.
void GuideCardTest::whatHasBeenDoneIsPointedAtNoMore()
{
    WindowDriver driver;
    begin(driver, "exiles-first-turns");
    const std::size_t draft =
        stepWhere(driver, [](const LessonStep &step) { return step.await.size() == 3; });
    QVERIFY(takeStepsTo(driver, draft));
    QCOMPARE(guide(driver).pointed().size(), std::size_t {3});
    QVERIFY(takeStep(driver));
    QCOMPARE(guide(driver).step(), draft);
    QCOMPARE(guide(driver).pointed().size(), std::size_t {2});
}

/// Whether what is seen at this point of the page is framed, or pointed at on the board.
bool GuideCardTest::isSpokenOf(WindowDriver &driver, QPoint inPage)
{
    const canvas::BoardView &board = driver.table().board();
    QWidget *page = card(driver).parentWidget();
    QWidget *at = page->childAt(inPage);
    if (at && at == board.viewport()) {
        const canvas::Thing seen = board.thingAt(at->mapFrom(page, inPage));
        return std::ranges::any_of(
            driver.table().display().placed(guide(driver).pointed()),
            [&](const canvas::Thing &thing) { return thing.place == seen.place && thing.link == seen.link; });
    }
    for (; at; at = at->parentWidget()) {
        if (const auto *item = qobject_cast<ThingItem *>(at))
            return item->isGuided();
        if (const auto *button = qobject_cast<QPushButton *>(at))
            return button->property("guided").toBool();
    }
    return false;
}

void GuideCardTest::theTailOfTheCardEndsAtWhatItSpeaksOf()
{
    constexpr int kEnough = 4;
    WindowDriver driver;
    begin(driver, "siege2-invader");
    const auto *tail = driver.table().findChild<GuideTail *>();
    QVERIFY(tail);
    int pointed = 0;
    for (int step = 0; step < 60 && pointed < kEnough && !guide(driver).isFinished(); ++step) {
        QVERIFY(takeStep(driver));
        QTest::qWait(20); // the tail follows when everything is laid out
        QTRY_VERIFY2(!tail->tip() || isSpokenOf(driver, *tail->tip()), qPrintable(card(driver).page().text));
        if (!tail->tip())
            continue;
        ++pointed;
        QVERIFY(tail->isVisible());
        QVERIFY(tail->geometry().intersects(card(driver).geometry()));
    }
    QVERIFY(pointed > 0);
    driver.begin({u"person"_s, u"person"_s}, 4);
    QTRY_VERIFY(!tail->isVisible());
}

/// In a lesson the guide speaks, and the question no longer says what to do.
void GuideCardTest::oneVoiceSaysWhatToDo()
{
    WindowDriver driver;
    begin(driver, "siege2-invader");
    while (guide(driver).kind() == LessonStep::Kind::Reading)
        QVERIFY(takeStep(driver));
    QVERIFY(driver.toQuestion());
    const PromptBar &prompt = driver.table().prompt();
    const auto *question = prompt.findChild<QLabel *>(u"question"_s);
    const auto said = [&] { return prompt.hint().isEmpty() ? prompt.reason() : prompt.hint(); };
    const auto isShown = [&] {
        QTextDocument document;
        document.setHtml(question->text());
        return document.toPlainText().simplified().contains(said().simplified().left(20));
    };
    QVERIFY(!said().isEmpty());
    QVERIFY(!isShown());
    driver.begin({u"person"_s, u"person"_s}, 4);
    QVERIFY(driver.toQuestion());
    QVERIFY(!said().isEmpty());
    QVERIFY(isShown());
}

void GuideCardTest::othersWaitUntilThePupilHasRead()
{
    WindowDriver driver;
    begin(driver, "siege2-invader");
    QVERIFY(takeStepsTo(driver,
                        stepWhere(driver, [](const LessonStep &step) { // something to read before others act
                            return step.kind() == LessonStep::Kind::Reading && !step.others.empty();
                        })));
    const std::size_t ply = driver.session().match().ply();
    QTest::qWait(50);
    QCOMPARE(driver.session().match().ply(), ply);
    QCOMPARE(driver.session().stage(), TableSession::Stage::Thinking);
    QVERIFY(press(driver, GuideCard::tr("Ne&xt")));
    QVERIFY(QTest::qWaitFor([&] { return driver.session().stage() == TableSession::Stage::Asking; }));
    QVERIFY(driver.session().match().ply() > ply);
}

void GuideCardTest::theCardSpeaksTheLanguageOfNow()
{
    WindowDriver driver;
    begin(driver, "siege1-invader");
    const LessonStep &step = guide(driver).lesson().steps.front();
    QCOMPARE(card(driver).page().text, QString::fromStdString(step.say.at("en")));
    driver.language().change(u"fr"_s);
    driver.settle();
    QCOMPARE(card(driver).page().text, QString::fromStdString(step.say.at("fr")));
    QVERIFY(button(driver, u"S&uivant"_s));
    driver.language().change(u"en"_s);
}

/// It takes at most 14% of the height of the smallest window, lies beside the board, and the window does not grow.
void GuideCardTest::theCardIsLowInALowWindow()
{
    constexpr QSize kLow(1280, 620);
    WindowDriver driver(u"en"_s, ThemeWish::Day, kLow);
    begin(driver, "siege2-invader");
    for (int step = 0; step < 6; ++step) {
        QVERIFY(takeStep(driver));
        QTRY_COMPARE(card(driver).page().step, guide(driver).step());
        driver.settle();
        QVERIFY(card(driver).height() * 100 <= kLow.height() * 14);
        QCOMPARE(driver.window().size(), kLow);
        const canvas::BoardView &board = driver.table().board();
        const QRect map(board.mapToGlobal(QPoint()), board.size());
        QVERIFY(!map.intersects(QRect(card(driver).mapToGlobal(QPoint()), card(driver).size())));
    }
}

MERLON_TEST(GuideCardTest)
#include "guide_card_test.moc"
