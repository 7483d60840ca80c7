#pragma once

#include "core/engine/position/describing.h"
#include "core/engine/position/empty.h"
#include "core/engine/position/sections.h"
#include "core/games/siege/battlefield.h"

/// What lies on the paths of a position. Links on which nobody marches have no such part.
namespace merlon::siege::position {

using merlon::position::Describing;
using merlon::position::DescribingForm;
using merlon::position::differingMembers;
using merlon::position::Reading;
using merlon::position::ReadingForm;
using merlon::position::Writing;
using merlon::position::WritingForm;

/// The types `place` and `path` in the vocabularies of all siege games.
inline constexpr std::uint8_t kPlaceType = 1;
inline constexpr std::uint8_t kPathType = 2;

/// The key of a path, "a>b", by its number.
template <class Setup>
std::string pathKey(const Setup &setup, std::size_t path)
{
    return setup.vocabulary().keyOf(kPathType, setup.field().paths[path].link);
}

/// Writes what lies on paths: `fields(form, path)`.
template <class Setup, class Fields>
void writePathsBy(const Writing<Setup> &writing, Fields fields)
{
    Json paths = Json::object();
    for (std::size_t path = 0; path < writing.setup.field().paths.size(); ++path) {
        Json members = differingMembers(
            writing, [&](WritingForm &form, const auto &data) { fields(form, data.paths[path]); });
        if (!members.empty())
            paths[pathKey(writing.setup, path)] = std::move(members);
    }
    writing.add("paths", std::move(paths));
}

/// Reads it.
template <class Setup, class Fields>
void readPathsBy(const Reading<Setup> &reading, Fields fields)
{
    const auto &paths = reading.setup.field().pathOfLink;
    merlon::position::readKeyed(
        reading, "paths", kPathType, [&](std::uint16_t link) { return paths[link] != kNowhere; },
        [&](ReadingForm &form, std::uint16_t link) { fields(form, reading.data.paths[paths[link]]); });
}

/// Takes it away.
template <class Setup, class Fields>
void emptyPathsBy(const Setup &setup, typename Setup::Data &data, Fields fields)
{
    merlon::position::EmptyingForm form;
    for (std::size_t path = 0; path < setup.field().paths.size(); ++path)
        fields(form, data.paths[path]);
}

/// Describes it: `fields(form, path)`.
template <class Setup, class Fields>
void describePathsBy(const Describing<Setup> &describing, Fields fields)
{
    const auto &paths = describing.setup.field().paths;
    for (std::size_t path = 0; path < paths.size(); ++path) {
        const std::string key = pathKey(describing.setup, path);
        describing.add({.pointer = pointerInto("/paths", key),
                        .key = key,
                        .link = paths[path].link,
                        .fields = describing.fieldsBy([&](DescribingForm &form, const auto &data) {
                            fields(form, data.paths[path]);
                        })});
    }
}

} // namespace merlon::siege::position
