#include "app/table/question/cards/choice_cards.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/table/question/cards/card_order.h"

#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

// In lines of text.
constexpr int kWidestCard = 15;
constexpr int kNarrowestCard = 9;
constexpr int kFootLines = 4; ///< below them is room for what others have done
constexpr int kHeadLines = 1; ///< above them, unless they are flat

} // namespace

ChoiceCards::ChoiceCards(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_order(new CardOrder(appearance, *this))
{
    setObjectName(u"choice-cards"_s);
    connect(m_order, &CardOrder::moved, this, &ChoiceCards::put);
    hide();
    followTextSize(this, [this] { place(); });
    connect(&appearance, &Appearance::changed, this, [this] {
        for (ChoiceCard *card : m_cards)
            card->update();
    });
}

void ChoiceCards::lieOver(QWidget &board)
{
    m_board = &board;
    for (QWidget *widget = &board; widget && widget != parentWidget(); widget = widget->parentWidget())
        widget->installEventFilter(this);
}

void ChoiceCards::offer(const std::vector<ChoiceCard::Content> &contents)
{
    m_isOrdering = false;
    m_order->begin({});
    if (!isOffered(contents))
        make(contents);
    order();
    place();
}

void ChoiceCards::offerInOrder(const std::vector<ChoiceCard::Content> &contents)
{
    if (!m_isOrdering || !isOfferedAnyhow(contents)) {
        m_order->begin({});
        make(contents);
    }
    m_isOrdering = true;
    beginOrdering();
}

/// As the cards lie now.
void ChoiceCards::beginOrdering()
{
    m_order->begin(m_cards);
    const int count = static_cast<int>(m_cards.size());
    for (int i = 0; i < count; ++i)
        m_cards[static_cast<std::size_t>(i)]->setPosition(i + 1, count);
    order();
    place();
}

void ChoiceCards::put(int from, int to)
{
    const auto card = m_cards.begin() + from;
    if (from < to)
        std::rotate(card, card + 1, m_cards.begin() + to + 1);
    else
        std::rotate(m_cards.begin() + to, card, card + 1);
    beginOrdering();
    if (from != to)
        Q_EMIT reordered();
}

bool ChoiceCards::isReordered(const std::vector<ChoiceCard::Content> &contents) const
{
    return m_isOrdering && isOfferedAnyhow(contents) && !isOffered(contents);
}

std::vector<Choice> ChoiceCards::choicesInOrder() const
{
    std::vector<Choice> choices;
    for (std::size_t i = 0; m_isOrdering && i < m_cards.size(); ++i)
        choices.push_back(m_cards[i]->content().choice);
    return choices;
}

/// In whatever order.
bool ChoiceCards::isOfferedAnyhow(const std::vector<ChoiceCard::Content> &contents) const
{
    return m_cards.size() == contents.size()
        && std::all_of(m_cards.begin(), m_cards.end(), [&](const ChoiceCard *card) {
               return std::find(contents.begin(), contents.end(), card->content()) != contents.end();
           });
}

bool ChoiceCards::isOffered(const std::vector<ChoiceCard::Content> &contents) const
{
    return std::equal(m_cards.begin(), m_cards.end(), contents.begin(), contents.end(),
                      [](const ChoiceCard *card, const ChoiceCard::Content &content) {
                          return card->content() == content;
                      });
}

void ChoiceCards::make(const std::vector<ChoiceCard::Content> &contents)
{
    for (ChoiceCard *card : m_cards) {
        card->hide();
        card->deleteLater(); // it may be the one whose click brought us here
    }
    m_cards.clear();
    for (const ChoiceCard::Content &content : contents) {
        auto *card = new ChoiceCard(m_appearance.art(), content, this);
        card->installEventFilter(this);
        connect(card, &ChoiceCard::clicked, this, [this, choice = content.choice] { Q_EMIT chosen(choice); });
        card->show();
        m_cards.push_back(card);
    }
}

/// After the board and before the buttons of the question.
void ChoiceCards::order()
{
    QWidget *before = m_board;
    for (ChoiceCard *card : m_cards) {
        if (before)
            setTabOrder(before, card);
        before = card;
    }
}

void ChoiceCards::place()
{
    setVisible(layOut());
    raise();
    Q_EMIT shownChanged();
}

/// In the roomiest shape that fits. False if none does, or there is no card.
bool ChoiceCards::layOut()
{
    using Shape = ChoiceCard::Shape;
    return !m_cards.empty() && m_board && (layOut(Shape::Tall) || layOut(Shape::Flat) || layOut(Shape::Bare));
}

/// All of the same size, that of the longest text. False if there is no room.
bool ChoiceCards::layOut(ChoiceCard::Shape shape)
{
    const int line = qRound(lineOf(font()));
    const int gap = line / 2;
    const int count = static_cast<int>(m_cards.size());
    const int room = m_board->width() - 2 * line - gap * (count - 1);
    const int width = std::min(kWidestCard * line, room / count);
    int height = 0;
    for (ChoiceCard *card : m_cards) {
        card->setShape(shape);
        height = std::max(height, card->heightForWidth(width));
    }
    const int spared = kFootLines + (shape == ChoiceCard::Shape::Tall ? kHeadLines : 0);
    if (width < kNarrowestCard * line || height + spared * line > m_board->height())
        return false;
    const int whole = count * width + (count - 1) * gap;
    const QPoint corner((m_board->width() - whole) / 2, m_board->height() - kFootLines * line - height);
    setGeometry(QRect(m_board->mapTo(parentWidget(), corner), QSize(whole, height)));
    int left = 0;
    for (ChoiceCard *card : m_cards) {
        card->setGeometry(left, 0, width, height);
        left += width + gap;
    }
    return true;
}

std::vector<ChoiceCard *> ChoiceCards::shown() const
{
    return isHidden() ? std::vector<ChoiceCard *>() : m_cards;
}

/// Arrows go round the cards. False if it is another key.
bool ChoiceCards::step(QObject *card, int key)
{
    const int forward = layoutDirection() == Qt::LeftToRight ? 1 : -1;
    const int steps = key == Qt::Key_Right ? forward
        : key == Qt::Key_Left              ? -forward
        : key == Qt::Key_Down              ? 1
        : key == Qt::Key_Up                ? -1
                                           : 0;
    const auto here = std::find(m_cards.begin(), m_cards.end(), card);
    if (steps == 0 || here == m_cards.end())
        return false;
    const auto count = static_cast<std::ptrdiff_t>(m_cards.size());
    const std::ptrdiff_t next = (here - m_cards.begin() + steps + count) % count;
    m_cards[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
    return true;
}

bool ChoiceCards::eventFilter(QObject *watched, QEvent *event)
{
    const bool isCard = qobject_cast<ChoiceCard *>(watched) != nullptr;
    if (isCard && event->type() == QEvent::KeyPress && step(watched, static_cast<QKeyEvent *>(event)->key()))
        return true;
    if (!isCard && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace merlon
