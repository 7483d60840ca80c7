#include "core/games/exiles/siege/fight_chances.h"
#include "core/games/exiles/texts/texts.h"
#include "core/games/exiles/words/explaining.h"
#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QStringList>
#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

QString shownArgument(const TextArg &argument)
{
    if (const auto *number = std::get_if<std::int64_t>(&argument))
        return QString::number(*number);
    const auto *word = std::get_if<Word>(&argument);
    return QString::fromStdString(word ? word->key : std::get<std::string>(argument));
}

/// A sentence by its code and what is put into it: "note.brings 2 wood".
QString shownText(const Text &text)
{
    QStringList parts {QString::fromStdString(text.code)};
    for (const TextArg &argument : text.args)
        parts << shownArgument(argument);
    return parts.join(u' ');
}

/// What is said about a choice.
QStringList notesOf(const Table &table, std::string_view notation)
{
    const std::unique_ptr<View> view = table.state().seenBy(SeatSet::all());
    QStringList notes;
    for (const Text &text : exiles::notesOn(*view, *parseChoice(table.setup().vocabulary(), notation)))
        notes << shownText(text);
    return notes;
}

QString warningOf(const Table &table, std::string_view notation)
{
    const std::unique_ptr<View> view = table.state().seenBy(SeatSet::all());
    return shownText(exiles::warningBefore(*view, *parseChoice(table.setup().vocabulary(), notation)));
}

/// Stage 11 or 12 with a squad of three warriors before a palisade wall.
Table againstWarriors(int stage, const Table::Change &change)
{
    return Table(stage, [&](Fortress &fortress) {
        fortress.level("sec-n", 1);
        fortress.squad("sec-n-1", "warrior", "warrior", 2);
        change(fortress);
    });
}

/// So many spearmen are there, and all of them fight the squad.
Table fightOf(int spearmen)
{
    return againstWarriors(12, [&](Fortress &fortress) {
        constexpr auto kSpearman = static_cast<std::size_t>(Unit::Spearman);
        fortress.units("sec-n", "spearman", spearmen);
        Squad &squad = fortress.data().squads[squadOf(fortress.post("sec-n"), 0)];
        squad.defenders[kSpearman][0] = static_cast<std::uint8_t>(spearmen);
        squad.lead = kSpearman;
    });
}

/// What came of each of the nine throws.
FightChances countedOdds(int spearmen)
{
    FightChances odds;
    for (const int enemy : {2, 4, 6}) { // a d3 is a d6 read by pairs
        for (const int own : {2, 4, 6}) {
            Table table = fightOf(spearmen);
            table.roll({enemy, own});
            odds.won += table.happened("squad-beaten") ? 1 : 0;
            odds.drawn += table.happened("squad-drawn") ? 1 : 0;
            odds.lost += table.happened("squad-breaks-in") ? 1 : 0;
        }
    }
    return odds;
}

} // namespace

/// What choices cost and bring, in sentences; what may have been forgotten.
class ExplainingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLevelSaysWhatItIsGoodFor()
    {
        const Table table(Moment::Actions, [](Fortress &fortress) {
            fortress.levels(0);
            fortress.store(kBlue, "WWWW");
        });
        QCOMPARE(notesOf(table, "build-fort sec-n"),
                 QStringList({u"note.costs-one 2 wood"_s, u"note.fort 1 2 5"_s, u"note.gate 4"_s,
                              u"note.build-fort"_s}));
        QVERIFY(notesOf(table, "build-fort sec-ne").contains(u"note.covers-deployment"_s));
    }

    void aDitchSaysWhatIsMissingInItsLines()
    {
        const Table table(Moment::Actions, [](Fortress &fortress) { fortress.ditches(0); });
        QCOMPARE(notesOf(table, "dig dit-n1"),
                 QStringList({u"note.costs-action"_s, u"note.ditch-line sec-n 3"_s, u"note.dig"_s}));
        QCOMPARE(notesOf(table, "dig dit-ne").filter(u"note.ditch-line"_s).size(), 2);
    }

    void aTechnologySaysWhatItOpens()
    {
        const Table table(Moment::Actions);
        QCOMPARE(notesOf(table, "research mine"),
                 QStringList({u"note.costs-action"_s, u"note.opens-resource iron"_s, u"note.research"_s}));
        QCOMPARE(notesOf(table, "research black-powder"),
                 QStringList({u"note.costs-action"_s, u"note.opens-building barracks 5"_s,
                              u"note.opens-building workshop 5"_s, u"note.research"_s}));
        QVERIFY(notesOf(table, "research architecture").contains(u"note.opens-fort 3"_s));
    }

    void aUnitSaysItsValuesAndTheRoomLeft()
    {
        const Table table(Moment::Actions, [](Fortress &fortress) {
            fortress.empty();
            fortress.levels(0);
            fortress.units("sec-n", "spearman", 1);
        });
        QCOMPARE(notesOf(table, "train spearman sec-n"),
                 QStringList({u"note.costs-one 1 wood"_s, u"note.unit 2 1 1"_s, u"note.room-left 2"_s,
                              u"note.train"_s}));
    }

    void aVolleySaysWhatItCanRemove()
    {
        const Table table(1, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 3);
            fortress.enemy("asl-n", "warrior", 4);
        });
        QCOMPARE(notesOf(table, "aim archer asl-n 3"),
                 QStringList({u"note.volley 3 3"_s, u"note.may-remove 1"_s, u"note.aim"_s}));
    }

    void palisadesTakeAwayFromAVolley()
    {
        const Table table(1, [](Fortress &fortress) {
            fortress.level("sec-ne", 1);
            fortress.units("sec-ne", "archer", 2);
            fortress.enemy("dep-n", "warrior", 3);
            fortress.enemyEngine("dep-n", "palisade");
        });
        QCOMPARE(notesOf(table, "aim archer dep-n 2"),
                 QStringList(
                     {u"note.volley 0 2"_s, u"note.palisades 3"_s, u"note.may-remove 0"_s, u"note.aim"_s}));
    }

    void aLossForetellsTheTestOfMorale_data()
    {
        QTest::addColumn<int>("warriors"); // of five that came
        QTest::addColumn<QStringList>("notes");
        QTest::newRow("less than half is lost")
            << 4 << QStringList {u"note.endurance-left 2 0"_s, u"note.losses 2 5"_s, u"note.remove"_s};
        QTest::newRow("more than half is lost with this one")
            << 3
            << QStringList {u"note.endurance-left 2 0"_s, u"note.losses 3 5"_s, u"note.test-due 5 1"_s,
                            u"note.remove"_s};
        QTest::newRow("more than half is lost already")
            << 2
            << QStringList {u"note.endurance-left 2 0"_s, u"note.losses 4 5"_s, u"note.test 5 1"_s,
                            u"note.remove"_s};
        QTest::newRow("the last one")
            << 1 << QStringList {u"note.endurance-left 2 0"_s, u"note.last-melee"_s, u"note.remove"_s};
    }

    void aLossForetellsTheTestOfMorale()
    {
        QFETCH(int, warriors);
        Table table(1, [&](Fortress &fortress) {
            fortress.units("sec-n", "archer", 2);
            fortress.enemy("asl-n", "warrior", warriors);
            fortress.data().siege.initialStrength = 5;
        });
        table.play("aim archer asl-n 2");
        QCOMPARE(decisionOf(table), u"volley-losses"_s);
        QTEST(notesOf(table, "remove warrior asl-n"), "notes");
    }

    void theOddsOfAFightAreThoseOfTheNineThrows_data()
    {
        QTest::addColumn<int>("spearmen");
        for (const int spearmen : {1, 2, 3, 4})
            QTest::newRow(qPrintable(QString::number(spearmen))) << spearmen;
    }

    void theOddsOfAFightAreThoseOfTheNineThrows()
    {
        QFETCH(int, spearmen);
        const FightChances counted = countedOdds(spearmen);
        QCOMPARE(counted.won + counted.drawn + counted.lost, kFightThrows);
        const Table table = fightOf(spearmen);
        QVERIFY(fightChances(table.scene(), squadOf(table.post("sec-n"), 0)) == counted);
    }

    void unitsSaySentIntoAFightHowItCanEnd()
    {
        const Table table =
            againstWarriors(11, [](Fortress &fortress) { fortress.units("sec-n", "spearman", 3); });
        QCOMPARE(decisionOf(table), u"assign-units"_s);
        for (const int spearmen : {1, 2, 3}) {
            const FightChances odds = countedOdds(spearmen);
            const QString said = u"note.odds %1 %2 %3"_s.arg(odds.won).arg(odds.drawn).arg(odds.lost);
            const QStringList notes = notesOf(table, "assign spearman sec-n-1 " + std::to_string(spearmen));
            QVERIFY2(notes.contains(said), qPrintable(notes.join(u'\n')));
        }
    }

    /// EX-4.4: before the turn of another.
    void onlyAGiftIsOfferedBeforeAnotherActs()
    {
        Table table(
            Moment::Turn, [](Fortress &) {}, 2);
        table.play({"defend sec-n", "defend sec-e", "defend sec-s", "defend sec-ne", "defend sec-se",
                    "defend sec-sw"});
        QCOMPARE(decisionOf(table), u"gift-window"_s);
        const QStringList notes = notesOf(table, "trade blue");
        QVERIFY(notes.contains(u"note.gift"_s));
        QVERIFY(!notes.contains(u"note.trade"_s));
    }

    void rocksSayHowMuchTheyCanDo()
    {
        const Table table(9, [](Fortress &fortress) {
            fortress.section("sec-n").hasRocks = true;
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 3);
        });
        QVERIFY(notesOf(table, "drop rocks").contains(u"note.dropped 1 3"_s));
    }

    /// It is told after each choice of its verb, and nothing is put into it.
    void theNoteOfAVerbHasNoFigures()
    {
        const Table table = againstWarriors(11, [](Fortress &) {});
        constexpr std::string_view kNote = "note.";
        for (const Wording &wording : noteTexts()) {
            const std::string_view code = wording.code;
            if (table.setup().vocabulary().verb(code.substr(kNote.size())))
                QVERIFY2(std::string_view(wording.english).find('%') == std::string_view::npos, wording.code);
        }
    }

    void theBestOfThemLeads()
    {
        const Table table = againstWarriors(11, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 2);
            fortress.units("sec-n", "swordsman", 1);
            fortress.data().squads[squadOf(fortress.post("sec-n"), 0)].defenders[1][0] = 1; // an archer
        });
        // Led by the swordsman: 3, and no support of the archer; the warriors have 2 + 2, less the wall.
        QVERIFY(notesOf(table, "assign swordsman sec-n-1 1").contains(u"note.scores 3 2"_s));
    }

    void whoThrowsSomethingAwayIsWarned()
    {
        const Table acting(Moment::Actions, [](Fortress &fortress) { fortress.store(kBlue, "WW"); });
        QCOMPARE(warningOf(acting, "end-turn"), u"warning.end-turn %1"_s.arg(int {acting.now().now.markers}));
        const Table shooting(1, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 1);
            fortress.enemy("asl-n", "warrior", 4);
        });
        QCOMPARE(warningOf(shooting, "hold-fire"), u"warning.hold-fire"_s);
        Table fighting =
            againstWarriors(11, [](Fortress &fortress) { fortress.units("sec-n", "spearman", 3); });
        QCOMPARE(warningOf(fighting, "done"), u"warning.assign-units 1"_s);
        fighting.play("assign spearman sec-n-1 2");
        QCOMPARE(warningOf(fighting, "done"), QString());
    }

    void aQuestionSaysWhatCanBeDoneWithoutActions()
    {
        const auto taskOf = [](const Table &table) {
            return shownText(exiles::taskNow(*table.state().seenBy(SeatSet::all())));
        };
        const auto withoutActions = [](Fortress &fortress) {
            fortress.data().now.markers = 0;
            fortress.level("sec-n", 1);
            fortress.section("sec-n").resistance = 1;
            fortress.store(kBlue, "WW");
            fortress.store(kOrange, "S");
        };
        QCOMPARE(taskOf(Table(Moment::Actions)), QString()); // as the question is put
        QCOMPARE(taskOf(Table(Moment::Actions, withoutActions)), u"yours.act.repair"_s);
        QCOMPARE(taskOf(Table(Moment::Actions, withoutActions, 2)), u"yours.act.repair-trade"_s);
    }

    void theEnemyBelowAWallIsCalledByIt()
    {
        Table table(10, [](Fortress &fortress) {
            fortress.section("sec-n").hasRocks = true;
            fortress.units("sec-n", "spearman", 1);
            fortress.squad("sec-n-1", "warrior", "warrior", 2);
        });
        table.play("drop rocks");
        table.roll({5});
        QCOMPARE(shownText(exiles::taskNow(*table.state().seenBy(SeatSet::all()))),
                 u"yours.slaying sec-n 3"_s);
    }

    void aQuestionSaysHowManyActionsAreLeft()
    {
        const Table table(Moment::Actions);
        const std::unique_ptr<View> view = table.state().seenBy(SeatSet::all());
        QCOMPARE(shownText(exiles::whyNow(*view)), u"why.act %1"_s.arg(int {table.now().now.markers}));
    }
};

std::unique_ptr<QObject> makeExplainingTest()
{
    return std::make_unique<ExplainingTest>();
}

} // namespace merlon::exiles

#include "explaining_test.moc"
