#pragma once

#include <QFont>
#include <QString>

class QRectF;
class QPainter;

namespace merlon {

/// For titles and names: a serif that fits the map, bold, `scale` times as large as `base`.
QFont titleFont(const QFont &base, double scale = 1.0);
/// For everything that is read; never smaller than canvas::kLeastLetters unless `base` is.
QFont textFont(const QFont &base, double scale = 1.0, QFont::Weight weight = QFont::Normal);

/// The text as rich text. Left to itself a reader of rich text takes the narrow no-break space of French for an
/// ordinary one, and breaks lines there.
QString richText(const QString &text);

/// The height of a line in the font: the unit in which the panels measure everything.
double lineOf(const QFont &font);
/// How wide a text is in the font.
double widthOf(const QFont &font, const QString &text);
/// One line in the painter's font, drawn narrower and a little smaller if the box is too narrow, and cut with an
/// ellipsis if even that does not do.
void drawLine(QPainter &painter, const QRectF &box, int alignment, const QString &text);
/// Whether drawLine needs no ellipsis.
bool fitsLine(const QFont &font, const QString &text, double width);

} // namespace merlon
