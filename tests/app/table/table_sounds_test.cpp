#include "app/games/faces.h"
#include "app/start/openings.h"
#include "app/table/table_sounds.h"
#include "core/engine/game.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;

namespace {

/// A game on a table that has no widgets.
TableGame gameOf(const char *key, const QStringList &kinds)
{
    NewGame game;
    game.game = findGame(key);
    for (const QString &kind : kinds)
        game.sittings.push_back({kind, {}});
    game.board = game.game->defaultBoard();
    game.seed = 5;
    Expected<OpenedSession> opened = beginGame(game);
    if (!opened)
        return {};
    const Setup &setup = opened->session->match().setup();
    return {std::move(opened->session), std::make_unique<Speaker>(setup), faceOf(setup.game())};
}

Event eventOf(const TableGame &game, std::string_view key)
{
    const std::span<const Term> terms = game.speaker->vocabulary().events();
    const auto term = std::ranges::find(terms, key, &Term::key);
    Event event {};
    event.kind = static_cast<decltype(event.kind)>(term - terms.begin());
    return event;
}

QList<Sound> heardIn(QSignalSpy &spy)
{
    QList<Sound> heard;
    for (const QList<QVariant> &arguments : spy)
        heard << arguments.front().value<Sound>();
    spy.clear();
    return heard;
}

} // namespace

class TableSoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatHappensOftenIsHeardOnce();
    void aGameIsHeardAsItSays();
    void whatMovesBesideTheBoardIsHeard_data();
    void whatMovesBesideTheBoardIsHeard();
    void eachSeatIsCalledOnce();
    void theEndIsHeardOnce();
};

void TableSoundsTest::whatHappensOftenIsHeardOnce()
{
    const TableGame game = gameOf("siege2", {u"person"_s, u"person"_s});
    QVERIFY(game.session);
    TableSounds sounds(game);
    QSignalSpy spy(&sounds, &TableSounds::sounded);
    const Event killed = eventOf(game, "unit-killed");
    const Event begins = eventOf(game, "assault-begins");
    sounds.hear(std::vector {begins, killed, killed, killed});
    QCOMPARE(heardIn(spy), QList({Sound::FightBegins, Sound::Death}));
    sounds.hear(std::vector {killed});
    QCOMPARE(heardIn(spy), QList({Sound::Death}));
}

void TableSoundsTest::whatMovesBesideTheBoardIsHeard_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("event");
    QTest::addColumn<Sound>("sound");
    QTest::newRow("a unit out of the bag") << u"siege2"_s << u"unit-drawn"_s << Sound::Draw;
    QTest::newRow("a unit for a seat") << u"siege1"_s << u"unit-drawn-for"_s << Sound::Draw;
    QTest::newRow("units that pay") << u"siege2"_s << u"units-paid"_s << Sound::Pay;
    QTest::newRow("wood that pays") << u"siege1"_s << u"resources-paid"_s << Sound::Pay;
    QTest::newRow("hourglasses") << u"siege2"_s << u"hourglasses-gained"_s << Sound::Token;
    QTest::newRow("a card out of the pile") << u"fiefs"_s << u"card-drawn"_s << Sound::Card;
    QTest::newRow("dice") << u"fiefs"_s << u"arena-rolled"_s << Sound::Dice;
}

void TableSoundsTest::whatMovesBesideTheBoardIsHeard()
{
    QFETCH(const QString, game);
    QFETCH(const QString, event);
    QFETCH(const Sound, sound);
    const TableGame table = gameOf(game.toUtf8().constData(), {u"person"_s, u"person"_s});
    QVERIFY(table.session);
    TableSounds sounds(table);
    QSignalSpy spy(&sounds, &TableSounds::sounded);
    sounds.hear(std::vector {eventOf(table, event.toStdString())});
    QCOMPARE(heardIn(spy), QList {sound});
}

/// Toll says what a flood sounds like, and that its rounds are silent.
void TableSoundsTest::aGameIsHeardAsItSays()
{
    const auto setup = toy::open({{"rules", "full"}});
    TableGame game {std::make_unique<TableSession>(Match(setup, {.seed = 5}),
                                                   std::vector<Sitting>(4, Sitting {u"person"_s, {}})),
                    std::make_unique<Speaker>(*setup), faceOf(setup->game())};
    TableSounds sounds(game);
    QSignalSpy spy(&sounds, &TableSounds::sounded);
    sounds.hear(
        std::vector {eventOf(game, "round-begins"), eventOf(game, "flooded"), eventOf(game, "passed")});
    QCOMPARE(heardIn(spy), QList({Sound::Pour}));
}

/// Who is asked again is not called again, unless a computer has played in between.
void TableSoundsTest::eachSeatIsCalledOnce()
{
    const TableGame game = gameOf("siege2", {u"person"_s, u"person"_s});
    QVERIFY(game.session);
    TableSounds sounds(game);
    QSignalSpy spy(&sounds, &TableSounds::sounded);
    TableSession &session = *game.session;
    session.begin();
    QSet<int> called;
    Seat last = kNobody;
    for (int i = 0; i < 60; ++i) {
        if (session.stage() == TableSession::Stage::HandingOver)
            session.takeSeat();
        QVERIFY(session.stage() == TableSession::Stage::Asking);
        const Seat asked = session.asked();
        sounds.hearStage();
        QCOMPARE(heardIn(spy), asked == last ? QList<Sound>() : QList({Sound::YourTurn}));
        sounds.hearStage();
        QVERIFY(heardIn(spy).isEmpty());
        called << asked;
        last = asked;
        QVERIFY(session.play(testing::sensibleChoice(session.match())));
    }
    QCOMPARE(called.size(), 2);
}

void TableSoundsTest::theEndIsHeardOnce()
{
    const TableGame game = gameOf("siege2", {u"person"_s, u"person"_s});
    QVERIFY(game.session);
    TableSounds sounds(game);
    QSignalSpy spy(&sounds, &TableSounds::sounded);
    game.session->begin();
    if (game.session->stage() == TableSession::Stage::HandingOver)
        game.session->takeSeat();
    sounds.hearStage();
    QCOMPARE(heardIn(spy), QList({Sound::YourTurn}));
    QVERIFY(game.session->resign(game.session->asked()));
    sounds.hearStage();
    sounds.hearStage();
    QCOMPARE(heardIn(spy), QList({Sound::GameOver}));
}

MERLON_TEST(TableSoundsTest)
#include "table_sounds_test.moc"
