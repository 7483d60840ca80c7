#include "core/games/siege2/position/sections.h"
#include "core/games/siege2/steps.h"

namespace merlon::siege2::position {

namespace {

constexpr int kFirstWood = 5;        ///< S2-2.7
constexpr int kFirstHourglasses = 4; ///< S2-2.7
constexpr int kNewHourglasses = 2;   ///< S2-3.1

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
    data.reserve += kNewHourglasses;
    return data;
}

} // namespace merlon::siege2::position
