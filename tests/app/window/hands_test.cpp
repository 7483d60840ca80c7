#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/picking/sequel.h"
#include "app/widgets/things/thing_item.h"
#include "app/window/window_actions.h"
#include "app/words/resources.h"
#include "app/words/speaker.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/engine/match/seat_view.h"
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
using testing::dragOnBoard;
using testing::findWay;
using testing::middleOf;
using testing::Way;
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
    void aUnitThatIsSelectedFirstIsDraggedToItsGoal();
    void draggingWhatComesNextEndsTheStep();
    void draggingWhatIsOfferedNextBeginsIt();
    void draggingSomethingElseUsesNothingUp();
    void aCardThatCannotBeUsedIsDraggedInVain();
    void theBarKeepsStillDuringADrag();

private:
    /// In Siege I, where the camp lies beside the map; at the first question of which this is true.
    static void beginGame(WindowDriver &driver);
    /// Plays on to where units can be sent from the camp; the first of them, null if there is none.
    static ThingItem *unitToSend(WindowDriver &driver);
    static ThingItem *choosableUnit(WindowDriver &driver);
    /// A piece of the board that cannot go anywhere at this question, but at the next one.
    static std::optional<Way> wayAfter(WindowDriver &driver, const ChoiceGuide &now, const NextStep &next);
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

std::optional<Way> HandsTest::wayAfter(WindowDriver &driver, const ChoiceGuide &now, const NextStep &next)
{
    const std::vector<Thing> things = now.choosable();
    for (const Thing &from : next.guide.choosable()) {
        ChoiceGuide after = next.guide;
        if (from.place < 0 || from.key.empty() || std::ranges::find(things, from) != things.end()
            || driver.table().board().thingAt(middleOf(driver, from)) != from || !after.pick(from))
            continue;
        for (const Thing &to : after.choosable()) {
            ChoiceGuide whole = after;
            if (to.place >= 0 && to.key.empty() && whole.pick(to) && whole.complete())
                return Way {from, to};
        }
    }
    return std::nullopt;
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
        return next ? wayAfter(driver, guide, *next) : std::nullopt;
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

/// Which one is said while the piece is held; undo takes all back.
void HandsTest::draggingWhatIsOfferedNextBeginsIt()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    std::optional<NextStep> next;
    const auto wayOf = [&](const ChoiceGuide &guide) -> std::optional<Way> {
        const auto steps = nextSteps(*driver.session().match().seenBy({0}), driver.choices());
        if (steps.size() < 2 || steps[1].then.empty())
            return std::nullopt;
        next = steps[1];
        const std::optional<Way> found = wayAfter(driver, guide, *next);
        ChoiceGuide sooner = steps[0].guide;
        return found && !sooner.pick(found->from) ? found : std::nullopt;
    };
    const std::optional<Way> way = findWay(driver, 0, wayOf);
    QVERIFY(way);
    const Match &match = driver.session().match();
    const std::size_t ply = match.ply();
    const QString said = asSentence(Speaker(match.setup()).sentence(next->then.back()));
    QWidget *viewport = driver.table().board().viewport();
    const QPoint nowhere(3, 3);
    QTest::mousePress(viewport, Qt::LeftButton, {}, middleOf(driver, way->from));
    QTest::mouseMove(viewport, nowhere);
    const QString hint = driver.table().prompt().hint();
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, nowhere);
    QCOMPARE(hint, said);
    QVERIFY(driver.table().prompt().hint() != said);
    QCOMPARE(match.ply(), ply);

    dragOnBoard(driver, *way, Qt::ShiftModifier);
    QTRY_VERIFY(match.ply() >= ply + 3);
    QVERIFY(match.chronicle()[ply].choice == next->ending);
    QVERIFY(match.chronicle()[ply + 1].choice == next->then.front());
    ChoiceGuide meant = next->guide;
    QVERIFY(meant.pick(way->from) && meant.pick(way->to));
    QVERIFY(match.chronicle()[ply + 2].choice == *meant.complete());
    driver.session().undo();
    QCOMPARE(match.ply(), ply);
}

/// Where the last way to spend something is offered beside the end of the step, its button alone takes it.
void HandsTest::draggingSomethingElseUsesNothingUp()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"person"_s}, 5);
    const Vocabulary &words = driver.session().setup().vocabulary();
    const std::optional<std::uint16_t> end = words.verb("end-phase");
    const auto spends = [&](Choice choice) { return words.verbs()[choice.verb].key == "place-hourglass"; };
    QVERIFY(end);
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && session.asked() == 1
            && std::ranges::any_of(driver.choices(), spends);
    }));
    const std::unique_ptr<View> view = driver.session().match().seenBy({1});
    const ChoiceList choices = driver.choices();
    for (const Choice choice : choices) {
        ChoiceList offered;
        offered.add(choice);
        offered.add({*end, {}});
        QVERIFY(!spends(choice) || nextSteps(*view, offered).empty());
    }
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

MERLON_TEST(HandsTest)
#include "hands_test.moc"
