#include "core/games/mountain/position/parts.h"

#include <algorithm>
#include <array>

/// Tiles and workshops that are left, the pedestal track and the bag.
namespace merlon::mountain::position {

namespace {

// The pedestal track

/// Places by clan and zone: `fire-1`.
const std::array<std::string, kTrackPlaces> &trackKeys()
{
    static const auto kKeys = [] {
        std::array<std::string, kTrackPlaces> keys;
        for (int zone = 1; zone <= static_cast<int>(kZones); ++zone) {
            for (std::size_t clan = 0; clan < kStatueClans; ++clan)
                keys[trackPlace(zone, clan)] = std::string(kClanKeys[clan]) + '-' + std::to_string(zone);
        }
        return keys;
    }();
    return kKeys;
}

/// The value of a token, `?` in views that do not know it.
void valueField(auto &form, auto &value)
{
    static constexpr std::array<std::string_view, 1> kHidden {merlon::position::kUnknown};
    if constexpr (kWrites<decltype(form)>) {
        if (value == kHiddenPiece)
            return form.word("value", kHidden, 0);
    }
    if constexpr (kReads<decltype(form)>) {
        if (const Json *json = form.find("value"); json != nullptr && *json == merlon::position::kUnknown)
            return form.complain("value", {"error.position-hidden", {}}, {"error.position-hidden-right", {}});
    }
    std::uint8_t number = wordOf(value);
    form.number("value", number, static_cast<int>(kTokenValues), 1);
    if constexpr (kReads<decltype(form)>)
        value = numberOfWord(number);
}

void trackFields(auto &form, auto &place, const Rules &rules)
{
    valueField(form, place.value);
    std::uint8_t owner = wordOf(place.owner);
    form.word("owner", ownerNames(rules.teamCount()), owner);
    if constexpr (kReads<decltype(form)>)
        place.owner = numberOfWord(owner);
}

// Supplies

Names shapeNames()
{
    return merlon::position::namesOfData<Shape, kShapes>();
}

constexpr auto kTilesOfShape = [] {
    std::array<std::uint8_t, kShapes> tiles {};
    std::ranges::transform(kShapeData, tiles.begin(), &ShapeData::tiles);
    return tiles;
}();

void supplyFields(auto &form, auto &data)
{
    form.counts("tiles", shapeNames(), data.tiles, kTilesOfShape);
    std::array<std::uint8_t, kWorkshops> open = data.workshopsOpen.counts();
    form.counts("workshops", kWorkshopKeys, open, int {kCopiesOfWorkshop});
    if constexpr (kReads<decltype(form)>)
        data.workshopsOpen = Store<kWorkshops>(open);
}

std::array<std::uint8_t, kWorkshops> workshopsPlaced(const MountainData &data)
{
    std::array<std::uint8_t, kWorkshops> placed {};
    for (std::size_t index = 0; index < data.workshopCount; ++index)
        ++placed[data.workshops[index].kind];
    return placed;
}

/// Of the standard supply those that are not on the mountain; for one that it lacks its last tile is on the mountain.
Store<kWorkshops> workshopsBeside(const MountainData &data, Store<kWorkshops> open)
{
    const auto placed = workshopsPlaced(data);
    for (std::size_t kind = 0; kind < kWorkshops; ++kind) {
        for (int tile = 0; tile < placed[kind] && !open.empty(); ++tile) {
            std::size_t taken = kind;
            if (open[kind] == 0) {
                taken = kWorkshops - 1;
                while (open[taken] == 0)
                    --taken;
            }
            open.take(taken);
        }
    }
    return open;
}

/// MT-0.14: tiles that were not revealed; chosen ones are no draw.
void keepWorkshopsLeft(MountainData &data, const Rules &rules)
{
    if (rules.workshops == WorkshopChoice::Chosen)
        return;
    const auto placed = workshopsPlaced(data);
    data.workshopsLeft = {};
    for (std::size_t kind = 0; kind < kWorkshops; ++kind)
        data.workshopsLeft.add(
            kind, std::max(0, int {kCopiesOfWorkshop} - placed[kind] - data.workshopsOpen[kind]));
}

} // namespace

Names trackNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kTrackPlaces> names;
        std::ranges::copy(trackKeys(), names.begin());
        return names;
    }();
    return kNames;
}

int pedestalsOut(const MountainData &data, std::size_t clan)
{
    int number = 0;
    for (const TeamState &team : data.teams)
        number += team.pedestals[clan];
    for (const HordeCard &card : data.horde)
        number += card.pedestal == clan ? 1 : 0;
    for (std::size_t zone = 0; zone < kZones; ++zone)
        number += data.track[trackPlace(static_cast<int>(zone) + 1, clan)].owner != kNobody ? 1 : 0;
    return number;
}

MountainData usualFor(const MountainData &data, const MountainData &standard)
{
    MountainData usual = standard;
    for (std::size_t shape = 0; shape < kShapes; ++shape)
        usual.tiles[shape] =
            static_cast<std::uint8_t>(std::max(0, int {kShapeData[shape].tiles} - tilesLaid(data, shape)));
    usual.workshopsOpen = workshopsBeside(data, standard.workshopsOpen);
    return usual;
}

void writeSupply(const Writing &writing)
{
    writing.json.update(merlon::position::differingMembers(
        writing, [](auto &form, const MountainData &data) { supplyFields(form, data); }));
    const Rules &rules = writing.setup.rules();
    Json track = Json::object();
    for (std::size_t place = 0; place < kTrackPlaces; ++place) {
        Json members = merlon::position::differingMembers(writing, [&](auto &form, const MountainData &data) {
            trackFields(form, data.track[place], rules);
        });
        if (!members.empty())
            track[trackKeys()[place]] = std::move(members);
    }
    writing.add("track", std::move(track));
}

void readTrack(const Reading &reading)
{
    ReadingForm track = reading.form.object("track");
    for (std::size_t place = 0; place < kTrackPlaces; ++place) {
        ReadingForm form = track.object(trackKeys()[place]);
        trackFields(form, reading.data.track[place], reading.setup.rules());
        form.finish();
    }
    track.finish();
}

void readSupply(const Reading &reading)
{
    MountainData &data = reading.data;
    data.workshopsOpen = workshopsBeside(data, data.workshopsOpen);
    supplyFields(reading.form, data);
    keepWorkshopsLeft(data, reading.setup.rules());
    for (std::size_t clan = 0; clan < kStatueClans; ++clan)
        data.bag[clan] =
            static_cast<std::uint8_t>(std::max(0, int {kPedestalsOfClan} - pedestalsOut(data, clan)));
    data.coronations = reading.setup.startData().coronations;
    for (const SeatState &seat : data.seats)
        data.coronations = static_cast<std::uint8_t>(data.coronations + (seat.coronation != 0 ? 1 : 0));
}

void describeTrack(const Describing &describing)
{
    const Rules &rules = describing.setup.rules();
    const Names names = trackNames();
    for (std::size_t place = 0; place < kTrackPlaces; ++place) {
        const auto fields = [&](auto &form, const MountainData &data) {
            trackFields(form, data.track[place], rules);
        };
        describing.add({.pointer = pointerInto("/track", names[place]),
                        .key = std::string(names[place]),
                        .fields = describing.fieldsBy(fields),
                        .names = {names.begin(), names.end()}});
    }
}

std::vector<DraftField> describeSupply(const Describing &describing)
{
    return describing.fieldsBy([](auto &form, const MountainData &data) { supplyFields(form, data); });
}

} // namespace merlon::mountain::position
