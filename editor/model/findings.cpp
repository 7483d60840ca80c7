#include "editor/model/findings.h"

#include "editor/model/copying.h"
#include "editor/model/shaping.h"

#include <algorithm>

namespace merlon {

namespace {

void addFindings(std::vector<BoardFinding> &all, const Game *game, std::vector<Finding> findings)
{
    all.reserve(all.size() + findings.size());
    for (Finding &finding : findings)
        all.push_back({game, std::move(finding)});
}

/// The side that a mend gives to a place, if that is all it does.
std::optional<std::string> mendedSide(const Finding &finding, const Place &place)
{
    if (!finding.mend || finding.mend->edits.size() != 1)
        return std::nullopt;
    const auto *edit = std::get_if<ReplacePlace>(&finding.mend->edits.front());
    if (!edit || edit->place.key != place.key || edit->place.side == place.side)
        return std::nullopt;
    return edit->place.side;
}

/// What a mend makes of the only link of a board, if that is all it does.
const Link *mendedLink(const Finding &finding, const Link &link)
{
    if (!finding.mend || finding.mend->edits.size() != 1)
        return nullptr;
    const auto *edit = std::get_if<ReplaceLink>(&finding.mend->edits.front());
    return edit && linkName(edit->link) == linkName(link) ? &edit->link : nullptr;
}

} // namespace

std::vector<BoardFinding> findingsOf(const Board &board, const BoardSchema &schema)
{
    std::vector<BoardFinding> findings;
    addFindings(findings, nullptr, checkBoard(board, schema));
    if (findings.empty()) {
        for (const std::string &key : board.info().games) {
            const Game *game = findGame(key);
            if (game && game->schema().key == schema.key)
                addFindings(findings, game, game->check(board));
        }
    }
    const auto severity = [](const BoardFinding &one) { return one.finding.severity; };
    if (!std::ranges::is_sorted(findings, {}, severity)) // of one game they are
        std::ranges::stable_sort(findings, {}, severity);
    return findings;
}

Selection concerned(const Board &board, const Finding &finding)
{
    Selection about;
    about.places.insert(finding.places.begin(), finding.places.end());
    for (const Link &link : board.links()) {
        if (about.places.size() > 1 && liesWithin(about, link))
            about.links.insert(linkName(link));
    }
    return stillThere(board, about);
}

std::string fittingSide(const Board &board, const BoardSchema &schema, const std::string &kind, Point at)
{
    if (schema.sides.size() < 2)
        return standardSide(schema);
    const std::string half = schema.sides[at.x <= kDrawingSize / 2 ? 0 : 1];
    const Place place = newPlace(board, schema, kind, half, at);
    const Board alone(board.info(), {place}, {}); // what is wrong with the place, not with its neighbours
    for (const BoardFinding &found : findingsOf(alone, schema)) {
        if (const auto side = mendedSide(found.finding, place))
            return *side;
    }
    return half;
}

Link fittingLink(const Board &board, const BoardSchema &schema, const Link &link)
{
    const Place *from = board.find(link.from);
    const Place *to = board.find(link.to);
    if (!from || !to)
        return link;
    const Board alone(board.info(), {*from, *to},
                      {link}); // what is wrong with the link, not with all the rest
    const bool isForOne = board.info().games.size() == 1; // what one game advises may be bad for another
    for (const BoardFinding &found : findingsOf(alone, schema)) {
        if (found.finding.severity != Severity::Error && !isForOne)
            continue;
        if (const Link *mended = mendedLink(found.finding, link))
            return *mended;
    }
    return link;
}

} // namespace merlon
