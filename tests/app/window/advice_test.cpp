#include "app/window/window_actions.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// The computer advises a person, or chooses for one, when it is asked to.
class AdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void adviceIsLegalAndChangesNothing();
    void adviceStandsBelowTheQuestionInFrenchToo();
    void theComputerChoosesForAPersonToTheEnd();
    void lateAdviceIsDropped();
    void nobodyIsAdvisedWhileAComputerThinks();

private:
    Choice advised(WindowDriver &driver)
    {
        QSignalSpy spy(&driver.session().adviser(), &Adviser::advised);
        driver.window().actions().advice->trigger();
        return spy.wait() ? spy.first().first().value<Advice>().choice : Choice {};
    }
};

void AdviceTest::adviceIsLegalAndChangesNothing()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    for (int question = 0; question < 12; ++question) {
        QVERIFY(driver.toQuestion());
        const std::uint64_t before = driver.hash();
        const Choice choice = advised(driver);
        QVERIFY(driver.choices().contains(choice));
        QCOMPARE(driver.hash(), before);
        QVERIFY(driver.chooseByMouse(choice));
    }
}

void AdviceTest::adviceStandsBelowTheQuestionInFrenchToo()
{
    for (const auto &[language, words] : {std::pair {u"en"_s, u"The computer’s advice: "_s},
                                          std::pair {u"fr"_s, u"Conseil de l’ordinateur\u202f: "_s}}) {
        WindowDriver driver(language);
        driver.begin({u"person"_s, u"heuristic"_s}, 5);
        QVERIFY(driver.toQuestion());
        const QString question = driver.table().prompt().title();
        advised(driver);
        QCOMPARE(driver.table().prompt().title(), question);
        QVERIFY2(driver.table().prompt().hint().startsWith(words),
                 qPrintable(driver.table().prompt().hint()));
        QVERIFY(driver.table().prompt().hint().size() > words.size());
    }
}

void AdviceTest::theComputerChoosesForAPersonToTheEnd()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 9);
    int asked = 0;
    while (driver.toQuestion()) {
        const std::size_t ply = driver.session().match().ply();
        driver.window().actions().choose->trigger();
        QVERIFY(QTest::qWaitFor([&] { return driver.session().match().ply() > ply; }));
        ++asked;
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    QVERIFY(asked > 50);
}

void AdviceTest::lateAdviceIsDropped()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 5);
    QVERIFY(driver.toQuestion());
    QSignalSpy spy(&driver.session().adviser(), &Adviser::advised);
    driver.window().actions().advice->trigger();
    QVERIFY(driver.session().play(driver.choices()[0])); // before the computer has answered
    QTest::qWait(300);
    QCOMPARE(spy.size(), 0);

    driver.window().actions().undo->trigger(); // the same number of choices, but another one than before
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.session().play(driver.choices()[0]));
    QVERIFY(driver.toQuestion());
    driver.window().actions().advice->trigger();
    driver.session().undo();
    QVERIFY(driver.session().play(driver.choices()[1]));
    QVERIFY(driver.toQuestion());
    QTest::qWait(300);
    QCOMPARE(spy.size(), 0);
}

void AdviceTest::nobodyIsAdvisedWhileAComputerThinks()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"heuristic"_s}, 5);
    driver.session().computers().setPaused(true);
    driver.settle();
    QVERIFY(!driver.window().actions().advice->isEnabled());
    QVERIFY(!driver.window().actions().choose->isEnabled());
}

MERLON_TEST(AdviceTest)
#include "advice_test.moc"
