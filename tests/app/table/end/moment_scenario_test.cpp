#include "app/table/time/time_panel.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/window/scenario_maker.h"
#include "app/window/window_actions.h"
#include "core/base/text_file.h"
#include "core/engine/records/document_reader.h"
#include "core/engine/records/scenario.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

/// Siege: Breach with these players.
NewGame breachWith(const QStringList &kinds)
{
    NewGame game;
    game.game = findGame("siege2");
    for (const QString &kind : kinds)
        game.sittings.push_back({kind, {}});
    game.seed = 9;
    game.takeBacks = true;
    return game;
}

bool answerSome(WindowDriver &driver, int questions)
{
    for (int i = 0; i < questions && driver.toQuestion(); ++i)
        driver.table().choose(sensibleChoice(driver.session().match()));
    return driver.toQuestion();
}

/// The numbers of the moments of the timeline of which a position can be written, the last one first.
std::vector<std::size_t> writableMoments(WindowDriver &driver)
{
    const Moments &moments = driver.table().retrospect().time().moments();
    std::vector<std::size_t> writable;
    for (std::size_t i = moments.choices(); i-- > 0;) {
        if (driver.session().match().stateAt(moments[i].ply)->isAtMoment())
            writable.push_back(i);
    }
    return writable;
}

/// Chooses the action and types the file into the dialog that it opens.
void makeScenarioIn(WindowDriver &driver, const QString &file)
{
    QTimer::singleShot(200, qApp, [file] {
        QWidget *modal = QApplication::activeModalWidget();
        if (const auto *files = qobject_cast<QFileDialog *>(modal))
            files->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(file);
        if (auto *dialog = qobject_cast<QDialog *>(modal))
            dialog->accept();
    });
    driver.window().actions().scenario->trigger();
}

Expected<Board> noBoardByName(std::string_view, const Game &)
{
    return tl::unexpected(Error {});
}

Expected<OpenedScenario> scenarioOpenedFrom(const QString &file)
{
    const Expected<Scenario> scenario = readScenarioFile(std::filesystem::path(file.toStdU16String()));
    return scenario ? openScenario(*scenario, noBoardByName) : tl::unexpected(scenario.error());
}

} // namespace

/// A scenario that is made of the moment that the table shows.
class MomentScenarioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoWatchesComputersGetsEverything();
    void anOpenGameIsWrittenWhole();
    void aPlayerGetsNoMoreThanTheyKnow();
    void theEditorIsOfferedWhereThereIsOne();
    void theTimelineHasAMenuForTheMomentBelowThePointer();
    void nothingIsMadeWhileTheScreenIsHandedOver();

private:
    void comparesWholeAt(WindowDriver &driver, const QString &file);
};

void MomentScenarioTest::comparesWholeAt(WindowDriver &driver, const QString &file)
{
    const std::vector<std::size_t> writable = writableMoments(driver);
    QVERIFY(!writable.empty());
    driver.table().retrospect().time().timeline().want(writable.front());
    QVERIFY(driver.table().retrospect().isOn());
    const std::size_t ply = driver.table().retrospect().ply();
    makeScenarioIn(driver, file);
    const QString told = driver.window().messages().text();
    QVERIFY2(told.contains(u"everything"_s), qPrintable(told));
    const Expected<OpenedScenario> opened = scenarioOpenedFrom(file);
    QVERIFY2(opened, opened ? "" : qPrintable(say(opened.error())));
    QCOMPARE(opened->start->hash(), driver.session().match().stateAt(ply)->hash());
}

void MomentScenarioTest::whoWatchesComputersGetsEverything()
{
    const QTemporaryDir folder;
    WindowDriver driver;
    driver.begin(breachWith({u"heuristic"_s, u"heuristic"_s}));
    QVERIFY(testing::waitUntil([&] { return driver.session().match().record().entries.size() > 80; }));
    driver.session().computers().setPaused(true);
    driver.settle();
    comparesWholeAt(driver, folder.filePath(u"watched.merlon-scenario"_s));
}

void MomentScenarioTest::anOpenGameIsWrittenWhole()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"open.merlon-scenario"_s);
    WindowDriver driver;
    driver.begin(breachWith({u"open"_s, u"open"_s}));
    QVERIFY(answerSome(driver, 80));
    comparesWholeAt(driver, file);
    const Expected<Scenario> scenario = readScenarioFile(std::filesystem::path(file.toStdU16String()));
    QVERIFY(scenario);
    for (const auto &[seat, player] : scenario->seats)
        QCOMPARE(player, std::string("person"));
    const std::string name = scenario->names.at("en");
    QVERIFY2(name.find("round ") != std::string::npos, name.c_str());
}

void MomentScenarioTest::aPlayerGetsNoMoreThanTheyKnow()
{
    const QTemporaryDir folder;
    WindowDriver driver;
    driver.begin(breachWith({u"person"_s, u"heuristic"_s}));
    QVERIFY(answerSome(driver, 40));
    const Match &match = driver.session().match();
    const SeatSet eyes = driver.session().eyes();
    int exact = 0;
    for (const std::size_t moment : writableMoments(driver)) {
        driver.table().retrospect().time().timeline().want(moment);
        const QString file = folder.filePath(u"known-%1.merlon-scenario"_s.arg(moment));
        makeScenarioIn(driver, file);
        const QString told = driver.window().messages().text();
        QVERIFY2(told.contains(u"is a guess"_s), qPrintable(told));
        const Expected<OpenedScenario> opened = scenarioOpenedFrom(file);
        QVERIFY2(opened, opened ? "" : qPrintable(say(opened.error())));
        const Expected<std::string> text = readTextFile(std::filesystem::path(file.toStdU16String()));
        QVERIFY(text && text->find(hexOf(match.record().seed)) == std::string::npos);
        if (told.contains(u"earlier moment"_s))
            continue;
        const std::unique_ptr<State> then = match.stateAt(driver.table().retrospect().ply());
        QCOMPARE(opened->start->seenBy(eyes)->hash(), then->seenBy(eyes)->hash());
        if (++exact == 2)
            break;
    }
    QVERIFY(exact > 0);
}

void MomentScenarioTest::theEditorIsOfferedWhereThereIsOne()
{
    const QTemporaryDir folder;
    WindowDriver driver;
    driver.begin(breachWith({u"person"_s, u"heuristic"_s}));
    QVERIFY(answerSome(driver, 30));
    auto *offer = driver.window().messages().findChild<QPushButton *>();
    driver.window().scenarios().setEditor({});
    makeScenarioIn(driver, folder.filePath(u"without.merlon-scenario"_s));
    QVERIFY(!driver.window().messages().text().isEmpty());
    QVERIFY(!offer->isVisible());
    QString opened;
    driver.window().scenarios().setEditor([&opened](const QString &file) { opened = file; });
    makeScenarioIn(driver, folder.filePath(u"with"_s));
    QVERIFY(offer->isVisible());
    QTest::mouseClick(offer, Qt::LeftButton);
    QCOMPARE(QFileInfo(opened).fileName(), u"with.merlon-scenario"_s);
    QVERIFY(QFileInfo::exists(opened));
    QVERIFY(driver.window().messages().text().isEmpty());
}

void MomentScenarioTest::theTimelineHasAMenuForTheMomentBelowThePointer()
{
    WindowDriver driver;
    driver.begin(breachWith({u"person"_s, u"heuristic"_s}));
    QVERIFY(answerSome(driver, 30));
    Timeline &timeline = driver.table().retrospect().time().timeline();
    constexpr std::size_t kMoment = 5;
    const QPoint point(qRound((timeline.xOf(kMoment) + timeline.xOf(kMoment + 1)) / 2),
                       timeline.height() / 2);
    QContextMenuEvent event(QContextMenuEvent::Mouse, point, timeline.mapToGlobal(point));
    QCoreApplication::sendEvent(&timeline, &event);
    QCOMPARE(timeline.position(), kMoment);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    const bool hasEntry = menu->actions().contains(driver.window().actions().scenario);
    menu->close();
    QVERIFY(hasEntry);
}

void MomentScenarioTest::nothingIsMadeWhileTheScreenIsHandedOver()
{
    WindowDriver driver;
    driver.begin(breachWith({u"person"_s, u"person"_s}));
    QVERIFY(answerSome(driver, 10));
    QVERIFY(driver.window().actions().scenario->isEnabled());
    while (driver.session().stage() == TableSession::Stage::Asking)
        driver.table().choose(sensibleChoice(driver.session().match()));
    QCOMPARE(driver.session().stage(), TableSession::Stage::HandingOver);
    QVERIFY(!driver.window().actions().scenario->isEnabled());
    driver.window().goHome();
    QVERIFY(!driver.window().actions().scenario->isEnabled());
}

MERLON_TEST(MomentScenarioTest)
#include "moment_scenario_test.moc"
