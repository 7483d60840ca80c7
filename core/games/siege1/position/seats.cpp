#include "core/games/siege1/position/sections.h"
#include "core/games/siege1/teams/teams.h"

#include <type_traits>

/// Seats, the actions of the buildings, and everything that is counted.
namespace merlon::siege1::position {

namespace {

using merlon::position::differingMembers;

constexpr int kMostScored = 200;
constexpr std::size_t kNoLetter = 5;
constexpr std::size_t kHiddenLetter = 6;

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

void counterFields(auto &form, auto &data)
{
    form.number("round", data.round, kLastRound);
    form.number("phase", data.phase, 6);
    form.counts("discard", kInvaderUnitKeys, data.discard, kInvaderTotal);
    form.counts("spent", kInvaderUnitKeys, data.spent, kInvaderTotal);
    form.number("blood", data.blood, kBloodSpaces);
    form.counts("hourglasses", workNames(), data.invested, 9);
    form.counts("investors", workNames(), data.investors, 2);
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
    form.number("spectre", data.spectre, 2);
    form.counts("revealed", kFireKeys, data.revealed, 2);
    form.bits("ended", kSeatNumberNames, data.ended);
    form.number("budget", data.budget, 7);
    form.number("entries-before", data.entriesBefore, kMostScored);
    form.bits("flags", kFlagNames, data.flags);
    form.number("invader-glory", data.invaderGlory, kMostScored, -kMostScored);
    form.number("defender-glory", data.defenderGlory, kMostScored, -kMostScored);
    form.word("winner", kWinnerNames, data.winner);
    form.word("ending", kEndingNames, data.ending);
    form.number("resigned", data.resigned, 3);
}

/// The speed tile: the action and who used it.
void speedFields(auto &form, const SiegeData &data)
{
    form.counts(
        "sped", workNames(),
        [&] {
            std::array<std::uint8_t, kWorks> sped {};
            if (data.sped < kWorks)
                sped[data.sped] = static_cast<std::uint8_t>(data.spedBy + 1);
            return sped;
        }(),
        2);
}

void speedFields(ReadingForm &form, SiegeData &data)
{
    std::array<std::uint8_t, kWorks> sped {};
    form.counts("sped", workNames(), sped, 2);
    for (std::size_t work = 0; work < kWorks; ++work) {
        if (sped[work] == 0)
            continue;
        data.sped = static_cast<std::uint8_t>(work);
        data.spedBy = static_cast<std::uint8_t>(sped[work] - 1);
    }
}

constexpr auto kCounterFields = [](auto &form, auto &data) {
    counterFields(form, data);
    speedFields(form, data);
};

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
    const Json members = differingMembers(writing, kCounterFields);
    for (const auto &[key, value] : members.items())
        writing.json[key] = value;
    drawnFields(writing);
}

void describeCounters(const Describing &describing, std::vector<DraftField> &root)
{
    root = describing.fieldsBy(kCounterFields);
}

void readCounters(const Reading &reading)
{
    kCounterFields(reading.form, reading.data);
    readDrawn(reading);
}

} // namespace merlon::siege1::position
