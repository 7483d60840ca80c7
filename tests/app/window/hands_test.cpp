#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/picking/sequel.h"
#include "app/table/staging/since_display.h"
#include "app/table/staging/since_strip.h"
#include "app/widgets/things/thing_item.h"
#include "app/window/window_actions.h"
#include "app/words/resources.h"
#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/board_tooltips.h"
#include "core/engine/match/seat_view.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QPropertyAnimation>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>

using namespace merlon;
using namespace Qt::StringLiterals;
using canvas::Thing;
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
    void aStackIsDraggedAsAWhole_data();
    void aStackIsDraggedAsAWhole();
    void theWheelSaysHowManyOfAStackAreDragged();
    void aPlaceIsDraggedWithAllThatMayGo();
    void aUnitThatIsSelectedFirstIsDraggedToItsGoal();
    void draggingWhatComesNextEndsTheStep();
    void aCardThatCannotBeUsedIsDraggedInVain();
    void whereAUnitCouldGoIsLitWhileItIsPointedAt();
    void whatAnEngineWouldReachIsLitAndTold();
    void theBarKeepsStillDuringADrag();
    void whatOthersHaveDoneStaysAsItIsShown();
    void likeActsAreToldAsOne();
    void allThatOthersHaveDoneCanBeLeafedThrough();

private:
    /// In Siege I, where the camp lies beside the map; at the first question of which this is true.
    static void beginGame(WindowDriver &driver);
    /// Plays on to where units can be sent from the camp; the first of them, null if there is none.
    static ThingItem *unitToSend(WindowDriver &driver);
    static ThingItem *choosableUnit(WindowDriver &driver);
    /// A piece of the board that can be dragged, and where to.
    struct Way {
        Thing from;
        Thing to;
    };
    /// Plays on as the only person in a game of Siege II until `wayOf` finds one.
    static std::optional<Way> findWay(WindowDriver &driver, Seat seat,
                                      const std::function<std::optional<Way>(const ChoiceGuide &)> &wayOf);
    /// Of several pieces of a kind that can march.
    static std::optional<Way> findStack(WindowDriver &driver);
    static void dragOnBoard(WindowDriver &driver, const Way &way, Qt::KeyboardModifiers keys = {});
    static int countOf(WindowDriver &driver, const Thing &piece);
    static QPoint middleOf(WindowDriver &driver, const Thing &thing)
    {
        return driver.table().board().rectOf(thing).center();
    }
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
    QVERIFY(!board.isAnimating());
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, middleOf(driver, *piece));
    QCOMPARE(board.isAnimating(), animations);
    QVERIFY(!QToolTip::text().isEmpty());
    QVERIFY(testing::waitUntil([&] { return !board.isAnimating(); }));
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

std::optional<HandsTest::Way>
HandsTest::findWay(WindowDriver &driver, Seat seat,
                   const std::function<std::optional<Way>(const ChoiceGuide &)> &wayOf)
{
    std::optional<Way> way;
    driver.playTo([&](const TableSession &session) {
        if (session.stage() != TableSession::Stage::Asking || session.asked() != seat)
            return false;
        driver.settle();
        way = wayOf(*driver.table().questioner().picker().guide());
        return way.has_value();
    });
    return way;
}

void HandsTest::dragOnBoard(WindowDriver &driver, const Way &way, Qt::KeyboardModifiers keys)
{
    QWidget *viewport = driver.table().board().viewport();
    const QPoint from = middleOf(driver, way.from);
    const QPoint to = middleOf(driver, way.to);
    QTest::mousePress(viewport, Qt::LeftButton, keys, from);
    QTest::mouseMove(viewport, from + QPoint(12, 12));
    QTest::mouseMove(viewport, to);
    QTest::mouseRelease(viewport, Qt::LeftButton, keys, to);
    QCoreApplication::processEvents();
}

int HandsTest::countOf(WindowDriver &driver, const Thing &piece)
{
    const auto &places = driver.table().board().picture().places;
    for (const canvas::Token &token : places[static_cast<std::size_t>(piece.place)].tokens) {
        if (token.key == piece.key)
            return token.count;
    }
    return 0;
}

void HandsTest::aStackIsDraggedAsAWhole_data()
{
    QTest::addColumn<bool>("one");
    QTest::newRow("all of a kind") << false;
    QTest::newRow("one, with Shift") << true;
}

std::optional<HandsTest::Way> HandsTest::findStack(WindowDriver &driver)
{
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    const Vocabulary &words = driver.session().match().setup().vocabulary();
    return findWay(driver, 0, [&](const ChoiceGuide &guide) -> std::optional<Way> {
        for (const Choice choice : guide.remaining()) {
            if (words.verbs()[choice.verb].key != "march")
                continue;
            const Way way {
                canvas::pieceThing(choice.args[0],
                                   words.keyOf(words.verbs()[choice.verb].types[1], choice.args[1])),
                canvas::placeThing(choice.args[2])};
            if (countOf(driver, way.from) > 2
                && driver.table().board().thingAt(middleOf(driver, way.from)) == way.from)
                return way;
        }
        return std::nullopt;
    });
}

/// As many as may go, and undo takes them back together.
void HandsTest::aStackIsDraggedAsAWhole()
{
    QFETCH(bool, one);
    WindowDriver driver;
    const std::optional<Way> way = findStack(driver);
    QVERIFY(way);
    const Match &match = driver.session().match();
    const int before = countOf(driver, way->from);
    const std::size_t ply = match.ply();
    dragOnBoard(driver, *way, one ? Qt::ShiftModifier : Qt::NoModifier);
    driver.settle();
    QTest::qWait(20);
    const std::size_t after = match.ply();
    if (one) {
        QCOMPARE(after, ply + 1);
        QCOMPARE(countOf(driver, way->from), before - 1);
        return;
    }
    QVERIFY(after >= ply + 2);
    QVERIFY(after <= ply + static_cast<std::size_t>(before));
    for (std::size_t step = ply; step < after; ++step)
        QVERIFY(match.chronicle()[step].choice == match.chronicle()[ply].choice);
    QVERIFY(static_cast<int>(after - ply) == before
            || match.state().whyNot(match.chronicle()[ply].choice)); // all of them, or all that may
    driver.session().undo();
    QCOMPARE(match.ply(), ply);
    driver.session().redo();
    QCOMPARE(match.ply(), after);
}

/// Down and up while it is held, and never to less than one.
void HandsTest::theWheelSaysHowManyOfAStackAreDragged()
{
    WindowDriver driver;
    const std::optional<Way> way = findStack(driver);
    QVERIFY(way);
    const Match &match = driver.session().match();
    const int before = countOf(driver, way->from);
    const std::size_t ply = match.ply();
    canvas::BoardView &board = driver.table().board();
    QWidget *viewport = board.viewport();
    const double scale = board.transform().m11();
    const QPoint from = middleOf(driver, way->from);
    const QPoint to = middleOf(driver, way->to);
    const auto turn = [&](int steps) {
        QWheelEvent wheel(QPointF(to), QPointF(viewport->mapToGlobal(to)), {}, {0, 120 * steps},
                          Qt::LeftButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(viewport, &wheel);
    };
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QTest::mouseMove(viewport, from + QPoint(12, 12));
    QTest::mouseMove(viewport, to);
    for (int down = 0; down <= before; ++down)
        turn(-1);
    turn(1);
    QCOMPARE(board.transform().m11(), scale); // nothing is zoomed meanwhile
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    driver.settle();
    QTest::qWait(20);
    QCOMPARE(match.ply(), ply + 2);
    QCOMPARE(countOf(driver, way->from), before - 2);
}

/// Kind by kind, and undo takes them back together.
void HandsTest::aPlaceIsDraggedWithAllThatMayGo()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    const Vocabulary &words = driver.session().match().setup().vocabulary();
    canvas::BoardView &board = driver.table().board();
    QPoint bare; // of the place, without a piece
    const auto placeOf = [&](const ChoiceGuide &guide) -> std::optional<Way> {
        for (const Choice one : guide.remaining()) {
            for (const Choice other : guide.remaining()) {
                if (words.verbs()[one.verb].key != "march" || one.verb != other.verb
                    || one.args[0] != other.args[0] || one.args[2] != other.args[2]
                    || one.args[1] == other.args[1])
                    continue;
                const Way way {canvas::placeThing(one.args[0]), canvas::placeThing(one.args[2])};
                const QRect box = board.rectOf(way.from);
                for (int x = box.left(); x < box.right(); x += 3) {
                    for (int y = box.top(); y < box.bottom(); y += 3) {
                        if (board.thingAt({x, y}) == way.from) {
                            bare = {x, y};
                            return way;
                        }
                    }
                }
            }
        }
        return std::nullopt;
    };
    const std::optional<Way> way = findWay(driver, 0, placeOf);
    QVERIFY(way);
    const Match &match = driver.session().match();
    const std::size_t ply = match.ply();
    QWidget *viewport = board.viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, bare);
    QTest::mouseMove(viewport, bare + QPoint(12, 12));
    QTest::mouseMove(viewport, middleOf(driver, way->to));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, middleOf(driver, way->to));
    driver.settle();
    QTest::qWait(20);
    const std::size_t after = match.ply();
    QVERIFY(after >= ply + 2);
    std::set<std::uint16_t> kinds;
    for (std::size_t step = ply; step < after; ++step) {
        const Choice made = match.chronicle()[step].choice;
        QCOMPARE(words.verbs()[made.verb].key, std::string("march"));
        QCOMPARE(int {made.args[0]}, way->from.place);
        QCOMPARE(int {made.args[2]}, way->to.place);
        kinds.insert(made.args[1]);
    }
    ChoiceList choices;
    match.state().choices(choices);
    QVERIFY(kinds.size() > 1 || std::ranges::none_of(choices, [&](Choice choice) { // no more may go
                return choice.verb == match.chronicle()[ply].choice.verb && choice.args[0] == way->from.place
                    && choice.args[2] == way->to.place;
            }));
    driver.session().undo();
    QCOMPARE(match.ply(), ply);
}

/// The defender selects a unit by one choice and sends it by another; a drag does both, or neither.
void HandsTest::aUnitThatIsSelectedFirstIsDraggedToItsGoal()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"person"_s}, 5);
    const Vocabulary &words = driver.session().match().setup().vocabulary();
    Thing bad;
    const auto unitOf = [&](const ChoiceGuide &guide) -> std::optional<Way> {
        for (const Choice choice : guide.remaining()) {
            if (words.verbs()[choice.verb].key != "select")
                continue;
            const Thing from = canvas::pieceThing(
                choice.args[1], words.keyOf(words.verbs()[choice.verb].types[0], choice.args[0]));
            const std::vector<Thing> reach = driver.table().questioner().picker().reachOf(from);
            if (reach.empty() || driver.table().board().thingAt(middleOf(driver, from)) != from)
                continue;
            for (int place = 0; place < static_cast<int>(driver.session().setup().board().places().size());
                 ++place) {
                const Thing thing = canvas::placeThing(place);
                if (place != from.place && std::ranges::find(reach, thing) == reach.end()
                    && driver.table().board().thingAt(middleOf(driver, thing)) == thing)
                    bad = thing;
            }
            for (const Thing &to : reach) {
                if (to.key.empty() && driver.table().board().thingAt(middleOf(driver, to)) == to)
                    return Way {from, to};
            }
        }
        return std::nullopt;
    };
    const std::optional<Way> way = findWay(driver, 1, unitOf);
    QVERIFY(way && !bad.isNothing());
    const Match &match = driver.session().match();
    const std::size_t ply = match.ply();
    const QString usual = driver.table().prompt().hint();
    dragOnBoard(driver, {way->from, bad});
    driver.settle();
    QCOMPARE(match.ply(), ply);
    QVERIFY(driver.table().prompt().hint() != usual);
    QVERIFY(!driver.table().questioner().picker().guide()->hasPicks());

    dragOnBoard(driver, *way);
    driver.settle();
    QTest::qWait(20);
    QVERIFY(match.ply() >= ply + 2);
    QCOMPARE(words.verbs()[match.chronicle()[ply].choice.verb].key, std::string("select"));
    QCOMPARE(int {match.chronicle()[ply + 1].choice.args[0]}, way->to.place);
    driver.session().undo();
    QCOMPARE(match.ply(), ply);
}

/// Who drags what belongs to the next step has done with this one; undo takes both back.
void HandsTest::draggingWhatComesNextEndsTheStep()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    canvas::BoardView &board = driver.table().board();
    std::optional<NextStep> next;
    const auto wayOf = [&](const ChoiceGuide &guide) -> std::optional<Way> {
        const auto steps = nextSteps(*driver.session().match().seenBy({0}), driver.choices());
        next = steps.empty() ? std::nullopt : std::optional(steps.front());
        const std::vector<Thing> now = guide.choosable();
        const std::vector<Thing> later = next ? next->guide.choosable() : std::vector<Thing>();
        for (const Thing &from : later) {
            ChoiceGuide after = next->guide;
            if (from.place < 0 || from.key.empty() || std::ranges::find(now, from) != now.end()
                || board.thingAt(middleOf(driver, from)) != from || !after.pick(from))
                continue;
            for (const Thing &to : after.choosable()) {
                ChoiceGuide whole = after;
                if (to.place >= 0 && to.key.empty() && whole.pick(to) && whole.complete())
                    return Way {from, to};
            }
        }
        return std::nullopt;
    };
    const std::optional<Way> way = findWay(driver, 0, wayOf);
    QVERIFY(way);
    const Match &match = driver.session().match();
    const std::size_t ply = match.ply();
    QWidget *viewport = board.viewport();
    const QPoint nowhere(3, 3);
    QTest::mousePress(viewport, Qt::LeftButton, {}, middleOf(driver, way->from));
    QTest::mouseMove(viewport, nowhere);
    const std::vector<Thing> lit = driver.table().questioner().picker().choosable();
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, nowhere);
    QVERIFY(std::ranges::find(lit, way->to) != lit.end());
    QCOMPARE(match.ply(), ply);
    QVERIFY(driver.table().questioner().picker().choosable() != lit);

    dragOnBoard(driver, *way, Qt::ShiftModifier);
    driver.settle();
    QTest::qWait(20);
    QVERIFY(match.ply() >= ply + 2);
    QVERIFY(match.chronicle()[ply].choice == next->ending);
    ChoiceGuide meant = next->guide;
    QVERIFY(meant.pick(way->from) && meant.pick(way->to));
    QVERIFY(match.chronicle()[ply + 1].choice == *meant.complete());
    driver.session().undo();
    QCOMPARE(match.ply(), ply);
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

void HandsTest::whereAUnitCouldGoIsLitWhileItIsPointedAt()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"person"_s}, 5);
    std::vector<Thing> reach;
    const auto unitOf = [&](const ChoiceGuide &guide) -> std::optional<Way> {
        for (const Thing &from : guide.choosable()) {
            if (from.place < 0 || from.key.empty()
                || driver.table().board().thingAt(middleOf(driver, from)) != from)
                continue;
            reach = driver.table().display().placed(driver.table().questioner().picker().reachOf(from));
            if (reach.size() > 1)
                return Way {from, {}};
        }
        return std::nullopt;
    };
    const std::optional<Way> way = findWay(driver, 1, unitOf);
    QVERIFY(way);
    const auto &scene = static_cast<const canvas::BoardScene &>(*driver.table().board().scene());
    QWidget *viewport = driver.table().board().viewport();
    QPoint nowhere;
    while (!driver.table().board().thingAt(nowhere).isNothing())
        nowhere += QPoint(1, 1);
    QTest::mouseMove(viewport, nowhere);
    QTest::mouseMove(viewport, middleOf(driver, way->from));
    QCOMPARE(scene.marks().reached, reach);
    QTest::mouseMove(viewport, nowhere);
    QVERIFY(scene.marks().reached.empty());
}

/// Before it is placed, while its place is pointed at.
void HandsTest::whatAnEngineWouldReachIsLitAndTold()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    canvas::BoardView &board = driver.table().board();
    const auto placeOf = [&](const ChoiceGuide &guide) -> std::optional<Way> {
        for (const Thing &place : guide.choosable()) {
            ChoiceGuide after = guide;
            if (place.place < 0 || board.thingAt(middleOf(driver, place)).place != place.place
                || !after.pick(place) || !after.complete())
                continue;
            const std::vector<std::uint16_t> reach =
                placesReached(driver.table().display().view(), *after.complete());
            if (!reach.empty())
                return Way {place, canvas::placeThing(reach.front())};
        }
        return std::nullopt;
    };
    const std::optional<Way> way = findWay(driver, 0, placeOf);
    QVERIFY(way);
    const auto &scene = static_cast<const canvas::BoardScene &>(*board.scene());
    QPoint nowhere;
    while (!board.thingAt(nowhere).isNothing())
        nowhere += QPoint(1, 1);
    QTest::mouseMove(board.viewport(), nowhere);
    QTest::mouseMove(board.viewport(), middleOf(driver, way->from));
    QVERIFY(std::ranges::find(scene.marks().reached, way->to) != scene.marks().reached.end());
    const QString told = board.tooltips().explanationOf(way->from);
    QVERIFY2(told.contains(u"Reaches: "_s), qPrintable(told));
}

/// Neither other buttons nor another question, until the unit is let go.
void HandsTest::theBarKeepsStillDuringADrag()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"person"_s}, 5);
    const Vocabulary &words = driver.session().match().setup().vocabulary();
    const auto unitOf = [&](const ChoiceGuide &guide) -> std::optional<Way> {
        for (const Choice choice : guide.remaining()) {
            if (words.verbs()[choice.verb].key != "select")
                continue;
            const Thing from = canvas::pieceThing(
                choice.args[1], words.keyOf(words.verbs()[choice.verb].types[0], choice.args[0]));
            if (driver.table().board().thingAt(middleOf(driver, from)) == from)
                return Way {from, {}};
        }
        return std::nullopt;
    };
    const std::optional<Way> way = findWay(driver, 1, unitOf);
    QVERIFY(way);
    const auto bar = [&] {
        driver.settle();
        const PromptBar &prompt = driver.table().prompt();
        QStringList seen {prompt.title(), prompt.hint()};
        for (const QPushButton *button : prompt.findChildren<QPushButton *>()) {
            const QPoint at = button->mapTo(&prompt, QPoint());
            if (button->isVisible())
                seen << u"%1 at %2, %3"_s.arg(button->text()).arg(at.x()).arg(at.y());
        }
        return seen.join(u'\n');
    };
    const QString before = bar();
    QWidget *viewport = driver.table().board().viewport();
    const QPoint from = middleOf(driver, way->from);
    const QPoint nowhere(3, 3);
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QVERIFY(driver.table().questioner().picker().guide()->hasPicks()); // where it may go is lit
    QCOMPARE(bar(), before);
    QTest::mouseMove(viewport, from + QPoint(12, 12));
    QTest::mouseMove(viewport, nowhere);
    QCOMPARE(bar(), before);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, nowhere);
    QCOMPARE(bar(), before);
}

/// The strip is laid out once, not again and again.
void HandsTest::whatOthersHaveDoneStaysAsItIsShown()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    auto *strip = driver.table().findChild<SinceStrip *>();
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && !strip->entries().empty();
    }));
    driver.settle();
    QTest::qWait(50);
    QVERIFY(strip->isVisible());
    const QList<QPushButton *> before = strip->findChildren<QPushButton *>();
    QTest::qWait(100);
    QCOMPARE(strip->findChildren<QPushButton *>(), before);
    QVERIFY(strip->width() <= driver.table().board().width());
    for (const SinceStrip::Entry &entry : strip->entries())
        QVERIFY(!entry.text.isEmpty());
}

/// What somebody did several times at one place is one entry, which tells all of it when it is pointed at.
void HandsTest::likeActsAreToldAsOne()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"person"_s}, 5);
    auto *strip = driver.table().findChild<SinceStrip *>();
    const auto *since = driver.table().findChild<SinceDisplay *>();
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking
            && since->acts().size() > strip->entries().size()
            && std::ranges::any_of(strip->entries(),
                                   [](const SinceStrip::Entry &entry) { return !entry.detail.isEmpty(); });
    }));
    const auto told = std::ranges::find_if(
        strip->entries(), [](const SinceStrip::Entry &entry) { return !entry.detail.isEmpty(); });
    const QStringList lines = told->detail.split(u'\n');
    QVERIFY(lines.size() > 1);
    QVERIFY(told->text.startsWith(lines.front()));
    for (const QString &line : lines) {
        QVERIFY(std::ranges::any_of(since->acts(),
                                    [&](const StagedAct &act) { return line.startsWith(act.text); }));
    }
}

void HandsTest::allThatOthersHaveDoneCanBeLeafedThrough()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    auto *strip = driver.table().findChild<SinceStrip *>();
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && strip->entries().size() > 6;
    }));
    driver.settle();
    auto *earlier = strip->findChild<QToolButton *>(u"since-earlier"_s);
    auto *later = strip->findChild<QToolButton *>(u"since-later"_s);
    const std::size_t entries = strip->entries().size();
    QCOMPARE(strip->firstShown() + strip->shownCount(), entries); // the last ones at first
    QVERIFY(!later->isVisible());
    std::size_t first = strip->firstShown();
    while (first > 0) {
        QVERIFY(earlier->isVisible());
        QTest::mouseClick(earlier, Qt::LeftButton);
        QVERIFY(strip->firstShown() < first);
        first = strip->firstShown();
    }
    QVERIFY(!earlier->isVisible());
    QVERIFY(later->isVisible());
    const auto &scene = static_cast<const canvas::BoardScene &>(*driver.table().board().scene());
    const std::vector<canvas::Pin> &pins = scene.marks().pinned; // all of them, those of other pages fainter
    QCOMPARE(pins.size(), entries);
    for (std::size_t i = 0; i < entries; ++i) {
        QCOMPARE(pins[i].things, strip->entries()[i].scene);
        QCOMPARE(pins[i].isFaint, i >= strip->shownCount());
    }
}

MERLON_TEST(HandsTest)
#include "hands_test.moc"
