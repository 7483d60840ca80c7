#include "core/games/fiefs/odds/advance.h"

#include "core/games/fiefs/turn/turn.h"

namespace merlon::fiefs {

namespace {

StepKind kindOnTop(const FiefsData &data)
{
    return data.agendaSize == 0 ? StepKind::None : static_cast<StepKind>(agenda::topOf(data).kind);
}

} // namespace

bool isChoosingInTurn(const FiefsData &data)
{
    switch (kindOnTop(data)) {
    case StepKind::Open:
    case StepKind::Poised:
    case StepKind::Redistribute:
    case StepKind::Send:
        return true;
    default:
        return false;
    }
}

PlaceIndex chosenTarget(const FiefsData &data)
{
    return kindOnTop(data) == StepKind::Send ? static_cast<PlaceIndex>(agenda::topOf(data).a) : kNowhere;
}

bool canAdvance(const Scene &scene, PlaceIndex place, int knights)
{
    if (!isChoosingInTurn(scene.data) || place >= scene.map.places)
        return false;
    const PlaceIndex target = chosenTarget(scene.data);
    const Seat seat = scene.data.active;
    if (target == kNowhere ? static_cast<bool>(whyNotAdvance(scene, seat, place)) : place != target)
        return false;
    const Step send = agenda::stepOf(static_cast<std::uint8_t>(StepKind::Send), seat, place, 0, 0);
    return !steps::send.whyNot(scene, send, choice(Verb::Send, knights));
}

int mostKnightsFor(const Scene &scene, PlaceIndex place)
{
    if (!isChoosingInTurn(scene.data))
        return 0;
    int knights = mostOfAdvance(scene, scene.data.active, place);
    while (knights > 0 && !canAdvance(scene, place, knights))
        --knights;
    return knights;
}

void startAdvance(FiefsState &state, PlaceIndex place, int knights, EventSink &events)
{
    if (kindOnTop(state.data()) == StepKind::Redistribute) {
        FiefsData data = state.data();
        --data.agendaSize;
        data.named = 0;
        state.setData(data);
    }
    if (kindOnTop(state.data()) != StepKind::Send)
        state.apply(choice(Verb::AdvanceTo, place), events);
    if (kindOnTop(state.data()) == StepKind::Send) // a single knight goes by itself
        state.apply(choice(Verb::Send, knights), events);
}

} // namespace merlon::fiefs
