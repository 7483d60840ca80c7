#include "app/cli/item_list.h"

#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "app/words/language.h"

#include <QStringList>

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

bool isUnit(const Item &item)
{
    return item.role == ComponentRole::Unit || item.role == ComponentRole::Die;
}

QStringList notesOn(const Item &item, const Zone &zone, const Speaker &speaker)
{
    QStringList notes;
    if (zone.grid) {
        const Word &column = zone.grid->columns[static_cast<std::size_t>(item.column)].name;
        notes << speaker.name(column.type, column.key);
    }
    if (item.capacity > 0)
        notes << u"%1/%2"_s.arg(item.filled).arg(item.capacity);
    // What lies in a panel is its seat's; on the board pieces of a side say whose they are.
    if (item.owner != kNobody && item.owner != zone.owner && !zone.isOnBoard() && zone.panel < 0)
        notes << speaker.seat(item.owner);
    if (!zone.isOnBoard() && item.place >= 0 && !item.key.empty())
        notes << speaker.name(speaker.setup().board().places()[static_cast<std::size_t>(item.place)].key);
    if (!item.note.empty() && !(item.capacity > 0 && item.note.code == "item.of")) // as 3/7
        notes << speaker.say(item.note);
    notes << membersOf(item, speaker);
    for (const Stack &stack : item.laid)
        notes << counted(stack.key, stack.count, speaker);
    NameCounts sockets;
    for (const Socket &socket : item.sockets)
        ++sockets[socket.key];
    notes << counted(sockets, speaker);
    for (const Visitor &visitor : item.visitors)
        notes << inList(speaker.name(visitor.name.type, visitor.name.key));
    if (item.faceDown && (!item.key.empty() || !item.name.key.empty()))
        notes << /*: Behind the name of a card, in brackets */ Cli::tr("face down");
    if (zone.kind == ZoneKind::Cards)
        notes << priceOf(item, speaker);
    notes.removeAll(QString());
    notes.removeDuplicates();
    if (item.current)
        notes << /*: Behind the name of a phase or card, in brackets: it is used now */ Cli::tr("now");
    const bool isExplained = !item.note.empty() || !item.visitors.empty();
    if (item.crossed && item.note.empty())
        notes << Cli::tr("out of the game");
    else if (item.done && !isExplained)
        notes << /*: Behind the name of an action or card, in brackets: it has been used */ Cli::tr("done");
    else if (item.faded && !isExplained && zone.kind != ZoneKind::Counter && zone.kind != ZoneKind::Tokens)
        notes << /*: Behind the name of an action or card, in brackets: it cannot be used now */ Cli::tr(
            "not now");
    return notes;
}

/// A pile that may be looked through, with the number of its cards: `discard pile 3: 2 × conflict 3, support +1`.
QString pileInWords(const Item &item, const QString &name, const Speaker &speaker)
{
    std::vector<std::pair<const Item *, int>> kinds;
    for (const Item &card : item.contents) {
        const auto same = [&](const auto &kind) { return kind.first->key == card.key; };
        const auto known = std::ranges::find_if(kinds, same);
        if (known == kinds.end())
            kinds.emplace_back(&card, card.count);
        else
            known->second += card.count;
    }
    QStringList cards;
    for (const auto &[card, count] : kinds) {
        const QString called = inList(plainNameOf(*card, speaker));
        cards << unbroken(count == 1 ? called : u"%1 × %2"_s.arg(count).arg(called));
    }
    //: %1: a pile, %2: how many cards are in it, %3: those that are known (“2 × conflict 3, ambush”).
    return Cli::tr("%1 %2: %3").arg(name).arg(item.count).arg(separated(cards));
}

bool isThere(const Item &item, const Zone &zone)
{
    return !item.isSpace && (item.count > 0 || zone.kind == ZoneKind::Counter);
}

} // namespace

QString itemInWords(const Item &item, const Zone &zone, const Speaker &speaker)
{
    QString text = inList(plainNameOf(item, speaker));
    if (item.key.empty() && item.name.key.empty() && item.place >= 0)
        text = speaker.name(speaker.setup().board().places()[static_cast<std::size_t>(item.place)].key);
    if (!item.contents.empty())
        return pileInWords(item, text, speaker);
    if (zone.kind == ZoneKind::Counter)
        text = u"%1 %2"_s.arg(text).arg(item.count);
    else if (isUnit(item))
        text = counted(item.key, item.count, speaker);
    else if (item.count != 1 && item.role != ComponentRole::Hero && item.note.code != "item.left")
        text = u"%1 × %2"_s.arg(item.count).arg(text);
    const QStringList notes = notesOn(item, zone, speaker);
    return unbroken(notes.isEmpty() ? text : u"%1 (%2)"_s.arg(text, separated(notes)));
}

QString itemsInWords(const Zone &zone, const Speaker &speaker)
{
    QStringList items;
    for (const Item &item : zone.items) {
        if (isThere(item, zone))
            items << itemInWords(item, zone, speaker);
    }
    return separated(items);
}

QString rowInWords(const Zone &zone, std::size_t row, const Speaker &speaker)
{
    QStringList items;
    for (const Item &item : zone.items) {
        if (static_cast<std::size_t>(item.row) == row && isThere(item, zone))
            items << itemInWords(item, zone, speaker);
    }
    return separated(items);
}

} // namespace merlon::cli
