#include "core/games/mountain/networks.h"
#include "core/games/mountain/position/parts.h"

#include <algorithm>
#include <array>
#include <utility>

/// What lies on cells, and what belongs to seats.
namespace merlon::mountain::position {

namespace {

constexpr std::uint8_t kCleared = 1;
constexpr std::uint8_t kPicked = 2;
constexpr int kMostInStock = 255;
constexpr int kMostHonour = 999;

std::string_view keyOf(Seat seat)
{
    return kSeatKeys[seat];
}

// Cells

/// What lies on a cell besides tunnels, as a position tells it.
struct CellText {
    std::uint8_t statue = 0;   ///< wordOf its clan
    std::uint8_t workshop = 0; ///< wordOf its kind
    std::uint8_t flags = 0;
};

Names workshopNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kWorkshops + 1> names {"none"};
        std::ranges::copy(kWorkshopKeys, names.begin() + 1);
        return names;
    }();
    return kNames;
}

CellText textOf(const MountainData &data, const Map &map, Cell cell)
{
    const Square square = map.squareOf(cell);
    CellText text;
    if (const std::size_t statue = statueOn(data, cell); statue < kMostStatues)
        text.statue = wordOf(data.statues[statue].clan);
    if (const PlacedWorkshop *workshop = workshopOn(data, cell))
        text.workshop = wordOf(workshop->kind);
    if (data.covered.contains(square) && !data.dug.contains(square))
        text.flags = kCleared;
    if (data.picked.contains(square))
        text.flags = static_cast<std::uint8_t>(text.flags | kPicked);
    return text;
}

/// All fields are read everywhere: checkPosition says why something cannot be where it is.
void cellFields(auto &form, auto &text, const Map &map, Cell cell)
{
    constexpr bool kAll = kReads<decltype(form)>;
    if (const bool isHeart = map[cell].zone == 0; isHeart && !kAll)
        return;
    form.word("statue", clanNames(), text.statue);
    if (kAll || map.sites.contains(map.squareOf(cell)))
        form.word("workshop", workshopNames(), text.workshop);
    form.flag("cleared", text.flags, kCleared);
    if (kAll || !map[cell].buried.empty())
        form.flag("picked", text.flags, kPicked);
}

constexpr auto kFieldsOfData = [](auto &form, const MountainData &data, const Map &map, std::size_t place) {
    const auto cell = static_cast<Cell>(place);
    const CellText text = textOf(data, map, cell);
    cellFields(form, text, map, cell);
};

/// Puts what was read onto the cells; a complaint where there are more pieces than anybody has.
void putOnCells(const Reading &reading, const std::vector<CellText> &texts)
{
    MountainData &data = reading.data;
    std::size_t statues = 0;
    data.statues = {};
    data.workshops = {};
    data.workshopCount = 0;
    data.covered = {};
    data.picked = {};
    for (Cell cell = 0; cell < texts.size(); ++cell) {
        const CellText &text = texts[cell];
        const Square square = reading.setup.field().squareOf(cell);
        const std::string pointer = pointerInto("/places", merlon::position::keyOf(reading.setup, cell));
        if ((text.flags & kCleared) != 0)
            data.covered.add(square);
        if ((text.flags & kPicked) != 0)
            data.picked.add(square);
        if (text.statue > 0 && statues < kMostStatues)
            data.statues[statues++] = {cell, numberOfWord(text.statue)};
        else if (text.statue > 0)
            reading.form.complaint().add(
                pointerInto(pointer, "statue"),
                {"error.mountain-statues",
                 {Word {std::string(clanNames()[text.statue]), "clan"}, std::int64_t {kStatuesOfClan}}});
        if (text.workshop > 0 && data.workshopCount < kMostOpenWorkshops)
            data.workshops[data.workshopCount++] = {cell, numberOfWord(text.workshop)};
        else if (text.workshop > 0)
            reading.form.complaint().add(
                pointerInto(pointer, "workshop"),
                {"error.mountain-workshops-open", {std::int64_t {reading.setup.rules().openWorkshops()}}});
    }
}

// Seats

std::array<std::uint8_t, kResources> countsOn(const PackTroll &card)
{
    std::array<std::uint8_t, kResources> counts {};
    for (unsigned left = card.filled; left != 0; left &= left - 1)
        ++counts[indexOf(kSymbols[card.troll][static_cast<std::size_t>(std::countr_zero(left))])];
    return counts;
}

/// Fills symbols of a troll, of each kind the leftmost. The first kind of which it has too few; kResources: it has all.
std::size_t fillSymbols(PackTroll &card, std::array<std::uint8_t, kResources> counts)
{
    card.filled = 0;
    const std::size_t symbols = card.troll == kNoTroll ? 0 : symbolCount(card.troll);
    for (std::size_t symbol = 0; symbol < symbols; ++symbol) {
        std::uint8_t &left = counts[indexOf(kSymbols[card.troll][symbol])];
        if (left == 0)
            continue;
        --left;
        card.filled = static_cast<std::uint8_t>(card.filled | 1u << symbol);
    }
    const auto wrong = std::ranges::find_if(counts, [](std::uint8_t left) { return left > 0; });
    return static_cast<std::size_t>(wrong - counts.begin());
}

void complainOfSymbols(ReadingForm &form, const std::string &key, const PackTroll &card, std::size_t slot,
                       std::size_t kind)
{
    const Word resource {std::string(kResourceData[kind].key), "resource"};
    const std::string pointer = pointerInto(form.pointer(key), kResourceData[kind].key);
    if (card.troll == kNoTroll)
        return form.complaint().add(
            pointer, {"error.mountain-slot-empty", {Word {std::string(kSlotKeys[slot]), "slot"}}});
    const auto symbols = amountsOf(dataOf(card.troll).symbols)[kind];
    form.complaint().add(
        pointer,
        {"error.mountain-symbols",
         {Word {std::string(dataOf(card.troll).key), "troll"}, std::int64_t {symbols}, resource}});
}

void packFields(auto &form, auto &pack)
{
    std::array<std::uint8_t, kSlots> trolls {};
    std::ranges::transform(pack, trolls.begin(), [](const PackTroll &card) { return wordOf(card.troll); });
    form.words("pack", kSlotKeys, "troll", trollNames(), trolls);
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        const std::string key = "on-" + std::string(kSlotKeys[slot]);
        std::array<std::uint8_t, kResources> counts = countsOn(pack[slot]);
        form.counts(key, resourceNames(), counts, static_cast<int>(kMostSymbols));
        if constexpr (kReads<decltype(form)>) {
            pack[slot].troll = numberOfWord(trolls[slot]);
            if (const std::size_t wrong = fillSymbols(pack[slot], counts); wrong < kResources)
                complainOfSymbols(form, key, pack[slot], slot, wrong);
        }
    }
}

/// MT-10.3: in the team game two seats stand for their teams.
void teamFields(auto &form, auto &team)
{
    std::array<std::uint8_t, kResources> stock {};
    for (std::size_t kind = 0; kind < kResources; ++kind)
        stock[kind] = static_cast<std::uint8_t>(std::min(int {team.stock[kind]}, kMostInStock));
    form.counts("stock", resourceNames(), stock, kMostInStock);
    form.counts("pedestals", clanNames().subspan(1), team.pedestals, int {kPedestalsOfClan});
    form.number("honour", team.honour, kMostHonour);
    if constexpr (kReads<decltype(form)>)
        std::ranges::copy(stock, team.stock.counts.begin());
}

void seatFields(auto &form, auto &data, const Rules &rules, Seat seat)
{
    form.place("portal", data.seats[seat].portal);
    packFields(form, data.seats[seat].pack);
    form.number("coronation", data.seats[seat].coronation, int {kCoronations.front()});
    if (rules.teamOf(seat) == seat)
        teamFields(form, data.teams[seat]);
}

/// The starting trolls that are not in the pack. Positions of moments have none: they leave the game in the set-up.
void addStartTrolls(Json &members, const SeatState &seat)
{
    for (std::size_t card = 0; card < kStartTrolls; ++card) {
        if (seat.hand[card] > 0)
            members["hand"][std::string(dataOf(startTroll(card)).key)] = seat.hand[card];
    }
    if (seat.hand.hidden() > 0)
        members["hand"][std::string(merlon::position::kUnknown)] = seat.hand.hidden();
    if (!seat.startDeck.empty())
        members["start-deck"] = seat.startDeck.size();
}

} // namespace

Names clanNames()
{
    static constexpr std::array<std::string_view, kStatueClans + 1> kNames {"none", kClanKeys[0],
                                                                            kClanKeys[1], kClanKeys[2]};
    return kNames;
}

Names trollNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kTrolls + 1> names {"none"};
        std::ranges::transform(kTrollData, names.begin() + 1, &TrollData::key);
        return names;
    }();
    return kNames;
}

Names resourceNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kResources> names;
        std::ranges::transform(kResourceData, names.begin(), &ResourceData::key);
        return names;
    }();
    return kNames;
}

Names seatNames(const Rules &rules)
{
    return Names(kSeatKeys).first(rules.seats);
}

Names ownerNames(std::size_t seats)
{
    static const auto kNames = [] {
        std::array<std::string_view, kMostSeats + 1> names {"nobody"};
        std::ranges::copy(kSeatKeys, names.begin() + 1);
        return names;
    }();
    return Names(kNames).first(seats + 1);
}

std::string pointerTo(Seat seat)
{
    return pointerInto("/seats", keyOf(seat));
}

void writePlaces(const Writing &writing)
{
    merlon::position::writePlacesBy(writing, kFieldsOfData);
}

void readPlaces(const Reading &reading)
{
    const Map &map = reading.setup.field();
    std::vector<CellText> texts;
    for (Cell cell = 0; cell < map.cells; ++cell)
        texts.push_back(textOf(reading.data, map, cell));
    merlon::position::readPlacesBy(
        reading, [&](ReadingForm &form, const MountainData &, const Map &, std::size_t place) {
            cellFields(form, texts[place], map, static_cast<Cell>(place));
        });
    putOnCells(reading, texts);
}

void describePlaces(const Describing &describing)
{
    merlon::position::describePlacesBy(describing, kFieldsOfData);
}

void writeSeats(const Writing &writing)
{
    const Rules &rules = writing.setup.rules();
    Json seats = Json::object();
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        Json members = merlon::position::differingMembers(
            writing, [&](auto &form, const MountainData &data) { seatFields(form, data, rules, seat); });
        addStartTrolls(members, writing.data[seat]);
        if (!members.empty())
            seats[std::string(keyOf(seat))] = std::move(members);
    }
    writing.add("seats", std::move(seats));
}

void readSeats(const Reading &reading)
{
    const Rules &rules = reading.setup.rules();
    ReadingForm seats = reading.form.object("seats");
    for (Seat seat = 0; seat < rules.seats && !seats.complaint().any(); ++seat) {
        ReadingForm form = seats.object(keyOf(seat));
        seatFields(form, reading.data, rules, seat);
        form.finish();
    }
    seats.finish();
}

void describeSeats(const Describing &describing)
{
    const Rules &rules = describing.setup.rules();
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        const auto fields = [&](auto &form, const MountainData &data) {
            seatFields(form, data, rules, seat);
        };
        describing.add({.pointer = pointerTo(seat),
                        .key = std::string(keyOf(seat)),
                        .fields = describing.fieldsBy(fields)});
    }
}

} // namespace merlon::mountain::position
