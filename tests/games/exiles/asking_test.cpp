#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

const Options kCommandedEnemy {{"warlord", "on"}};

/// How a moment refuses all verbs but its own: every answer once.
QStringList answersToOthers(const Table &table, const QStringList &own)
{
    QStringList answers;
    const Vocabulary &vocabulary = table.setup().vocabulary();
    for (std::size_t verb = 1; verb < vocabulary.verbs().size(); ++verb) {
        if (own.contains(QString::fromStdString(vocabulary.verbs()[verb].key)))
            continue;
        const Reason reason = table.state().whyNot({static_cast<std::uint16_t>(verb), {}});
        const QString answer = QString::fromStdString(vocabulary.reasons()[reason.kind()].key) + u' '
            + QString::number(reason.rule().chapter) + u'.' + QString::number(reason.rule().item);
        if (!answers.contains(answer))
            answers << answer;
    }
    return answers;
}

/// EX-0.4: the moment asks for these verbs; it refuses all others as in "draft: not-now 2.3".
void asksFor(const Table &table, const char *own, const char *toOthers)
{
    const QStringList answers = answersToOthers(table, QString::fromLatin1(own).split(u' '));
    QCOMPARE(decisionOf(table) + u": "_s + answers.join(u", "_s), QString::fromLatin1(toOthers));
}

/// The actions of Blue with somebody to trade with, after these choices.
Table trading(std::initializer_list<std::string_view> choices)
{
    Table table(
        Moment::Actions,
        [](Fortress &fortress) {
            fortress.store(kBlue, "WWS");
            fortress.store(kOrange, "II");
        },
        2);
    table.play(choices);
    return table;
}

/// The siege of turn 3 in a city with many powers, after these choices.
Table preparing(std::initializer_list<std::string_view> choices)
{
    Table table(Moment::Siege, [](Fortress &fortress) {
        fortress.data().turn = 3;
        fortress.building("chapel", 4);
        fortress.building("mage-tower", 3);
        fortress.level("sec-n", 1);
    });
    table.play("draw-faction barbarians");
    table.play(choices);
    return table;
}

/// Stage 9 with a Mage Tower; spearmen on the north wall, warriors before it.
Table casting(int mageTower, PowerSet used)
{
    return Table(9, [=](Fortress &fortress) {
        fortress.building("mage-tower", mageTower);
        fortress.data().now.powers = used;
        fortress.units("sec-n", "spearman", 1);
        fortress.enemy("asl-n", "warrior", 3);
    });
}

/// Stage 12: so many spearmen, all against one squad before the north wall; the dice of both sides have fallen.
Table fought(std::string_view support, int spearmen, std::initializer_list<int> dice)
{
    Table table(12, [&](Fortress &fortress) {
        fortress.units("sec-n", "spearman", spearmen);
        Squad &squad = fortress.squad("sec-n-1", "champion", support, 1);
        squad.defenders[0][0] = static_cast<std::uint8_t>(spearmen);
        squad.lead = 0;
    });
    table.roll(dice);
    return table;
}

/// The Warlord before the north wall, in Stage 9.
Table commandedBefore(std::initializer_list<std::string_view> choices)
{
    Table table(
        9,
        [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 4);
            fortress.enemy("asl-n", "champion", 1);
            fortress.front("asl-n").towers = 1;
        },
        1, kCommandedEnemy);
    table.play(choices);
    return table;
}

} // namespace

/// EX-0.4: what each moment asks for, and that it refuses everything else by its own rule.
class AskingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_1_theSetUp()
    {
        asksFor(Table(Moment::SetUp), "take-hero", "take-hero: not-now 1.5");
        asksFor(Table(Moment::SetUp, {}, 1, {{"heroes", "random"}}), "deal-hero", "deal-hero: not-now 1.5");
        Table two(Moment::SetUp, {}, 2);
        two.play({"take-hero heretic", "take-hero oracle"});
        asksFor(two, "first-player", "choose-first: not-now 1.6");
    }

    void ex_2_to_5_theTurn()
    {
        asksFor(Table(Moment::Turn, {}, 2), "defend", "draft: not-now 2.3");
        asksFor(trading({}),
                "build-fort dig flood build research collect train replace free-recruit build-engine "
                "exchange-engine pile-rocks repair end-turn trade",
                "act: not-now 3.2");
        Table table(Moment::Actions, [](Fortress &fortress) {
            fortress.store(kBlue, "WWWWSSII");
            fortress.building("barracks", 3);
        });
        table.play("replace sec-ne spearman");
        asksFor(table, "train free-recruit", "train-instead: not-now 5.2");
    }

    void ex_4_trades()
    {
        asksFor(trading({"end-turn"}), "trade pass", "gift-window: not-now 4.4");
        asksFor(trading({"trade orange"}), "give", "trade-give: not-now 4.3");
        asksFor(trading({"trade orange", "give wood"}), "give-amount", "trade-give-amount: not-now 4.3");
        asksFor(trading({"trade orange", "give wood", "give-amount 1"}), "want", "trade-want: not-now 4.3");
        asksFor(trading({"trade orange", "give wood", "give-amount 1", "want iron"}), "want-amount",
                "trade-want-amount: not-now 4.3");
        asksFor(trading({"trade orange", "give wood", "give-amount 1", "want iron", "want-amount 2"}),
                "accept-trade refuse-trade", "answer-trade: not-now 4.3");
    }

    void ex_7_thePreparationOfTheSiege()
    {
        const Table heretic(Moment::Siege, [](Fortress &fortress) { fortress.hero(kBlue, "heretic"); });
        asksFor(heretic, "inspire pass", "inspire: not-now 7.1");
        asksFor(Table(Moment::Siege), "draw-faction", "show-faction: not-now 7.2");
        asksFor(preparing({}), "roll", "count-fronts: not-now 7.2");
        asksFor(preparing({"roll 1"}), "pick move-engine done", "move: not-now 7.3");
        asksFor(preparing({"roll 1", "pick sec-n spearman"}), "send", "send-units: not-now 7.3");
        asksFor(preparing({"roll 1", "done", "done"}), "draw-front", "draw-fronts: not-now 7.4");
        asksFor(preparing({"roll 1", "done", "done", "draw-front asl-n"}), "pick done", "move: not-now 7.5");
    }

    void ex_15_powers()
    {
        asksFor(preparing({"roll 1", "done", "done", "draw-front asl-n", "done"}),
                "blind burn paralyze bless pass", "power-window: not-now 7.7");
        asksFor(preparing({"roll 1", "done", "done", "draw-front asl-n", "done", "paralyze normal"}),
                "remove done", "paralysis: not-now 15.1");
        asksFor(casting(1, 0), "rockfall pass", "power-window: not-now 11.8");
        Table quaking = casting(5, bitOf(Spell::Rockfall));
        asksFor(quaking, "earthquake pass", "power-window: not-now 11.8");
        quaking.play("earthquake");
        asksFor(quaking, "slay remove done", "quake: not-now 15.1");
        const Table renewing(11, [](Fortress &fortress) {
            fortress.building("chapel", 3);
            fortress.level("sec-e", 3);
            fortress.section("sec-e").resistance = 1;
            fortress.units("sec-n", "spearman", 1);
            fortress.squad("sec-n-1", "warrior");
        });
        asksFor(renewing, "bless pass", "power-window: not-now 11.9");
    }

    void ex_8_shooting()
    {
        Table aiming(1, [](Fortress &fortress) {
            fortress.level("sec-ne", 1);
            fortress.units("sec-ne", "archer", 2);
            fortress.enemy("dep-n", "slinger", 3);
            fortress.enemy("dep-n", "warrior", 2);
        });
        asksFor(aiming, "aim hold-fire", "aim-at: not-now 8.1");
        QCOMPARE(refusal(aiming, "aim archer dep-e 1"), u"no-enemy-there 8.2"_s); // covered, but empty
        aiming.play("aim archer dep-n 2");
        asksFor(aiming, "remove done", "volley-losses: not-now 8.6");
        QCOMPARE(refusal(aiming, "remove champion dep-n"), u"no-enemy-there 8.6"_s);
        QCOMPARE(refusal(aiming, "remove slinger dep-e"), u"no-enemy-there 8.6"_s);
        Table shot(2, [](Fortress &fortress) {
            for (const char *unit : {"spearman", "archer"})
                fortress.units("sec-n", unit, 1);
            fortress.enemy("dep-n", "slinger", 1);
            fortress.enemy("dep-n", "warrior", 1);
        });
        asksFor(shot, "roll", "target-die: not-now 8.7");
        shot.roll({3});
        asksFor(shot, "lose", "lose: not-now 8.9");
    }

    void ex_15_4_savingUnits()
    {
        Table table(2, [](Fortress &fortress) {
            fortress.building("chapel", 1);
            fortress.units("sec-n", "spearman", 2);
            fortress.enemy("dep-n", "slinger", 2);
            fortress.enemy("dep-n", "warrior", 1);
        });
        table.roll({3});
        asksFor(table, "accept resurrect shield", "save-window: not-now 15.4");
    }

    void ex_9_engines()
    {
        Table firing(3, [](Fortress &fortress) {
            fortress.level("sec-ne", 2);
            fortress.engine("sec-ne", "ballista");
            fortress.enemy("dep-n", "warrior", 3);
        });
        asksFor(firing, "fire hold-engine", "fire-at: not-now 9.1");
        QCOMPARE(refusal(firing, "hold-engine onager"), u"not-now 9.1"_s); // it is the turn of the ballista
        firing.play({"fire ballista dep-n", "fire ballista dep-n"});
        firing.roll({1, 2});
        asksFor(firing, "remove remove-engine done", "fire-losses: not-now 9.3");
        Table hit(4, [](Fortress &fortress) {
            fortress.level("sec-ne", 3);
            fortress.engine("sec-ne", "catapult");
            fortress.engine("sec-ne", "ballista");
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "catapult");
        });
        asksFor(hit, "roll", "barrage-target: not-now 9.4");
        hit.roll({1, 4, 6});
        asksFor(hit, "lose-engine", "choose-engine: not-now 9.12");
    }

    void ex_10_8_shifting()
    {
        const Table table(7, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 1);
        });
        asksFor(table, "pick done", "move: not-now 10.8");
    }

    void ex_11_beforeTheFight()
    {
        Table rocks(9, [](Fortress &fortress) {
            fortress.section("sec-n").hasRocks = true;
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 3);
        });
        asksFor(rocks, "drop hold", "drop-what: not-now 11.6");
        QCOMPARE(refusal(rocks, "drop cauldron"), u"not-now 11.6"_s);
        rocks.play("drop rocks");
        rocks.roll({6});
        asksFor(rocks, "slay done", "slaying: not-now 11.7");
        Table lineUp(11, [](Fortress &fortress) {
            fortress.hero(kBlue, "oracle");
            fortress.units("sec-n", "spearman", 2);
            fortress.units("sec-n", "archer", 1);
            fortress.squad("sec-n-1", "warrior");
        });
        asksFor(lineUp, "foresee done", "foresee: not-now 11.9");
        lineUp.play("foresee sec-n archer");
        asksFor(lineUp, "send", "foreseen-to: not-now 11.9");
        lineUp.play({"send sec-s 1", "foresee sec-s archer", "send sec-n 1", "done"});
        asksFor(lineUp, "assign done", "assign-units: not-now 11.10");
        QCOMPARE(refusal(lineUp, "assign archer-fired sec-n-1 1"), u"none-there 11.10"_s); // no mark of now
        lineUp.play({"assign spearman sec-n-1 1", "assign archer sec-n-1 1", "done"});
        asksFor(lineUp, "lead", "lead-squad: not-now 11.10");
    }

    void ex_11_theFight()
    {
        asksFor(fought("warrior", 9, {}), "roll", "fight-die: not-now 11.14");
        const Table beaten = fought("warrior", 9, {1, 3}); // 6 + 1 + 1 against 2 + 8 + 2
        asksFor(beaten, "slay done", "slay-squad: not-now 11.15");
        QCOMPARE(refusal(beaten, "slay warrior sec-n-2"), u"not-this-squad 11.15"_s);
        // 6 + 3 + 1 against 2 + 8 + 3: three points hit nobody, and both types are equally weak.
        const Table unlucky = fought("giant", 9, {1, 6});
        asksFor(unlucky, "slay", "slay-weakest: not-now 11.17");
        const Table through(13, [](Fortress &fortress) {
            fortress.building("library", 1);
            Squad &squad = fortress.squad("sec-n-1", "warrior");
            --fortress.front("asl-n").assault[squad.leader];
            squad.perch = Perch::Section;
            squad.isThrough = true;
        });
        asksFor(through, "strike", "strike-building: not-now 11.19");
    }

    void ex_17_2_and_3_theWarlordDeploysAndAims()
    {
        Table army(
            Moment::Siege, [](Fortress &fortress) { fortress.data().turn = 4; }, 1, kCommandedEnemy);
        army.play({"draw-faction barbarians", "roll 6", "done", "done"});
        asksFor(army, "choose-front", "choose-front: not-now 17.2");
        army.play({"choose-front asl-n", "choose-front asl-w"});
        asksFor(army, "deploy deploy-engine", "deploy: not-now 17.2");
        const Table shots(
            2,
            [](Fortress &fortress) {
                fortress.units("sec-nw", "spearman", 1);
                fortress.enemy("dep-n", "slinger", 1);
                fortress.enemy("dep-n", "warrior", 1);
            },
            1, kCommandedEnemy);
        asksFor(shots, "target", "choose-target: not-now 17.3");
        const Table flyers(
            9,
            [](Fortress &fortress) {
                fortress.faction("beasts");
                fortress.units("sec-n", "spearman", 1);
                fortress.enemy("asl-n", "harpy", 2);
            },
            1, kCommandedEnemy);
        asksFor(flyers, "target", "choose-flight: not-now 17.3");
        Table engine(
            4,
            [](Fortress &fortress) {
                fortress.level("sec-n", 1);
                fortress.enemy("dep-n", "warrior", 1);
                fortress.enemyEngine("dep-n", "catapult");
            },
            1, kCommandedEnemy);
        asksFor(engine, "target-engine", "choose-engine-target: not-now 17.3");
        engine.play("target-engine catapult sec-n");
        asksFor(engine, "target-kind", "choose-element: not-now 17.3");
    }

    void ex_17_4_theWarlordFormsSquads()
    {
        const Table group = commandedBefore({});
        asksFor(group, "form", "form-group: not-now 17.4");
        QCOMPARE(refusal(group, "form warrior sec-e-1 1"), u"not-this-squad 17.4"_s);
        QCOMPARE(refusal(group, "form warrior sec-n-1 5"), u"too-many-units 17.4"_s);
        QCOMPARE(refusal(group, "form wolf sec-n-1 1"), u"too-many-units 17.4"_s); // of another faction
        const Table heads = commandedBefore({"form warrior sec-n-1 3", "form champion sec-n-2 1"});
        asksFor(heads, "head", "head-squad: not-now 17.4");
        const Table ram =
            commandedBefore({"form warrior sec-n-1 3", "form champion sec-n-2 1", "head sec-n-2 warrior"});
        asksFor(ram, "give-ram pass", "equip: not-now 17.4");
        QCOMPARE(refusal(ram, "give-ram sec-e-1"), u"not-this-squad 17.4"_s);
        Table tower = commandedBefore({"form warrior sec-n-1 3", "form champion sec-n-2 1",
                                       "head sec-n-2 warrior", "give-ram sec-n-2"});
        asksFor(tower, "give-tower pass", "equip: not-now 17.4");
        QCOMPARE(refusal(tower, "give-tower sec-n-2"), u"not-this-squad 17.4"_s); // it carries the ram
    }
};

std::unique_ptr<QObject> makeAskingTest()
{
    return std::make_unique<AskingTest>();
}

} // namespace merlon::exiles

#include "asking_test.moc"
