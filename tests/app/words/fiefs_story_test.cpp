#include "app/story/chronicler.h"
#include "core/games/fiefs/words/words.h"
#include "tests/app/words/game_wordings.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon;
using fiefs::EventKind;

/// The chronicle of Fiefs tells together what belongs together, and nothing twice.
class FiefsStoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cardsThatAreDrawnTogetherMakeASentence();
    void cardsThatAreHiddenAreCounted();
    void cardsThatOthersSeeAreNotTold();
    void aFractureTellsWhatItBreaks();
    void anAnswerWithSupportStandsByItself();
    void diceRolledTogetherMakeASentence();
    void aBattleHasItsSections();
    void theNextTurnIsNoLongerPartOfTheBattle();

private:
    QStringList told(std::initializer_list<Event> events) const;

    std::shared_ptr<const Setup> m_setup;
};

namespace {

Event happened(EventKind kind, RuleId rule, std::uint16_t first, std::uint16_t second = 0,
               std::uint16_t third = 0)
{
    return {static_cast<std::uint16_t>(kind), rule, {first, second, third}, {}};
}

Event draws(std::uint16_t card)
{
    return happened(EventKind::CardDrawn, {2, 5}, 0, card);
}

} // namespace

void FiefsStoryTest::initTestCase()
{
    m_setup = testing::opened(*findGame("fiefs"), "fiefs-2", {});
}

/// Each paragraph as `title: text`.
QStringList FiefsStoryTest::told(std::initializer_list<Event> events) const
{
    const Speaker speaker(*m_setup);
    Chronicler chronicler(speaker);
    for (const Event &one : events)
        chronicler.tell(one);
    QStringList paragraphs;
    for (const Paragraph &paragraph : chronicler.paragraphs())
        paragraphs << u"%1: %2"_s.arg(paragraph.title, textOf(paragraph, speaker));
    return paragraphs;
}

void FiefsStoryTest::cardsThatAreDrawnTogetherMakeASentence()
{
    QCOMPARE(told({draws(1), draws(5), draws(10)}),
             QStringList {u": Nivernais draws Conflict 3, Support +1 and Fracture."_s});
}

void FiefsStoryTest::cardsThatAreHiddenAreCounted()
{
    QCOMPARE(told({draws(kHidden)}), QStringList {u": Nivernais draws a card."_s});
    QVERIFY(told({draws(kHidden), draws(kHidden)}).front().startsWith(u": Nivernais draws 2 card"_s));
}

void FiefsStoryTest::cardsThatOthersSeeAreNotTold()
{
    const auto seen = [](std::uint16_t card) { return happened(EventKind::CardSeen, {5, 6}, 0, card); };
    const Event looked = happened(EventKind::CardsLookedAt, {5, 6}, 0, 2);
    QCOMPARE(told({looked, seen(kHidden), seen(kHidden)}),
             QStringList {u": Nivernais looks at 2 cards of the draw pile. "_s.trimmed()});
    QCOMPARE(told({looked, seen(0), seen(4)}),
             QStringList {
                 u": Nivernais looks at 2 cards of the draw pile. Nivernais sees Conflict 2 and Ambush."_s});
}

void FiefsStoryTest::aFractureTellsWhatItBreaks()
{
    const Event broken = happened(EventKind::ArtefactBroken, {9, 9}, 1, 8);
    QCOMPARE(told({happened(EventKind::FracturePlayed, {9, 1}, 0, 1, 8), broken}),
             QStringList {u": Nivernais plays Fracture against Burgundy (Rage)."_s});
    QCOMPARE(told({broken}), QStringList {u": The artifact Rage of Burgundy is broken."_s});
}

void FiefsStoryTest::anAnswerWithSupportStandsByItself()
{
    const auto plays = [](std::uint16_t seat, std::uint16_t card) {
        return happened(EventKind::SupportPlayed, {8, 13}, seat, card);
    };
    const auto ends = [](std::uint16_t seat) { return happened(EventKind::SupportEnds, {8, 13}, seat); };
    QCOMPARE(told({plays(0, 5), plays(0, 6), ends(0), plays(1, 6), ends(1), ends(0)}),
             QStringList {u": Nivernais plays Support +1 and Support +2. Burgundy plays Support +2. "
                          "Nivernais plays no more support cards."_s});
}

void FiefsStoryTest::diceRolledTogetherMakeASentence()
{
    const auto rolls = [](std::uint16_t pips) { return happened(EventKind::ChaosRolled, {12, 5}, 0, pips); };
    QCOMPARE(told({rolls(1), rolls(4), rolls(1)}), QStringList {u": Chaos: Nivernais rolls 1, 4, 1."_s});
}

void FiefsStoryTest::aBattleHasItsSections()
{
    const QStringList story =
        told({happened(EventKind::TurnBegins, {3, 1}, 0), happened(EventKind::BattleBegins, {7, 5}, 0, 1, 1),
              happened(EventKind::ConflictShown, {8, 10}, 0, 3),
              happened(EventKind::BattleWon, {8, 15}, 0, 1, 1), happened(EventKind::TurnEnds, {10, 2}, 0)});
    QCOMPARE(story,
             (QStringList {u"Battle of A1: Nivernais against Burgundy: "_s,
                           u"Conflict cards: Nivernais reveals Conflict 5."_s,
                           u"Outcome: Nivernais wins the battle of A1 against Burgundy by 0."_s}));
}

void FiefsStoryTest::theNextTurnIsNoLongerPartOfTheBattle()
{
    const Event redistributes = happened(EventKind::RedistributionBegins, {6, 1}, 1);
    const QStringList story = told({happened(EventKind::BattleBegins, {7, 5}, 0, 1, 1),
                                    happened(EventKind::Defended, {8, 19}, 1, 1),
                                    happened(EventKind::RedistributionBegins, {6, 1}, 0),
                                    happened(EventKind::TurnBegins, {3, 1}, 1), redistributes});
    QCOMPARE(story,
             (QStringList {u"Battle of A1: Nivernais against Burgundy: "_s, u"Outcome: Burgundy holds A1."_s,
                           u"After the battle: Nivernais redistributes knights."_s,
                           u"Burgundy: Burgundy redistributes knights."_s}));
}

MERLON_TEST(FiefsStoryTest)
#include "fiefs_story_test.moc"
