#include "app/widgets/boxes/message_bar.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "editor/balance/balance_panel.h"
#include "editor/balance/balance_report.h"
#include "editor/balance/balance_run_list.h"
#include "editor/canvas/overlays/heat_map.h"
#include "tests/editor/scenario/scenario_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

struct OfficeWithScenario : EditorDriver, ScenarioDriver {
    explicit OfficeWithScenario(const QString &language = u"en"_s)
        : EditorDriver(language)
        , ScenarioDriver(static_cast<EditorDriver &>(*this))
    {
    }
    using ScenarioDriver::dragTo;
    BalancePanel &balance() { return part<BalancePanel>(); }
    BalanceForm &form() { return balance().form(); }
    ScenarioDocument &scenario() { return ScenarioDriver::document(); }

    /// On the screen: the board or scenario in front, by so many games of those who know nothing.
    void play(int games = 8)
    {
        form().setGames(games);
        for (std::size_t seat = 0; seat < form().settings().players.size(); ++seat)
            form().setPlayer(seat, u"random"_s);
        const std::size_t before = balance().runList().runs().size();
        action("balance").trigger();
        QTRY_COMPARE_WITH_TIMEOUT(balance().runList().runs().size(), before + 1, kPatience);
    }
    QString reported() { return balance().report().contents().lines.join(u'\n'); }
    QComboBox *option(const char *key)
    {
        return form().optionList().findChild<QComboBox *>(u"option-"_s + QLatin1String(key));
    }
    void choose(const char *key, const char *value)
    {
        option(key)->setCurrentIndex(option(key)->findData(QLatin1String(value)));
    }
    void openBoardOfSiege1() { window().documents().addBoard({*boardNamed("three-gates"), {}}); }
};

QString copyOf(const QString &name)
{
    const QString path = testFolder() + u'/' + name + u".merlon-scenario"_s;
    QFile::remove(path);
    QFile::copy(QStringLiteral(MERLON_SOURCE_DIR "/resources/scenarios/") + name + u".json"_s, path);
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return path;
}

} // namespace

/// Scenarios are played many times as boards are, and games with the options that one wants.
class BalanceDocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// From the position as it stands: the seventh round of seven leaves one.
    void aScenarioIsPlayedFromItsPosition()
    {
        OfficeWithScenario office;
        office.begin();
        office.scenario().perform(SetPosition {Json {{"round", 7}}}, u"the last round"_s);
        office.play();
        const Balance late = office.balance().runList().runs().back().balance;
        QCOMPARE(late.games, 8u);
        const QString about = office.balance().report().about().text();
        QVERIFY2(about.contains(u"not compared with the boards that come with Merlon"_s), qPrintable(about));
        QVERIFY(late.rounds.value <= 1.01);
        office.action("undo").trigger();
        office.play();
        QVERIFY(office.balance().runList().runs().back().balance.rounds.value > 1.5);
        office.balance().runList().choose({0, 1});
        QVERIFY2(office.reported().contains(u"Not the same position"_s), qPrintable(office.reported()));
    }

    void itsLossesLieOnItsBoard()
    {
        OfficeWithScenario office;
        QVERIFY(office.window().files().open(copyOf(u"specter"_s)));
        QVERIFY(!office.map().heat());
        office.play();
        QVERIFY(!office.balance().runList().runs().front().balance.losses.empty());
        QVERIFY(office.map().heat());
        const QImage with = office.map().viewport()->grab().toImage();
        office.balance().runList().setHeatWanted(false);
        QVERIFY(!office.map().heat());
        QVERIFY(with != office.map().viewport()->grab().toImage());
        office.balance().runList().setHeatWanted(true);
        QVERIFY(office.map().heat()->age() == HeatAge::Current);
        office.scenario().perform(SetPosition {Json {{"round", 2}}}, u"the second round"_s);
        QVERIFY(office.map().heat()->age() == HeatAge::Outdated);
        ScenarioMap &map = office.map();
        office.beginEmpty();
        QVERIFY(!map.heat() && !office.view().overlay());
    }

    void whoIsSuggestedSitsThere()
    {
        OfficeWithScenario office;
        office.begin();
        Scenario scenario = office.scenario().scenario();
        scenario.seats = {{"invader", "random"}, {"defender", "person"}};
        office.scenario().perform(SetScenario {scenario}, u"seats"_s);
        QCOMPARE(office.form().settings().players, (std::vector<std::string> {"random", "heuristic"}));
        office.form().setPlayer(0, u"heuristic"_s); // for these games only
        office.beginEmpty();
        office.window().files().close(office.EditorDriver::tab());
        QCOMPARE(office.form().settings().players, (std::vector<std::string> {"heuristic", "heuristic"}));
        QCOMPARE(office.scenario().scenario().seats.at("invader"), std::string("random"));
    }

    void itsOptionsAreItsOwn()
    {
        OfficeWithScenario office;
        Scenario scenario = newScenario(*findGame("siege1"), *boardNamed("three-gates"));
        scenario.options = {{"players", "3"}};
        office.window().documents().addScenario(scenario);
        QVERIFY(!office.scenario().hasErrors());
        QVERIFY(!office.option("players")->isEnabled());
        QCOMPARE(office.option("players")->currentData().toString(), u"3"_s);
        QCOMPARE(office.form().settings().players.size(), std::size_t {3});
        office.play(4);
        QCOMPARE(office.balance().runList().runs().back().setup().seats().size(), std::size_t {3});
        scenario.options = {{"players", "4"}};
        office.scenario().perform(SetOptions {scenario.options}, u"four"_s);
        QCOMPARE(office.form().settings().players.size(), std::size_t {4});
    }

    void aScenarioWithErrorsSaysWhatIsWrong()
    {
        OfficeWithScenario office;
        office.begin();
        for (int i = 0; i < 5; ++i)
            office.dragTo("west-wall-1", "troll");
        office.action("balance").trigger();
        QVERIFY(!office.balance().isRunning());
        QVERIFY2(office.messages().text().contains(u"not enough space"_s),
                 qPrintable(office.messages().text()));
        office.window().documents().addScenario(newScenario(*findGame("siege2"), "no-such-board"));
        office.action("balance").trigger();
        QVERIFY(!office.balance().isRunning());
        QVERIFY2(office.messages().text().contains(u"no-such-board"_s), qPrintable(office.messages().text()));
    }

    void aRunOpensTheScenarioAgain()
    {
        OfficeWithScenario office;
        QVERIFY(office.window().files().open(copyOf(u"specter"_s)));
        const Scenario before = office.scenario().scenario();
        office.play(4);
        office.dragTo("west-wall-1", "goblin");
        for (auto *button : office.balance().findChildren<QPushButton *>()) {
            if (button->text() == u"&Open again"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(office.scenario().scenario() == before);
        QVERIFY(office.scenario().file().isEmpty());
        QCOMPARE(office.form().settings().players, (std::vector<std::string> {"random", "random"}));
    }

    void optionsAreThoseOfTheGame()
    {
        OfficeWithScenario office;
        office.openBoardOfSiege1();
        QVERIFY(office.option("players")->isEnabled());
        QCOMPARE(office.form().settings().players.size(), std::size_t {2});
        office.choose("players", "4");
        QCOMPARE(office.form().settings().players.size(), std::size_t {4});
        office.play(4);
        const BalanceRun &run = office.balance().runList().runs().back();
        QCOMPARE(run.setup().seats().size(), std::size_t {4});
        QCOMPARE(run.balance.teams.front().seats.size(), std::size_t {2});
    }

    void theyAreKeptForEachDocument()
    {
        OfficeWithScenario office;
        office.openBoardOfSiege1();
        office.choose("players", "3");
        office.form().setPlayer(2, u"random"_s);
        office.openBoardOfSiege1();
        QCOMPARE(office.option("players")->currentData().toString(), u"2"_s);
        office.window().files().close(office.EditorDriver::tab());
        QCOMPARE(office.option("players")->currentData().toString(), u"3"_s);
        QCOMPARE(office.form().settings().players[2], std::string("random"));
    }

    void reportAndFileNameThem()
    {
        OfficeWithScenario office;
        office.openBoardOfSiege1();
        office.choose("players", "3");
        office.play(4);
        QVERIFY2(office.reported().contains(u"Players: 3"_s), qPrintable(office.reported()));
        const QByteArray csv = office.balance().report().contents().csv;
        QVERIFY2(csv.contains("\r\nSettings,Players,,3\r\n"), csv.right(600).constData());
        QVERIFY(csv.contains("\r\nSettings,Defender,,random\r\n"));
        QVERIFY(csv.contains("\r\nSettings,Seed,,1\r\n"));
        office.choose("players", "4");
        office.play(4);
        office.balance().runList().choose({0, 1});
        QVERIFY2(office.reported().contains(u"Not the same options: Players (3 → 4)."_s),
                 qPrintable(office.reported()));
        const QByteArray both = office.balance().report().contents().csv;
        QVERIFY2(both.contains("\r\nSettings,Players,3,,,4,,,,,\r\n"), both.right(900).constData());
    }

    void itSpeaksFrench()
    {
        OfficeWithScenario office(u"fr"_s);
        office.openBoardOfSiege1();
        office.play(4);
        office.choose("players", "3");
        office.play(4);
        office.balance().runList().choose({0, 1});
        QVERIFY2(office.reported().contains(u"Pas les mêmes options\u202f:"_s),
                 qPrintable(office.reported()));
    }
};

MERLON_TEST(BalanceDocumentsTest)
#include "balance_documents_test.moc"
