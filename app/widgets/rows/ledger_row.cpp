#include "app/widgets/rows/ledger_row.h"

#include "app/look/lettering.h"
#include "core/canvas/art/livery.h"

#include <QPainter>

namespace merlon {

namespace {

constexpr double kNumberColumn = 2.2; ///< width of a number, in lines
constexpr double kLedgerLine = 1.3;
constexpr double kLedgerSumLine = 2.3;

} // namespace

LedgerRow::LedgerRow(const canvas::Art &art, QWidget *parent)
    : ThingItem(art, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LedgerRow::setContent(LedgerContent content)
{
    if (content == m_content)
        return;
    m_content = std::move(content);
    updateGeometry();
    update();
}

QSize LedgerRow::sizeHint() const
{
    return QSizeF(line() * 12, line() * (m_content.isSum ? kLedgerSumLine : kLedgerLine)).toSize();
}

QSize LedgerRow::minimumSizeHint() const
{
    return QSizeF(line() * 8, sizeHint().height()).toSize();
}

void LedgerRow::paintItem(QPainter &painter)
{
    const double column = line() * kNumberColumn;
    double left = width() - column * static_cast<double>(m_content.numbers.size());
    if (m_content.isSum) {
        painter.setPen(QPen(theme().shade(0.5), 1));
        painter.drawLine(QPointF(0, 0.5), QPointF(width(), 0.5));
    }
    painter.setPen(theme().ink);
    painter.setFont(textFont(font(), 0.95, m_content.isSum ? QFont::Bold : QFont::Normal));
    drawLine(painter, QRectF(line() * 0.1, 0, left - line() * 0.2, height()),
             Qt::AlignLeft | Qt::AlignVCenter, m_content.name);
    for (std::size_t side = 0; side < m_content.numbers.size(); ++side, left += column) {
        const QRectF cell(left, 0, column, height());
        const QColor colour = theme().seat(m_content.liveries[side]);
        const QString number = QString::number(m_content.numbers[side]);
        if (m_content.isSum) {
            const double size = line() * 1.9;
            const QRectF emblem(cell.center().x() - size / 2, cell.center().y() - size / 2 + 1, size, size);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            painter.drawPath(canvas::liveryShape(m_content.liveries[side], emblem));
            painter.setPen(theme().dark ? theme().bar : theme().paper);
            painter.setFont(textFont(font(), 1.15, QFont::Bold));
            painter.drawText(emblem, Qt::AlignCenter, number);
            continue;
        }
        painter.setFont(textFont(font(), 1.0, QFont::DemiBold));
        painter.setPen(m_content.numbers[side] == 0 ? theme().quietText() : colour);
        painter.drawText(cell, Qt::AlignCenter, m_content.numbers[side] == 0 ? QStringLiteral("–") : number);
    }
}

} // namespace merlon
