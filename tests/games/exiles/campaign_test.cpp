#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/base/json.h"
#include "core/base/random.h"
#include "core/engine/campaign/campaign_check.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "core/games/exiles/campaign.h"
#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/verdict.h"

#include "tests/support/play.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// Before Stage 14 of a siege with 10 units at its beginning, of whom so many are left.
Table beforeTest(int left, const Table::Change &change = {})
{
    return Table(14, [&](Fortress &fortress) {
        fortress.data().siege.initialStrength = 10;
        fortress.enemy("asl-n", "warrior", left);
        if (change)
            change(fortress);
    });
}

/// Every piece is in the supply or in play, and nothing is in two places.
void checkConserved(const ExilesData &data)
{
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        int count = data.unitsLeft[unit];
        for (const PostState &post : data.posts)
            count += post.count(unit);
        QCOMPARE(count, int {kUnitData[unit].limit});
    }
    for (std::size_t engine = 0; engine < kSlotEngines; ++engine) {
        int count = data.enginesLeft[engine];
        for (const PostState &post : data.posts)
            count += post.engines[engine];
        QCOMPARE(count, int {kEngineData[engine + kFirstSlotEngine].limit});
    }
    for (std::size_t resource = 0; resource < kResources; ++resource) {
        int count = data.goodsLeft[resource];
        for (const SeatState &seat : data.seats)
            count += seat.store[resource];
        QCOMPARE(count, int {kMarkers[resource]});
    }
    for (const SectionState &section : data.sections) {
        QVERIFY(section.resistance <= kSectionLevels[section.level].resistance);
        QVERIFY(section.gate <= kSectionLevels[section.level].gate);
    }
}

/// What is written at a moment reads back as it was.
void checkKept(const ExilesSetup &setup, const State &state)
{
    if (!state.isAtMoment())
        return;
    const auto again = setup.position(state.position());
    QVERIFY2(again, again ? "" : say(again.error(), english()).c_str());
    QCOMPARE((*again)->hash(), state.hash());
}

/// Plays at random to the end.
void playOut(int seats, std::uint64_t seed, const Options &options)
{
    const Table table(Moment::SetUp, {}, seats, options);
    auto state = table.state().clone();
    Random random(seed);
    EventSink nobody;
    ChoiceList choices;
    for (int ply = 0; state->decision().seat != kNobody; ++ply) {
        QVERIFY(ply < 200000);
        state->choices(choices);
        QVERIFY(!choices.empty());
        const Choice made = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        QVERIFY(!state->whyNot(made));
        state->apply(made, nobody);
        checkConserved(static_cast<const ExilesState &>(*state).data());
        checkKept(table.setup(), *state);
    }
    QVERIFY(state->outcome().over);
}

} // namespace

/// EX-12, EX-16: the end of a siege, pillage, Save Sheets, the end; whole games at random.
class CampaignTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_16_5_resultsAreRanked()
    {
        const auto ranking = [](Ending ending, const Table::Change &change = {}) {
            const Table table(Moment::Turn, [&](Fortress &fortress) {
                fortress.data().turn = 8;
                if (change)
                    change(fortress);
            });
            ExilesData data = table.now();
            data.ending = ending;
            return rankingOf(table.setup().scene(data));
        };
        using Ranking = std::vector<std::int64_t>;
        QVERIFY(ranking(Ending::None).empty());
        const Ranking fallen = ranking(Ending::Overrun);
        QCOMPARE(ranking(Ending::Resigned), fallen);
        QVERIFY(ranking(Ending::Overrun, [](Fortress &fortress) { fortress.data().turn = 10; }) > fallen);
        const Ranking stood = ranking(Ending::Survived);
        QVERIFY(stood > ranking(Ending::Overrun, [](Fortress &fortress) { fortress.levels(5); }));
        const Ranking richer =
            ranking(Ending::Survived, [](Fortress &fortress) { fortress.store(kBlue, "WWWWWWWWWWWWWSIG"); });
        const Ranking manned =
            ranking(Ending::Survived, [](Fortress &fortress) { fortress.units("keep", "archer", 1); });
        const Ranking higher =
            ranking(Ending::Survived, [](Fortress &fortress) { fortress.building("library", 1); });
        QVERIFY(richer > stood);
        QVERIFY(manned > richer); // units break a tie before resources
        QVERIFY(higher > manned);
    }

    void ex_12_1_withoutMoraleTheEnemyFlees()
    {
        const Table table = beforeTest(10, [](Fortress &fortress) { fortress.data().siege.morale = 0; });
        QVERIFY(table.happened("enemy-flees barbarians"));
    }

    void ex_12_1_roundTenIsTheLast()
    {
        const Table table = beforeTest(10, [](Fortress &fortress) { fortress.data().siege.round = 10; });
        QVERIFY(table.happened("enemy-flees barbarians"));
    }

    void ex_12_2_moreThanHalfMustBeLost()
    {
        QVERIFY(beforeTest(5).happened("morale-falls 4"));
        Table table = beforeTest(4);
        QCOMPARE(decisionOf(table), u"morale-die"_s);
        table.roll({6});
        QVERIFY(table.happened("morale-tested 6 5"));
        QVERIFY(table.happened("enemy-flees barbarians"));
    }

    void ex_12_2_onceTestedAlwaysTested()
    {
        const Table table = beforeTest(10, [](Fortress &fortress) { fortress.data().siege.isTested = true; });
        QCOMPARE(decisionOf(table), u"morale-die"_s);
    }

    void ex_12_3_bloodMadEnemiesStay()
    {
        const Table table = beforeTest(10, [](Fortress &fortress) { fortress.data().siege.hasBled = true; });
        QVERIFY(table.happened("siege-round-begins 2"));
        QVERIFY(!table.happened("morale-falls 4"));
    }

    void ex_12_4_nothingOfTheEnemyIsLeft()
    {
        const Table table = beforeTest(10, [](Fortress &fortress) {
            fortress.data().siege.morale = 0;
            fortress.enemyEngine("dep-n", "trebuchet", 2);
        });
        for (const FrontState &front : table.now().fronts)
            QVERIFY(!front.isAttacked && front.engines[0] == 0);
    }

    void ex_12_5_lootIsSharedGoldFirst()
    {
        const Table table(
            14,
            [](Fortress &fortress) {
                fortress.data().turn = 15; // 4w 1s 1i 1g
                fortress.data().siege.morale = 0;
                fortress.enemy("asl-n", "warrior", 2);
                fortress.store(0, "");
                fortress.store(1, "");
            },
            2);
        QVERIFY(happenedInOrder(table,
                                {"looted blue 1 gold", "looted orange 1 iron", "looted blue 1 stone",
                                 "looted orange 1 wood", "looted blue 1 wood"}));
        QCOMPARE(table.count("looted"), 7);
    }

    void ex_12_5_whatTheSupplyLacksIsLost()
    {
        const Table table = beforeTest(10, [](Fortress &fortress) {
            fortress.data().siege.morale = 0;
            fortress.data().goodsLeft[0] = 0;
        });
        QVERIFY(!table.happened("looted"));
    }

    void ex_12_6_marksEndWithTheTurn()
    {
        const Table table = beforeTest(10, [](Fortress &fortress) {
            fortress.data().siege.morale = 0;
            fortress.data().now.reinforced = 0;
            fortress.units("sec-n", "archer", 2, kFought);
        });
        QCOMPARE(int {table.now().posts[table.post("sec-n")].units[1][0]}, 2);
        QVERIFY(table.now().now.reinforced == kNoPost);
    }

    void ex_16_1_evenTurnsEndWithASavePoint()
    {
        const auto saves = [](int turn) {
            return beforeTest(10,
                              [turn](Fortress &fortress) {
                                  fortress.data().turn = static_cast<std::uint8_t>(turn);
                                  fortress.data().siege.morale = 0;
                              })
                .happened("save-point " + std::to_string(turn));
        };
        QVERIFY(!saves(1));
        QVERIFY(saves(2));
        QVERIFY(!saves(20)); // nothing comes after it
    }

    void ex_16_1_anOutingHasNoSavePoints()
    {
        const Table table(14,
                          [](Fortress &fortress) {
                              fortress.data().turn = 8;
                              fortress.data().siege.morale = 0;
                              fortress.enemy("asl-n", "warrior", 2);
                          },
                          1, {{"start", "sheet-4"}, {"length", "2"}});
        QVERIFY(!table.isOver());
        QVERIFY(!table.happened("save-point 8"));
    }

    void ex_16_1_aSaveSheetHoldsTheCampaign()
    {
        const Table table(
            Moment::Turn,
            [](Fortress &fortress) {
                fortress.data().turn = 4;
                fortress.levels(2);
                fortress.ditches(1);
                fortress.building("library", 3);
                fortress.building("workshop", 2);
                for (const char *technology : {"fortifications", "cauldron", "catapult", "mine"})
                    fortress.technology(technology);
                fortress.engine("sec-ne", "catapult");
                fortress.section("sec-n").gate = 2;
                fortress.store(kOrange, "WSIG");
            },
            2);
        ExilesData data = table.now();
        data.now = {};
        for (SectionState &section : data.sections)
            section.commander = kNobody;
        position::putMoment(table.setup(), data, Moment::Turn, 0);
        const Json sheet = Edition::writePosition(table.setup(), data);
        QCOMPARE(QString::fromStdString(sheet.at("at").get<std::string>()), u"turn"_s);
        const Expected<ExilesData> read = Edition::readPosition(table.setup(), sheet);
        QVERIFY(read.has_value());
        QCOMPARE(Edition::hash(*read, table.setup().field()), Edition::hash(data, table.setup().field()));
    }

    void ex_16_1_sheetsThatCannotBeAreRefused()
    {
        const Table table(Moment::Turn);
        const auto complaint = [&](QByteArray text) { // with ' for "
            text.replace('\'', '"');
            const Expected<ExilesData> read =
                Edition::readPosition(table.setup(), Json::parse(text.toStdString()));
            return read ? QString() : QString::fromStdString(read.error().what.code);
        };
        QCOMPARE(complaint("{'at': 'turn'}"), QString());
        QCOMPARE(complaint("{'places': {'sec-n': {'units': {'spearman': 41}}}}"), u"error.exiles-too-many"_s);
        QCOMPARE(complaint("{'places': {'sec-n': {'level': 1, 'resistance': 3}}}"),
                 u"error.exiles-resistance"_s);
        QCOMPARE(complaint("{'places': {'sec-n': {'level': 2, 'resistance': 3}}}"),
                 u"error.exiles-technology"_s);
        QCOMPARE(complaint("{'places': {'bld-workshop': {'level': 1}}}"), u"error.exiles-technology"_s);
        QCOMPARE(complaint("{'places': {'sec-ne': {'engines': {'catapult': 1}}}}"), u"error.exiles-slots"_s);
        QCOMPARE(complaint("{'at': 'siege', 'places': {'sec-n': {'commander': 'none'}}}"),
                 u"error.exiles-commander"_s);
        QVERIFY(!complaint("{'places': {'sec-n': {'level': 6}}}").isEmpty());
    }

    /// Whoever plays alone is not asked between the save point and the first action.
    void ex_16_1_aCampaignIsKeptWithItsSheets()
    {
        for (const int seats : {1, 2}) {
            const std::string players = std::to_string(seats);
            const auto setup = exilesGame().open(ringBoard(), {{"players", players}, {"heroes", "random"}});
            QVERIFY(setup.has_value());
            Match match(*setup, {5, ChanceMode::Dealt, {}});
            const auto saves = [&] {
                const Record record = match.record();
                return std::ranges::count(record.positions, true, &RecordPosition::isSavePoint);
            };
            while (saves() < 2 && testing::playSome(match, 11, 200)) { }
            QVERIFY(saves() >= 1); // before the first scenario
            const Record record = match.record();
            for (const RecordPosition &position : record.positions) {
                if (position.isSavePoint)
                    QCOMPARE(QString::fromStdString((*position.position)["at"].get<std::string>()),
                             u"turn"_s);
            }
            HeldCampaign held {
                {"Landfall", "exiles", {{"2026-11-29T10:42:00Z", record}}}, false, {}, "a", {1}};
            held.places.resize(1);
            const Expected<void> good = verifyCampaign(held);
            QVERIFY2(good, good ? "" : good.error().what.code.c_str());
            const Expected<OpenedRecord> next = openRecord(takenUp(held.campaign, {}));
            QVERIFY2(next, next ? "" : next.error().what.code.c_str());
            QVERIFY(!stateBefore(held.campaign, 0));
            held.campaign.chapters.push_back({"2026-11-30T10:42:00Z", takenUp(held.campaign, {})});
            const std::unique_ptr<State> before = stateBefore(held.campaign, 1);
            QVERIFY(before);
            QCOMPARE(before->hash(), held.campaign.chapters.back().record.parent->hash);
        }
    }

    /// A bare position tells nothing of them.
    void ex_16_1_ruinsAreSeenAfterTheSavePoint()
    {
        const Table table(Moment::Turn, [](Fortress &fortress) {
            fortress.data().scars.sections.set(fortress.post("sec-n"));
            fortress.data().scars.buildings.set(1);
        });
        const auto scarsOf = [](const State &state) {
            return static_cast<const ExilesState &>(state).data().scars;
        };
        auto read = table.setup().position(table.state().position());
        QVERIFY(read.has_value());
        QVERIFY(scarsOf(**read).sections.none());
        (*read)->takeTraces(table.state());
        QCOMPARE(scarsOf(**read).sections, scarsOf(table.state()).sections);
        QVERIFY(scarsOf(**read).buildings.test(1));
        QCOMPARE((*read)->hash(), table.state().hash());
    }

    void ex_16_4_ironIsDeclaredAndAnOutingIsNoCampaign()
    {
        const auto terms = [](const Options &options) {
            return (*exilesGame().open(ringBoard(), options))->campaign();
        };
        QVERIFY(terms({}) && !terms({})->isIron);
        QVERIFY(terms({{"iron", "on"}})->isIron);
        QVERIFY(!terms({{"length", "1"}}));
    }

    void ex_16_1_itsStateIsToldInALine()
    {
        const Table table(Moment::Actions, [](Fortress &fortress) {
            fortress.data().turn = 7;
            fortress.levels(2);
        });
        const Text state = campaignState(*table.state().seenBy({}));
        QVERIFY(state.args[0] == TextArg(std::int64_t {7}));
        QVERIFY(state.args[1] == TextArg(std::int64_t {20}));
        QVERIFY(state.args[2] == TextArg(std::int64_t {levelsOf(table.scene())}));
        const Text before = campaignState(*Table(Moment::SetUp).state().seenBy({}));
        QCOMPARE(QString::fromStdString(before.code), u"campaign.before"_s);
    }

    void ex_16_2_theLastTurnIsVictory()
    {
        const Table table = beforeTest(10, [](Fortress &fortress) {
            fortress.data().turn = 20;
            fortress.data().siege.morale = 0;
            fortress.levels(5);
        });
        QVERIFY(table.isOver());
        QVERIFY(table.outcome().isWinner(kBlue));
        QVERIFY(!table.happened("looted"));            // no loot after turn 20
        QVERIFY(table.happened("survived 20 pardon")); // 40 + 2
        QCOMPARE(levelsOf(table.scene()), 42);
    }

    void ex_16_2_anOutingIsShorter()
    {
        const auto isWon = [](int turn) {
            return Table(14,
                         [turn](Fortress &fortress) {
                             fortress.data().turn = static_cast<std::uint8_t>(turn);
                             fortress.data().siege.morale = 0;
                             fortress.enemy("asl-n", "warrior", 2);
                         },
                         1, {{"start", "sheet-4"}, {"length", "2"}})
                .isOver();
        };
        QVERIFY(!isWon(9));
        QVERIFY(isWon(10));
    }

    void ex_16_3_whoGivesUpLosesForAll()
    {
        const Table table(Moment::Actions, {}, 2);
        QVERIFY(!table.outcome().over);
        auto state = table.state().clone();
        EventSink nobody;
        state->resign(kOrange, nobody);
        QVERIFY(state->outcome().over);
        QVERIFY(!state->outcome().isWinner(kBlue));
    }

    void ex_16_5_theVerdictGoesByLevels()
    {
        const auto verdict = [](int level) {
            const Table table(Moment::Actions, [level](Fortress &fortress) { fortress.levels(level); });
            return QString::fromStdString(std::string(kVerdictData[verdictOf(table.scene())].key));
        };
        QCOMPARE(verdict(0), u"bare-survival"_s);
        QCOMPARE(verdict(3), u"tolerated"_s); // 24 + 2
        QCOMPARE(verdict(5), u"pardon"_s);
    }

    void ex_16_5_eachVerdictHasItsLeastSum()
    {
        const auto verdict = [](int level, int library, int chapel, int workshop) { // and two levels more
            const Table table(Moment::Actions, [&](Fortress &fortress) {
                fortress.levels(level);
                fortress.building("library", library);
                fortress.building("chapel", chapel);
                fortress.building("workshop", workshop);
            });
            return QString::fromStdString(std::string(kVerdictData[verdictOf(table.scene())].key));
        };
        QCOMPARE(verdict(2, 5, 0, 1), u"bare-survival"_s); // 24
        QCOMPARE(verdict(2, 5, 0, 2), u"tolerated"_s);
        QCOMPARE(verdict(3, 5, 5, 3), u"tolerated"_s); // 39
        QCOMPARE(verdict(3, 5, 5, 4), u"pardon"_s);
        QCOMPARE(verdict(5, 5, 5, 2), u"pardon"_s); // 54
        QCOMPARE(verdict(5, 5, 5, 3), u"full-pardon"_s);
    }

    void wholeGamesComeToAnEnd()
    {
        for (int seats = 1; seats <= 4; ++seats) {
            for (std::uint64_t seed = 1; seed <= 3; ++seed)
                playOut(seats, seed, {});
        }
        playOut(2, 7, {{"start", "sheet-7"}, {"heroes", "random"}, {"difficulty", "hard"}});
        playOut(3, 8, {{"start", "sheet-4"}, {"length", "1"}});
        playOut(2, 9, {{"start", "sheet-4"}, {"warlord", "on"}});
    }
};

std::unique_ptr<QObject> makeCampaignTest()
{
    return std::make_unique<CampaignTest>();
}

} // namespace merlon::exiles

#include "campaign_test.moc"
