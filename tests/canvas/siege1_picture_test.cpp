#include "core/games/siege/position/totals.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/words/words.h"
#include "tests/canvas/siege2_pictures.h"
#include "tests/support/siege/siege1_table.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace merlon::canvas;
using testing::countOf;
using testing::forEachToken;

namespace {

std::shared_ptr<const Setup> opened(const std::string &players)
{
    return *siege1::siege1Game().open(testing::shippedBoard("three-gates"), {{"players", players}});
}

Picture pictureFor(const State &state, SeatSet seats)
{
    return testing::pictureOf(*state.seenBy(seats));
}

/// All positions of a game, every few choices.
template <class Look>
void throughAGame(const std::string &players, SeatSet seats, Look look)
{
    const std::shared_ptr<const Setup> setup = opened(players);
    for (int choices = 20; choices <= 620; choices += 100) {
        const Match match = testing::playedMatch(setup, 3, choices);
        const std::unique_ptr<View> view = match.seenBy(seats);
        look(dynamic_cast<const siege1::Siege1View &>(*view), pictureFor(match.state(), seats));
    }
}

const Token *tokenAt(const Picture &picture, int place, const QString &art)
{
    const auto &tokens = picture.places[static_cast<std::size_t>(place)].tokens;
    const auto found = std::ranges::find_if(
        tokens, [&](const Token &token) { return token.art == art && token.role != TokenRole::Shadow; });
    return found == tokens.end() ? nullptr : &*found;
}

} // namespace

/// What of a position of Siege I is on its picture, and which pieces walk from one picture to the next.
class Siege1PictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyUnitIsShown();
    void everyTokenHasAPictureAndAName();
    void keysAreOfTheVocabulary();
    /// Section 6 of the rules.
    void aHiddenOrderShowsItsBackAlone();
    void hiddenThingsDoNotChangeThePicture();
    /// S1-6.8: they are not on the wall.
    void theCrewOfASiegeTowerStandsInIt();
    /// S1-20
    void theGateTellsItsResistanceAndTheRamItsParts();
    void teamsHaveTheSameColourForBothSeats();
    void unitsThatMarchTogetherAreOneMotion();
    void defendersThatChangePlacesCross();
    void theDeadFadeAndEnginesThatHitShake();
    void aWholeGameGivesMotionsOfItsPlaces();
};

void Siege1PictureTest::everyUnitIsShown()
{
    throughAGame("4", {0}, [](const siege1::Siege1View &view, const Picture &picture) {
        const siege1::SiegeData &data = view.known();
        siege::Sums invaders = siege::position::invadersOnBoard(data);
        siege::add(invaders, data.barbican.crew);
        const siege::Sums defenders = siege::position::defendersOnBoard(
            data, [](const siege1::TowerState &tower) { return tower.post == siege1::Post::Archer ? 1 : 0; });
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
            QCOMPARE(countOf(picture, std::string(siege1::kInvaderUnitKeys[unit])), invaders[unit]);
            QCOMPARE(countOf(picture, std::string(siege1::kDefenderUnitKeys[unit])), defenders[unit]);
        }
        QCOMPARE(countOf(picture, "warrior") + countOf(picture, "officer"), 2);
    });
}

void Siege1PictureTest::everyTokenHasAPictureAndAName()
{
    for (const char *players : {"2", "3", "4"}) {
        throughAGame(players, SeatSet::all(), [](const siege1::Siege1View &, const Picture &picture) {
            QCOMPARE(testing::wrongTokens(picture), QString());
        });
    }
}

void Siege1PictureTest::keysAreOfTheVocabulary()
{
    throughAGame("3", SeatSet::all(), [](const siege1::Siege1View &view, const Picture &picture) {
        QCOMPARE(testing::keysBeyond(view.setup().vocabulary(), picture), QStringList());
    });
}

void Siege1PictureTest::aHiddenOrderShowsItsBackAlone()
{
    siege1::Table table(4);
    table.wall("west-wall-2").order = siege1::Order::ForcedMarch;
    table.wall("west-wall-3").order = siege1::Order::Bluff;
    table.beginWindow(3);
    const int wall = table.place("west-wall-2");
    const Picture own = pictureFor(table.state(), {1});
    QVERIFY(tokenAt(own, wall, QStringLiteral("forced-march")));
    QVERIFY(tokenAt(own, wall, QStringLiteral("forced-march"))->turned);
    for (const SeatSet seats : {SeatSet {2}, SeatSet {2, 3}, SeatSet {}}) {
        const Picture picture = pictureFor(table.state(), seats);
        QVERIFY(tokenAt(picture, wall, QStringLiteral("back-order")));
        QVERIFY(tokenAt(picture, wall, QStringLiteral("back-order"))->key.empty());
        QCOMPARE(countOf(picture, "forced-march") + countOf(picture, "bluff"), 0);
    }
}

/// Two states that differ in what is hidden give the same picture.
void Siege1PictureTest::hiddenThingsDoNotChangeThePicture()
{
    const auto describe = [](const Picture &picture) {
        QStringList lines;
        forEachToken(picture, [&](const Token &token) {
            lines << token.art + token.name + QString::number(token.count)
                    + QString::fromStdString(token.key);
        });
        return lines;
    };
    siege1::Table table;
    for (const char *wall : {"west-wall-2", "west-wall-3", "east-wall-1"}) {
        table.wall(wall).invaders = {1, 1, 0};
        table.wall(wall).order = siege1::Order::Bluff;
    }
    table.wall("east-wall-1").order = siege1::Order::GoblinFury;
    table.beginWindow(3);
    Random random(5);
    for (int i = 0; i < 5; ++i) {
        const std::unique_ptr<State> imagined = table.state().clone();
        table.state().seenBy({1})->imagine(*imagined, random);
        QCOMPARE(describe(pictureFor(*imagined, {1})), describe(pictureFor(table.state(), {1})));
    }
}

void Siege1PictureTest::theCrewOfASiegeTowerStandsInIt()
{
    siege1::Table table;
    table.wall("west-wall-2").flags |= siege1::WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {0, 2, 0};
    table.beginWindow(3);
    const Picture picture = pictureFor(table.state(), {});
    const int wall = table.place("west-wall-2");
    const Token *tower = tokenAt(picture, wall, QStringLiteral("siege-tower"));
    QVERIFY(tower);
    QCOMPARE(tower->filled, 2);
    QCOMPARE(tower->capacity, 3);
    const Token *orcs = tokenAt(picture, wall, QStringLiteral("orc"));
    QVERIFY(orcs);
    QCOMPARE(orcs->role, TokenRole::Marker);
    QCOMPARE(orcs->count, 2);
    QVERIFY2(orcs->key.empty(), "not a unit on the wall");
}

void Siege1PictureTest::theGateTellsItsResistanceAndTheRamItsParts()
{
    siege1::Table table;
    table.data.barbican = {{2, 2, 0}, 3, 1, 5, 0, 0};
    table.beginWindow(3);
    const Picture picture = pictureFor(table.state(), {});
    const Token *gate = tokenAt(picture, table.place("gate"), QStringLiteral("gate"));
    QVERIFY(gate);
    QCOMPARE(gate->count, 5);
    QCOMPARE(gate->name, QStringLiteral("gate (2 of 3, resistance 5)"));
    const Token *ram = tokenAt(picture, table.place("gate"), QStringLiteral("ram"));
    QVERIFY(ram);
    QCOMPARE(ram->filled, 3);
    QCOMPARE(tokenAt(picture, table.place("barbican-rampart"), QStringLiteral("orc"))->count, 2);
}

void Siege1PictureTest::teamsHaveTheSameColourForBothSeats()
{
    throughAGame("4", SeatSet::all(), [](const siege1::Siege1View &, const Picture &picture) {
        forEachToken(picture, [](const Token &token) { QVERIFY(token.seat <= 1); });
    });
}

void Siege1PictureTest::unitsThatMarchTogetherAreOneMotion()
{
    siege1::Table table;
    table.beginWindow(3);
    const Picture picture = pictureFor(table.state(), {});
    const auto from = static_cast<std::uint16_t>(table.place("west-foreground"));
    const auto to = static_cast<std::uint16_t>(table.place("west-rampart-2"));
    const Event march {static_cast<std::uint16_t>(siege1::EventKind::UnitMarched), {}, {from, 1, to}, {}};
    const std::vector<Event> events {march, march};
    const std::vector<Motion> motions = testing::motionsOf(picture, picture, events, table.setup());
    QCOMPARE(motions.size(), std::size_t {1});
    QCOMPARE(motions[0].token.key, std::string("orc"));
    QCOMPARE(motions[0].token.count, 2);
    QCOMPARE(motions[0].from, static_cast<int>(from));
    QCOMPARE(motions[0].to, static_cast<int>(to));
}

void Siege1PictureTest::defendersThatChangePlacesCross()
{
    siege1::Table table;
    table.beginWindow(3);
    const Picture picture = pictureFor(table.state(), {});
    const auto a = static_cast<std::uint16_t>(table.place("west-wall-1"));
    const auto b = static_cast<std::uint16_t>(table.place("west-wall-2"));
    const std::vector<Event> events {
        {static_cast<std::uint16_t>(siege1::EventKind::UnitsExchanged), {}, {0, a, 1, b}, {}}};
    const std::vector<Motion> motions = testing::motionsOf(picture, picture, events, table.setup());
    QCOMPARE(motions.size(), std::size_t {2});
    QCOMPARE(motions[0].token.key, std::string("archer"));
    QCOMPARE(motions[0].token.art, QStringLiteral("marksman"));
    QCOMPARE(motions[0].from, static_cast<int>(a));
    QCOMPARE(motions[0].to, static_cast<int>(b));
    QCOMPARE(motions[1].to, static_cast<int>(a));
}

void Siege1PictureTest::theDeadFadeAndEnginesThatHitShake()
{
    siege1::Table table;
    table.addEngine(siege1::Engine::Ballista, "west-rampart-2");
    table.beginWindow(3);
    const Picture picture = pictureFor(table.state(), {});
    const auto wall = static_cast<std::uint16_t>(table.place("west-wall-2"));
    const std::vector<Event> events {
        {static_cast<std::uint16_t>(siege1::EventKind::EngineHits), {}, {0, wall}, {}},
        {static_cast<std::uint16_t>(siege1::EventKind::UnitKilled), {}, {wall, 3}, {}}};
    const std::vector<Motion> motions = testing::motionsOf(picture, picture, events, table.setup());
    QCOMPARE(motions.size(), std::size_t {3});
    QCOMPARE(motions[0].token.key, std::string("ballista-1"));
    QCOMPARE(motions[0].from, motions[0].to);
    QCOMPARE(motions[1].manner, Manner::Flies);
    QCOMPARE(motions[1].from, motions[0].from);
    QCOMPARE(motions[1].to, static_cast<int>(wall));
    QCOMPARE(motions[2].token.key, std::string("archer"));
    QCOMPARE(motions[2].to, -1);
}

void Siege1PictureTest::aWholeGameGivesMotionsOfItsPlaces()
{
    const std::shared_ptr<const Setup> setup = opened("4");
    const Match match = testing::playedMatch(setup, 3, 500);
    const Picture picture = pictureFor(match.state(), {});
    std::size_t motions = 0;
    for (const Ply &ply : match.chronicle()) {
        std::vector<Event> seen;
        for (const Event &event : ply.events) {
            if (isVisibleTo(event, {2}))
                seen.push_back(maskedFor(event, {2}));
        }
        for (const Motion &motion : testing::motionsOf(picture, picture, seen, *setup)) {
            ++motions;
            QVERIFY(motion.from >= 0 || motion.to >= 0);
            QVERIFY(!motion.token.art.isEmpty());
            QVERIFY(motion.token.count > 0);
        }
    }
    QVERIFY(motions > 50);
}

MERLON_TEST(Siege1PictureTest)
#include "siege1_picture_test.moc"
