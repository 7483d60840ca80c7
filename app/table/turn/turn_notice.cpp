#include "app/table/turn/turn_notice.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/widgets/rows/seat_shield.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <chrono>

namespace merlon {

namespace {

constexpr std::chrono::milliseconds kShown {2500};

} // namespace

TurnNotice::TurnNotice(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_shield(new SeatShield(appearance, 1.6))
    , m_text(new QLabel)
{
    setObjectName("turn-notice");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    followTextSize(this, [this] { m_text->setFont(titleFont(font(), 1.2)); });
    m_text->setTextFormat(Qt::PlainText);
    auto *row = new QHBoxLayout(this);
    const int margin = fontMetrics().height();
    row->setContentsMargins(margin, margin / 2, margin, margin / 2);
    row->setSpacing(margin / 2);
    row->addWidget(m_shield);
    row->addWidget(m_text);
    m_end.setSingleShot(true);
    m_end.setInterval(kShown);
    connect(&m_end, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void TurnNotice::tell(std::span<const SeatInfo> seats, Seat seat, const QString &text)
{
    m_shield->setSeat(seats, seat);
    m_frame = colourOfSeat(m_appearance.theme(), seats, seat);
    m_text->setText(text);
    setAccessibleName(text);
    adjustSize();
    const QSize room = parentWidget()->size();
    move((room.width() - width()) / 2, fontMetrics().height());
    show();
    raise();
    m_end.start();
}

/// A slip of paper.
void TurnNotice::paintEvent(QPaintEvent *)
{
    constexpr double kRound = 8;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_frame, 2));
    painter.setBrush(m_appearance.theme().paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRound, kRound);
}

QString TurnNotice::text() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace merlon
