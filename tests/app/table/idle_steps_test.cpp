#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/words/endings.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

Choice choiceOf(const Setup &setup, const char *verb)
{
    return {*setup.vocabulary().verb(verb), {}};
}

void beginMountain(WindowDriver &driver)
{
    NewGame game;
    game.game = findGame("mountain");
    game.sittings = {{u"person"_s, {}}, {u"heuristic"_s, {}}};
    game.seed = 11;
    game.takeBacks = true;
    driver.begin(std::move(game));
}

/// What goes on from the question that stands, if nothing else is new at it.
std::optional<Choice> onlyWayOn(WindowDriver &driver)
{
    const ChoiceList list = driver.choices();
    const std::vector<Choice> choices(list.begin(), list.end());
    return Endings(driver.session().setup().vocabulary(), choices).onlyWayOn();
}

/// Whether the player who is asked has answered the question before as well.
bool isAskedAgain(const TableSession &session)
{
    const auto plies = session.match().chronicle();
    const auto last = std::find_if(plies.rbegin(), plies.rend(), [](const Ply &ply) { return !ply.dealt; });
    return last != plies.rend() && last->decision.seat == session.asked();
}

std::size_t answersOf(const TableSession &session, Seat seat)
{
    const auto plies = session.match().chronicle();
    return static_cast<std::size_t>(std::ranges::count_if(
        plies, [seat](const Ply &ply) { return !ply.dealt && ply.decision.seat == seat; }));
}

} // namespace

/// Steps that offer nothing but what every other step offers as well.
class IdleStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGameSaysWhatIsOfferedEverywhere();
    void theyAreSkipped();
    void theyAreAskedForIfWanted();
    void enterNeverMeansWhatIsOfferedEverywhere();
    void aPriceIsNotPaidUnasked();
};

void IdleStepsTest::theGameSaysWhatIsOfferedEverywhere()
{
    const std::shared_ptr<const Setup> setup = openOnItsBoard("mountain");
    const Vocabulary &words = setup->vocabulary();
    const Choice next = choiceOf(*setup, "next");
    const Choice exchange = choiceOf(*setup, "exchange");
    const Choice hall = choiceOf(*setup, "hall");
    QVERIFY(words.isAside(exchange) && !words.isAside(next) && !words.isAside(hall));
    const std::vector<Choice> idle {exchange, next};
    QVERIFY(Endings(words, idle).onlyWayOn() == next);
    QVERIFY(Endings(words, idle).leaveSomething());
    QVERIFY(Endings(words, idle).undone({}, {}).isEmpty());
    const std::vector<Choice> busy {hall, exchange, next};
    QVERIFY(!Endings(words, busy).onlyWayOn());
    const std::vector<Choice> alone {next};
    QVERIFY(!Endings(words, alone).onlyWayOn()); // it is told, or the game would have gone on
    const std::vector<Choice> must {exchange, hall};
    QVERIFY(!Endings(words, must).onlyWayOn());
}

/// And undo goes back beyond them.
void IdleStepsTest::theyAreSkipped()
{
    Settings settings = WindowDriver::quickSettings();
    settings.skipsIdleSteps = true;
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, settings);
    beginMountain(driver);
    std::size_t answers = 0;
    const auto isIdle = [&] { return onlyWayOn(driver) && isAskedAgain(driver.session()); };
    for (int question = 0; question < 60; ++question) {
        QVERIFY(driver.toQuestion());
        QTRY_VERIFY(driver.session().stage() != TableSession::Stage::Asking || !isIdle());
        QVERIFY(driver.toQuestion());
        if (answersOf(driver.session(), 0) > answers)
            break;
        driver.table().choose(sensibleChoice(driver.session().match()));
        ++answers;
    }
    QVERIFY(answersOf(driver.session(), 0) > answers); // one was answered for the player
    driver.session().undo();
    QVERIFY(driver.toQuestion());
    QCOMPARE(answersOf(driver.session(), 0), answers - 1);
    QVERIFY(!isIdle());
}

/// Then Enter goes on, and nothing is said to be left.
void IdleStepsTest::theyAreAskedForIfWanted()
{
    WindowDriver driver;
    beginMountain(driver);
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && isAskedAgain(session) && onlyWayOn(driver);
    }));
    driver.settle();
    QPushButton *button = driver.buttonFor(*onlyWayOn(driver));
    QVERIFY(button && button->hasFocus());
    QVERIFY(driver.table().prompt().findChild<QLabel *>(u"undone"_s)->text().isEmpty());
}

void IdleStepsTest::enterNeverMeansWhatIsOfferedEverywhere()
{
    WindowDriver driver;
    beginMountain(driver);
    int offered = 0;
    for (int question = 0; question < 40 && driver.toQuestion(); ++question) {
        driver.settle();
        const Vocabulary &words = driver.session().setup().vocabulary();
        const ChoiceList choices = driver.choices();
        offered +=
            std::any_of(choices.begin(), choices.end(), [&](Choice choice) { return words.isAside(choice); });
        const QWidget *focused = QApplication::focusWidget();
        const QVariant choice = focused ? focused->property("choice") : QVariant();
        QVERIFY2(!choice.isValid() || !words.isAside(choice.value<Choice>()),
                 qPrintable(driver.table().prompt().title()));
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QVERIFY(offered > 5);
}

/// Whoever looks for the button finds it first, rather than what ends the step.
void IdleStepsTest::aPriceIsNotPaidUnasked()
{
    WordedChoice paid {.choice = Choice {1, {}}, .text = u"cast"_s, .sentence = u"cast"_s};
    paid.isCostly = true;
    WordedChoice end {.choice = Choice {2, {}}, .text = u"go on"_s, .sentence = u"go on"_s};
    end.endsEarly = true;
    PromptBar prompt;
    prompt.resize(1200, 120);
    prompt.choices().showChoices({{QString(), {paid, end}}});
    prompt.show();
    QVERIFY(prompt.choices().onlyCost() && !prompt.choices().onlyEndEarly());
    QVERIFY(prompt.choices().focusFirst());
    QVERIFY(prompt.focusWidget()->property("choice").value<Choice>() == paid.choice);
    paid.isCostly = false;
    prompt.choices().showChoices({{QString(), {paid, end}}});
    QVERIFY(!prompt.choices().onlyCost());
}

MERLON_TEST(IdleStepsTest)
#include "idle_steps_test.moc"
