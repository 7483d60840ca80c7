#include "editor/window/lesson/spot_frame.h"

#include "app/look/appearance.h"

#include <QPainter>

#include <utility>

namespace merlon {

namespace {

constexpr int kLookAgain = 150; ///< milliseconds: panels scroll, fold and change their rows without a word
constexpr int kFrameWidth = 3;

} // namespace

SpotFrame::SpotFrame(QWidget &window, const Appearance &appearance)
    : QWidget(&window)
    , m_appearance(appearance)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_looking.setInterval(kLookAgain);
    connect(&m_looking, &QTimer::timeout, this, &SpotFrame::look);
}

void SpotFrame::follow(std::function<QRect()> where)
{
    m_where = std::move(where);
    m_looking.start();
    look();
}

void SpotFrame::stop()
{
    m_looking.stop();
    hide();
}

void SpotFrame::look()
{
    const QRect spot = m_where();
    if (!spot.isEmpty()) {
        const QRect around = spot.adjusted(-kFrameWidth, -kFrameWidth, kFrameWidth, kFrameWidth);
        setGeometry(around.intersected(parentWidget()->rect()));
        raise();
    }
    setVisible(!spot.isEmpty());
}

/// In the color of the ribbon of the guide's card.
void SpotFrame::paintEvent(QPaintEvent *)
{
    constexpr double kRound = 5;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_appearance.theme().growth, kFrameWidth));
    const double half = kFrameWidth / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), kRound, kRound);
}

} // namespace merlon
