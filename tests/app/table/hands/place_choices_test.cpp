#include "app/table/question/bar/ending_slot.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/words/language.h"
#include "core/engine/game.h"
#include "core/engine/notation/notation.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

/// What trains a unit somewhere, at the question that is asked.
std::optional<Choice> trainingOf(const TableSession &session)
{
    const auto verb = session.setup().vocabulary().verb("train");
    ChoiceList choices;
    if (session.stage() == TableSession::Stage::Asking)
        session.match().state().choices(choices);
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](Choice choice) { return choice.verb == verb; });
    return found == choices.end() ? std::nullopt : std::optional(*found);
}

/// To the actions of a city that can train several types of units.
void playToTraining(WindowDriver &driver)
{
    const auto setup = findGame("exiles")->open(testing::shippedBoard("ring"), {{"start", "sheet-7"}});
    driver.begin(*setup, QStringList(static_cast<qsizetype>((*setup)->seats().size()), u"person"_s), 3);
    QVERIFY(driver.playTo([](const TableSession &session) { return trainingOf(session).has_value(); }));
    driver.settle();
}

WordedChoice worded(Choice choice, const QString &text)
{
    return {.choice = choice, .text = text, .sentence = text};
}

} // namespace

/// What has been pointed at offers all that can be done there.
class PlaceChoicesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlaceOffersEverythingOnButtons()
    {
        WindowDriver driver;
        playToTraining(driver);
        const Choice training = *trainingOf(driver.session());
        ChoicePicker &picker = driver.table().questioner().picker();
        picker.pick(canvas::placeThing(training.args[1]));
        const std::vector<Choice> left = picker.guide()->offBoard();
        QVERIFY(std::ranges::count(left, training.verb, &Choice::verb) > 1);
        for (const Choice choice : left)
            QVERIFY(driver.table().prompt().choices().buttonOf(choice));
    }

    void soManyOfAUnitAreToldAsOne()
    {
        const Language spoken(u"en"_s);
        const auto setup = findGame("exiles")->open(testing::shippedBoard("ring"), {});
        std::vector<Choice> choices;
        for (const char *text : {"assign spearman sec-n-1 1", "assign spearman sec-n-1 2",
                                 "assign spearman sec-n-1 3", "assign archer sec-n-1 1"})
            choices.push_back(*parseChoice((*setup)->vocabulary(), text));
        const std::vector<ChoiceGroup> groups = groupChoices(choices, {}, Speaker(**setup));
        QCOMPARE(groups.size(), std::size_t {1});
        QCOMPARE(groups.front().choices[1].text, u"2 × spearman"_s);
        QVERIFY2(!groups.front().heading.contains(u'×'), qPrintable(groups.front().heading));
    }

    void oneOfMoreThatLieElsewhereIsNotEmphasised()
    {
        ChoiceGroup group;
        group.choices.push_back(worded({1, {}}, u"Pile rocks"_s));
        QCOMPARE(endingOf({group}) != nullptr, true);
        group.choices.front().hasOthers = true;
        QCOMPARE(endingOf({group}) != nullptr, false);
    }

    /// Though a button with effects reads from right to left.
    void aSingleButtonStandsAboveItsNote()
    {
        WindowDriver driver;
        playToTraining(driver);
        const Choice trade {1, {}};
        WordedChoice first = worded(trade, u"Trade"_s);
        first.note = u"One in each turn."_s;
        first.effects.push_back({u"exiles/wood"_s, u"1 wood"_s, 1});
        WordedChoice end = worded({2, {}}, u"End"_s);
        end.endsEarly = true;
        ChoiceGroup group;
        group.choices = {first, end};
        PromptChoices &choices = driver.table().prompt().choices();
        choices.showChoices({group});
        QTest::qWait(20); // until everything is laid out
        const QPushButton *button = choices.buttonOf(trade);
        QVERIFY(button);
        QCOMPARE(button->layoutDirection(), Qt::RightToLeft);
        QVERIFY(button->width() < button->parentWidget()->width());
        QCOMPARE(button->x(), 0);
    }
};

MERLON_TEST(PlaceChoicesTest)
#include "place_choices_test.moc"
