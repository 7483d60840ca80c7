#include "app/table/turn/hand_over_picture.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/widgets/rows/seat_shield.h"
#include "app/widgets/vignette.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace merlon {

namespace {

// In lines of text.
constexpr double kShieldHigh = 2.8;
constexpr double kRoundel = 3.8; ///< across, behind the shield
constexpr double kClothWide = 5;
constexpr double kClothHigh = 7; ///< at most
constexpr int kLeastHigh = 5;
constexpr int kMostHigh = 14;
constexpr int kMostWide = 46;

} // namespace

HandOverPicture::HandOverPicture(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_shield(new SeatShield(appearance, kShieldHigh, this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    followTextSize(this, [this] { fit(); });
    connect(&appearance, &Appearance::changed, this, [this] {
        m_scene = {};
        update();
    });
}

void HandOverPicture::setSeat(const Game &game, std::span<const SeatInfo> seats, Seat seat)
{
    m_game = &game;
    m_livery = seats[seat].liveryNumber();
    m_shield->setSeat(seats, seat);
    m_scene = {};
    update();
}

QColor HandOverPicture::colour() const
{
    return m_appearance.theme().seat(m_livery);
}

/// It hangs from the upper edge.
QRectF HandOverPicture::cloth() const
{
    const double line = lineOf(font());
    const double high = std::min(kClothHigh * line, height() - line / 2);
    return {width() / 2.0 - kClothWide * line / 2, 0, kClothWide * line, high};
}

/// Of the shield: above the notch of the banner.
QPointF HandOverPicture::middle() const
{
    const QRectF box = cloth();
    return {box.center().x(), box.top() + box.height() * 0.46};
}

void HandOverPicture::fit()
{
    const double line = lineOf(font());
    setMinimumHeight(qRound(kLeastHigh * line));
    setMaximumSize(qRound(kMostWide * line), qRound(kMostHigh * line));
    QRectF box({}, QSizeF(m_shield->sizeHint()));
    box.moveCenter(middle());
    m_shield->setGeometry(box.toRect());
}

void HandOverPicture::resizeEvent(QResizeEvent *)
{
    m_scene = {};
    fit();
}

void HandOverPicture::paintEvent(QPaintEvent *)
{
    constexpr double kRound = 5;
    if (!m_game || size().isEmpty())
        return;
    if (m_scene.isNull())
        m_scene = vignetteOf(*m_game, m_appearance, size(), devicePixelRatioF());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath frame;
    frame.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRound, kRound);
    painter.setClipPath(frame);
    painter.drawPixmap(0, 0, m_scene);
    paintBanner(painter);
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_appearance.theme().ink, 1.2));
    painter.drawPath(frame);
}

/// With a notch below, a seam, and a roundel for the shield.
void HandOverPicture::paintBanner(QPainter &painter) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const double line = lineOf(font());
    const QRectF box = cloth();
    const auto banner = [&](double inset) {
        const QRectF in = box.adjusted(inset, -line, -inset, -inset);
        return QPolygonF({in.topLeft(),
                          in.topRight(),
                          in.bottomRight(),
                          {in.center().x(), in.bottom() - line * 0.8},
                          in.bottomLeft()});
    };
    painter.setPen(QPen(theme.ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour());
    painter.drawPolygon(banner(0));
    painter.setPen(QPen(theme.choosable, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(banner(line * 0.25));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.paper);
    painter.drawEllipse(middle(), kRoundel / 2 * line, kRoundel / 2 * line);
}

} // namespace merlon
