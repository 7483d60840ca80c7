#include "core/base/random.h"
#include "core/engine/match/chronicle.h"
#include "core/engine/match/seen_acts.h"
#include "core/engine/notation/vocabulary.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"
#include "core/games/exiles/tableau/tableau.h"
#include "core/games/exiles/texts/story.h"
#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// Stage 12 of Barbarians before a wooden wall: a warrior leads three others against two spearmen.
Table stormOf(const Table::Change &change = {})
{
    return Table(12, [&](Fortress &fortress) {
        fortress.level("sec-n", 2);
        fortress.units("sec-n", "spearman", 2);
        Squad &squad = fortress.squad("sec-n-1", "warrior", "warrior", 3);
        squad.defenders[static_cast<std::size_t>(Unit::Spearman)][0] = 2;
        squad.lead = static_cast<std::uint8_t>(Unit::Spearman);
        if (change)
            change(fortress);
    });
}

Tableau theatreOf(const Table &table)
{
    Tableau tableau;
    layOut(*table.state().seenBy(SeatSet::all()), tableau);
    return tableau;
}

int placeNamed(const Table &table, std::string_view key)
{
    return static_cast<int>(table.setup().board().indexOf(key).value());
}

/// "2 : 3" where strength is measured; empty where it is not.
QString duelAt(const Table &table, std::string_view key)
{
    const Tableau tableau = theatreOf(table);
    const auto duel = std::ranges::find(tableau.duels, placeNamed(table, key), &Duel::place);
    return duel == tableau.duels.end() ? QString()
                                       : u"%1 : %2"_s.arg(duel->strengths[0]).arg(duel->strengths[1]);
}

/// "leader 2:2, sum 3:2": the ledger of a place, the first one of several.
QString ledgerAt(const Table &table, std::string_view key)
{
    const Tableau tableau = theatreOf(table);
    const auto zone = std::ranges::find_if(tableau.zones, [&](const merlon::Zone &each) {
        return each.kind == ZoneKind::Ledger && each.head && each.head->place == placeNamed(table, key);
    });
    QStringList lines;
    if (zone == tableau.zones.end())
        return {};
    for (const Item &item : zone->items)
        lines
            << u"%1 %2:%3"_s.arg(QString::fromStdString(item.key)).arg(item.numbers[0]).arg(item.numbers[1]);
    return lines.join(u", ");
}

/// A sum in which dice count.
bool showsDice(const View &view)
{
    Tableau tableau;
    layOut(view, tableau);
    return std::ranges::any_of(tableau.zones, [](const merlon::Zone &zone) {
        return zone.kind == ZoneKind::Ledger
            && std::ranges::find(zone.items, "die", &Item::key) != zone.items.end();
    });
}

Event eventOf(EventKind kind, std::array<std::uint16_t, 4> args = {})
{
    Event event;
    event.kind = static_cast<std::uint16_t>(kind);
    event.args = args;
    return event;
}

bool movesUnits(const ExilesData &data)
{
    return agenda::topOf(data).kind == static_cast<std::uint8_t>(StepKind::Move);
}

/// Plays the first choice of each question but leaves units where they are, and dice at random, through one round of a
/// siege.
std::vector<Ply> roundOf(const ExilesState &start)
{
    const std::unique_ptr<State> state = start.clone();
    const auto &now = static_cast<const ExilesState &>(*state).data();
    Random random(7);
    std::vector<Ply> plies;
    while (now.siege.faction != kNoFaction && now.siege.round == 1 && now.ending == Ending::None) {
        Ply ply;
        ply.decision = state->decision();
        if (ply.decision.seat == kChance) {
            OutcomeList outcomes;
            state->outcomes(outcomes);
            ply.choice = outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))].choice;
        } else {
            ChoiceList choices;
            state->choices(choices);
            ply.choice = choices[movesUnits(now) ? choices.size() - 1 : 0];
        }
        EventSink nobody;
        state->apply(ply.choice, nobody);
        plies.push_back(ply);
    }
    return plies;
}

} // namespace

/// The siege as it is shown: who measures strength with whom, what it comes to, and in how many acts.
class TheatreTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_11_14_aSquadMeasuresItsStrengthWithTheDefenders()
    {
        const Table table = stormOf();
        QCOMPARE(duelAt(table, "sec-n"), u"3 : 2"_s); // 2 + 1 against 2 + 3 - 3
        QCOMPARE(ledgerAt(table, "sec-n"), u"leader 2:2, support 1:3, wall 0:-3, sum 3:2"_s);
        const Tableau tableau = theatreOf(table);
        QCOMPARE(tableau.duels.size(), std::size_t {1});
        QCOMPARE(int {tableau.duels.front().sides[0]}, int {kBlue}); // the exiles to the left
        QCOMPARE(tableau.duels.front().attacker, std::size_t {1});
        QCOMPARE(tableau.duels.front().counted.code, std::string("duel.scores"));
    }

    void ex_11_14_theDiceCountAsSoonAsTheyAreRolled()
    {
        Table table = stormOf();
        table.roll({1});
        QCOMPARE(duelAt(table, "sec-n"), u"3 : 3"_s);
        table.roll({6});
        QVERIFY(table.happened("melee-rolled sec-n-1 1 6")); // EX-0.1: the d6 is shown
        QCOMPARE(decisionOf(table), u"slay-squad"_s);
        QCOMPARE(ledgerAt(table, "sec-n"), u"leader 2:2, support 1:3, die 3:1, wall 0:-3, sum 6:3"_s);
        const SquadIndex squad = squadOf(table.post("sec-n"), 0);
        QCOMPARE(duelAt(table, "sec-n"),
                 u"%1 : %2"_s.arg(scoreOfDefenders(table.scene(), squad, 3))
                     .arg(scoreOfEnemy(table.scene(), squad, 1)));
    }

    void ex_11_14_specialRulesHaveALineOfTheirOwn()
    {
        const Table table = stormOf([](Fortress &fortress) {
            fortress.faction("wolf-men"); // four of them: a pack
            Squad &squad = fortress.data().squads[squadOf(fortress.post("sec-n"), 0)];
            squad.hasTower = true;
        });
        QVERIFY2(ledgerAt(table, "sec-n").contains(u"special 0:1, wall 0:-1"),
                 qPrintable(ledgerAt(table, "sec-n")));
    }

    void ex_11_16_aFrontSaysHowLikelyItHolds()
    {
        const auto holds = [](const Table &table) {
            const Tableau tableau = theatreOf(table);
            const auto ground =
                std::ranges::find(tableau.grounds, placeNamed(table, "asl-n"), &Ground::place);
            return ground->note.args.empty() ? -1
                                             : static_cast<int>(std::get<std::int64_t>(ground->note.args[0]));
        };
        // Only 3 against 1 gets them through: one spearman is lost to the score, one to three against one.
        const Table two(11, [](Fortress &fortress) {
            fortress.level("sec-n", 2);
            fortress.units("sec-n", "spearman", 2);
            Squad &squad = fortress.squad("sec-n-1", "warrior", "warrior", 3);
            squad.defenders[static_cast<std::size_t>(Unit::Spearman)][0] = 2;
        });
        QCOMPARE(holds(two), 89); // 1 of 9 throws
        const Table none(11, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 2);
            fortress.squad("sec-n-1", "warrior", "warrior", 3);
        });
        QCOMPARE(holds(none), 0); // nobody is against it yet
        const Table before(8, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 2);
            fortress.enemy("dep-n", "slinger", 2);
            fortress.enemy("asl-n", "warrior", 1);
        });
        QCOMPARE(holds(before), -1);
    }

    void ex_8_5_aVolleyAddsUp()
    {
        Table table(6, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 3);
            fortress.enemy("asl-n", "warrior", 3);
        });
        QVERIFY(duelAt(table, "asl-n").isEmpty());
        table.play("aim archer asl-n 2");
        QCOMPARE(duelAt(table, "asl-n"), u"2 : 0"_s);
        QCOMPARE(theatreOf(table).duels.front().attacker, std::size_t {0});
        QCOMPARE(theatreOf(table).duels.front().counted.code, std::string("duel.fire-and-cover"));
    }

    void ex_8_8_enemyShotsMeetTheResistance()
    {
        Table table(2, [](Fortress &fortress) {
            for (const char *zone : {"dep-w", "dep-n"}) {
                fortress.enemy(zone, "slinger", 2);
                fortress.enemy(zone, "warrior", 1);
            }
            for (const char *section : {"sec-w", "sec-n"})
                fortress.units(section, "spearman", 3);
            fortress.level("sec-n", 2);
        });
        table.roll({3});
        QVERIFY(table.happened("die-rolled 3 dep-n"));
        QCOMPARE(duelAt(table, "sec-n"), u"3 : 2"_s);
    }

    void ex_11_14_whatAFightComesToIsStamped()
    {
        const auto settled = storyPlan().verdictOf;
        const auto stamp = [&](const Event &event) {
            const FightVerdict verdict = settled(event);
            return QString::fromLatin1(verdict.wording ? verdict.wording : "");
        };
        QCOMPARE(stamp(eventOf(EventKind::SquadBeaten)), u"verdict.holds"_s);
        QCOMPARE(stamp(eventOf(EventKind::SquadDrawn)), u"verdict.holds"_s);
        QCOMPARE(stamp(eventOf(EventKind::SquadBreaksIn)), u"verdict.lost"_s);
        QCOMPARE(stamp(eventOf(EventKind::FootholdTaken)), u"verdict.foothold"_s);
        QCOMPARE(stamp(eventOf(EventKind::GateBroken)), u"verdict.gate"_s);
        QCOMPARE(stamp(eventOf(EventKind::SectionFell)), u"verdict.falls"_s);
        QCOMPARE(stamp(eventOf(EventKind::EnemyFlees)), u"verdict.flees"_s);
        QCOMPARE(stamp(eventOf(EventKind::EnemyVolley, {0, 3, 3})), u"verdict.holds"_s);
        QCOMPARE(stamp(eventOf(EventKind::EnemyVolley, {0, 4, 3})), QString());
        QCOMPARE(stamp(eventOf(EventKind::UnitsAimed)), QString());
        QVERIFY(settled(eventOf(EventKind::SquadBeaten)).victor == Victor::Defender);
        QVERIFY(settled(eventOf(EventKind::FootholdTaken)).victor == Victor::Attacker);
    }

    void ex_11_2_aSquadIsWhereItsSectionIs()
    {
        const Table table = stormOf();
        const Event event = eventOf(EventKind::SquadDrawn, {squadOf(table.post("sec-n"), 0)});
        QCOMPARE(placeOf(event, table.setup().vocabulary()), placeNamed(table, "sec-n"));
    }

    /// A volley with its losses is one act, and so are a throw of both dice and its result.
    void ex_0_5_aRoundIsShownInFewActs()
    {
        const Table table(1, [](Fortress &fortress) {
            for (const char *section : {"sec-n", "sec-e"}) {
                fortress.level(section, 1);
                fortress.units(section, "spearman", 4);
                fortress.units(section, "archer", 1);
            }
            fortress.units("sec-ne", "archer", 1);
            for (const char *zone : {"dep-n", "dep-e"}) {
                fortress.enemy(zone, "warrior", 3);
                fortress.enemy(zone, "slinger", 1);
            }
            fortress.enemy("dep-n", "giant", 1);
        });
        const std::vector<Ply> plies = roundOf(table.state());
        const StoryPlan plan = storyPlan();
        const std::vector<SeenAct> acts = actsThrough(table.state(), plies, SeatSet::all(), plan, true);
        const Vocabulary &words = table.setup().vocabulary();
        const auto tells = [&](const SeenAct &act, std::string_view key) {
            return std::ranges::any_of(
                act.events, [&](const Event &event) { return words.events()[event.kind].key == key; });
        };
        int stops = 0;
        for (const SeenAct &act : acts) {
            stops += act.events.empty() ? 0 : 1;
            if (!tells(act, "melee-rolled"))
                continue;
            QVERIFY(tells(act, "squad-beaten") || tells(act, "squad-drawn") || tells(act, "squad-breaks-in"));
            QVERIFY(showsDice(*act.view)); // as the fight stood when it was settled
        }
        QVERIFY(std::ranges::any_of(acts, [&](const SeenAct &act) { return tells(act, "melee-rolled"); }));
        QVERIFY2(stops >= 8 && stops < 40, qPrintable(QString::number(stops)));
    }

    /// The army advances by itself: that is told to whoever let it come, and not as something of their own.
    void ex_10_1_theEnemyActsAlone()
    {
        const Table table(1, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.units("sec-n", "spearman", 4);
            fortress.enemy("dep-n", "warrior", 3);
            fortress.enemy("dep-n", "slinger", 1); // whose die is rolled before they advance
        });
        const std::vector<Ply> plies = roundOf(table.state());
        const Vocabulary &words = table.setup().vocabulary();
        int advances = 0;
        QStringList told;
        for (const SeenAct &act : actsThrough(table.state(), plies, SeatSet::all(), storyPlan(), true)) {
            for (const Event &event : act.events)
                told << QString::fromStdString(words.events()[event.kind].key);
            const bool isAdvance = std::ranges::any_of(act.events, [&](const Event &event) {
                return words.events()[event.kind].key == "enemy-advances";
            });
            if (!isAdvance)
                continue;
            ++advances;
            QVERIFY(act.isAlone);
            QVERIFY(!act.isChoice);
            QCOMPARE(act.seat, kChance);
        }
        QVERIFY2(advances > 0, qPrintable(told.join(u' ')));
    }
};

std::unique_ptr<QObject> makeTheatreTest()
{
    return std::make_unique<TheatreTest>();
}

} // namespace merlon::exiles

#include "theatre_test.moc"
