#include "core/games/mountain/edition.h"

/// Section 6: what is hidden from whom, and what it can be.
namespace merlon::mountain {

namespace {

/// The starting cards of a seat that nobody sees who does not see its hand.
Unseen<kStartTrolls> unseenOf(const SeatState &seat)
{
    Store<kStartTrolls> cards;
    for (std::size_t card = 0; card < kStartTrolls; ++card)
        cards.add(card);
    Unseen<kStartTrolls> unseen(cards);
    for (const PackTroll &troll : seat.pack) {
        if (troll.troll >= kHordeTrolls && troll.troll != kNoTroll)
            unseen.see(static_cast<PieceKind>(troll.troll - kHordeTrolls));
    }
    unseen.see(seat.hand);
    unseen.see(seat.startDeck);
    return unseen;
}

bool hasSeatOf(SeatSet seats, const Rules &rules, std::uint8_t team)
{
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (seats.contains(seat) && rules.teamOf(seat) == team)
            return true;
    }
    return false;
}

/// Tokens that were taken lie face down before their owners.
void imagineTokens(MountainData &data, Random &random)
{
    Unseen<kTokenValues> unseen {Store<kTokenValues>(kTokensOfValue)};
    for (const TrackPlace &place : data.track)
        unseen.see(place.value);
    for (TrackPlace &place : data.track) {
        if (place.value == kHiddenPiece)
            place.value = unseen.deal(random);
    }
}

} // namespace

SeatSet Edition::whoKnows(const Scene &, Step step)
{
    return {step.seat};
}

void Edition::hideFrom(SeatSet seats, Data &data, const Map &, const Rules &rules)
{
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        data[seat].startDeck.hideFrom(seats);
        data[seat].hand.hideFrom(seats, seat);
    }
    for (TrackPlace &place : data.track) {
        if (place.owner != kNobody && !hasSeatOf(seats, rules, place.owner))
            place.value = kHiddenPiece;
    }
}

void Edition::imagine(Data &data, const Map &, const Rules &rules, Random &random)
{
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        SeatState &own = data[seat];
        Unseen<kStartTrolls> unseen = unseenOf(own);
        own.hand.imagine(unseen, random);
        own.startDeck.imagine(unseen, random);
    }
    imagineTokens(data, random);
}

} // namespace merlon::mountain
