#include "app/table/position_display.h"
#include "app/widgets/things/thing_item.h"
#include "core/canvas/view/board_view.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <string>

using namespace merlon;
using namespace Qt::StringLiterals;
using canvas::Thing;
using testing::WindowDriver;

namespace {

/// A player who knows what can be dragged, and counts each click and each drag.
class ThriftyHands {
public:
    explicit ThriftyHands(WindowDriver &driver)
        : m_driver(driver)
    {
    }

    int gestures() const { return m_drags + m_driver.clicks(); }

    /// False if the choice cannot be made by hand.
    bool make(Choice choice)
    {
        m_driver.settle();
        const int before = gestures();
        const bool isMade = dragPlace(choice) || dragItem(choice) || m_driver.chooseByMouse(choice);
        m_driver.settle();
        QTest::qWait(20); // the others of a stack follow
        made << u"%1: %2"_s.arg(QString::fromStdString(verbOf(choice))).arg(gestures() - before);
        return isMade;
    }

    std::string verbOf(Choice choice) const
    {
        return m_driver.session().setup().vocabulary().verbs()[choice.verb].key;
    }

    QStringList made;

private:
    QPoint middleOf(const Thing &thing) const { return m_driver.table().board().rectOf(thing).center(); }
    std::size_t ply() const { return m_driver.session().match().ply(); }

    /// A point of a place where nothing stands; none if it is full.
    std::optional<QPoint> bareGroundOf(const Thing &place) const
    {
        const canvas::BoardView &board = m_driver.table().board();
        const QRect box = board.rectOf(place);
        for (int x = box.left(); x < box.right(); x += 3) {
            for (int y = box.top(); y < box.bottom(); y += 3) {
                if (board.thingAt({x, y}) == place)
                    return QPoint(x, y);
            }
        }
        return std::nullopt;
    }

    /// All that may go from where the piece of a march stands.
    bool dragPlace(Choice choice)
    {
        if (verbOf(choice) != "march")
            return false;
        const std::optional<QPoint> from = bareGroundOf(canvas::placeThing(choice.args[0]));
        if (!from)
            return false;
        QWidget *viewport = m_driver.table().board().viewport();
        const QPoint to = middleOf(canvas::placeThing(choice.args[2]));
        const std::size_t before = ply();
        QTest::mousePress(viewport, Qt::LeftButton, {}, *from);
        QTest::mouseMove(viewport, *from + QPoint(12, 12));
        QTest::mouseMove(viewport, to);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
        ++m_drags;
        return ply() > before;
    }

    /// Something of a panel onto the place of the board that completes the choice.
    bool dragItem(Choice choice)
    {
        const ChoiceGuide &guide = *m_driver.table().questioner().picker().guide();
        for (ThingItem *item : m_driver.table().findChildren<ThingItem *>()) {
            ChoiceGuide after = guide;
            if (!item->isVisible() || !item->isChoosable() || !after.pick(item->thing()) || after.complete())
                continue;
            for (const Thing &to : after.choosable()) {
                ChoiceGuide whole = after;
                if (to.place < 0 || !to.key.empty() || !whole.pick(to) || whole.complete() != choice)
                    continue;
                const std::size_t before = ply();
                m_driver.drag(*item, middleOf(to));
                ++m_drags;
                return ply() > before;
            }
        }
        return false;
    }

    WindowDriver &m_driver;
    int m_drags = 0;
};

} // namespace

/// How much work a round is.
class ClicksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRoundOfTheInvaderTakesFewGestures();
};

/// From the exchange to the end of the assault, with two maneuvers, two cards and orders.
void ClicksTest::aRoundOfTheInvaderTakesFewGestures()
{
    constexpr int kMost = 24;
    constexpr int kDeployments = 2; // by stacks: few kinds, many of them
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    const Vocabulary &words = driver.session().setup().vocabulary();
    const auto question = [&] {
        return words.decisions()[driver.session().match().state().decision().kind].key;
    };
    while (driver.toQuestion() && (question() == "order-row" || question() == "drop-objective"))
        driver.table().choose(testing::sensibleChoice(driver.session().match())); // before the first round
    ThriftyHands hands(driver);
    int marches = 0;
    int deployments = 0;
    int orders = 0;
    for (int asked = 0; asked < 100 && driver.toQuestion(); ++asked) {
        if (driver.table().display().tableau().clock.round > 1)
            break;
        Choice choice = testing::sensibleChoice(driver.session().match());
        const ChoiceList choices = driver.choices();
        const auto end = std::ranges::find_if(choices, [&](Choice one) { return words.endsStep(one); });
        if (hands.verbOf(choice) == "deploy" && ++deployments > kDeployments && end != choices.end())
            choice = *end;
        marches += hands.verbOf(choice) == "march" ? 1 : 0;
        orders += hands.verbOf(choice) == "give-order" ? 1 : 0;
        QVERIFY2(hands.make(choice), qPrintable(hands.made.join(u", "_s)));
    }
    QCOMPARE(driver.table().display().tableau().clock.round, 2);
    QVERIFY(marches >= 4);
    QVERIFY(orders >= 1);
    QVERIFY2(hands.gestures() <= kMost, qPrintable(hands.made.join(u", "_s)));
}

MERLON_TEST(ClicksTest)
#include "clicks_test.moc"
