#include "core/games/mountain/position/moments.h"

#include "core/games/mountain/networks.h"

#include <array>
#include <string_view>

namespace merlon::mountain::position {

namespace {

constexpr std::array<std::string_view, 6> kMomentNames {"set-up", "turn", "prepare", "act", "hall", "haul"};

Moment momentBefore(StepKind next)
{
    switch (next) {
    case StepKind::StartTurn:
        return Moment::Turn;
    case StepKind::Prepare:
        return Moment::Prepare;
    case StepKind::Act:
        return Moment::Act;
    case StepKind::BuildHall:
        return Moment::Hall;
    case StepKind::Haul:
        return Moment::Haul;
    default:
        return Moment::SetUp;
    }
}

/// The first cards of each level in its row, a pedestal on each of row 2.
void layHorde(MountainData &data)
{
    std::array<std::size_t, kLevels> next {};
    for (std::size_t place = 0; place < kHordePlaces; ++place) {
        const int level = rowOfPlace(place);
        const std::size_t number = next[static_cast<std::size_t>(level - 1)]++;
        data.horde[place] = {.troll = static_cast<Troll>(firstOfLevel(level) + number)};
        if (level == 2)
            data.horde[place].pedestal = static_cast<std::uint8_t>(number % kStatueClans);
    }
    data.bag.fill(kPedestalsOfClan);
    for (const HordeCard &card : data.horde) {
        if (card.pedestal != kNoClan)
            --data.bag[card.pedestal];
    }
    for (std::size_t level = 0; level < kLevels; ++level) {
        Store<kLargestLevel> rest;
        for (std::size_t number = next[level]; number < kTrollsOfLevel[level]; ++number)
            rest.add(number);
        data.decks[level] = Pile<kLargestLevel, kLargestLevel>(rest);
    }
}

void layGrimoire(MountainData &data)
{
    Store<kSpells> rest;
    for (std::size_t spell = kGrimoire; spell < kSpells; ++spell)
        rest.add(spell);
    data.spellDeck = Pile<kSpells, kSpells>(rest);
    for (std::size_t place = 0; place < kGrimoire; ++place)
        data.grimoire[place] = {static_cast<std::uint8_t>(place), 0};
}

/// The first tiles of the table, one of each kind, unless they are chosen and lie there already.
void layWorkshops(MountainData &data, const Rules &rules)
{
    if (rules.workshops == WorkshopChoice::Chosen)
        return;
    for (std::size_t kind = 0; kind < static_cast<std::size_t>(rules.openWorkshops()); ++kind) {
        data.workshopsOpen.add(kind);
        data.workshopsLeft.take(kind);
    }
}

void layTokensAndStatues(MountainData &data, const Map &map)
{
    std::size_t place = 0;
    for (std::size_t value = kTokenValues; value-- > 0;) {
        for (int token = 0; token < kTokensOfValue[value]; ++token)
            data.track[place++].value = static_cast<std::uint8_t>(value);
    }
    for (std::size_t space = 0; space < map.statueCount; ++space)
        data.statues[space] = {map.statues[space], static_cast<std::uint8_t>(space % kStatueClans)};
}

/// Plays the portals on the first starts that are allowed.
void placePortals(const MountainSetup &setup, MountainData &data)
{
    EventSink nobody;
    Play play = setup.play(data, nobody);
    for (Seat seat = 0; seat < setup.rules().seats; ++seat) {
        const Step step {static_cast<std::uint8_t>(StepKind::Portal), seat, 0, 0, 0};
        ChoiceList starts;
        steps::portal.offer(setup.scene(data), step, starts);
        if (!starts.empty())
            steps::portal.take(play, step, starts[0]);
    }
}

} // namespace

merlon::position::Names momentNames()
{
    return kMomentNames;
}

Seat seatAt(const MountainData &data, Moment moment)
{
    return moment == Moment::Turn ? agenda::topOf(data).seat : data.active;
}

void putMoment(const MountainSetup &setup, MountainData &data, Moment moment, Seat seat)
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
    case Moment::Prepare:
        return pushAsk(play, StepKind::Prepare, seat);
    case Moment::Act:
        return pushAsk(play, StepKind::Act, seat);
    case Moment::Hall:
        return pushAsk(play, StepKind::BuildHall, seat);
    case Moment::Haul:
        return pushAsk(play, StepKind::Haul, seat);
    case Moment::Over:
        return;
    }
}

std::optional<Moment> momentOf(const MountainSetup &setup, const MountainData &data)
{
    if (data.agendaSize == 0)
        return Moment::Over;
    const Moment moment = momentBefore(static_cast<StepKind>(agenda::topOf(data).kind));
    MountainData expected = data;
    putMoment(setup, expected, moment, seatAt(data, moment));
    return agenda::haveEqualAgendas(data, expected) ? std::optional(moment) : std::nullopt;
}

MountainData standardPosition(const MountainSetup &setup, Moment moment)
{
    MountainData data = setup.startData();
    data.agenda = {};
    data.agendaSize = 0;
    if (moment == Moment::SetUp)
        return data;
    layHorde(data);
    layGrimoire(data);
    layTokensAndStatues(data, setup.field());
    layWorkshops(data, setup.rules());
    for (Seat seat = 0; seat < setup.rules().seats; ++seat) {
        for (std::size_t slot = 0; slot < kFirstRowSlots; ++slot)
            data[seat].pack[slot] = {startTroll(slot), 0};
    }
    placePortals(setup, data);
    data.firstPlayer = 0;
    data.active = moment == Moment::Turn ? kNobody : 0;
    data.round = moment == Moment::Turn ? 0 : 1;
    return data;
}

} // namespace merlon::mountain::position

namespace merlon::mountain {

bool Edition::isMoment(const MountainSetup &setup, const Data &data)
{
    return position::momentOf(setup, data).has_value();
}

} // namespace merlon::mountain
