#include "app/table/question/picking/stack_move.h"
#include "core/engine/game.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

using namespace merlon;

/// A place full of units that is dragged as one: Siege II, where each of them marches by a choice of its own.
class StackMoveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlaceGoesKindByKindTheStrongestFirst();
    void itGoesOnUntilTheGameAsksSomethingElse();
    void onlyUnitsOfWhichThereAreSeveralGoAgain();

private:
    Choice march(const char *from, const char *unit, const char *to) const;
    ChoiceGuide guide() const;
    std::vector<StackMove::Batch> batches() const;

    std::shared_ptr<const Setup> m_setup = testing::openOnItsBoard("siege2");
    const Vocabulary &m_words = m_setup->vocabulary();
};

Choice StackMoveTest::march(const char *from, const char *unit, const char *to) const
{
    const std::uint16_t verb = *m_words.verb("march");
    const auto value = [&](std::size_t argument, const char *key) {
        return *m_words.valueOf(m_words.verbs()[verb].types[argument], key);
    };
    return {verb, {value(0, from), value(1, unit), value(2, to)}};
}

/// Goblins and trolls may march to the first wall, orcs only to the second one.
ChoiceGuide StackMoveTest::guide() const
{
    ChoiceList choices;
    choices.add(march("west-rampart-1", "goblin", "west-wall-1"));
    choices.add(march("west-rampart-1", "orc", "west-wall-2"));
    choices.add(march("west-rampart-1", "troll", "west-wall-1"));
    choices.add(march("west-rampart-2", "goblin", "west-wall-1"));
    ChoiceGuide guide(m_words);
    guide.begin(choices);
    return guide;
}

std::vector<StackMove::Batch> StackMoveTest::batches() const
{
    canvas::PlacePicture shown;
    for (const auto &[unit, count] : {std::pair {"goblin", 3}, {"orc", 1}, {"troll", 2}}) {
        canvas::Token token;
        token.key = unit;
        token.count = count;
        shown.tokens.push_back(token);
    }
    const Board &board = m_setup->board();
    const auto from = static_cast<int>(*board.indexOf("west-rampart-1"));
    const auto to = static_cast<int>(*board.indexOf("west-wall-1"));
    return batchesTo(canvas::placeThing(to), guide(), from, shown);
}

void StackMoveTest::aPlaceGoesKindByKindTheStrongestFirst()
{
    const std::vector<StackMove::Batch> all = batches();
    QCOMPARE(all.size(), std::size_t {2});
    QCOMPARE(all[0].times, 2);
    QCOMPARE(choiceByPicks(guide(), all[0].picks),
             std::optional(march("west-rampart-1", "troll", "west-wall-1")));
    QCOMPARE(all[1].times, 3);
    QCOMPARE(choiceByPicks(guide(), all[1].picks),
             std::optional(march("west-rampart-1", "goblin", "west-wall-1")));
}

void StackMoveTest::itGoesOnUntilTheGameAsksSomethingElse()
{
    Decision decision;
    decision.seat = 0;
    decision.kind = 1;
    StackMove stack;
    stack.begin(batches(), decision, 7);
    const Choice troll = march("west-rampart-1", "troll", "west-wall-1");
    for (std::size_t ply : {8, 9})
        QCOMPARE(stack.next(guide(), decision, ply), std::optional(troll));
    QCOMPARE(stack.next(guide(), decision, 10),
             std::optional(march("west-rampart-1", "goblin", "west-wall-1")));
    Decision other = decision;
    other.kind = 2;
    QVERIFY(!stack.next(guide(), other, 11));
    QVERIFY(!stack.next(guide(), decision, 12)); // it is over
}

void StackMoveTest::onlyUnitsOfWhichThereAreSeveralGoAgain()
{
    QVERIFY(canGoAgain(march("west-rampart-1", "goblin", "west-wall-1"), m_words));
    QVERIFY(!canGoAgain({*m_words.verb("end-phase"), {}}, m_words));
}

MERLON_TEST(StackMoveTest)
#include "stack_move_test.moc"
