#include "app/widgets/things/token_chip.h"

#include "app/look/lettering.h"
#include "app/widgets/strokes.h"

#include <QPainter>

namespace merlon {

TokenChip::TokenChip(const canvas::Art &art, double scale, QWidget *parent)
    : ThingItem(art, parent)
    , m_scale(scale)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TokenChip::setContent(TokenContent content)
{
    if (content == m_content)
        return;
    m_content = std::move(content);
    update();
}

void TokenChip::setBadgeRoom(bool hasRoom)
{
    m_hasBadgeRoom = hasRoom;
    updateGeometry();
}

QSize TokenChip::sizeHint() const
{
    const double size = line() * 2 * m_scale + 2 * glow();
    return QSizeF(size + (m_hasBadgeRoom ? line() * 0.35 : 0.0), size).toSize();
}

/// Left, so that the badge has room at the right.
QRectF TokenChip::token() const
{
    const double size = line() * 2 * m_scale;
    return {glow(), (height() - size) / 2, size, size};
}

QPainterPath TokenChip::outline() const
{
    QPainterPath path;
    if (m_content.shape == TokenContent::Shape::Disc)
        path.addEllipse(token());
    else
        path.addRoundedRect(token(), line() * 0.35, line() * 0.35);
    return path;
}

/// A blank token with the first letters of its name.
void TokenChip::paintLetters(QPainter &painter, const QRectF &box) const
{
    painter.setBrush(theme().paper);
    painter.setPen(
        QPen(m_content.seat < 0 ? theme().quietText() : theme().seat(m_content.seat), line() * 0.12));
    const QRectF inner = box.adjusted(1, 1, -1, -1);
    if (m_content.shape == TokenContent::Shape::Disc)
        painter.drawEllipse(inner);
    else
        painter.drawRoundedRect(inner, line() * 0.2, line() * 0.2);
    painter.setFont(textFont(font(), 0.8, QFont::Bold));
    painter.setPen(theme().ink);
    painter.drawText(inner, Qt::AlignCenter, m_content.letters);
}

void TokenChip::paintItem(QPainter &painter)
{
    const QRectF box = token();
    painter.setOpacity(m_content.faded && !isChoosable() ? kFadedPicture : 1.0);
    if (m_content.picture.isEmpty())
        paintLetters(painter, box);
    else if (m_content.shape == TokenContent::Shape::Disc)
        drawDisc(painter, art(), box, m_content.picture, theme().seat(m_content.seat));
    else
        art().paint(painter, m_content.picture, box);
    if (m_content.crossed) {
        painter.setOpacity(1.0);
        painter.setPen(QPen(theme().shade(0.7), line() * 0.16, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(box.topLeft() + QPointF(3, 3), box.bottomRight() - QPointF(3, 3));
        painter.drawLine(box.topRight() + QPointF(-3, 3), box.bottomLeft() + QPointF(3, -3));
    }
    if (!m_content.visitor.isEmpty())
        art().paint(painter, m_content.visitor,
                    QRectF(box.center(), QSizeF(box.width() * 0.62, box.height() * 0.62)));
    painter.setOpacity(m_content.faded && !isChoosable() ? fadedWords() : 1.0);
    if (m_content.count > 1 || (m_content.badgeAt1 && m_content.count > 0)) {
        painter.setFont(textFont(font(), 0.78, QFont::Bold));
        const QRectF corner(box.left(), 0, width() - box.left(), box.height());
        drawBadge(painter, corner, QString::number(m_content.count),
                  m_content.seat < 0 ? theme().quietText() : theme().seat(m_content.seat), theme().paper);
    }
}

} // namespace merlon
