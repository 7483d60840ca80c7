#pragma once

#include "core/base/json.h"
#include "core/engine/position/form.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The parts of a position as JSON. What is absent in it is as in the standard position. `Setup`
/// is the setup of a game; `fields(form, ...)` goes over the fields of one thing with a form that writes or reads.
namespace merlon::position {

/// Writes the parts of a position that differ from the standard position.
template <class Setup>
struct Writing {
    const Setup &setup;
    const typename Setup::Data &data;
    const typename Setup::Data &standard;
    Json &json;

    /// Adds a member unless it is empty.
    void add(std::string_view key, Json value) const
    {
        if (!value.empty())
            json[std::string(key)] = std::move(value);
    }
};

/// Reads the parts of a position from its whole JSON object.
template <class Setup>
struct Reading {
    const Setup &setup;
    typename Setup::Data &data;
    ReadingForm &form;
};

/// The keys of all places, in board order.
template <class Setup>
const std::vector<std::string> &placeKeysOf(const Setup &setup)
{
    return setup.vocabulary().types()[typeOf(setup.vocabulary(), ArgumentKind::Place)].values;
}

/// The key of a place.
template <class Setup>
const std::string &keyOf(const Setup &setup, std::size_t place)
{
    return placeKeysOf(setup)[place];
}

/// The members that differ: `fields(form, data)` of the position against those of the standard position.
template <class Setup, class Fields>
Json differingMembers(const Writing<Setup> &writing, Fields fields)
{
    WritingForm form(writing.setup.vocabulary());
    WritingForm standard(writing.setup.vocabulary());
    fields(form, writing.data);
    fields(standard, writing.standard);
    return differing(form.take(), standard.take());
}

/// Writes what stands on places: `fields(form, data, field, place)`, where `field` is that of the setup.
template <class Setup, class Fields>
void writePlacesBy(const Writing<Setup> &writing, Fields fields)
{
    Json places = Json::object();
    for (std::size_t place = 0; place < placeKeysOf(writing.setup).size(); ++place) {
        Json members = differingMembers(writing, [&](WritingForm &form, const auto &data) {
            fields(form, data, writing.setup.field(), place);
        });
        if (!members.empty())
            places[keyOf(writing.setup, place)] = std::move(members);
    }
    writing.add("places", std::move(places));
}

/// Calls `read(form, value)` for each member of an object under a key. The keys are values of this type that exist.
template <class Setup, class Exists, class Read>
void readKeyed(const Reading<Setup> &reading, const char *key, std::uint8_t type, Exists exists, Read read)
{
    const std::string whole = std::string("/") + key;
    const Json *members = reading.form.find(key);
    ReadingForm(reading.form.complaint(), reading.form.vocabulary(), members, whole);
    if (members == nullptr || reading.form.complaint().any())
        return;
    for (const auto &[name, json] : members->items()) {
        const std::string pointer = pointerInto(whole, name);
        const auto value = valueIn(reading.form.complaint(), reading.form.vocabulary(), type, name, pointer);
        if (!value)
            return;
        if (!exists(*value))
            return reading.form.complaint().add(pointer, {"error.position-no-path", {name}});
        ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &json, pointer);
        read(form, *value);
        form.finish();
    }
}

template <class Setup, class Fields>
void readPlacesBy(const Reading<Setup> &reading, Fields fields)
{
    readKeyed(
        reading, "places", typeOf(reading.setup.vocabulary(), ArgumentKind::Place),
        [](std::uint16_t) { return true; },
        [&](ReadingForm &form, std::uint16_t place) {
            fields(form, reading.data, reading.setup.field(), std::size_t {place});
        });
}

/// Calls `readOne(reading, json, pointer, index)` for each element of a list under a key, at most `most`.
template <auto readOne, class Setup>
void readList(const Reading<Setup> &reading, std::string_view key, std::size_t most)
{
    const Json *list = reading.form.find(key);
    if (list == nullptr)
        return;
    if (!list->is_array())
        return reading.form.complain(key, {"error.position-array", {}});
    if (list->size() > most)
        return reading.form.complain(key, {"error.position-long-list", {static_cast<std::int64_t>(most)}});
    for (std::size_t index = 0; index < list->size() && !reading.form.complaint().any(); ++index)
        readOne(reading, (*list)[index], pointerInto(reading.form.pointer(key), std::to_string(index)),
                index);
}

/// The keys of the values of an enumeration, by `dataOf`.
template <class Value, std::size_t count>
Names namesOfData()
{
    static const auto kNames = [] {
        std::array<std::string_view, count> names;
        for (std::size_t value = 0; value < count; ++value)
            names[value] = dataOf(static_cast<Value>(value)).key;
        return names;
    }();
    return kNames;
}

} // namespace merlon::position
