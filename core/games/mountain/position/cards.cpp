#include "core/games/mountain/position/parts.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

/// The horde, the grimoire and their decks. All cards that are nowhere else lie in the decks.
namespace merlon::mountain::position {

namespace {

using merlon::position::nameIn;

constexpr int kMostBribes = 3; ///< MT-4.12: with a fourth the card retires
constexpr std::array<std::string_view, kLevels> kDeckKeys {"level-1", "level-2", "level-3"};

void hordeFields(auto &form, auto &card)
{
    std::uint8_t troll = wordOf(card.troll);
    std::uint8_t pedestal = wordOf(card.pedestal);
    form.word("card", trollNames().first(kHordeTrolls + 1), troll);
    form.word("pedestal", clanNames(), pedestal);
    form.counts("bribes", resourceNames(), card.bribes, kMostBribes);
    if constexpr (kReads<decltype(form)>) {
        card.troll = numberOfWord(troll);
        card.pedestal = numberOfWord(pedestal);
    }
}

Names spellNamesOrNone()
{
    static const auto kNames = [] {
        std::array<std::string_view, kSpells + 1> names {"none"};
        std::ranges::transform(kSpellData, names.begin() + 1, &SpellData::key);
        return names;
    }();
    return kNames;
}

void grimoireFields(auto &form, auto &open)
{
    std::uint8_t spell = wordOf(open.spell);
    form.word("spell", spellNamesOrNone(), spell);
    form.number("runes", open.runes, kRunesOfSpell - 1);
    if constexpr (kReads<decltype(form)>)
        open.spell = numberOfWord(spell);
}

/// The trolls of a level, by number.
Names namesOfLevel(std::size_t level)
{
    const int first = firstOfLevel(static_cast<int>(level) + 1);
    return trollNames().subspan(static_cast<std::size_t>(first) + 1, kTrollsOfLevel[level]);
}

// Decks

/// The cards below the uppermost part: those whose place is known, the uppermost first.
template <std::size_t kinds>
Json bottomToJson(const Pile<kinds, kinds> &pile, Names names)
{
    Json bottom = Json::array();
    bool isBelow = false;
    for (int depth = 0; depth < pile.size(); ++depth) {
        if (isBelow)
            bottom.push_back(std::string(names[pile.at(depth)]));
        isBelow = isBelow || pile.isCertain(depth) || pile.isBottomOfPart(depth);
    }
    return bottom;
}

/// Shuffles all cards of a pile that are not elsewhere, but for those that are known to lie at the bottom.
template <std::size_t kinds>
Pile<kinds, kinds> readPile(ReadingForm &form, std::string_view key, Names names, const char *type,
                            std::array<bool, kinds> isElsewhere)
{
    std::vector<std::size_t> bottom;
    const Json *json = form.find(key);
    if (json != nullptr && !json->is_array())
        form.complain(key, {"error.position-array", {}});
    for (std::size_t index = 0; json != nullptr && index < json->size() && !form.complaint().any(); ++index) {
        const std::string pointer = pointerInto(form.pointer(key), std::to_string(index));
        const std::size_t kind = nameIn(form.complaint(), (*json)[index], pointer, names);
        if (isElsewhere[kind])
            form.complaint().add(pointer,
                                 {"error.mountain-card-twice", {Word {std::string(names[kind]), type}}});
        else
            bottom.push_back(kind);
        isElsewhere[kind] = true;
    }
    Store<kinds> rest;
    for (std::size_t kind = 0; kind < names.size(); ++kind) {
        if (!isElsewhere[kind])
            rest.add(kind);
    }
    Pile<kinds, kinds> pile;
    for (std::size_t index = bottom.size(); index-- > 0;) {
        Store<kinds> card;
        card.add(bottom[index]);
        pile.putShuffledOnTop(card, SeatSet::all());
    }
    pile.putShuffledOnTop(rest, SeatSet::all());
    return pile;
}

/// Which trolls lie in packs.
std::array<bool, kTrolls> trollsInPacks(const MountainData &data)
{
    std::array<bool, kTrolls> used {};
    for (const SeatState &seat : data.seats) {
        for (const PackTroll &card : seat.pack) {
            if (card.troll != kNoTroll)
                used[card.troll] = true;
        }
    }
    return used;
}

// Cards that a position does not name

/// Places whose card is not named keep it unless it is elsewhere; then they have the first of `first` to `end` that is
/// nowhere. `cardOf(place)`: the number of the card, to be changed.
template <class Used, class CardOf, class RangeOf>
void dealUnnamed(Used &used, std::span<const bool> isNamed, CardOf cardOf, RangeOf rangeOf)
{
    std::vector<std::size_t> homeless;
    for (std::size_t place = 0; place < isNamed.size(); ++place) {
        const std::uint8_t card = cardOf(place);
        if (isNamed[place] && card < used.size())
            used[card] = true;
    }
    for (std::size_t place = 0; place < isNamed.size(); ++place) {
        const std::uint8_t card = cardOf(place);
        if (isNamed[place] || card >= used.size())
            continue;
        if (used[card])
            homeless.push_back(place);
        else
            used[card] = true;
    }
    for (const std::size_t place : homeless) {
        const auto [first, count] = rangeOf(place);
        const auto begin = used.begin() + first;
        const auto free = std::find(begin, begin + count, false);
        if (free == begin + count)
            continue;
        *free = true;
        cardOf(place) = static_cast<std::uint8_t>(free - used.begin());
    }
}

void readHorde(const Reading &reading)
{
    MountainData &data = reading.data;
    std::array<bool, kHordePlaces> isNamed {};
    ReadingForm horde = reading.form.object("horde");
    for (std::size_t place = 0; place < kHordePlaces; ++place) {
        ReadingForm form = horde.object(kHordeKeys[place]);
        isNamed[place] = form.has("card");
        hordeFields(form, data.horde[place]);
        form.finish();
    }
    horde.finish();
    auto used = trollsInPacks(data);
    dealUnnamed(
        used, isNamed, [&](std::size_t place) -> std::uint8_t & { return data.horde[place].troll; },
        [](std::size_t place) {
            const int level = rowOfPlace(place);
            return std::pair(int {firstOfLevel(level)},
                             int {kTrollsOfLevel[static_cast<std::size_t>(level - 1)]});
        });
}

void readDecks(const Reading &reading)
{
    MountainData &data = reading.data;
    auto used = trollsInPacks(data);
    for (const HordeCard &card : data.horde) {
        if (card.troll != kNoTroll)
            used[card.troll] = true;
    }
    ReadingForm decks = reading.form.object("decks");
    for (std::size_t level = 0; level < kLevels; ++level) {
        std::array<bool, kLargestLevel> isElsewhere {};
        const auto first = used.begin() + firstOfLevel(static_cast<int>(level) + 1);
        std::copy(first, first + kTrollsOfLevel[level], isElsewhere.begin());
        data.decks[level] = readPile(decks, kDeckKeys[level], namesOfLevel(level), "troll", isElsewhere);
    }
    decks.finish();
}

void readGrimoire(const Reading &reading)
{
    MountainData &data = reading.data;
    std::array<bool, kGrimoire> isNamed {};
    ReadingForm grimoire = reading.form.object("grimoire");
    for (std::size_t place = 0; place < kGrimoire; ++place) {
        ReadingForm form = grimoire.object(kSpellPlaceKeys[place]);
        isNamed[place] = form.has("spell");
        grimoireFields(form, data.grimoire[place]);
        form.finish();
    }
    grimoire.finish();
    std::array<bool, kSpells> used {};
    dealUnnamed(
        used, isNamed, [&](std::size_t place) -> std::uint8_t & { return data.grimoire[place].spell; },
        [](std::size_t) { return std::pair(0, static_cast<int>(kSpells)); });
    data.spellDeck = readPile(reading.form, "spell-deck", spellNamesOrNone().subspan(1), "spell", used);
}

/// An object with a member for each place that is not as in the standard position.
template <class Fields>
Json placesToJson(const Writing &writing, Names keys, Fields fields)
{
    Json places = Json::object();
    for (std::size_t place = 0; place < keys.size(); ++place) {
        Json members = merlon::position::differingMembers(
            writing, [&](auto &form, const MountainData &data) { fields(form, data, place); });
        if (!members.empty())
            places[std::string(keys[place])] = std::move(members);
    }
    return places;
}

constexpr auto kHordeFields = [](auto &form, const MountainData &data, std::size_t place) {
    hordeFields(form, data.horde[place]);
};
constexpr auto kGrimoireFields = [](auto &form, const MountainData &data, std::size_t place) {
    grimoireFields(form, data.grimoire[place]);
};

template <class Fields>
void describePlacesOf(const Describing &describing, const std::string &pointer, Names keys, Fields fields)
{
    for (std::size_t place = 0; place < keys.size(); ++place) {
        const auto ofPlace = [&](auto &form, const MountainData &data) { fields(form, data, place); };
        describing.add({.pointer = pointerInto(pointer, keys[place]),
                        .key = std::string(keys[place]),
                        .fields = describing.fieldsBy(ofPlace),
                        .names = {keys.begin(), keys.end()}});
    }
}

} // namespace

void writeCards(const Writing &writing)
{
    writing.add("horde", placesToJson(writing, kHordeKeys, kHordeFields));
    Json decks = Json::object();
    for (std::size_t level = 0; level < kLevels; ++level) {
        if (Json bottom = bottomToJson(writing.data.decks[level], namesOfLevel(level)); !bottom.empty())
            decks[std::string(kDeckKeys[level])] = std::move(bottom);
    }
    writing.add("decks", std::move(decks));
    writing.add("grimoire", placesToJson(writing, kSpellPlaceKeys, kGrimoireFields));
    writing.add("spell-deck", bottomToJson(writing.data.spellDeck, spellNamesOrNone().subspan(1)));
}

void readCards(const Reading &reading)
{
    readHorde(reading);
    readDecks(reading);
    readGrimoire(reading);
}

void describeCards(const Describing &describing)
{
    describePlacesOf(describing, "/horde", kHordeKeys, kHordeFields);
    describePlacesOf(describing, "/grimoire", kSpellPlaceKeys, kGrimoireFields);
}

} // namespace merlon::mountain::position
