#include "core/board/footprint.h"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace merlon {

namespace {

constexpr std::size_t kHolder = 100; ///< bytes around each value: a node of a map, a row of a list

using NamesByLanguage = std::map<std::string, std::string>;

std::size_t takenBy(const std::vector<std::string> &words)
{
    std::size_t bytes = words.size() * kHolder;
    for (const std::string &word : words)
        bytes += word.size();
    return bytes;
}

std::size_t takenBy(const NamesByLanguage &names)
{
    std::size_t bytes = names.size() * kHolder;
    for (const auto &[language, name] : names)
        bytes += language.size() + name.size();
    return bytes;
}

/// What a value takes besides the variant that holds it.
struct ValueSize {
    std::size_t operator()(bool) const { return 0; }
    std::size_t operator()(std::int64_t) const { return 0; }
    std::size_t operator()(const std::string &text) const { return text.size(); }
    std::size_t operator()(const std::vector<std::string> &words) const { return takenBy(words); }

    std::size_t operator()(const std::map<std::string, std::int64_t> &counts) const
    {
        std::size_t bytes = counts.size() * kHolder;
        for (const auto &[word, number] : counts)
            bytes += word.size();
        return bytes;
    }

    std::size_t operator()(const std::vector<AttributeRecord> &records) const
    {
        std::size_t bytes = records.size() * kHolder;
        for (const AttributeRecord &record : records) {
            for (const auto &[key, field] : record)
                bytes += kHolder + key.size() + std::visit(*this, field);
        }
        return bytes;
    }
};

std::size_t takenBy(const Attributes &attributes)
{
    std::size_t bytes = 0;
    for (const auto &[key, value] : attributes)
        bytes += kHolder + key.size() + std::visit(ValueSize {}, value);
    return bytes;
}

std::size_t takenBy(const OwnAttribute &own)
{
    std::size_t bytes = sizeof own + own.key.size() + takenBy(own.words) + takenBy(own.names)
        + takenBy(own.descriptions) + takenBy(own.places.kinds) + takenBy(own.links.kinds)
        + std::visit(ValueSize {}, own.standard);
    for (const auto &[word, names] : own.wordNames)
        bytes += kHolder + word.size() + takenBy(names);
    return bytes;
}

struct EditSize {
    std::size_t operator()(const InsertPlace &edit) const { return footprint(edit.place); }
    std::size_t operator()(const ErasePlace &) const { return 0; }
    std::size_t operator()(const ReplacePlace &edit) const { return footprint(edit.place); }
    std::size_t operator()(const InsertLink &edit) const { return footprint(edit.link); }
    std::size_t operator()(const EraseLink &) const { return 0; }
    std::size_t operator()(const ReplaceLink &edit) const { return footprint(edit.link); }
    std::size_t operator()(const ReplaceInfo &edit) const { return footprint(edit.info); }
};

} // namespace

std::size_t footprint(const Place &place)
{
    return sizeof place + place.key.size() + place.kind.size() + place.side.size() + takenBy(place.names)
        + takenBy(place.attributes);
}

std::size_t footprint(const Link &link)
{
    return sizeof link + link.kind.size() + link.from.size() + link.to.size() + takenBy(link.attributes)
        + link.via.size() * sizeof(Point);
}

std::size_t footprint(const BoardInfo &info)
{
    std::size_t bytes = sizeof info + info.key.size() + info.schema.size() + info.author.size()
        + info.licence.size() + takenBy(info.names) + takenBy(info.descriptions) + takenBy(info.games)
        + takenBy(info.attributes);
    for (const OwnAttribute &own : info.ownAttributes)
        bytes += takenBy(own);
    return bytes;
}

std::size_t footprint(const BoardChange &change)
{
    std::size_t bytes = 0;
    for (const BoardEdit &edit : change.edits)
        bytes += sizeof edit + std::visit(EditSize {}, edit);
    return bytes;
}

} // namespace merlon
