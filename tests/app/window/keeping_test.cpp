#include "app/widgets/message_bar.h"
#include "core/engine/records/journal.h"
#include "tests/app/window/window_driver.h"

#include <QCoreApplication>
#include <QTest>

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
    void removedJournalIsToldOnceAndWrittenAnew();
    void damagedJournalGivesBackWhatCanBeRead();

private:
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

QTEST_MAIN(KeepingTest)
#include "keeping_test.moc"
