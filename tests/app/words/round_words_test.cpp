#include "app/words/language.h"
#include "app/words/round_words.h"
#include "core/engine/game.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;

namespace {

RoundWords wordsOf(const char *game)
{
    return RoundWords(*findGame(game));
}

} // namespace

/// A game says once how its rounds are called.
class RoundWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundsAreRoundsUnlessAGameSaysOtherwise();
    void frenchWordsHaveTheirForms();
};

void RoundWordsTest::roundsAreRoundsUnlessAGameSaysOtherwise()
{
    const Language english(u"en"_s);
    QCOMPARE(wordsOf("siege2").title(4, 7), u"Round 4 of 7"_s);
    QCOMPARE(wordsOf("siege2").inLine(4), u"round 4"_s);
    const RoundWords turns = wordsOf("exiles");
    QCOMPARE(turns.name(), u"Turn"_s);
    QCOMPARE(turns.names(), u"Turns"_s);
    QCOMPARE(turns.title(13), u"Turn 13"_s);
    QCOMPARE(turns.title(13, 20), u"Turn 13 of 20"_s);
    QCOMPARE(turns.inLine(13), u"turn 13"_s);
    QCOMPARE(turns.say("lost", {std::int64_t {13}}), u"Lost in turn 13"_s);
    QCOMPARE(turns.say("left", {std::int64_t {2}}), u"2 turns left for the task."_s);
    QCOMPARE(turns.say("phases"), u"Turns and phases"_s);
}

void RoundWordsTest::frenchWordsHaveTheirForms()
{
    const Language french(u"fr"_s);
    QCOMPARE(wordsOf("siege2").title(4, 7), u"Manche 4 sur 7"_s);
    QCOMPARE(wordsOf("siege2").say("won", {std::int64_t {4}}), u"Gagnée à la manche 4"_s);
    QCOMPARE(wordsOf("siege2").say("last"), u"C’est la dernière manche pour cette mission."_s);
    const RoundWords turns = wordsOf("exiles");
    QCOMPARE(turns.title(13, 20), u"Tour 13 sur 20"_s);
    QCOMPARE(turns.say("won", {std::int64_t {20}}), u"Gagnée au tour 20"_s);
    QCOMPARE(turns.say("last"), u"C’est le dernier tour pour cette mission."_s);
    QCOMPARE(turns.say("begun"), u"Tours commencés"_s);
}

MERLON_TEST(RoundWordsTest)
#include "round_words_test.moc"
