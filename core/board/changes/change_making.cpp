#include "core/board/changes/change.h"

#include "core/board/keys.h"

#include <algorithm>

namespace merlon {

namespace {

/// Replaces a place by what `alter` makes of it.
template <class Alter>
BoardChange alteredPlace(const Board &board, std::string_view key, Alter alter)
{
    const auto position = board.indexOf(key);
    if (!position)
        return {};
    Place place = board.places()[*position];
    alter(place);
    if (place == board.places()[*position])
        return {};
    return {{ReplacePlace {*position, std::move(place)}}};
}

} // namespace

BoardChange addPlace(const Board &board, Place place)
{
    return {{InsertPlace {board.places().size(), std::move(place)}}};
}

BoardChange removePlace(const Board &board, std::string_view key)
{
    const auto position = board.indexOf(key);
    if (!position)
        return {};
    BoardChange change;
    const auto places = board.places();
    const auto bearers =
        std::count_if(places.begin(), places.end(), [key](const Place &p) { return p.key == key; });
    for (std::size_t i = board.links().size(); bearers == 1 && i-- > 0;) {
        const Link &link = board.links()[i];
        if (link.from == key || link.to == key)
            change.edits.emplace_back(EraseLink {i});
    }
    change.edits.emplace_back(ErasePlace {*position});
    return change;
}

BoardChange movePlace(const Board &board, std::string_view key, Point to)
{
    return alteredPlace(board, key, [to](Place &place) { place.at = to; });
}

BoardChange setAttribute(const Board &board, std::string_view placeKey, std::string_view attribute,
                         AttributeValue value)
{
    return alteredPlace(board, placeKey, [&](Place &place) {
        place.attributes.insert_or_assign(std::string(attribute), std::move(value));
    });
}

BoardChange setLinkAttribute(const Board &board, std::size_t position, std::string_view attribute,
                             AttributeValue value)
{
    if (position >= board.links().size())
        return {};
    Link link = board.links()[position];
    link.attributes.insert_or_assign(std::string(attribute), std::move(value));
    if (link == board.links()[position])
        return {};
    return {{ReplaceLink {position, std::move(link)}}};
}

std::string freeKey(std::string_view wanted, const std::function<bool(std::string_view)> &isTaken)
{
    return FreeKeys(isTaken).find(wanted);
}

FreeKeys::FreeKeys(std::function<bool(std::string_view)> isTaken)
    : m_isTaken(std::move(isTaken))
{
}

std::string FreeKeys::find(std::string_view wanted)
{
    if (!m_isTaken(wanted))
        return std::string(wanted);
    std::string_view stem = wanted;
    const std::size_t hyphen = wanted.rfind('-');
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (hyphen != std::string_view::npos && hyphen + 1 < wanted.size()
        && std::all_of(wanted.begin() + static_cast<std::ptrdiff_t>(hyphen) + 1, wanted.end(), isDigit))
        stem = wanted.substr(0, hyphen);
    std::size_t &number = m_numbers.try_emplace(std::string(stem), std::size_t {2}).first->second;
    for (;; ++number) {
        std::string key = std::string(stem) + "-" + std::to_string(number);
        if (!m_isTaken(key))
            return key;
    }
}

std::string keyFrom(std::string_view text)
{
    std::string key;
    bool isHyphenDue = false;
    for (const char c : text) {
        const bool isCapital = c >= 'A' && c <= 'Z';
        if (!isCapital && !(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9')) {
            isHyphenDue = !key.empty();
            continue;
        }
        if (isHyphenDue)
            key += '-';
        isHyphenDue = false;
        key += isCapital ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return key;
}

std::string freeKey(const Board &board, std::string_view wanted)
{
    return freeKey(wanted, [&board](std::string_view key) { return board.indexOf(key).has_value(); });
}

BoardChange withFreeKey(const Board &board, std::size_t position, FreeKeys &keys)
{
    if (position >= board.places().size())
        return {};
    Place place = board.places()[position];
    place.key = keys.find(place.key);
    return {{ReplacePlace {position, std::move(place)}}};
}

BoardChange renamePlace(const Board &board, std::string_view key, std::string newKey)
{
    return alteredPlace(board, key, [&](Place &place) { place.key = std::move(newKey); });
}

BoardChange addLink(const Board &board, Link link)
{
    return {{InsertLink {board.links().size(), std::move(link)}}};
}

BoardChange removeLink(const Board &board, std::size_t position)
{
    if (position >= board.links().size())
        return {};
    return {{EraseLink {position}}};
}

} // namespace merlon
