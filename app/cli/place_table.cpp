#include "app/cli/place_table.h"

#include "app/cli/item_list.h"
#include "app/cli/map_parts.h"
#include "app/cli/text_table.h"
#include "app/words/game_words.h"
#include "app/words/language.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::cli {

/// The sides that have room of their own there.
std::vector<Seat> PlaceTable::sides() const
{
    std::vector<Seat> sides;
    for (const Zone &zone : m_tableau.zones) {
        if (isOfKind(zone.place) && zone.owner != kNobody
            && std::ranges::find(sides, zone.owner) == sides.end())
            sides.push_back(zone.owner);
    }
    return sides;
}

/// `3/4: 1 goblin, 2 orcs`.
QString PlaceTable::unitsOf(int place, Seat side) const
{
    QStringList parts;
    for (const Zone &zone : m_tableau.zones) {
        if (zone.place != place || zone.owner != side)
            continue;
        int count = 0;
        for (const Item &item : zone.items)
            count += item.role == ComponentRole::Hero ? 0 : item.count;
        const QString items = itemsInWords(zone, m_speaker);
        parts << (zone.room > 0 ? filledPlace(items, count, zone.room) : items);
    }
    return things(parts);
}

QString PlaceTable::ground(const Ground &ground) const
{
    QStringList words;
    if (!ground.style.empty())
        words << m_speaker.name("ground", ground.style);
    if (ground.owner != kNobody)
        words << m_speaker.seat(ground.owner);
    if (ground.level > 0 && ground.note.empty()) // a line under the name tells more than a level
        //: Kind of a heading of the rulebook. %1: a number
        words << Cli::tr("level %1").arg(ground.level);
    if (!ground.note.empty())
        words << m_speaker.say(ground.note);
    return things(words);
}

QString PlaceTable::alsoAt(int place) const
{
    QStringList words;
    for (const Zone &zone : m_tableau.zones) {
        if (zone.place != place || zone.owner != kNobody)
            continue;
        if (!zone.note.empty())
            words << m_speaker.say(zone.note);
        words << itemsInWords(zone, m_speaker);
    }
    for (const Ground &one : m_tableau.grounds) {
        if (one.place == place)
            words << ground(one);
    }
    for (const Patch &patch : m_tableau.patches) {
        if (std::ranges::find(patch.places, place) != patch.places.end())
            words << m_speaker.name(patch.name.type, patch.name.key);
    }
    return things(words);
}

/// Ways, each with what lies on it: `west wall 1, 2 (bridge)`; of places without ways, their neighbours.
QString PlaceTable::waysFrom(int place) const
{
    const std::string &key = m_board.places()[static_cast<std::size_t>(place)].key;
    QStringList ways;
    QStringList neighbours;
    bool hasWays = false;
    for (std::size_t number = 0; number < m_board.links().size(); ++number) {
        const Link &link = m_board.links()[number];
        if (link.from != key && link.to != key)
            continue;
        const bool isWay = isDirected(link);
        hasWays = hasWays || isWay;
        if (isWay && link.from != key)
            continue;
        QStringList lies;
        for (const Zone &zone : m_tableau.zones) {
            if (zone.link == static_cast<int>(number))
                lies << itemsInWords(zone, m_speaker);
        }
        const QString end = m_speaker.name(link.from == key ? link.to : link.from);
        const QString on = things(lies);
        (isWay ? ways : neighbours) << (on.isEmpty() ? end : u"%1 (%2)"_s.arg(end, on));
    }
    return shortList(hasWays ? ways : neighbours);
}

/// The name of a side: that of its panel, or of its seat.
QString PlaceTable::nameOf(Seat side) const
{
    const auto panel = std::ranges::find(m_tableau.panels, side, &Panel::livery);
    return asTitle(panel == m_tableau.panels.end() ? m_speaker.seat(side)
                                                   : m_speaker.name(panel->title.type, panel->title.key));
}

QString PlaceTable::text() const
{
    const std::vector<Seat> owners = sides();
    QStringList header {asTitle(m_speaker.name(m_kind))};
    for (const Seat side : owners)
        header << nameOf(side);
    //: Column of a table of places: what lies there besides units.
    header << Cli::tr("There");
    //: Column of a table of places: where one can march from there.
    header << Cli::tr("Leads to");
    std::vector<QStringList> rows;
    std::vector<bool> isUsed(static_cast<std::size_t>(header.size()), false);
    for (int place = 0; place < static_cast<int>(m_board.places().size()); ++place) {
        if (!isOfKind(place))
            continue;
        QStringList row {asTitle(m_speaker.name(m_board.places()[static_cast<std::size_t>(place)].key))};
        for (const Seat side : owners)
            row << unitsOf(place, side);
        row << alsoAt(place) << waysFrom(place);
        for (std::size_t column = 0; column < isUsed.size(); ++column)
            isUsed[column] = isUsed[column] || !row[static_cast<qsizetype>(column)].isEmpty();
        rows.push_back(std::move(row));
    }
    const auto last = isUsed.size() - 1;
    if (std::ranges::none_of(isUsed.begin() + 1, isUsed.begin() + static_cast<std::ptrdiff_t>(last),
                             [](bool used) { return used; }))
        return {};
    const auto shortened = [&](const QStringList &row) {
        QStringList left;
        for (std::size_t column = 0; column < isUsed.size(); ++column) {
            if (isUsed[column])
                left << row[static_cast<qsizetype>(column)];
        }
        return left;
    };
    TextTable table(shortened(header));
    for (const QStringList &row : rows)
        table.add(shortened(row));
    return table.text(u"  "_s);
}

} // namespace merlon::cli
