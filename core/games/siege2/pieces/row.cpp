#include "core/games/siege2/pieces/row.h"

#include "core/engine/agenda/step.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

namespace merlon::siege2 {

PhaseSpan rowCardsOf(const SiegeData &data, int phase)
{
    const auto inPhase = [phase](std::uint8_t card) {
        return card < kCards && dataOf(static_cast<Card>(card)).phase == phase;
    };
    const auto first = std::find_if(data.row.begin(), data.row.end(), inPhase);
    const auto last = std::find_if_not(first, data.row.end(), inPhase);
    return {static_cast<int>(first - data.row.begin()), static_cast<int>(last - data.row.begin())};
}

bool isDrawn(const SiegeData &data, std::uint8_t card)
{
    return rowPosition(data, card) >= 0
        || std::find(data.supplyCards.begin(), data.supplyCards.end(), card) != data.supplyCards.end();
}

int rowPosition(const SiegeData &data, std::uint16_t card)
{
    const auto found = std::find(data.row.begin(), data.row.end(), card);
    return found == data.row.end() ? -1 : static_cast<int>(found - data.row.begin());
}

int rowPositionInUse(const SiegeData &data)
{
    if (data.round == 0)
        return -1;
    // The step that visits the next card lies below all that the card in use does.
    const Step *next = agenda::findStep(data, StepKind::RowCard);
    return next ? next->a - 1 : kRowCards;
}

int hourglassesFor(const SiegeData &data, Card card, int units)
{
    const bool fewer = dataOf(card).phase == 5 && hasStaying(data, Objective::BloodMagic);
    return std::max(0, units + dataOf(card).extraHourglasses - (fewer ? 1 : 0));
}

int hourglassesOfRound(const SiegeData &data)
{
    return data.keeps(Plan::MidnightOil) ? 1 : 2;
}

} // namespace merlon::siege2
