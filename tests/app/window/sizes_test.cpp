#include "app/start/start_page.h"
#include "app/widgets/message_bar.h"
#include "app/window/window_actions.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/reach.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QTest>

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

/// For a person who looks at what the test sees.
void keepPicture(QWidget &window, const QString &name)
{
    const QString folder = qEnvironmentVariable("MERLON_TEST_PICTURES");
    if (folder.isEmpty())
        return;
    QTest::qWait(20);
    window.grab().save(u"%1/%2.png"_s.arg(folder, name));
}

} // namespace

/// In the smallest window with large text, in French: all that must be pressed can be reached.
class SizesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowFillsTheScreenAndComesBack();
    void theStartPageFits();
    void aTableFits_data();
    void aTableFits();
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
