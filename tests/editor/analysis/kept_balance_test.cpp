#include "app/words/resources.h"
#include "core/board/changes/change.h"
#include "editor/balance/balance_panel.h"
#include "editor/balance/balance_run_list.h"
#include "editor/balance/kept_offer.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

/// A window with a board that can be played, and a test of so many games that it has to be interrupted.
struct InterruptedOffice : EditorDriver {
    InterruptedOffice() { fillIn(); }

    void fillIn()
    {
        window().documents().addBoard({*boardNamed("two-shoulders"), {}});
        action("balance").setEnabled(true);
        panel().form().setGames(100'000);
        for (const std::size_t seat : {0, 1})
            panel().form().setPlayer(seat, u"random"_s);
    }
    BalancePanel &panel() { return part<BalancePanel>(); }
    KeptOffer &offer() { return panel().keptOffer(); }
    const std::vector<BalanceRun> &runs() { return panel().runList().runs(); }
    int played() { return panel().findChild<QProgressBar *>()->value(); }

    void startTest() { action("balance").trigger(); }
    void playSome(int games)
    {
        startTest();
        QVERIFY(panel().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(played() >= games, kPatience);
    }
    void waitForEnd() { QTRY_VERIFY_WITH_TIMEOUT(!panel().isRunning(), kPatience); }
    /// Returns how many games were played by then.
    int interrupt()
    {
        playSome(32);
        QTest::mouseClick(&panel().startButton(), Qt::LeftButton);
        waitForEnd();
        return runs().empty() ? 0 : static_cast<int>(runs().back().balance.games);
    }
};

QDir folderOfTests()
{
    return {QString::fromStdU16String(ownDirectory("balance").u16string())};
}

QStringList keptTests()
{
    return folderOfTests().entryList({u"*.unfinished"_s}, QDir::Files);
}

} // namespace

/// A balance test goes on where it was interrupted.
class KeptBalanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStoppedTestIsContinuedToTheSameResult();
    void aClosedWindowKeepsWhatWasPlayed();
    void startingOverPlaysAllGames();
    void anotherTestBeginsWithoutAQuestion();
    void theQuestionGoesWithItsBoard();
    void aDamagedFileIsNotOffered();
};

void KeptBalanceTest::aStoppedTestIsContinuedToTheSameResult()
{
    InterruptedOffice office;
    const int played = office.interrupt();
    QVERIFY(played >= 32);
    QCOMPARE(keptTests().size(), qsizetype(1));
#ifdef Q_OS_UNIX
    const QFile::Permissions others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(folderOfTests().filePath(keptTests().front())) & others));
#endif
    const int wanted = played + 40;
    office.panel().form().setGames(wanted);
    office.startTest();
    QVERIFY(!office.panel().isRunning());
    QVERIFY(office.offer().isVisible() && office.panel().startButton().isHidden());
    const QLocale locale;
    QCOMPARE(office.offer().question(),
             u"This balance test was interrupted after %1 of %2 games."_s.arg(locale.toString(played),
                                                                              locale.toString(wanted)));
    office.offer().continueButton().click();
    QVERIFY(office.panel().isRunning() && !office.offer().isOpen());
    QCOMPARE(office.played(), played);
    office.waitForEnd();
    QCOMPARE(static_cast<int>(office.runs().back().balance.games), wanted);
    QVERIFY(keptTests().isEmpty());
    office.startTest(); // the same without a break
    QVERIFY(office.panel().isRunning());
    office.waitForEnd();
    QCOMPARE(office.runs().size(), std::size_t {3});
    QCOMPARE(winsOf(office.runs()[1]), winsOf(office.runs()[2]));
    QCOMPARE(detailsOf(office.runs()[1]), detailsOf(office.runs()[2]));
}

/// Or the editor was closed: games that were under way are lost.
void KeptBalanceTest::aClosedWindowKeepsWhatWasPlayed()
{
    InterruptedOffice office;
    office.playSome(300);
    office.crash();
    QCOMPARE(keptTests().size(), qsizetype(1));
    office.fillIn();
    office.startTest();
    QVERIFY(!office.panel().isRunning());
    QVERIFY(office.offer().isOpen());
    office.offer().continueButton().click();
    QVERIFY(office.panel().isRunning());
    QVERIFY(office.played() > 0);
}

void KeptBalanceTest::startingOverPlaysAllGames()
{
    InterruptedOffice office;
    QVERIFY(office.interrupt() > 0);
    office.startTest();
    QVERIFY(office.offer().isOpen());
    office.offer().startOverButton().click();
    QVERIFY(office.panel().isRunning() && !office.offer().isOpen());
    QCOMPARE(office.played(), 0);
    QVERIFY(!office.panel().startButton().isHidden());
}

void KeptBalanceTest::anotherTestBeginsWithoutAQuestion()
{
    InterruptedOffice office;
    QVERIFY(office.interrupt() > 0);
    office.panel().form().setSeed(2);
    office.startTest();
    QVERIFY(office.panel().isRunning());
    office.panel().stop();
    office.waitForEnd();
    office.panel().form().setSeed(1);
    office.panel().form().setPlayer(0, u"heuristic"_s);
    office.startTest();
    QVERIFY(office.panel().isRunning());
    office.panel().stop();
    office.waitForEnd();
    office.panel().form().setPlayer(0, u"random"_s);
    office.document().perform(movePlace(office.board(), "gate", {510, 640}), u"Move"_s);
    office.startTest();
    QVERIFY(office.panel().isRunning());
    office.panel().stop();
    office.waitForEnd();
    office.action("undo").trigger(); // the board that was tested first
    office.startTest();
    QVERIFY(office.offer().isOpen());
}

void KeptBalanceTest::theQuestionGoesWithItsBoard()
{
    InterruptedOffice office;
    QVERIFY(office.interrupt() > 0);
    office.startTest();
    QVERIFY(office.offer().isOpen());
    office.beginEmpty();
    QVERIFY(!office.offer().isOpen() && !office.panel().startButton().isHidden());
    QCOMPARE(keptTests().size(), qsizetype(1)); // nobody has answered
}

void KeptBalanceTest::aDamagedFileIsNotOffered()
{
    InterruptedOffice office;
    QVERIFY(office.interrupt() > 0);
    QFile file(folderOfTests().filePath(keptTests().front()));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() / 2));
    file.close();
    office.startTest();
    QVERIFY(office.panel().isRunning() && !office.offer().isOpen());
}

MERLON_TEST(KeptBalanceTest)
#include "kept_balance_test.moc"
