#include "core/games/siege/data/secrets.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/teams/teams.h"

#include <algorithm>
#include <vector>

namespace merlon::siege1 {

namespace {

using siege::takeFrom;

/// Section 6: hidden orders, and cards drawn in the set-up.
void hideInvadersSecrets(SiegeData &data)
{
    siege::hideOrders(data);
    for (std::uint8_t &card : data.drawn) {
        if (card != kNoCard)
            card = kHiddenCard;
    }
    // Which of the cards drawn was kept first would show in the order of the rest.
    std::sort(data.drawn.begin(), data.drawn.end());
}

/// The phase of the cards that are being dealt: it stands in the lowest step that deals.
int phaseDealt(const SiegeData &data)
{
    for (std::size_t index = 0; index < data.agendaSize; ++index) {
        const auto kind = static_cast<StepKind>(data.agenda[index].kind);
        if (kind == StepKind::DrawCards || kind == StepKind::KeepCard)
            return data.agenda[index].a;
    }
    return 2;
}

void imagineCards(SiegeData &data, Random &random)
{
    if (data.drawn.front() != kHiddenCard && data.drawn.back() != kHiddenCard)
        return;
    const int phase = phaseDealt(data);
    std::vector<std::uint8_t> pool;
    for (int letter = 0; letter < kCardsOfPhase; ++letter) {
        const std::uint8_t card = cardOf(phase, letter);
        const bool kept =
            std::any_of(data.invaders.begin(), data.invaders.end(), [&](const InvaderState &seat) {
                return seat.cards[static_cast<std::size_t>(phase - 2)] == card;
            });
        if (!kept)
            pool.push_back(card);
    }
    for (std::uint8_t &card : data.drawn) {
        if (card == kHiddenCard)
            card = takeFrom(pool, random);
    }
}

} // namespace

/// Section 6: all secrets are those of the invaders' team.
SeatSet Edition::whoKnows(const Scene &scene, Step)
{
    return invaderTeam(scene.rules);
}

void Edition::hideFrom(SeatSet seats, Data &data, const Battlefield &, const Rules &rules)
{
    if (!seats.intersects(invaderTeam(rules)))
        hideInvadersSecrets(data);
}

void Edition::imagine(Data &data, const Battlefield &, const Rules &, Random &random)
{
    siege::imagineOrders(data, kOrderTypes, tilesOf, random);
    imagineCards(data, random);
}

} // namespace merlon::siege1
