#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/picking/sequel.h"
#include "app/words/speaker.h"
#include "core/engine/match/seat_view.h"
#include "tests/app/window/board_hands.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QTest>

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

/// Drags that answer more than one question: what is let go belongs to a step that comes next.
class SequelDragTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aUnitThatIsSelectedFirstIsDraggedToItsGoal();
    void draggingWhatComesNextEndsTheStep();
    void draggingWhatIsOfferedNextBeginsIt();
    void draggingSomethingElseUsesNothingUp();
    void theBarKeepsStillDuringADrag();

private:
    /// A piece of the board that cannot go anywhere at this question, but at the next one.
    static std::optional<Way> wayAfter(WindowDriver &driver, const ChoiceGuide &now, const NextStep &next);
};

/// The defender selects a unit by one choice and sends it by another; a drag does both, or neither.
void SequelDragTest::aUnitThatIsSelectedFirstIsDraggedToItsGoal()
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

std::optional<Way> SequelDragTest::wayAfter(WindowDriver &driver, const ChoiceGuide &now,
                                            const NextStep &next)
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
void SequelDragTest::draggingWhatComesNextEndsTheStep()
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
void SequelDragTest::draggingWhatIsOfferedNextBeginsIt()
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
void SequelDragTest::draggingSomethingElseUsesNothingUp()
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

/// Neither other buttons nor another question, until the unit is let go.
void SequelDragTest::theBarKeepsStillDuringADrag()
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

MERLON_TEST(SequelDragTest)
#include "sequel_drag_test.moc"
