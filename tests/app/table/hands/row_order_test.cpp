#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/cards/choice_card.h"
#include "app/table/question/cards/choice_cards.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

/// What is asked, with what the question is about.
std::string orderQuestionOf(const Match &match)
{
    const Decision decision = match.state().decision();
    return match.setup().vocabulary().decisions()[decision.kind].key + ' '
        + std::to_string(decision.about[0]);
}

/// At the first question, in which order the cards of a phase lie.
std::vector<ChoiceCard *> beginOrdering(WindowDriver &driver)
{
    driver.begin(testing::kTwoPersons, 5);
    if (!driver.toQuestion())
        return {};
    driver.settle();
    return driver.table().findChild<ChoiceCards *>()->shown();
}

std::vector<Choice> choicesOn(const std::vector<ChoiceCard *> &cards)
{
    std::vector<Choice> choices;
    for (const ChoiceCard *card : cards)
        choices.push_back(card->content().choice);
    return choices;
}

QPushButton *keepingButton(WindowDriver &driver)
{
    driver.settle();
    return driver.table().prompt().findChild<QPushButton *>(u"keep-order"_s);
}

} // namespace

/// Cards are put in order by hand, or by keys.
class RowOrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCardIsDraggedToItsPlace();
    void aShortWayIsAClick();
    void aKeyMovesACard();
    void whatIsConfirmedIsTheOrderThatIsSeen();
};

void RowOrderTest::aCardIsDraggedToItsPlace()
{
    WindowDriver driver;
    const std::vector<ChoiceCard *> before = beginOrdering(driver);
    QVERIFY(before.size() >= 3);
    const std::size_t ply = driver.session().match().ply();
    const QString usual = keepingButton(driver)->text();
    auto &row = *driver.table().findChild<ChoiceCards *>();
    const auto *mark = row.findChild<QWidget *>(u"insertion-mark"_s);
    QVERIFY(mark && !mark->isVisible());
    const QPoint middle = before.front()->rect().center();
    const int way = before.back()->x() - before.front()->x() + 20;
    QTest::mousePress(before.front(), Qt::LeftButton, {}, middle);
    QTest::mouseMove(before.front(), middle + QPoint(way, 0));
    QVERIFY(mark->isVisible());
    QVERIFY(mark->geometry().center().x() > before.back()->geometry().center().x());
    QTest::mouseRelease(before.front(), Qt::LeftButton, {}, middle);
    driver.settle();
    QVERIFY(!mark->isVisible());
    QCOMPARE(driver.session().match().ply(), ply); // nothing is chosen yet
    std::vector<ChoiceCard *> wanted(before.begin() + 1, before.end());
    wanted.push_back(before.front());
    const std::vector<ChoiceCard *> after = row.shown();
    QCOMPARE(after, wanted);
    const int count = static_cast<int>(after.size());
    for (int i = 0; i < count; ++i) {
        const ChoiceCard *card = after[static_cast<std::size_t>(i)];
        const QString place = u"position %1 of %2"_s.arg(i + 1).arg(count);
        QVERIFY2(card->accessibleName().contains(place), qPrintable(card->accessibleName()));
        QVERIFY(i == 0 || card->x() > after[static_cast<std::size_t>(i) - 1]->x());
    }
    QVERIFY(keepingButton(driver)->text() != usual);
}

void RowOrderTest::aShortWayIsAClick()
{
    WindowDriver driver;
    const std::vector<ChoiceCard *> cards = beginOrdering(driver);
    QVERIFY(cards.size() >= 3);
    const Choice choice = cards[1]->content().choice;
    const std::size_t ply = driver.session().match().ply();
    QTRY_VERIFY(!driver.table().prompt().choices().isPaused());
    const QPoint middle = cards[1]->rect().center();
    QTest::mousePress(cards[1], Qt::LeftButton, {}, middle);
    QTest::mouseMove(cards[1], middle + QPoint(2, 1));
    QTest::mouseRelease(cards[1], Qt::LeftButton, {}, middle);
    QVERIFY(driver.session().match().ply() > ply);
    QVERIFY(driver.session().match().chronicle()[ply].choice == choice);
}

void RowOrderTest::aKeyMovesACard()
{
    WindowDriver driver;
    const std::vector<ChoiceCard *> before = beginOrdering(driver);
    QVERIFY(before.size() >= 3);
    auto &row = *driver.table().findChild<ChoiceCards *>();
    before.front()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(before.front(), Qt::Key_Left, Qt::AltModifier); // it is the first
    QCOMPARE(row.shown(), before);
    QTest::keyClick(before.front(), Qt::Key_Right, Qt::AltModifier);
    driver.settle();
    std::vector<ChoiceCard *> wanted = before;
    std::swap(wanted[0], wanted[1]);
    QCOMPARE(row.shown(), wanted);
    QVERIFY(before.front()->hasFocus()); // and can be moved on
    QVERIFY(before.front()->accessibleName().contains(u"position 2 of"_s));
    QTest::keyClick(before.front(), Qt::Key_Left, Qt::AltModifier);
    driver.settle();
    QCOMPARE(row.shown(), before);
}

/// The cards of this phase alone: those of the next one are asked about.
void RowOrderTest::whatIsConfirmedIsTheOrderThatIsSeen()
{
    WindowDriver driver;
    const std::vector<ChoiceCard *> cards = beginOrdering(driver);
    QVERIFY(cards.size() >= 3);
    const Match &match = driver.session().match();
    const std::string first = orderQuestionOf(match);
    const std::uint64_t hash = driver.hash();
    const std::size_t ply = match.ply();
    for (int step = 0; step < 2; ++step) // to the end of the row
        QTest::keyClick(cards.front(), Qt::Key_Right, Qt::AltModifier);
    driver.settle();
    const std::vector<Choice> wanted = choicesOn(driver.table().findChild<ChoiceCards *>()->shown());
    QVERIFY(wanted != choicesOn(cards));
    QTRY_VERIFY(!driver.table().prompt().choices().isPaused());
    QPushButton *keep = keepingButton(driver);
    QVERIFY(keep);
    QTest::mouseClick(keep, Qt::LeftButton);
    QTRY_COMPARE(match.ply(), ply + wanted.size() - 1); // the last one follows by itself
    for (std::size_t i = 0; i + 1 < wanted.size(); ++i)
        QVERIFY(match.chronicle()[ply + i].choice == wanted[i]);
    QVERIFY(driver.toQuestion());
    QVERIFY(orderQuestionOf(match) != first);
    QVERIFY(orderQuestionOf(match).starts_with("order-row"));
    driver.session().undo();
    QTRY_COMPARE(driver.hash(), hash);
}

MERLON_TEST(RowOrderTest)
#include "row_order_test.moc"
