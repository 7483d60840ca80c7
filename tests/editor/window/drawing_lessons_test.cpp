#include "app/lessons/guide_card.h"
#include "app/words/language.h"
#include "editor/balance/balance_panel.h"
#include "editor/panels/findings/findings_panel.h"
#include "editor/window/actions/arranging/layout_dialog.h"
#include "editor/window/lesson/drawing_guide.h"
#include "editor/window/lesson/drawing_lessons.h"
#include "editor/window/lesson/spot_frame.h"
#include "editor/window/welcome_page.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

GuideCard &guideCard(EditorDriver &driver)
{
    return driver.part<DrawingLessons>().card();
}

std::size_t stepShown(EditorDriver &driver)
{
    return guideCard(driver).page().step;
}

QPushButton *cardButton(EditorDriver &driver, const QString &text)
{
    for (auto *button : guideCard(driver).findChildren<QPushButton *>()) {
        if (button->text() == text && button->isVisible() && button->isEnabled())
            return button;
    }
    return nullptr;
}

bool pressOnCard(EditorDriver &driver, const QString &text)
{
    QPushButton *button = cardButton(driver, text);
    if (button)
        QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::processEvents();
    return button;
}

bool goOnWith(EditorDriver &driver, std::size_t step)
{
    return QTest::qWaitFor([&] { return stepShown(driver) == step; });
}

void beginFirstLesson(EditorDriver &driver)
{
    driver.part<DrawingLessons>().actions().first()->trigger();
    QCoreApplication::processEvents();
    QVERIFY(guideCard(driver).isVisible());
}

/// As far as the step whose text this word is in, by the guide alone.
void leadTo(EditorDriver &driver, const QString &word)
{
    for (int presses = 0; presses < 60; ++presses) {
        if (guideCard(driver).page().text.contains(word))
            return;
        const std::size_t before = stepShown(driver);
        const bool shows = guideCard(driver).page().canShow;
        QVERIFY(pressOnCard(driver, shows ? GuideCard::tr("Do it for &me") : GuideCard::tr("Ne&xt")));
        QVERIFY(goOnWith(driver, before + 1));
    }
    QFAIL("there is no such step");
}

/// What the frame is around, in the middle.
QWidget *framedWidget(EditorDriver &driver)
{
    const SpotFrame &frame = driver.part<SpotFrame>();
    return frame.isVisible() ? driver.window().childAt(frame.geometry().center()) : nullptr;
}

bool framesTool(EditorDriver &driver, const QString &kind)
{
    return QTest::qWaitFor([&] {
        const auto *button = qobject_cast<QToolButton *>(framedWidget(driver));
        return button && button->defaultAction() && button->defaultAction()->objectName() == kind;
    });
}

} // namespace

/// The lesson in which a fortress is drawn, in the real window.
class DrawingLessonsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGuideDrawsTheWholeFortress()
    {
        EditorDriver driver;
        beginFirstLesson(driver);
        const std::size_t steps = guideCard(driver).page().steps;
        QVERIFY(steps >= 12);
        for (std::size_t step = 0; step + 1 < steps; ++step) {
            QCOMPARE(stepShown(driver), step);
            const bool shows = guideCard(driver).page().canShow;
            QVERIFY(pressOnCard(driver, shows ? GuideCard::tr("Do it for &me") : GuideCard::tr("Ne&xt")));
            QVERIFY2(goOnWith(driver, step + 1), qPrintable(guideCard(driver).page().text));
        }
        driver.part<BalancePanel>().stop();
        driver.document().checkNow();
        QVERIFY2(driver.document().findings().empty(), qPrintable(driver.part<FindingsPanel>().summary()));
        QVERIFY(std::ranges::count(driver.board().places(), "wall", &Place::kind) == 6);
        QVERIFY(guideCard(driver).findChild<QLabel *>(u"praise"_s)->isVisible());
        QVERIFY(guideCard(driver).page().text.contains(u"Wall: 6"_s));
        QVERIFY(!cardButton(driver, GuideCard::tr("Do it for &me")));
        QVERIFY(pressOnCard(driver, LessonEnd::tr("&Close the lesson")));
        QVERIFY(!guideCard(driver).isVisible());
        QCOMPARE(driver.window().documents().boards().size(), std::size_t {1}); // the board stays
    }

    void whatIsDrawnByHandLeadsOn()
    {
        EditorDriver driver;
        beginFirstLesson(driver);
        QVERIFY(!cardButton(driver, GuideCard::tr("&Back")));
        QVERIFY(pressOnCard(driver, GuideCard::tr("Ne&xt")));
        QVERIFY(framesTool(driver, u"wall"_s));
        driver.takeTool("wall");
        QVERIFY(goOnWith(driver, 2));
        QVERIFY(!cardButton(driver, GuideCard::tr("Ne&xt")));
        for (const double y : {300, 500, 700}) {
            driver.click(Point {250, y});
            driver.click(Point {750, y});
        }
        QVERIFY(goOnWith(driver, 3));
        QVERIFY(framesTool(driver, u"tower"_s));
        driver.putPlace("tower", {230, 400});
        QCoreApplication::processEvents();
        QCOMPARE(stepShown(driver), std::size_t {3}); // one is missing yet
        driver.click(Point {770, 400});
        QVERIFY(goOnWith(driver, 4));
        driver.takeTool("adjacent");
        for (const std::string side : {"west", "east"}) {
            driver.drag(side + "-wall-1", side + "-wall-2");
            driver.drag(side + "-wall-2", side + "-wall-3");
            driver.drag(side + "-tower-1", side + "-wall-1");
            driver.drag(side + "-tower-1", side + "-wall-2");
        }
        QVERIFY(goOnWith(driver, 5));
        QVERIFY(framesTool(driver, u"rampart"_s));
    }

    /// The page is arranged though a single place is selected, as it is after it has been put.
    void theMenuArrangesTheWholeFortress()
    {
        EditorDriver driver;
        beginFirstLesson(driver);
        leadTo(driver, u"As a fortress"_s);
        driver.document().select({{"courtyard"}, {}});
        const std::size_t step = stepShown(driver);
        driver.action("fortress").trigger();
        auto *dialog = driver.window().findChild<LayoutDialog *>();
        QVERIFY(dialog);
        dialog->accept();
        QVERIFY(goOnWith(driver, step + 1));
    }

    void problemsThatAreFixedInThePanelLeadOn()
    {
        EditorDriver driver;
        beginFirstLesson(driver);
        leadTo(driver, u"Fix all"_s);
        driver.document().checkNow();
        QPushButton &all = driver.part<FindingsPanel>().mendAllButton();
        QTRY_VERIFY(
            driver.part<SpotFrame>().geometry().contains(all.mapTo(&driver.window(), all.rect().center())));
        const std::size_t step = stepShown(driver);
        QTest::mouseClick(&all, Qt::LeftButton);
        QVERIFY(goOnWith(driver, step + 1));
        QTest::mouseClick(&all, Qt::LeftButton);
        QVERIFY(goOnWith(driver, step + 2));
    }

    /// The row of the heroes is scrolled to as soon as a wall is selected, and has the frame.
    void aFieldIsFramedWhenItIsThere()
    {
        EditorDriver driver;
        beginFirstLesson(driver);
        leadTo(driver, u"Two heroes"_s);
        QVERIFY(framesTool(driver, QString()));
        driver.document().select({{"west-wall-2"}, {}});
        const auto isFramed = [&] {
            const QWidget *framed = framedWidget(driver);
            const auto *label = qobject_cast<const QLabel *>(framed);
            return framed
                && (framed->accessibleName() == u"Starting hero"_s
                    || (label && label->text() == u"Starting hero"_s));
        };
        QTRY_VERIFY(isFramed());
    }

    /// What the guide has drawn is one step to undo; nothing is lost by reading again what was said.
    void goingBackKeepsTheBoard()
    {
        EditorDriver driver;
        beginFirstLesson(driver);
        leadTo(driver, u"Towers"_s);
        QCOMPARE(driver.document().undoStack().count(), 1);
        const Board drawn = driver.board();
        QVERIFY(pressOnCard(driver, GuideCard::tr("&Back")));
        QCOMPARE(driver.board(), drawn);
        QCOMPARE(stepShown(driver), std::size_t {2});
        QVERIFY(!cardButton(driver, GuideCard::tr("Do it for &me")));
        driver.action("undo").trigger();
        QTRY_VERIFY(cardButton(driver, GuideCard::tr("Do it for &me")));
        QVERIFY(!cardButton(driver, GuideCard::tr("Ne&xt")));
        driver.action("redo").trigger();
        QVERIFY(goOnWith(driver, 3));
    }

    void theGuideSpeaksOnlyOverItsBoard()
    {
        EditorDriver driver;
        beginFirstLesson(driver);
        DocumentTab *drawn = driver.window().documents().front();
        driver.beginEmpty();
        QVERIFY(!guideCard(driver).isVisible());
        QVERIFY(!driver.part<SpotFrame>().isVisible());
        driver.window().documents().bringToFront(*drawn);
        QVERIFY(guideCard(driver).isVisible());
        driver.window().documents().remove(*drawn);
        QVERIFY(!guideCard(driver).isVisible());
        QVERIFY(!driver.part<DrawingLessons>().guide());
    }

    void theStartPageBeginsIt()
    {
        EditorDriver driver(u"fr"_s);
        for (auto *button : driver.part<WelcomePage>().findChildren<QPushButton *>()) {
            if (button->text() == u"Dessinez votre première forteresse"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(guideCard(driver).isVisible());
        QVERIFY(guideCard(driver).page().text.contains(u"forteresse"_s));
        QCOMPARE(driver.document().name(), u"Ma première forteresse"_s);
        QVERIFY(driver.menu("help")->actions().contains(driver.menu("lessons")->menuAction()));
        driver.menu("language")->actions().at(Language::codes().indexOf(u"en"_s))->trigger();
        QTRY_VERIFY(guideCard(driver).page().text.contains(u"fortress"_s));
    }
};

MERLON_TEST(DrawingLessonsTest)
#include "drawing_lessons_test.moc"
