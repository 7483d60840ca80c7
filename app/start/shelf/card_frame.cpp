#include "app/start/shelf/card_frame.h"

#include "app/look/appearance.h"

#include <QPainter>

namespace merlon {

namespace {

constexpr double kRound = 9;
constexpr double kShadow = 2;

} // namespace

void paintCard(QPainter &painter, const QRectF &box, const Appearance &appearance, bool isLit)
{
    const canvas::Theme &theme = appearance.theme();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor shadow = theme.dark ? QColor(Qt::black) : theme.ink;
    shadow.setAlphaF(theme.dark ? 0.45F : 0.16F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    painter.drawRoundedRect(box.adjusted(1, kShadow, -1, 0), kRound, kRound);
    painter.setBrush(theme.paper);
    painter.setPen(QPen(isLit ? theme.choosable : theme.shade(0.22), isLit ? 2 : 1));
    const double half = isLit ? 1 : 0.5;
    painter.drawRoundedRect(box.adjusted(half, half, -half, -kShadow - half), kRound, kRound);
    painter.restore();
}

CardFrame::CardFrame(const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_appearance(appearance)
{
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void CardFrame::setLit(bool lit)
{
    m_isLit = lit;
    update();
}

void CardFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintCard(painter, rect(), m_appearance, m_isLit);
}

} // namespace merlon
