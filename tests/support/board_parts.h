#pragma once

#include "core/board/board.h"
#include "core/board/finding.h"
#include "core/games/english.h"
#include "core/games/module.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// Boards that are broken on purpose, to see what the checks say.
namespace merlon::testing {

/// A board in its parts, to be broken.
struct Parts {
    BoardInfo info;
    std::vector<Place> places;
    std::vector<Link> links;

    explicit Parts(const Board &board)
        : info(board.info())
        , places(board.places().begin(), board.places().end())
        , links(board.links().begin(), board.links().end())
    {
    }

    Board board() const { return {info, places, links}; }

    Place &at(const std::string &key)
    {
        return *std::find_if(places.begin(), places.end(),
                             [&](const Place &place) { return place.key == key; });
    }

    Link &link(const std::string &kind, const std::string &from, const std::string &to)
    {
        return *std::find_if(links.begin(), links.end(), [&](const Link &link) {
            return link.kind == kind && link.from == from && link.to == to;
        });
    }

    void add(const std::string &kind, const std::string &from, const std::string &to)
    {
        links.push_back({kind, from, to, {}, {}});
    }

    void drop(const std::string &kind, const std::string &from, const std::string &to)
    {
        links.erase(links.begin() + (&link(kind, from, to) - links.data()));
    }

    void remove(const std::string &key)
    {
        std::erase_if(places, [&](const Place &place) { return place.key == key; });
        std::erase_if(links, [&](const Link &link) { return link.from == key || link.to == key; });
    }

    void set(const std::string &key, const std::string &attribute, AttributeValue value)
    {
        at(key).attributes[attribute] = std::move(value);
    }
};

/// A space of a type with the unit that starts there.
inline AttributeRecord spaceFor(const std::string &type, const std::string &start)
{
    return {{"type", type}, {"start", start}};
}

/// Whether the message of a finding has words, and all of them.
inline bool isSaid(const Finding &finding)
{
    const std::string said = say(finding.message, english());
    return said.find("finding.") == std::string::npos && said.find('%') == std::string::npos;
}

/// Whether a finding of a game has a rule of its own, or names one.
inline bool hasRule(const char *game, const Finding &finding)
{
    const Game &checked = *findGame(game);
    const std::string prefix = checked.rulePrefix() + '-';
    return !boardRuleOf(checked, finding.message.code).isNone()
        || say(finding.message, english(checked)).find(prefix) != std::string::npos;
}

/// Whether every mend of a finding fits the board and changes it.
inline bool mendsChange(const Board &board, const Finding &finding)
{
    std::vector<BoardChange> mends = finding.otherMends;
    if (finding.mend)
        mends.push_back(*finding.mend);
    return std::all_of(mends.begin(), mends.end(), [&](const BoardChange &mend) {
        Board mended = board;
        return apply(mended, mend).has_value() && !(mended == board);
    });
}

inline std::int64_t number(int value)
{
    return value;
}

inline std::string word(const char *text)
{
    return text;
}

} // namespace merlon::testing
