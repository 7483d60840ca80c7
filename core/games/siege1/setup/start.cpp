#include "core/games/siege/data/start.h"
#include "core/games/siege1/edition.h"

namespace merlon::siege1 {

namespace {

constexpr int kInvaderGlory = 10;
constexpr int kDefenderGlory = 4;

} // namespace

SiegeData Edition::start(const Battlefield &field, const Rules &rules)
{
    SiegeData data;
    siege::placeDefender(data, field, kDefenderTotal, siege::HeroStart::Officer); // S1-2.3
    data.stone = kStoneTotal;
    for (const WallState &wall : data.walls)
        data.stone = static_cast<std::uint8_t>(data.stone - wall.stone);
    data.wood = kWoodTotal;
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

} // namespace merlon::siege1
