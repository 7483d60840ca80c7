#include "core/board/analysis/cut.h"
#include "core/board/analysis/ways.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

using namespace merlon;

namespace {

using Numbers = std::vector<std::size_t>;

/// 0 leads by 1 and by 2 to 3, which leads by 4 to 5; 6 lies apart.
PlaceGraph diamond()
{
    return {7, {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 4}, {4, 5}}};
}

const Numbers kFirst {0};

CutCosts costs(const PlaceGraph &graph, std::optional<int> ofPlaces, std::optional<int> ofLinks)
{
    return {std::vector<std::optional<int>>(graph.places, ofPlaces),
            std::vector<std::optional<int>>(graph.links.size(), ofLinks)};
}

PlaceGraph without(const PlaceGraph &graph, const Cut &cut)
{
    PlaceGraph rest {graph.places, {}};
    for (std::size_t link = 0; link < graph.links.size(); ++link) {
        const auto [from, to] = graph.links[link];
        if (!std::ranges::count(cut.links, link) && !std::ranges::count(cut.places, from)
            && !std::ranges::count(cut.places, to))
            rest.links.push_back(graph.links[link]);
    }
    return rest;
}

/// Some 8 places with links in any direction.
PlaceGraph anyGraph()
{
    PlaceGraph graph {8, {}};
    const auto place = rc::gen::inRange<std::size_t>(0, graph.places);
    graph.links =
        *rc::gen::container<std::vector<std::pair<std::size_t, std::size_t>>>(rc::gen::pair(place, place));
    return graph;
}

} // namespace

class CutsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsTheStepsOfTheShortestWay()
    {
        PlaceGraph graph = diamond();
        graph.links.emplace_back(0, 4);
        const auto steps = stepsFrom(graph, kFirst);
        QCOMPARE(steps[0], std::optional<std::size_t>(0));
        QCOMPARE(steps[3], std::optional<std::size_t>(2));
        QCOMPARE(steps[5], std::optional<std::size_t>(2));
        QCOMPARE(steps[6], std::nullopt);
        QCOMPARE(shortestWay(graph, kFirst, 5), (Numbers {0, 4, 5}));
        QVERIFY(shortestWay(graph, kFirst, 6).empty());
    }

    void findsWhatEveryWayPasses()
    {
        const auto found = narrowsOf(diamond(), kFirst, Numbers {5, 3, 6});
        QCOMPARE(found[0]->places, (Numbers {0, 3, 4}));
        QCOMPARE(found[0]->links, (Numbers {4, 5}));
        QCOMPARE(found[1]->places, (Numbers {0}));
        QVERIFY(found[1]->links.empty());
        QVERIFY(!found[2]);
    }

    void whatLeadsFromNowhereIsNoWay()
    {
        const PlaceGraph graph {4, {{1, 3}, {0, 2}, {2, 3}}};
        const auto found = narrowsOf(graph, kFirst, Numbers {3, 1});
        QCOMPARE(found[0]->places, (Numbers {0, 2}));
        QCOMPARE(found[0]->links, (Numbers {1, 2}));
        QVERIFY(!found[1]);
    }

    void aSecondSourceWidensTheWay()
    {
        const auto found = narrowsOf(diamond(), Numbers {0, 4}, Numbers {5});
        QCOMPARE(found[0]->places, (Numbers {4}));
        QCOMPARE(found[0]->links, (Numbers {5}));
    }

    void cutsTheFewestLinks()
    {
        const PlaceGraph graph = diamond();
        QCOMPARE(cheapestCut(graph, costs(graph, {}, 1), kFirst, 3)->links, (Numbers {0, 1}));
        QCOMPARE(cheapestCut(graph, costs(graph, {}, 1), kFirst, 5)->links, (Numbers {4}));
    }

    void cutsOnlyWhatMayBeCut()
    {
        const PlaceGraph graph = diamond();
        CutCosts some = costs(graph, {}, 1);
        some.links[4] = some.links[5] = {};
        QCOMPARE(cheapestCut(graph, some, kFirst, 5)->cost, 2);
        some.links[0] = some.links[2] = {};
        QVERIFY(!cheapestCut(graph, some, kFirst, 5));
        some.places[3] = 7;
        const auto cut = cheapestCut(graph, some, kFirst, 5);
        QCOMPARE(cut->cost, 7);
        QCOMPARE(cut->places, (Numbers {3}));
    }

    void manyWaysThatCannotBeCutAreNoCut()
    {
        PlaceGraph graph {2, {}};
        graph.links.assign(40, {0, 1});
        QVERIFY(!cheapestCut(graph, costs(graph, {}, {}), kFirst, 1));
        QCOMPARE(cheapestCut(graph, costs(graph, {}, 1), kFirst, 1)->cost, 40);
    }

    void whereNoWayLeadsNothingNeedsToBeCut()
    {
        const PlaceGraph graph = diamond();
        const auto cut = cheapestCut(graph, costs(graph, 1, 1), kFirst, 6);
        QCOMPARE(cut->cost, 0);
        QVERIFY(cut->places.empty() && cut->links.empty());
    }

    void aCutSeparatesAndLessDoesNot()
    {
        QVERIFY(rc::check("cuts separate", [] {
            const PlaceGraph graph = anyGraph();
            const auto cut = cheapestCut(graph, costs(graph, {}, 1), kFirst, 7);
            RC_ASSERT(cut.has_value());
            RC_ASSERT(cut->cost == static_cast<int>(cut->links.size()));
            RC_ASSERT(!reachedFrom(without(graph, *cut), kFirst)[7]);
            for (std::size_t kept = 0; kept < cut->links.size(); ++kept) {
                Cut less = *cut;
                less.links.erase(less.links.begin() + static_cast<std::ptrdiff_t>(kept));
                RC_ASSERT(reachedFrom(without(graph, less), kFirst)[7]);
            }
        }));
    }

    void aNarrowPlaceIsACutOfOne()
    {
        QVERIFY(rc::check("narrows are cuts of one", [] {
            const PlaceGraph graph = anyGraph();
            const auto narrows = narrowsOf(graph, kFirst, Numbers {7}).front();
            RC_ASSERT(narrows.has_value() == reachedFrom(graph, kFirst)[7]);
            if (!narrows)
                return;
            for (std::size_t place = 1; place < 7; ++place) {
                const bool separates = !reachedFrom(without(graph, {1, {place}, {}}), kFirst)[7];
                RC_ASSERT(separates == (std::ranges::count(narrows->places, place) == 1));
            }
            for (std::size_t link = 0; link < graph.links.size(); ++link) {
                const bool separates = !reachedFrom(without(graph, {1, {}, {link}}), kFirst)[7];
                RC_ASSERT(separates == (std::ranges::count(narrows->links, link) == 1));
            }
        }));
    }
};

MERLON_TEST(CutsTest)
#include "cuts_test.moc"
