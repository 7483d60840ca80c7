#include "app/cli/item_list.h"

#include "app/words/counting.h"
#include "app/words/item_words.h"
#include "app/words/language.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// A word in the middle of a line: some things are called after a card that brings them.
QString lowered(QString name)
{
    if (!name.isEmpty())
        name[0] = name[0].toLower();
    return name;
}

bool isUnit(const Item &item)
{
    return item.role == ComponentRole::Unit || item.role == ComponentRole::Die;
}

/// `2 × wood, 1 troll or 2 orcs`.
QString priceOf(const Item &item, const Speaker &speaker)
{
    const auto inWords = [&](const std::vector<Stack> &stacks, const QString &between) {
        QStringList words;
        for (const Stack &stack : stacks)
            words << counted(stack.key, stack.count, speaker);
        return words.join(between);
    };
    QStringList parts {inWords(item.price, u", "_s), inWords(item.alternatives, u' ' + Cli::tr("or") + u' ')};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QStringList notesOn(const Item &item, const Zone &zone, const Speaker &speaker)
{
    QStringList notes;
    if (item.capacity > 0)
        notes << u"%1/%2"_s.arg(item.filled).arg(item.capacity);
    // What lies in a panel is its seat's; on the board pieces of a side say whose they are.
    if (item.owner != kNobody && item.owner != zone.owner && !zone.isOnBoard() && zone.panel < 0)
        notes << speaker.seat(item.owner);
    if (!zone.isOnBoard() && item.place >= 0 && !item.key.empty())
        notes << speaker.name(speaker.setup().board().places()[static_cast<std::size_t>(item.place)].key);
    if (!item.note.empty())
        notes << speaker.say(item.note);
    for (const Stack &stack : item.laid)
        notes << counted(stack.key, stack.count, speaker);
    for (const Visitor &visitor : item.visitors)
        notes << lowered(speaker.name(visitor.name.type, visitor.name.key));
    if (item.faceDown && (!item.key.empty() || !item.name.key.empty()))
        notes << Cli::tr("face down");
    if (zone.kind == ZoneKind::Cards)
        notes << priceOf(item, speaker);
    notes.removeAll(QString());
    if (item.current)
        notes << Cli::tr("now");
    const bool isExplained = !item.note.empty() || !item.visitors.empty();
    if (item.crossed)
        notes << Cli::tr("out of the game");
    else if (item.done && !isExplained)
        notes << Cli::tr("done");
    else if (item.faded && !isExplained && zone.kind != ZoneKind::Counter && zone.kind != ZoneKind::Tokens)
        notes << Cli::tr("not now");
    return notes;
}

/// A pile that everybody may look through: `2 × conflict 3, 5 × support +1; on top support +1`.
QString pileInWords(const Item &item, const QString &top, const Speaker &speaker)
{
    QStringList within;
    for (const Stack &stack : item.within) {
        const QString name = lowered(speaker.name(item.type, stack.key));
        within << unbroken(stack.count == 1 ? name : u"%1 × %2"_s.arg(stack.count).arg(name));
    }
    //: %1: how many of what lies in a pile (“2 × conflict 3, ambush”), %2: what lies uppermost.
    return Cli::tr("%1; on top %2").arg(within.join(u", "_s), unbroken(top));
}

} // namespace

QString itemInWords(const Item &item, const Zone &zone, const Speaker &speaker)
{
    QString text = lowered(plainNameOf(item, speaker));
    if (item.key.empty() && item.name.key.empty() && item.place >= 0)
        text = speaker.name(speaker.setup().board().places()[static_cast<std::size_t>(item.place)].key);
    if (item.count > 1 && !item.within.empty())
        return pileInWords(item, text, speaker);
    if (zone.kind == ZoneKind::Counter)
        text = u"%1 %2"_s.arg(text).arg(item.count);
    else if (isUnit(item))
        text = counted(item.key, item.count, speaker);
    else if (item.count != 1 && item.role != ComponentRole::Hero && item.note.code != "item.left")
        text = u"%1 × %2"_s.arg(item.count).arg(text);
    const QStringList notes = notesOn(item, zone, speaker);
    return unbroken(notes.isEmpty() ? text : u"%1 (%2)"_s.arg(text, notes.join(u", "_s)));
}

QString itemsInWords(const Zone &zone, const Speaker &speaker)
{
    QStringList items;
    for (const Item &item : zone.items) {
        const bool isThere = !item.isSpace && (item.count > 0 || zone.kind == ZoneKind::Counter);
        if (isThere)
            items << itemInWords(item, zone, speaker);
    }
    return items.join(u", "_s);
}

} // namespace merlon::cli
