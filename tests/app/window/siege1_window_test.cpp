#include "app/games/faces.h"
#include "app/widgets/things/thing_panel.h"
#include "app/words/resources.h"
#include "core/players/players.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

std::shared_ptr<const Setup> siege1(const std::string &players, const std::string &cards = "draft")
{
    const Game *game = findGame("siege1");
    return *game->open(*boardNamed(game->defaultBoard()), {{"players", players}, {"cards", cards}});
}

/// Any choice, so that even those come that no good player makes.
Choice random(const Match &match)
{
    static const std::unique_ptr<Player> player = makePlayer("random");
    Random random(5, match.ply());
    return player->choose(*match.seenBy({match.state().decision().seat}), random);
}

std::string verbOf(const Match &match, Choice choice)
{
    return match.setup().vocabulary().verbs()[choice.verb].key;
}

} // namespace

/// Siege I in the real window, with mouse and keyboard.
class Siege1WindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Persons and computers mixed.
    void aWholeGameOfFourByMouse();
    void aWholeGameOfTwoByKeyboard();
    /// S1-23: lending, transfer and turned cards.
    void everyChoiceOfThreeCanBeClicked();
    void whoIsAskedIsMarkedInThePanel();
};

void Siege1WindowTest::aWholeGameOfFourByMouse()
{
    WindowDriver driver;
    driver.begin(siege1("4"), {u"person"_s, u"heuristic"_s, u"heuristic"_s, u"person"_s}, 7);
    std::map<Seat, int> asked;
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        const Choice choice = sensibleChoice(match);
        const std::string verb = verbOf(match, choice);
        ++asked[driver.session().asked()];
        QVERIFY2(driver.chooseByMouse(choice), (verb + " at ply " + std::to_string(match.ply())).c_str());
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    QCOMPARE(asked.size(), std::size_t {2});
    QVERIFY(asked[0] > 20);
    QVERIFY(asked[3] > 20);
}

void Siege1WindowTest::aWholeGameOfTwoByKeyboard()
{
    WindowDriver driver;
    driver.begin(siege1("2"), {u"person"_s, u"person"_s}, 12);
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        const Choice choice = sensibleChoice(match);
        const std::string verb = verbOf(match, choice);
        QVERIFY2(driver.chooseByKeys(choice), (verb + " at ply " + std::to_string(match.ply())).c_str());
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
}

void Siege1WindowTest::everyChoiceOfThreeCanBeClicked()
{
    constexpr int kQuestions = 400;
    WindowDriver driver;
    driver.begin(siege1("3"), {u"person"_s, u"person"_s, u"person"_s}, 3);
    std::set<std::string> verbs;
    for (int question = 0; question < kQuestions && driver.toQuestion(); ++question) {
        const Match &match = driver.session().match();
        const Choice choice = random(match);
        const std::string verb = verbOf(match, choice);
        verbs.insert(verb);
        QVERIFY2(driver.chooseByMouse(choice), (verb + " at ply " + std::to_string(match.ply())).c_str());
    }
    for (const char *verb : {"keep-card", "flip", "lend", "transfer", "invest", "lift", "march"})
        QVERIFY2(verbs.contains(verb), verb);
}

void Siege1WindowTest::whoIsAskedIsMarkedInThePanel()
{
    WindowDriver driver;
    driver.begin(siege1("4", "starred"), {u"person"_s, u"person"_s, u"person"_s, u"person"_s}, 4);
    QVERIFY(driver.toQuestion());
    for (int question = 0; question < 40 && driver.toQuestion(); ++question)
        driver.table().choose(sensibleChoice(driver.session().match()));
    QVERIFY(driver.toQuestion());
    QStringList marked;
    for (const PanelTitle *title : driver.table().findChildren<PanelTitle *>()) {
        if (title->isVisible() && title->isAsked())
            marked << title->accessibleName();
    }
    QCOMPARE(marked.size(), 1);
    const Speaker speaker(driver.session().match().setup());
    QVERIFY(marked.first().startsWith(speaker.seat(driver.session().asked()), Qt::CaseInsensitive));
}

MERLON_TEST(Siege1WindowTest)

#include "siege1_window_test.moc"
