#include "app/start/start_page.h"
#include "app/table/time/time_panel.h"
#include "app/window/window_actions.h"
#include "core/engine/records/record_replay.h"
#include "tests/app/table/toll/toll_at_table.h"
#include "tests/support/file_dialog.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

const Sitting kPersonHere {u"person"_s, {}};
const Sitting kComputer {u"random"_s, {}};
const std::vector<Sitting> kPersons(4, kPersonHere);

/// What lies on the fields and over them.
QStringList fieldsOf(const canvas::Picture &picture)
{
    QStringList seen;
    for (const canvas::PlacePicture &place : picture.places) {
        QString said = u"%1 [%2]"_s.arg(place.name, place.ground);
        for (const canvas::Token &token : place.tokens)
            said += u" %1 %2 of %3"_s.arg(token.count).arg(token.name).arg(token.seat);
        seen << said;
    }
    for (const canvas::PatchPicture &patch : picture.patches)
        seen << u"%1 at %2 of %3"_s.arg(patch.name).arg(patch.places.front()).arg(patch.seat);
    return seen;
}

/// What there is to see of the position: the panels and the fields.
QStringList positionShown(WindowDriver &driver)
{
    return namesOf(seatsPanel(driver)) + namesOf(commonPanel(driver))
        + fieldsOf(driver.table().board().picture());
}

/// What glows in the panels.
QStringList choosableIn(WindowDriver &driver)
{
    QStringList names;
    for (const ThingItem *item : driver.table().findChildren<ThingItem *>()) {
        if (item->isVisible() && item->isChoosable())
            names << item->accessibleName();
    }
    return names;
}

/// The position, what is asked and what can be chosen from.
QStringList tableShown(WindowDriver &driver)
{
    driver.settle();
    return QStringList {driver.table().prompt().title()} + positionShown(driver) + choosableIn(driver);
}

/// Where a game is, and how it looks.
struct Standing {
    std::size_t ply = 0;
    std::uint64_t hash = 0;
    QStringList shown;
};

Standing standingOf(WindowDriver &driver)
{
    return {driver.session().match().ply(), driver.hash(), tableShown(driver)};
}

/// Until the last seat is asked for its bid: those of the others lie hidden before them.
bool playToTheLastBid(WindowDriver &driver)
{
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        if (driver.session().asked() == 3 && verbOf(match, driver.choices()[0]) == "bid")
            return true;
        if (!driver.chooseByMouse(someChoice(match)))
            return false;
    }
    return false;
}

/// The button of an action in the bar above the board is clicked.
bool clickTool(WindowDriver &driver, const QAction *action)
{
    for (QToolButton *button : driver.table().findChildren<QToolButton *>()) {
        if (button->isVisible() && button->isEnabled() && button->defaultAction() == action) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
    }
    return false;
}

} // namespace

/// A game of Toll in the real window is kept, saved, taken back and looked back at.
class TollKeepingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesOnAfterARestart();
    void isSavedToAFileAndOpenedAgain();
    void isTakenBackByButtonsAndKeys();
    /// What a person saw at a question is what the timeline shows of it later.
    void isLookedBackAt_data();
    void isLookedBackAt();

private:
    void comparesWith(WindowDriver &driver, const Standing &before);
    void playsToTheEnd(WindowDriver &driver);
};

void TollKeepingTest::comparesWith(WindowDriver &driver, const Standing &before)
{
    QVERIFY(driver.toQuestion());
    const Standing now = standingOf(driver);
    QCOMPARE(now.ply, before.ply);
    QCOMPARE(now.hash, before.hash);
    QCOMPARE(now.shown, before.shown);
}

void TollKeepingTest::playsToTheEnd(WindowDriver &driver)
{
    while (driver.toQuestion())
        QVERIFY(driver.chooseByMouse(someChoice(driver.session().match())));
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    const Expected<void> verified = verifyRecord(driver.session().match().record());
    QVERIFY2(verified, verified ? "" : qPrintable(say(verified.error())));
}

void TollKeepingTest::goesOnAfterARestart()
{
    WindowDriver driver;
    beginFullToll(driver, kPersons, 4);
    QVERIFY(playToTheLastBid(driver));
    const Standing before = standingOf(driver);
    const Record record = driver.session().match().record();
    driver.restart();
    auto *button = driver.window().startPage().findChild<QPushButton *>(u"continue"_s);
    QVERIFY(button && button->isVisible());
    QVERIFY2(button->accessibleDescription().contains(u"Toll"_s),
             qPrintable(button->accessibleDescription()));
    QTest::mouseClick(button, Qt::LeftButton);
    comparesWith(driver, before);
    QVERIFY(driver.session().match().record() == record);
    playsToTheEnd(driver);
}

void TollKeepingTest::isSavedToAFileAndOpenedAgain()
{
    WindowDriver driver;
    beginFullToll(driver, kPersons, 4);
    QVERIFY(playToTheLastBid(driver));
    const Standing before = standingOf(driver);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"toll.json"_s);
    answerFileDialog(file);
    driver.window().actions().save->trigger();
    QVERIFY(QFileInfo::exists(file));
    beginFullToll(driver, kPersons, 5); // another one
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.hash() != before.hash);
    answerFileDialog(file);
    driver.window().actions().open->trigger();
    comparesWith(driver, before);
    playsToTheEnd(driver);
}

void TollKeepingTest::isTakenBackByButtonsAndKeys()
{
    WindowDriver driver;
    beginFullToll(driver, kPersons, 4);
    const WindowActions &actions = driver.window().actions();
    std::set<std::string> verbs;
    for (int i = 0; i < 24; ++i) {
        QVERIFY(driver.toQuestion());
        const Standing before = standingOf(driver);
        const Choice choice = someChoice(driver.session().match());
        verbs.insert(verbOf(driver.session().match(), choice));
        QVERIFY(driver.chooseByMouse(choice));
        QVERIFY(driver.toQuestion());
        const Standing after = standingOf(driver);
        QVERIFY(after.hash != before.hash && after.shown != before.shown);
        if (i % 2 == 0)
            QVERIFY(clickTool(driver, actions.undo));
        else
            QTest::keyClick(&driver.window(), Qt::Key_Z, Qt::ControlModifier);
        comparesWith(driver, before);
        if (i % 2 == 0)
            QVERIFY(clickTool(driver, actions.redo));
        else
            QTest::keyClick(&driver.window(), Qt::Key_Backspace, Qt::ShiftModifier);
        comparesWith(driver, after);
        if (QTest::currentTestFailed())
            return;
    }
    for (const char *verb : {"buy", "play", "wager", "bid"})
        QVERIFY2(verbs.contains(verb), verb);
}

void TollKeepingTest::isLookedBackAt_data()
{
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("by mouse") << true;
    QTest::newRow("by keyboard") << false;
}

void TollKeepingTest::isLookedBackAt()
{
    QFETCH(bool, byMouse);
    WindowDriver driver;
    beginFullToll(driver, {kPersonHere, kComputer, kComputer, kComputer}, 4);
    std::map<std::size_t, QStringList> seen; // by ply
    const auto isFarEnough = [&] { return seen.size() >= 4 && !choosableIn(driver).isEmpty(); };
    QVERIFY(driver.toQuestion());
    while (!isFarEnough()) {
        seen[driver.session().match().ply()] = positionShown(driver);
        QVERIFY(driver.chooseByMouse(someChoice(driver.session().match())));
        QVERIFY(driver.toQuestion());
    }
    const Standing now = standingOf(driver);
    const Retrospect &retrospect = driver.table().retrospect();
    Timeline &timeline = driver.table().retrospect().time().timeline();
    const Moments &moments = driver.table().retrospect().time().moments();
    std::set<QStringList> different;
    for (std::size_t i = moments.choices(); i-- > 0;) {
        if (byMouse) {
            const double middle = (timeline.xOf(i) + timeline.xOf(i + 1)) / 2;
            QTest::mouseClick(&timeline, Qt::LeftButton, {}, QPoint(qRound(middle), timeline.height() / 2));
        } else {
            QTest::keyClick(&driver.window(), Qt::Key_Left, Qt::ControlModifier);
        }
        QVERIFY(retrospect.isOn());
        QCOMPARE(timeline.position(), i);
        const QString title = driver.table().prompt().title();
        QVERIFY2(title.startsWith(u"Viewing: Round "_s), qPrintable(title));
        QCOMPARE(choosableIn(driver), QStringList());
        QCOMPARE(standingOf(driver).hash, now.hash); // the match stands still
        if (const auto then = seen.find(moments[i].ply); then != seen.end()) {
            QCOMPARE(positionShown(driver), then->second);
            different.insert(then->second);
        }
    }
    QCOMPARE(different.size(), seen.size());
    if (byMouse) {
        const QList<QPushButton *> buttons = driver.table().prompt().findChildren<QPushButton *>();
        const auto back = std::ranges::find(buttons, u"Return to the present (Esc)"_s, &QPushButton::text);
        QVERIFY(back != buttons.end());
        QTest::mouseClick(*back, Qt::LeftButton);
    } else {
        QTest::keyClick(&driver.table(), Qt::Key_Escape);
    }
    QVERIFY(!retrospect.isOn());
    comparesWith(driver, now);
    QVERIFY(driver.chooseByMouse(someChoice(driver.session().match())));
}

MERLON_TEST(TollKeepingTest)
#include "toll_keeping_test.moc"
