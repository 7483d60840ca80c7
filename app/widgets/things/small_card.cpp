#include "app/widgets/things/small_card.h"

#include "app/look/lettering.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QPolygonF star(QPointF middle, double radius)
{
    QPolygonF points;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double reach = i % 2 == 0 ? radius : radius * 0.45;
        points << middle + QPointF(std::cos(angle), std::sin(angle)) * reach;
    }
    return points;
}

} // namespace

SmallCard::SmallCard(const canvas::Art &art, int seat, QWidget *parent)
    : ThingItem(art, parent)
    , m_seat(seat)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setMaximumHeight(qRound(line() * 3.4));
}

void SmallCard::setContent(CardContent content)
{
    if (content == m_content)
        return;
    const bool isNarrowerOrWider = content.sockets.empty() != m_content.sockets.empty();
    m_content = std::move(content);
    if (isNarrowerOrWider)
        updateGeometry();
    update();
}

std::optional<CardContent> SmallCard::asCard() const
{
    return m_content.name.isEmpty() ? std::nullopt : std::optional(m_content);
}

QSize SmallCard::sizeHint() const
{
    return QSizeF(line() * 5.5, line() * (m_content.sockets.empty() ? 2.65 : 3.2)).toSize();
}

QSize SmallCard::minimumSizeHint() const
{
    if (m_content.sockets.empty())
        return QSizeF(line() * 3.6, line() * 1.75).toSize();
    return QSizeF(line() * 2.9, line() * 2.8).toSize(); // they stand in a row of their own
}

void SmallCard::setComing(CardComing coming)
{
    if (coming == m_coming)
        return;
    m_coming = std::move(coming);
    update();
}

void SmallCard::paintItem(QPainter &painter)
{
    paintCard(painter);
    painter.setOpacity(1);
    paintComing(painter);
}

/// A golden frame, and how much there would be on an empty space.
void SmallCard::paintComing(QPainter &painter) const
{
    if (m_coming.isMarked) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().choosable, line() * 0.16));
        painter.drawPath(outline());
    }
    if (m_coming.total == 0 || !m_content.picture.isEmpty())
        return;
    painter.setFont(textFont(font(), 1.1, QFont::Bold));
    painter.setPen(theme().ink);
    painter.drawText(rect(), Qt::AlignCenter, u"+%1"_s.arg(m_coming.total));
}

/// What is about to be filled looks as if it were.
std::vector<CardSocket> SmallCard::shownSockets() const
{
    std::vector<CardSocket> sockets = m_content.sockets;
    for (const std::size_t socket : m_coming.sockets) {
        if (socket < sockets.size())
            sockets[socket].state = CardSocket::State::Coming;
    }
    return sockets;
}

void SmallCard::paintCard(QPainter &painter) const
{
    const bool fades = m_content.dimmed && !isChoosable();
    painter.setOpacity(fades ? kFadedPicture : 1.0);
    paintGround(painter);
    painter.setOpacity(fades ? fadedWords() : 1.0);
    if (m_content.picture.isEmpty())
        return;
    if (!m_content.sockets.empty())
        return paintWithSockets(painter);
    const double margin = line() * 0.35;
    const double row = line() * 0.95;
    QRectF inside = QRectF(rect()).adjusted(margin, line() * 0.22, -margin, -line() * 0.22);
    const bool isHigh = isNamed();
    QRectF name(inside.left(), inside.top(), inside.width(), isHigh ? row : inside.height());
    name.setRight(name.right() - paintTick(painter, name));
    if (isHigh) {
        paintName(painter, name);
        inside.setTop(name.bottom());
    } else {
        inside = name;
    }
    const double size = qMin(inside.height(), line() * (isHigh && inside.width() > line() * 6 ? 1.8 : 1.3));
    art().paint(painter, m_content.picture,
                QRectF(inside.left(), inside.center().y() - size / 2, size, size));
    inside.setLeft(inside.left() + size + line() * 0.2);
    const bool hasPrice = !m_content.done && (!m_content.price.empty() || !m_content.alternatives.empty());
    const double needed = widthOf(nameFont(), m_content.name) + line() * 0.4;
    if (!isHigh && inside.width() > needed + (hasPrice ? line() * 3 : 0)) {
        paintName(painter, inside);
        inside.setLeft(inside.left() + needed);
    }
    const double height = qMin(row, inside.height());
    if (hasPrice)
        drawPrice(painter, art(), font(),
                  QRectF(inside.left(), inside.center().y() - height / 2, inside.width(), height), m_content);
}

void SmallCard::paintWithSockets(QPainter &painter) const
{
    const double margin = line() * 0.18;
    const QRectF inside = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    const double row = qMin(line() * 0.95, inside.height() * 0.46);
    const double size = qMin(inside.height() - row, inside.width() * 0.6);
    art().paint(painter, m_content.picture, QRectF(inside.left(), inside.top(), size, size));
    drawSockets(painter, art(), QRectF(inside.left(), inside.bottom() - row, inside.width(), row),
                shownSockets());
    const double disc = qMin(line() * 0.95, size * 0.6);
    double right = inside.right();
    for (const Amount &amount : m_content.laid) { // side by side, and nearer to each other the more there are
        for (int count = 0; count < amount.count && right - disc > inside.left(); ++count) {
            drawDisc(painter, art(), QRectF(right - disc, inside.top(), disc, disc), amount.picture,
                     theme().choosable);
            right -= disc * 0.5;
        }
        right -= disc * 0.4;
    }
}

/// Whether there is room for a line with the name, on this card and on all beside it: they must look alike.
bool SmallCard::isNamed() const
{
    const auto hasRoom = [this](const SmallCard *card) {
        return card->isHidden() || card->height() - line() * 0.44 > 2 * line() * 0.95;
    };
    return std::ranges::all_of(
        parentWidget()->findChildren<SmallCard *>(QString(), Qt::FindDirectChildrenOnly), hasRoom);
}

QFont SmallCard::nameFont() const
{
    return textFont(font(), 0.82, QFont::DemiBold);
}

void SmallCard::paintName(QPainter &painter, const QRectF &box) const
{
    painter.setPen(theme().ink);
    painter.setFont(nameFont());
    drawLine(painter, box, Qt::AlignLeft | Qt::AlignVCenter, m_content.name);
}

void SmallCard::paintGround(QPainter &painter) const
{
    const Qt::PenStyle style = m_content.picture.isEmpty() ? Qt::DashLine : Qt::SolidLine;
    painter.setPen(QPen(theme().shade(0.3), qMax(1.0, line() * 0.06), style));
    painter.setBrush(m_content.current ? theme().parchment : theme().shade(theme().dark ? 0.05 : 0.025));
    painter.drawPath(outline());
    if (!m_content.current)
        return;
    painter.setPen(QPen(theme().seat(m_seat), line() * 0.13));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline());
}

/// At the right. Returns the room that it takes.
double SmallCard::paintTick(QPainter &painter, const QRectF &box) const
{
    if (!m_content.done)
        return 0;
    const double size = line() * 0.85;
    drawTick(painter, QRectF(box.right() - size, box.center().y() - size / 2, size, size), theme().growth);
    return size + line() * 0.1;
}

NumberMark::NumberMark(const canvas::Art &art, int seat, QWidget *parent)
    : ThingItem(art, parent)
    , m_seat(seat)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void NumberMark::setContent(Content content)
{
    m_content = content;
    update();
}

QSize NumberMark::sizeHint() const
{
    return QSizeF(line() * 1.4, line() * 1.75).toSize();
}

void NumberMark::paintItem(QPainter &painter)
{
    const double size = line() * 1.2;
    const QRectF circle((width() - size) / 2, (height() - size) / 2, size, size);
    const QColor colour = m_content.isNow ? theme().seat(m_seat) : theme().quietText();
    painter.setPen(QPen(colour, line() * 0.1));
    painter.setBrush(m_content.isNow || m_content.isTurned ? QBrush(colour) : QBrush(Qt::NoBrush));
    if (m_content.isTurned)
        painter.drawRoundedRect(circle, line() * 0.2, line() * 0.2);
    else
        painter.drawEllipse(circle);
    painter.setFont(textFont(font(), 0.82, QFont::Bold));
    painter.setPen(m_content.isNow || m_content.isTurned ? theme().paper : theme().ink);
    painter.drawText(circle, Qt::AlignCenter, QString::number(m_content.number));
    if (!m_content.isStarred)
        return;
    painter.setPen(QPen(theme().paper, 1));
    painter.setBrush(theme().choosable);
    painter.drawPolygon(star(circle.topRight() + QPointF(-line() * 0.05, line() * 0.12), line() * 0.34));
}

} // namespace merlon
