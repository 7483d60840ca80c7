#include "editor/tabs/ask_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace merlon {

AskBar::AskBar(QWidget *parent)
    : QFrame(parent)
    , m_question(new QLabel)
    , m_row(new QHBoxLayout(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_question->setWordWrap(true);
    m_row->addWidget(m_question, 1);
    hide();
}

void AskBar::ask(const QString &question, const std::vector<Answer> &answers)
{
    for (QWidget *button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    m_question->setText(question);
    for (const Answer &answer : answers) {
        auto *button = new QPushButton(answer.text);
        connect(button, &QPushButton::clicked, this, [this, action = answer.action] {
            hide();
            action();
        });
        m_row->addWidget(button);
        m_buttons.push_back(button);
    }
    setAccessibleName(question);
    setHidden(false);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString AskBar::question() const
{
    return isHidden() ? QString() : m_question->text();
}

} // namespace merlon
