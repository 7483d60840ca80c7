#include "app/widgets/place_sign.h"

#include "app/look/lettering.h"
#include "app/widgets/strokes.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Of the name on a sign, to the font of the panel.
constexpr double kSignScale = 0.86;

} // namespace

PlaceSign::PlaceSign(const canvas::Art &art, QWidget *parent)
    : ThingItem(art, parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void PlaceSign::setPlace(const QString &picture, const QString &name, const std::vector<QString> &troubles,
                         int livery)
{
    m_picture = picture;
    m_name = name;
    m_troubles = troubles;
    m_livery = livery;
    updateGeometry();
    update();
}

QSize PlaceSign::sizeHint() const
{
    return QSizeF(line() * 4.75, line() * (isLong() ? 1.75 : 1.3)).toSize();
}

/// Whether the name needs two lines.
bool PlaceSign::isLong() const
{
    return m_name.contains(u' ') && !fitsLine(titleFont(font(), kSignScale), m_name, line() * 4.2);
}

/// The name on top; below it, where there is room, the picture.
void PlaceSign::paintItem(QPainter &painter)
{
    const double row = line() * (isLong() ? 1.75 : 1.25);
    const double margin = line() * 0.28;
    const QRectF box = QRectF(rect()).adjusted(margin, 0, -margin, 0);
    const bool roomy = box.height() > row + line();
    paintName(painter, QRectF(box.left(), box.top(), box.width(), roomy ? row : box.height()));
    const double size = qMin(box.height() - row - line() * 0.15, line() * 3.2);
    if (roomy)
        art().paint(painter, m_picture, QRectF(box.left(), box.top() + row, size, size));
    paintTroubles(painter, box);
}

void PlaceSign::paintName(QPainter &painter, const QRectF &box) const
{
    painter.setPen(theme().ink);
    painter.setFont(titleFont(font(), isLong() ? kSignScale * 0.85 : kSignScale));
    if (!isLong())
        return drawLine(painter, box, Qt::AlignLeft | Qt::AlignVCenter, m_name);
    const qsizetype gap = m_name.lastIndexOf(u' ');
    const QRectF upper(box.left(), box.top(), box.width(), box.height() / 2);
    drawLine(painter, upper, Qt::AlignLeft | Qt::AlignVCenter, m_name.left(gap));
    drawLine(painter, upper.translated(0, upper.height()), Qt::AlignLeft | Qt::AlignVCenter,
             m_name.mid(gap + 1));
}

/// Right below, over the picture.
void PlaceSign::paintTroubles(QPainter &painter, const QRectF &box) const
{
    const double size = line() * (box.height() > line() * 2.5 ? 1.6 : 1.25);
    double right = box.right();
    for (const QString &trouble : m_troubles) {
        drawDisc(painter, art(), QRectF(right - size, box.bottom() - size, size, size), trouble,
                 theme().seat(m_livery));
        right -= size * 0.8;
    }
}

} // namespace merlon
