#include "app/rules/reference_sheets.h"

#include "app/rules/book_format.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Where the part with the reference sheets begins; the end of the book if there is none.
qsizetype beginOfSheets(const QString &markdown)
{
    constexpr int kPartsBefore = 3; // the title of the book, and the two parts
    static const QRegularExpression heading(u"^# "_s, QRegularExpression::MultilineOption);
    QRegularExpressionMatchIterator parts = heading.globalMatch(markdown);
    for (int i = 0; i < kPartsBefore && parts.hasNext(); ++i)
        parts.next();
    return parts.hasNext() ? parts.next().capturedStart() : markdown.size();
}

} // namespace

std::vector<QString> referenceSheetsOf(const QString &markdown)
{
    static const QRegularExpression heading(u"^## "_s, QRegularExpression::MultilineOption);
    const QString part = markdown.mid(beginOfSheets(markdown));
    std::vector<QString> sheets;
    qsizetype begin = part.indexOf(heading);
    while (begin >= 0) {
        const qsizetype end = part.indexOf(heading, begin + 1);
        sheets.push_back(part.mid(begin, end < 0 ? -1 : end - begin).trimmed());
        begin = end;
    }
    return sheets;
}

QString withChapter(const QString &markdown, const QString &chapter)
{
    const qsizetype end = beginOfSheets(markdown);
    return markdown.left(end).trimmed() + u"\n\n"_s + chapter.trimmed() + u"\n\n"_s + markdown.mid(end);
}

bool paintReferenceSheet(QPainter &painter, const QRectF &room, const QString &sheet, QFont font, double unit)
{
    constexpr double kSmaller = 0.96;
    constexpr double kLeast = 0.6; // of the largest
    constexpr double kLine = 1.25; // of the height of letters
    font.setHintingPreference(QFont::PreferNoHinting);
    QTextDocument document;
    document.setDocumentMargin(0);
    bool fits = false;
    for (double letters = unit; !fits && letters >= kLeast * unit; letters *= kSmaller) {
        font.setPixelSize(qMax(1, qRound(letters)));
        document.setDefaultFont(font);
        document.setMarkdown(sheet);
        formatBook(document, canvas::Theme::day(), letters * kLine);
        document.setTextWidth(room.width());
        fits = document.size().height() <= room.height();
    }
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    context.clip = QRectF({}, room.size());
    painter.save();
    painter.translate(room.topLeft());
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
    return fits;
}

} // namespace merlon
