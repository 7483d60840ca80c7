#include "core/games/exiles/tableau/tableau.h"

#include "core/base/random.h"
#include "core/engine/notation/notation.h"
#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/tableau/items.h"
#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// What is seen of a position that is whatever the test makes of it: Wolf-men before an empty ring.
class Seen {
public:
    explicit Seen(const std::function<void(Fortress &)> &change = {}, int seats = 1)
        : m_table(Moment::Actions, {}, seats)
        , m_data(m_table.now())
    {
        Fortress fortress(m_table.setup(), m_data);
        fortress.empty();
        fortress.faction("wolf-men");
        if (change)
            change(fortress);
        const auto setup = exilesGame().open(ringBoard(), {{"players", std::to_string(seats)}});
        if (!setup)
            testing::fail("the ring cannot be opened");
        const ExilesView view(std::static_pointer_cast<const ExilesSetup>(*setup), m_data, SeatSet::all());
        layOut(view, m_tableau);
    }

    const Tableau &tableau() const { return m_tableau; }
    int place(std::string_view key) const
    {
        return static_cast<int>(m_table.setup().board().indexOf(key).value());
    }
    const Ground *ground(std::string_view key) const
    {
        const auto found = std::ranges::find(m_tableau.grounds, place(key), &Ground::place);
        return found == m_tableau.grounds.end() ? nullptr : &*found;
    }
    std::vector<Item> items(std::string_view key) const
    {
        std::vector<Item> items;
        for (const merlon::Zone &zone : m_tableau.zones) {
            if (zone.place == place(key))
                items.insert(items.end(), zone.items.begin(), zone.items.end());
        }
        return items;
    }
    /// "3 archer-fought, 1 alpha": what can be told apart at a place.
    QString shown(std::string_view key) const
    {
        QStringList all;
        for (const Item &item : items(key)) {
            const std::string name = item.isSpace ? "space" : item.key;
            all << QString::number(item.count) + u' ' + QString::fromStdString(name);
        }
        return all.join(u", ");
    }

private:
    Table m_table;
    ExilesData m_data;
    Tableau m_tableau;
};

/// By place, type and picture: how many lie there.
using Counts = std::map<std::pair<int, std::string>, int>;

Counts countsOf(const Tableau &tableau)
{
    Counts counts;
    for (const merlon::Zone &zone : tableau.zones) {
        for (const Item &item : zone.items) {
            if (zone.place >= 0 && !item.isSpace)
                counts[{zone.place, item.type + ' ' + item.art}] += item.count;
        }
    }
    return counts;
}

/// Units and engines on the board are those of the data, each once.
void checkCounted(const ExilesState &state)
{
    const auto view = state.seenBy(SeatSet::all());
    Tableau tableau;
    layOut(*view, tableau);
    const Counts counts = countsOf(tableau);
    const auto at = [&](int place, const std::string &what) {
        const auto found = counts.find({place, what});
        return found == counts.end() ? 0 : found->second;
    };
    const ExilesData &data = state.data();
    const Scene scene {data, static_cast<const ExilesView &>(*view).field(),
                       static_cast<const ExilesView &>(*view).rules()};
    for (int number = 0; number <= scene.map.sections; ++number) {
        const Post post = number < scene.map.sections ? static_cast<Post>(number) : kKeepPost;
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            QCOMPARE(at(scene.map.placeOf(post), "rank " + std::string(kUnitData[unit].key)),
                     data.posts[post].count(unit));
        for (std::size_t engine = 0; engine < kSlotEngines; ++engine)
            QCOMPARE(at(scene.map.placeOf(post),
                        "engine " + std::string(kEngineData[engine + kFirstSlotEngine].key)),
                     int {data.posts[post].engines[engine]});
    }
    int enemies = 0;
    for (const auto &[what, count] : counts)
        enemies += what.second.starts_with("enemy ") ? count : 0;
    QCOMPARE(enemies, data.siege.faction == kNoFaction ? 0 : enemyStrength(scene));
    for (int front = 0; front < scene.map.fronts && data.siege.faction != kNoFaction; ++front) {
        const auto index = static_cast<std::size_t>(front);
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            const std::string name = "enemy " + std::string(scene.enemy(kind).key);
            QCOMPARE(at(scene.map.front[index].deployment, name), int {data.fronts[index].deployment[kind]});
            QCOMPARE(at(scene.map.front[index].assault, name), int {data.fronts[index].assault[kind]});
        }
    }
}

} // namespace

/// What is seen of a position on the map.
class MapTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyUnitIsShownOnce()
    {
        const Table table(Moment::SetUp, {}, 2, {{"start", "sheet-7"}, {"heroes", "random"}});
        auto state = table.state().clone();
        Random random(3);
        EventSink nobody;
        ChoiceList choices;
        for (int ply = 0; ply < 4000 && state->decision().seat != kNobody; ++ply) {
            state->choices(choices);
            state->apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
            if (ply % 9 == 0)
                checkCounted(static_cast<const ExilesState &>(*state));
        }
    }

    void marksAreSeen()
    {
        const Seen seen([](Fortress &fortress) {
            fortress.units("sec-n", "archer", 3);
            fortress.units("sec-n", "archer", 2, kFought | kFired);
        });
        QCOMPARE(seen.shown("sec-n"), u"3 archer, 2 archer-fought-fired"_s);
        QVERIFY(seen.items("sec-n").front().marks.empty());
        QCOMPARE(seen.items("sec-n").back().marks, (std::vector<std::string> {"mark-fought", "mark-fired"}));
    }

    void whatIsBuiltIsSeenByItsLevel()
    {
        const Seen seen([](Fortress &fortress) {
            fortress.level("sec-n", 3);
            fortress.section("sec-n").resistance = 2;
            fortress.section("sec-n").gate = 0;
            fortress.level("sec-ne", 5);
            fortress.building("chapel", 2);
            fortress.building("library", 0);
        });
        QCOMPARE(seen.ground("sec-n")->art, std::string("wall-3"));
        QCOMPARE(seen.ground("sec-n")->level, 2);
        QCOMPARE(seen.ground("sec-n")->mostLevel, 4);
        QCOMPARE(seen.ground("gate-n")->art, std::string("gate-broken"));
        QCOMPARE(seen.ground("sec-ne")->art, std::string("tower-5"));
        QCOMPARE(seen.ground("sec-w")->art, std::string("wall-0"));
        QCOMPARE(seen.ground("bld-chapel")->art, std::string("chapel-2"));
        QVERIFY(seen.ground("bld-library")->art.empty());
        QCOMPARE(seen.ground("sec-n")->traces, std::vector<std::string> {"trace-wall-2"});
        QCOMPARE(seen.ground("sec-n")->detail.code, std::string("ground.section-damaged"));
        QVERIFY(seen.ground("sec-ne")->traces.empty());
        QVERIFY(seen.ground("sec-w")->traces.empty()); // never more than a barrier
    }

    /// EX-9.10, EX-11.19
    void whatHasLostALevelShowsItUntilItIsBuiltUp()
    {
        const auto scar = [](Fortress &fortress) {
            Scars &scars = fortress.data().scars;
            for (const char *section : {"sec-w", "sec-sw"})
                scars.sections.set(fortress.post(section));
            for (const Building building : {Building::Library, Building::Barracks})
                scars.buildings.set(indexOf(building));
            fortress.store(kBlue, "WWWW");
        };
        const Seen seen(scar);
        QCOMPARE(seen.ground("sec-w")->traces, std::vector<std::string> {"trace-rubble"});
        QCOMPARE(seen.ground("sec-w")->detail.code, std::string("ground.fallen"));
        QCOMPARE(seen.ground("sec-sw")->traces, std::vector<std::string> {"trace-ruin"});
        QVERIFY(seen.ground("sec-n")->traces.empty());
        QCOMPARE(seen.ground("bld-barracks")->traces, std::vector<std::string> {"trace-building"});
        QCOMPARE(seen.ground("bld-barracks")->detail.code, std::string("ground.building-damaged"));
        QCOMPARE(seen.ground("bld-library")->detail.code, std::string("ground.building-ruined"));
        QVERIFY(seen.ground("bld-chapel")->traces.empty());
        Table table(Moment::Actions, scar);
        table.play({"build-fort sec-w", "build library"});
        QVERIFY(!table.now().scars.sections.test(table.post("sec-w")));
        QVERIFY(table.now().scars.sections.test(table.post("sec-sw")));
        QVERIFY(!table.now().scars.buildings.test(indexOf(Building::Library)));
    }

    void aDamagedGateShowsIt()
    {
        const Seen seen([](Fortress &fortress) {
            fortress.level("sec-n", 3);
            fortress.section("sec-n").gate = 2;
        });
        QCOMPARE(seen.ground("gate-n")->traces, std::vector<std::string> {"trace-gate"});
        QCOMPARE(seen.ground("gate-n")->detail.code, std::string("ground.gate-damaged"));
    }

    /// EX-7.2, EX-7.4
    void itIsSeenWhichFrontsAreAttacked()
    {
        const auto noteAt = [](const Seen &seen, std::string_view key) {
            const Ground *ground = seen.ground(key);
            return ground ? ground->note.code : std::string();
        };
        const Seen calm;
        QCOMPARE(noteAt(calm, "dep-n"), std::string());
        const Seen attacked([](Fortress &fortress) { fortress.enemy("dep-n", "wolf", 3); });
        QCOMPARE(noteAt(attacked, "dep-n"), std::string("ground.attack"));
        QCOMPARE(attacked.ground("dep-n")->livery, kEnemyLivery);
        QCOMPARE(attacked.ground("asl-n")->livery, kEnemyLivery);
        QCOMPARE(noteAt(attacked, "dep-s"), std::string("ground.quiet"));
        QCOMPARE(attacked.ground("asl-s")->livery, -1);
        const Seen drawing([](Fortress &fortress) { // the second front is still to be drawn
            fortress.enemy("dep-n", "wolf", 3);
            fortress.data().siege.frontCount = 2;
            fortress.data().siege.drawnCount = 1;
        });
        QCOMPARE(noteAt(drawing, "dep-s"), std::string());
    }

    /// EX-11.16
    void theEnemyHasItsFlagsWhereItHasAFoothold()
    {
        const Seen seen([](Fortress &fortress) {
            fortress.level("sec-n", 3);
            fortress.squad("sec-n-1", "wolf").perch = Perch::Section;
            fortress.squad("sec-n-2", "wolf").perch = Perch::Gate;
            fortress.squad("sec-e-1", "wolf");
        });
        QCOMPARE(seen.ground("sec-n")->traces, std::vector<std::string> {"trace-foothold"});
        QCOMPARE(seen.ground("sec-n")->detail.code, std::string("ground.section"));
        QCOMPARE(seen.ground("gate-n")->traces, std::vector<std::string> {"trace-foothold"});
        QVERIFY(seen.ground("sec-e")->traces.empty());
    }

    void aBarrierHasNoGate()
    {
        const Seen seen([](Fortress &fortress) { fortress.level("sec-n", 0); });
        QVERIFY(!seen.ground("gate-n"));
    }

    void slotsWithoutAnEngineAreSpaces()
    {
        const Seen seen([](Fortress &fortress) {
            fortress.level("sec-ne", 3);
            fortress.engine("sec-ne", "ballista");
        });
        QCOMPARE(seen.shown("sec-ne"), u"1 ballista, 1 space"_s);
        QCOMPARE(seen.shown("sec-nw"), QString());
    }

    void squadsStandBeforeTheWall()
    {
        const Seen seen([](Fortress &fortress) {
            fortress.enemy("asl-n", "wolf", 1);
            fortress.squad("sec-n-1", "alpha", "wolf", 2).hasRam = true;
        });
        QCOMPARE(seen.shown("asl-n"), u"1 alpha, 2 wolf, 1 ram, 1 wolf"_s);
        const std::vector<Item> items = seen.items("asl-n");
        QVERIFY(items[0].role == ComponentRole::Hero);
        QCOMPARE(items[1].marks, (std::vector<std::string> {"mark-squad-1"}));
        QVERIFY(items[3].marks.empty());
    }

    void footholdsStandOnTheBattlementsAndInTheGate()
    {
        const auto perched = [](Fortress &fortress, const char *key, Perch perch) {
            Squad &squad = fortress.squad(key, "wolf-man", "wolf", 1);
            squad.perch = perch;
            --fortress.front("asl-n").assault[squad.leader];
        };
        const Seen seen([&](Fortress &fortress) {
            fortress.level("sec-n", 2);
            fortress.units("sec-n", "spearman", 2);
            perched(fortress, "sec-n-1", Perch::Section);
            perched(fortress, "sec-n-2", Perch::Gate);
        });
        QCOMPARE(seen.shown("sec-n"), u"2 spearman, 1 wolf-man"_s);
        QVERIFY(seen.items("sec-n").back().isOutside);
        QCOMPARE(seen.shown("gate-n"), u"1 wolf-man"_s);
        QCOMPARE(seen.shown("asl-n"), u"1 wolf, 1 wolf"_s);
    }

    void defendersWearTheNumberOfTheSquadThatTheyMeet()
    {
        const Seen seen([](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 3);
            fortress.squad("sec-n-1", "alpha").defenders[0][0] = 2;
        });
        QCOMPARE(seen.shown("sec-n"), u"1 spearman, 2 spearman"_s);
        QCOMPARE(seen.items("sec-n").back().marks, (std::vector<std::string> {"mark-squad-1"}));
    }

    void severalPlayersHaveCrests()
    {
        const auto draft = [](Fortress &fortress) {
            fortress.section("sec-n").commander = kOrange;
            fortress.section("sec-e").commander = kNobody;
        };
        const Seen seen(draft, 2);
        QCOMPARE(seen.shown("sec-n"), u"1 orange"_s);
        QCOMPARE(seen.shown("sec-e"), QString());
        QCOMPARE(Seen(draft, 1).shown("sec-n"), QString());
    }

    void theClockTellsTurnAndStage()
    {
        const Seen seen([](Fortress &fortress) { fortress.data().siege.stage = 12; });
        const Clock &clock = seen.tableau().clock;
        QCOMPARE(clock.round, 1);
        QCOMPARE(clock.lastRound, 20);
        QCOMPARE(clock.phases[clock.now.value()].name.key, std::string("stage-12"));
        const Table actions(Moment::Actions);
        Tableau tableau;
        layOut(*actions.state().seenBy(SeatSet::all()), tableau);
        QCOMPARE(tableau.clock.phases[tableau.clock.now.value()].name.key, std::string("actions"));
    }

    void levelsAreCountedForAllTogether()
    {
        const Seen seen([](Fortress &fortress) {
            fortress.levels(2);
            fortress.building("library", 3);
        });
        const std::vector<ScoreRow> &rows = seen.tableau().scores;
        QCOMPARE(rows.size(), std::size_t {3});
        QCOMPARE(rows[0].scores, (std::vector<std::optional<int>> {5})); // with barracks and keep
        QCOMPARE(rows[1].scores, (std::vector<std::optional<int>> {16}));
        QCOMPARE(rows[2].scores, (std::vector<std::optional<int>> {21}));
        QVERIFY(rows[2].isSum);
        QVERIFY(std::ranges::all_of(rows, &ScoreRow::isCommon)); // they are told once
    }

    void enginesReachWhatTheirTowerCovers()
    {
        const Table table(Moment::Actions, [](Fortress &fortress) {
            fortress.level("sec-ne", 3);
            fortress.level("sec-nw", 0);
        });
        const auto reached = [&](std::string_view notation) {
            QStringList keys;
            const auto choice = parseChoice(table.setup().vocabulary(), notation);
            for (const std::uint16_t place : placesReached(*table.state().seenBy(SeatSet::all()), *choice))
                keys << QString::fromStdString(table.setup().board().places()[place].key);
            return keys.join(u' ');
        };
        QCOMPARE(reached("build-engine catapult sec-ne"), u"dep-n dep-e"_s);
        QCOMPARE(reached("build-engine ballista sec-ne"), u"asl-n dep-n asl-e dep-e"_s);
        QCOMPARE(reached("train archer sec-nw"), u"asl-n asl-w"_s);
        QCOMPARE(reached("train spearman sec-nw"), QString());
    }

    void whoIsSentWalks()
    {
        const Table table(Moment::Actions);
        const auto place = [&](std::string_view key) {
            return static_cast<std::uint16_t>(table.setup().board().indexOf(key).value());
        };
        const std::vector<Move> walks =
            movesOf(table.setup(),
                    {static_cast<std::uint16_t>(EventKind::UnitsMoved),
                     {7, 3},
                     {place("sec-n"), place("sec-ne"), static_cast<std::uint16_t>(Unit::Archer), 2},
                     {}});
        QCOMPARE(walks.size(), std::size_t {2});
        QCOMPARE(walks.front().piece, std::string("archer"));
        QCOMPARE(walks.front().from, int {place("sec-n")});
        QCOMPARE(walks.front().to, int {place("sec-ne")});
    }
};

std::unique_ptr<QObject> makeTableauTest()
{
    return std::make_unique<MapTest>();
}

} // namespace merlon::exiles

#include "tableau_test.moc"
