#include "app/table/question/cards/card_order.h"

#include "app/look/lettering.h"
#include "app/table/question/cards/choice_card.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// A bar between two cards.
class InsertionMark final : public QWidget {
public:
    InsertionMark(const Appearance &appearance, QWidget *parent)
        : QWidget(parent)
        , m_appearance(appearance)
    {
        setObjectName(u"insertion-mark"_s);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const double corner = width() / 2.0;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_appearance.theme().ink, 1));
        painter.setBrush(m_appearance.theme().choosable);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    }

private:
    const Appearance &m_appearance;
};

} // namespace

CardOrder::CardOrder(const Appearance &appearance, QWidget &row)
    : QObject(&row)
    , m_row(row)
    , m_mark(new InsertionMark(appearance, &row))
{
}

void CardOrder::begin(const std::vector<ChoiceCard *> &cards)
{
    letGo();
    for (ChoiceCard *card : m_cards)
        card->removeEventFilter(this);
    m_cards = cards;
    for (ChoiceCard *card : m_cards)
        card->installEventFilter(this);
}

/// -1 if it is none of them.
int CardOrder::numberOf(const QObject *card) const
{
    const auto found = std::find(m_cards.begin(), m_cards.end(), card);
    return found == m_cards.end() ? -1 : static_cast<int>(found - m_cards.begin());
}

bool CardOrder::eventFilter(QObject *watched, QEvent *event)
{
    const int number = numberOf(watched);
    if (number < 0)
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto &press = *static_cast<QMouseEvent *>(event);
        if (press.button() != Qt::LeftButton)
            break;
        m_held = number;
        m_pressed = press.position().toPoint();
        break;
    }
    case QEvent::MouseMove:
        if (number == m_held)
            return drag(*static_cast<QMouseEvent *>(event));
        break;
    case QEvent::MouseButtonRelease:
        if (number == m_held)
            return drop();
        break;
    case QEvent::Hide:
        if (number == m_held)
            letGo();
        break;
    case QEvent::KeyPress:
        return step(number, *static_cast<QKeyEvent *>(event));
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// False until it is clear that it is no click.
bool CardOrder::drag(const QMouseEvent &event)
{
    ChoiceCard &card = *m_cards[static_cast<std::size_t>(m_held)];
    const QPoint way = event.position().toPoint() - m_pressed;
    if (!m_isDragging && way.manhattanLength() < QApplication::startDragDistance())
        return false;
    m_isDragging = true;
    card.setDown(false);
    card.raise();
    card.move(card.x() + way.x(), card.y());
    mark(target());
    return true;
}

/// False if it was a click.
bool CardOrder::drop()
{
    const bool wasDragged = m_isDragging;
    const int from = m_held;
    const int to = wasDragged ? target() : from;
    letGo();
    if (wasDragged)
        Q_EMIT moved(from, to);
    return wasDragged;
}

void CardOrder::letGo()
{
    m_held = -1;
    m_isDragging = false;
    m_mark->hide();
}

bool CardOrder::step(int from, const QKeyEvent &event)
{
    const bool isBack = event.key() == Qt::Key_Left || event.key() == Qt::Key_Up;
    const bool isForth = event.key() == Qt::Key_Right || event.key() == Qt::Key_Down;
    if (!event.modifiers().testFlag(Qt::AltModifier) || (!isBack && !isForth))
        return false;
    const int to = from + (isForth ? 1 : -1);
    if (to >= 0 && to < static_cast<int>(m_cards.size()))
        Q_EMIT moved(from, to);
    return true;
}

/// Where the card that is dragged would lie: behind all others whose middle is further left than its own.
int CardOrder::target() const
{
    const int middle = m_cards[static_cast<std::size_t>(m_held)]->geometry().center().x();
    int count = 0;
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i)
        count +=
            i != m_held && m_cards[static_cast<std::size_t>(i)]->geometry().center().x() < middle ? 1 : 0;
    return count;
}

void CardOrder::mark(int to)
{
    std::vector<ChoiceCard *> others = m_cards;
    others.erase(others.begin() + m_held);
    if (others.empty())
        return;
    const int line = qRound(lineOf(m_row.font()));
    const int width = std::max(4, line / 3);
    const auto next = static_cast<std::size_t>(to);
    const int edge = next < others.size() ? others[next]->x() - line / 4
                                          : others.back()->geometry().right() + 1 + line / 4;
    const int left = std::clamp(edge - width / 2, 0, std::max(0, m_row.width() - width));
    m_mark->setGeometry(left, 0, width, m_row.height());
    m_mark->raise();
    m_mark->show();
}

} // namespace merlon
