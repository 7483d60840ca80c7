#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace merlon {

/// The reference sheets of a rulebook, each as Markdown that begins with its heading: the chapters of the part after
/// *Learn* and *Look up*. Empty if there is no such part.
std::vector<QString> referenceSheetsOf(const QString &markdown);

/// The book with a chapter added at the end of what is looked up, before the reference sheets.
QString withChapter(const QString &markdown, const QString &chapter);

/// Paints a reference sheet black on white, as large as it fits into a room; `unit`: the largest height of its letters
/// in the coordinates of the painter. False if it is cut off even in the smallest letters.
bool paintReferenceSheet(QPainter &painter, const QRectF &room, const QString &sheet, QFont font,
                         double unit);

} // namespace merlon
