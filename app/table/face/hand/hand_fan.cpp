#include "app/table/face/hand/hand_fan.h"

#include "app/look/lettering.h"
#include "app/table/face/hand/hand_card.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "core/canvas/art/theme.h"
#include "core/engine/tableau/components.h"
#include "core/games/module.h"

#include <QEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Cards that lie beside each other without covering names; more overlap.
constexpr std::size_t kUsual = 5;
constexpr double kMostAngle = 5; ///< degrees, of the outermost card
constexpr double kRise = 0.3;    ///< how far the middle stands above the ends, in lines

bool isAmong(const std::vector<canvas::Thing> &things, const canvas::Thing &thing)
{
    return !thing.isNothing() && std::ranges::find(things, thing) != things.end();
}

/// The hand to be shown: that of the seat that is asked, else the only one.
const Zone *handIn(const Tableau &tableau, Seat asked)
{
    const Zone *only = nullptr;
    int count = 0;
    for (const Zone &zone : tableau.zones) {
        if (zone.spot != ZoneSpot::BelowBoard)
            continue;
        if (zone.owner == asked)
            return &zone;
        only = &zone;
        ++count;
    }
    return count == 1 ? only : nullptr;
}

HandCardContent contentOf(const Item &item, const std::vector<Component> &box, const Speaker &speaker)
{
    const Component *component = componentOf(box, item.type, item.key);
    const auto pathOf = [&](const std::string &art) {
        return QString::fromStdString(speaker.setup().game().schema().key + '/' + art);
    };
    HandCardContent content;
    content.picture = pathOf(item.art.empty() ? item.key : item.art);
    for (const Socket &socket : item.sockets)
        content.sockets.push_back({pathOf(socket.key), static_cast<CardSocket::State>(socket.state)});
    for (const Stack &stack : item.laid)
        content.laid.push_back({pathOf(stack.art.empty() ? stack.key : stack.art), stack.count});
    content.name = asTitle(plainNameOf(item, speaker));
    if (component && !component->mark.empty())
        content.mark = speaker.say(component->mark);
    if (!item.note.empty())
        content.kind = speaker.say(item.note);
    else if (component && !component->kind.empty())
        content.kind = speaker.say(component->kind);
    content.faded = item.faded;
    return content;
}

} // namespace

HandFan::HandFan(const canvas::Art &art, QWidget *parent)
    : TablePanel(parent)
    , m_art(art)
{
    setObjectName(u"hand"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setPalette(canvas::paletteOf(art.theme()));
}

HandCard *HandFan::newCard()
{
    auto *card = new HandCard(m_art, this);
    card->installEventFilter(this);
    adopt(*card);
    return card;
}

void HandFan::show(const View &view, const Tableau &tableau, const Speaker &speaker)
{
    const Zone *hand = handIn(tableau, view.decision().seat);
    const std::vector<Component> box = componentsOf(view.setup());
    m_count = hand ? hand->items.size() : 0;
    while (m_cards.size() < m_count)
        m_cards.push_back(newCard());
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        HandCard &card = *m_cards[i];
        if (i >= m_count) {
            card.setThing({});
            card.hide();
            continue;
        }
        const Item &item = hand->items[i];
        card.setContent(contentOf(item, box, speaker));
        card.setThing(item.isPickable ? canvas::Thing {-1, -1, item.type, item.key} : canvas::Thing {});
        const HandCardContent &content = card.content();
        card.describe(content.kind.isEmpty() ? content.name : u"%1 (%2)"_s.arg(content.name, content.kind),
                      speaker.about(item.type, item.key));
        card.show();
    }
    //: %1: a player's role. Read aloud.
    setAccessibleName(hand ? tr("Hand: %1").arg(speaker.seat(hand->owner)) : QString());
    m_raised = nullptr;
    setVisible(hand != nullptr);
    arrange();
}

void HandFan::setChoosable(const std::vector<canvas::Thing> &things)
{
    for (HandCard *card : m_cards)
        card->setChoosable(isAmong(things, card->thing()));
}

void HandFan::setSelected(const std::vector<canvas::Thing> &things)
{
    for (HandCard *card : m_cards)
        card->setSelected(isAmong(things, card->thing()));
}

void HandFan::setGuided(const std::vector<canvas::Thing> &things)
{
    for (HandCard *card : m_cards)
        card->setGuided(isAmong(things, card->thing()));
}

bool HandFan::holds(const canvas::Thing &thing) const
{
    return !thing.isNothing() && std::ranges::any_of(m_cards, [&](const HandCard *card) {
        return card->thing() == thing && card->isVisibleTo(this);
    });
}

void HandFan::themeChanged()
{
    setPalette(canvas::paletteOf(m_art.theme()));
    for (HandCard *card : m_cards)
        card->update();
}

QSize HandFan::sizeHint() const
{
    const double line = lineOf(font());
    return QSizeF(line * 5.6 * static_cast<double>(std::max(kUsual, std::min<std::size_t>(m_count, 6)))
                      * 0.92,
                  line * 8.2)
        .toSize();
}

QSize HandFan::minimumSizeHint() const
{
    return QSizeF(lineOf(font()) * 16, sizeHint().height()).toSize();
}

/// From left to right, as near to each other as they have to be; the raised one stands upright and before the others.
void HandFan::arrange()
{
    if (m_count == 0)
        return;
    const QSize size = m_cards.front()->sizeHint();
    const double whole = size.width() / (1 + 2 * HandCard::kMargin);
    const double room = width() - size.width();
    const double step = m_count < 2 ? 0 : std::min(whole * 0.98, room / static_cast<double>(m_count - 1));
    const double left = (width() - size.width() - step * static_cast<double>(m_count - 1)) / 2;
    const double line = lineOf(font());
    const double spread = static_cast<double>(m_count - 1) / 2;
    for (std::size_t i = 0; i < m_count; ++i) {
        HandCard &card = *m_cards[i];
        const double off = spread > 0 ? (static_cast<double>(i) - spread) / std::max(spread, 2.0) : 0;
        const bool isRaised = &card == m_raised;
        const double down = isRaised ? 0 : line * kRise * off * off;
        card.lean(isRaised ? 0 : kMostAngle * off);
        card.setGeometry(qRound(left + step * static_cast<double>(i)), qRound(down), size.width(),
                         size.height());
        card.raise();
    }
    if (m_raised)
        m_raised->raise();
}

bool HandFan::eventFilter(QObject *watched, QEvent *event)
{
    const bool comes = event->type() == QEvent::Enter || event->type() == QEvent::FocusIn;
    const bool goes = event->type() == QEvent::Leave || event->type() == QEvent::FocusOut;
    auto *card = static_cast<HandCard *>(watched);
    if (comes && card != m_raised) {
        m_raised = card;
        arrange();
    } else if (goes && card == m_raised) {
        m_raised = nullptr;
        arrange();
    }
    return TablePanel::eventFilter(watched, event);
}

void HandFan::resizeEvent(QResizeEvent *event)
{
    TablePanel::resizeEvent(event);
    arrange();
}

} // namespace merlon
