#include "app/table/face/hand/hand_card.h"

#include "app/look/lettering.h"

#include <QFontMetricsF>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

// In lines of text.
constexpr double kWidth = 5.6;
constexpr double kHeight = 7.2;

} // namespace

HandCard::HandCard(const canvas::Art &art, QWidget *parent)
    : ThingItem(art, parent)
{
}

void HandCard::setContent(HandCardContent content)
{
    if (content == m_content)
        return;
    m_content = std::move(content);
    update();
}

std::optional<CardContent> HandCard::asCard() const
{
    if (m_content.name.isEmpty())
        return std::nullopt;
    CardContent card {.picture = m_content.picture, .name = m_content.name};
    card.laid = m_content.laid;
    card.sockets = m_content.sockets;
    return card;
}

void HandCard::lean(double angle)
{
    m_angle = angle;
    update();
}

QSize HandCard::sizeHint() const
{
    return QSizeF(line() * kWidth * (1 + 2 * kMargin), line() * (kHeight + 0.6)).toSize();
}

QRectF HandCard::card() const
{
    const double w = line() * kWidth;
    const double h = line() * kHeight;
    return {(width() - w) / 2, line() * 0.4, w, h};
}

QTransform HandCard::leaning() const
{
    const QPointF foot(width() / 2.0, card().bottom());
    return QTransform().translate(foot.x(), foot.y()).rotate(m_angle).translate(-foot.x(), -foot.y());
}

QPainterPath HandCard::outline() const
{
    QPainterPath path;
    path.addRoundedRect(card(), line() * 0.4, line() * 0.4);
    return leaning().map(path);
}

void HandCard::paintItem(QPainter &painter)
{
    const QRectF card = this->card();
    const double corner = line() * 0.4;
    painter.save();
    painter.setTransform(leaning(), true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, theme().dark ? 90 : 40));
    painter.drawRoundedRect(card.translated(line() * 0.08, line() * 0.12), corner, corner);
    painter.setPen(QPen(theme().shade(0.6), qMax(1.0, line() * 0.08)));
    painter.setBrush(theme().paper);
    painter.drawRoundedRect(card, corner, corner);
    const double margin = line() * 0.35;
    const QRectF inside = card.adjusted(margin, margin * 0.8, -margin, -margin * 0.8);
    painter.setOpacity(m_content.faded ? fadedWords() : 1.0);
    painter.setPen(theme().ink);
    const double top = m_content.mark.isEmpty() ? line() * 0.2 : line() * 1.35;
    if (!m_content.mark.isEmpty()) {
        painter.setFont(titleFont(font(), 1.35));
        painter.drawText(QRectF(inside.topLeft(), QSizeF(inside.width(), top)),
                         Qt::AlignLeft | Qt::AlignVCenter, m_content.mark);
    }
    if (!m_content.laid.empty())
        paintLaid(painter, QRectF(inside.topLeft(), QSizeF(inside.width(), line() * 1.05)));
    const double words = line() * 2.2;
    const double above = m_content.laid.empty() ? 0 : line() * 0.95;
    const double size = qMin(inside.height() - words - above - line() * 0.5, inside.width());
    painter.setOpacity(m_content.faded ? kFadedPicture : 1.0);
    art().paint(painter, m_content.picture,
                QRectF(inside.center().x() - size / 2 + (m_content.mark.isEmpty() ? 0 : line() * 0.35),
                       inside.top() + above + (m_content.mark.isEmpty() ? line() * 0.1 : line() * 0.35), size,
                       size));
    painter.setOpacity(m_content.faded ? fadedWords() : 1.0);
    painter.setFont(titleFont(font(), 0.92));
    QRectF row(inside.left(), inside.bottom() - words, inside.width(), line() * 1.15);
    drawLine(painter, row, Qt::AlignHCenter | Qt::AlignVCenter, m_content.name);
    painter.setFont(textFont(font(), 0.82));
    painter.setPen(theme().quietText());
    row.translate(0, line() * 1.1);
    if (m_content.sockets.empty())
        drawLine(painter, row, Qt::AlignHCenter | Qt::AlignVCenter, m_content.kind);
    else
        drawSockets(painter, art(), row, m_content.sockets);
    painter.restore();
}

/// At the right, a plus before them.
void HandCard::paintLaid(QPainter &painter, const QRectF &box) const
{
    const QString plus = u"+"_s;
    painter.setFont(textFont(font(), 0.9, QFont::Bold));
    const double sign = QFontMetricsF(painter.font()).horizontalAdvance(plus) + line() * 0.15;
    const double width = widthOfAmounts(painter.font(), box.height(), m_content.laid, {});
    const QRectF row(box.right() - width, box.top(), width, box.height());
    drawLine(painter, QRectF(row.left() - sign, row.top(), sign, row.height()),
             Qt::AlignLeft | Qt::AlignVCenter, plus);
    drawAmounts(painter, art(), row, m_content.laid, {});
}

} // namespace merlon
