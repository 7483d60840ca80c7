#include "app/look/lettering.h"
#include "app/table/question/number_stepper.h"
#include "app/table/question/prompt_bar.h"
#include "app/table/question/prompt_ink.h"
#include "app/widgets/flow_layout.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
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
constexpr std::size_t kMostCards = 2; ///< side by side
constexpr int kButtonLetters = 5;     ///< the frame of a button, in letters
constexpr int kBesideLetters = 12;    ///< what stands beside the choices, in letters
constexpr int kNoteLines = 5;
constexpr int kGap = 6;
constexpr const char *kNoted = "noted"; ///< property of a button: its note stands below it

} // namespace

void PromptBar::clearChoices()
{
    m_buttons.clear();
    m_fields.clear();
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
    connect(button, &QPushButton::clicked, this, [this, choice] {
        if (!m_pause.isActive())
            Q_EMIT chosen(choice);
    });
    button->installEventFilter(this);
    m_buttons.push_back(button);
    return button;
}

/// A button with its note below.
QWidget *PromptBar::cardFor(const WordedChoice &worded)
{
    auto *card = new QWidget;
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(buttonFor(worded));
    if (!worded.note.isEmpty())
        column->addWidget(noteLabel(worded.note));
    column->addStretch();
    return card;
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
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space
        && m_spacePause.isActive())
        return true;
    if (watched->property(kNoted).toBool())
        return QWidget::eventFilter(watched, event);
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
    std::vector<WordedChoice> loose; // choices without a heading share their lines
    for (const ChoiceGroup &group : choices) {
        if (group.heading.isEmpty())
            loose.insert(loose.end(), group.choices.begin(), group.choices.end());
    }
    if (!loose.empty())
        addChoices(QString(), loose);
    for (const ChoiceGroup &group : choices) {
        if (!group.numbers.empty())
            addNumbers(group);
        else if (!group.heading.isEmpty())
            addChoices(group.heading, group.choices);
    }
    if (m_buttons.size() == 1)
        m_buttons.front()->setProperty("primary", true);
    m_scroll->setVisible(!m_buttons.empty());
    orderButtons();
}

/// Whether the choices can stand side by side with their notes.
bool PromptBar::fitAsCards(const std::vector<WordedChoice> &choices) const
{
    const int letter = fontMetrics().averageCharWidth();
    const int room = (width() / 2 - kBesideLetters * letter) / static_cast<int>(choices.size());
    const bool noted =
        std::ranges::any_of(choices, [](const auto &worded) { return !worded.note.isEmpty(); });
    return noted && choices.size() <= kMostCards && std::ranges::all_of(choices, [&](const auto &worded) {
               return fontMetrics().horizontalAdvance(worded.text) + kButtonLetters * letter <= room
                   && worded.note.size() * letter <= kNoteLines * room;
           });
}

/// A number is chosen in a field, by its button.
void PromptBar::addNumbers(const ChoiceGroup &group)
{
    auto *block = new QWidget;
    auto *column = new QVBoxLayout(block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(new QLabel(group.heading));
    auto *stepper = new NumberStepper(group);
    column->addWidget(stepper);
    connect(stepper, &NumberStepper::chosen, this, [this](Choice choice) {
        if (!m_pause.isActive())
            Q_EMIT chosen(choice);
    });
    stepper->button().installEventFilter(this);
    m_fields.push_back(&stepper->field());
    m_buttons.push_back(&stepper->button());
    m_groups->insertWidget(m_groups->count() - kKept, block);
}

/// A few stand side by side with their notes, if there is room; of many, only the buttons.
void PromptBar::addChoices(const QString &heading, const std::vector<WordedChoice> &choices)
{
    const bool asCards = heading.isEmpty() && fitAsCards(choices);
    auto *block = new QWidget;
    auto *column = new QVBoxLayout(block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    if (!heading.isEmpty())
        column->addWidget(new QLabel(heading));
    auto *row = new QWidget;
    QLayout *layout = asCards ? static_cast<QLayout *>(new QHBoxLayout) : new FlowLayout(kGap);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGap);
    row->setLayout(layout);
    column->addWidget(row);
    for (const WordedChoice &worded : choices) {
        QWidget *widget = asCards ? cardFor(worded) : buttonFor(worded);
        layout->addWidget(widget);
        m_buttons.back()->setProperty(kNoted, asCards);
    }
    m_groups->insertWidget(m_groups->count() - kKept, block);
}

void PromptBar::orderButtons()
{
    if (!m_previous)
        return;
    QWidget *before = m_previous;
    for (QWidget *field : m_fields) {
        setTabOrder(before, field);
        before = field;
    }
    for (QWidget *button : m_buttons) {
        setTabOrder(before, button);
        before = button;
    }
    setTabOrder(before, m_back);
    setTabOrder(m_back, m_impossible);
}

} // namespace merlon
