#include "app/table/finale/finale_picture.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/widgets/vignette.h"
#include "core/canvas/art/livery.h"
#include "core/canvas/scene/painters/token_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QtMath>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kRibbon = 2.3; ///< its height in lines of text
constexpr int kRays = 24;
constexpr double kWidth = 10.0 / 3; ///< of the pictures of games, by their height

// Of the pictures of places, as they are drawn: their wall goes up to 46 and stands on the ground at 125.
constexpr QSizeF kPlaceDrawn(960, 144);
constexpr double kMiddle = 480;   ///< where the banner is planted
constexpr double kBeside = 90;    ///< the first unit on the wall, from there
constexpr double kBelow = 160;    ///< the first unit on the ground
constexpr double kUnitStep = 42;  ///< from unit to unit
constexpr double kOnWall = 43;    ///< the middle of units there
constexpr double kOnGround = 108; ///< and there
constexpr double kWinner = 34;    ///< their size
constexpr double kOther = 28;

/// The picture of a place fills the frame: what does not fit is cut off at both sides, or above.
QRectF placeBoxIn(const QRect &frame)
{
    QRectF box({}, kPlaceDrawn.scaled(frame.size(), Qt::KeepAspectRatioByExpanding));
    box.moveCenter(QRectF(frame).center());
    box.moveBottom(frame.bottom() + 1);
    return box;
}

} // namespace

FinalePicture::FinalePicture(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumHeight(qRound(5 * lineOf(font())));
}

void FinalePicture::show(const Finale &finale)
{
    m_game = finale.game;
    m_mood = finale.mood;
    m_winner = finale.winner;
    m_ribbon = finale.ribbon;
    setAccessibleName(m_ribbon);
    m_colour = finale.colour;
    m_scene = finale.scene;
    update();
}

void FinalePicture::paintEvent(QPaintEvent *)
{
    if (!m_game)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int foot = qRound(kRibbon / 2 * lineOf(font()));
    const QRect frame = rect().adjusted(0, 0, 0, -foot);
    painter.setClipRect(frame);
    if (m_scene)
        m_appearance.art().paint(painter, m_scene->picture, placeBoxIn(frame));
    else
        paintVignette(painter, frame);
    paintMood(painter, frame);
    if (m_scene)
        paintUnits(painter, frame);
    painter.setClipping(false);
    painter.setPen(QPen(m_appearance.theme().ink, 2));
    painter.drawLine(frame.bottomLeft(), frame.bottomRight());
    paintRibbon(painter);
}

/// The whole picture in the middle, and its mirror images beside it.
void FinalePicture::paintVignette(QPainter &painter, const QRect &frame) const
{
    const QSize size(std::max(1, qRound(frame.height() * kWidth)), frame.height());
    const QPixmap scene = vignetteOf(*m_game, m_appearance, size, devicePixelRatioF(), m_winner);
    const QPixmap mirrored = scene.transformed(QTransform::fromScale(-1, 1));
    const int left = frame.center().x() - size.width() / 2;
    painter.drawPixmap(left, frame.top(), scene);
    painter.drawPixmap(QRect(QPoint(left - size.width() + 1, frame.top()), size), mirrored);
    painter.drawPixmap(QRect(QPoint(left + size.width() - 1, frame.top()), size), mirrored);
}

void FinalePicture::paintMood(QPainter &painter, const QRect &frame) const
{
    if (m_mood == Finale::Mood::Defeat)
        return painter.fillRect(frame, QColor(14, 18, 34, 165)); // it is getting dark
    QColor gold = m_appearance.theme().choosable;
    gold.setAlpha(m_mood == Finale::Mood::Victory ? 46 : 20);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gold);
    const QPointF sun(frame.center().x(), frame.bottom());
    const double far = frame.width();
    for (int ray = 0; ray < kRays; ray += 2) {
        const double from = M_PI * ray / kRays;
        const double to = M_PI * (ray + 1) / kRays;
        painter.drawPolygon(QPolygonF(
            {sun, sun + far * QPointF(qCos(from), -qSin(from)), sun + far * QPointF(qCos(to), -qSin(to))}));
    }
}

/// The winners at both sides of their banner, the others at the foot of the wall.
void FinalePicture::paintUnits(QPainter &painter, const QRect &frame) const
{
    const QRectF box = placeBoxIn(frame);
    const double scale = box.height() / kPlaceDrawn.height();
    canvas::TokenPainter tokens(m_appearance.art());
    tokens.setFamily(m_scene->family);
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(scale, scale);
    paintBanner(painter);
    const double pixel = 1 / scale / devicePixelRatioF();
    const auto row = [&](const std::vector<canvas::Token> &units, double first, double height, double size) {
        for (std::size_t i = 0; i < units.size(); ++i) {
            const double away = first + static_cast<double>(i / 2) * kUnitStep;
            const double x = kMiddle + (i % 2 == 0 ? -away : away);
            painter.save();
            tokens.paint(painter, units[i], {x - size / 2, height - size / 2, size, size}, pixel);
            painter.restore();
        }
    };
    row(m_scene->winners, kBeside, kOnWall, kWinner);
    row(m_scene->others, kBelow, kOnGround, kOther);
    painter.restore();
}

/// On its pole, with the shape of the livery on it.
void FinalePicture::paintBanner(QPainter &painter) const
{
    const canvas::Theme &theme = m_appearance.theme();
    painter.setPen(QPen(theme.ink, 5.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(kMiddle, 62), QPointF(kMiddle, 14));
    painter.setPen(QPen(theme.trail, 2.2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(kMiddle, 62), QPointF(kMiddle, 14));
    painter.setPen(QPen(theme.ink, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.choosable);
    painter.drawPolygon(QPolygonF({{kMiddle - 5, 11}, {kMiddle, 3}, {kMiddle + 5, 11}, {kMiddle, 15}}));
    QPainterPath cloth(QPointF(kMiddle + 2, 17));
    cloth.cubicTo(kMiddle + 20, 11, kMiddle + 34, 23, kMiddle + 58, 15);
    cloth.lineTo(kMiddle + 64, 47);
    cloth.cubicTo(kMiddle + 42, 55, kMiddle + 26, 43, kMiddle + 4, 51);
    cloth.closeSubpath();
    painter.setBrush(m_colour);
    painter.drawPath(cloth);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.paper);
    painter.drawPath(canvas::liveryShape(m_scene->livery, {kMiddle + 22, 23, 20, 20}));
}

/// A band with two tails behind it.
void FinalePicture::paintRibbon(QPainter &painter) const
{
    const canvas::Theme &theme = m_appearance.theme();
    QFont face = titleFont(font(), 1.5);
    face.setLetterSpacing(QFont::AbsoluteSpacing, lineOf(font()) * 0.18);
    face.setCapitalization(QFont::AllUppercase);
    const double line = lineOf(font());
    const double height = kRibbon * line;
    const double width = std::max(QFontMetricsF(face).horizontalAdvance(m_ribbon) + 4 * line, 14 * line);
    const QRectF band(rect().center().x() - width / 2, this->height() - height, width, height - line * 0.4);
    const QColor ground = m_mood == Finale::Mood::Defeat ? theme.shade(0.6) : m_colour;
    const double tail = 2.2 * line;
    painter.setPen(QPen(theme.ink, 1.5));
    painter.setBrush(ground.darker(140));
    for (const int side : {-1, 1}) {
        const double inner = side < 0 ? band.left() + line : band.right() - line;
        const double outer = inner + side * (tail + line);
        const double top = band.top() + line * 0.4;
        const double bottom = band.bottom() + line * 0.4;
        painter.drawPolygon(QPolygonF({{inner, top},
                                       {outer, top},
                                       {outer - side * line * 0.7, (top + bottom) / 2},
                                       {outer, bottom},
                                       {inner, bottom}}));
    }
    painter.setBrush(ground);
    painter.drawRect(band);
    painter.setPen(QPen(theme.choosable, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(band.adjusted(3, 3, -3, -3));
    painter.setFont(face);
    painter.setPen(ground.lightnessF() > 0.6 ? QColor(0x2b, 0x24, 0x20) : QColor(0xfb, 0xf5, 0xe6));
    painter.drawText(band, Qt::AlignCenter, m_ribbon);
}

} // namespace merlon
