#include "app/look/lettering.h"
#include "app/table/face/tableau_face.h"
#include "app/table/face/time_bar.h"
#include "app/table/face/time_strips.h"
#include "app/words/language.h"
#include "tests/app/panels/panel_contents.h"
#include "tests/app/panels/played_games.h"
#include "tests/app/panels/siege1_busy_position.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace merlon;
using testing::allWordsOf;
using testing::itemOf;
using testing::namesOf;

namespace {

using Sides = testing::BothSides;

QString absentFrom(const QStringList &names, const QStringList &wanted)
{
    for (const QString &name : wanted) {
        if (!names.contains(name))
            return name + u" is not among\n"_s + names.join(u'\n');
    }
    return {};
}

const canvas::Thing kBallista {-1, -1, "action", "ballista"};

} // namespace

/// The sides of the table of Siege I and the bar above it.
class Siege1PanelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theInvadersThingsAreCounted_data();
    void theInvadersThingsAreCounted();
    void theDefendersThingsAreCounted_data();
    void theDefendersThingsAreCounted();
    void everyItemHasANameAndItsExplanation();
    /// S1-3.1: its back is up for good.
    void aTurnedCardShowsItsBackAlone();
    /// S1-23.4
    void whatTheMateHasLentStandsWithItsUser();
    /// S1-24.2: by picture, not by colour alone.
    void theHourglassesOfTheSecondDefenderHaveTheirOwnPicture();
    void onlyTheSeatThatIsAskedHasActionsToPick();
    void unitsArePaidForTheCardInUse();
    /// Section 6 of the rules.
    void theDefendersFindNoTraceOfCardsDrawn();
    void theDefendersFindNoTraceOfHiddenOrders();
    void everyCardAndAreaCanBePicked_data();
    void everyCardAndAreaCanBePicked();
    void theBarTellsRoundAndPhase();

private:
    const Language m_language {u"en"_s};
};

void Siege1PanelsTest::theInvadersThingsAreCounted_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QStringList>("names");
    const QStringList all {u"Glory: 8"_s,
                           u"Troll attack (2/4)"_s,
                           u"Blood rituals (done)"_s,
                           u"Mass invasion (1/7)"_s,
                           u"Dismantled walls (1/2)"_s,
                           u"Fallen: 12"_s,
                           u"Units paid in this round: 3"_s,
                           u"Ballista 1, west rampart 1 (2 of 7)"_s,
                           u"Goblin fury (left: 0)"_s,
                           u"Bluff (left: 2)"_s,
                           u"Ready: 3 goblins"_s,
                           u"Camp: 5 orcs"_s,
                           u"Upkeep of the camp: 1"_s,
                           u"Resources: 4"_s,
                           u"Ballista (done)"_s,
                           u"Minor (done)"_s};
    const QStringList second {u"Ready: 7 trolls"_s, u"Camp: 1 goblin"_s, u"Resources: 2"_s,
                              u"Precise fire (not used)"_s};
    QTest::newRow("2") << 2 << all;
    QTest::newRow("3") << 3 << all + second;
    QTest::newRow("4") << 4 << all + second;
}

void Siege1PanelsTest::theInvadersThingsAreCounted()
{
    QFETCH(int, players);
    QFETCH(QStringList, names);
    const auto table = testing::busySiege1(players);
    Sides sides;
    sides.show(*table, {0});
    const QStringList shown = namesOf(sides.invaders);
    QVERIFY2(absentFrom(shown, names).isEmpty(), qPrintable(absentFrom(shown, names)));
    QCOMPARE(shown.filter(u"Resources: "_s).size(), players == 2 ? 1 : 2);
}

void Siege1PanelsTest::theDefendersThingsAreCounted_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("2") << 2 << QStringList {u"Hourglasses: 6"_s};
    QTest::newRow("3") << 3 << QStringList {u"Hourglasses: 6"_s};
    QTest::newRow("4") << 4 << QStringList {u"Hourglasses: 6"_s, u"Hourglasses: 2"_s, u"Speed token"_s};
}

void Siege1PanelsTest::theDefendersThingsAreCounted()
{
    QFETCH(int, players);
    QFETCH(QStringList, names);
    names << u"Glory: 6"_s << u"Cannon: 3 of 5"_s << u"Glare: 0 of 4 (done)"_s << u"Hospital: 2 soldiers"_s
          << u"Gate (5 of 8, 2 of 3)"_s << u"Ram (3 of 5, crew 4)"_s
          << u"Honor guard: lost (out of the game)"_s << u"Barricades (done)"_s << u"Last stand"_s
          << u"Officer"_s << u"Hook: 2"_s << u"Stones: 5"_s;
    const auto table = testing::busySiege1(players);
    Sides sides;
    sides.show(*table, {static_cast<Seat>(players - 1)});
    const QStringList shown = namesOf(sides.defenders);
    QVERIFY2(absentFrom(shown, names).isEmpty(), qPrintable(absentFrom(shown, names)));
    QVERIFY(itemOf(sides.defenders, {-1, -1, "work", "dazzle"})
                ->accessibleDescription()
                .contains(u"It is completed."_s));
    QVERIFY(
        itemOf(sides.defenders, {-1, -1, "hero", "warrior"})->accessibleDescription().contains(u"S1-9.2"_s));
}

void Siege1PanelsTest::everyItemHasANameAndItsExplanation()
{
    for (int players = 2; players <= 4; ++players) {
        const auto table = testing::busySiege1(players);
        Sides sides;
        sides.show(*table, SeatSet::all());
        for (const TablePanel *panel :
             {static_cast<TablePanel *>(&sides.invaders), static_cast<TablePanel *>(&sides.defenders)}) {
            for (const ThingItem *item : panel->findChildren<ThingItem *>()) {
                if (!item->isVisibleTo(panel))
                    continue;
                QVERIFY(!item->accessibleName().isEmpty());
                QVERIFY(item->toolTip().contains(richText(item->accessibleName())));
                const bool named = !item->thing().isNothing() && item->thing().place < 0;
                QVERIFY2(!named || item->accessibleDescription().contains(u"S1-"_s),
                         qPrintable(item->accessibleName()));
            }
        }
    }
}

void Siege1PanelsTest::aTurnedCardShowsItsBackAlone()
{
    siege1::Table table;
    table.data.invaders[0].cards[0] = siege1::cardOf(2, 0);
    table.giveReady(0, {5, 5, 5});
    table.data.invaders[0].resources = 10;
    table.addEngine(siege1::Engine::Catapult, "west-rampart-2");
    table.beginPhase(2);
    Sides sides;
    sides.show(table, {0});
    QVERIFY(sides.holds(kBallista));
    QVERIFY(!namesOf(sides.invaders).contains(u"Precise fire"_s));
    table.data.invaders[0].turned = 1 << 2;
    table.beginPhase(2);
    sides.show(table, {0});
    QVERIFY(!sides.holds(kBallista));
    QVERIFY(sides.holds({-1, -1, "action", "precise-fire"}));
    QVERIFY(namesOf(sides.invaders).contains(u"2A (Ballista, Catapult, Mantelet), turned over"_s));
}

void Siege1PanelsTest::whatTheMateHasLentStandsWithItsUser()
{
    siege1::Table table(4);
    table.data.round = 1;
    table.data.invaders[0].cards[0] = siege1::cardOf(2, 2);
    table.data.invaders[1].cards[0] = siege1::cardOf(2, 0);
    table.data.invaders[0].lent = 1u << static_cast<int>(siege1::Action::Ballista);
    table.data.invaders[1].used = 1u << static_cast<int>(siege1::Action::Ballista);
    table.giveReady(0, {0, 0, 5});
    table.data.invaders[0].resources = 10;
    table.beginPhase(2);
    table.data.invaders[0].lent = 1u << static_cast<int>(siege1::Action::Ballista);
    Sides sides;
    sides.show(table, {0});
    QVERIFY(namesOf(sides.invaders).contains(u"Ballista (done)"_s));
    const bool lent = table.now().invaders[0].lent != 0;
    QCOMPARE(namesOf(sides.invaders).contains(u"Ballista (lent)"_s), lent);
    QVERIFY(lent);
}

void Siege1PanelsTest::theHourglassesOfTheSecondDefenderHaveTheirOwnPicture()
{
    siege1::Table table(4);
    const auto hook = static_cast<std::size_t>(siege1::Work::Hook);
    table.data.invested[hook] = 2;
    table.data.investors[hook] = 1;
    table.beginWindow(5);
    Sides sides;
    sides.defenders.resize(320, 900);
    const auto picture = [&] {
        sides.show(table, {2});
        return itemOf(sides.defenders, {-1, -1, "work", "hook"})->grab().toImage();
    };
    const QImage west = picture();
    table.data.investors[hook] = 2;
    table.beginWindow(5);
    QVERIFY(picture() != west);
}

void Siege1PanelsTest::onlyTheSeatThatIsAskedHasActionsToPick()
{
    siege1::Table table(4);
    table.data.round = 1;
    for (siege1::InvaderState &seat : table.data.invaders) {
        seat.cards[0] = siege1::cardOf(2, 0);
        seat.resources = 8;
    }
    table.giveReady(0, {0, 0, 5});
    table.giveReady(1, {0, 0, 5});
    table.beginPhase(2);
    Sides sides;
    sides.show(table, {table.seat()});
    sides.invaders.setChoosable({kBallista});
    int glowing = 0;
    for (const ThingItem *item : sides.invaders.findChildren<ThingItem *>())
        glowing += item->isChoosable() ? 1 : 0;
    QCOMPARE(glowing, 1);
}

void Siege1PanelsTest::unitsArePaidForTheCardInUse()
{
    siege1::Table table;
    table.data.round = 1;
    table.data.invaders[0].cards[0] = siege1::cardOf(2, 0);
    table.data.invaders[0].resources = 8;
    table.giveReady(0, {0, 2, 1});
    table.beginPhase(2);
    Sides sides;
    sides.show(table, {0});
    QVERIFY(!sides.invaders.cardInUse());
    table.play("act ballista");
    sides.show(table, {0});
    const QWidget *card = sides.invaders.cardInUse();
    QVERIFY(card && card->accessibleName().startsWith(u"Ballista"_s));
    table.play("pay 2-orcs");
    sides.show(table, {0});
    QVERIFY(sides.invaders.cardInUse() == card);
    const std::vector<AmountChange> changes = sides.invaders.changes();
    const auto paid = [](const AmountChange &change) {
        return change.isReserve && change.key == "orc" && change.by == 2;
    };
    QVERIFY(std::ranges::any_of(changes, paid));
}

void Siege1PanelsTest::theDefendersFindNoTraceOfCardsDrawn()
{
    for (int players = 2; players <= 4; ++players) {
        siege1::Table table(players);
        table.beginGame();
        table.play({"draw-card phase-2-b", "draw-card phase-2-e"});
        if (players > 2)
            table.play("draw-card phase-2-d");
        Sides sides;
        // What the invaders have seen on the same screen must be gone too.
        sides.show(table, {0});
        QVERIFY(sides.words().contains(u"phase-2-b"_s));
        for (const SeatSet seats : {SeatSet {static_cast<Seat>(players - 1)}, SeatSet {}}) {
            sides.show(table, seats);
            const QString words = sides.words();
            QVERIFY(words.contains(u"face down"_s));
            for (const QString &secret : {u"phase-2-"_s, u"2B"_s, u"2E"_s, u"2D"_s, u"Trebuchet"_s})
                QVERIFY2(!words.contains(secret), qPrintable(secret));
        }
    }
}

void Siege1PanelsTest::theDefendersFindNoTraceOfHiddenOrders()
{
    siege1::Table table(4);
    table.data.round = 1;
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.wall("west-wall-2").order = siege1::Order::GoblinFury;
    table.beginWindow(3);
    Sides sides;
    sides.show(table, {1});
    QVERIFY(sides.names().contains(u"Goblin fury (left: 0)"_s));
    for (const SeatSet seats : {SeatSet {2}, SeatSet {3}, SeatSet {2, 3}, SeatSet {}}) {
        sides.show(table, seats);
        QVERIFY(sides.names().contains(u"Order (face down, left: 4)"_s));
        QVERIFY(!sides.words().contains(u"goblin fury"_s, Qt::CaseInsensitive));
        QVERIFY(!sides.words().contains(Speaker(table.setup()).about("order", "goblin-fury")));
    }
}

void Siege1PanelsTest::everyCardAndAreaCanBePicked_data()
{
    QTest::addColumn<std::string>("players");
    QTest::addColumn<std::string>("kind");
    for (const char *players : {"2", "3", "4"}) {
        for (const char *kind : {"random", "heuristic"})
            QTest::addRow("%s %s", players, kind) << std::string(players) << std::string(kind);
    }
}

void Siege1PanelsTest::everyCardAndAreaCanBePicked()
{
    QFETCH(std::string, players);
    QFETCH(std::string, kind);
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege1", {{"players", players}});
    const QStringList types {u"action"_s, u"work"_s, u"phase-card"_s, u"deed"_s, u"hero"_s, u"engine"_s};
    Sides sides;
    QCOMPARE(testing::missingInAGame(*setup, kind, 2, types, sides), QStringList());
}

void Siege1PanelsTest::theBarTellsRoundAndPhase()
{
    const canvas::Art art(std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "art",
                          canvas::Theme::day());
    TimeBar bar(art, nullptr);
    siege1::Table table;
    const auto phase = [&] {
        const Speaker speaker(table.setup());
        bar.show(roundTimeOf(tableauOf(*table.state().seenBy(SeatSet::all())), speaker), speaker);
        return bar.findChild<PhaseStrip *>()->accessibleName();
    };
    table.beginGame();
    QCOMPARE(phase(), u"Setting up"_s);
    QCOMPARE(bar.findChild<BarTitle *>()->accessibleName(), u"Siege: Glory – Three Gates"_s);
    table.data.round = 3;
    table.data.invaders[0].cards[0] = siege1::cardOf(2, 0);
    table.giveReady(0, {5, 5, 5});
    table.data.invaders[0].resources = 10;
    table.beginPhase(2);
    QCOMPARE(phase(), u"Machines"_s);
    QCOMPARE(bar.findChild<RoundStrip *>()->accessibleName(), u"Round 3 of 10"_s);
    table.data.invaders[0].camp = {3, 0, 0};
    table.beginPhase(6);
    QCOMPARE(phase(), u"Deployment"_s);
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.begin({siege1::Table::ask(siege1::StepKind::ChooseOrders, 0)});
    QCOMPARE(phase(), u"Orders"_s);
    table.beginWindow(4);
    QCOMPARE(phase(), u"Defense"_s);
    table.addEngine(siege1::Engine::Catapult, "west-rampart-2");
    table.begin(siege1::StepKind::Assault);
    QCOMPARE(phase(), u"Assault"_s);
}

MERLON_TEST(Siege1PanelsTest)
#include "siege1_panels_test.moc"
