#include "tests/app/cli/cli_program.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

namespace {

const QStringList kPersonAgainstChance {u"play"_s, u"--seats"_s, u"human,random"_s, u"--seed"_s, u"11"_s};

/// Always the first choice; more lines than any game asks for.
QByteArray firstChoices(int lines = 6000)
{
    return QByteArray("1\n").repeated(lines);
}

} // namespace

/// Games at the terminal, typed through a pipe.
class CliPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewcomerIsWelcomed();
    void computersPlayAndTheStoryIsTold();
    void theSameSeedTellsTheSameStory();
    void everyEventCanBeTold();
    void aPersonPlaysAWholeGameByNumbers();
    void twoPersonsPlayAndHandOver();
    /// S1, section 6: the invaders share what they have hidden.
    void teamMatesShareTheTerminal();
    void fourPlayersGetABoardForFour();
    void allWinnersOfATeamAreNamed();
    void thatNobodyHasWonIsTold();
    void aGameIsShownInItsOwnWords();
    void nothingIsSaidTwiceOrCutOnTheMap();
    void nothingHiddenIsTold();
    void theEndOfTheInputEndsTheGame();
    void wrongAnswersAreExplained();
    void reasonsNameTheirRule();
    void answersAreTakenBackAndGivenAgain();
    void aGameIsSavedAndVerified();
    void aPersonResigns();
    void aPersonQuitsAndKeepsTheRecord();
    void everythingIsSaidInFrench();
    void aPuzzleTellsItsTaskAndThatItIsMissed();
    void aPuzzleIsSolvedWithItsSolution();
    void puzzlesAreMarkedInTheList();
};

/// The person sits at the seat that is to reach the goal.
void CliPlayTest::aPuzzleTellsItsTaskAndThatItIsMissed()
{
    const CliRun run = runCli({u"play"_s, u"--scenario"_s, u"two-rounds"_s}, "resign\n");
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.says(u"Seed 1:"_s), qPrintable(run.out));
    QVERIFY2(run.says(u"Task: Breach a wall within two rounds."_s), qPrintable(run.out));
    QVERIFY2(run.says(u"left for the task."_s), qPrintable(run.out));
    QVERIFY2(run.says(u"Not solved"_s) && run.says(u"Hint: Send the trolls"_s), qPrintable(run.out));
    QVERIFY(!run.says(u"Solved!"_s));
}

/// The lines of the other seat are refused, and the next one is asked for.
void CliPlayTest::aPuzzleIsSolvedWithItsSolution()
{
    QFile file(QStringLiteral(MERLON_SOURCE_DIR "/resources/scenarios/four-hourglasses.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject goal = QJsonDocument::fromJson(file.readAll())[u"goal"_s].toObject();
    QByteArray lines;
    const QJsonArray solution = goal[u"solution"_s].toArray();
    for (const auto line : solution)
        lines += line.toString().toUtf8() + '\n';
    const CliRun run = runCli({u"play"_s, u"--scenario"_s, u"four-hourglasses"_s}, lines);
    QVERIFY2(run.exitCode == 0, qPrintable(run.out + run.err));
    QVERIFY2(run.says(u"Solved! The fortress is still yours."_s), qPrintable(run.out));
}

void CliPlayTest::puzzlesAreMarkedInTheList()
{
    const CliRun run = runCli({u"scenarios"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.says(u"Two Rounds (puzzle)"_s), qPrintable(run.out));
    QVERIFY2(!run.says(u"The Bare Wall (puzzle)"_s), qPrintable(run.out));
}

/// Who types nothing else learns which game it is, who they are and how to go on, and is spoken to.
void CliPlayTest::aNewcomerIsWelcomed()
{
    const CliRun run = runCli({u"play"_s, u"--seed"_s, u"5"_s}, "?\nquit\n");
    QCOMPARE(run.exitCode, 0);
    for (const QString &text :
         {u"Siege: Breach. You play: invader."_s, u"The other games: merlon-cli games"_s,
          u"Type the number of a choice, or help"_s, u"Put your machine cards in order. (S2-2.4)"_s,
          u"leave the game as it is"_s})
        QVERIFY2(run.says(text), qPrintable(text + u'\n' + run.out));
    QVERIFY(!run.says(u"is not a known command"_s));
    const CliRun chosen = runCli({u"play"_s, u"--game"_s, u"fiefs"_s, u"--seed"_s, u"5"_s}, "quit\n");
    QVERIFY2(chosen.says(u"Fiefs. You play: "_s) && !chosen.says(u"The other games"_s),
             qPrintable(chosen.out));
}

void CliPlayTest::computersPlayAndTheStoryIsTold()
{
    const CliRun run = runCli({u"play"_s, u"--seats"_s, u"random"_s, u"--seed"_s, u"7"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.says(u"── Round 1 ──"_s) && run.says(u"The invader draws 14 units:"_s));
    QVERIFY(run.says(u"Assault of round 1"_s) && run.says(u"Winner: "_s));
    QVERIFY(!run.says(u"Event."_s) && !run.says(u"(s)"_s));
    for (const QString &line : run.out.split(u'\n'))
        QVERIFY2(line.size() <= 100, qPrintable(line));
}

void CliPlayTest::theSameSeedTellsTheSameStory()
{
    const QStringList arguments {u"play"_s, u"--seats"_s, u"random,heuristic"_s, u"--seed"_s, u"3"_s};
    QCOMPARE(runCli(arguments).out, runCli(arguments).out);
}

void CliPlayTest::everyEventCanBeTold()
{
    const CliRun run =
        runCli({u"play"_s, u"--seats"_s, u"random"_s, u"--seed"_s, u"2"_s, u"--log"_s, u"full"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.says(u"S2-5.1"_s));
    QVERIFY(!run.says(u"Event."_s));
}

void CliPlayTest::aPersonPlaysAWholeGameByNumbers()
{
    const CliRun run = runCli(kPersonAgainstChance, firstChoices());
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.says(u"At the end:"_s) && run.says(u"Winner: "_s));
    QVERIFY(!run.says(u"Choice."_s) && !run.says(u"Decision."_s));
    for (const QString &line : run.out.split(u'\n'))
        QVERIFY2(line.size() <= 100, qPrintable(line));
}

void CliPlayTest::twoPersonsPlayAndHandOver()
{
    const CliRun run =
        runCli({u"play"_s, u"--seats"_s, u"human"_s, u"--seed"_s, u"4"_s}, firstChoices(20'000));
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.says(u"=== Your turn: invader ==="_s) && run.says(u"=== Your turn: defender ==="_s));
    QVERIFY(run.says(u"Winner: "_s));
}

/// The invader is not told the defender's plans; the defender is.
void CliPlayTest::teamMatesShareTheTerminal()
{
    const QStringList fourPersons {u"play"_s,    u"--game"_s, u"siege1"_s, u"--option"_s, u"players=4"_s,
                                   u"--seats"_s, u"human"_s,  u"--seed"_s, u"3"_s};
    const CliRun run = runCli(fourPersons, "1\n1\n");
    QVERIFY(run.says(u"=== Your turn: western invader ==="_s)
            && run.says(u"=== Your turn: eastern invader ==="_s));
    QCOMPARE(run.out.count(u"══ Setting up"_s), 1); // the map is still there: nothing was covered
}

void CliPlayTest::fourPlayersGetABoardForFour()
{
    const QStringList fourPlayers {u"run"_s, u"--game"_s, u"mountain"_s, u"--option"_s, u"players=4"_s};
    const CliRun run = runCli(fourPlayers + QStringList {u"--seed"_s, u"3"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QVERIFY(runCli({u"run"_s, u"--game"_s, u"mountain"_s, u"--option"_s, u"players=6"_s}).exitCode != 0);
}

void CliPlayTest::allWinnersOfATeamAreNamed()
{
    QStringList arguments {u"play"_s,    u"--game"_s, u"siege1"_s, u"--option"_s, u"players=4"_s,
                           u"--seats"_s, u"random"_s, u"--seed"_s, u"3"_s};
    CliRun run = runCli(arguments);
    QVERIFY(run.says(u"Winners: western defender, eastern defender."_s));
    run = runCli(arguments << u"--language"_s << u"fr"_s);
    QVERIFY(run.says(u"défenseur de l’ouest, défenseur de l’est."_s));
}

/// Random settlers lose their city together.
void CliPlayTest::thatNobodyHasWonIsTold()
{
    QStringList arguments {u"play"_s,    u"--game"_s, u"exiles"_s, u"--option"_s, u"length=1"_s,
                           u"--seats"_s, u"random"_s, u"--seed"_s, u"1"_s};
    CliRun run = runCli(arguments);
    QVERIFY(run.says(u"Nobody has won."_s));
    QVERIFY(run.says(u"Stage 5: the enemy advances"_s)); // too long for the margin
    run = runCli(arguments << u"--language"_s << u"fr"_s);
    QVERIFY(run.says(u"Personne n’a gagné."_s));
}

/// Exiles counts turns, names of cards keep their capitals, and a wall has its resistance in place of a level.
void CliPlayTest::aGameIsShownInItsOwnWords()
{
    const CliRun run = runCli({u"play"_s, u"--game"_s, u"exiles"_s, u"--seats"_s, u"human"_s},
                              "take-hero deserter\nbuild-fort sec-n\nmap\nquit\n");
    for (const QString &text :
         {u"── Turn 1 ──"_s, u"══ Turn 1 of 20 · Actions ══"_s, u"(12/12, First Player)"_s,
          u"Protective Aura (level 4)"_s, u"North wall 3 × spearman, 2/2"_s})
        QVERIFY2(run.says(text), qPrintable(text + run.out));
}

/// An outing that begins late ends with its turn; what is known of a technology or an enemy is said once.
void CliPlayTest::nothingIsSaidTwiceOrCutOnTheMap()
{
    const CliRun run = runCli({u"play"_s, u"--scenario"_s, u"exiles-broken-gate"_s}, "quit\n");
    for (const QString &text :
         {u"Turn 11 of 11 · 3 · Engines"_s, u"Technologies (10 of 19): Stores stone working (I, known),"_s,
          u"losses (10/24)"_s, u"iron (Blue)"_s, u"(0/6, First Player)"_s})
        QVERIFY2(run.says(text), qPrintable(text + run.out));
}

void CliPlayTest::nothingHiddenIsTold()
{
    const QByteArray answers = firstChoices(6) + "map\nlog\n";
    const CliRun invader = runCli(kPersonAgainstChance, answers);
    QVERIFY(invader.says(u"The defender draws plans and looks at them."_s));
    QVERIFY(!invader.says(u"The defender draws these plans"_s));
    const CliRun defender =
        runCli({u"play"_s, u"--seats"_s, u"random,human"_s, u"--seed"_s, u"11"_s}, "map\nlog\n");
    QVERIFY(defender.says(u"The defender draws these plans"_s));
    QVERIFY(!defender.says(u"The invader draws these objectives"_s));
}

void CliPlayTest::theEndOfTheInputEndsTheGame()
{
    const Files files;
    const QString record = files.path(u"game.json"_s);
    const CliRun run = runCli(kPersonAgainstChance + QStringList {u"--record"_s, record}, "1\n1\n");
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.err.contains(u"Input ended before the game was over."_s));
    QCOMPARE(runCli({u"verify"_s, record}).exitCode, 0);
}

void CliPlayTest::wrongAnswersAreExplained()
{
    const CliRun run = runCli(kPersonAgainstChance,
                              "0\n99\n\ndance\norder-next\norder-next briefing\nhelp\nhelp 77.1\nquit\n");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count(u"Type a number from 1 to 3, or help."_s), 3);
    QVERIFY(run.says(u"“dance”"_s));
    QVERIFY(run.says(u"is missing"_s));
    QVERIFY(run.says(u"See rule S2-2.4"_s));
    QVERIFY(run.says(u"why NOTATION"_s));
    QVERIFY(run.says(u"S2-77"_s));
}

void CliPlayTest::reasonsNameTheirRule()
{
    const CliRun run =
        runCli(kPersonAgainstChance, "notation\nwhy order-next briefing\nwhy end-phase\nhelp S2-2.4\nquit\n");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.says(u"order-next "_s));
    QVERIFY(!run.says(u"Reason."_s));
    QVERIFY(run.out.count(u"\nS2-"_s) >= 2);
}

void CliPlayTest::answersAreTakenBackAndGivenAgain()
{
    const CliRun run = runCli(kPersonAgainstChance, "undo\nredo\n1\n1\nundo\nredo\nundo\nundo\nundo\nquit\n");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count(u"There is nothing to undo."_s), 2);
    QCOMPARE(run.out.count(u"There is nothing to redo."_s), 1);
    QCOMPARE(run.out.count(u"Undone."_s), 3);
    QCOMPARE(run.out.count(u"Redone."_s), 1);
}

void CliPlayTest::aGameIsSavedAndVerified()
{
    const Files files;
    const QString record = files.path(u"saved game.json"_s);
    const QByteArray input =
        firstChoices(20) + "save\nsave /no/such/folder/x\nsave " + record.toUtf8() + "\nquit\n";
    const CliRun run = runCli(kPersonAgainstChance, input);
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.says(u"Type a file name after save."_s));
    QVERIFY(run.says(u"/no/such/folder"_s));
    QVERIFY(run.says(u"Saved to "_s + record));
    QCOMPARE(runCli({u"verify"_s, record}).exitCode, 0);
}

void CliPlayTest::aPersonResigns()
{
    const Files files;
    const QString record = files.path(u"game.json"_s);
    const CliRun run = runCli(kPersonAgainstChance + QStringList {u"--record"_s, record}, "1\nresign\n");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.says(u"Winner: defender."_s));
    QCOMPARE(runCli({u"verify"_s, record}).exitCode, 0);
}

void CliPlayTest::aPersonQuitsAndKeepsTheRecord()
{
    const Files files;
    const QString record = files.path(u"game.json"_s);
    const CliRun run = runCli(kPersonAgainstChance + QStringList {u"--record"_s, record}, "1\nquit\n");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.says(u"The game is left unfinished."_s));
    QVERIFY(QFile::exists(record));
}

void CliPlayTest::everythingIsSaidInFrench()
{
    const CliRun run = runCli(kPersonAgainstChance + QStringList {u"--language"_s, u"fr"_s},
                              "help\nwhy order-next briefing\n" + firstChoices());
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.says(u"── Manche 1 ──"_s) && run.says(u"L’assaillant pioche 14 unités : "_s));
    QVERIFY(run.says(u"Vainqueur : "_s));
    for (const QString &english : {u"The "_s, u" wall"_s, u"goblin,"_s, u" of "_s, u"defender"_s})
        QVERIFY2(!run.out.contains(english), qPrintable(english));
}

MERLON_TEST(CliPlayTest)
#include "cli_play_test.moc"
