#include "tests/app/window/board_hands.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <optional>
#include <set>

using namespace merlon;
using namespace Qt::StringLiterals;
using canvas::Thing;
using testing::dragOnBoard;
using testing::findWay;
using testing::middleOf;
using testing::Way;
using testing::WindowDriver;

/// What is dragged as a whole: several pieces of a kind, and all of a place.
class StacksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStackIsDraggedAsAWhole_data();
    void aStackIsDraggedAsAWhole();
    void theWheelSaysHowManyOfAStackAreDragged();
    void aPlaceIsDraggedWithAllThatMayGo();

private:
    /// Of several pieces of a kind that can march.
    static std::optional<Way> findStack(WindowDriver &driver);
    static int countOf(WindowDriver &driver, const Thing &piece);
};

int StacksTest::countOf(WindowDriver &driver, const Thing &piece)
{
    const auto &places = driver.table().board().picture().places;
    for (const canvas::Token &token : places[static_cast<std::size_t>(piece.place)].tokens) {
        if (token.key == piece.key)
            return token.count;
    }
    return 0;
}

void StacksTest::aStackIsDraggedAsAWhole_data()
{
    QTest::addColumn<bool>("one");
    QTest::newRow("all of a kind") << false;
    QTest::newRow("one, with Shift") << true;
}

std::optional<Way> StacksTest::findStack(WindowDriver &driver)
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
void StacksTest::aStackIsDraggedAsAWhole()
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
void StacksTest::theWheelSaysHowManyOfAStackAreDragged()
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
void StacksTest::aPlaceIsDraggedWithAllThatMayGo()
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

MERLON_TEST(StacksTest)
#include "stacks_test.moc"
