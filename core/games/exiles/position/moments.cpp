#include "core/games/exiles/position/moments.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace merlon::exiles::position {

namespace {

constexpr std::array<std::string_view, 4> kMomentNames {"set-up", "turn", "actions", "siege"};

Moment momentBefore(StepKind next)
{
    switch (next) {
    case StepKind::StartTurn:
        return Moment::Turn;
    case StepKind::Act:
        return Moment::Actions;
    case StepKind::Prepare:
        return Moment::Siege;
    default:
        return Moment::SetUp;
    }
}

bool haveEqualAgendas(const ExilesData &one, const ExilesData &two)
{
    const auto isSame = [](const Step &a, const Step &b) {
        return a.kind == b.kind && a.seat == b.seat && a.a == b.a && a.b == b.b && a.c == b.c;
    };
    return std::ranges::equal(std::span(one.agenda).first(one.agendaSize),
                              std::span(two.agenda).first(two.agendaSize), isSame);
}

/// EX-2.3, as if everybody took the first that is free.
void commandInTurn(const ExilesSetup &setup, ExilesData &data)
{
    Seat seat = data.firstPlayer;
    for (const bool towers : {false, true}) {
        for (int index = 0; index < setup.field().sections; ++index) {
            if (setup.field().isTower(static_cast<Post>(index)) != towers)
                continue;
            data.sections[static_cast<std::size_t>(index)].commander = seat;
            seat = setup.rules().next(seat);
        }
    }
}

/// Where the seat stands in turn order.
int positionOf(const ExilesSetup &setup, const ExilesData &data, Seat seat)
{
    return (seat + setup.rules().seats - data.firstPlayer) % setup.rules().seats;
}

} // namespace

merlon::position::Names momentNames()
{
    return kMomentNames;
}

Seat seatAt(const ExilesData &data, Moment moment)
{
    return moment == Moment::Actions ? agenda::topOf(data).seat : Seat {0};
}

void putMoment(const ExilesSetup &setup, ExilesData &data, Moment moment, Seat seat)
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
        return push(play, StepKind::StartTurn);
    case Moment::Actions:
        push(play, StepKind::NextActions, positionOf(setup, data, seat) + 1);
        return pushAsk(play, StepKind::Act, seat);
    case Moment::Siege:
        return push(play, StepKind::Prepare);
    case Moment::Over:
        return;
    }
}

std::optional<Moment> momentOf(const ExilesSetup &setup, const ExilesData &data)
{
    if (data.agendaSize == 0)
        return Moment::Over;
    const Moment moment = momentBefore(static_cast<StepKind>(agenda::topOf(data).kind));
    ExilesData expected = data;
    putMoment(setup, expected, moment, seatAt(data, moment));
    return haveEqualAgendas(data, expected) ? std::optional(moment) : std::nullopt;
}

ExilesData standardPosition(const ExilesSetup &setup, Moment moment)
{
    ExilesData data = setup.startData();
    data.agenda = {};
    data.agendaSize = 0;
    if (moment == Moment::SetUp)
        return data;
    for (Seat seat = 0; seat < setup.rules().seats; ++seat)
        data[seat].hero = seat;
    const bool isBetween = moment == Moment::Turn;
    data.turn = static_cast<std::uint8_t>(setup.rules().start().turn - (isBetween ? 1 : 0));
    data.firstPlayer = isBetween ? static_cast<Seat>(setup.rules().seats - 1) : Seat {0};
    if (isBetween)
        return data;
    commandInTurn(setup, data);
    data.now.markers = moment == Moment::Actions ? setup.rules().players().actions : std::uint8_t {0};
    return data;
}

} // namespace merlon::exiles::position

namespace merlon::exiles {

bool Edition::isMoment(const ExilesSetup &setup, const Data &data)
{
    const std::optional<position::Moment> moment = position::momentOf(setup, data);
    if (moment != position::Moment::Over)
        return moment.has_value();
    // Positions have no words for what is left of the siege in which a city falls.
    const Expected<Data> again = readPosition(setup, writePosition(setup, data));
    return again && hash(*again, setup.field()) == hash(data, setup.field());
}

} // namespace merlon::exiles
