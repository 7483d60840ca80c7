#include "app/games/faces.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/widgets/things/thing_panel.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/players/players.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QSpinBox>
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
    void cardsToTurnHaveNamesAndPictures();
};

void Siege1WindowTest::aWholeGameOfFourByMouse()
{
    WindowDriver driver;
    driver.drawAlways();
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

/// A button for each, with what it offers once it is turned; there is no field to write a number into.
void Siege1WindowTest::cardsToTurnHaveNamesAndPictures()
{
    WindowDriver driver;
    driver.begin(siege1("2", "starred"), {u"person"_s, u"person"_s}, 4);
    QVERIFY(driver.playTo([](const TableSession &session) {
        const Match &match = session.match();
        return session.stage() == TableSession::Stage::Asking
            && match.setup().vocabulary().decisions()[match.state().decision().kind].key == "flip-cards";
    }));
    driver.settle();
    const Match &match = driver.session().match();
    const Speaker speaker(match.setup());
    QStringList names;
    for (const QPushButton *button : driver.table().prompt().findChildren<QPushButton *>()) {
        const QVariant choice = button->property("choice");
        if (!button->isVisible() || !choice.isValid() || verbOf(match, choice.value<Choice>()) != "flip")
            continue;
        names << button->accessibleName();
        QVERIFY2(!button->icon().isNull(), qPrintable(button->text()));
        QVERIFY2(button->accessibleName().startsWith(speaker.sentence(choice.value<Choice>())),
                 qPrintable(button->accessibleName()));
        QVERIFY(!button->accessibleDescription().isEmpty());
    }
    QCOMPARE(names.size(), 5);
    QCOMPARE(names[0], u"Turn the card of phase 1: All-out assault"_s);
    QVERIFY2(names[1].endsWith(asTitle(speaker.name("action", "precise-fire"))), qPrintable(names[1]));
    QVERIFY(!driver.table().prompt().findChild<QSpinBox *>());
}

MERLON_TEST(Siege1WindowTest)

#include "siege1_window_test.moc"
