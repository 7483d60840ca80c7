#include "app/story/chronicler.h"
#include "app/story/statistics_words.h"
#include "app/words/language.h"
#include "core/board/board.h"
#include "tests/app/words/game_wordings.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace merlon;

/// The chronicle of Exiles tells in one line what happens to the same place, squad or seat.
class ExilesStoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aVolleyIsALine();
    void enginesThatFireInTurnKeepTheirLosses();
    void eachSquadHasItsFight();
    void whatIsAddedUpIsOneSentence();
    void whatElseHappensEndsALine();
    void commandersHaveALineEach();
    void diceAreNotAddedUp();
    void theGistIsWhatWasLostAndSettled();
    void aMomentOfTheSiegeNamesItsTurn();

private:
    Event event(const QString &notation) const;
    QString told(std::initializer_list<const char *> events) const;

    std::shared_ptr<const Setup> m_setup;
};

void ExilesStoryTest::initTestCase()
{
    m_setup = testing::opened(*findGame("exiles"), "ring", {{"players", "2"}});
    QVERIFY(m_setup);
}

/// `units-lost sec-w spearman 2`.
Event ExilesStoryTest::event(const QString &notation) const
{
    const Vocabulary &vocabulary = m_setup->vocabulary();
    const QStringList words = notation.split(u' ');
    const auto term = std::ranges::find(vocabulary.events(), words.front().toStdString(), &Term::key);
    Event made;
    made.kind = static_cast<std::uint16_t>(term - vocabulary.events().begin());
    for (qsizetype i = 1; i < words.size(); ++i) {
        const auto argument = static_cast<std::size_t>(i - 1);
        const ArgumentType &type = vocabulary.types()[term->types[argument]];
        const auto value = std::ranges::find(type.values, words[i].toStdString());
        made.args[argument] = type.kind == ArgumentKind::Number
            ? words[i].toUShort()
            : static_cast<std::uint16_t>(value - type.values.begin());
    }
    return made;
}

QString ExilesStoryTest::told(std::initializer_list<const char *> events) const
{
    const Language spoken(u"en"_s);
    const Speaker speaker(*m_setup);
    Chronicler chronicler(speaker);
    for (const char *one : events)
        chronicler.tell(event(QString::fromLatin1(one)));
    QStringList paragraphs;
    for (const Paragraph &paragraph : chronicler.paragraphs())
        paragraphs << textOf(paragraph, speaker);
    return paragraphs.join(u'\n');
}

void ExilesStoryTest::aVolleyIsALine()
{
    QCOMPARE(told({"units-aimed sec-sw archer 2 dep-w", "units-aimed keep crossbowman 4 dep-w",
                   "volley-flies dep-w 31", "enemy-removed wolf dep-w", "enemy-removed alpha dep-w",
                   "enemy-removed wolf dep-w"}),
             u"Shots at west deployment zone: 2 × archer (southwest tower), 4 × crossbowman (keep). "
             "Strength 31. Enemy losses: 2 × wolf, 1 × alpha."_s);
}

void ExilesStoryTest::enginesThatFireInTurnKeepTheirLosses()
{
    QCOMPARE(told({"engine-fires catapult dep-n 5 3", "engine-fires ballista dep-w 1 2",
                   "enemy-removed alpha dep-n", "enemy-engine-removed catapult dep-n",
                   "enemy-removed wolf dep-w"}),
             u"Catapult fires at north deployment zone and rolls 2 (die 3): strength 5. "
             "Enemy losses: 1 × alpha. Destroyed: 1 × catapult. "
             "Ballista fires at west deployment zone and rolls 1 (die 2): strength 1. "
             "Enemy losses: 1 × wolf."_s);
    QCOMPARE(told({"engine-fires catapult dep-n 5 3", "engine-fires catapult dep-n 5 3"}),
             u"Engines fire at north deployment zone: catapult: roll 2 (die 3), strength 5; "
             "catapult: roll 2 (die 3), strength 5."_s);
}

void ExilesStoryTest::eachSquadHasItsFight()
{
    QCOMPARE(
        told({"melee-rolled sec-w-1 6 3", "squad-beaten sec-w-1 4", "enemy-slain axeman sec-w-1",
              "enemy-slain axeman sec-w-1", "melee-rolled sec-w-2 2 4", "squad-breaks-in sec-w-2 3",
              "units-lost sec-w crossbowman 2"}),
        u"Squad west wall 1 rolls 3 (die 6), the defenders roll 2 (die 3). The defenders win by 4 points. "
        "Enemy losses: 2 × axeman. "
        "Squad west wall 2 rolls 1 (die 2), the defenders roll 2 (die 4). The squad wins by 3 points. "
        "Losses (west wall): 2 × crossbowman."_s);
}

void ExilesStoryTest::whatIsAddedUpIsOneSentence()
{
    QCOMPARE(told({"enemy-advances asl-w 4", "enemy-advances asl-w 20"}),
             u"24 enemy units advance: west assault zone."_s);
    QCOMPARE(
        told({"looted orange 1 wood", "looted blue 1 stone", "looted orange 1 wood", "looted orange 1 iron"}),
        u"Orange takes 2 × wood, 1 × iron. Blue takes 1 × stone."_s);
}

void ExilesStoryTest::whatElseHappensEndsALine()
{
    QCOMPARE(told({"units-lost sec-w spearman 1", "spell-cast blue rockfall", "units-lost sec-w spearman 1"}),
             u"Losses (west wall): 1 × spearman. Blue casts a spell: Rockfall. "
             "Losses (west wall): 1 × spearman."_s);
}

void ExilesStoryTest::commandersHaveALineEach()
{
    QCOMPARE(told({"section-taken orange sec-w", "section-taken blue sec-n", "section-taken orange sec-e"}),
             u"Orange commands: west wall, east wall. Blue commands: north wall."_s);
}

void ExilesStoryTest::diceAreNotAddedUp()
{
    QCOMPARE(told({"die-rolled 5 dep-w", "die-rolled 5 dep-w"}), u"Rolled for west deployment zone: 5, 5."_s);
}

void ExilesStoryTest::theGistIsWhatWasLostAndSettled()
{
    const Language spoken(u"en"_s);
    const Speaker speaker(*m_setup);
    ChartMoment moment;
    for (const char *one :
         {"enemy-aims javelineer dep-w sec-w", "enemy-volley sec-w 4 0", "units-lost sec-w spearman 3",
          "units-lost sec-n spearman 1", "melee-rolled sec-w-1 6 1", "squad-breaks-in sec-w-1 4",
          "foothold-taken sec-w-1 giant"})
        moment.events.push_back(event(QString::fromLatin1(one)));
    QCOMPARE(gistOf(moment, "sec-w", speaker),
             u"Losses (west wall): 3 × spearman. Squad west wall 1 beats the defenders by 4 points. "
             "Its leader has a foothold: giant."_s);
}

void ExilesStoryTest::aMomentOfTheSiegeNamesItsTurn()
{
    const Language spoken(u"en"_s);
    const Speaker speaker(*m_setup);
    ChartMoment moment;
    moment.round = 18;
    moment.section = event(u"siege-round-begins 4"_s);
    QCOMPARE(nameOf(moment, speaker), u"Turn 18, round 4 of the siege"_s);
}

MERLON_TEST(ExilesStoryTest)
#include "exiles_story_test.moc"
