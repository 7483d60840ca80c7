#include "core/games/siege/odds/odds.h"

#include "tests/support/odds_positions.h"
#include "tests/support/siege/siege1_table.h"
#include "tests/support/siege/siege2_table.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;

namespace {

template <class Edition>
std::unique_ptr<View> viewOf(const siege::SiegeTable<Edition> &table, SeatSet seats)
{
    return std::make_unique<agenda::AgendaView<Edition>>(table.setup().shared_from_this(), table.data, seats);
}

siege::AssaultOdds oddsOf(const View &view, siege::OddsSettings settings = {})
{
    const auto assault = siege::comingAssault(view);
    return siege::findOdds(*assault, settings).value();
}

const siege::WallOdds &at(const siege::AssaultOdds &odds, siege::PlaceIndex place)
{
    return *std::find_if(odds.walls.begin(), odds.walls.end(),
                         [place](const siege::WallOdds &wall) { return wall.place == place; });
}

/// Three goblins against one soldier, an orc with a hidden order against two, nobody else.
struct OddsTable1 : siege1::Table {
    OddsTable1()
    {
        clearWalls();
        for (auto &tower : data.towers)
            tower.post = siege1::Post::None;
        wall("west-wall-1").invaders = {0, 2, 0};
        wall("west-wall-1").defenders = {0, 1, 0};
        wall("west-wall-1").stone = 1;
        data.invaderGlory = 60;
        data.phase = 6;
    }
};

bool areSame(const siege::AssaultOdds &a, const siege::AssaultOdds &b)
{
    for (std::size_t wall = 0; wall < a.walls.size(); ++wall) {
        if (a.walls[wall].breach.value != b.walls[wall].breach.value
            || a.walls[wall].invaders != b.walls[wall].invaders)
            return false;
    }
    return a.samples == b.samples && a.invaders == b.invaders && a.defenders == b.defenders;
}

} // namespace

class OddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wilsonsInterval();
    void whatIsCertainIsExact();
    void s1_19_2_aHookIsCountedCardByCard();
    void hiddenOrdersAreSampledAndNeverSeen_data();
    void hiddenOrdersAreSampledAndNeverSeen();
    void s1_12_6_aTrapOnAForcedMarchIsALoss();
    void s2_16_unusedPlansAreNeverSeen();
    void batchesChangeNothing();
    void cancelledOddsEnd();
    void noOddsWhenTheGameIsOver();
    void siege1OddsAreThoseOfPlayedAssaults();
    void siege2OddsAreThoseOfPlayedAssaults();

private:
    template <class Edition>
    void compareWithPlayed(const View &view);
};

void OddsTest::wilsonsInterval()
{
    const Share none = shareOf(0, 100);
    QCOMPARE(none.low, 0.0);
    QVERIFY(qAbs(none.high - 0.0370) < 0.0001);
    const Share half = shareOf(50, 100);
    QVERIFY(qAbs(half.low - 0.4038) < 0.0001 && qAbs(half.high - 0.5962) < 0.0001);
}

void OddsTest::whatIsCertainIsExact()
{
    OddsTable1 table;
    siege::AssaultOdds odds = oddsOf(*viewOf(table, SeatSet::all()));
    QVERIFY(odds.exact);
    QCOMPARE(odds.entry.value, 0.0); // 4 against 3
    QCOMPARE(odds.defenders[siege::Soldier], 1.0);
    table.wall("west-wall-1").invaders = {0, 3, 0};
    odds = oddsOf(*viewOf(table, SeatSet::all()));
    QVERIFY(odds.exact);
    QCOMPARE(at(odds, table.place("west-wall-1")).breach.value, 1.0); // 6 against 3
    QCOMPARE(odds.margin(), 0.0);
}

/// One card in six misses all, two miss; three show the orc: GO, GO and GOT.
void OddsTest::s1_19_2_aHookIsCountedCardByCard()
{
    OddsTable1 table;
    table.wall("west-wall-1").invaders = {0, 3, 0}; // a breach, unless the hook kills one
    const auto &towers = table.field().towers;
    const auto beside = std::find_if(towers.begin(), towers.end(), [&](const siege::TowerField &tower) {
        return (tower.walls & siege::maskOf(static_cast<int>(table.number("west-wall-1")))) != 0;
    });
    QVERIFY(beside != towers.end());
    table.data.towers[static_cast<std::size_t>(beside - towers.begin())].post = siege1::Post::Hook;
    const siege::AssaultOdds odds = oddsOf(*viewOf(table, SeatSet::all()));
    QVERIFY(odds.exact);
    QVERIFY(qAbs(odds.entry.value - 0.5) < 1e-9);
    QVERIFY(qAbs(odds.invaders[siege::Orc] - 0.5) < 1e-9);
    const siege::AssaultOdds sampled = oddsOf(*viewOf(table, SeatSet::all()), {.states = 0});
    QVERIFY(!sampled.exact);
    QVERIFY(qAbs(sampled.entry.value - 0.5) < 2 * sampled.entry.margin());
}

void OddsTest::hiddenOrdersAreSampledAndNeverSeen_data()
{
    QTest::addColumn<int>("seat");
    QTest::addColumn<bool>("knows");
    QTest::newRow("invader") << 0 << true;
    QTest::newRow("defender") << 1 << false;
}

void OddsTest::hiddenOrdersAreSampledAndNeverSeen()
{
    QFETCH(int, seat);
    QFETCH(bool, knows);
    std::vector<siege::AssaultOdds> odds;
    for (const siege1::Order order : {siege1::Order::GoblinFury, siege1::Order::Bluff}) {
        OddsTable1 table;
        table.wall("west-wall-1").invaders = {3, 0, 0}; // 3 against 3; 9 with fury
        table.wall("west-wall-1").order = order;
        odds.push_back(oddsOf(*viewOf(table, {static_cast<Seat>(seat)}), {.samples = 400}));
    }
    QCOMPARE(odds[0].exact, knows);
    QCOMPARE(areSame(odds[0], odds[1]), !knows);
    if (!knows)
        QVERIFY(odds[0].entry.value > 0.05 && odds[0].entry.value < 0.5); // one tile in five
}

void OddsTest::s1_12_6_aTrapOnAForcedMarchIsALoss()
{
    OddsTable1 table;
    table.wall("west-wall-1").order = siege1::Order::ForcedMarch;
    const siege::PlaceIndex wall = table.place("west-wall-1");
    const auto &paths = table.field().paths;
    const auto path = std::find_if(paths.begin(), paths.end(),
                                   [wall](const siege::PathField &from) { return from.to == wall; });
    QVERIFY(path != paths.end());
    siege1::invadersAt(table.data, table.field(), path->from)[siege::Troll] = 1;
    QCOMPARE(oddsOf(*viewOf(table, SeatSet::all())).invaders[siege::Troll], 0.0);
    table.data.paths[static_cast<std::size_t>(path - paths.begin())].trap = siege1::Trap::Troll;
    QCOMPARE(oddsOf(*viewOf(table, SeatSet::all())).invaders[siege::Troll], 1.0);
}

void OddsTest::s2_16_unusedPlansAreNeverSeen()
{
    std::vector<siege::AssaultOdds> odds;
    for (const siege2::Plan plan : {siege2::Plan::LastStand, siege2::Plan::MidnightOil}) {
        siege2::Table table;
        table.clearWalls();
        table.wall("west-wall-1").invaders = {0, 2, 0};
        table.wall("west-wall-1").defenders = {0, 1, 0};
        table.setPlans(plan, siege2::Plan::Sally);
        odds.push_back(oddsOf(*viewOf(table, {siege2::kInvader}), {.samples = 400}));
    }
    QVERIFY(areSame(odds[0], odds[1]));
}

void OddsTest::batchesChangeNothing()
{
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege2");
    const std::unique_ptr<View> view = testing::viewOfAssault<siege2::Edition>(setup, 2, 2, {0});
    QVERIFY(view != nullptr);
    int reports = 0;
    siege::OddsSettings settings {.margin = 0, .samples = 200, .batch = 50, .states = 0};
    settings.refined = [&](const siege::AssaultOdds &) { ++reports; };
    const siege::AssaultOdds odds = oddsOf(*view, settings);
    QCOMPARE(reports, 4);
    QCOMPARE(odds.samples, 200U);
    QVERIFY(areSame(odds, oddsOf(*view, {.margin = 0, .samples = 200, .batch = 200, .states = 0})));
    QVERIFY(!areSame(odds, oddsOf(*view, {.seed = 2, .margin = 0, .samples = 200, .states = 0})));
}

void OddsTest::cancelledOddsEnd()
{
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege2");
    const std::unique_ptr<View> view = testing::viewOfAssault<siege2::Edition>(setup, 2, 2, {0});
    std::atomic<bool> cancelled = false;
    siege::OddsSettings settings {
        .margin = 0, .samples = 1'000'000, .batch = 10, .states = 0, .cancelled = &cancelled};
    settings.refined = [&](const siege::AssaultOdds &) { cancelled = true; };
    const auto assault = siege::comingAssault(*view);
    QCOMPARE(siege::findOdds(*assault, settings)->samples, 10U);
    QVERIFY(!siege::findOdds(*assault, settings).has_value()); // before it has begun
}

void OddsTest::noOddsWhenTheGameIsOver()
{
    OddsTable1 table;
    table.data.winner = siege1::Winner::Defenders;
    table.data.ending = siege1::Ending::HeldOut;
    QVERIFY(siege::comingAssault(*viewOf(table, SeatSet::all())) == nullptr);
}

/// For the figures of many more: merlon_odds.
template <class Edition>
void OddsTest::compareWithPlayed(const View &view)
{
    constexpr std::uint32_t kGames = 1'500;
    const siege::AssaultOdds odds = oddsOf(view, {.margin = 0, .samples = kGames, .states = 0});
    const testing::PlayedAssaults played = testing::countAssaults<Edition>(view, kGames, 99);
    const auto agrees = [&](const Share &share, double count) { // both are samples
        const Share other = shareOf(count, played.games);
        return qAbs(share.value - other.value) <= share.margin() + other.margin();
    };
    QVERIFY(agrees(odds.entry, played.entries));
    for (std::size_t wall = 0; wall < odds.walls.size(); ++wall)
        QVERIFY(agrees(odds.walls[wall].breach, played.breaches[wall]));
    const auto sum = [](const siege::MeanLosses &losses) { return losses[0] + losses[1] + losses[2]; };
    QVERIFY(qAbs(sum(odds.invaders) - played.invaders.mean()) <= 2 * played.invaders.marginOfDifference());
    QVERIFY(qAbs(sum(odds.defenders) - played.defenders.mean()) <= 2 * played.defenders.marginOfDifference());
}

void OddsTest::siege1OddsAreThoseOfPlayedAssaults()
{
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege1");
    for (const Seat seat : {Seat {0}, Seat {1}}) {
        const std::unique_ptr<View> view = testing::viewOfAssault<siege1::Edition>(setup, 3, 4, {seat});
        QVERIFY(view != nullptr);
        compareWithPlayed<siege1::Edition>(*view);
    }
}

void OddsTest::siege2OddsAreThoseOfPlayedAssaults()
{
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege2");
    for (const Seat seat : {Seat {0}, Seat {1}}) {
        const std::unique_ptr<View> view = testing::viewOfAssault<siege2::Edition>(setup, 3, 4, {seat});
        QVERIFY(view != nullptr);
        compareWithPlayed<siege2::Edition>(*view);
    }
}

MERLON_TEST(OddsTest)
#include "odds_test.moc"
