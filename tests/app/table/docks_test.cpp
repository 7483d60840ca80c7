#include "app/table/docks/panel_menu.h"
#include "app/table/finale/finale_sheet.h"
#include "app/window/window_actions.h"
#include "tests/app/table/dock_hands.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

constexpr QSize kCompact {1280, 720};
constexpr QSize kMiddle {1920, 1080};
constexpr QSize kRoomy {2560, 1440};

} // namespace

/// The panels around the board: docked, in windows of their own, folded, closed, remembered.
class DocksTest : public QObject, private testing::DockHands {
    Q_OBJECT

private Q_SLOTS:
    void init() { forgetLayouts(); }

    void panelsAreArrangedByTheSizeOfTheWindow();
    void windowsOfPanelsAreHiddenWhileTheScreenChangesHands();
    void nothingBringsAPanelUpWhileTheScreenChangesHands();
    void windowsOfPanelsGoWithTheTable();
    void windowsOfPanelsAreHiddenWhileTheLastPageIsShown();
    void aLayoutIsFoundAgainGameByGame();
    void aDamagedLayoutIsIgnored();
    void theLayoutCanBeReset();
    void theSidesChangePlaces();
    void whatAClosedPanelHoldsStandsOnButtons();
    void aPanelBehindAnotherComesForwardWhenItIsNeeded();
    void aColumnOfFoldedPanelsIsAStrip();
    void keysBringPanelsUpAndLeadBack();
    void titlesSpeakAnotherLanguageAtOnce();
    void anotherPanelIsClosedUntilItIsWanted();
};

void DocksTest::panelsAreArrangedByTheSizeOfTheWindow()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, kCompact);
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    QVERIFY(docksOf(driver).tabifiedDockWidgets(&dock(driver, kSecond)).contains(&dock(driver, kLog)));
    QVERIFY(driver.table().board().width() > 700);

    driver.window().resize(kMiddle);
    QTRY_VERIFY(placeOfLog(driver).top() > placeOf(driver, kSecond).bottom());
    QCOMPARE(placeOf(driver, kLog).left(), placeOf(driver, kSecond).left());

    driver.window().resize(kRoomy);
    QTRY_VERIFY(placeOfLog(driver).left() > placeOf(driver, kSecond).right());
    QVERIFY(placeOf(driver, kLog).height() > docksOf(driver).height() * 9 / 10);
    QVERIFY(driver.table().board().width() > 1000);
}

void DocksTest::windowsOfPanelsAreHiddenWhileTheScreenChangesHands()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 21);
    QVERIFY(driver.toQuestion());
    for (const QString &key : {kFirst, kLog})
        docksOf(driver).toggleFloating(dock(driver, key));
    QVERIFY(dock(driver, kFirst).isWindow() && dock(driver, kFirst).isVisible());
    int covered = 0;
    for (int question = 0; question < 200 && covered < 3; ++question) {
        const bool hands =
            driver.session().stage() == TableSession::Stage::HandingOver && !driver.session().passingChoice();
        for (const QString &key : {kFirst, kLog})
            QCOMPARE(dock(driver, key).isVisible(), !hands);
        covered += hands ? 1 : 0;
        QVERIFY(driver.toQuestion());
        for (const QString &key : {kFirst, kLog})
            QVERIFY(dock(driver, key).isVisible() && dock(driver, key).isFloating());
        driver.table().choose(sensibleChoice(driver.session().match()));
        driver.settle();
    }
    QCOMPARE(covered, 3);
}

void DocksTest::nothingBringsAPanelUpWhileTheScreenChangesHands()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 21);
    QVERIFY(driver.toQuestion());
    docksOf(driver).toggleFloating(dock(driver, kFirst));
    QVERIFY(driver.playTo(1, TableSession::Stage::HandingOver));
    QVERIFY(!docksOf(driver).isVisible());
    for (int key = Qt::Key_F5; key <= Qt::Key_F9; ++key)
        QTest::keyClick(&driver.window(), static_cast<Qt::Key>(key));
    docksOf(driver).setOpen(dock(driver, kFirst), true);
    docksOf(driver).resetLayout();
    driver.settle();
    QVERIFY(!dock(driver, kFirst).isVisible());
}

void DocksTest::windowsOfPanelsGoWithTheTable()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    docksOf(driver).toggleFloating(dock(driver, kLog));
    waitForSaving();
    driver.window().goHome();
    QVERIFY(!dock(driver, kLog).isVisible());
    driver.begin(testing::kTwoPersons, 4);
    QVERIFY(driver.session().stage() == TableSession::Stage::HandingOver);
    QVERIFY(!dock(driver, kLog).isVisible());
    QVERIFY(driver.toQuestion());
    QVERIFY(dock(driver, kLog).isVisible());
    QVERIFY(dock(driver, kLog).isFloating());
}

void DocksTest::windowsOfPanelsAreHiddenWhileTheLastPageIsShown()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    docksOf(driver).toggleFloating(dock(driver, kLog));
    QVERIFY(dock(driver, kLog).isVisible());
    QVERIFY(driver.session().resign(driver.session().asked()));
    const auto *page = driver.table().findChild<FinaleSheet *>();
    QTRY_VERIFY(page->isVisible());
    QVERIFY(!dock(driver, kLog).isVisible());
    docksOf(driver).bringUp(dock(driver, kLog));
    QVERIFY(!dock(driver, kLog).isVisible());
    page->findChild<QPushButton *>(u"see-board"_s)->click();
    QVERIFY(dock(driver, kLog).isVisible() && dock(driver, kLog).isFloating());
    driver.table().findChild<QPushButton *>(u"how-it-ended"_s)->click();
    QVERIFY(!dock(driver, kLog).isVisible());
    driver.table().lookAt(0);
    QVERIFY(dock(driver, kLog).isVisible());
}

void DocksTest::aLayoutIsFoundAgainGameByGame()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    docksOf(driver).changeSide(dock(driver, kLog));
    docksOf(driver).setOpen(dock(driver, kSecond), false);
    waitForSaving();
    NewGame other {findGame("siege1"), {}, {{"players", "2"}}, {{u"person"_s, {}}, {u"person"_s, {}}}, 3};
    driver.begin(other);
    QVERIFY(driver.toQuestion());
    QVERIFY(!dock(driver, kSecond).isHidden());
    QCOMPARE(docksOf(driver).dockWidgetArea(&dock(driver, kLog)), Qt::RightDockWidgetArea);

    driver.restart();
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    QVERIFY(dock(driver, kSecond).isHidden());
    QCOMPARE(docksOf(driver).dockWidgetArea(&dock(driver, kLog)), Qt::LeftDockWidgetArea);
}

void DocksTest::aDamagedLayoutIsIgnored()
{
    const DockLayout layout {"state", {kFirst, kLog}, {kLog}, {}, true};
    saveDockLayout(u"siege2"_s, layout);
    QVERIFY(loadDockLayout(u"siege2"_s) == layout);
    const QByteArray whole = QSettings().value(u"layouts/siege2"_s).toByteArray();
    for (qsizetype i = 0; i <= whole.size(); ++i) {
        QByteArray torn = whole.left(i);
        QByteArray changed = whole;
        if (i < whole.size()) {
            changed[i] = static_cast<char>(changed[i] ^ 0x20);
            QSettings().setValue(u"layouts/siege2"_s, torn);
            QVERIFY(!loadDockLayout(u"siege2"_s));
            QSettings().setValue(u"layouts/siege2"_s, changed);
            QVERIFY(!loadDockLayout(u"siege2"_s));
        }
    }
    saveDockLayout(u"siege2"_s, layout); // whole, but no state of a window
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    for (const QString &key : {kFirst, kSecond, kLog})
        QVERIFY(dock(driver, key).isVisible());
    QVERIFY(placeOf(driver, kFirst).right() < placeOf(driver, kSecond).left());
}

void DocksTest::theLayoutCanBeReset()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    docksOf(driver).toggleFloating(dock(driver, kLog));
    docksOf(driver).changeSide(dock(driver, kFirst));
    waitForSaving();
    QVERIFY(loadDockLayout(u"siege2"_s));
    docksOf(driver).resetLayout();
    waitForSaving();
    QVERIFY(!loadDockLayout(u"siege2"_s));
    QVERIFY(!dock(driver, kLog).isFloating());
    QCOMPARE(docksOf(driver).dockWidgetArea(&dock(driver, kFirst)), Qt::LeftDockWidgetArea);
}

void DocksTest::theSidesChangePlaces()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, kMiddle);
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    Q_EMIT driver.window().actions().swappedSidesWanted(true);
    QTRY_VERIFY(placeOf(driver, kSecond).right() < placeOf(driver, kFirst).left());
    dock(driver, kLog).raise(); // the odds lie before it
    QTRY_COMPARE(placeOf(driver, kLog).left(), placeOf(driver, kFirst).left());

    docksOf(driver).toggleFloating(dock(driver, kSecond)); // from now on as the person wants it
    Q_EMIT driver.window().actions().swappedSidesWanted(false);
    driver.settle();
    QVERIFY(dock(driver, kFirst).isFloating());
    QVERIFY(!dock(driver, kSecond).isFloating());
    QTRY_COMPARE(placeOf(driver, kSecond).left(), placeOf(driver, kLog).left());
}

void DocksTest::whatAClosedPanelHoldsStandsOnButtons()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 7);
    const auto held = [&] {
        const auto *panel = qobject_cast<TablePanel *>(dock(driver, kFirst).panel());
        return std::ranges::count_if(driver.table().questioner().picker().guide()->choosable(),
                                     [&](const canvas::Thing &thing) { return panel->holds(thing); });
    };
    while (driver.toQuestion() && (driver.session().asked() != 0 || held() <= 4))
        driver.table().choose(sensibleChoice(driver.session().match()));
    QVERIFY(driver.session().stage() == TableSession::Stage::Asking);
    const auto buttons = [&] {
        driver.settle();
        int count = 0;
        for (const QPushButton *button : driver.table().prompt().findChildren<QPushButton *>())
            count += button->isVisible() && button->property("choice").isValid() ? 1 : 0;
        return count;
    };
    const int before = buttons();
    docksOf(driver).setOpen(dock(driver, kFirst), false);
    QTRY_VERIFY(buttons() > before);
    docksOf(driver).setOpen(dock(driver, kFirst), true);
    QTRY_COMPARE(buttons(), before);
}

void DocksTest::aPanelBehindAnotherComesForwardWhenItIsNeeded()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, kCompact);
    driver.begin(testing::kTwoPersons, 7);
    bool came = false;
    while (!came && driver.toQuestion()) {
        dock(driver, kLog).raise();
        driver.settle();
        QVERIFY(!dock(driver, kSecond).isSeen());
        driver.table().choose(sensibleChoice(driver.session().match()));
        driver.settle();
        came = driver.toQuestion() && driver.session().asked() == 1 && dock(driver, kSecond).isSeen();
    }
    QVERIFY(came);
}

void DocksTest::aColumnOfFoldedPanelsIsAStrip()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, kMiddle);
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    TableDocks &docks = docksOf(driver);
    const int board = driver.table().board().width();
    const int line = docks.fontMetrics().lineSpacing();
    const int width = placeOf(driver, kSecond).width();

    docks.setOpen(dock(driver, u"odds"_s), false); // behind one another they cannot be folded
    docks.toggleFold(dock(driver, kLog));
    QTRY_VERIFY(placeOf(driver, kLog).height() < 3 * line);
    QTRY_VERIFY(placeOf(driver, kSecond).height() > docks.height() - 4 * line);
    QVERIFY(!dock(driver, kLog).isSeen());

    docks.toggleFold(dock(driver, kSecond));
    QTRY_VERIFY(placeOf(driver, kSecond).width() < 3 * line);
    QVERIFY(driver.table().board().width() > board + width / 2);

    docks.toggleFold(dock(driver, kSecond));
    QTRY_VERIFY(placeOf(driver, kSecond).width() > 8 * line);
    QVERIFY(placeOf(driver, kLog).height() < 3 * line);

    waitForSaving();
    driver.restart();
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    QCOMPARE(dock(driver, kLog).fold(), Fold::ToTitle);
    QTRY_VERIFY(placeOf(driver, kLog).height() < 3 * line);
}

void DocksTest::keysBringPanelsUpAndLeadBack()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    const std::vector<PanelDock *> panels = docksOf(driver).panels();
    QCOMPARE(panels.size(), std::size_t {4});
    for (std::size_t i = 0; i < panels.size(); ++i) {
        docksOf(driver).setOpen(*panels[i], false);
        const auto key = static_cast<Qt::Key>(Qt::Key_F5 + static_cast<int>(i));
        QTest::keyClick(&driver.window(), key);
        QVERIFY(panels[i]->isSeen());
        QTRY_VERIFY(panels[i]->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(&driver.window(), key);
        QVERIFY(driver.table().board().hasFocus());
    }
}

void DocksTest::titlesSpeakAnotherLanguageAtOnce()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    const auto titles = [&] {
        QStringList all;
        for (const PanelDock *panel : docksOf(driver).panels())
            all << panel->windowTitle();
        return all;
    };
    QCOMPARE(titles(), (QStringList {u"Log"_s, u"Invader"_s, u"Defender"_s, u"Odds"_s}));
    driver.language().change(u"fr"_s);
    driver.settle();
    QCOMPARE(titles(), (QStringList {u"Journal"_s, u"Assaillant"_s, u"Défenseur"_s, u"Probabilités"_s}));
    auto *menu = driver.window().findChild<PanelMenu *>();
    QCOMPARE(menu->title(), u"&Panneaux"_s);
    QVERIFY(menu->actions().first()->text().startsWith(u"Journal"_s));
}

void DocksTest::anotherPanelIsClosedUntilItIsWanted()
{
    WindowDriver driver;
    auto *sheet = new QLabel(u"sheet"_s);
    sheet->setWindowTitle(u"Sheet"_s);
    docksOf(driver).addPanel(u"sheet"_s, sheet, Qt::LeftDockWidgetArea, AtFirst::Closed);
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    QVERIFY(!sheet->isVisible());
    docksOf(driver).bringUp(dock(driver, u"sheet"_s));
    QVERIFY(sheet->isVisible());
    waitForSaving();
    driver.window().goHome();
    driver.begin(testing::kTwoPersons, 3);
    QVERIFY(driver.toQuestion());
    QVERIFY(!dock(driver, u"sheet"_s).isHidden());
}

MERLON_TEST(DocksTest)
#include "docks_test.moc"
