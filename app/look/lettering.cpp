#include "app/look/lettering.h"

#include "core/canvas/art/fonts.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

QFont titleFont(const QFont &base, double scale)
{
    QFont font = textFont(base, scale, QFont::Bold);
    font.setFamilies(canvas::titleFamilies());
    font.setStyleHint(QFont::Serif);
    return font;
}

QFont textFont(const QFont &base, double scale, QFont::Weight weight)
{
    QFont font = base;
    const double least = canvas::kLeastLetters / qMax(1.0, canvas::pixelsOf(base));
    const double share = scale < 1 ? qMax(scale, qMin(1.0, least)) : scale; // no smaller than can be read
    if (base.pointSizeF() > 0)
        font.setPointSizeF(base.pointSizeF() * share);
    else
        font.setPixelSize(qMax(1, qRound(base.pixelSize() * share)));
    font.setWeight(weight);
    return font;
}

QString richText(const QString &text)
{
    constexpr QChar kNarrow(0x202F);
    return text.toHtmlEscaped().replace(kNarrow,
                                        u"<span style='white-space:pre-wrap'>%1</span>"_s.arg(kNarrow));
}

double lineOf(const QFont &font)
{
    return QFontMetricsF(font).height();
}

/// Kept: rows ask for the widths of the same few names again and again while they are painted, and measuring takes as
/// long as painting.
double widthOf(const QFont &font, const QString &text)
{
    constexpr qsizetype kMostKept = 4'000;
    thread_local QHash<std::pair<QFont, QString>, double> widths;
    const std::pair key(font, text);
    if (const auto kept = widths.constFind(key); kept != widths.constEnd())
        return *kept;
    if (widths.size() >= kMostKept)
        widths.clear();
    return *widths.insert(key, QFontMetricsF(font).horizontalAdvance(text));
}

namespace {

/// The least that a line is narrowed to, in percent, and made smaller.
constexpr int kNarrowest = 82;
constexpr double kSmallest = 0.88;

/// The font, or as much narrower and smaller as the text needs.
QFont narrowed(const QFont &font, const QString &text, double width)
{
    QFont narrow = font;
    for (const int stretch : {100, 94, 88, kNarrowest}) {
        narrow.setStretch(stretch);
        if (widthOf(narrow, text) <= width)
            return narrow;
    }
    return textFont(narrow, kSmallest, static_cast<QFont::Weight>(font.weight()));
}

} // namespace

void drawLine(QPainter &painter, const QRectF &box, int alignment, const QString &text)
{
    const QFont before = painter.font();
    const double width = box.width() + 0.5;
    painter.setFont(narrowed(before, text, width));
    const QFontMetricsF metrics(painter.font());
    painter.drawText(box, alignment | Qt::TextSingleLine | Qt::TextDontClip,
                     metrics.elidedText(text, Qt::ElideRight, width));
    painter.setFont(before);
}

bool fitsLine(const QFont &font, const QString &text, double width)
{
    return widthOf(narrowed(font, text, width), text) <= width + 0.5;
}

} // namespace merlon
