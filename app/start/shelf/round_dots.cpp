#include "app/start/shelf/round_dots.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"

#include <QPainter>

namespace merlon {

namespace {

constexpr int kMost = 12;
constexpr double kDisc = 1.35; // lines
constexpr double kStep = 1.6;

} // namespace

RoundDots::RoundDots(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void RoundDots::setRounds(int now, int last)
{
    m_now = now;
    m_last = last;
    setVisible(now > 0 && last > 1 && last <= kMost);
    updateGeometry();
    update();
}

QSize RoundDots::sizeHint() const
{
    const double line = lineOf(font());
    return QSizeF(line * (kStep * m_last - (kStep - kDisc) + 0.2), line * (kDisc + 0.2)).toSize();
}

void RoundDots::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_appearance.theme();
    const double line = lineOf(font());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int round = 1; round <= m_last; ++round) {
        const bool isNow = round == m_now;
        const bool isReached = round <= m_now;
        const QRectF disc(line * (0.1 + kStep * (round - 1)), line * 0.1, line * kDisc, line * kDisc);
        painter.setPen(QPen(isNow           ? theme.ink
                                : isReached ? theme.choosable
                                            : theme.shade(0.4),
                            isNow ? 2 : 1));
        painter.setBrush(isReached ? QBrush(theme.choosable) : QBrush(Qt::NoBrush));
        painter.drawEllipse(disc);
        painter.setPen(isReached ? theme.onChoosable : theme.quietText());
        painter.setFont(textFont(font(), 0.85, isNow ? QFont::Bold : QFont::Normal));
        painter.drawText(disc, Qt::AlignCenter, QString::number(round));
    }
}

} // namespace merlon
