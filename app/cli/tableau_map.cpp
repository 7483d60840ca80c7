#include "app/cli/tableau_map.h"

#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "app/words/language.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"

#include <QStringList>

#include <optional>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

QString itemInWords(const Item &item, const Zone &zone, const Speaker &speaker)
{
    QString text = plainNameOf(item, speaker);
    if (zone.kind == ZoneKind::Counter)
        return u"%1 %2"_s.arg(text).arg(item.count);
    if (item.count != 1)
        text = u"%1 × %2"_s.arg(item.count).arg(text);
    QStringList notes;
    if (item.capacity > 0)
        notes << u"%1/%2"_s.arg(item.filled).arg(item.capacity);
    // What lies in a panel is its seat's; on the board it has to be said.
    if (item.owner != kNobody && item.owner != zone.owner)
        notes << speaker.seat(item.owner);
    if (!item.note.empty())
        notes << speaker.say(item.note);
    if (item.done)
        notes << Cli::tr("done");
    if (item.crossed)
        notes << Cli::tr("out of the game");
    else if (item.faded)
        notes << Cli::tr("used");
    return notes.isEmpty() ? text : u"%1 (%2)"_s.arg(text, notes.join(u", "_s));
}

QString zoneInWords(const Zone &zone, const Speaker &speaker)
{
    QStringList items;
    for (const Item &item : zone.items)
        items << itemInWords(item, zone, speaker);
    const QString all = items.isEmpty() ? u"–"_s : items.join(u", "_s);
    return zone.title.key.empty()
        ? all
        : u"%1: %2"_s.arg(asTitle(speaker.name(zone.title.type, zone.title.key)), all);
}

/// A line for each place or link on which something lies, or whose ground is not as usual.
QStringList boardLines(const Tableau &tableau, const Speaker &speaker)
{
    const Board &board = speaker.setup().board();
    std::vector<QStringList> atPlaces(board.places().size());
    std::vector<QStringList> onLinks(board.links().size());
    for (const Ground &ground : tableau.grounds) {
        QStringList &words = atPlaces[static_cast<std::size_t>(ground.place)];
        if (!ground.style.empty())
            words << speaker.name("ground", ground.style);
        if (ground.owner != kNobody)
            words << speaker.seat(ground.owner);
        if (ground.level > 0)
            words << Cli::tr("level %1").arg(ground.level);
        if (!ground.note.empty())
            words << speaker.say(ground.note);
    }
    for (const Patch &patch : tableau.patches) {
        for (const int place : patch.places)
            atPlaces[static_cast<std::size_t>(place)] << speaker.name(patch.name.type, patch.name.key);
    }
    for (const Zone &zone : tableau.zones) {
        if (zone.isOnBoard() && !zone.items.empty())
            (zone.place >= 0 ? atPlaces[static_cast<std::size_t>(zone.place)]
                             : onLinks[static_cast<std::size_t>(zone.link)])
                << zoneInWords(zone, speaker);
    }
    QStringList lines;
    for (std::size_t place = 0; place < atPlaces.size(); ++place) {
        if (!atPlaces[place].isEmpty())
            lines << u"  %1: %2"_s.arg(asTitle(speaker.name(board.places()[place].key)),
                                       atPlaces[place].join(u"; "_s));
    }
    for (std::size_t link = 0; link < onLinks.size(); ++link) {
        const Link &ends = board.links()[link];
        if (!onLinks[link].isEmpty())
            lines << u"  %1: %2"_s.arg(asTitle(speaker.name(ends.from + '>' + ends.to)),
                                       onLinks[link].join(u"; "_s));
    }
    return lines;
}

QStringList linesBeside(const Tableau &tableau, Seat owner, const Speaker &speaker)
{
    QStringList lines;
    for (const Zone &zone : tableau.zones) {
        if (!zone.isOnBoard() && zone.owner == owner)
            lines << u"  "_s + zoneInWords(zone, speaker);
    }
    return lines;
}

QStringList scoreLines(const Tableau &tableau, const Speaker &speaker)
{
    QStringList lines;
    for (const ScoreRow &row : tableau.scores) {
        QStringList scores;
        for (std::size_t seat = 0; seat < row.scores.size(); ++seat) {
            if (row.scores[seat])
                scores
                    << u"%1 %2"_s.arg(asTitle(speaker.seat(static_cast<Seat>(seat)))).arg(*row.scores[seat]);
        }
        lines << u"  %1: %2"_s.arg(speaker.say(row.title), scores.join(u", "_s));
    }
    return lines;
}

} // namespace

QString statusOfTableau(const View &view, const Speaker &speaker)
{
    const Clock clock = tableauOf(view).clock;
    QStringList words;
    if (clock.round > 0)
        words << (clock.lastRound > 0 ? Cli::tr("Round %1 of %2").arg(clock.round).arg(clock.lastRound)
                                      : Cli::tr("Round %1").arg(clock.round));
    if (clock.now) {
        const Word &phase = clock.phases[*clock.now].name;
        words << asTitle(speaker.name(phase.type, phase.key));
    }
    return words.join(u" · "_s);
}

QString scoresOfTableau(const View &view, const Speaker &speaker)
{
    return scoreLines(tableauOf(view), speaker).join(u'\n');
}

QString mapOfTableau(const View &view, const Speaker &speaker)
{
    const Tableau tableau = tableauOf(view);
    QStringList lines;
    if (const QString status = statusOfTableau(view, speaker); !status.isEmpty())
        lines << status;
    const auto add = [&lines](const QString &title, const QStringList &block) {
        if (!block.isEmpty())
            lines << title << block;
    };
    add(Cli::tr("On the board"), boardLines(tableau, speaker));
    for (std::size_t seat = 0; seat < speaker.setup().seats().size(); ++seat)
        add(asTitle(speaker.seat(static_cast<Seat>(seat))),
            linesBeside(tableau, static_cast<Seat>(seat), speaker));
    add(Cli::tr("On the table"), linesBeside(tableau, kNobody, speaker));
    add(Cli::tr("Scores"), scoreLines(tableau, speaker));
    return lines.join(u'\n');
}

} // namespace merlon::cli
