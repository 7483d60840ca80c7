#include "app/widgets/boxes/message_bar.h"
#include "core/base/limits.h"
#include "editor/tabs/ask_bar.h"
#include "tests/editor/editor_driver.h"
#include "tests/editor/window/board_files.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QFile>
#include <QPushButton>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::contentsOf;
using testing::copyOfShipped;
using testing::EditorDriver;
using testing::moveTheGate;
using testing::put;

namespace {

void press(AskBar &bar, int button)
{
    QTest::mouseClick(bar.findChildren<QPushButton *>().at(button), Qt::LeftButton);
}

} // namespace

/// Files that change while their boards are open, and what a crash leaves behind.
class ChangedFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersWhatACrashLeftBehind()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"crashed"_s);
        QVERIFY(driver.window().files().open(path));
        moveTheGate(driver);
        const Board lost = driver.board();
        driver.tab().writeRecoveryFile();
        driver.crash();
        driver.window().session().offerRecovery();
        QVERIFY(driver.questions().question().contains(u"Two Shoulders"_s));
        press(driver.questions(), 0);
        QCOMPARE(driver.board(), lost);
        QCOMPARE(driver.document().file(), path);
        QVERIFY(driver.document().isModified());
        QVERIFY(driver.window().files().save(driver.tab()));
        driver.crash();
        driver.window().session().offerRecovery();
        QVERIFY(driver.questions().question().isEmpty());
    }

    void whatACrashLeftTakesThePlaceOfItsFile()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"twice"_s);
        QVERIFY(driver.window().files().open(path));
        driver.window().files().open(copyOfShipped(u"beside"_s));
        driver.window().files().open(path);
        moveTheGate(driver);
        const Board lost = driver.board();
        driver.tab().writeRecoveryFile();
        driver.crash();
        driver.window().session().reopen(); // it was not closed, but is known
        QCOMPARE(driver.window().documents().boards().size(), std::size_t {2});
        driver.window().session().offerRecovery();
        press(driver.questions(), 0);
        QCOMPARE(driver.window().documents().boards().size(), std::size_t {2});
        QCOMPARE(driver.board(), lost);
        driver.tab().document().undoStack().clear();
        QVERIFY(driver.window().files().save(driver.tab()));
    }

    void noticesThatTheFileHasChanged()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"changed"_s);
        QVERIFY(driver.window().files().open(path));
        const Board before = driver.board();
        QByteArray other = contentsOf(path);
        other.replace("\"x\": 500, \"y\": 610", "\"x\": 500, \"y\": 640");
        other.replace("\"y\": 610", "\"y\": 640");
        put(path, other);
        QTRY_VERIFY(!driver.tab().questions().question().isEmpty());
        press(driver.tab().questions(), 0);
        QCOMPARE(driver.board().find("gate")->at, (Point {500, 640}));
        QVERIFY(!driver.document().isModified());
        driver.action("undo").trigger();
        QCOMPARE(driver.board(), before);
    }

    /// What is no file has no contents, and may have no end.
    void whatIsNoFileAnyMoreIsNotRead()
    {
#ifndef Q_OS_UNIX
        QSKIP("There are no such names here.");
#endif
        EditorDriver driver;
        const QString path = copyOfShipped(u"endless"_s);
        QVERIFY(driver.window().files().open(path));
        const Board before = driver.board();
        QFile::remove(path);
        QVERIFY(QFile::link(u"/dev/zero"_s, path));
        driver.tab().checkFile();
        QVERIFY2(driver.tab().questions().question().contains(u"no longer exists"_s),
                 qPrintable(driver.tab().questions().question()));
        QCOMPARE(driver.board(), before);
        QFile::remove(path);
    }

    void aFileThatHasBecomeTooLargeIsNotRead()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"grown"_s);
        QVERIFY(driver.window().files().open(path));
        const Board before = driver.board();
        QVERIFY(QFile::resize(path, static_cast<qint64>(kMaxFileBytes) * 40)); // of zeros, which take no room
        driver.tab().checkFile();
        press(driver.tab().questions(), 0);
        QVERIFY(driver.messages().isVisible());
        QCOMPARE(driver.board(), before);
        QFile::remove(path);
    }

    void whatIsKeptAgainstTheDiskIsNotSaved()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"kept"_s);
        QVERIFY(driver.window().files().open(path));
        const QByteArray before = contentsOf(path);
        put(path, QByteArray(before).replace("\"y\": 610", "\"y\": 640"));
        QTRY_VERIFY(!driver.tab().questions().question().isEmpty());
        press(driver.tab().questions(), 1);
        QVERIFY(driver.document().isModified()); // it is nowhere else
        QVERIFY(driver.window().files().save(driver.tab()));
        QVERIFY(!driver.document().isModified());
    }

    void aFileThatIsGoneComesBackWhenItIsSaved()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"lost"_s);
        QVERIFY(driver.window().files().open(path));
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(!driver.tab().questions().question().isEmpty());
        QVERIFY(driver.document().isModified());
        QVERIFY(driver.window().files().save(driver.tab()));
        QVERIFY(!driver.document().isModified());
        QVERIFY(!driver.tab().questions().isVisible());
        QVERIFY(QFile::exists(path));
    }

    void ownSavesAreNoNews()
    {
        EditorDriver driver;
        const QString path = copyOfShipped(u"own"_s);
        QVERIFY(driver.window().files().open(path));
        moveTheGate(driver);
        QVERIFY(driver.window().files().save(driver.tab()));
        QTest::qWait(200);
        QVERIFY(driver.tab().questions().question().isEmpty());
    }
};

MERLON_TEST(ChangedFilesTest)
#include "changed_files_test.moc"
