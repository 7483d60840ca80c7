#include "app/table/question/bar/prompt_bar.h"
#include "app/widgets/things/thing_item.h"
#include "app/window/window_actions.h"
#include "app/words/resources.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/motion_player.h"
#include "core/games/module.h"
#include "tests/app/window/board_hands.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QPropertyAnimation>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <optional>

using namespace merlon;
using namespace Qt::StringLiterals;
using canvas::Thing;
using testing::middleOf;
using testing::WindowDriver;

/// The touch of the hand: what is dragged out of a panel, and presses that come too late or too early.
class HandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aUnitIsDraggedFromTheCampOntoTheMap();
    void aDropThatLeadsNowhereIsExplainedAndTakenBack();
    void whatIsRefusedShakesUnlessMotionIsReduced_data();
    void whatIsRefusedShakesUnlessMotionIsReduced();
    void aDropOnBareGroundTakesThePickBack();
    void aPieceWithOneWayToGoWaitsForTheRelease();
    void firstPlaceHasTheKeyboardWhenOnlyPlacesCanBeChosen();
    void pressesAreNotPassedOnForAMoment_data();
    void pressesAreNotPassedOnForAMoment();
    void aQuickPlayerDoesNotStopTheComputer();
    void aCardThatCannotBeUsedIsDraggedInVain();

private:
    /// In Siege I, where the camp lies beside the map; at the first question of which this is true.
    static void beginGame(WindowDriver &driver);
    /// Plays on to where units can be sent from the camp; the first of them, null if there is none.
    static ThingItem *unitToSend(WindowDriver &driver);
    static ThingItem *choosableUnit(WindowDriver &driver);
};

void HandsTest::beginGame(WindowDriver &driver)
{
    const Game *game = findGame("siege1");
    driver.begin(*game->open(*boardNamed(game->defaultBoard()), {{"players", "2"}}),
                 {u"person"_s, u"heuristic"_s}, 3);
}

ThingItem *HandsTest::unitToSend(WindowDriver &driver)
{
    beginGame(driver);
    const bool found = driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && session.asked() == 0
            && std::ranges::any_of(driver.choices(), [&](Choice choice) {
                   return session.match().setup().vocabulary().verbs()[choice.verb].key == "send";
               });
    });
    return found ? choosableUnit(driver) : nullptr;
}

ThingItem *HandsTest::choosableUnit(WindowDriver &driver)
{
    for (ThingItem *item : driver.table().findChildren<ThingItem *>()) {
        if (item->isVisible() && item->isChoosable() && item->thing().type == "invader-unit")
            return item;
    }
    return nullptr;
}

void HandsTest::aUnitIsDraggedFromTheCampOntoTheMap()
{
    WindowDriver driver;
    ThingItem *unit = unitToSend(driver);
    QVERIFY(unit);
    ChoiceGuide guide = *driver.table().questioner().picker().guide();
    QVERIFY(guide.pick(unit->thing()));
    const std::vector<Thing> targets = guide.choosable();
    const auto target = std::ranges::find_if(targets, [&](const Thing &thing) {
        ChoiceGuide after = guide;
        return thing.place >= 0 && after.pick(thing) && after.complete();
    });
    QVERIFY(target != targets.end());
    guide.pick(*target);
    const std::size_t ply = driver.session().match().ply();
    driver.drag(*unit, middleOf(driver, *target));
    QVERIFY(driver.session().match().ply() > ply);
    QVERIFY(driver.session().match().chronicle()[ply].choice == *guide.complete());
}

void HandsTest::aDropThatLeadsNowhereIsExplainedAndTakenBack()
{
    WindowDriver driver;
    ThingItem *unit = unitToSend(driver);
    QVERIFY(unit);
    const auto courtyard = driver.session().match().setup().board().indexOf("courtyard");
    QVERIFY(courtyard);
    const std::size_t ply = driver.session().match().ply();
    const auto *prompt = driver.table().findChild<PromptBar *>();
    const QString usual = prompt->hint();
    driver.drag(*unit, middleOf(driver, canvas::placeThing(static_cast<int>(*courtyard))));
    QCOMPARE(driver.session().match().ply(), ply);
    QVERIFY(!driver.table().questioner().picker().guide()->hasPicks());
    QVERIFY(prompt->hint() != usual);
    QVERIFY2(prompt->hint().contains(u"S1-"_s), qPrintable(prompt->hint()));
    QVERIFY2(QToolTip::text().contains(u"S1-"_s), qPrintable(QToolTip::text())); // where it was dropped
}

void HandsTest::whatIsRefusedShakesUnlessMotionIsReduced_data()
{
    QTest::addColumn<bool>("animations");
    QTest::newRow("with motion") << true;
    QTest::newRow("motion is reduced") << false;
}

/// On the board as well as in a panel.
void HandsTest::whatIsRefusedShakesUnlessMotionIsReduced()
{
    QFETCH(bool, animations);
    Settings settings = WindowDriver::quickSettings();
    settings.motionWish = animations ? MotionWish::Full : MotionWish::Reduced;
    settings.motion = Speed::Slow;
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, settings);
    QVERIFY(unitToSend(driver));
    const auto courtyard = driver.session().match().setup().board().indexOf("courtyard");
    QVERIFY(courtyard);
    Q_EMIT driver.window().actions().speedWanted(Speed::Slow);
    driver.settle();
    ThingItem *unit = choosableUnit(driver);
    QVERIFY(unit);
    driver.drag(*unit, middleOf(driver, canvas::placeThing(static_cast<int>(*courtyard))));
    QCOMPARE(unit->findChild<QPropertyAnimation *>() != nullptr, animations);

    canvas::BoardView &board = driver.table().board();
    const std::vector<Thing> choosable = driver.table().questioner().picker().choosable();
    std::optional<Thing> piece; // that cannot be chosen
    const auto &places = board.picture().places;
    for (std::size_t place = 0; place < places.size(); ++place) {
        for (const canvas::Token &token : places[place].tokens) {
            const Thing thing = canvas::pieceThing(static_cast<int>(place), token.key);
            const bool isHere = !token.key.empty() && board.thingAt(middleOf(driver, thing)) == thing;
            const auto isOfIt = [&](const Thing &one) { return one.place == thing.place; };
            if (isHere && std::ranges::none_of(choosable, isOfIt))
                piece = thing;
        }
    }
    QVERIFY(piece);
    QVERIFY(!board.motions().isPlaying());
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, middleOf(driver, *piece));
    QCOMPARE(board.motions().isPlaying(), animations);
    QVERIFY(!QToolTip::text().isEmpty());
    QVERIFY(testing::waitUntil([&] { return !board.motions().isPlaying(); }));
}

void HandsTest::aDropOnBareGroundTakesThePickBack()
{
    WindowDriver driver;
    ThingItem *unit = unitToSend(driver);
    QVERIFY(unit);
    const std::size_t ply = driver.session().match().ply();
    driver.drag(*unit, QPoint(3, 3));
    QCOMPARE(driver.session().match().ply(), ply);
    QVERIFY(!driver.table().questioner().picker().guide()->hasPicks());
}

/// Nothing happens when it is pressed, nor when it is let go elsewhere.
void HandsTest::aPieceWithOneWayToGoWaitsForTheRelease()
{
    WindowDriver driver;
    beginGame(driver);
    canvas::BoardView &board = driver.table().board();
    Thing piece;
    const auto hasOneWay = [&](const Thing &thing) {
        ChoiceGuide guide = *driver.table().questioner().picker().guide();
        return thing.place >= 0 && !thing.key.empty() && board.thingAt(middleOf(driver, thing)) == thing
            && guide.pick(thing) && guide.complete() && !guide.choosable().empty();
    };
    QVERIFY(driver.playTo([&](const TableSession &session) {
        if (session.stage() != TableSession::Stage::Asking || session.asked() != 0)
            return false;
        driver.settle();
        const std::vector<Thing> things = driver.table().questioner().picker().guide()->choosable();
        const auto found = std::ranges::find_if(things, hasOneWay);
        if (found != things.end())
            piece = *found;
        return found != things.end();
    }));
    const std::size_t ply = driver.session().match().ply();
    const QPoint from = middleOf(driver, piece);
    QTest::mousePress(board.viewport(), Qt::LeftButton, {}, from);
    QCOMPARE(driver.session().match().ply(), ply);
    QVERIFY(driver.table().questioner().picker().guide()->hasPicks());
    const QPoint elsewhere(3, 3);
    QTest::mouseMove(board.viewport(), elsewhere);
    QTest::mouseRelease(board.viewport(), Qt::LeftButton, {}, elsewhere);
    QCOMPARE(driver.session().match().ply(), ply);
    QVERIFY(!driver.table().questioner().picker().guide()->hasPicks());
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, from);
    QVERIFY(driver.session().match().ply() > ply);
}

void HandsTest::firstPlaceHasTheKeyboardWhenOnlyPlacesCanBeChosen()
{
    WindowDriver driver;
    beginGame(driver);
    const auto onlyPlaces = [&](const TableSession &session) {
        if (session.stage() != TableSession::Stage::Asking || session.asked() != 0)
            return false;
        const std::vector<Thing> things = driver.table().questioner().picker().guide()->choosable();
        return things.size() > 1
            && std::ranges::all_of(things, [](const Thing &thing) { return thing.place >= 0; })
            && driver.table().questioner().picker().guide()->offBoard().empty();
    };
    QVERIFY(driver.playTo(onlyPlaces));
    const std::vector<Thing> things = driver.table().questioner().picker().guide()->choosable();
    const Thing current = driver.table().board().keyboard().current();
    QVERIFY(std::ranges::find(things, current) != things.end());
    const std::size_t ply = driver.session().match().ply();
    QTest::keyClick(&driver.table().board(), Qt::Key_Return);
    QVERIFY(driver.session().match().ply() > ply || driver.table().questioner().picker().guide()->hasPicks());
}

void HandsTest::pressesAreNotPassedOnForAMoment_data()
{
    QTest::addColumn<QString>("note");
    QTest::newRow("buttons") << QString();
    QTest::newRow("with notes below") << u"It costs an hourglass."_s;
}

void HandsTest::pressesAreNotPassedOnForAMoment()
{
    QFETCH(const QString, note);
    PromptBar prompt;
    prompt.resize(1200, 120);
    prompt.choices().showChoices(
        {{QString(),
          {{Choice {1, {}}, u"go"_s, u"go"_s, note}, {Choice {2, {}}, u"stay"_s, u"stay"_s, note}}}});
    prompt.show();
    QVERIFY(prompt.choices().focusFirst());
    const QSignalSpy chosen(&prompt.choices(), &PromptChoices::chosen);
    prompt.choices().pause();
    QTest::keyClick(prompt.focusWidget(), Qt::Key_Space);
    QCOMPARE(chosen.count(), 0);
    QTRY_VERIFY(!prompt.choices().isPaused());
    QTest::keyClick(prompt.focusWidget(), Qt::Key_Space); // once more than there are steps to show
    QCOMPARE(chosen.count(), 0);
    QTest::keyClick(prompt.focusWidget(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QTRY_VERIFY((QTest::keyClick(prompt.focusWidget(), Qt::Key_Space), chosen.count() > 1));
}

/// One who chooses while pieces still walk, and whose choice moves none.
void HandsTest::aQuickPlayerDoesNotStopTheComputer()
{
    Settings settings;
    settings.speed = Speed::Fast;
    settings.motionWish = MotionWish::Full;
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, settings);
    beginGame(driver);
    constexpr std::size_t kEnough = 120; // choices
    const auto playOn = [&] {
        TableSession &session = driver.session();
        if (driver.table().acts().isPlaying())
            QTest::keyClick(&driver.table(), Qt::Key_End);
        else if (session.stage() == TableSession::Stage::Asking)
            driver.table().choose(testing::sensibleChoice(session.match()));
        return session.match().ply() > kEnough || session.match().isOver();
    };
    QVERIFY(testing::waitUntil(playOn, std::chrono::minutes(1)));
}

/// It says why, instead of lying there as if it were nailed down.
void HandsTest::aCardThatCannotBeUsedIsDraggedInVain()
{
    WindowDriver driver;
    ThingItem *unit = unitToSend(driver);
    QVERIFY(unit);
    ThingItem *other = nullptr;
    for (ThingItem *item : driver.table().findChildren<ThingItem *>()) {
        const bool isIdle = !item->isChoosable() && !item->isSelected();
        if (item->isVisible() && isIdle && item->thing().place < 0 && !item->thing().isNothing())
            other = item;
    }
    QVERIFY(other);
    const auto courtyard = driver.session().match().setup().board().indexOf("courtyard");
    QVERIFY(courtyard);
    const std::size_t ply = driver.session().match().ply();
    const QString usual = driver.table().prompt().hint();
    driver.drag(*other, middleOf(driver, canvas::placeThing(static_cast<int>(*courtyard))));
    QCOMPARE(driver.session().match().ply(), ply);
    QVERIFY(driver.table().prompt().hint() != usual);
}

MERLON_TEST(HandsTest)
#include "hands_test.moc"
