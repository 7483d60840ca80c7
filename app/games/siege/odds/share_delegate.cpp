#include "app/games/siege/odds/share_delegate.h"

#include <QApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

int textWidth(const QStyleOptionViewItem &option)
{
    return option.fontMetrics.horizontalAdvance(u"100 % ± 10"_s);
}

} // namespace

void ShareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = std::exchange(cell.text, QString());
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const QVariant value = index.data(Value);
    const canvas::Theme &theme = m_art.theme();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    const QRect words = option.rect.adjusted(option.rect.width() - textWidth(option), 0, -2, 0);
    painter->drawText(words, Qt::AlignRight | Qt::AlignVCenter, text);
    if (value.isValid()) {
        const double height = option.fontMetrics.height() * 0.6;
        const QRectF bar(option.rect.left() + 2, option.rect.center().y() - height / 2 + 0.5,
                         option.rect.width() - textWidth(option) - 8, height);
        painter->setPen(QPen(theme.shade(0.35), 1));
        painter->setBrush(theme.shade(0.05));
        painter->drawRect(bar);
        const auto at = [&](double share) { return bar.left() + share * bar.width(); };
        painter->fillRect(QRectF(bar.left(), bar.top(), value.toDouble() * bar.width(), bar.height()),
                          theme.seat(0));
        const double low = index.data(Low).toDouble();
        const double high = index.data(High).toDouble();
        if (high - low > 0.005) { // from low to high, like a bracket
            painter->setPen(QPen(theme.ink, 1.4));
            painter->drawLine(QPointF(at(low), bar.center().y()), QPointF(at(high), bar.center().y()));
            for (const double end : {low, high})
                painter->drawLine(QPointF(at(end), bar.center().y() - height * 0.28),
                                  QPointF(at(end), bar.center().y() + height * 0.28));
        }
    }
    painter->restore();
}

QSize ShareDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {textWidth(option) + 8 + 6 * option.fontMetrics.averageCharWidth(),
            qRound(option.fontMetrics.height() * 1.35)};
}

} // namespace merlon
