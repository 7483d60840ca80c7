#include "core/board/analysis/symmetry.h"

#include "core/board/analysis/values.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace merlon {

namespace {

constexpr double kDrawing = 1000; ///< the width of the drawing, in whose middle the mirror stands
constexpr double kFarAway =
    40; ///< points between a place and the mirror image of its counterpart that are told
constexpr std::ptrdiff_t kMost = 2000; ///< places on both sides: more are not paired

double awayFromImage(const Place &first, const Place &second)
{
    const double x = kDrawing - first.at.x - second.at.x;
    const double y = first.at.y - second.at.y;
    return x * x + y * y;
}

std::vector<std::size_t> placesOf(const Board &board, const std::string &kind, const std::string &side)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        if (board.places()[i].kind == kind && board.places()[i].side == side)
            found.push_back(i);
    }
    return found;
}

/// The nearest pairs first; each place is paired once.
void pairUp(const Board &board, const std::vector<std::size_t> &first, const std::vector<std::size_t> &second,
            std::vector<std::optional<std::size_t>> &counterpart)
{
    std::vector<std::tuple<double, std::size_t, std::size_t>> pairs;
    for (const std::size_t a : first) {
        for (const std::size_t b : second)
            pairs.emplace_back(awayFromImage(board.places()[a], board.places()[b]), a, b);
    }
    std::ranges::sort(pairs);
    for (const auto &[away, a, b] : pairs) {
        if (counterpart[a] || counterpart[b])
            continue;
        counterpart[a] = b;
        counterpart[b] = a;
    }
}

class SymmetryReport {
public:
    SymmetryReport(const Board &board, const BoardSchema &schema)
        : m_board(board)
        , m_schema(schema)
        , m_counterparts(counterparts(board, schema))
    {
    }

    AnalysisReport make()
    {
        m_report.columns = {{"analysis.column.what", {}},
                            {"analysis.column.counterpart", {}},
                            {"analysis.column.difference", {}},
                            {"analysis.column.here", {}},
                            {"analysis.column.there", {}}};
        for (std::size_t place = 0; place < m_board.places().size(); ++place)
            lookAtPlace(place);
        lookAtLinks();
        const auto rows = static_cast<std::int64_t>(m_report.rows.size());
        m_report.summary.push_back({rows == 0 ? "analysis.symmetric" : "analysis.asymmetries", {rows}});
        return std::move(m_report);
    }

private:
    bool isOnSide(const Place &place, std::size_t side) const { return place.side == m_schema.sides[side]; }

    void lookAtPlace(std::size_t index)
    {
        const Place &place = m_board.places()[index];
        if (!m_counterparts[index])
            return alone(place);
        const Place &other = m_board.places()[*m_counterparts[index]];
        if (!isOnSide(place, 0))
            return; // told from the other side
        if (awayFromImage(place, other) > kFarAway * kFarAway)
            differ(place, other, {"analysis.difference.position", {}}, {}, {});
        const PlaceKind *kind = m_schema.placeKind(place.kind);
        if (!kind)
            return;
        for (const AttributeSchema *attribute : differing(m_schema, kind->attributes, place, other))
            differ(place, other, {"analysis.name", {Word {attribute->key}}},
                   cellOf(*attribute, attributeOf(m_schema, place, attribute->key)),
                   cellOf(*attribute, attributeOf(m_schema, other, attribute->key)));
    }

    void alone(const Place &place)
    {
        m_report.rows.push_back(
            {{placeText(place), std::monostate(), Text {"analysis.difference.no-counterpart", {}},
              std::monostate(), std::monostate()},
             {place.key},
             {}});
        m_report.marks.push_back({MarkStyle::Lacking, place.key});
    }

    void differ(const Place &place, const Place &other, Text what, ReportCell here, ReportCell there)
    {
        m_report.rows.push_back(
            {{placeText(place), placeText(other), std::move(what), std::move(here), std::move(there)},
             {place.key, other.key},
             {{MarkStyle::Narrow, place.key}, {MarkStyle::Narrow, other.key}}});
        for (const std::string &key : {place.key, other.key}) {
            if (m_marked.insert(key).second)
                m_report.marks.push_back({MarkStyle::Different, key});
        }
    }

    /// A link by its kind and ends, the ends in board order where it has no direction.
    using Ends = std::tuple<std::string, std::size_t, std::size_t>;
    Ends endsOf(const std::string &kind, std::size_t from, std::size_t to) const
    {
        const LinkKind *known = m_schema.linkKind(kind);
        const bool turned = known && !known->directed && to < from;
        return {kind, turned ? to : from, turned ? from : to};
    }

    void lookAtLinks()
    {
        std::map<Ends, const Link *> links;
        for (const Link &link : m_board.links()) {
            const auto from = m_board.indexOf(link.from);
            const auto to = m_board.indexOf(link.to);
            if (from && to)
                links.emplace(endsOf(link.kind, *from, *to), &link);
        }
        for (const auto &[ends, link] : links) {
            const auto &[kind, from, to] = ends;
            const auto first = m_counterparts[from];
            const auto second = m_counterparts[to];
            if (!first || !second || (*first == from && *second == to))
                continue; // the place is told of, or the link lies in the middle
            const auto image = links.find(endsOf(kind, *first, *second));
            if (image == links.end())
                linkAlone(*link, m_board.places()[*first], m_board.places()[*second]);
            else if (isOnSide(m_board.places()[from], 0) || isOnSide(m_board.places()[to], 0))
                compareLinks(*link, *image->second);
        }
    }

    void linkAlone(const Link &link, const Place &from, const Place &to)
    {
        m_report.rows.push_back(
            {{linkText(m_schema, link), linkText(m_schema, link.kind, from.key, to.key),
              Text {"analysis.difference.no-link", {}}, std::monostate(), std::monostate()},
             {link.from, link.to},
             {{MarkStyle::Lacking, from.key, to.key}}});
        m_report.marks.push_back({MarkStyle::Different, link.from, link.to});
    }

    void compareLinks(const Link &link, const Link &image)
    {
        const LinkKind *kind = m_schema.linkKind(link.kind);
        if (!kind)
            return;
        for (const AttributeSchema *attribute : differing(m_schema, kind->attributes, link, image)) {
            m_report.rows.push_back({{linkText(m_schema, link), linkText(m_schema, image),
                                      Text {"analysis.name", {Word {attribute->key}}},
                                      cellOf(*attribute, attributeOf(m_schema, link, attribute->key)),
                                      cellOf(*attribute, attributeOf(m_schema, image, attribute->key))},
                                     {link.from, link.to, image.from, image.to},
                                     {}});
            m_report.marks.push_back({MarkStyle::Different, link.from, link.to});
            m_report.marks.push_back({MarkStyle::Different, image.from, image.to});
        }
    }

    const Board &m_board;
    const BoardSchema &m_schema;
    std::vector<std::optional<std::size_t>> m_counterparts;
    std::set<std::string> m_marked;
    AnalysisReport m_report;
};

} // namespace

std::vector<std::optional<std::size_t>> counterparts(const Board &board, const BoardSchema &schema)
{
    std::vector<std::optional<std::size_t>> found(board.places().size());
    if (schema.sides.size() < 2)
        return found;
    std::set<std::string> kinds;
    for (std::size_t place = 0; place < found.size(); ++place) {
        const std::string &side = board.places()[place].side;
        if (side == schema.sides[0] || side == schema.sides[1])
            kinds.insert(board.places()[place].kind);
        else
            found[place] = place;
    }
    for (const std::string &kind : kinds) {
        const auto first = placesOf(board, kind, schema.sides[0]);
        const auto second = placesOf(board, kind, schema.sides[1]);
        pairUp(board, first, second, found);
    }
    return found;
}

AnalysisReport symmetryReport(const Board &board, const BoardSchema &schema)
{
    if (schema.sides.size() < 2)
        return {};
    const auto onSides = std::ranges::count_if(board.places(), [&](const Place &place) {
        return place.side == schema.sides[0] || place.side == schema.sides[1];
    });
    if (onSides > kMost)
        return {{}, {}, {}, {{"analysis.too-large", {}}}};
    return SymmetryReport(board, schema).make();
}

} // namespace merlon
