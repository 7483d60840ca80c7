#include "editor/model/arrangement.h"

#include "core/base/limits.h"
#include "editor/model/names_in_change.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace merlon {

namespace {

template <class Name>
void removeAll(std::set<Name> &names, const std::set<Name> &others)
{
    for (const Name &other : others)
        names.erase(other);
}

template <class Name>
bool shareNames(const std::set<Name> &some, const std::set<Name> &others)
{
    return std::ranges::any_of(some, [&](const Name &name) { return others.contains(name); });
}

template <class Name>
void keepCommonNames(std::set<Name> &names, const std::set<Name> &others)
{
    std::erase_if(names, [&](const Name &name) { return !others.contains(name); });
}

Selection commonThings(Selection things, const Selection &others)
{
    keepCommonNames(things.places, others.places);
    keepCommonNames(things.links, others.links);
    keepCommonNames(things.notes, others.notes);
    return things;
}

std::size_t countOf(const Arrangement &arrangement)
{
    std::size_t count = arrangement.locked.size();
    for (const OwnLayer &layer : arrangement.layers)
        count += layer.things.size();
    for (const Selection &group : arrangement.groups)
        count += 1 + group.size();
    return count;
}

/// What a file would have no room for does not come about.
Arrangement ifThereIsRoom(Arrangement wanted, Arrangement before)
{
    return countOf(wanted) <= kMostArranged ? std::move(wanted) : std::move(before);
}

template <class Alter>
Arrangement withEvery(Arrangement arrangement, const Alter &alter)
{
    for (OwnLayer &layer : arrangement.layers)
        alter(layer.things);
    for (Selection &group : arrangement.groups)
        alter(group);
    alter(arrangement.locked);
    return tidied(std::move(arrangement));
}

/// Of what has a copy.
Selection copyOf(const Selection &things, const CopiedKeys &keys)
{
    Selection copies;
    for (const std::string &place : things.places) {
        if (const auto copy = keys.places.find(place); copy != keys.places.end())
            copies.places.insert(copy->second);
    }
    for (const LinkName &link : things.links) {
        const auto from = keys.places.find(link.from);
        const auto to = keys.places.find(link.to);
        if (from != keys.places.end() && to != keys.places.end())
            copies.links.insert({link.kind, from->second, to->second});
    }
    for (const std::string &note : things.notes) {
        if (const auto copy = keys.notes.find(note); copy != keys.notes.end())
            copies.notes.insert(copy->second);
    }
    return copies;
}

} // namespace

Selection without(Selection things, const Selection &others)
{
    removeAll(things.places, others.places);
    removeAll(things.links, others.links);
    removeAll(things.notes, others.notes);
    return things;
}

bool haveCommon(const Selection &some, const Selection &others)
{
    return shareNames(some.places, others.places) || shareNames(some.links, others.links)
        || shareNames(some.notes, others.notes);
}

Selection withGroups(const Arrangement &arrangement, const Selection &things)
{
    Selection all = things;
    for (const Selection &group : arrangement.groups) {
        if (haveCommon(group, things))
            all = united(std::move(all), group);
    }
    return all;
}

Selection unreachable(const Arrangement &arrangement)
{
    Selection all = arrangement.locked;
    for (const OwnLayer &layer : arrangement.layers) {
        if (layer.isLocked || !layer.isVisible)
            all = united(std::move(all), layer.things);
    }
    return all;
}

Selection hiddenThings(const Arrangement &arrangement)
{
    Selection all;
    for (const OwnLayer &layer : arrangement.layers) {
        if (!layer.isVisible)
            all = united(std::move(all), layer.things);
    }
    return all;
}

Selection lockedThings(const Arrangement &arrangement)
{
    Selection all = arrangement.locked;
    for (const OwnLayer &layer : arrangement.layers) {
        if (layer.isLocked)
            all = united(std::move(all), layer.things);
    }
    return without(std::move(all), hiddenThings(arrangement));
}

Arrangement grouped(Arrangement arrangement, const Selection &things)
{
    Arrangement after = arrangement;
    for (Selection &group : after.groups)
        group = without(std::move(group), things);
    after.groups.push_back(things);
    return ifThereIsRoom(tidied(std::move(after)), std::move(arrangement));
}

Arrangement ungrouped(Arrangement arrangement, const Selection &things)
{
    std::erase_if(arrangement.groups, [&](const Selection &group) { return haveCommon(group, things); });
    return arrangement;
}

Arrangement locked(Arrangement arrangement, const Selection &things)
{
    Arrangement after = arrangement;
    after.locked = united(std::move(after.locked), things);
    return ifThereIsRoom(std::move(after), std::move(arrangement));
}

Arrangement unlocked(Arrangement arrangement, const Selection &things)
{
    arrangement.locked = without(std::move(arrangement.locked), things);
    for (OwnLayer &layer : arrangement.layers) {
        if (layer.isLocked)
            layer.things = without(std::move(layer.things), things);
    }
    return arrangement;
}

Arrangement allUnlocked(Arrangement arrangement)
{
    arrangement.locked = {};
    for (OwnLayer &layer : arrangement.layers)
        layer.isLocked = false;
    return arrangement;
}

Arrangement without(Arrangement arrangement, const Selection &things)
{
    return withEvery(std::move(arrangement),
                     [&](Selection &part) { part = without(std::move(part), things); });
}

Arrangement withLayer(Arrangement arrangement, const std::string &name)
{
    if (arrangement.layers.size() < kMostLayers)
        arrangement.layers.insert(arrangement.layers.begin(), OwnLayer {.name = name});
    return arrangement;
}

Arrangement withoutLayer(Arrangement arrangement, std::size_t layer)
{
    if (layer < arrangement.layers.size())
        arrangement.layers.erase(arrangement.layers.begin() + static_cast<std::ptrdiff_t>(layer));
    return arrangement;
}

Arrangement layerMoved(Arrangement arrangement, std::size_t layer, int by)
{
    const std::ptrdiff_t to = static_cast<std::ptrdiff_t>(layer) + by;
    const auto count = static_cast<std::ptrdiff_t>(arrangement.layers.size());
    if (layer < arrangement.layers.size() && to >= 0 && to < count)
        std::swap(arrangement.layers[layer], arrangement.layers[static_cast<std::size_t>(to)]);
    return arrangement;
}

Arrangement putOnLayer(Arrangement arrangement, const Selection &things, std::optional<std::size_t> layer)
{
    Arrangement after = arrangement;
    for (OwnLayer &each : after.layers)
        each.things = without(std::move(each.things), things);
    if (layer && *layer < after.layers.size())
        after.layers[*layer].things = united(std::move(after.layers[*layer].things), things);
    return ifThereIsRoom(std::move(after), std::move(arrangement));
}

std::optional<std::size_t> commonLayer(const Arrangement &arrangement, const Selection &things)
{
    for (std::size_t layer = 0; layer < arrangement.layers.size(); ++layer) {
        if (!things.empty() && commonThings(things, arrangement.layers[layer].things) == things)
            return layer;
    }
    return std::nullopt;
}

Arrangement following(Arrangement arrangement, const Board &before, const BoardChange &change)
{
    const auto keeps = [&before](const BoardEdit &edit) { return keepsNames(before, edit); };
    if (arrangement.namesNothing() || std::ranges::all_of(change.edits, keeps))
        return arrangement;
    NamesInChange names(before);
    for (const BoardEdit &edit : change.edits)
        names.make(edit);
    names.finish();
    return withEvery(std::move(arrangement), [&](Selection &part) { part = names.renamed(part); });
}

Arrangement partOf(const Arrangement &arrangement, const Selection &things)
{
    Arrangement part;
    for (const OwnLayer &layer : arrangement.layers) {
        if (Selection there = commonThings(layer.things, things); !there.empty())
            part.layers.push_back({layer.name, true, false, std::move(there)});
    }
    for (const Selection &group : arrangement.groups)
        part.groups.push_back(commonThings(group, things));
    return tidied(std::move(part));
}

Arrangement withCopies(Arrangement arrangement, const Arrangement &part, const CopiedKeys &keys)
{
    Arrangement after = arrangement;
    for (const OwnLayer &layer : part.layers) {
        const Selection copies = copyOf(layer.things, keys);
        const auto same = std::ranges::find(after.layers, layer.name, &OwnLayer::name);
        if (same != after.layers.end())
            same->things = united(std::move(same->things), copies);
        else if (!copies.empty() && after.layers.size() < kMostLayers)
            after.layers.push_back({layer.name, true, false, copies});
    }
    for (const Selection &group : part.groups)
        after.groups.push_back(copyOf(group, keys));
    return ifThereIsRoom(tidied(std::move(after)), std::move(arrangement));
}

} // namespace merlon
