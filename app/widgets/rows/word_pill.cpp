#include "app/widgets/rows/word_pill.h"

#include "app/look/lettering.h"
#include "app/widgets/strokes.h"

#include <QPainter>

namespace merlon {

WordPill::WordPill(const canvas::Art &art, QWidget *parent)
    : ThingItem(art, parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void WordPill::setContent(PillContent content)
{
    m_content = std::move(content);
    updateGeometry();
    update();
}

QSize WordPill::sizeHint() const
{
    const double pictures = (m_content.picture.isEmpty() ? 0.0 : 1.4)
        + (m_content.visitor.isEmpty() ? 0.0 : 1.2) + (m_content.done ? 1.1 : 0.0);
    return QSizeF(widthOf(textFont(font(), 0.9), m_content.word) + line() * (1.0 + pictures), line() * 1.75)
        .toSize();
}

void WordPill::paintItem(QPainter &painter)
{
    painter.setOpacity(m_content.faded && !isChoosable() ? fadedWords() : 1.0);
    painter.setPen(QPen(theme().shade(0.3), qMax(1.0, line() * 0.06)));
    painter.setBrush(theme().shade(0.03));
    painter.drawPath(outline());

    const double size = line() * 1.3;
    const double top = (height() - size) / 2;
    double left = line() * 0.4;
    if (!m_content.picture.isEmpty()) {
        art().paint(painter, m_content.picture, QRectF(left, top, size, size));
        left += line() * 1.4;
    }
    QFont font = textFont(this->font(), 0.9);
    font.setStrikeOut(m_content.crossed);
    painter.setFont(font);
    painter.setPen(theme().ink);
    const double width = widthOf(font, m_content.word);
    drawLine(painter, QRectF(left, 0, width, height()), Qt::AlignLeft | Qt::AlignVCenter, m_content.word);
    left += width + line() * 0.15;
    if (!m_content.visitor.isEmpty()) {
        art().paint(painter, m_content.visitor, QRectF(left, top, size, size));
        left += line() * 1.2;
    }
    if (m_content.done)
        drawTick(painter,
                 QRectF(left + line() * 0.1, (height() - line() * 0.85) / 2, line() * 0.85, line() * 0.85),
                 theme().growth);
}

} // namespace merlon
