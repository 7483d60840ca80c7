#include "core/games/siege1/siege1_setup.h"

#include "core/games/siege1/position.h"
#include "core/games/siege1/siege1_state.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/teams.h"

namespace merlon::siege1 {

namespace {

constexpr int kInvaderGlory = 10;
constexpr int kDefenderGlory = 4;

void subtract(Units &from, const Units &units)
{
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
        from[unit] = static_cast<std::uint8_t>(from[unit] - units[unit]);
}

/// S1-2.3: units, stones and heroes; the rest is the defender's supply.
void placeDefender(SiegeData &data, const siege::Battlefield &field)
{
    data.defenderSupply = kDefenderTotal;
    data.stone = kStoneTotal;
    data.wood = kWoodTotal;
    for (std::size_t number = 0; number < field.walls.size(); ++number) {
        const siege::WallField &wall = field.walls[number];
        data.walls[number].defenders = wall.startUnits;
        data.walls[number].stone = wall.startStone;
        data.stone = static_cast<std::uint8_t>(data.stone - wall.startStone);
        subtract(data.defenderSupply, wall.startUnits);
        if (wall.heroStart != siege::HeroStart::None)
            data.heroes[wall.heroStart == siege::HeroStart::Officer ? 0 : 1] = wall.place;
    }
    for (std::size_t building = 0; building < field.buildings.size(); ++building) {
        data.buildings[building].units = field.buildings[building].startUnits;
        subtract(data.defenderSupply, field.buildings[building].startUnits);
    }
}

SiegeData makeStart(const siege::Battlefield &field, const Rules &rules)
{
    SiegeData data;
    placeDefender(data, field);
    data.bag = kInvaderTotal;
    data.barbican.resistance = field.gate.exists() ? rules.gateResistance : 0;
    data.invaderGlory = kInvaderGlory;
    data.defenderGlory = kDefenderGlory;
    EventSink nobody;
    Play play {data, field, rules, nobody};
    push(play, StepKind::OpenGame);
    if (!rules.starred)
        push(play, StepKind::DrawCards, 2, 0);
    return data;
}

/// S1-2.1
std::vector<SeatInfo> seatsFor(int players)
{
    if (players == 2)
        return {{"invader", kTeamOfInvaders}, {"defender", kTeamOfDefenders}};
    if (players == 3)
        return {{"invader-west", kTeamOfInvaders},
                {"invader-east", kTeamOfInvaders},
                {"defender", kTeamOfDefenders}};
    return {{"invader-west", kTeamOfInvaders},
            {"invader-east", kTeamOfInvaders},
            {"defender-west", kTeamOfDefenders},
            {"defender-east", kTeamOfDefenders}};
}

} // namespace

Siege1Setup::Siege1Setup(const Game &game, Board board, siege::Battlefield field, Options options,
                         Rules rules)
    : m_game(game)
    , m_board(std::move(board))
    , m_options(std::move(options))
    , m_field(std::move(field))
    , m_rules(rules)
    , m_vocabulary(makeVocabulary(m_board, m_rules.players))
    , m_seats(seatsFor(m_rules.players))
    , m_start(makeStart(m_field, m_rules))
{
}

std::unique_ptr<State> Siege1Setup::start() const
{
    return std::make_unique<Siege1State>(shared_from_this(), m_start);
}

Expected<std::unique_ptr<State>> Siege1Setup::position(const nlohmann::ordered_json &json) const
{
    Expected<SiegeData> data = readPosition(*this, json);
    if (!data)
        return tl::unexpected(std::move(data.error()));
    auto state = std::make_unique<Siege1State>(shared_from_this(), *data);
    if (state->decision().seat == kNobody && !state->outcome().over)
        return tl::unexpected(Error {{"error.position-no-decision", {}}, {"position", 0, "/agenda"}, {}});
    return state;
}

} // namespace merlon::siege1
