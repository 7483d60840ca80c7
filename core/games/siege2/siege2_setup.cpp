#include "core/games/siege2/siege2_setup.h"

#include "core/games/siege2/position.h"
#include "core/games/siege2/siege2_state.h"
#include "core/games/siege2/steps.h"
#include "core/games/siege2/words.h"

namespace merlon::siege2 {

namespace {

void subtract(Units &from, const Units &units)
{
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
        from[unit] = static_cast<std::uint8_t>(from[unit] - units[unit]);
}

/// S2-2.1: units, stones and heroes of the defender; the rest is his supply.
void placeDefender(SiegeData &data, const siege::Battlefield &field)
{
    data.defenderSupply = kDefenderTotal;
    for (std::size_t number = 0; number < field.walls.size(); ++number) {
        const siege::WallField &wall = field.walls[number];
        data.walls[number].defenders = wall.startUnits;
        data.walls[number].stone = wall.startStone;
        subtract(data.defenderSupply, wall.startUnits);
        if (wall.heroStart != siege::HeroStart::None)
            data.heroes[wall.heroStart == siege::HeroStart::Warrior ? 0 : 1] = wall.place;
    }
    for (std::size_t building = 0; building < kActionBuildings; ++building) {
        data.buildings[building].units = field.buildings[building].startUnits;
        subtract(data.defenderSupply, field.buildings[building].startUnits);
    }
}

/// S2-2.2: units of foregrounds and marauders; the rest is in the bag.
void placeInvader(SiegeData &data, const siege::Battlefield &field)
{
    data.bag = kInvaderTotal;
    for (std::size_t side = 0; side < field.foregrounds.size(); ++side) {
        data.foregrounds[side].invaders = field.foregrounds[side].startUnits;
        subtract(data.bag, field.foregrounds[side].startUnits);
    }
    data.marauders = field.marauderUnits;
    subtract(data.bag, field.marauderUnits);
}

SiegeData makeStart(const siege::Battlefield &field)
{
    SiegeData data;
    placeDefender(data, field);
    placeInvader(data, field);
    data.woodPile = kWoodTotal;
    data.row.fill(kNoCard);
    data.supplyCards.fill(kNoCard);
    data.row[0] = static_cast<std::uint8_t>(Card::Briefing);
    data.row[1] = static_cast<std::uint8_t>(Card::Resources);
    data.row[kManeuverPosition] = static_cast<std::uint8_t>(Card::Maneuver);
    EventSink nobody;
    Play play {data, field, nobody};
    push(play, StepKind::OpenGame);
    push(play, StepKind::DropPlan);
    push(play, StepKind::DrawPlans, 0);
    push(play, StepKind::DropObjective);
    push(play, StepKind::DrawObjectives, 0);
    push(play, StepKind::OrderRow, 3, 0);
    push(play, StepKind::OrderRow, 2, 0);
    push(play, StepKind::DrawRow, 2, 0);
    return data;
}

} // namespace

Siege2Setup::Siege2Setup(const Game &game, Board board, siege::Battlefield field)
    : m_game(game)
    , m_board(std::move(board))
    , m_field(std::move(field))
    , m_vocabulary(makeVocabulary(m_board))
    , m_start(makeStart(m_field))
{
}

std::span<const SeatInfo> Siege2Setup::seats() const
{
    static const std::array<SeatInfo, 2> kSeats {SeatInfo {"invader", 0}, SeatInfo {"defender", 1}};
    return kSeats;
}

std::unique_ptr<State> Siege2Setup::start() const
{
    return std::make_unique<Siege2State>(shared_from_this(), m_start);
}

Expected<std::unique_ptr<State>> Siege2Setup::position(const nlohmann::ordered_json &json) const
{
    Expected<SiegeData> data = readPosition(*this, json);
    if (!data)
        return tl::unexpected(std::move(data.error()));
    // Bounded: readPosition lets only sound steps through, and a round has questions that are always asked.
    auto state = std::make_unique<Siege2State>(shared_from_this(), *data);
    if (state->decision().seat == kNobody && !state->outcome().over)
        return tl::unexpected(Error {{"error.position-no-decision", {}}, {"position", 0, "/agenda"}, {}});
    return state;
}

} // namespace merlon::siege2
