#include "core/games/siege2/invader/budgets.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/position/sections.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

namespace merlon::siege2::position {

namespace {

constexpr int kFirstWood = 5;        ///< S2-2.7
constexpr int kFirstHourglasses = 4; ///< S2-2.7

/// The first three cards of each phase, in the order of the rules' table.
void dealPlainCards(SiegeData &data)
{
    for (std::uint8_t card = 0; card < 3; ++card) {
        data.row[2u + card] = static_cast<std::uint8_t>(firstCardOf(2) + card);
        data.row[5u + card] = static_cast<std::uint8_t>(firstCardOf(3) + card);
        data.supplyCards[card] = static_cast<std::uint8_t>(firstCardOf(4) + card);
        data.supplyCards[3u + card] = static_cast<std::uint8_t>(firstCardOf(5) + card);
    }
}

} // namespace

Stage stageOf(const SiegeData &data)
{
    if (agenda::findStep(data, StepKind::OpenGame) != nullptr)
        return Stage::SettingUp;
    return agenda::findStep(data, StepKind::StartRound) != nullptr ? Stage::RoundStart : Stage::Playing;
}

SiegeData standardPosition(const Siege2Setup &setup, Stage stage)
{
    SiegeData data = setup.startData();
    data.agendaSize = 0;
    data.agenda = {};
    if (stage == Stage::SettingUp)
        return data;
    data.flags = SiegeData::kReady;
    data.wood = kFirstWood;
    data.woodPile = kWoodTotal - kFirstWood;
    data.reserve = kFirstHourglasses;
    dealPlainCards(data);
    if (stage == Stage::RoundStart)
        return data;
    data.round = 1;
    data.reserve = static_cast<std::uint16_t>(data.reserve + hourglassesOfRound(data));
    return data;
}

namespace {

/// Before the first card of a round.
int freshReserve(const SiegeData &data)
{
    return hourglassesOfRound(data) + (data.round == 1 ? kFirstHourglasses : 0);
}

/// What a card that has been used gives; at least, where nothing lies on it.
int givenBy(const SiegeData &data, int position)
{
    const auto card = static_cast<Card>(data.row[static_cast<std::size_t>(position)]);
    if (card == Card::Resources)
        return 1; // S2-5.6
    int units = siege::countOf(data.paid[static_cast<std::size_t>(position)].units);
    if (units == 0) {
        for (const Payment payment : dataOf(card).payments) {
            const int count = siege::countOf(unitsOf(payment));
            units = units == 0 ? count : std::min(units, count);
        }
    }
    return hourglassesFor(data, card, units);
}

/// S2-10.2: of both maneuvers, as far as they have been made; one is mandatory.
int givenByManeuvers(const SiegeData &data)
{
    int given = 0;
    for (std::size_t maneuver = 0; maneuver < kManeuverHourglasses.size(); ++maneuver)
        given += (data.maneuvers >> maneuver & 1) != 0 ? kManeuverHourglasses[maneuver] : 0;
    return given > 0 ? given : kManeuverHourglasses[0];
}

} // namespace

Hourglasses hourglassesAt(const SiegeData &data, MomentOfGame moment)
{
    switch (moment.moment) {
    case Moment::Round:
        return {.reserve = data.round == 0 ? kFirstHourglasses : 0};
    case Moment::Row:
        return {.reserve = moment.card == 0 ? freshReserve(data) : 0};
    case Moment::DefenderPhase:
        if (moment.card == 0)
            return {.reserve = freshReserve(data)};
        return {.reserve =
                    moment.card == kManeuverPosition ? givenByManeuvers(data) : givenBy(data, moment.card)};
    case Moment::Orders:
        return {.reserve = 0, .due = givenByManeuvers(data)};
    case Moment::SetUp:
    case Moment::Maneuver:
    case Moment::Assault:
    case Moment::Strength:
    case Moment::EndOfRound:
    case Moment::Over:
        break;
    }
    return {};
}

} // namespace merlon::siege2::position
