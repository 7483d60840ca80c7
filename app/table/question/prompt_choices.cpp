#include "app/table/question/prompt_bar.h"
#include "app/table/question/prompt_ink.h"
#include "app/table/widgets/flow_layout.h"
#include "app/table/widgets/lettering.h"

#include <QFocusEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QVariant>

#include <algorithm>

using namespace Qt::StringLiterals;

/// The choices of the question as buttons, with what they cost and do.
namespace merlon {

namespace {

constexpr int kKept = 2; ///< items at the end of the list of choices: what is not possible, and a stretch
constexpr int kCardLetters = 40; ///< the width of a note below a button

} // namespace

void PromptBar::clearChoices()
{
    m_buttons.clear();
    m_cards.clear();
    tell({});
    m_impossible->hide();
    while (m_groups->count() > kKept) {
        QLayoutItem *item = m_groups->takeAt(0);
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // it may be the button whose click brought us here
        }
        delete item;
    }
}

QPushButton *PromptBar::buttonFor(const WordedChoice &worded)
{
    QString text = worded.text;
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    auto *button = new QPushButton(text);
    button->setAccessibleName(worded.sentence);
    button->setAccessibleDescription(worded.note);
    button->setAutoDefault(true);
    button->setProperty("choice", QVariant::fromValue(worded.choice));
    const Choice choice = worded.choice;
    connect(button, &QPushButton::clicked, this, [this, choice] { Q_EMIT chosen(choice); });
    m_buttons.push_back(button);
    return button;
}

/// A button with its note below.
QWidget *PromptBar::cardFor(const WordedChoice &worded)
{
    QPushButton *button = buttonFor(worded);
    if (worded.note.isEmpty())
        return button;
    auto *card = new QWidget;
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(button);
    QLabel *note = noteLabel(worded.note);
    const int width = qMax(kCardLetters * fontMetrics().averageCharWidth(), button->sizeHint().width());
    note->setFixedSize(width, note->heightForWidth(width));
    column->addWidget(note);
    column->addStretch();
    m_cards.push_back(card);
    return card;
}

/// Cards side by side begin at one line: all are as high as the highest.
void PromptBar::levelCards()
{
    int height = 0;
    for (const QWidget *card : m_cards)
        height = qMax(height, card->sizeHint().height());
    for (QWidget *card : m_cards)
        card->setFixedHeight(height);
}

QLabel *PromptBar::noteLabel(const QString &note)
{
    const QColor ink = between(palette(), 0.8);
    auto *label =
        new QLabel(u"<span style='color: %1'>%2</span>"_s.arg(ink.name(), withRuleLinks(note, ink)));
    label->setObjectName(u"note"_s);
    label->setFont(textFont(font(), 0.92));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    label->setAccessibleName(note);
    followRules(label);
    return label;
}

/// The note of a choice for which there is no room below its button; empty: of none.
void PromptBar::tell(const QString &note)
{
    if (note == m_note)
        return;
    m_note = note;
    write();
}

bool PromptBar::eventFilter(QObject *watched, QEvent *event)
{
    const bool comes = event->type() == QEvent::Enter
        || (event->type() == QEvent::FocusIn
            && static_cast<QFocusEvent *>(event)->reason() != Qt::OtherFocusReason);
    if (comes)
        tell(static_cast<QWidget *>(watched)->accessibleDescription());
    else if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
        tell({});
    return QWidget::eventFilter(watched, event);
}

void PromptBar::showChoices(const std::vector<ChoiceGroup> &choices)
{
    clearChoices();
    // Single choices before long rows of them: to stop, and what else changes little, is seen and at hand first.
    std::vector<ChoiceGroup> groups = choices;
    std::stable_partition(groups.begin(), groups.end(),
                          [](const ChoiceGroup &group) { return group.heading.isEmpty(); });
    QWidget *loose = nullptr; // choices without a heading share their lines
    for (const ChoiceGroup &group : groups) {
        const bool isMany = !group.heading.isEmpty();
        if (isMany || !loose)
            loose = addBlock(group.heading);
        for (const WordedChoice &worded : group.choices) {
            QWidget *widget = isMany ? buttonFor(worded) : cardFor(worded);
            loose->layout()->addWidget(widget);
            if (isMany)
                widget->installEventFilter(this);
        }
        if (isMany)
            loose = nullptr;
    }
    levelCards();
    if (m_buttons.size() == 1)
        m_buttons.front()->setProperty("primary", true);
    m_scroll->setVisible(!m_buttons.empty());
    orderButtons();
}

/// Room for buttons, below what they have in common; empty: nothing.
QWidget *PromptBar::addBlock(const QString &heading)
{
    auto *block = new QWidget;
    auto *column = new QVBoxLayout(block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    if (!heading.isEmpty())
        column->addWidget(new QLabel(heading));
    auto *flow = new QWidget;
    flow->setLayout(new FlowLayout(6));
    column->addWidget(flow);
    m_groups->insertWidget(m_groups->count() - kKept, block);
    return flow;
}

void PromptBar::orderButtons()
{
    if (!m_previous)
        return;
    QWidget *before = m_previous;
    for (QWidget *button : m_buttons) {
        setTabOrder(before, button);
        before = button;
    }
    setTabOrder(before, m_back);
    setTabOrder(m_back, m_impossible);
}

} // namespace merlon
