#include "app/table/face/lens/card_lens.h"

#include "app/look/lettering.h"

#include <QAccessible>
#include <QFocusEvent>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace merlon {

namespace {

// In lines of text.
constexpr int kWidestLens = 16;
constexpr int kNarrowestLens = 10;

constexpr std::array kWatched {QEvent::Enter,   QEvent::Leave, QEvent::FocusIn,          QEvent::FocusOut,
                               QEvent::ToolTip, QEvent::Hide,  QEvent::MouseButtonPress, QEvent::ContextMenu};

/// Whoever clicks sees what is clicked.
bool comesByTab(const QEvent &event)
{
    if (event.type() != QEvent::FocusIn)
        return false;
    const Qt::FocusReason reason = static_cast<const QFocusEvent &>(event).reason();
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
}

std::optional<LargeCard::Content> shownBy(const ThingItem &item)
{
    const std::optional<CardContent> card = item.asCard();
    return card
        ? std::optional(LargeCard::Content {*card, item.accessibleName(), item.accessibleDescription()})
        : std::nullopt;
}

/// In a window of its own that goes with the next click.
bool isInPopup(const QWidget &item)
{
    return item.window()->windowType() == Qt::Popup;
}

int middleOnScreen(const QWidget &widget)
{
    return widget.mapToGlobal(widget.rect().center()).x();
}

} // namespace

CardLens::CardLens(const Appearance &appearance, QWidget &table, QWidget &board, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_board(board)
    , m_pinned(new LargeCard(appearance.art(), LargeCard::Stay::Pinned, &table))
    , m_pointed(new LargeCard(appearance.art(), LargeCard::Stay::Pointed, &table))
{
    for (LargeCard *card : {m_pinned, m_pointed}) {
        card->hide();
        connect(&appearance, &Appearance::changed, card, [card] { card->update(); });
    }
    connect(m_pinned, &LargeCard::clicked, this, [this] { release(); });
    m_pinned->installEventFilter(this);
    m_board.installEventFilter(this);
}

void CardLens::watch(ThingItem *item)
{
    item->installEventFilter(this);
}

bool CardLens::pin()
{
    const std::optional<LargeCard::Content> content = contentNow();
    if (!content || (m_isPinned && *content == m_pinned->content()))
        return release();
    if (!m_isPinned)
        chooseSide();
    m_isPinned = true;
    m_isPointed = false;
    m_pinned->setContent(*content);
    place();
    QAccessibleEvent alert(m_pinned, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    return true;
}

bool CardLens::release()
{
    if (!std::exchange(m_isPinned, false))
        return false;
    place();
    return true;
}

void CardLens::clear()
{
    m_item.clear();
    m_isPinned = m_isPointed = false;
    place();
}

bool CardLens::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if ((watched == &m_board && type == QEvent::Resize)
        || (watched == m_pinned && type == QEvent::FontChange))
        place();
    if (std::ranges::find(kWatched, type) == kWatched.end())
        return false;
    auto *item = qobject_cast<ThingItem *>(watched);
    if (!item || isInPopup(*item))
        return false;
    const bool isAsked = type == QEvent::ToolTip || type == QEvent::ContextMenu || comesByTab(*event);
    if (isAsked || type == QEvent::Enter)
        m_item = item;
    bool isTaken = false;
    if (type == QEvent::ContextMenu)
        isTaken = contentNow() && pin();
    else if (isAsked || (type == QEvent::Enter && m_isPinned)) // to compare nobody wants to wait
        isTaken = show() && type == QEvent::ToolTip;
    else if (m_item == item && type != QEvent::Enter && type != QEvent::FocusIn)
        leave();
    if (isTaken)
        event->accept();
    return isTaken;
}

std::optional<LargeCard::Content> CardLens::contentNow() const
{
    return m_item ? shownBy(*m_item) : std::nullopt;
}

/// False if it is no card, or there is no room for it.
bool CardLens::show()
{
    const std::optional<LargeCard::Content> content = contentNow();
    m_isPointed = content.has_value();
    if (content) {
        refreshPinned();
        if (!m_isPinned)
            chooseSide();
        m_isPointed = !m_isPinned || *content != m_pinned->content();
        m_pointed->setContent(*content);
    }
    return place() && content;
}

void CardLens::leave()
{
    m_item.clear();
    m_isPointed = false;
    place();
}

/// As near as can be to the card.
void CardLens::chooseSide()
{
    if (m_item)
        m_isRight = middleOnScreen(*m_item) >= middleOnScreen(m_board);
}

/// It may stand otherwise now, as long as it is on the table.
void CardLens::refreshPinned()
{
    if (!m_isPinned)
        return;
    std::optional<LargeCard::Content> found;
    for (const ThingItem *item : m_table.findChildren<ThingItem *>()) {
        const std::optional<LargeCard::Content> content = item->isHidden() ? std::nullopt : shownBy(*item);
        if (!content || content->card.name != m_pinned->content().card.name)
            continue;
        if (*content == m_pinned->content())
            return;
        if (!found)
            found = content;
    }
    if (found)
        m_pinned->setContent(*found);
}

/// Side by side, the pinned one at the edge, where it stays. False if there is none, or no room.
bool CardLens::place()
{
    std::vector<LargeCard *> cards;
    if (m_isPinned)
        cards.push_back(m_pinned);
    if (m_isPointed)
        cards.push_back(m_pointed);
    const int count = static_cast<int>(cards.size());
    const int line = qRound(lineOf(m_table.font()));
    const int gap = line / 2;
    const int room = count == 0 ? 0 : (m_board.width() - gap * (count + 1)) / count;
    const int width = std::min(kWidestLens * line, room);
    int height = 0;
    for (const LargeCard *card : cards)
        height = std::max(height, card->heightForWidth(width));
    const bool fits = count > 0 && width >= kNarrowestLens * line && height + 2 * gap <= m_board.height();
    m_pinned->setVisible(fits && m_isPinned);
    m_pointed->setVisible(fits && m_isPointed);
    if (!fits)
        return false;
    const QPoint corner = m_board.mapTo(&m_table, QPoint());
    int left = corner.x() + (m_isRight ? m_board.width() - gap - width : gap);
    for (LargeCard *card : cards) {
        card->setGeometry(left, corner.y() + gap, width, height);
        card->raise();
        left += (m_isRight ? -1 : 1) * (width + gap);
    }
    return true;
}

} // namespace merlon
