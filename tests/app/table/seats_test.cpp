#include "app/start/seats_dialog.h"
#include "app/window/window_actions.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

const Sitting kAnne {u"person"_s, u"Anne"_s};
const Sitting kBen {u"person"_s, u"Ben"_s};
const Sitting kComputer {u"heuristic"_s, {}};

void begin(WindowDriver &driver, const std::vector<Sitting> &sittings, std::uint64_t seed = 5)
{
    NewGame game;
    game.game = findGame("siege2");
    game.sittings = sittings;
    game.seed = seed;
    driver.begin(std::move(game));
}

} // namespace

/// Persons and computers change places while a game is played.
class SeatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aComputerGoesOnForAPerson();
    void aPersonTakesOverWhileTheComputerThinks();
    void aNewPersonHasToTakeTheSeat();
    void noSecretsShowWhenComputersTakeOver();
    void theScreenIsCoveredAfterTheOneAtItHasLeft();
    void whoSitsWhereIsKept();
    void theDialogShowsAndChangesIt();
    void onlyThoseWhoWatchHaveTheControlOfSpeed();
    void aBranchOfAGameOfComputersAsksWhoPlaysOn_data();
    void aBranchOfAGameOfComputersAsksWhoPlaysOn();
    void aBranchOfAGameOfAPersonKeepsItsPlayers();
};

void SeatsTest::aComputerGoesOnForAPerson()
{
    WindowDriver driver;
    begin(driver, {kAnne, kComputer});
    QVERIFY(driver.toQuestion());
    const std::size_t ply = driver.session().match().ply();
    driver.session().changePlayers({kComputer, kComputer});
    QTRY_VERIFY(driver.session().match().ply() > ply + 5);
    driver.session().changePlayers({kAnne, kComputer});
    QVERIFY(driver.toQuestion());
    QCOMPARE(driver.session().asked(), Seat {0});
}

void SeatsTest::aPersonTakesOverWhileTheComputerThinks()
{
    WindowDriver driver;
    begin(driver, {kComputer, kComputer});
    driver.session().computers().setHeld(true); // its choice will wait
    const std::size_t ply = driver.session().match().ply();
    QCOMPARE(driver.session().stage(), TableSession::Stage::Thinking);
    driver.session().changePlayers({kAnne, kComputer});
    QVERIFY(driver.session().stage() != TableSession::Stage::Thinking);
    driver.session().computers().setHeld(false);
    QTest::qWait(300); // the thought comes too late
    QCOMPARE(driver.session().match().ply(), ply);
    QVERIFY(driver.toQuestion());
    driver.table().choose(driver.choices()[0]);
    QVERIFY(driver.session().match().ply() > ply);
}

void SeatsTest::aNewPersonHasToTakeTheSeat()
{
    WindowDriver driver;
    begin(driver, {kAnne, kComputer}, 21);
    QVERIFY(driver.toQuestion());
    driver.session().changePlayers({kAnne, kBen});
    QCOMPARE(driver.session().stage(), TableSession::Stage::Asking); // Anne is still at the screen
    QVERIFY(driver.playTo(1, TableSession::Stage::HandingOver));
    QVERIFY(driver.session().eyes().empty());
    driver.session().changePlayers({kAnne, {u"person"_s, u"anne"_s}}); // she plays both: nothing to cover
    QVERIFY(driver.toQuestion());
    QVERIFY((driver.session().eyes() == SeatSet {0, 1}));
}

void SeatsTest::noSecretsShowWhenComputersTakeOver()
{
    WindowDriver driver;
    begin(driver, {kAnne, kBen}, 21);
    QVERIFY(driver.playTo(0, TableSession::Stage::Asking));
    driver.session().changePlayers({kComputer, kComputer});
    QVERIFY((driver.session().eyes() == SeatSet {0})); // what Anne has seen all the time
    driver.session().computers().setPaused(true);
    driver.session().changePlayers({kAnne, kBen});
    QVERIFY(!driver.session().eyes().contains(1));
}

void SeatsTest::theScreenIsCoveredAfterTheOneAtItHasLeft()
{
    WindowDriver driver;
    begin(driver, {kAnne, kBen}, 21);
    QVERIFY(driver.playTo(0, TableSession::Stage::Asking));
    driver.session().changePlayers({kComputer, kBen});
    QVERIFY(driver.session().eyes().empty());
    QTRY_COMPARE(driver.session().stage(), TableSession::Stage::HandingOver);
    QVERIFY(driver.toQuestion());
    QVERIFY((driver.session().eyes() == SeatSet {1}));
}

void SeatsTest::whoSitsWhereIsKept()
{
    WindowDriver driver;
    begin(driver, {kAnne, kComputer});
    QVERIFY(driver.toQuestion());
    driver.table().choose(driver.choices()[0]);
    QVERIFY(driver.toQuestion());
    const std::vector<Sitting> changed {kBen, {u"random"_s, {}}};
    driver.session().changePlayers(changed);
    QVERIFY(driver.toQuestion());
    const std::vector<RecordSeat> seats = driver.session().match().record().seats;
    QCOMPARE(seats[0].name, std::string("Ben"));
    QCOMPARE(seats[1].player, std::string("random"));
    const std::uint64_t hash = driver.hash();
    driver.restart();
    driver.window().games().continueGame();
    QCOMPARE(driver.hash(), hash);
    QVERIFY(driver.session().seating().players() == changed);
}

void SeatsTest::theDialogShowsAndChangesIt()
{
    WindowDriver driver;
    begin(driver, {kAnne, kComputer});
    QVERIFY(driver.toQuestion());
    bool seen = false;
    QTimer::singleShot(0, &driver.window(), [&] {
        auto *dialog = driver.window().findChild<SeatsDialog *>();
        seen = dialog && dialog->sittings() == driver.session().seating().players();
        const auto *box = dialog->findChild<QDialogButtonBox *>(); // says what it does
        QCOMPARE(box->button(QDialogButtonBox::Ok)->text().remove(u'&'), dialog->windowTitle());
        auto *kind = dialog->findChildren<QComboBox *>().last();
        kind->setCurrentIndex(kind->findData(u"random"_s));
        dialog->accept();
    });
    driver.window().actions().seats->trigger();
    QVERIFY(seen);
    QCOMPARE(driver.session().seating().players()[0], kAnne);
    QCOMPARE(driver.session().seating().players()[1].kind, u"random"_s);
}

void SeatsTest::onlyThoseWhoWatchHaveTheControlOfSpeed()
{
    WindowDriver driver;
    begin(driver, {kComputer, kComputer});
    driver.session().computers().setPaused(true);
    driver.settle();
    const auto toolsFor = [&](const QAction *action) {
        int count = 0;
        for (const QToolButton *button : driver.table().findChildren<QToolButton *>())
            count += button->isVisible() && button->defaultAction() == action ? 1 : 0;
        return count;
    };
    QCOMPARE(toolsFor(driver.window().actions().step), 1);
    driver.session().changePlayers({kAnne, kComputer});
    driver.settle();
    QCOMPARE(toolsFor(driver.window().actions().step), 0);
}

void SeatsTest::aBranchOfAGameOfComputersAsksWhoPlaysOn_data()
{
    QTest::addColumn<bool>("accepted");
    QTest::newRow("a person takes a role") << true;
    QTest::newRow("cancelled: the game stays on the table") << false;
}

void SeatsTest::aBranchOfAGameOfComputersAsksWhoPlaysOn()
{
    QFETCH(const bool, accepted);
    WindowDriver driver;
    begin(driver, {kComputer, kComputer});
    QTRY_VERIFY(driver.session().match().ply() > 30);
    const TableSession *before = &driver.session();
    bool wasAsked = false;
    QTimer::singleShot(0, &driver.window(), [&] {
        auto *dialog = driver.window().findChild<SeatsDialog *>();
        QVERIFY(dialog);
        wasAsked = true;
        auto *kind = dialog->findChild<QComboBox *>();
        kind->setCurrentIndex(kind->findData(u"person"_s));
        accepted ? dialog->accept() : dialog->reject();
    });
    Q_EMIT driver.table().playOnWanted(20);
    QVERIFY(wasAsked);
    if (!accepted) {
        QCOMPARE(&driver.session(), before);
        return;
    }
    QVERIFY(driver.toQuestion());
    QCOMPARE(driver.session().asked(), Seat {0});
    QCOMPARE(driver.session().seating().players()[1].kind, kComputer.kind);
}

void SeatsTest::aBranchOfAGameOfAPersonKeepsItsPlayers()
{
    WindowDriver driver;
    begin(driver, {kAnne, kComputer});
    QVERIFY(driver.toQuestion());
    driver.table().choose(driver.choices()[0]);
    QVERIFY(driver.toQuestion());
    const TableSession *before = &driver.session();
    Q_EMIT driver.table().playOnWanted(driver.session().match().ply() - 1);
    QVERIFY(&driver.session() != before);
    QCOMPARE(driver.session().seating().players()[0].name, kAnne.name);
}

MERLON_TEST(SeatsTest)
#include "seats_test.moc"
