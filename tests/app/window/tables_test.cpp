#include "app/kept/table_journals.h"
#include "app/start/shelf/kept_tile.h"
#include "app/start/start_page.h"
#include "app/table/docks/table_docks.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/window/window_actions.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QPointer>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

NewGame gameOf(const char *key, std::uint64_t seed)
{
    NewGame game;
    game.game = findGame(key);
    game.board = game.game->defaultBoard();
    if (game.game->key() == "siege1")
        game.options = {{"players", "2"}};
    game.sittings = {{u"person"_s, u"Anne"_s}, {u"person"_s, u"anne"_s}};
    game.seed = seed;
    return game;
}

void play(MainWindow &window, int choices)
{
    for (int i = 0; i < choices; ++i)
        window.table().choose(sensibleChoice(window.table().session()->match()));
}

std::uint64_t hashOf(MainWindow &window)
{
    return window.table().session()->match().state().hash();
}

/// How many games the start page offers to go on with.
std::size_t offered(MainWindow &window)
{
    std::size_t count = window.startPage().findChild<QPushButton *>(u"continue"_s)->isVisible() ? 1 : 0;
    for (const KeptTile *tile : window.startPage().findChildren<KeptTile *>()) {
        if (tile->isVisible() && tile->kept().isRunning())
            ++count;
    }
    return count;
}

} // namespace

/// Several tables in one program, each with its own game that is kept.
class TablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesPlayDifferentGamesAndAreKept();
    void aGameAtATableIsNotOfferedAtAnother();
    void aNewGameLeavesTheOneThatWaits();
    void whatIsOverIsNotOffered();
    void settingsHoldAtAllTables();
};

void TablesTest::tablesPlayDifferentGamesAndAreKept()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", 3));
    play(driver.window(), 12);
    driver.window().actions().newTable->trigger();
    QPointer<MainWindow> other;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<MainWindow *>(widget); window && window != &driver.window())
            other = window;
    }
    QVERIFY(other && other->isVisible());
    other->games().begin(gameOf("siege1", 4));
    play(*other, 9);
    play(driver.window(), 5);
    const std::uint64_t first = hashOf(driver.window());
    const std::uint64_t second = hashOf(*other);

    other->close();
    QTRY_VERIFY(other.isNull());
    QCOMPARE(hashOf(driver.window()), first);
    play(driver.window(), 1);
    const std::uint64_t further = hashOf(driver.window());
    QVERIFY(further != first);

    driver.restart();
    driver.settle();
    QCOMPARE(offered(driver.window()), std::size_t {2});
    driver.window().games().continueGame(0); // played last
    QCOMPARE(hashOf(driver.window()), further);
    driver.window().goHome();
    driver.settle();
    QCOMPARE(offered(driver.window()), std::size_t {2});
    std::vector<std::uint64_t> hashes;
    for (int game = 0; game < 2; ++game) {
        driver.window().games().continueGame(game);
        hashes.push_back(hashOf(driver.window()));
        driver.window().goHome();
        driver.settle();
    }
    QVERIFY(std::ranges::find(hashes, second) != hashes.end() || hashes[0] == hashes[1]);
}

void TablesTest::aGameAtATableIsNotOfferedAtAnother()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", 3));
    play(driver.window(), 4);
    const QPointer<MainWindow> other = driver.window().openTable();
    QCOMPARE(offered(*other), std::size_t {0});
    driver.window().goHome();
    other->games().offerKeptGames();
    driver.settle();
    QCOMPARE(offered(*other), std::size_t {1});
    other->games().continueGame();
    QVERIFY(other->table().session());
    driver.window().games().continueGame(); // it was offered here, too
    QVERIFY(!driver.window().table().session());
    QVERIFY(!driver.window().messages().text().isEmpty());
    other->close();
    QTRY_VERIFY(other.isNull());
}

void TablesTest::aNewGameLeavesTheOneThatWaits()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", 3));
    play(driver.window(), 4);
    const std::uint64_t first = hashOf(driver.window());
    driver.window().goHome();
    QTest::qWait(1100); // the file that was written last comes first
    driver.begin(gameOf("siege2", 8));
    play(driver.window(), 6);
    driver.restart();
    driver.settle();
    QCOMPARE(offered(driver.window()), std::size_t {2});
    driver.window().games().continueGame(1);
    QCOMPARE(hashOf(driver.window()), first);
}

void TablesTest::whatIsOverIsNotOffered()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", 3));
    play(driver.window(), 4);
    QVERIFY(driver.session().resign(0));
    driver.restart();
    driver.settle();
    QCOMPARE(offered(driver.window()), std::size_t {0});
    QVERIFY(!std::filesystem::exists(journalPath()));
}

void TablesTest::settingsHoldAtAllTables()
{
    WindowDriver driver;
    const QPointer<MainWindow> other = driver.window().openTable();
    Q_EMIT other->actions().swappedSidesWanted(true);
    driver.begin(gameOf("siege2", 3));
    QVERIFY(driver.toQuestion());
    QTRY_VERIFY(driver.table().docks().panel(u"second-side"_s)->geometry().right()
                < driver.table().docks().panel(u"first-side"_s)->geometry().left());
    other->close();
    QTRY_VERIFY(other.isNull());
}

MERLON_TEST(TablesTest)
#include "tables_test.moc"
