#include "core/games/consequences.h"
#include "core/games/module.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace merlon;

namespace {

std::string described(const Difference &difference)
{
    return std::to_string(difference.owner) + ' ' + difference.item.type + ' ' + difference.item.key + ' '
        + std::to_string(difference.by);
}

} // namespace

/// What is foretold of choices: what they cost and bring for sure.
class ConsequencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsForetoldHappens_data();
    void whatIsForetoldHappens();
    void whatIsLaidIsSpent();
    void tracksCountWhatFillsThem();
    void whatLiesOnSymbolsCounts();
    void whatLiesOnTheBoardIsNoGain();
};

void ConsequencesTest::whatIsForetoldHappens_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("least"); // differences that are to be foretold in it
    for (const GameModule *module : allModules())
        QTest::newRow(module->game.key().c_str()) << QString::fromStdString(module->game.key()) << 40;
}

/// In a whole game, for what is chosen.
void ConsequencesTest::whatIsForetoldHappens()
{
    QFETCH(const QString, game);
    QFETCH(const int, least);
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard(game.toStdString());
    Match match(setup, {.seed = 5});
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    Random random(5);
    int foretold = 0;
    std::vector<Event> events;
    while (!match.isOver()) {
        const Seat asked = match.state().decision().seat;
        const std::unique_ptr<View> view = match.seenBy({asked});
        const Choice choice = player->choose(*view, random);
        if (asked < kMaxSeats) {
            const std::vector<Difference> expected = consequencesOf(*view, tableauOf(*view), choice);
            const std::unique_ptr<State> next = match.state().clone();
            EventSink sink(events);
            next->apply(choice, sink);
            const std::vector<Difference> real =
                differencesBetween(tableauOf(*view), tableauOf(*next->seenBy({asked})));
            for (const Difference &difference : expected) {
                ++foretold;
                std::string what =
                    described(difference) + " by " + setup->vocabulary().verbs()[choice.verb].key + "; but:";
                for (const Difference &other : real)
                    what += " (" + described(other) + ')';
                QVERIFY2(std::ranges::find(real, difference) != real.end(), what.c_str());
            }
        }
        QVERIFY(match.play(choice, match.ply()));
    }
    QVERIFY2(foretold >= least, std::to_string(foretold).c_str());
}

void ConsequencesTest::whatIsLaidIsSpent()
{
    Tableau before;
    before.beside(0, ZoneKind::Tokens).items = {{.key = "orc", .type = "unit", .count = 3}};
    before.beside(0, ZoneKind::Cards).items = {{.key = "supply", .type = "card"}};
    Tableau after = before;
    after.zones[0].items[0].count = 1;
    after.zones[1].items[0].laid = {{.key = "orc", .count = 2}};
    const std::vector<Difference> differences = differencesBetween(before, after);
    QCOMPARE(differences.size(), std::size_t {1});
    QCOMPARE(described(differences[0]), std::string("0 unit orc -2"));
}

void ConsequencesTest::tracksCountWhatFillsThem()
{
    Tableau before;
    before.panels = {{.title = {}, .livery = 0}, {.title = {}, .livery = 1}};
    Zone &track = before.beside(kNobody, ZoneKind::Track);
    track.panel = 1;
    track.items = {{.key = "cannon", .filled = 1, .capacity = 4, .counter = "hourglass"}};
    Tableau after = before;
    after.zones[0].items[0].filled = 3;
    const std::vector<Difference> differences = differencesBetween(before, after);
    QCOMPARE(differences.size(), std::size_t {1});
    QCOMPARE(described(differences[0]), std::string("1  hourglass 2"));
    QVERIFY(differencesBetween(before, before).empty());
}

/// As much as what lies in a stock.
void ConsequencesTest::whatLiesOnSymbolsCounts()
{
    Tableau before;
    before.beside(0, ZoneKind::Counter).items = {{.key = "wood", .type = "resource", .count = 3}};
    before.beside(0, ZoneKind::Cards).items = {{.key = "cutter",
                                                .type = "card",
                                                .sockets = {{"wood", "resource", Socket::State::Filled},
                                                            {"wood", "resource", Socket::State::Empty}}}};
    Tableau after = before;
    after.zones[1].items[0].sockets[0].state = Socket::State::Empty;
    after.zones[0].items[0].count = 2;
    const std::vector<Difference> differences = differencesBetween(before, after);
    QCOMPARE(differences.size(), std::size_t {1});
    QCOMPARE(described(differences[0]), std::string("0 resource wood -2"));
}

/// The wounded lie in the hospital on the board and in the panel.
void ConsequencesTest::whatLiesOnTheBoardIsNoGain()
{
    Tableau before;
    Zone &hospital = before.beside(1, ZoneKind::Tokens);
    hospital.items = {{.key = "marksman", .type = "unit", .count = 1}};
    Tableau after = before;
    after.zones[0].items[0].count = 2;
    QCOMPARE(differencesBetween(before, after).size(), std::size_t {1});
    before.zones[0].isAlsoOnBoard = after.zones[0].isAlsoOnBoard = true;
    QVERIFY(differencesBetween(before, after).empty());
    for (const char *game : {"siege1", "siege2"}) {
        const std::shared_ptr<const Setup> setup = testing::openOnItsBoard(game);
        const Match match(setup, {.seed = 5});
        const Tableau tableau = tableauOf(*match.seenBy({match.state().decision().seat}));
        QVERIFY2(std::ranges::any_of(tableau.zones, &Zone::isAlsoOnBoard), game);
    }
}

MERLON_TEST(ConsequencesTest)
#include "consequences_test.moc"
