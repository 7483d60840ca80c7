#include "app/table/staging/act_player.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_view.h"
#include "core/engine/match/match.h"
#include "core/engine/match/seat_view.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QLineF>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;

/// The map goes where something happens outside of fights, if that is not seen, and comes back.
class FollowingViewTest : public QObject {
    Q_OBJECT

    static int wallOf(testing::WindowDriver &driver)
    {
        return static_cast<int>(*driver.session().setup().board().indexOf("west-wall-1"));
    }

    static StagedAct actAt(int place, testing::WindowDriver &driver)
    {
        StagedAct act;
        act.seat = 1;
        act.place = place;
        act.weight = StagedAct::Weight::Deciding; // lasts a while, though all else is instant
        act.text = u"Something happens."_s;
        act.scene = {canvas::placeThing(place)};
        act.view = seatViewOf(driver.session().match(), SeatSet::all())->now();
        return act;
    }

private Q_SLOTS:
    void whatIsSeenMovesNothing()
    {
        testing::WindowDriver driver;
        driver.begin(testing::kTwoPersons, 7);
        QVERIFY(driver.toQuestion());
        const canvas::BoardCamera &camera = driver.table().board().camera();
        const QRectF before = camera.seenArea();
        driver.table().acts().playAgain({actAt(wallOf(driver), driver)});
        QVERIFY(driver.table().acts().isPlaying());
        QVERIFY(!camera.isVisiting());
        QCOMPARE(camera.seenArea(), before);
    }

    void anActThatIsNotSeenIsGoneTo()
    {
        testing::WindowDriver driver;
        driver.begin(testing::kTwoPersons, 7);
        QVERIFY(driver.toQuestion());
        const canvas::Thing wall = canvas::placeThing(wallOf(driver));
        driver.lookAwayFrom(wall);
        const canvas::BoardCamera &camera = driver.table().board().camera();
        const QRectF before = camera.seenArea();
        ActPlayer &acts = driver.table().acts();
        acts.playAgain({actAt(wall.place, driver)});
        QVERIFY(acts.isPlaying());
        QVERIFY(driver.isSeen(wall));
        acts.finish();
        QVERIFY(!acts.isPlaying());
        QVERIFY(!camera.isVisiting());
        QVERIFY(!driver.isSeen(wall));
        QVERIFY(QLineF(camera.seenArea().center(), before.center()).length() < before.width() / 20);
    }
};

MERLON_TEST(FollowingViewTest)
#include "following_view_test.moc"
