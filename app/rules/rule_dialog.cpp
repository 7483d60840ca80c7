#include "app/rules/rule_dialog.h"

#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/engine/rulebook/rulebook.h"

#include <QAbstractTextDocumentLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QVBoxLayout>
#include <QtMath>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Whether the paragraph is the rule or chapter of this number: it begins with it, in bold or as a heading.
bool isHeadedBy(const QTextBlock &block, const QString &number)
{
    if (!block.text().startsWith(number) || block.begin().atEnd())
        return false;
    const QString rest = block.text().mid(number.size());
    const bool isLonger =
        !rest.isEmpty() && (rest[0].isDigit() || (rest[0] == u'.' && rest.size() > 1 && rest[1].isDigit()));
    const bool isBold = block.begin().fragment().charFormat().fontWeight() >= QFont::Bold;
    return !isLonger && (isBold || block.blockFormat().headingLevel() > 0);
}

} // namespace

RuleDialog::RuleDialog(QWidget *parent)
    : QDialog(parent)
    , m_text(new QTextBrowser)
    , m_search(new QLineEdit)
    , m_place(new QLabel)
    , m_leave(new QShortcut(Qt::Key_Escape, parent ? parent : this))
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_place);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row);
    m_leave->setEnabled(false);
    connect(m_leave, &QShortcut::activated, this, &QDialog::reject);
    connect(this, &QDialog::finished, m_leave, [this] { m_leave->setEnabled(false); });
    connect(m_search, &QLineEdit::textEdited, m_place, &QLabel::clear);
    auto *back = new QShortcut(Qt::SHIFT | Qt::Key_Return, m_search, nullptr, nullptr, Qt::WidgetShortcut);
    connect(back, &QShortcut::activated, this, [this] { findNext(QTextDocument::FindBackward); });
    column->addWidget(m_text, 1);
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::returnPressed, this, &RuleDialog::search);
    resize(76 * fontMetrics().averageCharWidth() * 3 / 2, 40 * fontMetrics().lineSpacing());
}

void RuleDialog::show(const Game &game, const QString &rule)
{
    setWindowTitle(tr("Rules"));
    m_search->setPlaceholderText(tr("Search the rules, or a number such as %1").arg(u"S2-6.3"_s));
    m_search->setAccessibleName(tr("Search the rules"));
    const QString wanted = QString::fromStdString(game.key()) + languageCode();
    if (m_shown != wanted) {
        if (const Expected<Rulebook> book = rulebookOf(game)) {
            m_text->setMarkdown(QString::fromStdString(book->text()));
            m_prefix = book->prefix();
        } else {
            m_text->setPlainText(say(book.error()));
        }
        m_shown = wanted;
    }
    m_text->moveCursor(QTextCursor::Start);
    QDialog::show();
    raise();
    m_leave->setEnabled(true);
    m_place->clear();
    if (rule.isEmpty())
        return;
    m_search->setText(rule);
    search();
}

/// A number leads to its rule, all else to where it is said next.
void RuleDialog::search()
{
    if (!goToRule(m_search->text()))
        findNext();
}

/// Puts the rule at the top of the window. False if there is no such rule.
bool RuleDialog::goToRule(const QString &rule)
{
    std::optional<RuleNumber> number = ruleNumberFrom(rule.trimmed().toStdString());
    if (!number)
        return false;
    if (number->prefix.empty())
        number->prefix = m_prefix;
    const QString wanted = QString::fromStdString(toString(*number));
    QTextBlock block = m_text->document()->begin();
    while (block.isValid() && !isHeadedBy(block, wanted))
        block = block.next();
    if (!block.isValid())
        return false;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor, static_cast<int>(wanted.size()));
    m_text->setTextCursor(cursor);
    putCursorOnTop();
    QTimer::singleShot(0, this,
                       &RuleDialog::putCursorOnTop); // once more when a window just opened has its size
    return true;
}

void RuleDialog::putCursorOnTop()
{
    QAbstractTextDocumentLayout *layout = m_text->document()->documentLayout();
    m_text->verticalScrollBar()->setValue(
        qFloor(layout->blockBoundingRect(m_text->textCursor().block()).top()));
}

/// From the cursor on, and once more from the other end.
void RuleDialog::findNext(QTextDocument::FindFlags flags)
{
    const QString wanted = m_search->text();
    if (!m_text->find(wanted, flags)) {
        const bool backward = flags.testFlag(QTextDocument::FindBackward);
        m_text->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
        m_text->find(wanted, flags);
    }
    showPlace(wanted);
}

/// Says which mention the cursor is at.
void RuleDialog::showPlace(const QString &wanted)
{
    if (wanted.isEmpty())
        return m_place->clear();
    int all = 0;
    int here = 0;
    const int cursor = m_text->textCursor().selectionStart();
    for (QTextCursor at = m_text->document()->find(wanted); !at.isNull();
         at = m_text->document()->find(wanted, at)) {
        ++all;
        if (at.selectionStart() <= cursor)
            here = all;
    }
    //: Mentions of a word in the rules: the second of seven.
    m_place->setText(all == 0 ? tr("not found") : tr("%1 of %2").arg(here).arg(all));
}

} // namespace merlon
