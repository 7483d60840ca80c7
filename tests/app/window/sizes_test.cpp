#include "app/start/shelf/kept_tile.h"
#include "app/start/start_page.h"
#include "app/table/finale/finale_sheet.h"
#include "app/table/staging/fight_row.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/window/window_actions.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"
#include "tests/support/reach.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

#include <memory>
#include <stdexcept>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::outOfReach;
using testing::WindowDriver;

namespace {

constexpr QSize kSmall(1280, 620);

/// Of the largest text that must do in the smallest window.
Settings largeText()
{
    Settings settings = WindowDriver::quickSettings();
    settings.textSize = 150;
    return settings;
}

NewGame gameOf(const char *key)
{
    NewGame game;
    game.game = findGame(key);
    for (int seat = 0; seat < 2; ++seat)
        game.sittings.push_back({u"person"_s, {}});
    game.seed = 3;
    return game;
}

/// A game that has come to a question in the middle of a fight.
Match inAFight()
{
    constexpr std::uint64_t kSeeds = 10; // there may be none in a game
    for (std::uint64_t seed = 1; seed < kSeeds; ++seed) {
        Match match(testing::openOnItsBoard("siege2"), {.seed = seed});
        while (!match.isOver()) {
            if (!tableauOf(*match.seenBy(SeatSet::all())).duels.empty())
                return match;
            if (!match.play(testing::sensibleChoice(match), match.ply()))
                break;
        }
    }
    throw std::logic_error("nobody is asked in a fight");
}

/// What cannot be reached or read in a window that is to be so large.
QStringList faultsIn(const QWidget &window, QSize size)
{
    QStringList faults;
    if (window.width() > size.width() || window.height() > size.height())
        faults << u"needs %1 x %2: %3"_s.arg(window.width())
                      .arg(window.height())
                      .arg(testing::whatNeedsRoom(window));
    return faults + outOfReach(window) + testing::cutWords(window) + testing::overlappingPanels(window);
}

/// For a person who looks at what the test sees.
void keepPicture(QWidget &window, const QString &name)
{
    const QString folder = qEnvironmentVariable("MERLON_TEST_PICTURES");
    if (folder.isEmpty())
        return;
    window.setUpdatesEnabled(true); // some pictures are drawn after they have been missed
    QTest::qWait(20);
    window.grab().save(u"%1/%2.png"_s.arg(folder, name));
}

} // namespace

/// All that must be pressed can be reached, and what is written can be read, in the smallest window with large text and on
/// common screens.
class SizesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowFillsTheScreenAndComesBack();
    void theStartPageFits();
    void aTableFits_data();
    void aTableFits();
    void everyPageFitsEverySize_data();
    void everyPageFitsEverySize();
    void aMessageTakesNoRoom();
};

/// A window of the smallest size in which nothing is out of reach.
#define VERIFY_FITS(driver)                                                                                  \
    do {                                                                                                     \
        QVERIFY2((driver).window().width() <= kSmall.width()                                                 \
                     && (driver).window().height() <= kSmall.height(),                                       \
                 qPrintable(u"%1 x %2: %3"_s.arg((driver).window().width())                                  \
                                .arg((driver).window().height())                                             \
                                .arg(testing::whatNeedsRoom((driver).window()))));                           \
        QTRY_COMPARE(outOfReach((driver).window()).join(u'\n'), QString());                                  \
    } while (false)

void SizesTest::theStartPageFits()
{
    WindowDriver driver(u"fr"_s, ThemeWish::Day, kSmall, largeText());
    driver.appearance().setTextSize(150);
    driver.window().startPage().drawBoards();
    keepPicture(driver.window(), u"start"_s);
    VERIFY_FITS(driver);
}

void SizesTest::aTableFits_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("siege1") << u"siege1"_s;
    QTest::newRow("siege2") << u"siege2"_s;
    QTest::newRow("fiefs") << u"fiefs"_s;
    QTest::newRow("mountain") << u"mountain"_s;
    QTest::newRow("exiles") << u"exiles"_s;
}

void SizesTest::aTableFits()
{
    QFETCH(QString, game);
    WindowDriver driver(u"fr"_s, ThemeWish::Day, kSmall, largeText());
    driver.appearance().setTextSize(150);
    driver.begin(gameOf(game.toUtf8().constData()));
    QVERIFY(driver.toQuestion());
    for (int choice = 0; choice < 24 && driver.toQuestion(); ++choice) {
        keepPicture(driver.window(), game + QString::number(choice));
        VERIFY_FITS(driver);
        driver.table().choose(testing::sensibleChoice(driver.session().match()));
    }
}

void SizesTest::aMessageTakesNoRoom()
{
    WindowDriver driver(u"fr"_s, ThemeWish::Day, kSmall, largeText());
    driver.appearance().setTextSize(150);
    driver.begin(gameOf("siege2"));
    QVERIFY(driver.toQuestion());
    const QRect board = driver.table().geometry();
    driver.window().messages().tell(u"Une longue phrase que personne ne lit. "_s.repeated(12));
    VERIFY_FITS(driver);
    QCOMPARE(driver.table().geometry(), board);
}

void SizesTest::everyPageFitsEverySize_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("night");
    QTest::addColumn<QSize>("size"); // logical: what a screen leaves at its scale
    QTest::addColumn<int>("text");
    QTest::newRow("1280x620, large text, French, night") << u"fr"_s << true << kSmall << 150;
    QTest::newRow("1280x800, English, day") << u"en"_s << false << QSize(1280, 800) << 100;
    QTest::newRow("1920x1080 at 150 %, French, day") << u"fr"_s << false << QSize(1280, 720) << 100;
    QTest::newRow("4K at 200 %, English, night") << u"en"_s << true << QSize(1920, 1080) << 100;
}

/// The start page, a question, a fight, the end of a game and the library of the player.
void SizesTest::everyPageFitsEverySize()
{
    QFETCH(QString, language);
    QFETCH(bool, night);
    QFETCH(QSize, size);
    QFETCH(int, text);
    Settings settings = WindowDriver::quickSettings();
    settings.textSize = text;
    WindowDriver driver(language, night ? ThemeWish::Night : ThemeWish::Day, size, settings);
    driver.appearance().setTextSize(text);
    const QString row = QString::fromLatin1(QTest::currentDataTag()).section(u',', 0, 0);
    const auto faults = [&](const QString &page) {
        keepPicture(driver.window(), row + u' ' + page);
        return page + u": "_s + faultsIn(driver.window(), size).join(u'\n');
    };
    static const Match fighting = inAFight();
    static const Match over = testing::playedMatch(testing::openOnItsBoard("siege2"), "heuristic", 1);
    const auto open = [&](const Match &match) {
        driver.table().open(std::make_unique<TableSession>(
            match.branchAt(match.ply()), std::vector<Sitting>(2, Sitting {u"person"_s, u"Ann"_s})));
    };
    driver.window().startPage().drawBoards();
    QTRY_COMPARE(faults(u"start"_s), u"start: "_s);
    for (const QScrollArea *area : driver.window().startPage().findChildren<QScrollArea *>()) {
        if (area->isVisible())
            QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0); // no card is cut at the edge
    }

    driver.begin(gameOf("siege2"));
    for (int choice = 0; choice < 3 && driver.toQuestion(); ++choice)
        driver.table().choose(testing::sensibleChoice(driver.session().match()));
    QVERIFY(driver.toQuestion());
    QTRY_COMPARE(faults(u"question"_s), u"question: "_s);

    open(fighting);
    QVERIFY(driver.toQuestion());
    const auto *fights = driver.table().findChild<FightRow *>();
    QTRY_VERIFY(fights->isVisible());
    QTRY_COMPARE(faults(u"fight"_s), u"fight: "_s);

    open(over);
    const auto *finale = driver.table().findChild<FinaleSheet *>();
    QTRY_VERIFY(finale->isVisible());
    QTRY_COMPARE(faults(u"finale"_s), u"finale: "_s);

    driver.begin(gameOf("siege2"));
    for (int choice = 0; choice < 2 && driver.toQuestion(); ++choice)
        driver.table().choose(testing::sensibleChoice(driver.session().match()));
    QVERIFY(driver.session().resign(0)); // kept as a finished game
    driver.window().goHome();
    const auto isKeptShown = [&driver] {
        const QList<KeptTile *> tiles = driver.window().startPage().findChildren<KeptTile *>();
        return std::ranges::any_of(
            tiles, [](const KeptTile *tile) { return tile->isVisible() && tile->kept().isRead(); });
    };
    QTRY_VERIFY(isKeptShown());
    QTRY_COMPARE(faults(u"my games"_s), u"my games: "_s);
}

void SizesTest::theWindowFillsTheScreenAndComesBack()
{
    WindowDriver driver;
    QAction *full = driver.window().actions().fullScreen;
    QVERIFY(!full->shortcut().isEmpty());
    full->trigger();
    QVERIFY(driver.window().isFullScreen());
    full->trigger();
    QVERIFY(!driver.window().isFullScreen());
}

MERLON_TEST(SizesTest)
#include "sizes_test.moc"
