#include "app/cli/text_map.h"

#include "app/cli/item_list.h"
#include "app/cli/map_parts.h"
#include "app/cli/output.h"
#include "app/cli/place_table.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "app/words/language.h"
#include "app/words/round_words.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// Of the titles in the blocks beside the board.
constexpr int kTitleColumn = 22;

/// A table for each kind of places, in the order in which the family of boards has them.
QStringList boardTables(const Tableau &tableau, const Speaker &speaker)
{
    QStringList tables;
    for (const PlaceKind &kind : speaker.setup().game().schema().places) {
        const QString table = PlaceTable(tableau, speaker, kind.key).text();
        if (!table.isEmpty())
            tables << table;
    }
    return tables;
}

QString titleOf(const Panel &panel, const Speaker &speaker)
{
    return asTitle(speaker.name(panel.title.type, panel.title.key));
}

QString titleOf(const Zone &zone, const Speaker &speaker)
{
    QString title =
        zone.title.key.empty() ? QString() : asTitle(speaker.name(zone.title.type, zone.title.key));
    QStringList notes;
    if (zone.head) {
        const int place = zone.head->place;
        title = asTitle(
            place < 0 ? plainNameOf(*zone.head, speaker)
                      : speaker.name(speaker.setup().board().places()[static_cast<std::size_t>(place)].key));
        for (const Visitor &visitor : zone.head->visitors)
            notes << speaker.name(visitor.name.type, visitor.name.key).toLower();
    }
    if (!zone.note.empty())
        notes << speaker.say(zone.note);
    return notes.isEmpty() ? title : u"%1 (%2)"_s.arg(title, separated(notes));
}

/// What a zone without a title is called.
QString usualTitle(const Zone &zone)
{
    if (zone.isReserve)
        return /*: Heading at the terminal: what is left, not used yet */ Cli::tr("Left");
    return zone.kind == ZoneKind::Cards ? Cli::tr("Cards") : QString();
}

bool hasSeveralOwners(const std::vector<const Zone *> &zones)
{
    const auto isOwned = [](const Zone *zone) { return zone->owner != kNobody; };
    const auto first = std::ranges::find_if(zones, isOwned);
    return std::any_of(first, zones.end(),
                       [&](const Zone *zone) { return isOwned(zone) && zone->owner != (*first)->owner; });
}

/// A grid: its title, and below it its rows.
void addGrid(const Zone &zone, const Speaker &speaker, QStringList &titles, QStringList &texts)
{
    if (const QString title = titleOf(zone, speaker); !title.isEmpty()) {
        titles << title + u':';
        texts << QString();
    }
    for (std::size_t row = 0; row < zone.grid->rows.size(); ++row) {
        const Word &name = zone.grid->rows[row].name;
        titles << u"  "_s + asTitle(speaker.name(name.type, name.key));
        texts << rowInWords(zone, row, speaker);
    }
}

/// The zones of a panel, each on a line of its own, or on two where its title is long; what goes on under a title stands
/// behind it.
QStringList linesOf(const std::vector<const Zone *> &zones, const Speaker &speaker)
{
    QStringList titles;
    QStringList texts;
    Seat owner = kNobody;
    const bool hasBlocks = hasSeveralOwners(zones);
    for (const Zone *zone : zones) {
        if (zone->spot == ZoneSpot::PanelTitle)
            continue;
        if (zone->grid) {
            addGrid(*zone, speaker, titles, texts);
            owner = zone->owner;
            continue;
        }
        const QString items = itemsInWords(*zone, speaker);
        const QString title = titleOf(*zone, speaker);
        if (zone->owner != owner && zone->owner != kNobody && hasBlocks) {
            titles << asTitle(speaker.seat(zone->owner)) + u':';
            texts << QString();
        }
        owner = zone->owner;
        const QString usual = usualTitle(*zone);
        if (title.isEmpty() && !titles.isEmpty() && usual.isEmpty()) {
            texts.last() = things({texts.last(), items});
            continue;
        }
        titles << (title.isEmpty() ? usual : title);
        texts << items;
    }
    QStringList lines;
    for (qsizetype i = 0; i < titles.size(); ++i) {
        const bool fits = titles[i].size() <= kTitleColumn;
        if (!fits)
            lines << u"  "_s + titles[i];
        if (!fits && titles[i].endsWith(u':'))
            continue; // what belongs to it follows
        lines << wrapped(titles[i].endsWith(u':') ? QString()
                             : texts[i].isEmpty() ? u"–"_s
                                                  : texts[i],
                         u"  "_s + fitted(fits ? titles[i] : QString(), kTitleColumn) + u' ');
    }
    return lines;
}

std::vector<const Zone *> zonesBeside(const Tableau &tableau, int panel, Seat owner)
{
    std::vector<const Zone *> zones;
    for (const Zone &zone : tableau.zones) {
        // What is held up before whoever plays it is told where the hand is counted.
        if (zone.isOnBoard() || zone.spot == ZoneSpot::BelowBoard)
            continue;
        if (tableau.panels.empty() ? zone.owner == owner : zone.panel == panel)
            zones.push_back(&zone);
    }
    return zones;
}

/// `Hourglasses in the reserve 5`: the numbers at the titles of panels.
QStringList numbersInTitles(const Tableau &tableau, const Speaker &speaker)
{
    QStringList numbers;
    for (const Zone &zone : tableau.zones) {
        if (zone.spot != ZoneSpot::PanelTitle)
            continue;
        for (const Item &item : zone.items) {
            const QString side = zone.owner == kNobody && zone.panel >= 0
                ? titleOf(tableau.panels[static_cast<std::size_t>(zone.panel)], speaker)
                : asTitle(speaker.seat(zone.owner));
            numbers << Cli::tr("%1: %2").arg(side, itemInWords(item, zone, speaker));
        }
    }
    return numbers;
}

QStringList scoreLines(const Tableau &tableau, const Speaker &speaker)
{
    QStringList lines;
    for (const ScoreRow &row : tableau.scores) {
        QStringList scores;
        if (row.isCommon && !row.scores.empty() && row.scores.front())
            scores << QString::number(*row.scores.front());
        for (std::size_t seat = 0; seat < row.scores.size(); ++seat) {
            if (row.scores[seat] && !row.isCommon)
                scores
                    << u"%1 %2"_s.arg(asTitle(speaker.seat(static_cast<Seat>(seat)))).arg(*row.scores[seat]);
        }
        lines << u"  "_s + Cli::tr("%1: %2").arg(speaker.say(row.title), separated(scores));
    }
    return lines;
}

/// `Round 2 of 7 · Assault`.
QString statusOf(const Tableau &tableau, const Speaker &speaker)
{
    const Clock &clock = tableau.clock;
    QStringList words;
    if (clock.round == 0 && clock.lastRound > 0)
        words << Cli::tr("Setting up");
    const RoundWords rounds(speaker.setup().game());
    if (clock.round > 0)
        words << (clock.lastRound > 0 ? rounds.title(clock.round, clock.lastRound)
                                      : rounds.title(clock.round));
    if (clock.now) {
        const Word &phase = clock.phases[*clock.now].name;
        words << asTitle(speaker.name(phase.type, phase.key));
    }
    return words.join(u" · "_s);
}

/// Time and the numbers in the titles, over the whole width; empty where a game has neither.
QString headOf(const Tableau &tableau, const Speaker &speaker)
{
    QStringList head {statusOf(tableau, speaker)};
    head << numbersInTitles(tableau, speaker);
    head.removeAll(QString());
    return head.isEmpty() ? QString() : u"══ %1 "_s.arg(head.join(u" ═ "_s)).leftJustified(kColumns, u'═');
}

} // namespace

QString textOfStatus(const View &view, const Speaker &speaker)
{
    return headOf(tableauOf(view), speaker);
}

QString textOfEnd(const View &view, const Speaker &speaker)
{
    const Tableau tableau = tableauOf(view);
    QStringList lines = scoreLines(tableau, speaker);
    if (!lines.isEmpty())
        return lines.join(u'\n');
    for (const PlaceKind &kind : speaker.setup().game().schema().places) {
        const PlaceTable table(tableau, speaker, kind.key);
        if (table.isContested())
            lines << Cli::tr("At the end:") << table.text();
    }
    return lines.join(u'\n');
}

QString textMap(const View &view, const Speaker &speaker)
{
    const Tableau tableau = tableauOf(view);
    QStringList lines {headOf(tableau, speaker)};
    lines << boardTables(tableau, speaker);
    const auto add = [&lines](const QString &title, const QStringList &block) {
        if (!block.isEmpty())
            lines << mapHeading(title) << block;
    };
    for (std::size_t panel = 0; panel < tableau.panels.size(); ++panel) {
        add(titleOf(tableau.panels[panel], speaker),
            linesOf(zonesBeside(tableau, static_cast<int>(panel), kNobody), speaker));
    }
    for (std::size_t seat = 0; seat < speaker.setup().seats().size(); ++seat)
        add(asTitle(speaker.seat(static_cast<Seat>(seat))),
            linesOf(zonesBeside(tableau, -1, static_cast<Seat>(seat)), speaker));
    add(Cli::tr("On the table"), linesOf(zonesBeside(tableau, -1, kNobody), speaker));
    add(Cli::tr("Scores"), scoreLines(tableau, speaker));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace merlon::cli
