#include "app/table/finale/finale_picture.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/widgets/vignette.h"

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
    update();
}

void FinalePicture::paintEvent(QPaintEvent *)
{
    if (!m_game)
        return;
    const canvas::Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int foot = qRound(kRibbon / 2 * lineOf(font()));
    const QRect frame = rect().adjusted(0, 0, 0, -foot);
    painter.setClipRect(frame);
    paintScene(painter, frame);
    if (m_mood == Finale::Mood::Defeat) {
        painter.fillRect(frame, QColor(14, 18, 34, 165)); // it is getting dark
    } else {
        QColor gold = theme.choosable;
        gold.setAlpha(m_mood == Finale::Mood::Victory ? 46 : 20);
        painter.setPen(Qt::NoPen);
        painter.setBrush(gold);
        const QPointF sun(frame.center().x(), frame.bottom());
        const double far = frame.width();
        for (int ray = 0; ray < kRays; ray += 2) {
            const double from = M_PI * ray / kRays;
            const double to = M_PI * (ray + 1) / kRays;
            painter.drawPolygon(QPolygonF({sun, sun + far * QPointF(qCos(from), -qSin(from)),
                                           sun + far * QPointF(qCos(to), -qSin(to))}));
        }
    }
    painter.setClipping(false);
    painter.setPen(QPen(theme.ink, 2));
    painter.drawLine(frame.bottomLeft(), frame.bottomRight());
    paintRibbon(painter);
}

/// The whole picture in the middle, and its mirror images beside it.
void FinalePicture::paintScene(QPainter &painter, const QRect &frame) const
{
    const QSize size(std::max(1, qRound(frame.height() * kWidth)), frame.height());
    const QPixmap scene = vignetteOf(*m_game, m_appearance, size, devicePixelRatioF(), m_winner);
    const QPixmap mirrored = scene.transformed(QTransform::fromScale(-1, 1));
    const int left = frame.center().x() - size.width() / 2;
    painter.drawPixmap(left, frame.top(), scene);
    painter.drawPixmap(QRect(QPoint(left - size.width() + 1, frame.top()), size), mirrored);
    painter.drawPixmap(QRect(QPoint(left + size.width() - 1, frame.top()), size), mirrored);
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
