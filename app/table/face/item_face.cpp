#include "app/table/face/item_face.h"

#include "app/look/lettering.h"
#include "app/widgets/place_sign.h"
#include "app/widgets/rows/count_label.h"
#include "app/widgets/rows/ledger_row.h"
#include "app/widgets/rows/line_row.h"
#include "app/widgets/rows/pip_row.h"
#include "app/widgets/rows/track_row.h"
#include "app/widgets/rows/word_pill.h"
#include "app/widgets/things/small_card.h"
#include "app/widgets/things/token_chip.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "app/words/language.h"
#include "core/canvas/picture/tableau_picture.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kTitleScale = 1.4;
constexpr double kReserveScale = 0.85;
constexpr double kGridScale = 0.66;
/// The width of a card that stands in no column, in lines of text.
constexpr double kCardLines = 6.2;

bool isOfCards(ZoneKind kind)
{
    return kind == ZoneKind::Cards || kind == ZoneKind::Hand || kind == ZoneKind::Pile;
}

bool isDisc(const Item &item, const Component *component)
{
    if (!item.role && !component)
        return item.owner != kNobody;
    const ComponentRole role = item.role ? *item.role : component->role;
    return role == ComponentRole::Unit || role == ComponentRole::Die || role == ComponentRole::Hero;
}

} // namespace

ThingItem *ItemFace::make(const Zone &zone, int livery, QWidget *parent) const
{
    switch (zone.kind) {
    case ZoneKind::Cards:
    case ZoneKind::Hand:
    case ZoneKind::Pile: {
        if (zone.small)
            return new SmallCard(m_art, livery, parent);
        auto *card = new CardTile(m_art, livery, parent);
        if (zone.columns == 0) {
            const int width = qRound(lineOf(parent->font()) * kCardLines);
            card->setFixedSize(width, card->heightForWidth(width));
        }
        return card;
    }
    case ZoneKind::Track:
        return new TrackRow(m_art, parent);
    case ZoneKind::Counter:
        return new CountLabel(m_art,
                              zone.spot == ZoneSpot::PanelTitle && zone.owner == kNobody ? kTitleScale
                                  : zone.isReserve                                       ? kReserveScale
                                                                                         : 1.0,
                              parent);
    case ZoneKind::Words:
        return new WordPill(m_art, parent);
    case ZoneKind::Lines:
        return new LineRow(m_art, livery, parent);
    case ZoneKind::Pips:
        return new PipRow(m_art, livery, parent);
    case ZoneKind::Ledger:
        return new LedgerRow(m_art, parent);
    case ZoneKind::Tokens:
        break;
    }
    if (zone.grid) {
        auto *chip = new TokenChip(m_art, kGridScale, parent);
        chip->setBadgeRoom(false);
        return chip;
    }
    return new TokenChip(m_art, zone.spot == ZoneSpot::InTitle ? 0.95 : 0.85, parent);
}

QString ItemFace::heading(const GridHeading &heading) const
{
    return asTitle(m_speaker.name(heading.name.type, heading.name.key));
}

QString ItemFace::headingInFull(const GridHeading &heading) const
{
    return heading.detail.empty() ? this->heading(heading) : m_speaker.say(heading.detail);
}

/// `Barracks, level 2`
QString ItemFace::cell(const ZoneGrid &grid, const Item &item) const
{
    return separated({headingInFull(grid.rows[static_cast<std::size_t>(item.row)]),
                      headingInFull(grid.columns[static_cast<std::size_t>(item.column)])});
}

ThingItem *ItemFace::makeHead(const Item &head, int livery, QWidget *parent) const
{
    if (head.place >= 0)
        return new PlaceSign(m_art, parent);
    return new NumberMark(m_art, livery, parent);
}

QString ItemFace::place(int index) const
{
    return m_speaker.name(m_speaker.setup().board().places()[static_cast<std::size_t>(index)].key);
}

QString ItemFace::name(const Item &item) const
{
    const bool isPlace = item.place >= 0 && item.key.empty() && item.name.key.empty();
    return asTitle(isPlace ? place(item.place) : plainNameOf(item, m_speaker));
}

QString ItemFace::note(const Item &item) const
{
    return item.note.empty() ? QString() : m_speaker.say(item.note);
}

QString ItemFace::stacksInWords(const std::vector<Stack> &stacks) const
{
    QStringList words;
    for (const Stack &stack : stacks)
        words << counted(stack.key, stack.count, m_speaker);
    return separated(words);
}

/// What a card has sockets for, unless what it is for says that, and what lies in them.
QString ItemFace::socketsInWords(const std::vector<Socket> &sockets, bool isExplained) const
{
    std::vector<Stack> all;
    std::vector<Stack> filled;
    const auto add = [](std::vector<Stack> &stacks, const std::string &key) {
        const auto same = std::ranges::find(stacks, key, &Stack::key);
        if (same != stacks.end())
            ++same->count;
        else
            stacks.push_back({.key = key});
    };
    for (const Socket &socket : sockets) {
        add(all, socket.key);
        if (socket.state == Socket::State::Filled)
            add(filled, socket.key);
    }
    if (all.empty())
        return {};
    //: Hint at a card. %1: for which tokens it has spaces, `2 stone, 1 cart`
    const QString symbols = isExplained ? QString() : tr("Symbols: %1.").arg(stacksInWords(all));
    if (filled.empty())
        return symbols;
    //: Hint at a card. %1: the tokens that lie on its symbols, `2 stone, 1 cart`
    return (symbols + u' ' + tr("Filled: %1.").arg(stacksInWords(filled))).trimmed();
}

/// What it is and how it stands, read aloud.
QString ItemFace::said(const Zone &zone, const Item &item, const QString &title) const
{
    QString words = name(item);
    if (zone.kind == ZoneKind::Counter) {
        //: How many of something there are: Wood: 3.
        words = tr("%1: %2").arg(words).arg(item.count);
        if (item.elsewhere > 0)
            //: How many of something there are, and how many more lie on cards. %1: `Stone: 3`, %2: a number
            words = tr("%1, and %2 on cards").arg(words).arg(item.elsewhere);
    } else if (zone.kind == ZoneKind::Track) {
        //: How full a track is: Cannon: 2 of 4.
        words = tr("%1: %2 of %3").arg(words).arg(item.filled).arg(qMax(item.filled, item.capacity));
    } else if (item.role == ComponentRole::Unit) {
        const QString units = counted(item.key, item.count, m_speaker);
        words = title.isEmpty() ? units : tr("%1: %2").arg(title, units);
    } else if (item.key.empty() && isOfCards(zone.kind) && item.count != 1) {
        words = tr("%n card(s), face down", nullptr, item.count);
    } else if (item.count != 1 && !item.showsCount && item.note.empty()) {
        //: A count. %1: a number, %2: a thing
        words = tr("%1 × %2").arg(item.count).arg(words);
    }
    if (zone.kind == ZoneKind::Pips && item.place >= 0 && !item.key.empty())
        words = tr("%1, %2").arg(words, place(item.place));
    QStringList notes;
    if (item.faceDown && (!item.key.empty() || !item.name.key.empty()))
        notes << tr("face down");
    if (zone.kind == ZoneKind::Pips)
        //: A share. %1: a number, %2: the number of all
        notes << tr("%1 of %2").arg(item.filled).arg(item.capacity);
    else if (zone.kind == ZoneKind::Lines && item.capacity > 0)
        notes << tr("%1/%2").arg(item.filled).arg(item.capacity);
    if (!item.note.empty())
        notes << note(item);
    if (!item.members.empty())
        notes << membersOf(item, m_speaker);
    if (zone.grid)
        notes << cell(*zone.grid, item);
    if (item.current)
        notes << /*: Behind the name of a phase or card, in brackets: it is used now */ tr("now");
    if (item.crossed)
        notes << tr("out of the game");
    else if (item.done && item.note.empty())
        notes << /*: Behind the name of an action or card, in brackets: it has been used */ tr("done");
    else if (item.faded && zone.kind == ZoneKind::Cards)
        notes << /*: Behind the name of a card, in brackets: you cannot use it now */ tr("not used");
    return notes.isEmpty() ? words : u"%1 (%2)"_s.arg(words, separated(notes));
}

/// What it is for and all about how it stands, for those who ask.
QString ItemFace::explanation(const Zone &zone, const Item &item) const
{
    const bool isFoundElsewhere = !item.about.key.empty();
    QStringList sentences {isFoundElsewhere ? m_speaker.about(item.about.type, item.about.key)
                                            : m_speaker.about(item.type, item.key)};
    if (const QString price = priceOf(item, m_speaker); !price.isEmpty())
        //: Hint at a card. %1: units, wood or hourglasses
        sentences << tr("Price: %1.").arg(price);
    if (const QString laid = stacksInWords(item.laid); !laid.isEmpty())
        //: What has been laid on a card, or lies in a heap: 1 goblin, 2 orcs.
        sentences << (isOfCards(zone.kind) && item.sockets.empty() ? tr("Paid: %1.").arg(laid)
                                                                   : asSentence(laid));
    sentences << socketsInWords(item.sockets, !sentences.front().isEmpty());
    if (item.place >= 0 && !item.key.empty())
        //: %1 is the place where a piece stands.
        sentences << tr("Here: %1.").arg(place(item.place));
    for (const Text &detail : item.details)
        sentences << m_speaker.say(detail);
    if (zone.kind == ZoneKind::Track && item.done)
        sentences << tr("It is completed.");
    else if (zone.kind == ZoneKind::Track && item.filled >= item.capacity)
        sentences << tr("Its track is full: it can be completed when its condition is met.");
    else if (!item.whyNot.empty())
        sentences << asSentence(m_speaker.say(item.whyNot));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

CardContent ItemFace::card(const Item &item) const
{
    CardContent content;
    if (item.isSpace)
        return content;
    content.picture = m_pictures.of(item);
    //: A count. %1: a number, %2: a thing
    content.name = item.count > 1 ? tr("%1 × %2").arg(item.count).arg(name(item)) : name(item);
    content.price = m_pictures.amounts(item.price);
    content.alternatives = m_pictures.amounts(item.alternatives);
    content.between = u"/"_s;
    content.laid = m_pictures.amounts(item.laid);
    for (const Socket &socket : item.sockets)
        content.sockets.push_back(
            {m_pictures.path(socket.key), static_cast<CardSocket::State>(socket.state)});
    content.visitor = m_pictures.visitor(item);
    content.done = item.done;
    content.current = item.current;
    content.dimmed = item.faded || item.crossed;
    return content;
}

TrackContent ItemFace::trackOf(const Item &item) const
{
    TrackContent content;
    content.picture = m_pictures.of(item);
    content.name = name(item);
    content.counter = item.counter.empty() ? QString() : m_pictures.path(item.counter);
    content.boxes = qMax(item.capacity, item.filled);
    content.filled = item.filled;
    content.done = item.done;
    content.waiting = !item.done && item.filled >= item.capacity;
    return content;
}

PipContent ItemFace::pipsOf(const Item &item) const
{
    PipContent content {m_pictures.of(item), name(item)};
    if (item.place >= 0 && !item.key.empty())
        //: A piece and the place where it stands: Ballista 1, west rampart 2.
        content.name = tr("%1, %2").arg(content.name, place(item.place));
    else if (!item.note.empty())
        content.name = tr("%1, %2").arg(content.name, note(item));
    content.full = item.filled;
    content.hollow = qMax(0, item.capacity - item.filled);
    content.visitors = m_pictures.visitors(item);
    content.faded = item.faded;
    content.livery = canvas::liveryOf(m_speaker.setup(), item.owner);
    return content;
}

TokenContent ItemFace::tokenOf(const Item &item) const
{
    TokenContent content {m_pictures.of(item)};
    content.seat = canvas::liveryOf(m_speaker.setup(), item.owner);
    content.shape =
        isDisc(item, m_pictures.component(item)) ? TokenContent::Shape::Disc : TokenContent::Shape::Plain;
    content.count = item.count;
    content.badgeAt1 = item.showsCount;
    content.faded = item.faded || item.crossed;
    content.visitor = m_pictures.visitor(item);
    content.crossed = item.crossed;
    content.letters = name(item).left(2);
    return content;
}

LineContent ItemFace::lineContentOf(const Item &item) const
{
    LineContent content {m_pictures.of(item), item.key.empty() ? tr("Face down") : name(item), note(item)};
    content.done = item.filled;
    content.goal = item.capacity;
    if (!item.members.empty())
        content.note = asTitle(membersOf(item, m_speaker));
    if (content.goal > 0 && content.note.isEmpty())
        //: How far a goal has come: 4/6.
        content.note = tr("%1/%2").arg(item.filled).arg(item.capacity);
    content.met = item.done;
    content.faded = item.faded || item.crossed;
    content.current = item.current;
    return content;
}

LedgerContent ItemFace::ledgerOf(const Zone &zone, const Item &item) const
{
    LedgerContent content {name(item), item.numbers, {}, &item == &zone.items.back()};
    for (const Seat side : zone.sides)
        content.liveries.push_back(canvas::liveryOf(m_speaker.setup(), side));
    return content;
}

void ItemFace::showCount(CountLabel &label, const Item &item) const
{
    const QString picture = m_pictures.of(item);
    QString number = QString::number(item.count);
    if (item.elsewhere > 0)
        //: How many there are in stock, and how many more on cards: `4 +1`
        number = tr("%1 +%2").arg(number).arg(item.elsewhere);
    label.setCount(picture, picture.isEmpty() ? tr("%1: %2").arg(name(item), number) : number,
                   item.count + item.elsewhere == 0 || item.faded || item.crossed);
}

void ItemFace::show(ThingItem &widget, const Zone &zone, const Item &item, const QString &title) const
{
    const bool isThing = item.isPickable && !item.key.empty();
    widget.setThing(item.place >= 0 && item.key.empty() ? canvas::placeThing(item.place)
                        : isThing                       ? canvas::Thing {-1, -1, item.type, item.key}
                                                        : canvas::Thing {});
    widget.describe(said(zone, item, title), explanation(zone, item));
    widget.setOpenable(!item.contents.empty());
    if (auto *tile = qobject_cast<CardTile *>(&widget)) {
        tile->setContent(card(item));
    } else if (auto *small = qobject_cast<SmallCard *>(&widget)) {
        small->setContent(card(item));
    } else if (auto *track = qobject_cast<TrackRow *>(&widget)) {
        track->setContent(trackOf(item));
    } else if (auto *count = qobject_cast<CountLabel *>(&widget)) {
        showCount(*count, item);
    } else if (auto *pill = qobject_cast<WordPill *>(&widget)) {
        const bool isPictureAlone = item.role == ComponentRole::Marker;
        pill->setContent({m_pictures.of(item), isPictureAlone ? QString() : plainNameOf(item, m_speaker),
                          m_pictures.visitor(item), item.done, item.faded, item.crossed});
    } else if (auto *row = qobject_cast<LineRow *>(&widget)) {
        row->setContent(lineContentOf(item));
    } else if (auto *line = qobject_cast<LedgerRow *>(&widget)) {
        line->setContent(ledgerOf(zone, item));
    } else if (auto *pips = qobject_cast<PipRow *>(&widget)) {
        pips->setContent(pipsOf(item));
    } else if (auto *chip = qobject_cast<TokenChip *>(&widget)) {
        chip->setContent(tokenOf(item));
    }
}

void ItemFace::showHead(ThingItem &widget, const Item &head, int livery) const
{
    if (auto *sign = qobject_cast<PlaceSign *>(&widget)) {
        sign->setThing(canvas::placeThing(head.place));
        sign->setPlace(m_pictures.of(head), name(head), m_pictures.visitors(head), livery);
    } else if (auto *mark = qobject_cast<NumberMark *>(&widget)) {
        mark->setContent(
            {.number = head.count, .isNow = head.current, .isStarred = head.done, .isTurned = head.faceDown});
        mark->setEnabled(!head.faded);
    }
    //: A card that has been turned over.
    widget.describe(head.faceDown ? tr("%1, turned over").arg(name(head)) : name(head),
                    explanation({.kind = ZoneKind::Words}, head));
}

} // namespace merlon
