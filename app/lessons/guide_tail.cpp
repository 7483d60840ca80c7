#include "app/lessons/guide_tail.h"

#include "app/look/appearance.h"

#include <QAbstractButton>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <cstdlib>
#include <utility>

namespace merlon {

GuideTail::GuideTail(const Appearance &appearance, QWidget &card, Targets targets)
    : QWidget(card.parentWidget())
    , m_appearance(appearance)
    , m_card(card)
    , m_targets(std::move(targets))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &GuideTail::point);
    connect(&appearance, &Appearance::changed, this, [this] { update(); });
    card.installEventFilter(this);
    card.parentWidget()->installEventFilter(this);
}

void GuideTail::follow()
{
    m_later.start(0);
}

std::optional<QPoint> GuideTail::tip() const
{
    return m_line ? std::optional(m_line->tip) : std::nullopt;
}

bool GuideTail::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
        follow();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void GuideTail::point()
{
    m_line = m_card.isVisible() ? choose() : std::nullopt;
    if (!m_line)
        return hide();
    const int around = halfWidth() + 2;
    const QRect way = QRect(m_line->root, QSize(1, 1)) | QRect(m_line->tip, QSize(1, 1));
    setGeometry(way.adjusted(-around, -around, around, around));
    setMask(freeOfButtons());
    show();
    raise();
    update();
}

std::optional<GuideTail::Line> GuideTail::choose()
{
    std::optional<Line> found;
    std::pair<int, int> least; // rank and length
    for (const Target &target : m_targets()) {
        const std::optional<Line> line = lineTo(target);
        if (!line)
            continue;
        const std::pair<int, int> measure(target.rank, (line->tip - line->root).manhattanLength());
        if (found && least <= measure)
            continue;
        found = line;
        least = measure;
        m_target = target;
    }
    return found;
}

/// From the edge of the card that is nearer. None if the way is too long or too slanting, or what it leads to is covered.
std::optional<GuideTail::Line> GuideTail::lineTo(const Target &target) const
{
    constexpr double kLongest = 0.6; // of the height of the page
    const QWidget &page = *parentWidget();
    if (!target.widget || !target.widget->isVisible())
        return std::nullopt;
    const QRect card = m_card.geometry();
    const QRect area(page.mapFromGlobal(target.widget->mapToGlobal(target.area.topLeft())),
                     target.area.size());
    const int height = fontMetrics().height();
    const int inside = qMin(area.height() / 3, height / 2);
    const bool isAbove = area.center().y() < card.center().y();
    const int x =
        qBound(card.left() + height, area.center().x(), qMax(card.left() + height, card.right() - height));
    const Line line {{x, isAbove ? card.top() : card.bottom()},
                     {area.center().x(), isAbove ? area.bottom() - inside : area.top() + inside}};
    const QPoint way = line.tip - line.root;
    const int up = isAbove ? -way.y() : way.y();
    const bool fits = up >= height / 2 && std::abs(way.x()) <= 2 * up
        && way.manhattanLength() <= qRound(kLongest * page.height());
    return fits && isSeen(*target.widget, line.tip) ? std::optional(line) : std::nullopt;
}

/// Whether the widget, or a part of a button, is what is seen at a point of the page.
bool GuideTail::isSeen(const QWidget &widget, QPoint inPage) const
{
    const QWidget *at = parentWidget()->childAt(inPage);
    return at
        && (at == &widget || (qobject_cast<const QAbstractButton *>(&widget) && widget.isAncestorOf(at)));
}

/// All of it but what lies on buttons that the card does not speak of.
QRegion GuideTail::freeOfButtons() const
{
    QRegion region(rect());
    for (const QAbstractButton *button : parentWidget()->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button != m_target.widget.data() && !button->isAncestorOf(m_target.widget))
            region -= QRect(mapFromGlobal(button->mapToGlobal(QPoint())), button->size());
    }
    return region;
}

int GuideTail::halfWidth() const
{
    return fontMetrics().height() / 2;
}

/// Of the paper of the card, and in the place where it begins instead of the edge of the card.
void GuideTail::paintEvent(QPaintEvent *)
{
    if (!m_line || lineTo(m_target) != m_line || mask() != freeOfButtons())
        return follow();     // it has moved
    constexpr int kEdge = 3; // of the card
    const bool isAbove = m_line->tip.y() < m_line->root.y();
    const QPointF root = m_line->root + QPoint(0, isAbove ? kEdge : -kEdge) - pos();
    const QPointF tip = m_line->tip - pos();
    const QPointF half(halfWidth(), 0);
    const QPointF middle = (root + tip) / 2 + (root - tip) * 0.15;
    QPainterPath tail(root - half);
    tail.quadTo(middle - half * 0.3, tip);
    tail.quadTo(middle + half * 0.3, root + half);
    const canvas::Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.growth, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.paper);
    painter.drawPath(tail);
}

} // namespace merlon
