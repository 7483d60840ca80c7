#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/base/json.h"
#include "core/base/random.h"
#include "core/engine/position/draft_edit.h"
#include "core/engine/records/scenario.h"
#include "core/games/english.h"
#include "core/games/exiles/enemy.h"
#include "tests/support/boards.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <set>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// A siege in round 3: a champion has a foothold, archers have fought, and morale was tested.
Json siegeInTheMiddle()
{
    return jsonOf(
        "{'at': 'round', 'turn': 5, 'technologies': ['archery'],"
        " 'spells-used': ['rockfall'], 'aura': 'sec-e',"
        " 'siege': {'faction': 'barbarians', 'round': 3, 'morale': 3, 'strength': 12, 'tested': true},"
        " 'places': {"
        "  'sec-n': {'level': 1, 'resistance': 1, 'gate': 0, 'units': {'spearman': 3, 'archer': 2},"
        "   'fought': {'archer': 1}, 'rocks': true, 'rocks-used': true},"
        "  'bld-mage-tower': {'level': 1},"
        "  'asl-n': {'attacked': 2, 'enemies': {'warrior': 4}, 'siege-towers': 1},"
        "  'dep-n': {'enemies': {'slinger': 2}, 'enemy-engines': {'trebuchet': 1}},"
        "  'asl-e': {'attacked': 1, 'bridged': true}},"
        " 'footholds': [{'place': 'sec-n', 'leader': 'champion', 'number': 2}]}");
}

/// Plays at random and reads back what stands at every moment; adds the moments.
void readBack(int seats, std::uint64_t seed, const Options &options, int plies,
              std::set<std::string> &moments)
{
    const Table table(Moment::SetUp, {}, seats, options);
    auto state = table.state().clone();
    Random random(seed);
    EventSink nobody;
    ChoiceList choices;
    for (int ply = 0; ply < plies && state->decision().seat != kNobody; ++ply) {
        state->choices(choices);
        state->apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
        if (!state->isAtMoment())
            continue;
        const Json position = state->position();
        moments.insert(position.value("at", std::string("over")));
        const auto read = table.setup().position(position);
        QVERIFY2(read.has_value(), read ? "" : (say(read.error(), english()) + position.dump()).c_str());
        QVERIFY2((*read)->hash() == state->hash(), position.dump().c_str());
        QVERIFY((*read)->position() == position);
    }
}

} // namespace

/// Positions at the moments of a campaign, within a siege too.
class PositionMomentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMomentComesBack()
    {
        std::set<std::string> moments;
        for (int seats = 1; seats <= 4; ++seats)
            readBack(seats, static_cast<std::uint64_t>(seats), {}, 3000, moments);
        readBack(1, 5, {{"start", "sheet-7"}, {"difficulty", "hard"}}, 6000, moments);
        readBack(2, 6, {{"start", "sheet-4"}, {"length", "1"}}, 20000, moments);
        readBack(2, 7, {{"start", "sheet-7"}, {"warlord", "on"}}, 4000, moments);
        for (const char *moment : {"turn", "actions", "siege", "assault", "round", "advance", "melee"})
            QVERIFY2(moments.contains(moment), moment);
    }

    void ex_16_1_aSiegeBeginsInTheMiddle()
    {
        const Table table(Moment::Turn);
        const Expected<ExilesData> read = Edition::readPosition(table.setup(), siegeInTheMiddle());
        QVERIFY2(read, read ? "" : say(read.error(), english()).c_str());
        const ExilesData &data = *read;
        const Squad &squad = data.squads[squadOf(table.post("sec-n"), 1)];
        QVERIFY(squad.isFoothold());
        QCOMPARE(int {squad.leader}, 1); // the champion
        QCOMPARE(int {data.posts[table.post("sec-n")].units[1][kFought]}, 1);
        QCOMPARE(int {data.posts[table.post("sec-n")].units[1][0]}, 1);
        QVERIFY(data.sections[table.post("sec-n")].rocksUsed);
        QVERIFY(data.now.aura == table.post("sec-e"));
        QCOMPARE(data.now.powers, bitOf(Spell::Rockfall));
        QCOMPARE(int {data.siege.drawnCount}, 2);
        QCOMPARE(int {data.siege.drawn[0]}, 1); // the east
        QCOMPARE(int {data.siege.initialStrength}, 12);
        QCOMPARE(int {data.siege.row}, 5);
        QVERIFY(data.siege.isTested);
        QCOMPARE(enemyStrength(table.setup().scene(data)), 7);
        const Json written = Edition::writePosition(table.setup(), data);
        const Expected<ExilesData> again = Edition::readPosition(table.setup(), written);
        QVERIFY2(again, again ? "" : say(again.error(), english()).c_str());
        QCOMPARE(Edition::hash(*again, table.setup().field()), Edition::hash(data, table.setup().field()));
    }

    void ex_1_5_beforeTheSetUpNothingButTheMomentIsTold()
    {
        const Table table(Moment::SetUp);
        const Json position = Edition::writePosition(table.setup(), table.now());
        QVERIFY(position == jsonOf("{'at': 'set-up'}"));
        const Expected<ExilesData> read = Edition::readPosition(table.setup(), position);
        QVERIFY(read.has_value());
        QCOMPARE(Edition::hash(*read, table.setup().field()),
                 Edition::hash(table.now(), table.setup().field()));
    }

    void ex_11_20_onlyFootholdsAreToldOfSquads()
    {
        const Table table(11, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 2);
            fortress.squad("sec-n-1", "warrior");
        });
        QVERIFY(!Edition::writePosition(table.setup(), table.now()).contains("footholds"));
    }

    void ex_9_1_itGoesOnWithTheStageAfterTheMoment()
    {
        const Table table(Moment::Turn);
        const auto state = table.setup().position(siegeInTheMiddle());
        QVERIFY(state.has_value());
        QCOMPARE(int {static_cast<const ExilesState &>(**state).data().siege.stage},
                 4); // the trebuchet rolls
    }

    void ex_7_8_whatIsNotSaidOfAnArmyFollows()
    {
        const Table table(Moment::Turn);
        const Expected<ExilesData> read =
            Edition::readPosition(table.setup(),
                                  jsonOf("{'at': 'assault', 'turn': 2, 'siege': {'faction': 'beasts'},"
                                         " 'places': {'dep-s': {'enemies': {'ravener': 4, 'harpy': 1}}}}"));
        QVERIFY2(read, read ? "" : say(read.error(), english()).c_str());
        QCOMPARE(int {read->siege.morale}, 6);
        QCOMPARE(int {read->siege.initialStrength}, 5);
        QCOMPARE(int {read->siege.round}, 1);
        QCOMPARE(int {read->siege.drawnCount}, 1);
        QVERIFY(read->fronts[2].isAttacked);
    }

    void ex_6_1_unitsMayStandOverTheCapacity()
    {
        const Table table(Moment::Turn);
        const Expected<ExilesData> read = Edition::readPosition(
            table.setup(), jsonOf("{'places': {'sec-ne': {'units': {'spearman': 5}}}}"));
        QVERIFY(read.has_value());
        QCOMPARE(read->posts[table.post("sec-ne")].total(), 5);
    }

    /// Technologies stay known though the library is lost (EX-3.8), and what they have opened stays as it is.
    void ex_3_8_technologiesNeedNoLibraryAnyMore()
    {
        const Table table(Moment::Turn);
        QVERIFY(
            Edition::readPosition(table.setup(), jsonOf("{'technologies': ['black-powder']}")).has_value());
    }

    void ex_12_6_aSaveSheetIsFreeOfTheTurnBefore()
    {
        const Table table(Moment::Turn);
        ExilesData data = position::standardPosition(table.setup(), Moment::Turn);
        position::putMoment(table.setup(), data, Moment::Turn, 0);
        const Json clean = Edition::writePosition(table.setup(), data);
        for (SectionState &section : data.sections) {
            section.commander = kBlue;
            section.rocksUsed = true;
        }
        data[kBlue].hasTraded = true;
        QVERIFY(Edition::writePosition(table.setup(), data) == clean);
    }

    void shippedSiegesCanBePlayed_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"exiles-two-walls", "exiles-broken-gate", "exiles-moat", "exiles-harpies"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    /// They end with the siege: the campaign is an outing whose last turn is behind.
    void shippedSiegesCanBePlayed()
    {
        QFETCH(QString, name);
        const Expected<Scenario> scenario =
            readScenarioFile(std::filesystem::path(MERLON_SOURCE_DIR) / "resources/scenarios"
                             / (name.toStdString() + ".json"));
        QVERIFY2(scenario, scenario ? "" : say(scenario.error(), english()).c_str());
        const Expected<OpenedScenario> opened = openScenario(*scenario, testing::lessonBoard);
        QVERIFY2(opened, opened ? "" : say(opened.error(), english()).c_str());
        State &state = *opened->start;
        const int turn = int {static_cast<const ExilesState &>(state).data().turn};
        Random random(1);
        EventSink nobody;
        ChoiceList choices;
        for (int ply = 0; ply < 20000 && state.decision().seat != kNobody; ++ply) {
            state.choices(choices);
            state.apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
        }
        QVERIFY(state.outcome().over);
        QCOMPARE(int {static_cast<const ExilesState &>(state).data().turn}, turn);
    }

    void theEditorPutsAnEnemyOnTheBattlements()
    {
        const auto setup = *exilesGame().open(ringBoard(), {});
        Json position = jsonOf("{'at': 'round', 'turn': 4, 'siege': {'round': 2},"
                               " 'technologies': ['archery', 'chain-mail', 'crossbow']}");
        const auto put = [&](const char *key, const char *type, const char *place) {
            const Draft draft = draftOf(setup, position);
            const auto piece = std::ranges::find_if(
                draft.pieces, [&](const DraftPiece &one) { return one.key == key && one.type == type; });
            QVERIFY(piece != draft.pieces.end());
            const DraftPart *const part = partAt(draft, std::string("/places/") + place);
            QVERIFY(part);
            const std::optional<Json> with = withPiece(draft, position, *piece, *part);
            QVERIFY(with);
            position = *with;
        };
        QVERIFY(draftOf(setup, position).objection.has_value()); // no enemy is there
        put("champion", "enemy", "sec-n");
        put("warrior", "enemy", "asl-n");
        put("catapult", "enemy-engine", "dep-n");
        put("swordsman", "unit", "sec-n");
        QVERIFY(position["footholds"][0]["leader"] == "champion");
        QVERIFY(position["places"]["asl-n"]["enemies"]["warrior"] == 1);
        QVERIFY(position["places"]["dep-n"]["enemy-engines"]["catapult"] == 1);
        const Draft draft = draftOf(setup, position);
        QVERIFY2(!draft.objection, say(draft.objection.value_or(Error {}), english()).c_str());
    }
};

std::unique_ptr<QObject> makePositionMomentsTest()
{
    return std::make_unique<PositionMomentsTest>();
}

} // namespace merlon::exiles

#include "position_moments_test.moc"
