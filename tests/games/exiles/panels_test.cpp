#include "core/games/exiles/enemy.h"
#include "core/games/exiles/pieces/armies.h"
#include "core/games/exiles/tableau/tableau.h"
#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// What lies beside the board, as anybody sees it.
class Panels {
public:
    explicit Panels(const Table &table) { layOut(*table.state().seenBy(SeatSet::all()), m_tableau); }

    /// All items of that type, in the panel of a seat or in the common one.
    std::vector<Item> itemsOf(std::string_view type, Seat owner = kNobody) const
    {
        std::vector<Item> items;
        for (const merlon::Zone &zone : m_tableau.zones) {
            for (const Item &item : zone.items) {
                if (!zone.isOnBoard() && zone.owner == owner && item.type == type)
                    items.push_back(item);
            }
        }
        return items;
    }

    /// The one that is a grid.
    const merlon::Zone &grid() const
    {
        return *std::ranges::find_if(m_tableau.zones,
                                     [](const merlon::Zone &zone) { return zone.grid.has_value(); });
    }

    /// The first item of that type and key; one without a key if there is none.
    Item itemOf(std::string_view type, std::string_view key, Seat owner = kNobody) const
    {
        const std::vector<Item> items = itemsOf(type, owner);
        const auto found = std::ranges::find(items, key, &Item::key);
        return found == items.end() ? Item {} : *found;
    }

private:
    Tableau m_tableau;
};

std::int64_t argumentOf(const Text &text, std::size_t number)
{
    return std::get<std::int64_t>(text.args[number]);
}

std::string keyArgumentOf(const Text &text)
{
    return std::get<Word>(text.args[0]).key;
}

/// Blue is about to act.
Table acting(const Table::Change &change, int seats = 1)
{
    return Table(Moment::Actions, change, seats);
}

/// At Stage 3 ten wolves are left of so many units.
Table besieged(int initial, bool isTested = false)
{
    return Table(3, [&](Fortress &fortress) {
        fortress.faction("wolf-men");
        fortress.enemy("dep-n", "wolf", 10);
        fortress.data().siege.row = 10;
        fortress.data().siege.morale = 3;
        fortress.data().siege.initialStrength = static_cast<std::uint8_t>(initial);
        fortress.data().siege.isTested = isTested;
    });
}

} // namespace

/// What is shown beside the board, and what there is in the box.
class PanelsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBoxHoldsWhatTheRulesSay()
    {
        const Table table(Moment::Actions);
        const std::vector<Component> box = components(table.setup());
        const auto copiesOf = [&](std::string_view type) {
            int copies = 0;
            for (const Component &component : box)
                copies += component.type == type ? component.copies : 0;
            return copies;
        };
        QCOMPARE(copiesOf("rank"), 180);
        QCOMPARE(copiesOf("enemy"), 200);
        QCOMPARE(copiesOf("engine"), 25);
        QCOMPARE(copiesOf("enemy-engine"), 35);
        QCOMPARE(copiesOf("building"), 28);
        QCOMPARE(copiesOf("technology"), 19);
        QCOMPARE(copiesOf("hero"), 4);
        QCOMPARE(copiesOf("faction"), 4);
        QCOMPARE(copiesOf("blessing") + copiesOf("spell"), 10);
        QCOMPARE(copiesOf("resource"), 75);
        QCOMPARE(componentOf(box, "marker", "action")->copies, 12);
        QCOMPARE(componentOf(box, "enemy-engine", "catapult")->art, std::string("enemy-catapult"));
    }

    void aSeatSeesItsStoreAndItsMarkers()
    {
        Table table = acting([](Fortress &fortress) { fortress.store(kBlue, "WWS"); }, 2);
        const Panels before(table);
        QCOMPARE(before.itemOf("resource", "wood", kBlue).count, 2);
        QCOMPARE(before.itemOf("resource", "stone", kBlue).count, 1);
        QCOMPARE(before.itemOf("marker", "action", kBlue).filled, 6);
        QCOMPARE(before.itemOf("marker", "action", kBlue).capacity, 6);
        QCOMPARE(before.itemOf("marker", "action", kOrange).filled, 6);
        table.play("collect wood");
        const Panels after(table);
        QCOMPARE(after.itemOf("resource", "wood", kBlue).count, 4);
        QCOMPARE(after.itemOf("marker", "action", kBlue).filled, 5);
        QCOMPARE(after.itemOf("marker", "action", kOrange).filled, 6);
    }

    void theFirstPlayerHasTheMarker()
    {
        const Table table = acting({}, 2);
        const Panels panels(table);
        const Seat first = table.now().firstPlayer;
        QCOMPARE(panels.itemOf("marker", "action", first).visitors.size(), std::size_t {1});
        QVERIFY(panels.itemOf("marker", "action", first == kBlue ? kOrange : kBlue).visitors.empty());
    }

    void aHeroIsReadyOrUsed()
    {
        const auto deserter = [](bool isUsed) {
            return acting([isUsed](Fortress &fortress) {
                fortress.hero(kBlue, "deserter");
                fortress.data().now.deserterUsed = isUsed;
            });
        };
        QVERIFY(!Panels(deserter(false)).itemOf("hero", "deserter", kBlue).done);
        QVERIFY(Panels(deserter(true)).itemOf("hero", "deserter", kBlue).done);
    }

    /// EX-2.4: the hero, the walls and with them the fronts, then towers and the Keep.
    void commandersAreListed()
    {
        const Table table = acting(
            [](Fortress &fortress) {
                fortress.hero(kBlue, "oracle");
                for (SectionState &section : fortress.data().sections)
                    section.commander = kOrange;
                for (const char *section : {"sec-e", "sec-ne"})
                    fortress.section(section).commander = kBlue;
            },
            2);
        const Panels panels(table);
        QCOMPARE(panels.itemsOf("seat").size(), std::size_t {2});
        const Item blue = panels.itemOf("seat", "blue");
        const std::vector<std::vector<Word>> groups = blue.members;
        QCOMPARE(groups.size(), std::size_t {3});
        QVERIFY(groups[0] == (std::vector<Word> {{"oracle", "hero"}}));
        QVERIFY(groups[1] == (std::vector<Word> {{"E", "side"}}));
        QVERIFY(groups[2] == (std::vector<Word> {{"NE", "side"}, {"keep"}}));
        QCOMPARE(blue.details.size(), std::size_t {3});
        QVERIFY(blue.current);
        QVERIFY(!panels.itemOf("seat", "orange").current);
        QVERIFY(Panels(acting({})).itemsOf("seat").empty()); // whoever plays alone commands everything
    }

    void everyTechnologyStandsInOneRow()
    {
        const Panels panels(acting({}));
        std::set<std::string> keys;
        for (const Item &item : panels.itemsOf("technology"))
            keys.insert(item.key);
        QCOMPARE(keys.size(), kTechnologies);
        QCOMPARE(panels.itemsOf("technology").size(), kTechnologies);
    }

    /// Section 2.5: in columns by level, those of the Library's level and below open.
    void technologiesStandInColumnsByLevel()
    {
        const Panels panels(acting([](Fortress &fortress) { fortress.building("library", 2); }));
        const merlon::Zone &tree = panels.grid();
        QCOMPARE(tree.items.size(), kTechnologies);
        QCOMPARE(tree.grid->columns.size(), std::size_t {5});
        QCOMPARE(tree.grid->rows.size(), std::size_t {4});
        for (const TechnologyData &technology : kTechnologyData)
            QCOMPARE(panels.itemOf("technology", technology.key).column, technology.level - 1);
        for (std::size_t level = 0; level < tree.grid->columns.size(); ++level)
            QCOMPARE(tree.grid->columns[level].faded, level >= 2);
        const auto rowOf = [&](const char *key) {
            const int row = panels.itemOf("technology", key).row;
            return tree.grid->rows[static_cast<std::size_t>(row)].name.key;
        };
        QCOMPARE(rowOf("mine"), std::string("stores"));
        QCOMPARE(rowOf("masonry"), std::string("walls"));
        QCOMPARE(rowOf("chain-mail"), std::string("barracks"));
        QCOMPARE(rowOf("bombard"), std::string("workshop"));
    }

    /// EX-3.8
    void aTechnologyIsKnownPossibleOrNotYet()
    {
        const Panels panels(acting([](Fortress &fortress) {
            fortress.building("library", 1);
            fortress.technology("archery");
        }));
        const Item known = panels.itemOf("technology", "archery");
        QVERIFY(known.done);
        QVERIFY(!known.faded);
        const Item possible = panels.itemOf("technology", "stone-working");
        QVERIFY(!possible.done);
        QVERIFY(!possible.faded);
        QVERIFY(possible.whyNot.empty());
        const Item later = panels.itemOf("technology", "mine");
        QVERIFY(later.faded);
        QCOMPARE(later.whyNot.code, std::string("reason.building-too-low"));
        QCOMPARE(keyArgumentOf(later.whyNot), std::string("library"));
        QCOMPARE(later.note.code, std::string("item.not-yet"));
    }

    /// EX-3.7
    void aBuildingSaysWhatItsNextLevelNeeds()
    {
        const auto barracks = [](bool isKnown) {
            return Panels(acting([isKnown](Fortress &fortress) {
                       fortress.store(kBlue, "WWW");
                       if (isKnown)
                           fortress.technology("archery");
                   }))
                .itemOf("building", "barracks");
        };
        const Item closed = barracks(false);
        QCOMPARE(closed.filled, 1);
        QCOMPARE(closed.capacity, 5);
        QCOMPARE(closed.details.front().code, std::string("detail.barracks-2"));
        QCOMPARE(closed.price.size(), std::size_t {1});
        QCOMPARE(closed.price.front().key, std::string("wood"));
        QCOMPARE(closed.price.front().count, 3);
        QCOMPARE(closed.whyNot.code, std::string("reason.technology-missing"));
        QCOMPARE(keyArgumentOf(closed.whyNot), std::string("archery"));
        QVERIFY(barracks(true).whyNot.empty());
    }

    void whatIsLeftOfTheBoxIsCounted()
    {
        const Table table = acting([](Fortress &fortress) { fortress.building("barracks", 2); });
        const Panels panels(table);
        const Item spearman = panels.itemOf("unit", "spearman");
        QCOMPARE(spearman.count, int {table.now().unitsLeft[0]});
        QVERIFY(!spearman.faded);
        QVERIFY(panels.itemOf("unit", "swordsman").faded);
        QCOMPARE(panels.itemOf("unit", "swordsman").whyNot.code, std::string("reason.building-too-low"));
        QCOMPARE(panels.itemOf("resource", "gold").count, int {table.now().goodsLeft[3]});
    }

    /// EX-15.1, EX-15.3
    void aPowerIsReadyUsedOrNotYet()
    {
        const Panels panels(acting([](Fortress &fortress) {
            fortress.building("chapel", 2);
            fortress.data().now.powers = bitOf(Blessing::Shield);
        }));
        QVERIFY(panels.itemOf("blessing", "shield").done);
        QCOMPARE(panels.itemOf("blessing", "shield").note.code, std::string("item.used"));
        QVERIFY(!panels.itemOf("blessing", "reinforcement").faded);
        QCOMPARE(panels.itemOf("blessing", "reinforcement").note.code, std::string("item.ready"));
        QVERIFY(panels.itemOf("blessing", "renewal").faded);
        QCOMPARE(panels.itemOf("blessing", "renewal").whyNot.code, std::string("reason.power-too-high"));
        QVERIFY(panels.itemOf("spell", "rockfall").faded);
    }

    void withoutASiegeThereIsNoEnemy()
    {
        const Panels panels(acting({}));
        QVERIFY(panels.itemsOf("faction").empty());
        QVERIFY(panels.itemsOf("enemy").empty());
    }

    /// EX-7.4
    void theArmyIsCountedByType()
    {
        const Table table = besieged(23);
        const Panels panels(table);
        QCOMPARE(panels.itemsOf("faction").front().key, std::string("wolf-men"));
        const Item wolf = panels.itemOf("enemy", "wolf");
        QCOMPARE(wolf.count, 10);
        QCOMPARE(argumentOf(wolf.note, 0), std::int64_t {10});
        QCOMPARE(argumentOf(wolf.note, 1), std::int64_t {kArmies[9][1].units[0]});
        const Item alpha = panels.itemOf("enemy", "alpha");
        QVERIFY(alpha.faded);
        QCOMPARE(argumentOf(alpha.note, 1), std::int64_t {3});
        int sum = 0;
        for (const Item &item : panels.itemsOf("enemy"))
            sum += item.count;
        QCOMPARE(sum, enemyStrength(table.scene()));
    }

    /// EX-12.2: more than half has to be lost.
    void theBarOfLossesEndsWhereATestIsDue()
    {
        const Panels panels(besieged(21));
        const Item losses = panels.itemOf("counter", "losses");
        QCOMPARE(losses.filled, 11);
        QCOMPARE(losses.capacity, 21);
        const Item due = panels.itemOf("counter", "morale-test");
        QCOMPARE(due.filled, 11);
        QCOMPARE(due.capacity, 11);
        QVERIFY(due.done);
        const Item half = Panels(besieged(20)).itemOf("counter", "morale-test");
        QCOMPARE(half.filled, 10);
        QCOMPARE(half.capacity, 11);
        QVERIFY(!half.done);
        QVERIFY(Panels(besieged(20, true)).itemOf("counter", "morale-test").done);
    }

    /// Section 2.10
    void theCardOfTheFactionSaysWhatMovesTheRow()
    {
        const Table table(3, [](Fortress &fortress) {
            fortress.faction("wolf-men");
            fortress.enemy("dep-n", "wolf", 10);
            fortress.hero(kBlue, "deserter");
            fortress.data().turn = kTurns;
            fortress.data().ownRows = -2;
        });
        std::vector<std::string> told;
        const Item card = Panels(table).itemOf("faction", "wolf-men");
        for (const Text &detail : card.details) {
            if (detail.code == "detail.army-larger" || detail.code == "detail.army-smaller")
                told.push_back(detail.code.substr(12) + " " + std::get<Word>(detail.args[1]).key);
        }
        QCOMPARE(told, (std::vector<std::string> {"larger deserter", "larger wolf-men", "smaller scenario"}));
    }

    void moraleIsOutOfThatOfTheFaction()
    {
        const Item morale = Panels(besieged(23)).itemOf("marker", "morale");
        QCOMPARE(morale.filled, 3);
        QCOMPARE(morale.capacity, 4);
    }

    /// EX-12.5
    void theLootToComeIsSharedAsItWillBe()
    {
        const Table table(
            3,
            [](Fortress &fortress) {
                fortress.faction("beasts");
                fortress.enemy("dep-n", "troll", 4);
                fortress.data().siege.row = 10;
                fortress.data().turn = 10; // 1 wood, 2 stone, 1 iron, 1 gold
                fortress.data().firstPlayer = kOrange;
            },
            2);
        int markers = 0;
        int ofOrange = 0;
        for (const Item &item : Panels(table).itemsOf("resource")) {
            if (item.owner == kNobody)
                continue; // the supply
            markers += item.count;
            ofOrange += item.owner == kOrange ? item.count : 0;
        }
        QCOMPARE(markers, 5);
        QCOMPARE(ofOrange, 3); // gold, stone, wood
    }
};

std::unique_ptr<QObject> makePanelsTest()
{
    return std::make_unique<PanelsTest>();
}

} // namespace merlon::exiles

#include "panels_test.moc"
