#pragma once

#include "core/games/fiefs/play.h"

namespace merlon::fiefs {

/// FI-2.6: puts a card that is in no other place on the discard of a seat.
inline void layOnDiscard(FiefsData &data, Seat seat, std::size_t kind)
{
    data[seat].discard.put(static_cast<PieceKind>(kind), data.turn);
}
/// FI-2.6: discards a card from the hand.
inline void discardFromHand(FiefsData &data, Seat seat, std::size_t kind)
{
    data[seat].hand.take(kind);
    layOnDiscard(data, seat, kind);
}

/// FI-2.5: if the draw pile is empty the discard is shuffled and becomes it.
void renewDrawPile(Play &play, Seat seat);
/// Whether a card can come off the draw pile of a seat, once it is renewed.
inline bool hasCardsToDraw(const FiefsData &data, Seat seat)
{
    return !data[seat].drawPile.empty() || !data[seat].discard.empty();
}
/// What chance can bring when the uppermost card of a pile is not certain.
void offerTopCard(const FiefsData &data, Seat seat, Verb verb, OutcomeList &out);

/// For StepRule::secretArgs: the card that is drawn or looked at.
inline std::uint8_t hidesCard(const Scene &, Step)
{
    return 1;
}

/// FI-7.4: what lets a seat discard a card if it wants to; also the order of the rules in optionalDiscardRule.
enum class DiscardCause : std::uint8_t { Sift, Fury, Preparation, Cleansing };
/// Asks the seat whether it discards a card; with an empty hand it is skipped.
void pushOptionalDiscard(Play &play, Seat seat, DiscardCause cause);

/// FI-4.4: draws a number of cards, or up to a number in hand, and then resolves an Authority among them.
void pushDraw(Play &play, Seat seat, int number);
void pushDrawUpTo(Play &play, Seat seat, int inHand);

} // namespace merlon::fiefs
