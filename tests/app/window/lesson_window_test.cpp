#include "app/lessons/guide_card.h"
#include "app/lessons/guide_tail.h"
#include "app/lessons/learn_cards.h"
#include "app/lessons/lesson_desk.h"
#include "app/lessons/lesson_end.h"
#include "app/lessons/lesson_shelf.h"
#include "app/start/start_page.h"
#include "app/table/finale/finale_sheet.h"
#include "app/table/question/picking/choice_guide.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/things/thing_item.h"
#include "app/words/resources.h"
#include "core/engine/notation/notation.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QTextDocument>

#include <algorithm>
#include <string_view>
#include <utility>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// Lessons, taken by a robot in the real window.
class LessonWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void everyLessonCanBeTakenToItsEnd_data();
    void everyLessonCanBeTakenToItsEnd();
    void whoErrsGoesBack();
    void backLeadsThroughStepsThatAreDone();
    void theGuideShowsHow();
    void theEndLeadsToTheNextLesson();
    void whoHasHadAllLessonsIsNotOfferedAny();
    void aLessonCanBecomeAGame();
    void theGuideHasTheLastWordWhenTheGameIsOver();
    void theGuidePointsAtThings();
    void theTailOfTheCardEndsAtWhatItSpeaksOf();
    void oneVoiceSaysWhatToDo();
    void othersWaitUntilThePupilHasRead();
    void whatIsRunningIsNotLostByALesson();
    void progressIsRemembered();
    void damagedProgressIsWithinTheLesson();
    void theCardSpeaksTheLanguageOfNow();
    void theCardIsLowInALowWindow();
    void aDamagedLessonIsToldAndTheProgramGoesOn();

private:
    static Lesson lessonNamed(std::string_view key);
    static QString fileOf(const char *key);
    static void begin(WindowDriver &driver, const char *key);
    static LessonGuide &guide(WindowDriver &driver) { return *driver.window().lessons().guide(); }
    static GuideCard &card(WindowDriver &driver) { return driver.window().lessons().card(); }
    static QPushButton *button(WindowDriver &driver, const QString &text);
    static bool press(WindowDriver &driver, const QString &text);
    template <class Test>
    static std::size_t stepWhere(WindowDriver &driver, Test test);
    static bool isSpokenOf(WindowDriver &driver, QPoint inPage);
    static bool canPickWhatIsFramed(WindowDriver &driver, Choice awaited);
    static bool takeStep(WindowDriver &driver);
    static bool takeStepsTo(WindowDriver &driver, std::size_t step);
    static bool beShownToTheEnd(WindowDriver &driver);
};

void LessonWindowTest::initTestCase()
{
    QCoreApplication::setOrganizationName(u"merlon-test"_s);
    QCoreApplication::setApplicationName(u"lessons"_s);
}

void LessonWindowTest::init()
{
    QSettings().clear();
}

Lesson LessonWindowTest::lessonNamed(std::string_view key)
{
    for (const ShelvedLesson &shelved : lessonShelf().lessons) {
        if (shelved.lesson.key == key)
            return shelved.lesson;
    }
    return {};
}

QString LessonWindowTest::fileOf(const char *key)
{
    return QStringLiteral(MERLON_SOURCE_DIR "/resources/lessons/%1.json").arg(QLatin1String(key));
}

void LessonWindowTest::begin(WindowDriver &driver, const char *key)
{
    driver.window().games().beginLesson(fileOf(key).toStdString());
    QVERIFY(driver.window().lessons().guide());
    driver.settle();
}

QPushButton *LessonWindowTest::button(WindowDriver &driver, const QString &text)
{
    for (QPushButton *button : card(driver).findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == text)
            return button;
    }
    return nullptr;
}

bool LessonWindowTest::press(WindowDriver &driver, const QString &text)
{
    const auto isThere = [&] {
        const QPushButton *found = button(driver, text);
        return found && found->isEnabled();
    };
    if (!QTest::qWaitFor(isThere)) // others may have to act first
        return false;
    QTest::mouseClick(button(driver, text), Qt::LeftButton);
    driver.settle();
    return true;
}

/// The first step of the lesson for which a test holds.
template <class Test>
std::size_t LessonWindowTest::stepWhere(WindowDriver &driver, Test test)
{
    const std::vector<LessonStep> &steps = guide(driver).lesson().steps;
    return static_cast<std::size_t>(std::ranges::find_if(steps, test) - steps.begin());
}

/// What the guide frames beside the board, and the awaited choice names, can be clicked.
bool LessonWindowTest::canPickWhatIsFramed(WindowDriver &driver, Choice awaited)
{
    const LessonGuide &lesson = guide(driver);
    const Vocabulary &vocabulary = lesson.setup().vocabulary();
    ChoiceList choices;
    driver.session().match().seenBy({driver.session().asked()})->choices(choices);
    ChoiceGuide picking(vocabulary);
    picking.begin(choices);
    const std::vector<canvas::Thing> choosable = picking.choosable();
    const Term &verb = vocabulary.verbs()[awaited.verb];
    const auto isNamed = [&](const canvas::Thing &thing) {
        for (std::size_t i = 0; i < verb.types.size(); ++i) {
            if (vocabulary.types()[verb.types[i]].key == thing.type
                && vocabulary.keyOf(verb.types[i], awaited.args[i]) == thing.key)
                return true;
        }
        return false;
    };
    return std::ranges::all_of(lesson.pointed(), [&](const canvas::Thing &thing) {
        return thing.key.empty() || !isNamed(thing)
            || std::ranges::any_of(choosable, [&](const canvas::Thing &other) {
                   return other.type == thing.type && other.key == thing.key;
               });
    });
}

/// Reads on, or does with the mouse what is awaited.
bool LessonWindowTest::takeStep(WindowDriver &driver)
{
    const LessonGuide &lesson = guide(driver);
    if (lesson.kind() == LessonStep::Kind::Reading)
        return press(driver, GuideCard::tr("Ne&xt"));
    driver.settle(); // one click may answer several questions
    if (!driver.toQuestion())
        return false;
    const std::optional<Choice> choice = lesson.awaitedChoice();
    const std::size_t ply = driver.session().match().ply();
    if (choice && !canPickWhatIsFramed(driver, *choice)) {
        qWarning("step %zu: what is framed cannot be picked", lesson.step() + 1);
        return false;
    }
    const QList<QPushButton *> buttons = driver.table().prompt().choices().findChildren<QPushButton *>();
    for (const QPushButton *button : buttons) {
        const bool isKeeping = button->objectName() == u"keep-order"_s;
        const QVariant begun = button->property(isKeeping ? "first" : "choice");
        const bool isMeant = choice && begun.isValid() && begun.value<Choice>() == *choice;
        if (button->isVisible() && button->property("guided").toBool() != isMeant) {
            qWarning("step %zu: the wrong button is framed", lesson.step() + 1);
            return false;
        }
    }
    if (!choice || !driver.chooseByMouse(*choice)) {
        qWarning("step %zu: the awaited choice cannot be made", lesson.step() + 1);
        return false;
    }
    const Choice made = driver.session().match().chronicle()[ply].choice;
    if (made != *choice)
        qWarning("step %zu: %s instead of %s", lesson.step() + 1,
                 notate(lesson.setup().vocabulary(), made).c_str(),
                 notate(lesson.setup().vocabulary(), *choice).c_str());
    driver.settle();
    return true;
}

bool LessonWindowTest::takeStepsTo(WindowDriver &driver, std::size_t step)
{
    while (guide(driver).step() < step) {
        if (!takeStep(driver))
            return false;
    }
    return guide(driver).step() == step;
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

void LessonWindowTest::theGuidePointsAtThings()
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

/// Whether what is seen at this point of the page is framed, or pointed at on the board.
bool LessonWindowTest::isSpokenOf(WindowDriver &driver, QPoint inPage)
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

void LessonWindowTest::theTailOfTheCardEndsAtWhatItSpeaksOf()
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
void LessonWindowTest::oneVoiceSaysWhatToDo()
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

void LessonWindowTest::othersWaitUntilThePupilHasRead()
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

void LessonWindowTest::theCardSpeaksTheLanguageOfNow()
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
void LessonWindowTest::theCardIsLowInALowWindow()
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
