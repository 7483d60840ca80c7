#include "core/games/siege2/words/words.h"
#include "tests/canvas/siege2_pictures.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace merlon::canvas;

/// Which pieces walk where when something happens.
class Siege2MotionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void unitsThatMarchTogetherAreOneMotion();
    void aUnitThatMarchesThroughHasTwoLegs();
    void theDeadFadeWhereTheyStood();
    void defendersThatSwapCross();
    void whatIsHiddenDoesNotMove();
    void shotsFlyFromWhoShoots();
    void cardsAreTurnedOverAtTheirMachine();
    void aWholeGameGivesMotionsOfItsPlaces();

private:
    template <class... Args>
    Event event(siege2::EventKind kind, Args... args) const
    {
        return {static_cast<std::uint16_t>(kind), {}, {static_cast<std::uint16_t>(args)...}, {}};
    }
    int place(const char *key) const { return static_cast<int>(*m_setup->board().indexOf(key)); }

    std::shared_ptr<const Setup> m_setup;
    Picture m_picture;
};

void Siege2MotionsTest::initTestCase()
{
    m_setup = testing::siege2On("two-shoulders");
    m_picture = testing::pictureOf(*m_setup->start(), {});
}

void Siege2MotionsTest::unitsThatMarchTogetherAreOneMotion()
{
    const int from = place("west-foreground");
    const int to = place("west-rampart-2");
    const std::vector<Event> events {event(siege2::EventKind::UnitMarched, from, 1, to),
                                     event(siege2::EventKind::UnitMarched, from, 1, to),
                                     event(siege2::EventKind::UnitMarched, from, 0, to)};
    const std::vector<Motion> motions = testing::motionsOf(m_picture, m_picture, events, *m_setup);
    QCOMPARE(motions.size(), std::size_t {2});
    QCOMPARE(motions[0].token.key, std::string("orc"));
    QCOMPARE(motions[0].token.count, 2);
    QCOMPARE(motions[0].from, from);
    QCOMPARE(motions[0].to, to);
    QCOMPARE(motions[1].token.key, std::string("goblin"));
}

void Siege2MotionsTest::aUnitThatMarchesThroughHasTwoLegs()
{
    const std::vector<Event> events {event(siege2::EventKind::UnitMarchedThrough, place("west-foreground"), 0,
                                           place("west-rampart-1"), place("west-wall-1"))};
    const std::vector<Motion> motions = testing::motionsOf(m_picture, m_picture, events, *m_setup);
    QCOMPARE(motions.size(), std::size_t {2});
    QCOMPARE(motions[0].to, motions[1].from);
    QCOMPARE(motions[1].to, place("west-wall-1"));
}

void Siege2MotionsTest::theDeadFadeWhereTheyStood()
{
    const std::vector<Event> events {event(siege2::EventKind::UnitKilled, place("west-wall-1"), 3)};
    const std::vector<Motion> motions = testing::motionsOf(m_picture, m_picture, events, *m_setup);
    QCOMPARE(motions.size(), std::size_t {1});
    QCOMPARE(motions[0].token.key, std::string("marksman"));
    QCOMPARE(motions[0].token.seat, 1);
    QCOMPARE(motions[0].from, place("west-wall-1"));
    QCOMPARE(motions[0].to, -1);
}

void Siege2MotionsTest::defendersThatSwapCross()
{
    const int a = place("west-wall-1");
    const int b = place("west-wall-2");
    const std::vector<Event> events {event(siege2::EventKind::DefendersSwapped, 0, a, 1, b)};
    const std::vector<Motion> motions = testing::motionsOf(m_picture, m_picture, events, *m_setup);
    QCOMPARE(motions.size(), std::size_t {2});
    QCOMPARE(motions[0].from, a);
    QCOMPARE(motions[0].to, b);
    QCOMPARE(motions[1].from, b);
    QCOMPARE(motions[1].to, a);
}

void Siege2MotionsTest::whatIsHiddenDoesNotMove()
{
    const std::vector<Event> events {event(siege2::EventKind::UnitMarched, kHidden, 1, kHidden),
                                     event(siege2::EventKind::UnitKilled, place("west-wall-1"), kHidden)};
    QVERIFY(testing::motionsOf(m_picture, m_picture, events, *m_setup).empty());
}

void Siege2MotionsTest::shotsFlyFromWhoShoots()
{
    const int tower = place("west-tower-1");
    const int rampart = place("west-rampart-2");
    const int wall = place("west-wall-3");
    const std::vector<Event> events {event(siege2::EventKind::MarksmanAimed, tower, rampart),
                                     event(siege2::EventKind::MachineAimed, 0, wall)};
    Picture picture = m_picture;
    const std::string machine = m_setup->vocabulary().keyOf(
        m_setup->vocabulary().events()[static_cast<std::size_t>(siege2::EventKind::MachineAimed)].types[0],
        0);
    picture.places[static_cast<std::size_t>(rampart)].tokens.emplace_back().key = machine;
    const std::vector<Motion> motions = testing::motionsOf(picture, picture, events, *m_setup);
    QCOMPARE(motions.size(), std::size_t {2});
    QCOMPARE(motions[0].manner, Manner::Flies);
    QCOMPARE(motions[0].from, tower);
    QCOMPARE(motions[0].to, rampart);
    QCOMPARE(motions[1].manner, Manner::Flies);
    QCOMPARE(motions[1].from, rampart); // where the machine stands
    QCOMPARE(motions[1].to, wall);
    QVERIFY(testing::motionsOf(m_picture, m_picture, {&events[1], 1}, *m_setup).empty()); // it stands nowhere
}

void Siege2MotionsTest::cardsAreTurnedOverAtTheirMachine()
{
    Picture picture = m_picture;
    const int rampart = place("west-rampart-2");
    const std::string machine = m_setup->vocabulary().keyOf(
        m_setup->vocabulary().events()[static_cast<std::size_t>(siege2::EventKind::ShotRevealed)].types[0],
        0);
    picture.places[static_cast<std::size_t>(rampart)].tokens.emplace_back().key = machine;
    const std::vector<Event> miss {event(siege2::EventKind::ShotRevealed, 0, 1)};
    const std::vector<Motion> motions = testing::motionsOf(picture, picture, miss, *m_setup);
    QCOMPARE(motions.size(), std::size_t {1}); // it shakes only if it hits
    QCOMPARE(motions[0].manner, Manner::Turns);
    QCOMPARE(motions[0].to, rampart);
    QCOMPARE(motions[0].token.art, QStringLiteral("miss"));
    const std::vector<Event> hidden {event(siege2::EventKind::ShotRevealed, 0, kHidden)};
    QVERIFY(testing::motionsOf(picture, picture, hidden, *m_setup).empty());
}

void Siege2MotionsTest::aWholeGameGivesMotionsOfItsPlaces()
{
    const Match match = testing::playedMatch(m_setup, 3, 400);
    std::size_t motions = 0;
    for (const Ply &ply : match.chronicle()) {
        std::vector<Event> seen;
        for (const Event &event : ply.events) {
            if (isVisibleTo(event, {1}))
                seen.push_back(maskedFor(event, {1}));
        }
        for (const Motion &motion : testing::motionsOf(m_picture, m_picture, seen, *m_setup)) {
            ++motions;
            QVERIFY(motion.from >= 0 || motion.to >= 0);
            QVERIFY(!motion.token.art.isEmpty());
            QVERIFY(motion.token.count > 0);
        }
    }
    QVERIFY(motions > 50);
}

MERLON_TEST(Siege2MotionsTest)
#include "siege2_motions_test.moc"
