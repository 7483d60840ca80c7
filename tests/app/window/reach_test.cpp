#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_tooltips.h"
#include "core/games/module.h"
#include "tests/app/window/board_hands.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using canvas::Thing;
using testing::findWay;
using testing::middleOf;
using testing::Way;
using testing::WindowDriver;

/// What could be reached, lit on the map while something is pointed at.
class ReachTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whereAUnitCouldGoIsLitWhileItIsPointedAt();
    void whatAnEngineWouldReachIsLitAndTold();
};

void ReachTest::whereAUnitCouldGoIsLitWhileItIsPointedAt()
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
void ReachTest::whatAnEngineWouldReachIsLitAndTold()
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

MERLON_TEST(ReachTest)
#include "reach_test.moc"
