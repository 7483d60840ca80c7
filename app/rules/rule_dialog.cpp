#include "app/rules/rule_dialog.h"

#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/engine/rulebook/rulebook.h"

#include <QLineEdit>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

RuleDialog::RuleDialog(QWidget *parent)
    : QDialog(parent)
    , m_text(new QTextBrowser)
    , m_search(new QLineEdit)
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_text, 1);
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { findNext(); });
    resize(60 * fontMetrics().averageCharWidth() * 3 / 2, 40 * fontMetrics().lineSpacing());
}

void RuleDialog::show(const Game &game, const QString &rule)
{
    setWindowTitle(tr("Rules"));
    m_search->setPlaceholderText(tr("Search the rules, or a number such as %1").arg(u"S2-6.3"_s));
    m_search->setAccessibleName(tr("Search the rules"));
    const QString wanted = QString::fromStdString(game.key()) + languageCode();
    if (m_shown != wanted) {
        if (const Expected<Rulebook> book = rulebookOf(game))
            m_text->setMarkdown(QString::fromStdString(book->text()));
        else
            m_text->setPlainText(say(book.error()));
        m_shown = wanted;
    }
    m_text->moveCursor(QTextCursor::Start);
    QDialog::show();
    raise();
    if (rule.isEmpty())
        return;
    m_search->setText(rule);
    findNext();
}

/// From the cursor on, and once more from the start.
void RuleDialog::findNext()
{
    if (m_text->find(m_search->text()))
        return;
    m_text->moveCursor(QTextCursor::Start);
    m_text->find(m_search->text());
}

} // namespace merlon
