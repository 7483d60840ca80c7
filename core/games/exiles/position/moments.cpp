#include "core/games/exiles/position/moments.h"

#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/army_row.h"
#include "core/games/exiles/siege/siege.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace merlon::exiles::position {

namespace {

constexpr std::array<std::string_view, 8> kMomentNames {"set-up",  "turn",  "actions", "siege",
                                                        "assault", "round", "advance", "melee"};

/// The stage before which a moment in a siege is; 0 at other moments.
int stageAfter(Moment moment)
{
    switch (moment) {
    case Moment::Assault:
        return 1;
    case Moment::Round:
        return 3;
    case Moment::Advance:
        return 5;
    case Moment::Melee:
        return 9;
    default:
        return 0;
    }
}

std::optional<Moment> momentBeforeStage(int stage)
{
    for (const Moment moment : {Moment::Assault, Moment::Round, Moment::Advance, Moment::Melee}) {
        if (stageAfter(moment) == stage)
            return moment;
    }
    return std::nullopt;
}

std::optional<Moment> momentBefore(Step next)
{
    switch (static_cast<StepKind>(next.kind)) {
    case StepKind::StartTurn:
        return Moment::Turn;
    case StepKind::Act:
        return Moment::Actions;
    case StepKind::Prepare:
        return Moment::Siege;
    case StepKind::Stage:
        return momentBeforeStage(next.a);
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

/// The last stage that there was; an Overrun is in Stage 11 (EX-11.11).
int stageBefore(Moment moment, int round)
{
    if (moment == Moment::Over)
        return kStageOfLineUp;
    return moment == Moment::Round && round > 1 ? kStages : stageAfter(moment) - 1;
}

bool hasEnemies(const ExilesData &data, std::size_t front)
{
    bool has = countIn(data, assaultOf(front)) > 0 || countIn(data, deploymentOf(front)) > 0;
    forEachSquad(data, [&](SquadIndex, const Squad &squad) { has = has || squad.front == front; });
    return has;
}

void attackWhereEnemiesAre(const ExilesSetup &setup, ExilesData &data)
{
    for (int index = 0; index < setup.field().fronts; ++index) {
        const auto front = static_cast<std::size_t>(index);
        if (!hasEnemies(data, front) || data.siege.drawnCount >= kMostAttacked)
            continue;
        data.fronts[front].isAttacked = true;
        data.siege.drawn[data.siege.drawnCount++] = static_cast<std::uint8_t>(front);
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
    case Moment::Assault:
    case Moment::Round:
    case Moment::Advance:
    case Moment::Melee:
        return push(play, StepKind::Stage, stageAfter(moment));
    case Moment::Over:
        return;
    }
}

std::optional<Moment> momentOf(const ExilesSetup &setup, const ExilesData &data)
{
    if (data.agendaSize == 0)
        return Moment::Over;
    const std::optional<Moment> moment = momentBefore(agenda::topOf(data));
    if (!moment)
        return std::nullopt;
    ExilesData expected = data;
    putMoment(setup, expected, *moment, seatAt(data, *moment));
    return haveEqualAgendas(data, expected) ? moment : std::nullopt;
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
    if (isInSiege(moment)) {
        data.siege.faction = 0;
        data.siege.morale = kFactionData[0].morale;
        data.siege.round = 1;
    }
    return data;
}

void completeSiege(const ExilesSetup &setup, ExilesData &data, Moment moment)
{
    SiegeState &siege = data.siege;
    if (siege.faction == kNoFaction)
        return;
    if (siege.drawnCount == 0)
        attackWhereEnemiesAre(setup, data);
    siege.frontCount = siege.drawnCount;
    if (siege.initialStrength == 0)
        siege.initialStrength = static_cast<std::uint8_t>(enemyStrength(setup.scene(data)));
    siege.row = static_cast<std::uint8_t>(armyRow(setup.scene(data)));
    siege.stage = static_cast<std::uint8_t>(stageBefore(moment, siege.round));
}

} // namespace merlon::exiles::position

namespace merlon::exiles {

bool Edition::isMoment(const ExilesSetup &setup, const Data &data)
{
    return position::momentOf(setup, data).has_value();
}

} // namespace merlon::exiles
