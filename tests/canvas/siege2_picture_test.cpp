#include "core/canvas/looks/board_look.h"
#include "core/canvas/scene/board_things.h"
#include "core/games/siege/position/totals.h"
#include "tests/canvas/siege2_pictures.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace merlon;
using namespace merlon::canvas;
using testing::countOf;
using testing::forEachToken;

/// What of a position of Siege II is on its picture.
class Siege2PictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyUnitIsShown();
    void everyTokenHasAPictureAndAName();
    void keysAreOfTheVocabulary();
    void whatLiesFaceDownShowsItsBackAlone();
    void hiddenThingsDoNotChangeThePicture();
    void aMachineShowsItsDeck();
    void emptySpacesAreShadows();
    void aBreachedWallIsDrawnBroken();
};

namespace {

/// All positions of a game, every few choices.
template <class Look>
void throughAGame(std::uint64_t seed, SeatSet seats, Look look)
{
    const std::shared_ptr<const Setup> setup =
        testing::siege2On(seed % 2 ? "two-shoulders" : "crooked-crown");
    for (int choices = 20; choices <= 620; choices += 60) {
        const Match match = testing::playedMatch(setup, seed, choices);
        const std::unique_ptr<View> view = match.seenBy(seats);
        look(dynamic_cast<const siege2::Siege2View &>(*view), testing::pictureOf(*view));
    }
}

} // namespace

void Siege2PictureTest::everyUnitIsShown()
{
    throughAGame(3, {0}, [](const siege2::Siege2View &view, const Picture &picture) {
        const siege2::SiegeData &data = view.known();
        siege::Sums invaders = siege::position::invadersOnBoard(data);
        siege::add(invaders, data.marauders);
        siege::Sums defenders = siege::position::defendersOnBoard(
            data, [](const siege2::TowerState &tower) { return int {tower.marksmen}; });
        siege::add(defenders, data.hospital);
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
            QCOMPARE(countOf(picture, std::string(siege2::kInvaderUnitKeys[unit])), invaders[unit]);
            QCOMPARE(countOf(picture, std::string(siege2::kDefenderUnitKeys[unit])), defenders[unit]);
        }
        QCOMPARE(countOf(picture, "warrior") + countOf(picture, "officer"), 2);
        int machines = 0;
        for (const auto &machine : data.machines)
            machines += machine.type != 0 ? 1 : 0;
        for (const char *type : {"ballista", "catapult", "trebuchet"}) {
            for (const char *number : {"-1", "-2", "-3"})
                machines -= countOf(picture, std::string(type) + number);
        }
        QCOMPARE(machines, 0);
    });
}

void Siege2PictureTest::everyTokenHasAPictureAndAName()
{
    for (const std::uint64_t seed : {3, 4}) {
        throughAGame(seed, {0, 1}, [](const siege2::Siege2View &, const Picture &picture) {
            QCOMPARE(testing::wrongTokens(picture), QString());
        });
    }
}

void Siege2PictureTest::keysAreOfTheVocabulary()
{
    throughAGame(4, {0, 1}, [](const siege2::Siege2View &view, const Picture &picture) {
        QCOMPARE(testing::keysBeyond(view.setup().vocabulary(), picture), QStringList());
    });
}

void Siege2PictureTest::whatLiesFaceDownShowsItsBackAlone()
{
    int backs = 0;
    for (const std::uint64_t seed : {3, 4}) {
        throughAGame(seed, {}, [&](const siege2::Siege2View &view, const Picture &picture) {
            forEachToken(picture, [&](const Token &token) {
                QVERIFY2(!token.turned, "a spectator knows nothing that lies face down");
                backs += token.art.startsWith(QStringLiteral("back-")) ? 1 : 0;
            });
            for (std::size_t path = 0; path < view.field().paths.size(); ++path) {
                const siege2::PathState &state = view.known().paths[path];
                if (state.trap != siege2::Trap::Hidden)
                    continue;
                const auto &tokens = picture.links[view.field().paths[path].link].tokens;
                QCOMPARE(tokens.front().art, QStringLiteral("back-trap"));
            }
        });
    }
    QVERIFY(backs > 0);
}

/// Two states that differ in what is hidden give the same picture.
void Siege2PictureTest::hiddenThingsDoNotChangeThePicture()
{
    const std::shared_ptr<const Setup> setup = testing::siege2On("two-shoulders");
    const auto describe = [](const Picture &picture) {
        QStringList lines;
        forEachToken(picture, [&](const Token &token) {
            lines << token.art + token.name
                    + QString::number(token.count * 100 + token.filled * 10 + token.capacity)
                    + QString::fromStdString(token.key);
        });
        return lines;
    };
    Random random(5);
    for (int choices = 40; choices <= 400; choices += 90) {
        const Match match = testing::playedMatch(setup, 3, choices);
        for (const Seat seat : {Seat {0}, Seat {1}}) {
            const std::unique_ptr<State> imagined = match.state().clone();
            match.seenBy({seat})->imagine(*imagined, random);
            QCOMPARE(describe(testing::pictureOf(*imagined, {seat})),
                     describe(testing::pictureOf(match.state(), {seat})));
        }
    }
}

void Siege2PictureTest::aMachineShowsItsDeck()
{
    int seen = 0;
    throughAGame(3, {0}, [&](const siege2::Siege2View &view, const Picture &picture) {
        for (const siege2::MachineState &machine : view.known().machines) {
            if (machine.type == 0)
                continue;
            const auto &tokens = picture.places[machine.place].tokens;
            const auto token = std::ranges::find(tokens, TokenRole::Machine, &Token::role);
            QVERIFY(token != tokens.end());
            ++seen;
        }
        forEachToken(picture, [](const Token &token) { QVERIFY(token.filled <= token.capacity); });
    });
    QVERIFY(seen > 0);
}

void Siege2PictureTest::emptySpacesAreShadows()
{
    const Match match = testing::playedMatch(testing::siege2On("two-shoulders"), 3, 0);
    const Picture picture = testing::pictureOf(match, {});
    int shadows = 0;
    forEachToken(picture, [&](const Token &token) {
        if (token.role != TokenRole::Shadow)
            return;
        ++shadows;
        QVERIFY2(token.key.empty(), "an empty space is no piece");
        QCOMPARE(token.count, 1);
    });
    QVERIFY(shadows > 20);
}

/// S2-18.9: the wall through which the invader has come, and no other.
void Siege2PictureTest::aBreachedWallIsDrawnBroken()
{
    const std::shared_ptr<const Setup> setup = testing::siege2On("two-shoulders");
    int breaches = 0;
    for (std::uint64_t seed = 1; seed <= 8 && breaches < 2; ++seed) {
        const Match match = testing::playedMatch(setup, seed, 100'000);
        const Event &why = match.state().outcome().why;
        if (setup->vocabulary().events()[why.kind].key != "wall-breached")
            continue;
        ++breaches;
        const Picture picture = testing::pictureOf(*match.seenBy({0}));
        for (std::size_t place = 0; place < picture.places.size(); ++place) {
            QCOMPARE(picture.places[place].ground,
                     place == why.args[0] ? QStringLiteral("breached") : QString());
        }
        BoardThings things;
        things.setBoard(setup->board());
        Picture before = picture;
        before.places[why.args[0]].ground.clear();
        things.setPicture(before);
        const std::unique_ptr<BoardLook> sound = things.setPicture(picture);
        QVERIFY(sound);
        const QRectF sheet(0, 0, 1200, 1000);
        const QRectF changed = things.look()->changedSince(*sound, sheet);
        QVERIFY(changed.contains(things.look()->shapeOfPlace(why.args[0]).boundingRect().center()));
        QVERIFY(changed != sheet);
    }
    QVERIFY(breaches > 0);
}

MERLON_TEST(Siege2PictureTest)
#include "siege2_picture_test.moc"
