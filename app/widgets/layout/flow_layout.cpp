#include "app/widgets/layout/flow_layout.h"

#include <QStyle>
#include <QWidget>

namespace merlon {

FlowLayout::FlowLayout(int gap)
    : m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

template <class Place>
int FlowLayout::arrange(const QRect &box, Place place) const
{
    int left = 0;
    int top = 0;
    int rowHeight = 0;
    std::vector<std::pair<QLayoutItem *, QRect>> row;
    const auto endRow = [&] {
        for (const auto &[item, spot] : row)
            place(item, spot.translated(0, (rowHeight - spot.height()) / 2));
        top += rowHeight;
        left = 0;
        rowHeight = 0;
        row.clear();
    };
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (left > 0 && left + size.width() > box.width()) {
            endRow();
            top += m_gap;
        }
        row.emplace_back(item, QRect(box.topLeft() + QPoint(left, top), size));
        left += size.width() + m_gap;
        rowHeight = qMax(rowHeight, size.height());
    }
    endRow();
    return top;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), [](QLayoutItem *, const QRect &) {});
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = QSize(size.width() + item->sizeHint().width() + m_gap,
                         qMax(size.height(), item->sizeHint().height()));
    }
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->sizeHint());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect &box)
{
    QLayout::setGeometry(box);
    const QWidget *owner = parentWidget();
    const Qt::LayoutDirection direction = owner ? owner->layoutDirection() : Qt::LeftToRight;
    arrange(box, [&](QLayoutItem *item, const QRect &place) {
        item->setGeometry(QStyle::visualRect(direction, box, place));
    });
}

} // namespace merlon
