#include "editor/model/kinds.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace merlon {

namespace {

/// Without what people write differently: `West Wall`, `west_wall`, `walls`.
std::string plain(const std::string &key)
{
    std::string letters;
    for (const char one : key) {
        const auto letter = static_cast<unsigned char>(one);
        if (std::isalnum(letter) != 0)
            letters += static_cast<char>(std::tolower(letter));
    }
    if (letters.size() > 1 && letters.back() == 's')
        letters.pop_back();
    return letters;
}

template <class Kinds>
std::string likely(const Kinds &kinds, const std::string &kind)
{
    const auto found =
        std::ranges::find_if(kinds, [&](const auto &one) { return plain(one.key) == plain(kind); });
    return found == kinds.end() ? std::string() : found->key;
}

std::string nameFor(const std::map<std::string, std::string> &names, const std::string &kind)
{
    const auto found = names.find(kind);
    return found == names.end() ? kind : found->second;
}

} // namespace

UnknownKinds unknownKinds(const Board &board, const BoardSchema &schema)
{
    std::set<std::string> places;
    std::set<std::string> links;
    for (const Place &place : board.places()) {
        if (!schema.placeKind(place.kind))
            places.insert(place.kind);
    }
    for (const Link &link : board.links()) {
        if (!schema.linkKind(link.kind))
            links.insert(link.kind);
    }
    return {{places.begin(), places.end()}, {links.begin(), links.end()}};
}

BoardChange renamed(const Board &board, const KindNames &names)
{
    BoardChange change;
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        Place place = board.places()[i];
        place.kind = nameFor(names.places, place.kind);
        if (place != board.places()[i])
            change.edits.push_back(ReplacePlace {i, place});
    }
    for (std::size_t i = 0; i < board.links().size(); ++i) {
        Link link = board.links()[i];
        link.kind = nameFor(names.links, link.kind);
        if (link != board.links()[i])
            change.edits.push_back(ReplaceLink {i, link});
    }
    return change;
}

std::string likelyPlace(const BoardSchema &schema, const std::string &kind)
{
    return likely(schema.places, kind);
}

std::string likelyLink(const BoardSchema &schema, const std::string &kind)
{
    return likely(schema.links, kind);
}

} // namespace merlon
