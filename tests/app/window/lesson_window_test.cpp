#include "app/lessons/guide_card.h"
#include "app/lessons/learn_cards.h"
#include "app/lessons/lesson_desk.h"
#include "app/lessons/lesson_end.h"
#include "app/lessons/lesson_shelf.h"
#include "app/start/start_page.h"
#include "app/table/finale/finale_sheet.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/resources.h"
#include "core/engine/notation/notation.h"
#include "tests/app/window/lesson_robot.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include <algorithm>
#include <string_view>
#include <utility>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// Lessons, taken by a robot in the real window.
class LessonWindowTest : public QObject, private testing::LessonRobot {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { nameSettings(); }
    void init() { forgetProgress(); }

    void everyLessonCanBeTakenToItsEnd_data();
    void everyLessonCanBeTakenToItsEnd();
    void whoErrsGoesBack();
    void backLeadsThroughStepsThatAreDone();
    void theGuideShowsHow();
    void theEndLeadsToTheNextLesson();
    void whoHasHadAllLessonsIsNotOfferedAny();
    void aLessonCanBecomeAGame();
    void theGuideHasTheLastWordWhenTheGameIsOver();
    void whatIsRunningIsNotLostByALesson();
    void progressIsRemembered();
    void damagedProgressIsWithinTheLesson();
    void aDamagedLessonIsToldAndTheProgramGoesOn();

private:
    static Lesson lessonNamed(std::string_view key);
    static bool beShownToTheEnd(WindowDriver &driver);
};

Lesson LessonWindowTest::lessonNamed(std::string_view key)
{
    for (const ShelvedLesson &shelved : lessonShelf().lessons) {
        if (shelved.lesson.key == key)
            return shelved.lesson;
    }
    return {};
}

/// Lets the guide make all choices.
bool LessonWindowTest::beShownToTheEnd(WindowDriver &driver)
{
    for (int acts = 0; !guide(driver).isFinished() && acts < 200; ++acts) {
        const bool reads = guide(driver).kind() == LessonStep::Kind::Reading;
        if (!reads && !driver.toQuestion())
            return false;
        if (!press(driver, reads ? GuideCard::tr("Ne&xt") : GuideCard::tr("Show &me")))
            return false;
    }
    return guide(driver).isFinished();
}

void LessonWindowTest::everyLessonCanBeTakenToItsEnd_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("language");
    const LessonShelf shelf = lessonShelf();
    QVERIFY(shelf.troubles.empty());
    QVERIFY(shelf.lessons.size() >= 4);
    for (const ShelvedLesson &lesson : shelf.lessons) {
        for (const char *language : {"en", "fr"}) {
            QTest::addRow("%s in %s", lesson.lesson.key.c_str(), language)
                << QString::fromStdString(lesson.lesson.key) << QString::fromLatin1(language);
        }
    }
}

void LessonWindowTest::everyLessonCanBeTakenToItsEnd()
{
    QFETCH(QString, key);
    QFETCH(QString, language);
    WindowDriver driver(language, ThemeWish::Day, {1280, 720});
    begin(driver, key.toLatin1());
    LessonGuide &lesson = guide(driver);
    const auto isLast = [&] { return lesson.step() + 1 == lesson.steps(); };
    for (int acts = 0; !isLast() && acts < 200; ++acts) {
        const LessonStep &step = lesson.lesson().steps[lesson.step()];
        QTRY_COMPARE(card(driver).page().text, QString::fromStdString(step.say.at(language.toStdString())));
        QVERIFY(!lesson.isAstray());
        QVERIFY2(takeStep(driver), qPrintable(card(driver).page().text));
    }
    QVERIFY(QTest::qWaitFor([&] { return lesson.isFinished(); }));
    if (!driver.session().match().isOver()) // it goes on for whoever likes
        return;
    QVERIFY(driver.session().match().state().outcome().isWinner(
        lesson.lesson().seat == driver.session().match().setup().seats()[0].key ? Seat {0} : Seat {1}));
    QVERIFY(progressOf(lesson.lesson()).isDone);
}

void LessonWindowTest::whoErrsGoesBack()
{
    WindowDriver driver;
    begin(driver, "siege2-invader");
    QVERIFY(takeStepsTo(driver, 2));
    QVERIFY(driver.toQuestion());
    const std::uint64_t before = driver.hash();
    const QString asked = card(driver).page().text;
    const Choice wrong = *parseLegalChoice(driver.session().match().state(), "skip resources");
    QVERIFY(driver.chooseByMouse(wrong)); // allowed
    driver.settle();
    QVERIFY(guide(driver).isAstray());
    QVERIFY(card(driver).page().text != asked);
    QVERIFY(driver.toQuestion()); // the game goes on
    QVERIFY(press(driver, GuideCard::tr("&Go back there")));
    QCOMPARE(driver.hash(), before);
    QCOMPARE(card(driver).page().text, asked);
    QVERIFY(takeStep(driver));
    QVERIFY(!guide(driver).isAstray());
}

void LessonWindowTest::backLeadsThroughStepsThatAreDone()
{
    WindowDriver driver;
    begin(driver, "siege2-invader");
    const std::uint64_t start = driver.hash();
    const std::size_t march =
        stepWhere(driver, [](const LessonStep &step) { return step.await.size() == 4; });
    QVERIFY(takeStepsTo(driver, march));
    const std::uint64_t before = driver.hash();
    QVERIFY(takeStep(driver)); // two of four
    QVERIFY(takeStep(driver));
    QCOMPARE(guide(driver).step(), march);
    QVERIFY(press(driver, GuideCard::tr("&Back"))); // takes back what is done of the step
    QCOMPARE(guide(driver).step(), march);
    QCOMPARE(driver.hash(), before);
    for (std::size_t step = march; step-- > 0;) {
        QVERIFY(press(driver, GuideCard::tr("&Back")));
        QCOMPARE(guide(driver).step(), step);
    }
    QVERIFY(!button(driver, GuideCard::tr("&Back"))->isEnabled());
    QCOMPARE(driver.hash(), start);
    QVERIFY(takeStepsTo(driver, march + 1));
}

void LessonWindowTest::theGuideShowsHow()
{
    WindowDriver driver;
    begin(driver, "siege1-defender");
    QVERIFY(beShownToTheEnd(driver));
    QVERIFY(press(driver, LessonEnd::tr("&Start page")));
    QVERIFY(!driver.window().lessons().guide());
    QVERIFY(driver.window().startPage().isVisible());
}

void LessonWindowTest::theEndLeadsToTheNextLesson()
{
    WindowDriver driver;
    begin(driver, "siege2-beginning");
    QVERIFY(!card(driver).findChild<QLabel *>(u"praise"_s)->isVisible());
    rememberProgress(lessonNamed("siege2-invader"), {0, true}); // it need not be offered again
    QVERIFY(beShownToTheEnd(driver));
    QVERIFY(card(driver).findChild<QLabel *>(u"praise"_s)->isVisible());
    QVERIFY(button(driver, LessonEnd::tr("Next &lesson"))->hasFocus());
    QVERIFY(press(driver, LessonEnd::tr("Next &lesson")));
    QCOMPARE(guide(driver).lesson().key, std::string("siege2-defender"));
    QCOMPARE(guide(driver).step(), std::size_t {0});
    QVERIFY(!card(driver).findChild<QLabel *>(u"praise"_s)->isVisible());
}

void LessonWindowTest::whoHasHadAllLessonsIsNotOfferedAny()
{
    for (const ShelvedLesson &shelved : lessonShelf().lessons)
        rememberProgress(shelved.lesson, {0, true});
    WindowDriver driver;
    begin(driver, "siege1-defender");
    QVERIFY(beShownToTheEnd(driver));
    QVERIFY(!button(driver, LessonEnd::tr("Next &lesson")));
    QVERIFY(button(driver, LessonEnd::tr("&Start page")));
}

/// It goes on where the lesson has ended, and is kept.
void LessonWindowTest::aLessonCanBecomeAGame()
{
    WindowDriver driver;
    begin(driver, "siege2-beginning");
    QVERIFY(beShownToTheEnd(driver));
    const std::size_t ply = driver.session().match().ply();
    const std::uint64_t hash = driver.hash();
    QVERIFY(press(driver, LessonEnd::tr("C&ontinue from here")));
    QVERIFY(!driver.window().lessons().guide());
    QVERIFY(card(driver).isHidden());
    QCOMPARE(driver.session().match().stateAt(ply)->hash(), hash);
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.session().play(testing::sensibleChoice(driver.session().match())));
    QVERIFY(driver.toQuestion());
    const std::uint64_t later = driver.hash();
    driver.window().goHome();
    driver.window().games().continueGame();
    QVERIFY(driver.table().session());
    QCOMPARE(driver.hash(), later);
}

void LessonWindowTest::theGuideHasTheLastWordWhenTheGameIsOver()
{
    WindowDriver driver;
    begin(driver, "siege2-invader");
    QVERIFY(beShownToTheEnd(driver));
    QVERIFY(driver.session().match().isOver());
    QVERIFY(driver.table().findChild<FinaleSheet *>()->isHidden()); // it would cover the guide
    auto *ending = driver.table().prompt().findChild<QPushButton *>(u"how-it-ended"_s);
    QVERIFY(ending->isVisible());
    ending->click();
    QVERIFY(driver.table().findChild<FinaleSheet *>()->isVisible());
    driver.table().findChild<FinaleSheet *>()->close();
    QVERIFY(press(driver, LessonEnd::tr("Play this gam&e")));
    QVERIFY(!driver.window().lessons().guide());
    QVERIFY(driver.window().startPage().findChild<QPushButton *>(u"begin"_s)->isVisible());
    QCOMPARE(driver.window().startPage().newGame().game, findGame("siege2"));
}

void LessonWindowTest::whatIsRunningIsNotLostByALesson()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 5);
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.session().play(driver.choices()[0]));
    QVERIFY(driver.toQuestion());
    const std::uint64_t before = driver.hash();
    begin(driver, "siege2-invader");
    QVERIFY(takeStepsTo(driver, 4));
    QVERIFY(press(driver, GuideCard::tr("&Leave")));
    driver.window().games().continueGame();
    QVERIFY(driver.table().session());
    QCOMPARE(driver.hash(), before);
    QVERIFY(card(driver).isHidden());
}

void LessonWindowTest::progressIsRemembered()
{
    WindowDriver driver;
    begin(driver, "siege2-defender");
    const Lesson lesson = guide(driver).lesson();
    QVERIFY(takeStepsTo(driver, 3));
    driver.window().goHome();
    QCOMPARE(progressOf(lesson).step, 3);
    QVERIFY(!progressOf(lesson).isDone);
    begin(driver, "siege2-defender"); // from the beginning: what was reached is not forgotten
    QCOMPARE(progressOf(lesson).step, 3);
}

void LessonWindowTest::damagedProgressIsWithinTheLesson()
{
    Lesson lesson;
    lesson.key = "damaged";
    lesson.steps.resize(4);
    for (const auto &[kept, step] :
         {std::pair(u"-2147483648"_s, 0), {u"2147483647"_s, 4}, {u"far"_s, 0}, {u"2"_s, 2}}) {
        QSettings().setValue(u"lessons/damaged/step"_s, kept);
        QCOMPARE(progressOf(lesson).step, step);
    }
}

void LessonWindowTest::aDamagedLessonIsToldAndTheProgramGoesOn()
{
    WindowDriver driver;
    const std::filesystem::path file = std::filesystem::temp_directory_path() / "merlon-torn-lesson.json";
    {
        QFile torn(QString::fromStdString(file.string()));
        QVERIFY(torn.open(QIODevice::WriteOnly));
        QFile whole(fileOf("siege2-invader"));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        torn.write(whole.readAll().left(3000));
    }
    driver.window().games().beginLesson(file);
    std::filesystem::remove(file);
    QVERIFY(!driver.window().lessons().guide());
    QVERIFY(driver.window().startPage().isVisible());
    QVERIFY2(driver.window().messages().text().contains(u"merlon-torn-lesson.json:"_s),
             qPrintable(driver.window().messages().text()));
}

MERLON_TEST(LessonWindowTest)
#include "lesson_window_test.moc"
