#include "core/games/exiles/edition.h"
#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/tableau/tableau.h"

#include <algorithm>
#include <string>
#include <utility>

/// What is kept in numbers on paper. Buildings have level cards, ditches and moats have markers.
namespace merlon::exiles {

namespace {

/// EX-15.6: what Reinforcement adds to the resistance of the highest level.
constexpr int kMostResistance = kSectionLevels.back().resistance + 1;

PaperTrack trackOf(Word title, Text name, std::string art, int first, int last)
{
    return {std::move(title), std::move(name), std::move(art), first, last};
}

Word nameOfPlace(const Setup &setup, int place)
{
    return {setup.board().places()[static_cast<std::size_t>(place)].key};
}

/// 2.3: its level and its resistance, and that of the gate in it.
void addTracksOfSection(const Setup &setup, const MapSection &section, std::vector<PaperTrack> &tracks)
{
    const Word title {"sections", "zone"};
    const Word name = nameOfPlace(setup, section.place);
    const std::string art = section.isTower ? "tower-3" : "wall-3";
    tracks.push_back(trackOf(title, {"card-label.track-level", {name}}, art, 0, kMostLevel));
    tracks.push_back(trackOf(title, {"card-label.track-resistance", {name}}, art, 0, kMostResistance));
    if (section.hasGate())
        tracks.push_back(trackOf(title, {"card-label.track-resistance", {nameOfPlace(setup, section.gate)}},
                                 "gate-stone", 0, kSectionLevels.back().gate));
}

} // namespace

std::vector<PaperTrack> paperTracks(const Setup &setup)
{
    const Map &map = static_cast<const ExilesSetup &>(setup).field();
    std::vector<PaperTrack> tracks;
    for (int section = 0; section < map.sections; ++section)
        addTracksOfSection(setup, map.section[static_cast<std::size_t>(section)], tracks);
    const Word enemy {"enemy", "zone"};
    const int morale = std::ranges::max(kFactionData, {}, &FactionData::morale).morale;
    tracks.push_back(trackOf(enemy, {"card-label.track-morale", {}}, "morale", 0, morale));
    tracks.push_back(trackOf(enemy, {"card-label.track-round", {}}, "turn", 1, kMostRounds));
    return tracks;
}

} // namespace merlon::exiles
