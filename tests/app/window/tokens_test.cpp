#include "app/table/question/bar/prompt_bar.h"
#include "app/widgets/things/thing_item.h"
#include "core/canvas/view/board_view.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <optional>
#include <string>

using namespace merlon;
using namespace Qt::StringLiterals;
using canvas::Thing;
using testing::WindowDriver;

/// Cards and tokens of the panels in the hand of a player.
class TokensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCardOfTheRowIsUsedByClickingIt();
    void anOrderAndItsWallAreClickedEitherWayRound_data();
    void anOrderAndItsWallAreClickedEitherWayRound();
    void anOrderIsDraggedToItsWall();
    void enterFindsTheQuestionAfterAClickOnBareGround();

private:
    /// The invader of Siege II at the first question with this verb; the first item in the panels that one of its
    /// choices names, null if there is none.
    static ThingItem *toItemOf(WindowDriver &driver, const std::string &verb, const std::string &type);
    /// A wall that this item can go to.
    static std::optional<Thing> wallFor(WindowDriver &driver, const ThingItem &item);
    static QPoint middleOf(WindowDriver &driver, const Thing &thing)
    {
        return driver.table().board().rectOf(thing).center();
    }
};

ThingItem *TokensTest::toItemOf(WindowDriver &driver, const std::string &verb, const std::string &type)
{
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    const std::span<const Term> verbs = driver.session().match().setup().vocabulary().verbs();
    const bool found = driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking
            && std::ranges::any_of(driver.choices(),
                                   [&](Choice choice) { return verbs[choice.verb].key == verb; });
    });
    driver.settle();
    for (ThingItem *item : driver.table().findChildren<ThingItem *>()) {
        if (found && item->isVisible() && item->isChoosable() && item->thing().type == type)
            return item;
    }
    return nullptr;
}

std::optional<Thing> TokensTest::wallFor(WindowDriver &driver, const ThingItem &item)
{
    ChoiceGuide guide = *driver.table().questioner().picker().guide();
    if (!guide.pick(item.thing()))
        return std::nullopt;
    const std::vector<Thing> things = guide.choosable();
    const auto wall = std::ranges::find_if(things, [](const Thing &thing) { return thing.place >= 0; });
    return wall == things.end() ? std::nullopt : std::optional(*wall);
}

/// S2-3.2: it is used or skipped, and clicking it means to use it.
void TokensTest::aCardOfTheRowIsUsedByClickingIt()
{
    WindowDriver driver;
    ThingItem *card = toItemOf(driver, "perform", "action-card");
    QVERIFY(card);
    const std::size_t ply = driver.session().match().ply();
    QTest::mouseClick(card, Qt::LeftButton);
    driver.settle();
    const Match &match = driver.session().match();
    QVERIFY(match.ply() > ply);
    QCOMPARE(match.setup().vocabulary().verbs()[match.chronicle()[ply].choice.verb].key,
             std::string("perform"));
}

void TokensTest::anOrderAndItsWallAreClickedEitherWayRound_data()
{
    QTest::addColumn<bool>("tokenFirst");
    QTest::newRow("the token, then the wall") << true;
    QTest::newRow("the wall, then the token") << false;
}

/// S2-11.4
void TokensTest::anOrderAndItsWallAreClickedEitherWayRound()
{
    QFETCH(bool, tokenFirst);
    WindowDriver driver;
    ThingItem *token = toItemOf(driver, "give-order", "order");
    QVERIFY(token);
    const std::optional<Thing> wall = wallFor(driver, *token);
    QVERIFY(wall);
    const std::size_t ply = driver.session().match().ply();
    const auto clickWall = [&] {
        QTest::mouseClick(driver.table().board().viewport(), Qt::LeftButton, {}, middleOf(driver, *wall));
    };
    if (tokenFirst)
        QTest::mouseClick(token, Qt::LeftButton);
    clickWall();
    if (!tokenFirst)
        QTest::mouseClick(token, Qt::LeftButton);
    driver.settle();
    const Match &match = driver.session().match();
    QVERIFY(match.ply() > ply);
    const Choice choice = match.chronicle()[ply].choice;
    const Vocabulary &words = match.setup().vocabulary();
    QCOMPARE(words.verbs()[choice.verb].key, std::string("give-order"));
    QCOMPARE(words.keyOf(words.verbs()[choice.verb].types[0], choice.args[0]), token->thing().key);
    QCOMPARE(static_cast<int>(choice.args[1]), wall->place);
}

void TokensTest::anOrderIsDraggedToItsWall()
{
    WindowDriver driver;
    ThingItem *token = toItemOf(driver, "give-order", "order");
    QVERIFY(token);
    const std::optional<Thing> wall = wallFor(driver, *token);
    QVERIFY(wall);
    const std::size_t ply = driver.session().match().ply();
    driver.drag(*token, middleOf(driver, *wall));
    driver.settle();
    const Match &match = driver.session().match();
    QVERIFY(match.ply() > ply);
    QCOMPARE(match.setup().vocabulary().verbs()[match.chronicle()[ply].choice.verb].key,
             std::string("give-order"));
    QCOMPARE(static_cast<int>(match.chronicle()[ply].choice.args[1]), wall->place);
}

void TokensTest::enterFindsTheQuestionAfterAClickOnBareGround()
{
    WindowDriver driver;
    QVERIFY(toItemOf(driver, "perform", "action-card"));
    const std::size_t ply = driver.session().match().ply();
    canvas::BoardView &board = driver.table().board();
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, QPoint(3, 3));
    board.setFocus(Qt::MouseFocusReason);
    QTest::keyClick(&board, Qt::Key_Return);
    auto *button = qobject_cast<QPushButton *>(driver.window().focusWidget());
    QVERIFY(button && driver.table().prompt().isAncestorOf(button));
    QCOMPARE(driver.session().match().ply(), ply); // the first press shows where the keyboard is
    QTest::keyClick(button, Qt::Key_Return);
    QVERIFY(driver.session().match().ply() > ply);
}

MERLON_TEST(TokensTest)
#include "tokens_test.moc"
