#include "core/games/siege1/position/sections.h"
#include "core/games/siege1/teams/teams.h"

#include <algorithm>
#include <type_traits>
#include <vector>

/// Seats, the actions of the buildings, and everything that is counted.
namespace merlon::siege1::position {

namespace {

using merlon::position::differingMembers;

constexpr int kMostScored = 200;
constexpr std::size_t kNoLetter = 5;
constexpr std::size_t kHiddenLetter = 6;

/// Records of older programs name seats by their numbers.
constexpr std::array<std::string_view, 4> kSeatNumbers {"0", "1", "2", "3"};

/// The keys of seats; "nobody" stands before those of which one can be meant or none.
struct SeatKeys {
    std::vector<std::string_view> all {};
    std::vector<std::string_view> anybody {"nobody"};
    std::vector<std::string_view> invaders {"nobody"};
    std::vector<std::string_view> defenders {"nobody"};

    explicit SeatKeys(const Siege1Setup &setup)
    {
        for (Seat seat = 0; seat < setup.rules().players; ++seat) {
            const std::string_view key = setup.seats()[seat].key;
            all.push_back(key);
            anybody.push_back(key);
            (isInvader(setup.rules(), seat) ? invaders : defenders).push_back(key);
        }
    }
};

template <class Data>
constexpr bool kIsRead = !std::is_const_v<std::remove_reference_t<Data>>;

/// `fromNumber`: what is added to the number of an older program.
void seatField(auto &form, std::string_view key, Names keys, const std::size_t &seat, std::size_t)
{
    form.word(key, keys, seat);
}

void seatField(ReadingForm &form, std::string_view key, Names keys, std::size_t &seat, std::size_t fromNumber)
{
    const Json *json = form.find(key);
    if (json == nullptr || !json->is_number())
        return form.word(key, keys, seat);
    const auto most = static_cast<int>(keys.size() - 1 - fromNumber);
    seat = fromNumber
        + static_cast<std::size_t>(
               merlon::position::numberIn(form.complaint(), *json, form.pointer(key), 0, most));
}

void endedField(auto &form, Names keys, const std::uint8_t &ended)
{
    form.bits("ended", keys, ended);
}

void endedField(ReadingForm &form, Names keys, std::uint8_t &ended)
{
    const auto isNumber = [](const Json &seat) {
        return std::ranges::any_of(kSeatNumbers, [&seat](std::string_view number) { return seat == number; });
    };
    const Json *json = form.find("ended");
    const bool isOld = json != nullptr && json->is_array() && std::ranges::any_of(*json, isNumber);
    form.bits("ended", isOld ? Names(kSeatNumbers).first(keys.size()) : keys, ended);
}

/// Which seat of the defenders something of the buildings belongs to: 0 nobody, else its number in the team + 1.
void worksField(auto &form, std::string_view key, Names keys, std::span<const std::uint8_t> seats)
{
    form.words(key, workNames(), "seat", keys, seats);
}

void worksField(ReadingForm &form, std::string_view key, Names keys, std::span<std::uint8_t> seats)
{
    const Json *json = form.find(key);
    const auto isNumber = [](const Json &seat) { return seat.is_number(); };
    if (json != nullptr && json->is_object() && std::ranges::any_of(*json, isNumber))
        form.counts(key, workNames(), seats, static_cast<int>(keys.size()) - 1);
    else
        form.words(key, workNames(), "seat", keys, seats);
}

std::size_t letterOf(std::uint8_t card)
{
    return card == kNoCard ? kNoLetter : card == kHiddenCard ? kHiddenLetter : card % kCardsOfPhase;
}

void cardField(auto &form, std::string_view key, const std::uint8_t &card, int)
{
    form.word(key, kLetterNames, letterOf(card));
}

void cardField(ReadingForm &form, std::string_view key, std::uint8_t &card, int phase)
{
    std::size_t letter = letterOf(card);
    form.word(key, kLetterNames, letter);
    card = letter >= kNoLetter ? kNoCard : cardOf(phase, static_cast<int>(letter));
}

void invaderFields(auto &form, auto &seat)
{
    form.counts("ready", kInvaderUnitKeys, seat.ready, kInvaderTotal);
    form.counts("camp", kInvaderUnitKeys, seat.camp, kInvaderTotal);
    form.number("resources", seat.resources, kBank);
    constexpr std::array<std::string_view, 4> kKeys {"phase-2", "phase-3", "phase-4", "phase-5"};
    for (std::size_t card = 0; card < kKeys.size(); ++card)
        cardField(form, kKeys[card], seat.cards[card], static_cast<int>(card) + 2);
    form.bits("turned", kTurnedNames, seat.turned);
    form.bits("flags", kInvaderFlagNames, seat.flags);
    form.bits("used", actionNames(), seat.used);
    form.bits("lent", actionNames(), seat.lent);
}

void defenderFields(auto &form, auto &seat)
{
    form.number("purse", seat.purse, 999);
    form.number("barricades", seat.barricades, 4);
}

void seatFields(auto &form, auto &data, const Rules &rules, Seat seat)
{
    if (isInvader(rules, seat))
        invaderFields(form, data.invaders[seat]);
    else
        defenderFields(form, data.defenders[static_cast<std::size_t>(inTeam(rules, seat))]);
}

void spectreField(auto &form, auto &data, const SeatKeys &keys)
{
    std::size_t seat = data.spectre;
    seatField(form, "spectre", keys.invaders, seat, 0);
    if constexpr (kIsRead<decltype(data)>)
        data.spectre = static_cast<std::uint8_t>(seat);
}

/// The first seat where a position does not say who has resigned.
void resignedField(auto &form, auto &data, const SeatKeys &keys)
{
    const bool isKnown = data.ending == Ending::Resigned || data.resigned != 0;
    std::size_t seat = isKnown ? data.resigned + 1u : 0;
    seatField(form, "resigned", keys.anybody, seat, 1);
    if constexpr (kIsRead<decltype(data)>)
        data.resigned = static_cast<std::uint8_t>(seat == 0 ? 0 : seat - 1);
}

void counterFields(auto &form, auto &data, const SeatKeys &keys)
{
    form.number("round", data.round, kLastRound);
    form.number("phase", data.phase, 6);
    form.counts("discard", kInvaderUnitKeys, data.discard, kInvaderTotal);
    form.counts("spent", kInvaderUnitKeys, data.spent, kInvaderTotal);
    form.number("blood", data.blood, kBloodSpaces);
    form.counts("hourglasses", workNames(), data.invested, 9);
    worksField(form, "investors", keys.defenders, data.investors);
    form.bits("done", workNames(), data.done);
    form.bits("done-again", workNames(), data.doneAgain);
    form.bits("done-by-east", workNames(), data.doneByEast);
    form.place("officer", data.heroes[0]);
    form.place("warrior", data.heroes[1]);
    form.bits("heroes-used", kHeroKeys, data.heroesUsed);
    form.bits("possessed", kHeroKeys, data.possessed);
    form.number("speech", data.speech, 4);
    form.place("speech-at", data.speechAt);
    form.bits("blessed", kBlessedNames, data.blessed);
    form.bits("deeds", kDeedKeys, data.deeds);
    form.bits("feats", kFeatKeys, data.feats);
    form.number("dismantled", data.dismantled, 2);
    form.word("marker", kMarkerNames, data.marker);
    spectreField(form, data, keys);
    form.counts("revealed", kFireKeys, data.revealed, 2);
    endedField(form, keys.all, data.ended);
    form.number("budget", data.budget, 7);
    form.number("entries-before", data.entriesBefore, kMostScored);
    form.bits("flags", kFlagNames, data.flags);
    form.number("invader-glory", data.invaderGlory, kMostScored, -kMostScored);
    form.number("defender-glory", data.defenderGlory, kMostScored, -kMostScored);
    form.word("winner", kWinnerNames, data.winner);
    form.word("ending", kEndingNames, data.ending);
    resignedField(form, data, keys);
}

/// The speed tile: the action and who used it.
void speedFields(auto &form, const SiegeData &data, const SeatKeys &keys)
{
    std::array<std::uint8_t, kWorks> sped {};
    if (data.sped < kWorks)
        sped[data.sped] = static_cast<std::uint8_t>(data.spedBy + 1);
    worksField(form, "sped", keys.defenders, sped);
}

void speedFields(ReadingForm &form, SiegeData &data, const SeatKeys &keys)
{
    std::array<std::uint8_t, kWorks> sped {};
    worksField(form, "sped", keys.defenders, sped);
    if (std::ranges::count(sped, 0) < kWorks - 1)
        return form.complain("sped", {"error.position-long-list", {std::int64_t {1}}});
    const auto used = std::ranges::find_if(sped, [](std::uint8_t seat) { return seat != 0; });
    if (used == sped.end())
        return;
    data.sped = static_cast<std::uint8_t>(used - sped.begin());
    data.spedBy = static_cast<std::uint8_t>(*used - 1);
}

/// For any form, and for data that are read or written.
auto counterFieldsOf(const Siege1Setup &setup)
{
    return [keys = SeatKeys(setup)](auto &form, auto &data) {
        counterFields(form, data, keys);
        speedFields(form, data, keys);
    };
}

/// Cards drawn in the set-up. Cards of one phase only, which stands with them.
void drawnFields(const Writing &writing)
{
    Json drawn = Json::array();
    for (const std::uint8_t card : writing.data.drawn) {
        if (card == kHiddenCard)
            drawn.push_back(kUnknown);
        else if (card != kNoCard)
            drawn.push_back(
                writing.setup.vocabulary().keyOf(static_cast<std::uint8_t>(Type::PhaseCard), card));
        else
            drawn.push_back("none");
    }
    if (writing.data.drawn != writing.standard.drawn)
        writing.add("drawn", std::move(drawn));
}

void readDrawn(const Reading &reading)
{
    const Json *drawn = reading.form.find("drawn");
    if (drawn == nullptr)
        return;
    if (!drawn->is_array() || drawn->size() > reading.data.drawn.size())
        return reading.form.complain("drawn", {"error.position-array", {}});
    for (std::size_t index = 0; index < drawn->size(); ++index) {
        const Json &card = (*drawn)[index];
        if (card.is_string() && card.get<std::string>() == "none")
            continue;
        if (!card.is_string())
            return reading.form.complain("drawn", {"error.position-text", {}});
        const auto value = merlon::position::valueIn(
            reading.form.complaint(), reading.form.vocabulary(), static_cast<std::uint8_t>(Type::PhaseCard),
            card.get<std::string>(), pointerInto("/drawn", std::to_string(index)));
        reading.data.drawn[index] = value ? static_cast<std::uint8_t>(*value) : kNoCard;
    }
}

} // namespace

void writeSeats(const Writing &writing)
{
    Json seats = Json::object();
    for (Seat seat = 0; seat < writing.setup.rules().players; ++seat) {
        Json members = differingMembers(
            writing, [&](auto &form, auto &data) { seatFields(form, data, writing.setup.rules(), seat); });
        if (!members.empty())
            seats[writing.setup.seats()[seat].key] = std::move(members);
    }
    writing.add("seats", std::move(seats));
}

void describeSeats(const Describing &describing)
{
    for (Seat seat = 0; seat < describing.setup.rules().players; ++seat) {
        const std::string &key = describing.setup.seats()[seat].key;
        describing.add({.pointer = pointerInto("/seats", key),
                        .key = key,
                        .fields = describing.fieldsBy([&](auto &form, auto &data) {
                            seatFields(form, data, describing.setup.rules(), seat);
                        })});
    }
}

void readSeats(const Reading &reading)
{
    ReadingForm seats = reading.form.object("seats");
    for (Seat seat = 0; seat < reading.setup.rules().players; ++seat) {
        ReadingForm form = seats.object(reading.setup.seats()[seat].key);
        seatFields(form, reading.data, reading.setup.rules(), seat);
        form.finish();
    }
    seats.finish();
}

void writeCounters(const Writing &writing)
{
    const Json members = differingMembers(writing, counterFieldsOf(writing.setup));
    for (const auto &[key, value] : members.items())
        writing.json[key] = value;
    drawnFields(writing);
}

void describeCounters(const Describing &describing, std::vector<DraftField> &root)
{
    root = describing.fieldsBy(counterFieldsOf(describing.setup));
    for (DraftField &field : root) {
        if (field.key == "ended" || field.key == "spectre" || field.key == "resigned")
            field.type = "seat";
    }
}

void readCounters(const Reading &reading)
{
    counterFieldsOf(reading.setup)(reading.form, reading.data);
    readDrawn(reading);
}

} // namespace merlon::siege1::position
