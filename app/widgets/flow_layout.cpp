#include "app/widgets/flow_layout.h"

#include <QStyle>
#include <QWidget>

namespace merlon {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(6);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem *item : m_items) {
        width += item->sizeHint().width() + spacing();
        height = qMax(height, item->sizeHint().height());
    }
    return QSize(width, height).expandedTo(minimumSize());
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

/// The height that is needed.
int FlowLayout::arrange(const QRect &area, bool reallyMoves) const
{
    const QRect inner = area.marginsRemoved(contentsMargins());
    int x = inner.left();
    int y = inner.top();
    int lineHeight = 0;
    for (QLayoutItem *item : m_items) {
        const QSize size = item->sizeHint().boundedTo(QSize(inner.width(), QWIDGETSIZE_MAX));
        if (x > inner.left() && x + size.width() > inner.right() + 1) {
            x = inner.left();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (reallyMoves) {
            const Qt::LayoutDirection direction =
                parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
            item->setGeometry(QStyle::visualRect(direction, inner, QRect(QPoint(x, y), size)));
        }
        x += size.width() + spacing();
        lineHeight = qMax(lineHeight, size.height());
    }
    return y + lineHeight - area.top() + contentsMargins().bottom();
}

} // namespace merlon
