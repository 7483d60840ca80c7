#include "app/lessons/guide_card.h"
#include "app/lessons/lesson_desk.h"
#include "app/table/staging/playback.h"
#include "app/words/lesson_files.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::waitUntil;
using testing::WindowDriver;

namespace {

/// How fast a lesson is shown.
Settings paced(Speed speed, bool animations)
{
    Settings settings = WindowDriver::quickSettings();
    settings.speed = speed;
    settings.motion = Speed::Fast;
    settings.motionWish = animations ? MotionWish::Full : MotionWish::Reduced;
    return settings;
}

/// A lesson in a window, and a pupil who does all that the guide asks for.
class Pupil {
public:
    Pupil(const char *lesson, const Settings &settings)
        : m_driver(u"en"_s, ThemeWish::Day, {1280, 800}, settings)
        , m_file(std::filesystem::path(MERLON_SOURCE_DIR) / "resources/lessons"
                 / (std::string(lesson) + ".json"))
        , m_opened(openLessonHere(m_file))
        , m_answers(answersOf(m_opened->lesson))
    {
        m_driver.window().games().beginLesson(m_file);
        m_driver.settle();
    }

    WindowDriver &driver() { return m_driver; }
    LessonGuide &guide() { return *m_driver.window().lessons().guide(); }
    GuideCard &card() { return m_driver.window().lessons().card(); }
    const Match &match() { return m_driver.session().match(); }
    bool isShown() { return m_driver.table().acts().isPlaying(); }
    bool fights() { return !m_driver.table().display().tableau().duels.empty(); }

    /// A button of the guide’s card that can be pressed; null if there is none.
    QPushButton *button(const QString &text)
    {
        for (QPushButton *one : card().findChildren<QPushButton *>()) {
            if (one->isVisible() && one->isEnabled() && one->text() == text)
                return one;
        }
        return nullptr;
    }
    bool press(const QString &text)
    {
        if (!waitUntil([&] { return button(text) != nullptr; }))
            return false;
        QTest::mouseClick(button(text), Qt::LeftButton);
        return true;
    }
    QPushButton *next() { return button(GuideCard::tr("Ne&xt")); }
    bool hasShowControls()
    {
        const auto *show = m_driver.table().findChild<QPushButton *>(u"show-next"_s);
        return show->isVisible();
    }

    /// How many choices of others have been seen.
    std::size_t seenAnswers()
    {
        const auto *show = m_driver.table().findChild<Playback *>();
        const std::size_t ply =
            show->isRunning() ? show->acts()[show->current()].ply : match().chronicle().size();
        return trailOf(*m_opened, match().chronicle().first(ply)).answered;
    }

    /// What is not in step now; empty: all is well.
    QString trouble()
    {
        if (next() && hasShowControls())
            return u"two buttons go on"_s;
        const std::size_t told = card().page().step;
        if (card().page().text != QString::fromStdString(m_opened->lesson.steps[told].say.at("en")))
            return u"other words than those of the step"_s;
        if (!isShown() && m_driver.session().stage() == TableSession::Stage::Asking)
            return told == guide().step() ? QString() : u"asked before the guide has spoken"_s;
        if (card().findChild<QLabel *>(u"praise"_s)->isVisible() && isShown())
            return u"finished before all has been seen"_s;
        const std::size_t seen = seenAnswers();
        if (told > 0 && seen < m_answers.size() && m_answers[seen].step <= told)
            return u"step %1 is told, and what comes before it has not been seen"_s.arg(told + 1);
        return {};
    }

    /// Goes on by the only button there is, or lets the guide choose. False if there is nothing to press now.
    bool goOn()
    {
        if (isShown()) {
            QTest::mouseClick(m_driver.table().findChild<QPushButton *>(u"show-next"_s), Qt::LeftButton);
            return true;
        }
        QPushButton *onward = next() ? next() : button(GuideCard::tr("Show &me"));
        if (onward)
            QTest::mouseClick(onward, Qt::LeftButton);
        return onward != nullptr;
    }

    /// Until something is true, the lesson is finished, or something is not in step.
    bool goOnUntil(const std::function<bool()> &isThere)
    {
        return goOnUntil(isThere, [this] { goOn(); });
    }
    /// The same by another deed.
    bool goOnUntil(const std::function<bool()> &isThere, const std::function<void()> &deed)
    {
        QTimer tick; // a deed may leave nothing to wait for
        tick.start(1);
        const auto isEnough = [&] {
            troubles = trouble();
            if (!troubles.isEmpty() || isThere() || (guide().isFinished() && !isShown()))
                return true;
            m_driver.session().computers().setPace(std::chrono::milliseconds(0)); // it takes long enough
            deed();
            return false;
        };
        return waitUntil(isEnough, std::chrono::minutes(2));
    }

    QString troubles;

private:
    WindowDriver m_driver;
    std::filesystem::path m_file;
    Expected<OpenedLesson> m_opened;
    std::vector<LessonAnswer> m_answers;
};

} // namespace

/// The guide of a lesson, the question and what is being shown go in step.
class LessonPaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QSettings().clear(); }
    void eachGameBeginsWithItsFirstLesson();
    void theGuideTellsWhatHasBeenSeen_data();
    void theGuideTellsWhatHasBeenSeen();
    void oneButtonGoesOnInAFight();
    void whatComesAfterReadingIsShownAfterASkip();
    void backEndsTheShowAndTakesTheChoiceBack();
    void whoErrsIsToldBeforeTheOthersAnswer();
};

void LessonPaceTest::initTestCase()
{
    QCoreApplication::setOrganizationName(u"merlon-test"_s);
    QCoreApplication::setApplicationName(u"lesson-pace"_s);
}

/// They are offered in the order of their files.
void LessonPaceTest::eachGameBeginsWithItsFirstLesson()
{
    QStringList first;
    QString before;
    for (const std::filesystem::path &file : lessonFiles()) {
        const QString name = QString::fromStdString(file.stem().string());
        const QString game = name.section(u'-', 0, 0);
        if (game != before)
            first << name;
        before = game;
    }
    QCOMPARE(first,
             QStringList({u"exiles-first-turns"_s, u"fiefs-conquest"_s, u"mountain-first-tunnel"_s,
                          u"siege1-beginning"_s, u"siege2-beginning"_s}));
}

void LessonPaceTest::theGuideTellsWhatHasBeenSeen_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<bool>("animations");
    QTest::addColumn<bool>("atOnce");
    for (const QString &lesson :
         {u"siege2-invader"_s, u"siege2-beginning"_s, u"siege1-defender"_s, u"fiefs-lake-battle"_s})
        QTest::addRow("%s", qPrintable(lesson)) << lesson << true << false;
    QTest::newRow("motion is reduced") << u"siege2-invader"_s << false << false;
    QTest::newRow("everything at once") << u"siege2-invader"_s << true << true;
}

/// From the beginning to the end of a lesson, at each moment.
void LessonPaceTest::theGuideTellsWhatHasBeenSeen()
{
    QFETCH(const QString, lesson);
    QFETCH(const bool, animations);
    QFETCH(const bool, atOnce);
    Pupil pupil(qPrintable(lesson), paced(atOnce ? Speed::AtOnce : Speed::Fast, animations));
    int waits = 0;
    const auto count = [&] {
        waits += pupil.card().page().step < pupil.guide().step() ? 1 : 0;
        pupil.goOn();
    };
    const bool came = pupil.goOnUntil([] { return false; }, count);
    QVERIFY2(came && pupil.troubles.isEmpty(), qPrintable(pupil.troubles));
    QVERIFY(pupil.guide().isFinished());
    if (!atOnce)
        QVERIFY(waits > 2);
}

/// The guide’s, or that of what is shown; and each of them when it is its turn.
void LessonPaceTest::oneButtonGoesOnInAFight()
{
    Pupil pupil("siege2-invader", paced(Speed::Fast, true));
    int shown = 0;
    int read = 0;
    const auto count = [&] {
        shown += pupil.fights() && pupil.hasShowControls() ? 1 : 0;
        read += pupil.fights() && pupil.next() ? 1 : 0;
        pupil.goOn();
    };
    const bool came = pupil.goOnUntil([] { return false; }, count);
    QVERIFY2(came && pupil.troubles.isEmpty(), qPrintable(pupil.troubles));
    QVERIFY(shown > 0);
    QVERIFY(read > 0);
}

/// Who skips what is shown has skipped no more than up to what the guide says next.
void LessonPaceTest::whatComesAfterReadingIsShownAfterASkip()
{
    Pupil pupil("siege2-invader", paced(Speed::Fast, true));
    bool skipped = false;
    const auto waitsToBeRead = [&] { // before others answer
        const LessonStep &step = pupil.guide().lesson().steps[pupil.guide().step()];
        return step.kind() == LessonStep::Kind::Reading && !step.others.empty();
    };
    const auto skip = [&] {
        if (!pupil.isShown() || !pupil.fights() || !waitsToBeRead()) {
            pupil.goOn();
            return;
        }
        skipped = true;
        QTest::keyClick(&pupil.driver().table(), Qt::Key_End);
    };
    QVERIFY(pupil.goOnUntil([&] { return skipped && pupil.next() != nullptr; }, skip));
    QCOMPARE(pupil.troubles, QString());
    QVERIFY(pupil.next());
    QVERIFY(!pupil.isShown());
    QVERIFY(waitsToBeRead());
    QVERIFY(pupil.press(GuideCard::tr("Ne&xt")));
    QVERIFY(waitUntil([&] { return pupil.isShown(); }));
    QVERIFY(!pupil.next());
}

void LessonPaceTest::backEndsTheShowAndTakesTheChoiceBack()
{
    Pupil pupil("siege2-invader", paced(Speed::Slow, true));
    QVERIFY(pupil.goOnUntil([&] { return pupil.isShown(); }));
    QCOMPARE(pupil.troubles, QString());
    const std::size_t told = pupil.card().page().step;
    const std::size_t ply = pupil.match().ply();
    const QString text = pupil.card().page().text;
    QVERIFY(pupil.guide().step() > told);
    QVERIFY(!pupil.next());
    QVERIFY(!pupil.button(GuideCard::tr("Show &me")));
    QVERIFY(pupil.press(GuideCard::tr("&Back")));
    QVERIFY(!pupil.isShown());
    QCOMPARE(pupil.guide().step(), told);
    QCOMPARE(pupil.card().page().text, text);
    QVERIFY(pupil.match().ply() < ply);
    QVERIFY(waitUntil([&] { return pupil.button(GuideCard::tr("Show &me")) != nullptr; }));
}

/// It is about what the pupil did, and can be taken back immediately.
void LessonPaceTest::whoErrsIsToldBeforeTheOthersAnswer()
{
    Pupil pupil("siege2-invader", paced(Speed::Slow, true));
    const auto mayPay = [&] {
        return pupil.guide().step() == 3 && pupil.guide().awaitedChoice() && !pupil.isShown();
    };
    QVERIFY(pupil.goOnUntil(mayPay)); // a goblin
    const ChoiceList choices = pupil.driver().choices();
    const Choice awaited = *pupil.guide().awaitedChoice();
    const auto other = std::ranges::find_if(choices, [&](Choice choice) { return choice != awaited; });
    QVERIFY(other != choices.end());
    pupil.driver().table().choose(*other);
    QVERIFY(pupil.guide().isAstray());
    QVERIFY(pupil.card().page().isAstray);
    QVERIFY(pupil.button(GuideCard::tr("&Go back there")));
    QVERIFY(pupil.press(GuideCard::tr("&Go back there")));
    QVERIFY(!pupil.guide().isAstray());
    QVERIFY(waitUntil([&] { return pupil.guide().awaitedChoice() == awaited; }));
}

MERLON_TEST(LessonPaceTest)
#include "lesson_pace_test.moc"
