#include "app/kept/table_journals.h"
#include "app/widgets/boxes/message_bar.h"
#include "core/engine/records/journal.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <filesystem>
#include <fstream>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// What happens at the table when the journal cannot be kept, and when it comes back damaged.
class KeepingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void folderThatCannotBeWrittenIsToldAndTheGameGoesOn();
    void removedFolderIsMadeAgain();
    void othersDoNotReadTheAutosave();
    void removedJournalIsToldOnceAndWrittenAnew();
    void damagedJournalGivesBackWhatCanBeRead();
    void lockThatNamesNobodyIsNone_data();
    void lockThatNamesNobodyIsNone();
    void gameOfAnotherComputerIsTakenOnlyIfOneWants();

private:
    /// What another program has left in the lock of the journal, some time ago.
    static void leaveLock(const QByteArray &content)
    {
        QFile lock(QString::fromStdString(journalPath().string() + ".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(content);
        lock.flush();
        QVERIFY(
            lock.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    }
    /// Answers the question whether to take the game over.
    static void answer(const QString &text)
    {
        QTimer::singleShot(0, qApp, [text] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box && box->objectName() == u"take-game"_s);
            QVERIFY(!box->iconPixmap().isNull());
            QVERIFY2(box->text().contains(u"elsewhere"_s), qPrintable(box->text()));
            for (QAbstractButton *button : box->buttons()) {
                if (button->text() == text)
                    return button->click();
            }
            box->reject();
        });
    }
    static bool play(WindowDriver &driver, int choices)
    {
        for (int i = 0; i < choices; ++i) {
            if (!driver.toQuestion() || !driver.session().play(driver.choices()[0]))
                return false;
        }
        return true;
    }
};

void KeepingTest::folderThatCannotBeWrittenIsToldAndTheGameGoesOn()
{
    WindowDriver driver;
    const std::filesystem::path obstacle =
        journalPath().string() + ".next.new-" + std::to_string(QCoreApplication::applicationPid());
    std::filesystem::create_directories(obstacle / "in the way");
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.window().messages().isVisible());
    QVERIFY2(driver.window().messages().text().startsWith(u"The game continues, but"_s),
             qPrintable(driver.window().messages().text()));
    QVERIFY(driver.window().messages().text().contains(u"running.journal:"_s)); // nobody knows of other files
    driver.window().messages().hide();
    QVERIFY(play(driver, 3));
    QVERIFY(!driver.window().messages().isVisible()); // once is enough
    std::filesystem::remove_all(obstacle);
    driver.session().journal().setPatience({});
    QVERIFY(play(driver, 1));
    QVERIFY(!driver.session().journal().error());
    const std::uint64_t hash = driver.hash();
    driver.restart();
    driver.window().games().continueGame();
    QCOMPARE(driver.hash(), hash);
}

void KeepingTest::removedFolderIsMadeAgain()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(play(driver, 2));
    QVERIFY(driver.toQuestion());
    std::filesystem::remove_all(journalPath().parent_path());
    QVERIFY(play(driver, 1));
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.session().match().journal()->flush());
    QVERIFY(!driver.window().messages().isVisible());
    const std::uint64_t hash = driver.hash();
    driver.restart();
    driver.window().games().continueGame();
    QCOMPARE(driver.hash(), hash);
}

void KeepingTest::othersDoNotReadTheAutosave()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(play(driver, 1));
    const QFile::Permissions others = QFile::ReadGroup | QFile::ReadOther;
    QVERIFY(!(QFile::permissions(QString::fromStdString(journalPath().string())) & others));
}

void KeepingTest::removedJournalIsToldOnceAndWrittenAnew()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(play(driver, 2));
    QVERIFY(driver.toQuestion());
    std::filesystem::remove(journalPath());
    QVERIFY(play(driver, 1));
    QVERIFY(QTest::qWaitFor([&] { return driver.session().journal().error().has_value(); }));
    QVERIFY(play(driver, 1));
    QVERIFY(driver.window().messages().isVisible());
    driver.session().journal().setPatience({});
    QVERIFY(play(driver, 1));
    QVERIFY(driver.toQuestion());
    QVERIFY(!driver.session().journal().error());
    const std::uint64_t hash = driver.hash();
    driver.restart();
    driver.window().games().continueGame();
    QCOMPARE(driver.hash(), hash);
}

void KeepingTest::damagedJournalGivesBackWhatCanBeRead()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 5);
    QVERIFY(play(driver, 12));
    driver.window().goHome();
    std::fstream file(journalPath(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(-6, std::ios::end);
    file.put('~');
    file.close();
    driver.restart();
    driver.window().games().continueGame();
    QCOMPARE(driver.session().match().record().entries.size(), std::size_t {11});
    QVERIFY(driver.window().messages().isVisible());
    QVERIFY(driver.window().messages().text().contains(u"what could still be read"_s));
}

void KeepingTest::lockThatNamesNobodyIsNone_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << QByteArray("\x01\x02 what is this?");
    QTest::newRow("zeros") << QByteArray(40, '\0');
}

void KeepingTest::lockThatNamesNobodyIsNone()
{
    QFETCH(const QByteArray, content);
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 5);
    QVERIFY(play(driver, 3));
    const std::uint64_t hash = driver.hash();
    driver.window().goHome();
    leaveLock(content);
    driver.restart();
    driver.window().games().continueGame();
    QVERIFY(driver.table().session());
    QCOMPARE(driver.hash(), hash);
}

void KeepingTest::gameOfAnotherComputerIsTakenOnlyIfOneWants()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 5);
    QVERIFY(play(driver, 3));
    const std::uint64_t hash = driver.hash();
    driver.window().goHome();
    leaveLock("4242\nmerlon\nelsewhere\n\n\n");
    driver.restart();
    answer(u"Leave it"_s);
    driver.window().games().continueGame();
    QVERIFY(!driver.table().session());
    answer(u"Continue here"_s);
    driver.window().games().continueGame();
    QVERIFY(driver.table().session());
    QCOMPARE(driver.hash(), hash);
}

MERLON_TEST(KeepingTest)
#include "keeping_test.moc"
