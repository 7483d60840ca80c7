#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/picking/sequel.h"
#include "app/widgets/things/thing_item.h"
#include "app/words/resources.h"
#include "core/base/random.h"
#include "core/canvas/view/board_view.h"
#include "core/engine/event.h"
#include "core/players/players.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using canvas::Thing;
using testing::WindowDriver;

namespace {

/// Somebody who knows all that saves a click.
class ThriftyHands {
public:
    explicit ThriftyHands(WindowDriver &driver)
        : m_driver(driver)
    {
    }

    /// Makes the choice, and perhaps what follows, with as few clicks and drags as it takes. False if that is not possible.
    bool make(Choice choice)
    {
        m_driver.settle();
        testing::waitUntil([this] { return !m_driver.table().prompt().choices().isPaused(); });
        const int before = m_driver.clicks();
        const std::size_t ply = m_driver.session().match().ply();
        const bool isMade = dragsPlace(choice) || drags(guideNow(), choice) || dragsOn(choice)
            || pressesBoth(choice) || goesOnByDragging(choice) || clicks(choice);
        m_driver.settle();
        QTest::qWait(20); // the others of a stack, and second choices
        told << u"%1: %2"_s.arg(QString::fromStdString(verbOf(choice))).arg(m_driver.clicks() - before);
        return isMade && m_driver.session().match().ply() > ply;
    }

    std::string verbOf(Choice choice) const { return words().verbs()[choice.verb].key; }
    bool ends(Choice choice) const { return words().verbs()[choice.verb].role == TermRole::End; }
    /// Units come from beside the map to a place.
    bool deploys(Choice choice) const { return verbOf(choice) == "deploy" || verbOf(choice) == "send"; }

    QStringList told; ///< what was made, and how many clicks it took

private:
    /// A question that may come, and what a good player would choose there.
    struct Wish {
        ChoiceGuide guide;
        Choice choice;
    };

    const Vocabulary &words() const { return m_driver.session().setup().vocabulary(); }
    const ChoiceGuide &guideNow() { return *m_driver.table().questioner().picker().guide(); }
    QPoint middleOf(const Thing &thing) { return m_driver.table().board().rectOf(thing).center(); }

    static Choice wishIn(const State &state)
    {
        static const std::unique_ptr<Player> player = makePlayer("heuristic");
        Random random(11, 0);
        return player->choose(*state.seenBy({state.decision().seat}), random);
    }

    /// After these choices. None if the same player does not go on, or would choose otherwise on the way.
    std::optional<Wish> wishAfter(const std::vector<Choice> &way)
    {
        const State &now = m_driver.session().match().state();
        const Seat seat = now.decision().seat;
        const std::unique_ptr<State> next = now.clone();
        EventSink nobody;
        for (const Choice choice : way) {
            if (choice != way.front() && choice != wishIn(*next))
                return std::nullopt;
            next->apply(choice, nobody);
            if (next->decision().seat != seat)
                return std::nullopt;
        }
        ChoiceList choices;
        next->choices(choices);
        Wish wish {ChoiceGuide(words()), wishIn(*next)};
        wish.guide.begin(choices);
        return wish;
    }

    /// The place where something must be let go to make the choice; none if it is no place.
    static std::optional<Thing> goalOf(const ChoiceGuide &guide, Choice choice)
    {
        const std::vector<Thing> things = guide.choosable();
        const auto completes = [&](const Thing &to) {
            ChoiceGuide whole = guide;
            return to.place >= 0 && to.key.empty() && whole.pick(to) && whole.complete() == choice;
        };
        const auto found = std::ranges::find_if(things, completes);
        return found == things.end() ? std::nullopt : std::optional(*found);
    }

    bool dragItem(ThingItem &item, const Thing &to)
    {
        const std::size_t ply = m_driver.session().match().ply();
        m_driver.drag(item, middleOf(to));
        return m_driver.session().match().ply() > ply;
    }

    /// All that may go from where the piece of a march stands.
    bool dragsPlace(Choice choice)
    {
        if (verbOf(choice) != "march")
            return false;
        const canvas::BoardView &board = m_driver.table().board();
        const Thing from = canvas::placeThing(choice.args[0]);
        const QRect box = board.rectOf(from);
        const std::size_t ply = m_driver.session().match().ply();
        for (int x = box.left(); x < box.right(); x += 3) {
            for (int y = box.top(); y < box.bottom(); y += 3) {
                if (board.thingAt({x, y}) != from)
                    continue;
                m_driver.drag(QPoint(x, y), middleOf(canvas::placeThing(choice.args[2])));
                return m_driver.session().match().ply() > ply;
            }
        }
        return false;
    }

    /// A piece of the board or of the panels, with all of its kind, to the place that makes the choice complete.
    bool drags(const ChoiceGuide &guide, Choice choice)
    {
        const canvas::BoardView &board = m_driver.table().board();
        const std::size_t ply = m_driver.session().match().ply();
        const std::vector<Thing> things = guide.choosable();
        for (const Thing &from : things) {
            ChoiceGuide after = guide;
            if (from.place < 0 || from.key.empty() || board.thingAt(middleOf(from)) != from
                || !after.pick(from))
                continue;
            if (const std::optional<Thing> to = goalOf(after, choice)) {
                m_driver.drag(middleOf(from), middleOf(*to));
                return m_driver.session().match().ply() > ply;
            }
        }
        for (ThingItem *item : m_driver.table().findChildren<ThingItem *>()) {
            ChoiceGuide after = guide;
            if (!item->isVisible() || item->thing().place >= 0 || !after.pick(item->thing()))
                continue;
            if (const std::optional<Thing> to = goalOf(after, choice))
                return dragItem(*item, *to);
        }
        return false;
    }

    /// A card to where its effect is to be, or a piece that is selected to where it goes: makes the choice, and answers the
    /// question that follows.
    bool dragsOn(Choice choice)
    {
        const std::optional<Wish> next = wishAfter({choice});
        const std::optional<Thing> to = next ? goalOf(next->guide, next->choice) : std::nullopt;
        if (!to)
            return false;
        const canvas::BoardView &board = m_driver.table().board();
        const std::vector<Thing> things = guideNow().choosable();
        for (const Thing &from : things) {
            ChoiceGuide after = guideNow();
            if (from.place < 0 || from.key.empty() || board.thingAt(middleOf(from)) != from
                || !after.pick(from) || after.complete() != choice)
                continue;
            const std::size_t ply = m_driver.session().match().ply();
            m_driver.drag(middleOf(from), middleOf(*to));
            return m_driver.session().match().ply() > ply;
        }
        for (ThingItem *item : m_driver.table().findChildren<ThingItem *>()) {
            ChoiceGuide after = guideNow();
            if (item->isVisible() && item->isChoosable() && after.pick(item->thing())
                && after.complete() == choice)
                return dragItem(*item, *to);
        }
        return false;
    }

    /// The button of this choice and of the next one.
    bool pressesBoth(Choice choice)
    {
        const std::optional<Wish> next = wishAfter({choice});
        for (QPushButton *button : m_driver.table().prompt().choices().findChildren<QPushButton *>()) {
            const QVariant then = button->property("then");
            if (!next || ends(choice) || words().isPass(choice) || !button->isVisible() || !then.isValid()
                || then.value<Choice>() != next->choice)
                continue;
            m_driver.press(*button);
            return true;
        }
        return false;
    }

    /// What comes after the step is dragged to its place, which ends it, and begins the one that is offered.
    bool goesOnByDragging(Choice choice)
    {
        const Match &match = m_driver.session().match();
        const std::unique_ptr<View> seen = match.seenBy({match.state().decision().seat});
        for (const NextStep &step : nextSteps(*seen, m_driver.choices())) {
            std::vector<Choice> way {step.ending};
            way.insert(way.end(), step.then.begin(), step.then.end());
            const std::optional<Wish> next = step.ending == choice ? wishAfter(way) : std::nullopt;
            if (next && drags(next->guide, next->choice))
                return true;
        }
        return false;
    }

    /// One thing after another. What a drag in vain has left picked is put back first.
    bool clicks(Choice choice)
    {
        ChoicePicker &picker = m_driver.table().questioner().picker();
        const auto isOpen = [&] {
            const std::vector<Choice> left = guideNow().remaining();
            return std::ranges::find(left, choice) != left.end();
        };
        while (!isOpen() && picker.back())
            m_driver.settle();
        return m_driver.chooseByMouse(choice);
    }

    WindowDriver &m_driver;
};

int roundOf(WindowDriver &driver)
{
    return driver.table().display().tableau().clock.round;
}

} // namespace

/// How much work a round is.
class ClicksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRoundOfTheInvaderTakesFewClicks();
    void aRoundOfTheDefenderTakesFewClicks();
    void aRoundOfTheInvaderInSiegeGloryTakesFewClicks();
    void aRoundOfTheDefenderInSiegeGloryTakesFewClicks();

private:
    static void beginSiegeGlory(WindowDriver &driver, const QStringList &kinds);
    static void playRound(WindowDriver &driver, ThriftyHands &hands);
};

/// All of the first one: cards are used, both maneuvers made and orders given, as a good player would.
void ClicksTest::playRound(WindowDriver &driver, ThriftyHands &hands)
{
    constexpr int kDeployments = 2; // drags of a maneuver: one on each side
    while (driver.toQuestion() && roundOf(driver) < 1)
        driver.table().choose(testing::sensibleChoice(driver.session().match())); // setting up
    int deployments = 0;
    for (int asked = 0; asked < 200 && driver.toQuestion() && roundOf(driver) == 1; ++asked) {
        Choice choice = testing::sensibleChoice(driver.session().match());
        const ChoiceList choices = driver.choices();
        const auto end =
            std::find_if(choices.begin(), choices.end(), [&](Choice one) { return hands.ends(one); });
        deployments = hands.deploys(choice) ? deployments + 1 : 0;
        if (deployments > kDeployments && end != choices.end()) {
            choice = *end;
            deployments = 0;
        }
        QVERIFY2(hands.make(choice), qPrintable(hands.told.join(u", "_s)));
    }
    QCOMPARE(roundOf(driver), 2);
    qInfo("%d clicks: %s", driver.clicks(), qPrintable(hands.told.join(u", "_s)));
}

void ClicksTest::aRoundOfTheInvaderTakesFewClicks()
{
    constexpr int kMost = 24; // clicks and drags
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    ThriftyHands hands(driver);
    playRound(driver, hands);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(driver.clicks() <= kMost);
    int maneuvers = 0;
    for (const Ply &ply : driver.session().match().chronicle())
        maneuvers += hands.verbOf(ply.choice) == "maneuver" ? 1 : 0;
    QVERIFY(maneuvers >= 1);
}

void ClicksTest::aRoundOfTheDefenderTakesFewClicks()
{
    constexpr int kMost = 50; // clicks and drags
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"person"_s}, 5);
    ThriftyHands hands(driver);
    playRound(driver, hands);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(driver.clicks() <= kMost);
}

void ClicksTest::beginSiegeGlory(WindowDriver &driver, const QStringList &kinds)
{
    const Game *game = findGame("siege1");
    driver.begin(*game->open(*boardNamed(game->defaultBoard()), {{"players", "2"}}), kinds, 5);
}

/// Payments go with what is paid for, and units in stacks.
void ClicksTest::aRoundOfTheInvaderInSiegeGloryTakesFewClicks()
{
    constexpr int kMost = 24; // clicks and drags
    WindowDriver driver;
    beginSiegeGlory(driver, {u"person"_s, u"heuristic"_s});
    ThriftyHands hands(driver);
    playRound(driver, hands);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(driver.clicks() <= kMost);
}

/// It answers what the invader does, an hourglass at a time.
void ClicksTest::aRoundOfTheDefenderInSiegeGloryTakesFewClicks()
{
    constexpr int kMost = 30; // clicks and drags
    WindowDriver driver;
    beginSiegeGlory(driver, {u"heuristic"_s, u"person"_s});
    ThriftyHands hands(driver);
    playRound(driver, hands);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(driver.clicks() <= kMost);
}

MERLON_TEST(ClicksTest)
#include "clicks_test.moc"
