#include "app/widgets/layout/section_title.h"

#include "app/look/lettering.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

SectionTitle::SectionTitle(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SectionTitle::setText(const QString &text, const QString &note)
{
    if (text == m_text && note == m_note)
        return;
    m_text = text;
    m_note = note;
    setAccessibleName(note.isEmpty() ? text : u"%1: %2"_s.arg(text, note));
    updateGeometry();
    update();
}

QSize SectionTitle::sizeHint() const
{
    const double line = lineOf(font());
    return QSizeF(widthOf(titleFont(font()), m_text) + widthOf(textFont(font(), 0.9), m_note) + line,
                  line * 1.25)
        .toSize();
}

QSize SectionTitle::minimumSizeHint() const
{
    return QSizeF(lineOf(font()) * 3, lineOf(font()) * 1.25).toSize();
}

/// With the gap before it. Where there is no room for both, the title stands whole, and the note has what is left, or
/// nothing.
double SectionTitle::roomForNote(double width, double gap) const
{
    if (m_note.isEmpty())
        return 0;
    const QFont title = titleFont(font());
    const double whole = widthOf(textFont(font(), 0.9), m_note) + gap;
    if (fitsLine(title, m_text, width - whole))
        return whole;
    constexpr double kFewestLines = 3; // as wide as so many lines of text are high
    const double left = width - widthOf(title, m_text) - gap;
    return left >= kFewestLines * lineOf(font()) ? left : 0;
}

void SectionTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const canvas::Theme &theme = m_art.theme();
    const double gap = lineOf(font()) * 0.4;
    const QFont title = titleFont(font());
    const QFont note = textFont(font(), 0.9);
    const QRectF box(rect());
    const double noteWidth = roomForNote(box.width(), gap);

    painter.setFont(title);
    painter.setPen(theme.ink);
    drawLine(painter, box.adjusted(0, 0, -noteWidth, 0), Qt::AlignLeft | Qt::AlignVCenter, m_text);
    if (noteWidth > 0) {
        painter.setFont(note);
        painter.setPen(theme.quietText());
        drawLine(painter, box.adjusted(box.width() - noteWidth + gap, 0, 0, 0),
                 Qt::AlignRight | Qt::AlignVCenter, m_note);
    }
    const double left = widthOf(title, m_text) + gap;
    const double right = box.right() - noteWidth;
    if (left >= right)
        return;
    painter.setPen(QPen(theme.shade(0.18), 1));
    painter.drawLine(QPointF(left, box.center().y() + 0.5), QPointF(right, box.center().y() + 0.5));
}

} // namespace merlon
