#include "core/games/mountain/tableau/tableau.h"

#include "core/engine/notation/notation.h"
#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <functional>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

Tableau laidOut(const Table &table, SeatSet seats)
{
    Tableau tableau;
    layOut(*table.seenBy(seats), tableau);
    return tableau;
}

/// The first item of that key and type beside the board in the block of a seat; null if there is none.
const Item *itemBeside(const Tableau &tableau, Seat owner, std::string_view type, std::string_view key)
{
    for (const Zone &zone : tableau.zones) {
        if (zone.isOnBoard() || zone.owner != owner)
            continue;
        const auto found = std::ranges::find_if(
            zone.items, [&](const Item &item) { return item.type == type && item.key == key; });
        if (found != zone.items.end())
            return &*found;
    }
    return nullptr;
}

std::vector<Filling> fillings(const Table &table, std::string_view notation)
{
    return mountain::fillingsOf(*table.seenBy({kMagenta}),
                                *parseChoice(table.setup().vocabulary(), notation));
}

const Ground *groundAt(const Tableau &tableau, Cell cell)
{
    const auto found = std::ranges::find(tableau.grounds, int {cell}, &Ground::place);
    return found == tableau.grounds.end() ? nullptr : &*found;
}

} // namespace

/// What is seen of a position: on the mountain and beside it.
class TableauTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void doorsOfWorkshopsAreOpenBeforeNetworks()
    {
        const Table table(Moment::Act, [](Mountain &mountain) {
            digFirst(mountain);
            mountain.workshop("mint", "r03c10");
        });
        const Tableau tableau = laidOut(table, {kMagenta});
        const Ground *ground = groundAt(tableau, table.cell("r03c10"));
        QVERIFY(ground);
        QCOMPARE(ground->doors.size(), std::size_t {4});
        for (const Door &door : ground->doors)
            QCOMPARE(door.isOpen, door.to == int {table.cell("r02c10")});
        QVERIFY(groundAt(tableau, table.cell("r02c10"))->doors.empty());
    }

    void theScoreOfNowIsToldLineByLine()
    {
        const Table table(Moment::Haul, [](Mountain &mountain) {
            digFirst(mountain);
            mountain.statue("fire", "r02c10");
        });
        const Tableau tableau = laidOut(table, {kBlue}); // to anybody
        const Item *score = itemBeside(tableau, kMagenta, "counter", "if-now");
        QVERIFY(score);
        std::int64_t sum = 0;
        for (const Text &line : score->details)
            sum += std::get<std::int64_t>(line.args.front());
        QCOMPARE(sum, std::int64_t {score->count});
        QCOMPARE(score->details.back().code, std::string("score.line-statues"));
        QVERIFY(score->details.back().args.front() == TextArg(std::int64_t {4}));
    }

    /// For each slot that is free, the best first; as many as the trolls then bring.
    void aRecruitShowsWhichSymbolsItWouldFill()
    {
        Table table(Moment::Act, [](Mountain &mountain) {
            mountain.horde("h1-1", "l1-01"); // S S C
            mountain.pack(kMagenta, "p1-1", "st6", 1);
        });
        const std::vector<Filling> before = fillings(table, "recruit h1-1");
        QVERIFY(before.size() > 1);
        QVERIFY(std::ranges::is_sorted(before, std::ranges::greater {}, &Filling::total));
        for (const Filling &filling : before) {
            QCOMPARE(filling.type, std::string("slot"));
            const auto own = std::ranges::find(filling.cards, filling.key, &Filling::Card::key);
            QVERIFY(own != filling.cards.end());
            QCOMPARE(own->sockets.size(), std::size_t {3});
        }
        QVERIFY(fillings(table, "dig bar2 stone").empty());
        table.play("recruit h1-1");
        table.letChanceDecide();
        const std::string join = "join " + before.front().key;
        const std::vector<Filling> there = fillings(table, join);
        QCOMPARE(there.size(), std::size_t {1});
        QCOMPARE(there.front().total(), before.front().total());
        const auto filledOn = [&] {
            int symbols = 0;
            for (const PackTroll &card : table.now()[kMagenta].pack)
                symbols += std::popcount(card.filled);
            return symbols;
        };
        const int filled = filledOn();
        table.play(join);
        QCOMPARE(filledOn(), filled + static_cast<int>(there.front().total()));
    }

    void theHeartIsOnePicture()
    {
        const Table table(Moment::Act);
        const Tableau tableau = laidOut(table, {kMagenta});
        const Ground *first = groundAt(tableau, table.cell("r09c09"));
        QVERIFY(first);
        QCOMPARE(first->art, std::string("heart"));
        QCOMPARE(first->artPlaces.size(), std::size_t {9});
        QVERIFY(groundAt(tableau, table.cell("r10c10"))->art.empty());
    }

    void symbolsAreFilledFromTheLeft()
    {
        const Table table(Moment::Act, [](Mountain &mountain) {
            mountain.pack(kMagenta, "p1-1", "l1-01", 0b010); // S S C
        });
        const Tableau tableau = laidOut(table, {kMagenta});
        const Item *troll = itemBeside(tableau, kMagenta, "slot", "p1-1");
        QVERIFY(troll);
        QCOMPARE(troll->sockets.size(), std::size_t {3});
        QVERIFY(troll->sockets[0].state == Socket::State::Empty);
        QVERIFY(troll->sockets[1].state == Socket::State::Filled);
        QCOMPARE(troll->sockets[2].key, std::string("cart-fire")); // MT-1.8
    }

    void aStockTellsWhatLiesOnTrolls()
    {
        const Table table(Moment::Act, [](Mountain &mountain) {
            mountain.stock(kMagenta, "SS");
            mountain.pack(kMagenta, "p1-1", "l1-01", 0b111);
        });
        const Tableau tableau = laidOut(table, {kMagenta});
        const Item *stone = itemBeside(tableau, kMagenta, "resource", "stone");
        const Item *cart = itemBeside(tableau, kMagenta, "resource", "cart");
        QVERIFY(stone && cart);
        QCOMPARE(stone->count, 2);
        QCOMPARE(stone->elsewhere, 2);
        QCOMPARE(cart->elsewhere, 0); // a clan cart only hauls statues
    }

    void aSpellThatIsCastIsNamed()
    {
        const Table table(Moment::Prepare, [](Mountain &mountain) {
            mountain.stock(kMagenta, "RSSSS");
            mountain.spell("road");
        });
        ChoiceList choices;
        const std::unique_ptr<View> view = table.seenBy({kMagenta});
        view->choices(choices);
        QStringList named;
        for (const Choice choice : choices) {
            if (const std::optional<Item> item = mountain::itemMeant(*view, choice))
                named << QString::fromStdString(item->name.key);
        }
        QVERIFY(named.contains(u"road"_s));
    }

    void onlyTheOwnPackIsShownWhole()
    {
        const Table table(Moment::Act, {}, 4);
        const Tableau tableau = laidOut(table, {kMagenta});
        QVERIFY(itemBeside(tableau, kMagenta, "slot", "p4-1"));
        QVERIFY(!itemBeside(tableau, kBlue, "slot", "p4-1"));
        const Item *pack = itemBeside(tableau, kBlue, "counter", "pack");
        QVERIFY(pack);
        QCOMPARE(pack->count, static_cast<int>(pack->contents.size()));
    }

    void whatATileCoversIsGone()
    {
        const Table table(Moment::Act, [](Mountain &mountain) {
            digFirst(mountain);
            mountain.tile("bar2", 0, "r02c07"); // 1 iron under rubble
        });
        const Tableau tableau = laidOut(table, {});
        const Ground *covered = groundAt(tableau, table.cell("r02c07"));
        const Ground *open = groundAt(tableau, table.cell("r02c13"));
        QVERIFY(covered && open);
        QCOMPARE(covered->detail.code, std::string("ground.tunnel"));
        QCOMPARE(covered->note.code, std::string("ground.network"));
        QCOMPARE(open->note.code, std::string("ground.buried"));
        const Ground *anchor = groundAt(tableau, table.cell("r02c10"));
        QCOMPARE(anchor->art, std::string("anchor"));
        QVERIFY(anchor->detail.args.back() == TextArg(std::int64_t {1})); // said, too
        const auto patch = std::ranges::find(tableau.patches, Word {"bar3", "shape"}, &Patch::name);
        QVERIFY(patch != tableau.patches.end());
        QCOMPARE(patch->places.size(), std::size_t {3});
        QCOMPARE(int {patch->owner}, int {kMagenta});
    }

    void aTileCoversAllItsCells()
    {
        Table table(Moment::Act, [](Mountain &mountain) { mountain.stock(kMagenta, "SSSTTT"); });
        table.play({"dig bar3 stone", "turn 0"});
        const Choice place = choice(Verb::Place, table.cell("r02c10"));
        std::vector<std::uint16_t> cells = mountain::placesCovered(*table.seenBy({kMagenta}), place);
        std::ranges::sort(cells);
        std::vector<std::uint16_t> expected {table.cell("r02c09"), table.cell("r02c10"),
                                             table.cell("r02c11")};
        std::ranges::sort(expected);
        QVERIFY(cells == expected);
        table.play("place r02c10");
        QVERIFY(mountain::placesCovered(*table.seenBy({kMagenta}), place).empty()); // something else is asked
    }

    void takenTokensAreFaceDownToOthers()
    {
        const Table table(Moment::Act, [](Mountain &mountain) { mountain.data().track[0] = {3, kMagenta}; });
        const auto pictures = [&](SeatSet seats) {
            std::vector<std::string> all;
            for (const Zone &zone : laidOut(table, seats).zones) {
                for (const Item &item : zone.items) {
                    if (zone.owner == kMagenta && item.name.key == "token")
                        all.push_back(item.art);
                }
            }
            return all;
        };
        QVERIFY(pictures({kMagenta}) == std::vector<std::string> {"token-4"});
        QVERIFY(pictures({kBlue}) == std::vector<std::string> {"token-back"});
    }

    void theStepOfTheTurnIsTold()
    {
        Table table(Moment::Act, [](Mountain &mountain) { mountain.stock(kMagenta, "SSSTTT"); });
        QCOMPARE(laidOut(table, {}).clock.now, std::optional<std::size_t>(1));
        table.play("dig bar3 stone");
        QCOMPARE(laidOut(table, {}).clock.now, std::optional<std::size_t>(1)); // the tile is turned
    }
};

std::unique_ptr<QObject> makeTableauTest()
{
    return std::make_unique<TableauTest>();
}

} // namespace merlon::mountain

#include "tableau_test.moc"
