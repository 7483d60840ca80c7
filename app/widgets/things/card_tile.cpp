#include "app/widgets/things/card_tile.h"

#include "app/look/lettering.h"

#include <QPainter>

namespace merlon {

void drawPrice(QPainter &painter, const canvas::Art &art, const QFont &base, const QRectF &box,
               const CardContent &content)
{
    constexpr double kScale = 0.82;
    constexpr double kLeast = 0.4;
    const auto gapAt = [&](double scale) { return content.price.empty() ? 0.0 : lineOf(base) * 0.3 * scale; };
    const auto widthAt = [&](double scale) {
        const QFont font = textFont(base, kScale * scale);
        return widthOfAmounts(font, box.height() * scale, content.price, {}) + gapAt(scale)
            + widthOfAmounts(font, box.height() * scale, content.alternatives, content.between);
    };
    double scale = 1;
    while (scale > kLeast && widthAt(scale) > box.width())
        scale *= 0.95;
    const double gap = gapAt(scale);
    const QRectF row(box.left(), box.top() + box.height() * (1 - scale) / 2, box.width(),
                     box.height() * scale);
    painter.setFont(textFont(base, kScale * scale));
    painter.setPen(content.dimmed ? art.theme().ink : art.theme().quietText());
    double left = row.left();
    if (!content.price.empty())
        left = drawAmounts(painter, art, row, content.price, {}) + gap;
    drawAmounts(painter, art, QRectF(left, row.top(), row.right() - left, row.height()), content.alternatives,
                content.between);
}

void drawSockets(QPainter &painter, const canvas::Art &art, const QRectF &box,
                 const std::vector<CardSocket> &sockets)
{
    if (sockets.empty())
        return;
    constexpr double kPicture = 0.74;     ///< of a ring
    constexpr double kEmptyPicture = 0.4; ///< its opacity
    const canvas::Theme &theme = art.theme();
    const double opacity = painter.opacity();
    const auto count = static_cast<double>(sockets.size());
    const double size = qMin(box.height(), box.width() / count);
    double left = box.center().x() - size * count / 2;
    for (const CardSocket &socket : sockets) {
        const QRectF ring = QRectF(left, box.center().y() - size / 2, size, size)
                                .adjusted(size * 0.05, size * 0.05, -size * 0.05, -size * 0.05);
        const double inset = ring.width() * (1 - kPicture) / 2;
        const bool isEmpty = socket.state == CardSocket::State::Empty;
        if (socket.state != CardSocket::State::Printed) {
            painter.setBrush(isEmpty                                         ? QBrush(Qt::NoBrush)
                                 : socket.state == CardSocket::State::Coming ? QBrush(theme.choosable)
                                                                             : QBrush(theme.paper));
            painter.setPen(QPen(isEmpty ? theme.shade(0.45) : theme.choosable, qMax(1.0, size * 0.09),
                                isEmpty ? Qt::DotLine : Qt::SolidLine));
            painter.drawEllipse(ring);
        }
        painter.setOpacity(isEmpty ? opacity * kEmptyPicture : opacity);
        if (!socket.picture.isEmpty())
            art.paint(painter, socket.picture, ring.adjusted(inset, inset, -inset, -inset));
        painter.setOpacity(opacity);
        left += size;
    }
}

CardTile::CardTile(const canvas::Art &art, int seat, QWidget *parent)
    : ThingItem(art, parent)
    , m_seat(seat)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CardTile::setContent(CardContent content)
{
    if (content == m_content)
        return;
    m_content = std::move(content);
    update();
}

std::optional<CardContent> CardTile::asCard() const
{
    return m_content.name.isEmpty() ? std::nullopt : std::optional(m_content);
}

QSize CardTile::sizeHint() const
{
    return QSizeF(line() * 6.2, heightForWidth(qRound(line() * 6.2))).toSize();
}

/// Wider cards are higher, within measure.
int CardTile::heightForWidth(int width) const
{
    return qRound(qBound(line() * 5.0, width * 0.78, line() * 7.0));
}

QSize CardTile::minimumSizeHint() const
{
    return QSizeF(line() * 4.6, line() * 5.0).toSize();
}

QRectF CardTile::card() const
{
    const double inset = glow() * 0.7;
    return QRectF(rect()).adjusted(inset, inset, -inset, -inset);
}

void CardTile::paintItem(QPainter &painter)
{
    const QRectF card = this->card();
    const bool fades = m_content.dimmed && !isChoosable();
    const double pictures = fades ? kFadedPicture : 1.0;
    const double words = fades ? fadedWords() : 1.0;
    painter.setOpacity(pictures);
    paintGround(painter, card);

    const double margin = line() * 0.32;
    const QRectF inside = card.adjusted(margin, margin * 0.7, -margin, -margin * 0.7);
    const double row = line() * 0.95;
    const double corner = m_content.visitor.isEmpty() ? 0.0 : line() * 1.2;
    painter.setOpacity(words);
    const double name = paintName(painter, QRectF(inside.left(), inside.top(), inside.width() - corner, row));
    painter.setOpacity(pictures);
    const QRectF middle = inside.adjusted(0, name, 0, -row);
    paintPicture(painter, middle);
    painter.setOpacity(words);
    const QRectF foot(inside.left(), inside.bottom() - row, inside.width(), row);
    drawSockets(painter, art(), foot, m_content.sockets);
    if (m_content.sockets.empty())
        drawPrice(painter, art(), font(), foot, m_content);
    painter.setOpacity(pictures);
    paintLaid(painter, middle);
    if (m_content.done) {
        const double size = line() * 1.15;
        drawTick(painter, QRectF(middle.right() - size, middle.top() + line() * 0.1, size, size),
                 theme().growth);
    }
    if (!m_content.visitor.isEmpty()) {
        const double size = line() * 1.4;
        drawDisc(painter, art(), QRectF(card.right() - size, card.top(), size, size), m_content.visitor,
                 theme().seat(1 - m_seat));
    }
}

/// In two lines if one is not enough. Returns the height.
double CardTile::paintName(QPainter &painter, const QRectF &box) const
{
    painter.setPen(theme().ink);
    painter.setFont(textFont(font(), 0.88, QFont::Bold));
    if (fitsLine(painter.font(), m_content.name, box.width()) || !m_content.name.contains(u' ')) {
        drawLine(painter, box, Qt::AlignLeft | Qt::AlignVCenter, m_content.name);
        return box.height();
    }
    painter.setFont(textFont(font(), 0.8, QFont::Bold));
    const qsizetype half = m_content.name.lastIndexOf(u' ');
    const double row = lineOf(painter.font());
    drawLine(painter, QRectF(box.topLeft(), QSizeF(box.width(), row)), Qt::AlignLeft,
             m_content.name.left(half));
    drawLine(painter, QRectF(box.left(), box.top() + row * 0.88, box.width(), row), Qt::AlignLeft,
             m_content.name.mid(half + 1));
    return row * 1.9;
}

void CardTile::paintGround(QPainter &painter, const QRectF &card) const
{
    const double corner = line() * 0.35;
    painter.setPen(QPen(theme().shade(m_content.current ? 0.2 : 0.35), qMax(1.0, line() * 0.07)));
    painter.setBrush(m_content.current ? theme().parchment : theme().shade(theme().dark ? 0.05 : 0.025));
    painter.drawRoundedRect(card, corner, corner);
    if (!m_content.current)
        return;
    painter.setPen(QPen(theme().seat(m_seat), line() * 0.16));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card, corner, corner);
}

void CardTile::paintPicture(QPainter &painter, const QRectF &box) const
{
    if (m_content.picture.isEmpty())
        return;
    const double size = qMin(box.height() * 1.12, box.width());
    art().paint(painter, m_content.picture,
                QRectF(box.left() - size * 0.05, box.center().y() - size / 2, size, size));
}

/// What was paid, as small tokens that overlap, below the tick.
void CardTile::paintLaid(QPainter &painter, const QRectF &box) const
{
    const double size = line() * 0.95;
    double right = box.right();
    for (auto amount = m_content.laid.rbegin(); amount != m_content.laid.rend(); ++amount) {
        for (int count = 0; count < amount->count; ++count) {
            drawDisc(painter, art(), QRectF(right - size, box.bottom() - size, size, size), amount->picture,
                     theme().seat(m_seat));
            right -= size * 0.72;
        }
    }
}

} // namespace merlon
