#include "core/base/error.h"
#include "core/base/json.h"
#include "core/engine/match/dealer.h"
#include "core/engine/notation/notation.h"
#include "core/engine/notation/suggestions.h"
#include "core/games/english.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"
#include "tests/support/toy/toy_position.h"

#include <QTest>

#include <map>
#include <set>

using namespace merlon;

namespace {

std::string problemOf(const Expected<Choice> &choice)
{
    return choice ? "" : say(choice.error(), english());
}

/// North's turn in calm weather: a copper and a gold in hand, one field taken.
std::unique_ptr<State> northsTurn(const Setup &setup)
{
    const Json position = {
        {"step", "turn"},
        {"spy", "south"},
        {"seats",
         {{"north", {{"hand", {{"copper", 1}, {"gold", 1}}}}}, {"east", {{"hand", {{"jewel", 2}}}}}}},
        {"places", {{"field-2", {{"east", "silver"}, {"wager", 3}}}}}};
    Expected<std::unique_ptr<State>> state = setup.position(position);
    Q_ASSERT(state);
    return std::move(*state);
}

} // namespace

class ChoicesTest : public QObject {
    Q_OBJECT

    std::shared_ptr<const Setup> m_setup = toy::open();

    const Vocabulary &vocabulary() const { return m_setup->vocabulary(); }

private Q_SLOTS:
    void everyValueOfEveryVerbReadsBackFromNotation()
    {
        int tried = 0;
        for (std::uint16_t verb = 1; verb < vocabulary().verbs().size(); ++verb) {
            for (std::uint16_t a = 0; a < 8; ++a) {
                for (std::uint16_t b = 0; b < 8; ++b) {
                    const Choice choice {verb, {a, b, 0}};
                    if (!vocabulary().isWellFormed(choice))
                        continue;
                    const Expected<Choice> again = parseChoice(vocabulary(), notate(vocabulary(), choice));
                    QVERIFY2(again, problemOf(again).c_str());
                    QCOMPARE(*again, choice);
                    ++tried;
                }
            }
        }
        QCOMPARE(tried, 4 + 4 + 4 + 3 + 16 + 4 + 1 + 1 + 1 + 4 + 1 + 4 + 7 + 4);
    }

    void hiddenArgumentReadsAsQuestionMark()
    {
        const Choice hidden {toy::kPlay, {kHidden, 1, 0}};
        QCOMPARE(notate(vocabulary(), hidden), std::string("play ? field-2"));
        QCOMPARE(*parseMaskedChoice(vocabulary(), "play ? field-2"), hidden);
        QVERIFY(!vocabulary().isWellFormed(hidden));
        QCOMPARE(problemOf(parseChoice(vocabulary(), "play ? field-2")),
                 std::string("line: Word 2 is hidden (“?”) and cannot be played. Possible here: copper, "
                             "silver, gold, jewel."));
    }

    void blanksBetweenWordsDoNotMatter()
    {
        QCOMPARE(*parseChoice(vocabulary(), "  play\tgold   field-1 \n"), (Choice {toy::kPlay, {2, 0, 0}}));
    }

    void errorNamesTheWordAndWhatCouldStandThere_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        QTest::newRow("empty")
            << "   "
            << "line: The line is empty. Possible here: appoint, deal, reveal, blow, play, "
               "wager, draw, peek, ….";
        QTest::newRow("verb") << "pley gold field-1"
                              << "line: “pley” (word 1) is not a known command. Possible here: play, "
                                 "peek, blow, pass, buy, deal, wager, draw, ….";
        QTest::newRow("value")
            << "play golt field-1"
            << "line: “golt” (word 2) is not of the type “card”. Possible here: gold, copper, silver, jewel.";
        QTest::newRow("later value")
            << "play gold feild-3"
            << "line: “feild-3” (word 3) is not of the type “field”. Possible here: field-3, field-1, "
               "field-2, field-4.";
        QTest::newRow("missing")
            << "play gold"
            << "line: Word 3 is missing: expected field (“play <card> <field>”). Possible here: "
               "field-1, field-2, field-3, field-4.";
        QTest::newRow("surplus") << "play gold field-1 now"
                                 << "line: Unexpected extra word 4: “now”. Syntax: “play <card> <field>”.";
        QTest::newRow("number")
            << "wager 4"
            << "line: “4” (word 2) is not of the type “wager”. Possible here: a number from 0 to 3.";
        QTest::newRow("odd number")
            << "wager 03"
            << "line: “03” (word 2) is not of the type “wager”. Possible here: a number from 0 to 3.";
    }

    void errorNamesTheWordAndWhatCouldStandThere()
    {
        QFETCH(QString, line);
        QFETCH(QString, problem);
        QCOMPARE(QString::fromStdString(problemOf(parseChoice(vocabulary(), line.toStdString()))), problem);
    }

    void illegalChoiceIsRefusedWithItsRuleAndWithTheLegalOnes()
    {
        const auto state = northsTurn(*m_setup);
        QVERIFY(parseLegalChoice(*state, "play gold field-1"));

        const Expected<Choice> taken = parseLegalChoice(*state, "play gold field-2");
        QVERIFY(!taken);
        QCOMPARE(taken.error().what, (Text {"reason.place-taken", {Word {"field-2", "field"}}}));
        QCOMPARE(say(taken.error().right, english()),
                 std::string(
                     "See rule T-3.1. Possible now: play gold field-1, play gold field-3, play gold field-4, "
                     "play copper field-1, play copper field-3, play copper field-4."));

        const Expected<Choice> early = parseLegalChoice(*state, "wager 1");
        QVERIFY(!early);
        QCOMPARE(say(early.error().right, english()),
                 std::string("See rule T-0.2. Possible commands now: play, draw, peek, pass."));
    }

    void suggestionsAreTheNearestKeysAtMostEight()
    {
        QCOMPARE(editDistance("kitten", "sitting"), std::size_t {3});
        QCOMPARE(editDistance("", "abc"), std::size_t {3});
        QCOMPARE(nearestTo("bb", {"aa", "ab", "bb", "ba"}),
                 (std::vector<std::string> {"bb", "ab", "ba", "aa"}));
        QCOMPARE(listed(std::vector<std::string>(9, "x")), std::string("x, x, x, x, x, x, x, x, …"));
        QCOMPARE(quotable("a\nb\x7f"), std::string("a b "));
        const std::string crosses(39, 'x');
        QCOMPARE(quotable(crosses + "é"), crosses + "…");
    }

    void onlyWhatTheVocabularyHasIsWellFormed()
    {
        QVERIFY(!vocabulary().isWellFormed({}));
        QVERIFY(!vocabulary().isWellFormed({99, {}}));
        QVERIFY(!vocabulary().isWellFormed({toy::kDraw, {1, 0, 0}}));
        QVERIFY(!vocabulary().isWellFormed({toy::kWager, {4, 0, 0}}));
        QVERIFY(vocabulary().isWellFormed({toy::kWager, {3, 0, 0}}));
        QVERIFY(!vocabulary().verb("none"));
    }

    void secretArgumentsAreHiddenFromThoseWhoDoNotKnow()
    {
        const Event event {toy::kPlayed, {3, 1}, {0, 2, 1}, {SeatSet {0, 2}, 0b10, false}};
        QCOMPARE(maskedFor(event, {2}), event);
        QCOMPARE(maskedFor(event, {1}).args, (std::array<std::uint16_t, 4> {0, kHidden, 1, 0}));
        QCOMPARE(
            vocabulary().text(maskedFor(event, {})),
            (Text {"event.played", {Word {"north", "seat"}, Word {"?", "card"}, Word {"field-2", "field"}}}));
        QVERIFY(isVisibleTo(event, {}));
        QVERIFY(!isVisibleTo(Event {toy::kMarked, {}, {}, {SeatSet {1}, 0, true}}, {0, 2, 3}));
        QCOMPARE(vocabulary().text(Choice {toy::kWager, {2, 0, 0}}),
                 (Text {"choice.wager", {std::int64_t {2}}}));
    }

    void dealerDealsByWeightAndByNothingButSeedAndIndex()
    {
        const OutcomeList outcomes {
            {{toy::kBlow, {0, 0, 0}}, 3}, {{toy::kBlow, {1, 0, 0}}, 2}, {{toy::kBlow, {2, 0, 0}}, 1}};
        const Dealer dealer(42);
        QCOMPARE(dealer.deal(outcomes, 17), Dealer(42).deal(outcomes, 17));

        // Two neighbouring indices together: 36 cells of which each has its share, so that streams do not
        // show.
        constexpr std::uint32_t kPairs = 36000;
        std::map<std::pair<int, int>, double> pairs;
        for (std::uint32_t i = 0; i < kPairs; ++i)
            ++pairs[{dealer.deal(outcomes, 2 * i).args[0], dealer.deal(outcomes, 2 * i + 1).args[0]}];
        double distance = 0;
        for (int a = 0; a < 3; ++a) {
            for (int b = 0; b < 3; ++b) {
                const double expected = kPairs / 36.0 * (3 - a) * (3 - b);
                distance += (pairs[{a, b}] - expected) * (pairs[{a, b}] - expected) / expected;
            }
        }
        QVERIFY2(distance < 26.1, "chi-squared with 8 degrees of freedom, 0.1 %");
    }

    void dealerTakesTheFullRangeOfWeights()
    {
        const OutcomeList outcomes {{{1, {}}, 0x7FFFFFFF}, {{2, {}}, 0x7FFFFFFF}, {{3, {}}, 1}};
        std::set<std::uint16_t> seen;
        for (std::uint32_t i = 0; i < 100; ++i)
            seen.insert(Dealer(1).deal(outcomes, i).verb);
        QCOMPARE(seen.size(), std::size_t {2});
    }

    void rulesAreNamedWithTheirPrefix()
    {
        QCOMPARE(ruleName(toy::game(), {3, 1}), std::string("T-3.1"));
        QCOMPARE(ruleName(toy::game(), {3, 0}), std::string("T-3"));
    }
};

MERLON_TEST(ChoicesTest)
#include "choices_test.moc"
