#include "core/games/fiefs/position/parts.h"

#include <algorithm>

/// The moments of a game that a position can name: what lies on the agenda there.
namespace merlon::fiefs::position {

namespace {

constexpr std::array<std::string_view, 5> kMomentNames {"set-up", "turn", "open", "poised", "battle"};
constexpr std::uint8_t kFirstKnights = 6;

Moment momentBefore(StepKind next)
{
    switch (next) {
    case StepKind::StartTurn:
        return Moment::Turn;
    case StepKind::Open:
        return Moment::Open;
    case StepKind::Poised:
        return Moment::Poised;
    case StepKind::Battle:
        return Moment::Battle;
    default:
        return Moment::SetUp;
    }
}

/// The first tiles of the box that are left, in the order of the slots.
void dealPlainTiles(FiefsData &data, const Map &map)
{
    forEachPlace(map.territories, [&](PlaceIndex place) {
        for (std::size_t tile = 0; tile < kTiles && map[place].slot != 0; ++tile) {
            if (data.tilesLeft[tile] == 0 || kTileData[tile].ground.value != map[place].slot)
                continue;
            --data.tilesLeft[tile];
            data.tiles[place] = static_cast<std::uint8_t>(tile);
            break;
        }
    });
}

} // namespace

Names momentNames()
{
    return kMomentNames;
}

Seat seatAt(const FiefsData &data, Moment moment)
{
    return moment == Moment::Turn ? agenda::topOf(data).seat : data.active;
}

void putMoment(const FiefsSetup &setup, FiefsData &data, Moment moment, Seat seat)
{
    EventSink nobody;
    Play play = setup.play(data, nobody);
    data.agenda = {};
    data.agendaSize = 0;
    switch (moment) {
    case Moment::SetUp:
        data.agenda = setup.startData().agenda;
        data.agendaSize = setup.startData().agendaSize;
        return;
    case Moment::Turn:
        return pushAsk(play, StepKind::StartTurn, seat);
    case Moment::Open:
        return pushAsk(play, StepKind::Open, seat);
    case Moment::Poised:
        return pushAsk(play, StepKind::Poised, seat);
    case Moment::Battle:
        pushAsk(play, StepKind::FinishAdvance, seat);
        return push(play, StepKind::Battle);
    case Moment::Over:
        return;
    }
}

std::optional<Moment> momentOf(const FiefsSetup &setup, const FiefsData &data)
{
    if (data.agendaSize == 0)
        return Moment::Over;
    const Moment moment = momentBefore(static_cast<StepKind>(agenda::topOf(data).kind));
    FiefsData expected = data;
    putMoment(setup, expected, moment, seatAt(data, moment));
    return agenda::haveEqualAgendas(data, expected) ? std::optional(moment) : std::nullopt;
}

FiefsData standardPosition(const FiefsSetup &setup, Moment moment)
{
    FiefsData data = setup.startData();
    data.agenda = {};
    data.agendaSize = 0;
    if (moment == Moment::SetUp)
        return data;
    dealPlainTiles(data, setup.field());
    for (Seat seat = 0; seat < setup.rules().seats; ++seat) {
        for (std::size_t kind = 0; kind < kArtefactKinds; ++kind)
            data[seat].artefacts[kind] = static_cast<std::uint8_t>(kind * kArtefactsOfKind + seat);
        data[seat].castle = kFirstKnights;
    }
    data.firstPlayer = 0;
    data.turn = moment == Moment::Turn ? 0 : 1;
    data.round = data.turn;
    data.active = moment == Moment::Turn ? kNobody : 0;
    data.campaigns = moment == Moment::Turn ? 0 : 1;
    return data;
}

} // namespace merlon::fiefs::position

namespace merlon::fiefs {

bool Edition::isMoment(const FiefsSetup &setup, const Data &data)
{
    return position::momentOf(setup, data).has_value();
}

} // namespace merlon::fiefs
