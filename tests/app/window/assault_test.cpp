#include "app/games/siege/assault/assault_sheet.h"
#include "app/table/staging/fight_banner.h"
#include "app/table/staging/fight_display.h"
#include "app/table/staging/fight_row.h"
#include "app/table/staging/playback.h"
#include "app/table/staging/playback_controls.h"
#include "app/table/time/retrospect.h"
#include "app/table/time/time_panel.h"
#include "app/table/time/timeline.h"
#include "app/widgets/rows/seat_shield.h"
#include "core/canvas/view/motion_player.h"
#include "core/engine/match/seat_view.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

Settings quick(bool animations = true)
{
    Settings settings;
    settings.speed = settings.watchSpeed = Speed::Fast;
    settings.motionWish = animations ? MotionWish::Full : MotionWish::Reduced;
    return settings;
}

} // namespace

/// The assault, staged event by event, and the means to go on.
class AssaultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void assaultIsShownActByAct_data();
    void assaultIsShownActByAct();
    void skippingShowsTheRestAtOnce();
    void theFiguresCloseWhenAnotherFightBegins();
    void theFiguresCloseWhenThePastIsLookedAt();
    void undoLanguageAndClosingEndTheShow();
    void figuresAreNotCountedAgainAfterAnotherLanguage();

private:
    static constexpr std::chrono::minutes kPatience {2}; // for a whole game on a busy machine

    static AssaultSheet &sheetOf(WindowDriver &driver) { return *driver.table().findChild<AssaultSheet *>(); }
    /// A game of computers that is shown act by act.
    static void watch(WindowDriver &driver)
    {
        driver.begin({u"heuristic"_s, u"heuristic"_s}, 1);
        hurry(driver);
    }
    /// Nobody waits for what computers choose next.
    static void hurry(WindowDriver &driver)
    {
        driver.session().computers().setPace(std::chrono::milliseconds(0));
    }
    /// Goes on from an act that is of no fight. Whether one of a fight is on.
    static bool passToFight(WindowDriver &driver)
    {
        auto *show = driver.table().findChild<Playback *>();
        if (show->isRunning() && show->acts()[show->current()].inFight)
            return true;
        hurry(driver);
        show->next();
        return false;
    }
    /// Plays until an act of a fight is on. False if the game ends before.
    static bool toFight(WindowDriver &driver)
    {
        return testing::waitUntil([&] { return passToFight(driver); }, kPatience);
    }
    /// Plays until an act is on. False if the game ends before.
    static bool toShow(WindowDriver &driver)
    {
        return testing::waitUntil([&] { return driver.table().acts().isPlaying(); }, kPatience);
    }
};

void AssaultTest::assaultIsShownActByAct_data()
{
    QTest::addColumn<bool>("animations");
    QTest::newRow("with motion") << true;
    QTest::newRow("without motion") << false;
}

/// While acts are shown computers and questions wait; Space goes on; the board keeps its size, and a banner hangs over
/// the wall with the strengths that the state has. Without motion all of it is shown as still pictures.
void AssaultTest::assaultIsShownActByAct()
{
    QFETCH(bool, animations);
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, quick(animations));
    watch(driver);
    driver.table().acts().setPaused(false);
    QVERIFY(toShow(driver));
    driver.table().acts().setPaused(true);
    QTest::qWait(100); // a window that has just begun a game is laid out
    const QSize board = driver.table().board().size();
    driver.table().acts().setPaused(false);
    const auto *show = driver.table().findChild<Playback *>();
    const auto *controls = driver.table().findChild<PlaybackControls *>();
    const auto *banner = driver.table().findChild<FightBanner *>();
    const auto *row = driver.table().findChild<FightRow *>();
    const auto isForAWall = [&] { // the walls of the first rounds may be empty
        if (!show->isRunning())
            return false;
        const StagedAct &act = show->acts()[show->current()];
        const bool isThere = act.inFight && !tableauOf(*act.view).duels.empty();
        if (!isThere)
            driver.table().acts().finish();
        return isThere;
    };
    QVERIFY(testing::waitUntil(isForAWall, kPatience));
    driver.table().acts().setPaused(true);
    QVERIFY(controls->isVisible());
    QCOMPARE(driver.table().board().size(), board);
    int acts = 0;
    int banners = 0;
    int verdicts = 0;
    const canvas::Theme &theme = driver.appearance().theme();
    for (int steps = 0; steps < 200; ++steps) {
        const std::size_t ply = driver.session().match().ply();
        if (show->isRunning()) {
            const StagedAct &act = show->acts()[show->current()];
            if (!act.inFight)
                break;
            if (act.text.isEmpty())
                QVERIFY(act.weight == StagedAct::Weight::Passing || act.weight == StagedAct::Weight::Great);
            else
                QCOMPARE(driver.table().prompt().title(), act.text);
            ++acts;
            for (const Duel &duel : tableauOf(*act.view).duels) {
                if (duel.place != act.place)
                    continue;
                ++banners;
                QVERIFY(banner->isVisible());
                QCOMPARE(banner->content().strengths, duel.strengths);
                if (!animations)
                    QVERIFY(!driver.table().board().motions().isPlaying());
                QVERIFY(row->isVisible());
            }
            if (!act.verdict.isEmpty()) {
                ++verdicts;
                const bool holds = act.victor == Victor::Defender;
                const Seat winner = holds ? 1 : 0;
                QVERIFY(banner->isVisible());
                QCOMPARE(banner->content().verdict, act.verdict);
                QCOMPARE(banner->content().winner,
                         colourOfSeat(theme, driver.session().setup().seats(), winner));
                QCOMPARE(banner->content().tilt > 0, holds);
            }
            QTest::qWait(5);
            QCOMPARE(driver.session().match().ply(), ply); // the computers wait
        }
        QTest::keyClick(&driver.table(), Qt::Key_Space);
        QVERIFY(testing::waitUntil(
            [&] { return show->isRunning() || driver.session().stage() != TableSession::Stage::Thinking; },
            kPatience));
    }
    QVERIFY(acts > 3);
    QVERIFY(banners > 0);
    QVERIFY(verdicts > 0);
    QCOMPARE(driver.table().board().size(), board);
}

void AssaultTest::skippingShowsTheRestAtOnce()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, quick());
    watch(driver);
    QVERIFY(toFight(driver));
    const int round = sheetOf(driver).model().record()->round();
    bool shown = false;
    QTest::keyClick(&driver.table(), Qt::Key_End);
    QVERIFY(testing::waitUntil(
        [&] {
            shown = shown || (sheetOf(driver).isRunning() && driver.table().acts().isPlaying());
            return !sheetOf(driver).isRunning();
        },
        kPatience));
    QVERIFY(!shown);
    QCOMPARE(sheetOf(driver).model().record()->round(), round);
    driver.table().fights().showSheet(); // can still be read
    QVERIFY(sheetOf(driver).isVisible());
    QVERIFY(toFight(driver)); // the next assault is shown again
    QVERIFY(sheetOf(driver).model().record()->round() > round);
}

void AssaultTest::theFiguresCloseWhenAnotherFightBegins()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, quick());
    watch(driver);
    QVERIFY(toFight(driver));
    const int round = sheetOf(driver).model().record()->round();
    driver.table().fights().showSheet();
    QVERIFY(sheetOf(driver).isVisible());
    QTest::keyClick(&driver.table(), Qt::Key_End);
    const auto isNextFight = [&] { return sheetOf(driver).model().record()->round() > round; };
    bool wasSeen = true; // until it begins
    QVERIFY(testing::waitUntil(
        [&] {
            passToFight(driver);
            if (!isNextFight())
                wasSeen = wasSeen && sheetOf(driver).isVisible();
            return isNextFight();
        },
        kPatience));
    QVERIFY(wasSeen);
    QVERIFY(!sheetOf(driver).isVisible());
}

void AssaultTest::theFiguresCloseWhenThePastIsLookedAt()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && driver.table().fights().isSheetFilled();
    }));
    driver.settle();
    driver.table().fights().showSheet();
    QVERIFY(sheetOf(driver).isVisible());
    driver.table().retrospect().time().timeline().want(0);
    QVERIFY(driver.table().retrospect().isOn());
    QVERIFY(!sheetOf(driver).isVisible());
}

void AssaultTest::undoLanguageAndClosingEndTheShow()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, quick());
    watch(driver);
    QVERIFY(toShow(driver));
    driver.table().acts().setPaused(true);
    driver.session().undo();
    QVERIFY(!driver.table().acts().isPlaying());
    driver.session().redo();
    driver.table().acts().setPaused(false);
    QVERIFY(toShow(driver));
    driver.table().acts().setPaused(true);
    driver.language().change(u"fr"_s);
    driver.settle();
    QVERIFY(!driver.table().acts().isPlaying());
    driver.table().acts().setPaused(false);
    QVERIFY(toShow(driver));
    driver.window().goHome();
    QVERIFY(!driver.table().acts().isPlaying());
    driver.window().games().continueGame();
    QVERIFY(driver.table().session());
}

/// What was being shown then has been counted; what is played later is nothing new.
void AssaultTest::figuresAreNotCountedAgainAfterAnotherLanguage()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, quick(false));
    watch(driver);
    QVERIFY(toFight(driver));
    driver.table().acts().setPaused(true);
    QVERIFY(driver.table().acts().isPlaying());
    driver.language().change(u"fr"_s);
    driver.settle();
    QVERIFY(!driver.table().acts().isPlaying());
    const Setup &setup = driver.session().setup();
    const Speaker speaker(setup);
    std::vector<StagedAct> told = stagedActsOf(
        driver.session().seenBy(driver.session().eyes())->acts(0, storyPlanOf(setup.game())), speaker);
    QVERIFY(std::ranges::any_of(told, &StagedAct::inFight));
    int begun = 0;
    connect(&driver.table().fights(), &FightDisplay::begun, this, [&begun] { ++begun; });
    driver.table().acts().playAgain(std::move(told));
    driver.table().acts().finish();
    QCOMPARE(begun, 0);
}

MERLON_TEST(AssaultTest)
#include "assault_test.moc"
