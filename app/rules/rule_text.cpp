#include "app/rules/rule_text.h"

#include "app/look/appearance.h"
#include "app/rules/book_format.h"

#include <QAbstractTextDocumentLayout>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QtMath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

const QString kRule = u"rule:"_s;
constexpr int kTitleWords = 7; ///< of a rule, in the table of contents

/// `S2-6.3` or `S2-6`.
const QRegularExpression &ruleNumbers()
{
    static const QRegularExpression numbers(u"\\b[A-Z][A-Z0-9]*-\\d+(\\.\\d+)?\\b"_s);
    return numbers;
}

/// The number with which a paragraph begins that is a rule, in bold, or a heading.
QString numberAtHead(const QTextBlock &block)
{
    const QRegularExpressionMatch match = ruleNumbers().match(block.text());
    if (!match.hasMatch() || match.capturedStart() != 0 || block.begin().atEnd())
        return {};
    const bool isBold = block.begin().fragment().charFormat().fontWeight() >= QFont::Bold;
    return isBold || block.blockFormat().headingLevel() > 0 ? match.captured() : QString();
}

QString firstWords(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    return words.size() <= kTitleWords ? text.trimmed() : words.first(kTitleWords).join(u' ') + u'…';
}

} // namespace

RuleText::RuleText(const Appearance &appearance, QWidget *parent)
    : QTextBrowser(parent)
    , m_appearance(appearance)
    , m_pictures(appearance)
{
    setOpenLinks(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the width does not depend on what has been laid out
    connect(horizontalScrollBar(), &QScrollBar::rangeChanged, this, &RuleText::makeRoom,
            Qt::QueuedConnection);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (link.toString().startsWith(kRule))
            Q_EMIT ruleWanted(link.toString().sliced(kRule.size()));
    });
}

void RuleText::setBook(const Game &game, const QString &markdown)
{
    m_game = &game;
    m_hits.clear();
    setExtraSelections({});
    m_widest = 0;
    setMarkdown(markdown);
    formatBook(*document(), m_appearance.theme(), fontMetrics().height());
    fitColumn();
    collectMarks();
    linkNumbers();
}

template <class Change>
void RuleText::keepPlace(Change change)
{
    const QTextCursor top = cursorForPosition({viewport()->width() / 2, 0});
    const int before = cursorRect(top).top();
    change();
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(top).top() - before);
}

void RuleText::resizeEvent(QResizeEvent *event)
{
    keepPlace([&] {
        fitColumn();
        QTextBrowser::resizeEvent(event);
    });
}

/// Long lines are hard to read: what is left beside the column is margin. A table that is wider takes from it what it
/// needs.
void RuleText::fitColumn()
{
    const double line = fontMetrics().height();
    const double width = viewport()->width();
    double side = qMax(line, (width - kBookColumn * line) / 2);
    if (m_widest > 0)
        side = qMin(side, qMax(line / 2, (width - m_widest) / 2));
    QTextFrameFormat format = document()->rootFrame()->frameFormat();
    if (qFuzzyCompare(format.leftMargin(), side) && qFuzzyCompare(format.topMargin(), line))
        return;
    format.setMargin(line);
    format.setLeftMargin(side);
    format.setRightMargin(side);
    document()->rootFrame()->setFrameFormat(format);
}

/// Something has turned out to be wider than the column.
void RuleText::makeRoom()
{
    const int beyond = horizontalScrollBar()->maximum();
    if (beyond <= 0)
        return;
    const double margins = 2 * document()->rootFrame()->frameFormat().leftMargin();
    m_widest = qMax(m_widest, viewport()->width() + beyond + 1 - margins); // rounded up
    keepPlace([this] { fitColumn(); });
}

QVariant RuleText::loadResource(int type, const QUrl &name)
{
    if (type == QTextDocument::ImageResource && m_game) {
        const auto picture =
            m_pictures.draw(*m_game, name.toString(), fontMetrics().height(), devicePixelRatioF());
        if (picture)
            return *picture;
    }
    return QTextBrowser::loadResource(type, name);
}

void RuleText::collectMarks()
{
    m_marks.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        const bool isPart = level == 1 && block.position() > 0; // the first is the title of the book
        const bool isHeading = level == 2 || isPart;
        const QString number = numberAtHead(block);
        if (!isHeading && number.isEmpty())
            continue;
        const QString rest = block.text().mid(number.size()).trimmed();
        m_marks.push_back({number, isHeading ? rest : firstWords(rest), block.position(), isHeading, isPart});
    }
}

/// Every number of a rule becomes a link, but those at the head of their own rule.
void RuleText::linkNumbers()
{
    QTextCharFormat format;
    format.setAnchor(true);
    format.setForeground(m_appearance.theme().seat(1));
    format.setFontUnderline(true);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const bool hasHead = !numberAtHead(block).isEmpty();
        QRegularExpressionMatchIterator matches = ruleNumbers().globalMatch(block.text());
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            if ((hasHead && match.capturedStart() == 0) || !find(match.captured()))
                continue;
            QTextCursor cursor(document());
            cursor.setPosition(block.position() + static_cast<int>(match.capturedStart()));
            cursor.setPosition(block.position() + static_cast<int>(match.capturedEnd()),
                               QTextCursor::KeepAnchor);
            format.setAnchorHref(kRule + match.captured());
            cursor.mergeCharFormat(format);
        }
    }
}

const RuleMark *RuleText::find(const QString &number) const
{
    const auto found = std::ranges::find(m_marks, number, &RuleMark::number);
    return number.isEmpty() || found == m_marks.end() ? nullptr : &*found;
}

const RuleMark *RuleText::markOnTop() const
{
    const int top = cursorForPosition({fontMetrics().height(), fontMetrics().height()}).position();
    const auto after = std::ranges::upper_bound(m_marks, top, {}, &RuleMark::position);
    return after == m_marks.begin() ? nullptr : &*std::prev(after);
}

void RuleText::showAt(int position)
{
    QTextCursor cursor(document());
    cursor.setPosition(qBound(0, position, document()->characterCount() - 1));
    if (const auto mark = std::ranges::find(m_marks, position, &RuleMark::position); mark != m_marks.end())
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor,
                            static_cast<int>(mark->number.size()));
    setTextCursor(cursor);
    const QRectF box = document()->documentLayout()->blockBoundingRect(cursor.block());
    verticalScrollBar()->setValue(qFloor(box.top()) - fontMetrics().height() / 2);
}

int RuleText::search(const QString &wanted)
{
    m_hits.clear();
    m_hit = -1;
    if (!wanted.trimmed().isEmpty()) {
        for (QTextCursor at = document()->find(wanted); !at.isNull(); at = document()->find(wanted, at))
            m_hits.push_back(at);
    }
    markHits();
    return static_cast<int>(m_hits.size());
}

void RuleText::showHit(int hit)
{
    if (hit < 0 || hit >= static_cast<int>(m_hits.size()))
        return;
    m_hit = hit;
    QTextCursor cursor = m_hits[static_cast<std::size_t>(hit)];
    cursor.setPosition(cursor.selectionStart());
    setTextCursor(cursor);
    ensureCursorVisible();
    markHits();
}

int RuleText::hitFromHere() const
{
    const int top = cursorForPosition({0, 0}).position();
    const auto next = std::ranges::lower_bound(m_hits, top, {}, &QTextCursor::selectionStart);
    return next == m_hits.end() ? 0 : static_cast<int>(next - m_hits.begin());
}

void RuleText::markHits()
{
    QList<QTextEdit::ExtraSelection> marks;
    QColor quiet = m_appearance.theme().choosable;
    quiet.setAlphaF(0.3F);
    for (std::size_t i = 0; i < m_hits.size(); ++i) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = m_hits[i];
        const bool isShown = static_cast<int>(i) == m_hit;
        mark.format.setBackground(isShown ? m_appearance.theme().choosable : quiet);
        if (isShown)
            mark.format.setForeground(QColor(0x20, 0x18, 0x10));
        marks.push_back(mark);
    }
    setExtraSelections(marks);
}

} // namespace merlon
