#pragma once

#include "core/games/siege2/play.h"

/// Where the things that action cards bring may be put: the conditions of sections S2-6 to S2-9.
namespace merlon::siege2 {

/// S2-6.1, S2-6.7, S2-6.8: a machine, mantelet or siege tower on a place.
Reason whyNotMachineAt(const Scene &scene, Card card, std::uint16_t place);
/// S2-7.1: an equipment token on a wall.
Reason whyNotEquipmentAt(const Scene &scene, Equipment type, std::uint16_t place);
/// S2-7.3: a bridge on a path, given as a link of the board.
Reason whyNotBridgeAt(const Scene &scene, std::uint16_t link);
/// S2-8.1: quartermaster or trench master on a rampart.
Reason whyNotTrainingAt(const Scene &scene, Card card, std::uint16_t place);
/// S2-8.3: a machine whose deck has a miss card.
Reason whyNotArtilleryAt(const Scene &scene, std::uint16_t machine);
/// S2-8.4: a building with an action and without saboteur.
Reason whyNotSaboteurAt(const Scene &scene, std::uint16_t place);
/// S2-9.1: the ritual's token on its space: a place, a machine or a heroic order.
Reason whyNotRitualAt(const Scene &scene, Card card, std::uint16_t space);
/// The token on a space of a ritual for which whyNotRitualAt finds the right kind of space.
RitualToken &ritualTokenAt(SiegeData &data, const Battlefield &field, Card card, std::uint16_t space);
/// How many tokens of a ritual lie on their spaces in that way.
int ritualTokens(const Scene &scene, Card card, RitualToken token);
/// Target or bluff tokens of a ritual that lie face down or were flipped this round.
int ritualTokensUsed(const Scene &scene, Card card, bool target);

/// S2-3.3: token and legal target for the effect of a card.
Reason whyNoTarget(const Scene &scene, Card card);
/// S2-3.3, S2-4: whether the card at a position of the row can be performed.
Reason whyNotPerform(const Scene &scene, int position);
/// S2-4.1, S2-4.2: whether the payment, with a spy's unit (-1: none), can be made for that card.
Reason whyNotPay(const Scene &scene, int position, Payment payment, int spyUnit);

/// The equipment that a card of phase 3 brings.
constexpr Equipment equipmentOf(Card card)
{
    switch (card) {
    case Card::Bridge:
        return Equipment::Bridge;
    case Card::Ladder:
        return Equipment::Ladder;
    case Card::Poison:
        return Equipment::Poison;
    case Card::Sap:
        return Equipment::Sap;
    default:
        return Equipment::Banner;
    }
}

} // namespace merlon::siege2
