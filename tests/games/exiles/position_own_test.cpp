#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/base/json.h"
#include "core/engine/notation/notation.h"
#include "core/games/english.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/siege/army_row.h"

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

/// Data of sections 2.9 to 2.11 that a scenario changes.
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

    void ex_16_1_ownDataAreKeptOnSaveSheets()
    {
        const Table table(Moment::Turn);
        const Expected<ExilesData> read = readFrom(
            table,
            "{'rows': -2, 'factions': {'woodsmen': {'army': {'axeman': 3}, 'army-engines': {'bridge': 1},"
            " 'loot': {}, 'morale': 1}, 'beasts': {'targets': {'wall': 6}}}}");
        QVERIFY2(read, read ? "" : say(read.error(), english()).c_str());
        const Json written = Edition::writePosition(table.setup(), *read);
        const Expected<ExilesData> again = Edition::readPosition(table.setup(), written);
        QVERIFY2(again, again ? "" : say(again.error(), english()).c_str());
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
