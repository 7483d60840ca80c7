#include "core/games/fiefs/player/forecast.h"

#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/turn/turn.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace merlon::fiefs {

namespace {

constexpr double kMeanOfDie = 3.5;
constexpr double kVarianceOfDie = 35.0 / 12;

double valueOf(std::size_t kind)
{
    return kind == kindOf(Card::Ambush) ? kMeanOfDie : kCardData[kind].value;
}

/// The cards of a deck that may be in the hand or still come to it: all but those that lie open.
Store<kCards> closedCards(const SeatState &seat)
{
    Unseen<kCards> closed(kDeck);
    closed.see(seat.discard);
    closed.see(seat.hand);
    return closed.left();
}

/// The best conflict card among `cards` of `count` drawn from `closed`, together with what is held already.
CardStrength bestConflict(const Hand<kCards> &hand, const Store<kCards> &closed, int drawn)
{
    std::array<std::size_t, 5> order {kindOf(Card::Conflict5), kindOf(Card::Conflict4), kindOf(Card::Ambush),
                                      kindOf(Card::Conflict3), kindOf(Card::Conflict2)};
    const int all = std::max(1, closed.size());
    CardStrength strength;
    double square = 0;
    double left = 1; // the chance that no better card is there
    for (const std::size_t kind : order) {
        double isThere = hand[kind] > 0 ? 1 : 0;
        if (isThere == 0) {
            double isMissing = 1;
            for (int card = 0; card < std::min(drawn, all); ++card)
                isMissing *= std::max(0.0, static_cast<double>(all - closed[kind] - card) / (all - card));
            isThere = 1 - isMissing;
        }
        strength.mean += left * isThere * valueOf(kind);
        square += left * isThere * valueOf(kind) * valueOf(kind);
        left *= 1 - isThere;
    }
    strength.variance = std::max(0.0, square - strength.mean * strength.mean) + kVarianceOfDie / 6;
    return strength;
}

int knightsDefending(const Scene &scene, PlaceIndex place)
{
    return scene.map.isCastle(place) ? kKnightsOfCastle : scene.data.knights[place];
}

/// The sceptre of a side as far as it is certain to work: its bonus.
double bonusOfSceptre(const Scene &scene, Seat seat, Side side, int own, int rivals)
{
    const SeatState &owner = scene.data[seat];
    if (!owner.isWhole(ArtefactKind::Sceptre) || owner.artefacts[1] == kNoPiece)
        return 0;
    switch (owner.artefact(ArtefactKind::Sceptre)) {
    case Artefact::Rage:
        return side == kAttacker ? 1 : 0;
    case Artefact::Loyalty:
        return side == kDefender ? 1 : 0;
    case Artefact::Fear:
        return side == kAttacker ? std::max(0, rivals - own) : 0;
    case Artefact::Vigour:
        return side == kDefender ? std::max(0, rivals - own) : 0;
    case Artefact::Influence:
        return side == kAttacker ? 0.7 : 0;
    case Artefact::Defiance:
        return side == kDefender ? 0.7 : 0;
    default:
        return 0;
    }
}

/// The lead of the attacker before the battle is decided: mean and variance.
CardStrength leadOf(const Scene &scene, const Clash &clash)
{
    const int defenders = knightsDefending(scene, clash.place);
    const Ground &ground = groundOf(scene, clash.place);
    const CardStrength attack = cardStrengthOf(scene, clash.attacker);
    const CardStrength defense = cardStrengthOf(scene, clash.defender);
    CardStrength lead;
    lead.mean = clash.attackers - defenders + attack.mean - defense.mean;
    lead.mean += (ground.has(Ability::AttackerBonus) ? 1 : 0) - (ground.has(Ability::DefenderBonus) ? 1 : 0);
    lead.mean += bonusOfSceptre(scene, clash.attacker, kAttacker, clash.attackers, defenders)
        - bonusOfSceptre(scene, clash.defender, kDefender, defenders, clash.attackers);
    lead.variance = attack.variance + defense.variance;
    return lead;
}

} // namespace

CardStrength cardStrengthOf(const Scene &scene, Seat seat)
{
    const SeatState &own = scene.data[seat];
    const Store<kCards> closed = closedCards(own);
    const int drawn = std::max(0, kHandInBattle - own.hand.size()) + own.hand.hidden();
    CardStrength strength = bestConflict(own.hand, closed, drawn);
    const double all = std::max(1, closed.size());
    for (std::size_t kind = firstOf(Family::Support); kind < endOf(Family::Support); ++kind) {
        const double share = std::min(1.0, drawn / all);
        strength.mean += kCardData[kind].value * (own.hand[kind] + share * closed[kind]);
        strength.variance +=
            kCardData[kind].value * kCardData[kind].value * closed[kind] * share * (1 - share);
    }
    return strength;
}

double chanceToWin(const Scene &scene, const Clash &clash)
{
    if (clash.defender == kNobody)
        return 1;
    const CardStrength lead = leadOf(scene, clash);
    // Equal scores go to the defender, so that the attacker needs half a point more.
    return 0.5 * std::erfc(-(lead.mean - 0.5) / std::sqrt(2 * std::max(1.0, lead.variance)));
}

double expectedLoss(const Scene &scene, const Clash &clash)
{
    if (clash.defender == kNobody)
        return groundOf(scene, clash.place).has(Ability::Mire) ? 1 : 0;
    const CardStrength lead = leadOf(scene, clash);
    const double margin = std::clamp(1.5 - lead.mean / 2, 1.0, static_cast<double>(clash.attackers));
    return (1 - chanceToWin(scene, clash)) * margin;
}

int worthOfCard(PieceKind card)
{
    constexpr std::array<int, kCards> kWorth {3, 5, 7, 9, 6, 3, 6, 5, 4, 7, 5};
    return card < kCards ? kWorth[card] : 0;
}

int worthOfArtefact(std::uint8_t artefact)
{
    constexpr std::array<int, kArtefacts> kWorth {8, 5, 4, 4, 6, 3, 8, 5, 6, 8, 5, 6, 6, 7, 3, 3, 5, 7};
    return artefact < kArtefacts ? kWorth[artefact] : 0;
}

int threatTo(const Scene &scene, Seat seat, PlaceIndex place)
{
    constexpr int kMuster = 3;
    int threat = 0;
    for (Seat enemy = 0; enemy < scene.rules.seats; ++enemy) {
        if (scene.rules.areEnemies(seat, enemy) && isWithinReach(scene, enemy, place))
            threat = std::max(threat, std::min(scene.data[enemy].castle + kMuster, 6));
    }
    return threat;
}

} // namespace merlon::fiefs
