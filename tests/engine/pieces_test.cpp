#include "core/engine/pieces/commitments.h"
#include "core/engine/pieces/discard.h"
#include "core/engine/pieces/hand.h"
#include "core/engine/pieces/pile.h"
#include "core/engine/pieces/row.h"
#include "core/engine/pieces/track.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <type_traits>

using namespace merlon;

namespace {

constexpr std::size_t kKinds = 4;
constexpr std::size_t kSeats = 3;
constexpr std::array<std::uint8_t, kKinds> kDeck {5, 4, 3, 2};
constexpr std::size_t kCards = 14;

using CardPile = Pile<kKinds, kCards>;
using CardHand = Hand<kKinds>;

/// All parts in which cards can be: nobody sees all of it.
struct Cards {
    CardPile pile {Store(kDeck)};
    std::array<CardHand, kSeats> hands {};
    Row<3> row;
    Commitments<kSeats> committed;
    Store<kKinds> discard;

    friend bool operator==(const Cards &, const Cards &) = default;
};
static_assert(std::is_trivially_copyable_v<Cards>);
static_assert(std::has_unique_object_representations_v<CardPile>);

Store<kKinds> allOf(const Cards &cards)
{
    Store<kKinds> all = cards.discard;
    const auto count = [&all](PieceKind kind) {
        if (kind < kKinds)
            all.add(kind);
    };
    cards.pile.forEachSeen(count);
    cards.row.forEachSeen(count);
    cards.committed.forEachSeen(count);
    for (const CardHand &hand : cards.hands)
        hand.forEachSeen(count);
    return all;
}

void hide(Cards &cards, SeatSet eyes)
{
    cards.pile.hideFrom(eyes);
    cards.committed.hideFrom(eyes);
    for (Seat seat = 0; seat < kSeats; ++seat)
        cards.hands[seat].hideFrom(eyes, seat);
}

void imagine(Cards &cards, Random &random)
{
    Unseen<kKinds> unseen {Store(kDeck)};
    unseen.see(cards.pile);
    unseen.see(cards.row);
    unseen.see(cards.committed);
    unseen.see(cards.discard);
    for (const CardHand &hand : cards.hands)
        unseen.see(hand);
    cards.pile.imagine(unseen, random);
    cards.committed.imagine(unseen, random);
    for (CardHand &hand : cards.hands)
        hand.imagine(unseen, random);
    QCOMPARE(unseen.size(), 0);
}

/// The uppermost card, drawn by chance if it must be.
PieceKind draw(CardPile &pile, SeatSet seers, Random &random)
{
    if (!pile.isTopCertain()) {
        Unseen<kKinds> chance(pile.candidates());
        pile.determineTop(chance.deal(random), seers);
    }
    return pile.take();
}

/// A card of a hand that has one.
PieceKind anyOf(const CardHand &hand)
{
    PieceKind kind = 0;
    while (hand[kind] == 0)
        ++kind;
    return kind;
}

/// One of the things that games do with cards.
void doSomething(Cards &cards, Random &random)
{
    const auto seat = static_cast<Seat>(random.below(kSeats));
    CardHand &hand = cards.hands[seat];
    switch (random.below(8)) {
    case 0:
    case 1:
        if (!cards.pile.empty())
            hand.add(draw(cards.pile, {seat}, random));
        break;
    case 2: // look at the top card
        if (!cards.pile.empty())
            cards.pile.putOnTop(draw(cards.pile, {seat}, random), {seat});
        break;
    case 3:
        if (!cards.pile.empty() && !cards.row.isFull())
            cards.row.put(draw(cards.pile, SeatSet::all(), random));
        break;
    case 4:
        if (!hand.empty() && !cards.committed.has(seat)) {
            const PieceKind card = anyOf(hand);
            hand.take(card);
            cards.committed.commit(seat, card);
        }
        break;
    case 5:
        if (!hand.empty()) {
            const PieceKind card = anyOf(hand);
            hand.take(card);
            cards.discard.add(card);
        }
        break;
    case 6:
        cards.pile.putUnder(cards.discard, SeatSet::all());
        cards.discard = {};
        break;
    default:
        if (random.below(3) == 0)
            cards.pile.shuffle();
        break;
    }
}

Cards played(std::uint64_t seed, int steps)
{
    Random random(seed);
    Cards cards;
    for (int step = 0; step < steps; ++step)
        doSomething(cards, random);
    return cards;
}

} // namespace

class PiecesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aShuffledPileSaysWhatItsTopCanBe()
    {
        CardPile pile {Store(kDeck)};
        QVERIFY(!pile.isTopCertain());
        QCOMPARE(pile.candidates(), Store(kDeck));
        pile.determineTop(2, {1});
        QCOMPARE(pile.top(), PieceKind {2});
        QVERIFY(pile.candidates().empty());
        QCOMPARE(pile.size(), 14);
        QCOMPARE(pile.take(), PieceKind {2});
        QCOMPARE(pile.candidates()[2], 2);
        QCOMPARE(pile.size(), 13);
    }

    void whoLooksAtACardKnowsItWhereItLies()
    {
        CardPile pile {Store(kDeck)};
        pile.determineTop(3, {0});
        pile.show(0, {2});
        CardPile toSecond = pile;
        toSecond.hideFrom({1});
        QCOMPARE(toSecond.top(), kHiddenPiece);
        CardPile toThird = pile;
        toThird.hideFrom({2});
        QCOMPARE(toThird.top(), PieceKind {3});
        pile.shuffle();
        QVERIFY(!pile.knownTo(0).contains(2));
        QVERIFY(!pile.isTopCertain());
    }

    void cardsPutUnderAPileComeAfterAllOthers()
    {
        CardPile pile;
        pile.putOnTop(1, {0});
        pile.putUnder(Store<kKinds>({2, 0, 0, 1}), SeatSet::all());
        QCOMPARE(pile.size(), 4);
        QCOMPARE(pile.take(), PieceKind {1});
        QCOMPARE(pile.candidates(), Store<kKinds>({2, 0, 0, 1}));
        pile.putUnder(Store<kKinds>({0, 5, 0, 0}), {});
        QCOMPARE(pile.candidates(), Store<kKinds>({2, 0, 0, 1})); // the second shuffled part waits
        for (const PieceKind kind : {0, 3, 0}) {
            pile.determineTop(kind, {});
            pile.take();
        }
        QCOMPARE(pile.candidates(), Store<kKinds>({0, 5, 0, 0}));
    }

    void whoDoesNotSeeACardNoLongerKnowsWhatIsLeft()
    {
        CardPile pile {Store(kDeck)};
        QVERIFY(pile.knownTo(0).contains(0) && pile.knownTo(0).contains(1));
        pile.determineTop(0, {1});
        pile.take();
        QVERIFY(!pile.knownTo(0).contains(0));
        QVERIFY(pile.knownTo(0).contains(1));
        pile.hideFrom({0});
        QVERIFY(pile.candidates().empty());
        QCOMPARE(pile.size(), 13);
    }

    void aSpectatorSeesWhatAllSee()
    {
        CardPile pile;
        pile.putOnTop(1, SeatSet::all());
        pile.putOnTop(2, {0, 1, 2});
        pile.hideFrom({});
        QCOMPARE(pile.at(0), kHiddenPiece);
        QCOMPARE(pile.at(1), PieceKind {1});
    }

    void othersSeeOfAHandHowManyCardsThereAre()
    {
        CardHand hand;
        hand.add(1, 2);
        hand.add(3);
        hand.take(1);
        hand.hideFrom({1}, 0);
        QCOMPARE(hand.size(), 2);
        QCOMPARE(hand.hidden(), 2);
        QCOMPARE(hand[3], 0);
    }

    void aCardOfAHandTurnsOutToBeOfAKind()
    {
        CardHand hand;
        hand.add(0, 2);
        hand.add(3);
        hand.hideFrom({1}, 0);
        QCOMPARE(hand.hidden(), 3);
        hand.determine(3);
        QCOMPARE(hand.hidden(), 2);
        QCOMPARE(hand.size(), 3);
        QCOMPARE(hand[3], 1);
    }

    void aShuffledPartLiesOnAnother()
    {
        CardPile pile;
        pile.putShuffledOnTop(Store<kKinds>({2, 0, 1, 0}), {1});
        pile.putOnTop(3, {0});
        pile.putShuffledOnTop(Store<kKinds>({0, 2, 0, 0}), SeatSet::all());
        QCOMPARE(pile.candidates(), Store<kKinds>({0, 2, 0, 0}));
        QVERIFY(!pile.isBottomOfPart(0));
        QVERIFY(pile.isBottomOfPart(1));
        QVERIFY(pile.isCertain(2));
        QCOMPARE(pile.at(2), PieceKind {3});
        QCOMPARE(pile.knownTo(3), SeatSet {1});
        for (int card = 0; card < 2; ++card) {
            pile.determineTop(1, {});
            pile.take();
        }
        QCOMPARE(pile.take(), PieceKind {3});
        QCOMPARE(pile.candidates(), Store<kKinds>({2, 0, 1, 0}));
    }

    void aDiscardKeepsOrderAndTime()
    {
        Discard<kKinds, kCards> discard;
        for (const std::uint16_t time : {1, 2, 3})
            discard.put(static_cast<PieceKind>(time % 2), time); // 1 0 1
        QCOMPARE(discard.top(), PieceKind {1});
        QCOMPARE(discard.count(1), 2);
        QCOMPARE(discard.oldestBefore(1, 1), std::nullopt); // what came there at that time does not count
        QCOMPARE(discard.oldestBefore(1, 3), std::optional<std::size_t> {0});
        QCOMPARE(discard.oldestBefore(0, 9), std::optional<std::size_t> {1});
        QCOMPARE(discard.takeAt(0), PieceKind {1});
        QCOMPARE(discard[0], PieceKind {0});
        QCOMPARE(discard.since(1), std::uint16_t {3});
        QCOMPARE(discard.takeAll(), Store<kKinds>({1, 1, 0, 0}));
        QVERIFY(discard.empty());
        QCOMPARE(discard, (Discard<kKinds, kCards> {})); // nothing is left of what lay there
    }

    void aTrackStopsAtItsEnds()
    {
        Track<1, 6> track(4);
        QCOMPARE(track.move(5), 2);
        QCOMPARE(track.room(), 0);
        QCOMPARE(track.move(-9), -5);
        QCOMPARE(track.value(), 1);
    }

    void noCardIsLostOrDoubled()
    {
        QVERIFY(rc::check([](std::uint64_t seed) { RC_ASSERT(allOf(played(seed, 60)) == Store(kDeck)); }));
    }

    void whatIsImaginedHasEachCardOnceAndFitsWhatIsKnown()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const Cards cards = played(seed, 60);
            const SeatSet eyes = SeatSet::fromBits(seed & 7);
            Cards known = cards;
            hide(known, eyes);
            Cards imagined = known;
            Random random(seed + 1);
            imagine(imagined, random);
            RC_ASSERT(allOf(imagined) == Store(kDeck));
            hide(imagined, eyes);
            RC_ASSERT(imagined == known);
        }));
    }

    void everythingHiddenCanBeImagined()
    {
        // Two cards are out of sight: one in a hand, one in the pile. Each can be either.
        bool handHadFirst = false;
        bool handHadSecond = false;
        for (std::uint64_t seed = 0; seed < 64; ++seed) {
            CardHand hand;
            hand.add(0);
            CardPile pile;
            pile.putUnder(Store<kKinds>({0, 1, 0, 0}), {});
            hand.hideFrom({}, 0);
            pile.hideFrom({});
            Unseen<kKinds> unseen(Store<kKinds>({1, 1, 0, 0}));
            Random random(seed);
            hand.imagine(unseen, random);
            pile.imagine(unseen, random);
            handHadFirst = handHadFirst || hand[0] == 1;
            handHadSecond = handHadSecond || hand[1] == 1;
            QCOMPARE(hand[0] + pile.candidates()[0], 1);
        }
        QVERIFY(handHadFirst && handHadSecond);
    }

    void numbersAreImaginedUpToWhatIsPossible()
    {
        Commitments<2> bids;
        bids.commit(0, 3);
        bids.commit(1, 2);
        bids.hideFrom({0});
        QCOMPARE(bids[0], std::uint8_t {3});
        QVERIFY(bids.has(1) && !bids.isKnown(1));
        std::array<int, 3> seen {};
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Commitments<2> imagined = bids;
            Random random(seed);
            imagined.imagineUpTo([](Seat) { return 2; }, random);
            QVERIFY(imagined[1] <= 2);
            ++seen[imagined[1]];
        }
        QVERIFY(std::ranges::all_of(seen, [](int times) { return times > 10; }));
    }
};

MERLON_TEST(PiecesTest)
#include "pieces_test.moc"
