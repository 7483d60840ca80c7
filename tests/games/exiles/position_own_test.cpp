#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/base/json.h"
#include "core/engine/notation/notation.h"
#include "core/engine/position/draft.h"
#include "core/games/english.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/siege/army_row.h"
#include "core/simulation/simulation.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

Expected<ExilesData> readFrom(const Table &table, const QByteArray &text)
{
    return Edition::readPosition(table.setup(), jsonOf(text));
}

void choose(State &state, std::initializer_list<const char *> lines)
{
    EventSink nobody;
    for (const char *line : lines) {
        const Expected<Choice> choice = parseLegalChoice(state, line);
        QVERIFY2(choice, choice ? "" : say(choice.error(), english()).c_str());
        state.apply(*choice, nobody);
    }
}

} // namespace

/// Data of section 2 that a scenario changes.
class PositionOwnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ex_7_4_aSiegeDealsTheOwnArmy()
    {
        const Table table(Moment::Turn);
        const auto state = table.setup().position(
            jsonOf("{'at': 'siege', 'factions':"
                   " {'barbarians': {'army': {'warrior': 6, 'champion': 2}, 'morale': 2}}}"));
        QVERIFY2(state, state ? "" : say(state.error(), english()).c_str());
        choose(**state, {"draw-faction barbarians", "done", "done", "draw-front asl-n", "done"});
        const ExilesData &data = static_cast<const ExilesState &>(**state).data();
        QCOMPARE(int {data.siege.initialStrength}, 8);
        QCOMPARE(int {data.siege.morale}, 2);
        const FrontState &north = data.fronts[0];
        QCOMPARE(north.deployment[0] + north.assault[0], 6);
        QCOMPARE(north.deployment[1] + north.assault[1], 2);
        QCOMPARE(north.deployment[2] + north.assault[2], 0);
    }

    void ex_7_2_theOwnDifficultyMovesTheRow()
    {
        const Table table(Moment::Turn);
        const Expected<ExilesData> read = readFrom(table, "{'turn': 5, 'rows': 3}");
        QVERIFY(read.has_value());
        QCOMPARE(armyRow(table.setup().scene(*read)), 8);
        const Expected<ExilesData> quiet = readFrom(table, "{'turn': 2, 'rows': 3}");
        QCOMPARE(armyRow(table.setup().scene(*quiet)), 2);
    }

    void ex_12_5_theOwnLootIsFoundInEveryTurn()
    {
        const Table table(Moment::Turn);
        Expected<ExilesData> read =
            readFrom(table, "{'turn': 3, 'factions': {'beasts': {'loot': {'gold': 2}}}}");
        QVERIFY(read.has_value());
        read->siege.faction = 3;
        QCOMPARE(lootOf(table.setup().scene(*read)), (Goods {0, 0, 0, 2}));
        read->siege.faction = 0;
        QCOMPARE(lootOf(table.setup().scene(*read)), kLoot[2][0]);
        read->siege.faction = 3;
        read->turn = 20;
        QCOMPARE(lootOf(table.setup().scene(*read)), Goods {});
    }

    void ex_8_7_theOwnDiceAimWhereTheyAreToldTo()
    {
        const Table table(Moment::Turn);
        Expected<ExilesData> read = readFrom(
            table,
            "{'factions': {'wolf-men': {'targets': {'left': 1, 'right': 5}, 'fronts': {'three': 6}}}}");
        QVERIFY2(read, read ? "" : say(read.error(), english()).c_str());
        read->siege.faction = 1;
        const Scene scene = table.setup().scene(*read);
        QVERIFY(aimBy(scene, 1) == Aim::Left);
        for (int die = 2; die <= 6; ++die)
            QVERIFY(aimBy(scene, die) == Aim::Right);
        for (int die = 1; die <= 6; ++die)
            QCOMPARE(frontsBy(scene, die), 3);
    }

    /// Sides of a die say the same as the tables do.
    void ex_8_7_theTablesCanBeToldAsSides()
    {
        const Table table(Moment::Turn);
        ExilesData data = table.now();
        for (std::size_t faction = 0; faction < kFactions; ++faction) {
            data.siege.faction = static_cast<std::uint8_t>(faction);
            data.own[faction] = tableOf(faction);
            data.own[faction].said = OwnFaction::kFronts | OwnFaction::kTargets;
            const Scene scene = table.setup().scene(data);
            for (std::size_t side = 0; side < 6; ++side) {
                QVERIFY(aimBy(scene, static_cast<int>(side) + 1) == kFactionData[faction].targets[side]);
                QCOMPARE(frontsBy(scene, static_cast<int>(side) + 1),
                         int {kFactionData[faction].fronts[side]});
            }
        }
    }

    void ex_0_3_whatAScenarioIsPlayedWithoutCannotBeHad()
    {
        const auto bit = [](auto value) { return static_cast<std::uint8_t>(1u << indexOf(value)); };
        const Table table(Moment::Actions, [&](Fortress &fortress) {
            fortress.store(kBlue, "WWWWSSII");
            fortress.building("library", 5);
            fortress.building("workshop", 5);
            Without &without = fortress.data().without;
            without.units = 1; // the spearman
            without.engines = static_cast<std::uint8_t>(bit(Engine::Rocks) | bit(Engine::Catapult));
            without.buildings = bit(Building::Chapel);
            without.technologies = bitOf(Technology::Mine);
        });
        QCOMPARE(refusal(table, "train spearman sec-n"), u"not-in-game 5.1"_s);
        QCOMPARE(refusal(table, "build-engine catapult sec-ne"), u"not-in-game 5.3"_s);
        QCOMPARE(refusal(table, "pile-rocks sec-n"), u"not-in-game 5.4"_s);
        QCOMPARE(refusal(table, "build chapel"), u"not-in-game 3.7"_s);
        QCOMPARE(refusal(table, "research mine"), u"not-in-game 3.8"_s);
        QCOMPARE(refusal(table, "build mage-tower"), u""_s);
        QCOMPARE(refusal(table, "research archery"), u""_s);
        for (const QString &choice : offered(table))
            QVERIFY2(refusal(table, choice.toStdString()).isEmpty(), qPrintable(choice));
    }

    void ex_15_1_powersMayBeMissing()
    {
        const auto shielded = [](PowerSet missing) {
            Table table(2, [&](Fortress &fortress) {
                fortress.building("chapel", 5);
                fortress.data().without.powers = missing;
                fortress.units("sec-n", "spearman", 2);
                fortress.enemy("dep-n", "slinger", 2);
                fortress.enemy("dep-n", "warrior", 1);
            });
            table.roll({3});
            return refusal(table, "shield spearman");
        };
        QCOMPARE(shielded(bitOf(Blessing::Resurrection)), u""_s);
        QCOMPARE(shielded(bitOf(Blessing::Shield)), u"not-in-game 15.1"_s);
    }

    void ex_0_3_computersPlayWithoutAnything()
    {
        const Table table(Moment::Turn);
        Json position = jsonOf("{'at': 'set-up'}");
        const Draft draft = draftOf(table.setup().shared_from_this(), position);
        for (const DraftField &field : draft.parts.front().fields) {
            if (field.key.starts_with("without-"))
                position[field.key] = field.words;
        }
        QCOMPARE(position.size(), std::size_t {7});
        Expected<std::unique_ptr<State>> start = table.setup().position(position);
        QVERIFY2(start, start ? "" : say(start.error(), english()).c_str());
        const Expected<SimulationResult> result =
            simulate(table.setup().shared_from_this(),
                     {.games = 1, .players = {"heuristic"}, .threads = 1, .start = std::move(*start)});
        QVERIFY2(result, result ? "" : say(result.error(), english()).c_str());
        for (const Verb verb : {Verb::Train, Verb::BuildEngine, Verb::PileRocks, Verb::Build, Verb::Research})
            QCOMPARE(result->verbs[static_cast<std::size_t>(verb)], std::uint64_t {0});
        QVERIFY(result->verbs[static_cast<std::size_t>(Verb::BuildFort)] > 0);
    }

    void ex_16_1_ownDataAreKeptOnSaveSheets()
    {
        const Table table(Moment::Turn);
        const Expected<ExilesData> read = readFrom(
            table,
            "{'rows': -2, 'factions': {'woodsmen': {'army': {'axeman': 3}, 'army-engines': {'bridge': 1},"
            " 'loot': {}, 'morale': 1}, 'beasts': {'targets': {'wall': 6}}}, 'without-units': ['archer'],"
            " 'without-spells': ['paralysis'], 'without-blessings': ['shield', 'aura']}");
        QVERIFY2(read, read ? "" : say(read.error(), english()).c_str());
        const Json written = Edition::writePosition(table.setup(), *read);
        const Expected<ExilesData> again = Edition::readPosition(table.setup(), written);
        QVERIFY2(again, again ? "" : say(again.error(), english()).c_str());
        QVERIFY(again->without == read->without && read->without != Without {});
        QCOMPARE(Edition::hash(*again, table.setup().field()), Edition::hash(*read, table.setup().field()));
        const Expected<ExilesData> plain = readFrom(table, "{}");
        QVERIFY(Edition::hash(*plain, table.setup().field()) != Edition::hash(*read, table.setup().field()));
    }

    void ex_7_badDataAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("pointer");
        const auto row = [](const char *text, const char *code, const char *pointer) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(code) << QByteArray(pointer);
        };
        row("{'rows': 30}", "error.position-range", "/rows");
        row("{'without-units': ['dragon']}", "error.position-unknown-word", "/without-units/0");
        row("{'without-engines': ['rocks', 'rocks']}", "error.position-doubled", "/without-engines/1");
        row("{'factions': {'elves': {}}}", "error.position-unknown-key", "/factions/elves");
        row("{'factions': {'beasts': {'units': {}}}}", "error.position-unknown-key",
            "/factions/beasts/units");
        row("{'factions': {'beasts': {'army': {'wolf': 3}}}}", "error.position-unknown-key",
            "/factions/beasts/army/wolf");
        row("{'factions': {'beasts': {'army': {'troll': 17}}}}", "error.position-range",
            "/factions/beasts/army/troll");
        row("{'factions': {'beasts': {'army': {'cyclops': 3}}}}", "error.exiles-army",
            "/factions/beasts/army");
        row("{'factions': {'beasts': {'morale': 7}}}", "error.position-range", "/factions/beasts/morale");
        row("{'factions': {'beasts': {'targets': {'left': 2, 'wall': 3}}}}", "error.exiles-sides",
            "/factions/beasts/targets");
        row("{'factions': {'beasts': {'fronts': {'one': 4, 'two': 3}}}}", "error.exiles-sides",
            "/factions/beasts/fronts");
    }
    void ex_7_badDataAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, pointer);
        const Expected<ExilesData> read = readFrom(Table(Moment::Turn), text);
        QVERIFY(!read.has_value());
        QCOMPARE(QByteArray(read.error().what.code.c_str()), code);
        QCOMPARE(QByteArray(read.error().where.pointer.c_str()), pointer);
    }
};

std::unique_ptr<QObject> makePositionOwnTest()
{
    return std::make_unique<PositionOwnTest>();
}

} // namespace merlon::exiles

#include "position_own_test.moc"
