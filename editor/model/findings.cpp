#include "editor/model/findings.h"

#include "editor/model/copying.h"
#include "editor/model/shaping.h"

#include <algorithm>
#include <optional>
#include <set>

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

/// Mends that do not get into each other's way, as one change. Each was made for the same board.
class MendsTogether {
public:
    explicit MendsTogether(const Board &board)
        : m_end(board.links().size())
    {
    }

    /// Left out if it touches what another one has touched, or does more than replace, remove or add links and places
    /// one by one. What removes a place is done alone: it takes its links along.
    void add(const BoardChange &mend)
    {
        if (m_alone)
            return;
        if (std::ranges::any_of(
                mend.edits, [](const BoardEdit &edit) { return std::holds_alternative<ErasePlace>(edit); })) {
            if (isEmpty())
                m_alone = mend;
            return;
        }
        const bool isFree =
            std::ranges::all_of(mend.edits, [this](const BoardEdit &edit) { return isUntouched(edit); });
        for (const BoardEdit &edit : mend.edits) {
            if (isFree)
                take(edit);
        }
    }

    /// New links come before places are renamed, which carries their ends along; what is removed goes last, from behind.
    BoardChange change() const
    {
        if (m_alone)
            return *m_alone;
        BoardChange change;
        change.edits = m_links;
        std::size_t end = m_end;
        for (const Link &link : m_added)
            change.edits.emplace_back(InsertLink {end++, link});
        change.edits.insert(change.edits.end(), m_places.begin(), m_places.end());
        for (auto position = m_removed.rbegin(); position != m_removed.rend(); ++position)
            change.edits.emplace_back(EraseLink {*position});
        return change;
    }

private:
    bool isEmpty() const
    {
        return m_places.empty() && m_links.empty() && m_added.empty() && m_removed.empty();
    }

    bool isUntouched(const BoardEdit &edit) const
    {
        if (const auto *place = std::get_if<ReplacePlace>(&edit))
            return !m_touchedPlaces.contains(place->position);
        if (const auto *link = std::get_if<ReplaceLink>(&edit))
            return !m_touchedLinks.contains(link->position);
        if (const auto *link = std::get_if<EraseLink>(&edit))
            return !m_touchedLinks.contains(link->position);
        const auto *link = std::get_if<InsertLink>(&edit);
        return link && !m_names.contains(linkName(link->link));
    }

    void take(const BoardEdit &edit)
    {
        if (const auto *place = std::get_if<ReplacePlace>(&edit)) {
            m_touchedPlaces.insert(place->position);
            m_places.push_back(edit);
        } else if (const auto *link = std::get_if<ReplaceLink>(&edit)) {
            m_touchedLinks.insert(link->position);
            m_links.push_back(edit);
        } else if (const auto *erased = std::get_if<EraseLink>(&edit)) {
            m_touchedLinks.insert(erased->position);
            m_removed.insert(erased->position);
        } else if (const auto *added = std::get_if<InsertLink>(&edit)) {
            m_names.insert(linkName(added->link));
            m_added.push_back(added->link);
        }
    }

    std::size_t m_end;
    std::vector<BoardEdit> m_places;
    std::vector<BoardEdit> m_links;
    std::vector<Link> m_added;
    std::set<std::size_t> m_removed;
    std::set<std::size_t> m_touchedPlaces;
    std::set<std::size_t> m_touchedLinks;
    std::set<LinkName> m_names;
    std::optional<BoardChange> m_alone;
};

/// Whether an edit changes or removes something that is selected.
bool concerns(const BoardEdit &edit, const Board &board, const Selection &selection)
{
    const auto isSelected = [&](std::size_t place) {
        return place < board.places().size() && selection.places.contains(board.places()[place].key);
    };
    if (const auto *replaced = std::get_if<ReplacePlace>(&edit))
        return isSelected(replaced->position);
    if (const auto *erased = std::get_if<ErasePlace>(&edit))
        return isSelected(erased->position);
    const auto *link = std::get_if<EraseLink>(&edit);
    return link && link->position < board.links().size()
        && selection.links.contains(linkName(board.links()[link->position]));
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
    const auto sort = [](const BoardFinding &one) { return sortOf(one.finding); };
    if (!std::ranges::is_sorted(findings, {}, sort))
        std::ranges::stable_sort(findings, {}, sort);
    return findings;
}

FindingSort sortOf(const Finding &finding)
{
    if (finding.severity == Severity::Warning)
        return FindingSort::Advice;
    return finding.isMissing ? FindingSort::ToDo : FindingSort::Wrong;
}

const BoardChange *mendFor(const Finding &finding, const Board &board, const Selection &selection)
{
    if (!finding.mend)
        return nullptr;
    const auto concernsSelection = [&](const BoardChange &mend) {
        return std::ranges::any_of(mend.edits,
                                   [&](const BoardEdit &edit) { return concerns(edit, board, selection); });
    };
    if (concernsSelection(*finding.mend))
        return &*finding.mend;
    const auto other = std::ranges::find_if(finding.otherMends, concernsSelection);
    return other == finding.otherMends.end() ? &*finding.mend : &*other;
}

bool isWithin(const Finding &finding, MendScope scope)
{
    const bool isUnasked = finding.severity == Severity::Error && !finding.isChoice;
    return finding.mend && (isUnasked || scope == MendScope::Proposed);
}

BoardChange mendedTogether(const Board &board, const BoardSchema &schema, MendScope scope)
{
    constexpr int kPasses = 16; // mends of different games might take turns, and removals are done one by one
    Board mended = board;
    for (int pass = 0; pass < kPasses; ++pass) {
        MendsTogether mends(mended);
        for (const BoardFinding &found : findingsOf(mended, schema)) {
            if (isWithin(found.finding, scope))
                mends.add(*found.finding.mend);
        }
        const BoardChange change = mends.change();
        if (change.empty() || !apply(mended, change))
            break;
    }
    return difference(board, mended);
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
