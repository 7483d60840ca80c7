#include "app/widgets/rows/count_label.h"

#include "app/look/lettering.h"

#include <QPainter>

namespace merlon {

CountLabel::CountLabel(const canvas::Art &art, double scale, QWidget *parent)
    : ThingItem(art, parent)
    , m_scale(scale)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void CountLabel::setCount(const QString &picture, const QString &text, bool faded)
{
    if (picture == m_picture && text == m_text && faded == m_faded)
        return;
    m_picture = picture;
    m_text = text;
    m_faded = faded;
    updateGeometry();
    update();
}

QFont CountLabel::numberFont() const
{
    return m_scale > 1.2 ? titleFont(font(), m_scale) : textFont(font(), m_scale);
}

QSize CountLabel::sizeHint() const
{
    const double height = line() * 1.5 * m_scale;
    return QSizeF(pictureRoom() + line() * 0.35 + widthOf(numberFont(), m_text), height + line() * 0.15)
        .toSize();
}

double CountLabel::pictureRoom() const
{
    return m_picture.isEmpty() ? 0 : line() * (1.5 * m_scale + 0.15);
}

void CountLabel::paintItem(QPainter &painter)
{
    painter.setOpacity(m_faded ? kFadedPicture : 1.0);
    const double size = line() * 1.5 * m_scale;
    const double left = line() * 0.05;
    if (!m_picture.isEmpty())
        art().paint(painter, m_picture, QRectF(left, (height() - size) / 2, size, size));
    painter.setOpacity(m_faded ? fadedWords() : 1.0);
    painter.setFont(numberFont());
    painter.setPen(theme().ink);
    painter.drawText(QRectF(left + pictureRoom(), 0, width() - pictureRoom(), height()),
                     Qt::AlignLeft | Qt::AlignVCenter, m_text);
}

} // namespace merlon
