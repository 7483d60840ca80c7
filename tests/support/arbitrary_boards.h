#pragma once

#include "core/base/random.h"
#include "core/board/board.h"
#include "core/board/changes/change.h"

#include <cstdint>
#include <string>
#include <vector>

/// Boards that can be held, most of them full of mistakes, and changes to them: doubled keys, links to
/// nowhere, unknown kinds and attributes, values of a wrong type. For what must hold for any board.
namespace merlon::testing {

class Arbitrary {
public:
    explicit Arbitrary(Random &random)
        : m_random(random)
    {
    }

    Board board()
    {
        std::vector<Place> places(below(8));
        for (Place &one : places)
            one = place();
        std::vector<Link> links(below(12));
        for (Link &one : links)
            one = link();
        return {info(), std::move(places), std::move(links)};
    }

    /// May name positions that do not exist or take a place away from its links: then it must change nothing.
    BoardChange change(const Board &board)
    {
        std::size_t places = board.places().size();
        std::size_t links = board.links().size();
        BoardChange change;
        const std::uint32_t count = 1 + below(9);
        for (std::uint32_t i = 0; i < count; ++i)
            change.edits.push_back(edit(places, links));
        return change;
    }

private:
    std::uint32_t below(std::uint32_t bound) { return m_random.below(bound); }

    std::string oneOf(std::vector<std::string> words) { return words[below(std::uint32_t(words.size()))]; }

    std::string key() { return oneOf({"a", "b", "c", "d", "west-wall-1", "é  \"<&>'", " b ", ""}); }

    double coordinate()
    {
        constexpr double kPart = 8;
        return below(4) == 0 ? -1.5 : below(9000) / kPart;
    }

    BoardInfo info()
    {
        BoardInfo info;
        info.key = key();
        info.schema = "siege";
        if (below(2) == 0)
            info.names = {{"en", "Name"}, {"fr", "Nom  à deux blancs\n"}};
        if (below(2) == 0)
            info.games = {"siege2", "siege1"};
        info.author = below(2) == 0 ? "" : "Somebody & Co. <x@y>";
        if (below(3) == 0)
            addOwnAttributes(info);
        return info;
    }

    void addOwnAttributes(BoardInfo &info)
    {
        OwnAttribute height;
        height.key = "odd";
        height.type = AttributeType::Number;
        height.minimum = -3;
        height.maximum = 9;
        height.standard = std::int64_t {1};
        height.names = {{"fr", "Hauteur  \"<&>\""}};
        height.places.isAll = below(2) == 0;
        height.links.kinds = {"path", "unknown"};
        height.ofBoard = below(2) == 0;
        info.ownAttributes = {std::move(height)};
        if (below(2) == 0)
            info.attributes = {{"odd", std::int64_t {below(4)}}};
    }

    Place place()
    {
        Place place;
        place.key = key();
        place.kind = oneOf({"wall", "rampart", "foreground", "tower", "building", "unknown", ""});
        place.side = oneOf({"west", "east", "none", "above", ""});
        place.at.x = coordinate();
        place.at.y = coordinate();
        if (below(3) == 0)
            place.names = {{"fr", "Tour  du  Nord \\ \"&quot;\" "}};
        place.attributes = attributes();
        return place;
    }

    Link link()
    {
        Link link;
        link.kind = oneOf({"path", "adjacent", "facing", "beside", "unknown"});
        link.from = key();
        link.to = key();
        if (below(3) == 0)
            link.attributes = attributes();
        const std::uint32_t points = below(3);
        for (std::uint32_t i = 0; i < points; ++i) {
            const double x = coordinate();
            link.via.push_back({x, coordinate()});
        }
        return link;
    }

    Attributes attributes()
    {
        Attributes attributes;
        const std::uint32_t count = below(4);
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::string name =
                oneOf({"invader-spaces", "defender-spaces", "cauldron", "unit-capacity", "type",
                       "start-units", "spaces", "kind", "x", "attribute.x", "trappable", "odd <"});
            attributes[name] = value();
        }
        return attributes;
    }

    AttributeValue value()
    {
        switch (below(6)) {
        case 0:
            return below(2) == 0;
        case 1:
            return std::int64_t {below(40)} - 10;
        case 2:
            return oneOf({"", "forge", "true", "12", "[1]", "{}", "two  blanks ", "\"quoted\""});
        case 3:
            return std::vector<std::string> {"goblin", key()};
        case 4:
            return std::map<std::string, std::int64_t> {{"goblin", below(3)}, {"who", below(3)}};
        default:
            return std::vector<AttributeRecord> {
                {{"type", std::string("any")}, {"start", std::string("soldier")}},
                {{"type", std::int64_t {3}}, {"odd", true}},
            };
        }
    }

    BoardEdit edit(std::size_t &places, std::size_t &links)
    {
        const bool astray = below(20) == 0;
        const std::size_t stray = astray ? 100 : 0;
        switch (below(8)) {
        case 0:
            return InsertPlace {below(std::uint32_t(++places)) + stray, place()};
        case 1:
            if (places > 0)
                return ErasePlace {below(std::uint32_t(places--)) + stray};
            return ReplaceInfo {info()};
        case 2:
        case 3:
            if (places > 0)
                return ReplacePlace {below(std::uint32_t(places)) + stray, place()};
            return ReplaceInfo {info()};
        case 4:
            return InsertLink {below(std::uint32_t(++links)) + stray, link()};
        case 5:
            if (links > 0)
                return EraseLink {below(std::uint32_t(links--)) + stray};
            return ReplaceInfo {info()};
        case 6:
            if (links > 0)
                return ReplaceLink {below(std::uint32_t(links)) + stray, link()};
            return ReplaceInfo {info()};
        default:
            return ReplaceInfo {info()};
        }
    }

    Random &m_random;
};

} // namespace merlon::testing
