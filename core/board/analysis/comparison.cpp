#include "core/board/analysis/comparison.h"

#include "core/board/analysis/values.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace merlon {

namespace {

using LinkKey = std::tuple<std::string, std::string, std::string>;

class ComparisonReport {
public:
    ComparisonReport(const Board &first, const Board &second, const BoardSchema &schema)
        : m_first(first)
        , m_second(second)
        , m_schema(schema)
    {
    }

    AnalysisReport make()
    {
        m_report.columns = {{"analysis.column.what", {}},
                            {"analysis.column.difference", {}},
                            {"analysis.column.first", {}},
                            {"analysis.column.second", {}}};
        for (const Place &place : m_first.places()) {
            if (const Place *other = m_second.find(place.key))
                comparePlaces(place, *other);
            else
                only(place, "analysis.difference.only-first");
        }
        for (const Place &place : m_second.places()) {
            if (!m_first.find(place.key))
                only(place, "analysis.difference.only-second");
        }
        compareLinks();
        for (const auto &[key, isMoved] : m_differing)
            m_report.marks.push_back(
                {MarkStyle::Different, key, {}, isMoved ? Text {"analysis.moved", {}} : Text()});
        const auto rows = static_cast<std::int64_t>(m_report.rows.size());
        m_report.summary.push_back({rows == 0 ? "analysis.equal" : "analysis.differences", {rows}});
        return std::move(m_report);
    }

private:
    void add(Text what, std::vector<std::string> places, Text difference, ReportCell first = {},
             ReportCell second = {})
    {
        m_report.rows.push_back(
            {{std::move(what), std::move(difference), std::move(first), std::move(second)},
             std::move(places),
             {}});
    }

    void only(const Place &place, const char *difference)
    {
        add(placeText(place), {place.key}, {difference, {}});
        m_report.marks.push_back({MarkStyle::Lacking, place.key});
    }

    void differ(const Place &place, Text difference, ReportCell first = {}, ReportCell second = {})
    {
        add(placeText(place), {place.key}, std::move(difference), std::move(first), std::move(second));
        m_differing[place.key] = false;
    }

    void comparePlaces(const Place &place, const Place &other)
    {
        if (place.kind != other.kind)
            return differ(place, {"analysis.difference.kind", {}}, std::vector<Word> {{place.kind}},
                          std::vector<Word> {{other.kind}});
        if (place.side != other.side)
            differ(place, {"analysis.difference.side", {}}, std::vector<Word> {{place.side}},
                   std::vector<Word> {{other.side}});
        if (place.at != other.at)
            moved(place, other);
        if (place.names != other.names)
            differ(place, {"analysis.difference.names", {}});
        const PlaceKind *kind = m_schema.placeKind(place.kind);
        if (!kind)
            return;
        for (const AttributeSchema *attribute : differing(m_schema, kind->attributes, place, other))
            differ(place, {"analysis.name", {Word {attribute->key}}},
                   cellOf(*attribute, attributeOf(m_schema, place, attribute->key)),
                   cellOf(*attribute, attributeOf(m_schema, other, attribute->key)));
    }

    void moved(const Place &place, const Place &other)
    {
        add(placeText(place), {place.key}, {"analysis.difference.position", {}}, pointCell(place.at),
            pointCell(other.at));
        m_differing.emplace(place.key, true);
    }

    static ReportCell pointCell(Point at)
    {
        return Text {"analysis.point", {static_cast<std::int64_t>(at.x), static_cast<std::int64_t>(at.y)}};
    }

    LinkKey keyOf(const Link &link) const
    {
        const LinkKind *kind = m_schema.linkKind(link.kind);
        const bool turned = kind && !kind->directed && link.to < link.from;
        return {link.kind, turned ? link.to : link.from, turned ? link.from : link.to};
    }

    std::map<LinkKey, const Link *> linksOf(const Board &board) const
    {
        std::map<LinkKey, const Link *> links;
        for (const Link &link : board.links())
            links.emplace(keyOf(link), &link);
        return links;
    }

    void compareLinks()
    {
        const auto first = linksOf(m_first);
        const auto second = linksOf(m_second);
        for (const auto &[key, link] : first) {
            const auto other = second.find(key);
            if (other == second.end())
                onlyLink(*link, "analysis.difference.only-first");
            else
                compareLink(*link, *other->second);
        }
        for (const auto &[key, link] : second) {
            if (!first.contains(key))
                onlyLink(*link, "analysis.difference.only-second");
        }
    }

    void onlyLink(const Link &link, const char *difference)
    {
        add(linkText(m_schema, link), {link.from, link.to}, {difference, {}});
        m_report.marks.push_back({MarkStyle::Lacking, link.from, link.to});
    }

    void compareLink(const Link &link, const Link &other)
    {
        const LinkKind *kind = m_schema.linkKind(link.kind);
        if (!kind)
            return;
        for (const AttributeSchema *attribute : differing(m_schema, kind->attributes, link, other)) {
            add(linkText(m_schema, link), {link.from, link.to}, {"analysis.name", {Word {attribute->key}}},
                cellOf(*attribute, attributeOf(m_schema, link, attribute->key)),
                cellOf(*attribute, attributeOf(m_schema, other, attribute->key)));
            m_report.marks.push_back({MarkStyle::Different, link.from, link.to});
        }
    }

    const Board &m_first;
    const Board &m_second;
    const BoardSchema &m_schema;
    std::map<std::string, bool> m_differing; ///< places by key; true: they only lie elsewhere
    AnalysisReport m_report;
};

} // namespace

AnalysisReport comparisonReport(const Board &first, const Board &second, const BoardSchema &schema)
{
    return ComparisonReport(first, second, schema).make();
}

} // namespace merlon
