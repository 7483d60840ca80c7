#include "core/board/analysis/march.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

using namespace merlon;

namespace {

using Numbers = std::vector<std::size_t>;

/// A camp, a foreground, a rampart and a wall in a row; two steps a round.
enum { Camp, Foreground, Rampart, Wall, Places };
MarchPlan row(int roomAtRampart, int roomAtWall)
{
    return {{Places, {{Camp, Foreground}, {Foreground, Rampart}, {Rampart, Wall}}},
            {Camp},
            {0, 10, roomAtRampart, roomAtWall},
            {0, 0, 0, 0},
            {5, 7},
            {Wall}};
}

const Numbers kWall {Wall};

int arrivals(const MarchPlan &plan, int rounds, AtGoal atGoal = AtGoal::Fall)
{
    return mostArrivals(plan, kWall, rounds, atGoal).units;
}

/// Layers of places between a camp and three walls.
MarchPlan anyPlan()
{
    const auto upTo = [](int most) { return *rc::gen::inRange(1, most + 1); };
    MarchPlan plan {{8, {{0, 1}, {1, 2}}}, {0}, std::vector<int>(8), std::vector<int>(8, 0), {}, {5, 6, 7}};
    for (int &room : plan.room)
        room = upTo(6);
    plan.budgets = {upTo(4), upTo(6)};
    plan.start[1] = *rc::gen::inRange(0, 4);
    for (std::size_t from = 1; from < 5; ++from) {
        for (std::size_t to = from + 1; to < 8; ++to) {
            if (*rc::gen::arbitrary<bool>())
                plan.graph.links.emplace_back(from, to);
        }
    }
    return plan;
}

} // namespace

class MarchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threeStepsTakeTwoRoundsOfTwo()
    {
        const MarchPlan plan = row(7, 5);
        QCOMPARE(arrivals(plan, 1), 0);
        QCOMPARE(arrivals(plan, 2), 5);
        QCOMPARE(roundsFor(plan, Wall, 5, 7), std::optional<int>(2));
        QCOMPARE(roundsFor(plan, Wall, 6, 7), std::optional<int>(3));
    }

    void aWallTakesNoMoreThanItHasRoomFor()
    {
        const MarchPlan plan = row(7, 3);
        QCOMPARE(arrivals(plan, 4, AtGoal::Stay), 3);
        QCOMPARE(arrivals(plan, 4), 9);
        QCOMPARE(roundsFor(plan, Wall, 10, 4), std::nullopt);
    }

    void theNarrowestPlaceLimitsTheMarch()
    {
        QCOMPARE(arrivals(row(2, 9), 2), 4); // in the third and in the fourth step
        QCOMPARE(arrivals(row(2, 9), 3), 8);
    }

    void theNarrowestStepLimitsTheMarch()
    {
        MarchPlan plan = row(7, 9);
        plan.budgets = {1, 7};
        QCOMPARE(arrivals(plan, 2), 2); // one in the third step, one in the fourth, in any order
    }

    void whoStandsOnTheWayArrivesEarlier()
    {
        MarchPlan plan = row(7, 9);
        plan.start[Foreground] = 4;
        QCOMPARE(arrivals(plan, 1), 4);
    }

    void tellsWhereUnitsMarch()
    {
        MarchPlan plan = row(4, 9);
        plan.graph.places = 5;
        plan.room.push_back(3);
        plan.start.push_back(0);
        plan.graph.links.emplace_back(Foreground, 4);
        plan.graph.links.emplace_back(4, Wall);
        const Arrivals found = mostArrivals(plan, kWall, 2, AtGoal::Stay);
        QCOMPARE(found.units, 9);
        QCOMPARE(found.marched[2] + found.marched[4], 9);
        QVERIFY(found.marched[4] > 0);
    }

    void noWayNoArrivals()
    {
        MarchPlan plan = row(7, 9);
        plan.graph.links.pop_back();
        QCOMPARE(arrivals(plan, 5), 0);
        QCOMPARE(roundsFor(plan, Wall, 1, 5), std::nullopt);
    }

    void moreRoundsNeverBringFewerUnits()
    {
        QVERIFY(rc::check("arrivals grow with the rounds", [] {
            const MarchPlan plan = anyPlan();
            for (const AtGoal atGoal : {AtGoal::Stay, AtGoal::Fall}) {
                int before = 0;
                for (int rounds = 1; rounds <= 5; ++rounds) {
                    const int now = mostArrivals(plan, plan.goals, rounds, atGoal).units;
                    RC_ASSERT(now >= before);
                    before = now;
                }
            }
        }));
    }

    void arrivalsKeepWithinRoomAndBudgets()
    {
        QVERIFY(rc::check("arrivals are possible", [] {
            const MarchPlan plan = anyPlan();
            constexpr int kRounds = 3;
            const Arrivals found = mostArrivals(plan, plan.goals, kRounds, AtGoal::Fall);
            std::vector<int> in(8, 0);
            std::vector<int> out(8, 0);
            for (std::size_t link = 0; link < plan.graph.links.size(); ++link) {
                out[plan.graph.links[link].first] += found.marched[link];
                in[plan.graph.links[link].second] += found.marched[link];
            }
            const int widest = kRounds * (plan.budgets[0] + plan.budgets[1]);
            for (std::size_t place = 0; place < 5; ++place) {
                RC_ASSERT(out[place] <= widest);
                RC_ASSERT(place == 0 || out[place] <= in[place] + plan.start[place]);
            }
            for (const std::size_t goal : plan.goals)
                RC_ASSERT(in[goal] <= kRounds * plan.room[goal]);
            RC_ASSERT(found.units == in[5] + in[6] + in[7]);
            RC_ASSERT(found.units <= mostArrivals(plan, Numbers {5}, kRounds, AtGoal::Fall).units
                          + mostArrivals(plan, Numbers {6}, kRounds, AtGoal::Fall).units
                          + mostArrivals(plan, Numbers {7}, kRounds, AtGoal::Fall).units);
        }));
    }
};

MERLON_TEST(MarchTest)
#include "march_test.moc"
