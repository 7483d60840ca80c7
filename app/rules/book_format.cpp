#include "app/rules/book_format.h"

#include "core/canvas/art/fonts.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <array>

namespace merlon {

namespace {

constexpr double kLeading = 128;     // per cent of a line
constexpr double kBetween = 0.55;    // lines after a paragraph
constexpr double kBetweenRows = 0.2; // lines after an item of a list, and around the text of a cell

/// The looks of a heading, in lines of text.
struct HeadingLook {
    double size;
    double above;
    double below;
};

constexpr std::array<HeadingLook, 3> kHeadings {{{1.9, 1.6, 0.7}, {1.35, 1.5, 0.45}, {1.1, 1.0, 0.3}}};

bool isPicture(const QTextFragment &fragment)
{
    return fragment.charFormat().isImageFormat();
}

/// What the pictures show, if the block consists of pictures alone.
QStringList captionsOf(const QTextBlock &block)
{
    QStringList captions;
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QTextFragment fragment = part.fragment();
        if (isPicture(fragment)) {
            captions << fragment.charFormat().property(QTextFormat::ImageAltText).toString();
        } else if (!fragment.text().trimmed().isEmpty()) {
            return {};
        }
    }
    captions.removeAll({});
    return captions;
}

void setHeading(const QTextBlock &block, double line)
{
    const auto level = static_cast<std::size_t>(block.blockFormat().headingLevel());
    const HeadingLook &look = kHeadings[std::min(level, kHeadings.size()) - 1];
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    format.setTopMargin(look.above * line);
    format.setBottomMargin(look.below * line);
    cursor.setBlockFormat(format);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat letters = cursor.charFormat();
    letters.clearProperty(QTextFormat::FontSizeAdjustment); // Markdown makes headings larger in steps
    letters.setFontFamilies(canvas::titleFamilies());
    letters.setProperty(QTextFormat::FontPixelSize, static_cast<int>(look.size * line));
    letters.setFontWeight(QFont::Bold);
    cursor.setCharFormat(letters);
}

void setText(const QTextBlock &block, double line)
{
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    format.setLineHeight(kLeading, QTextBlockFormat::ProportionalHeight);
    format.setTopMargin(0);
    const bool goesOn = block.textList() && block.next().isValid() && block.next().textList();
    format.setBottomMargin((goesOn ? kBetweenRows : kBetween) * line);
    cursor.setBlockFormat(format);
}

/// The pictures in the middle, and below them what they show.
void setFigures(const QTextBlock &block, const QStringList &captions, const canvas::Theme &theme, double line)
{
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    format.setAlignment(Qt::AlignHCenter);
    format.setTopMargin(kBetween * line);
    format.setBottomMargin(0);
    cursor.setBlockFormat(format);
    cursor.movePosition(QTextCursor::EndOfBlock);
    format.setTopMargin(kBetweenRows * line);
    format.setBottomMargin(2 * kBetween * line);
    QTextCharFormat letters;
    letters.setFontItalic(true);
    letters.setForeground(theme.quietText());
    cursor.insertBlock(format, letters);
    cursor.insertText(captions.join(QStringLiteral(" · ")), letters);
}

void setTable(QTextTable &table, const canvas::Theme &theme, double line)
{
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(theme.shade(0.25));
    format.setCellPadding(0.3 * line);
    format.setCellSpacing(0);
    format.setRightMargin(1); // Qt draws the outer border beyond the width
    format.setTopMargin(kBetweenRows * line);
    format.setBottomMargin(2 * kBetween * line);
    table.setFormat(format);
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(0, column);
        QTextCharFormat head = cell.format();
        head.setBackground(theme.shade(0.1));
        cell.setFormat(head);
        QTextCursor cursor = cell.firstCursorPosition();
        cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
        QTextCharFormat bold;
        bold.setFontWeight(QFont::Bold);
        cursor.mergeCharFormat(bold);
    }
}

void setTables(QTextFrame &frame, const canvas::Theme &theme, double line)
{
    for (QTextFrame *child : frame.childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(child))
            setTable(*table, theme, line);
    }
}

} // namespace

void formatBook(QTextDocument &document, const canvas::Theme &theme, double line)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0) {
            setHeading(block, line);
        } else if (!QTextCursor(block).currentTable()) {
            const QStringList captions = captionsOf(block);
            if (captions.isEmpty()) {
                setText(block, line);
            } else {
                setFigures(block, captions, theme, line);
                block = block.next(); // the captions
            }
        }
    }
    setTables(*document.rootFrame(), theme, line);
}

} // namespace merlon
