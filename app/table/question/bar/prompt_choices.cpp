#include "app/table/question/bar/prompt_choices.h"

#include "app/look/styled.h"
#include "app/table/question/bar/button_face.h"
#include "app/table/question/bar/effect_strip.h"
#include "app/table/question/bar/ending_slot.h"
#include "app/table/question/bar/note_label.h"
#include "app/table/question/bar/number_stepper.h"
#include "app/widgets/layout/flow_layout.h"
#include "app/words/language.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QVariant>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kKept = 1;                  ///< item at the end of the list of choices: a stretch
constexpr int kFewestLetters = 20;        ///< of a line on a button
constexpr const char *kNoted = "noted";   ///< property of a button: its note stands below it
constexpr const char *kTold = "told";     ///< property of a button: what is said where one points, if not all
constexpr const char *kFirst = "first";   ///< property of the button that keeps an order: what it does first
constexpr const char *kQuiet = "quiet";   ///< property of a button: it ends a step in which more can be done
constexpr const char *kCostly = "costly"; ///< property of a button: its price can be saved
constexpr const char *kAside = "aside";   ///< property of a button: other questions offer it as well

bool isQuiet(const QWidget *button)
{
    return button->property(kQuiet).toBool();
}

/// Whether it brings the question further.
bool isStep(const QWidget *button)
{
    return !isQuiet(button) && !button->property(kAside).toBool();
}

bool isFreeStep(const QWidget *button)
{
    return isStep(button) && !button->property(kCostly).toBool();
}

bool isKeeping(const QWidget *button)
{
    return button->objectName() == u"keep-order"_s;
}

bool hasOthers(const ChoiceGroup &group)
{
    return std::ranges::any_of(group.choices, &WordedChoice::hasOthers);
}

/// The choices of a group without one.
std::vector<WordedChoice> othersOf(const ChoiceGroup &group, const WordedChoice *without)
{
    std::vector<WordedChoice> others;
    for (const WordedChoice &worded : group.choices) {
        if (&worded != without)
            others.push_back(worded);
    }
    return others;
}

} // namespace

PromptChoices::PromptChoices(QWidget *parent)
    : QScrollArea(parent)
    , m_inside(new QWidget)
    , m_groups(new QVBoxLayout(m_inside))
    , m_ending(new EndingSlot)
    , m_columns(*this)
{
    m_pause.setSingleShot(true);
    m_spacePause.setSingleShot(true);
    m_groups->setContentsMargins(0, 0, 0, 0);
    m_groups->addStretch();
    setWidget(m_inside);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    m_inside->setAutoFillBackground(false);
    setFocusPolicy(Qt::NoFocus);
    setNeighbours(1);
    retranslate();
}

void PromptChoices::setArt(const canvas::Art *art)
{
    m_art = art;
    m_columns.setArt(art);
}

void PromptChoices::setTabNeighbours(QWidget *previous, QWidget *next)
{
    m_previous = previous;
    m_next = next;
}

void PromptChoices::pause()
{
    constexpr int kPause = 400; // milliseconds: longer than between two presses in a row
    constexpr int kSteppedOn =
        1'500; // the key that has stepped until now, pressed once more than there are steps
    m_pause.start(kPause);
    m_spacePause.start(kSteppedOn);
}

QPushButton *PromptChoices::buttonOf(Choice choice) const
{
    const auto found = std::ranges::find_if(m_buttons, [&](const QPushButton *button) {
        const QVariant held = button->property("choice");
        return held.isValid() && held.value<Choice>() == choice;
    });
    return found == m_buttons.end() ? nullptr : *found;
}

QWidget *PromptChoices::noteBelow(const QPushButton &button)
{
    return button.parentWidget()->findChild<NoteLabel *>(QString(), Qt::FindDirectChildrenOnly);
}

bool PromptChoices::focusFirst()
{
    for (bool (*isLikely)(const QWidget *) : {isKeeping, isFreeStep, isStep, isQuiet}) {
        const auto first = std::ranges::find_if(m_buttons, isLikely);
        if (first == m_buttons.end())
            continue;
        (*first)->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return false;
}

bool PromptChoices::onlyCost() const
{
    return std::ranges::any_of(m_buttons, isStep) && std::ranges::none_of(m_buttons, isFreeStep)
        && std::ranges::none_of(m_buttons, isKeeping);
}

bool PromptChoices::onlyEndEarly() const
{
    return std::ranges::none_of(m_buttons, isStep);
}

/// What a choice costs and brings stands behind the words; else the card that is chosen before them.
void PromptChoices::drawEffects()
{
    if (!m_art)
        return;
    for (const DrawnButton &drawn : m_drawn) {
        const QPixmap strip = effectStrip(drawn.effects, *m_art, font(), devicePixelRatioF());
        if (strip.isNull()) {
            const int size = cardSize(font());
            drawn.widget->setIcon(QIcon(cardPicture(drawn.picture, *m_art, size, devicePixelRatioF())));
            drawn.widget->setIconSize({size, size});
            continue;
        }
        drawn.widget->setIcon(QIcon(strip));
        drawn.widget->setIconSize(strip.deviceIndependentSize().toSize());
        drawn.widget->setLayoutDirection(layoutDirection() == Qt::LeftToRight ? Qt::RightToLeft
                                                                              : Qt::LeftToRight);
    }
}

void PromptChoices::clear()
{
    m_buttons.clear();
    m_drawn.clear();
    m_fields.clear();
    Q_EMIT noteWanted({});
    while (m_groups->count() > kKept) {
        QLayoutItem *item = m_groups->takeAt(0);
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // it may be the button whose click brought us here
        }
        delete item;
    }
    m_ending->clear();
}

/// The whole note of what ends too early is shown while the button is pointed at; that of the only choice stands where the others
/// would be.
void PromptChoices::addEnding(const WordedChoice &worded)
{
    QPushButton *button = buttonFor(worded);
    if (!worded.undone.isEmpty()) // stands below it already
        button->setProperty(kTold, QString(worded.note).remove(worded.undone).trimmed());
    m_ending->put(button, withCapital(worded.sentence), worded.undone, m_columns.besideWords(worded));
    if (worded.endsEarly || worded.note.isEmpty())
        return;
    button->setProperty(kNoted, true);
    m_groups->insertWidget(m_groups->count() - kKept, noteLabel(worded.note));
}

QPushButton *PromptChoices::buttonFor(const WordedChoice &worded)
{
    auto *button = new QPushButton(withCapital(worded.text));
    button->setAccessibleName(worded.sentence);
    const QString effects = effectsInWords(worded.effects);
    button->setAccessibleDescription(effects.isEmpty() ? worded.note
                                                       : (worded.note + u' ' + effects).trimmed());
    if (!worded.effects.empty() || !worded.picture.isEmpty())
        m_drawn.push_back({button, worded.picture, worded.effects});
    button->setAutoDefault(true);
    if (worded.keepsOrder) { // stands for many choices
        button->setObjectName(u"keep-order"_s);
        button->setProperty(kFirst, QVariant::fromValue(worded.choice));
    } else if (worded.then) {
        button->setProperty("then", QVariant::fromValue(*worded.then)); // the first is made by others as well
    } else {
        button->setProperty("choice", QVariant::fromValue(worded.choice));
    }
    if (worded.endsEarly) {
        button->setProperty(kQuiet, true);
        button->setToolTip(worded.note);
    }
    button->setProperty(kAside, worded.isAside);
    button->setProperty(kCostly, worded.isCostly);
    connect(button, &QPushButton::clicked, this,
            [this, choice = worded.choice, then = worded.then, keeps = worded.keepsOrder] {
                if (m_pause.isActive())
                    return;
                if (keeps)
                    Q_EMIT orderKept();
                else if (then)
                    Q_EMIT bothChosen(choice, *then);
                else
                    Q_EMIT chosen(choice);
            });
    button->installEventFilter(this);
    m_buttons.push_back(button);
    return button;
}

/// No wider than there is room.
QPushButton *PromptChoices::flowingButton(const WordedChoice &worded)
{
    QPushButton *button = buttonFor(worded);
    const int least = kFewestLetters * fontMetrics().averageCharWidth(); // before there is a window
    const int width = std::max(least, m_columns.forWords(worded, 1));
    QStringList lines = broken(button->text(), fontMetrics(), width);
    if (!worded.undone.isEmpty())
        lines << worded.undone;
    button->setText(lines.join(u'\n'));
    return button;
}

/// A button with its note below.
QWidget *PromptChoices::cardFor(const WordedChoice &worded, int columns)
{
    auto *card = new QWidget;
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    // What is quiet is not large either.
    QPushButton *button = buttonFor(worded);
    button->setText(broken(button->text(), fontMetrics(), m_columns.forWords(worded, columns)).join(u'\n'));
    // Not AlignLeading: a button with effects reads from right to left.
    const Qt::Alignment leading =
        Qt::AlignAbsolute | (layoutDirection() == Qt::LeftToRight ? Qt::AlignLeft : Qt::AlignRight);
    column->addWidget(button, 0, worded.endsEarly || columns == 1 ? leading : Qt::Alignment());
    if (columns == 1)
        button->setMinimumWidth(std::max(button->sizeHint().width(),
                                         m_columns.width(ChoiceColumns::kUsual))); // as beside another
    if (!worded.note.isEmpty())
        column->addWidget(noteLabel(worded.note));
    column->addStretch();
    return card;
}

QLabel *PromptChoices::noteLabel(const QString &note)
{
    auto *label = new NoteLabel(note, *parentWidget());
    connect(label, &NoteLabel::ruleWanted, this, &PromptChoices::ruleWanted);
    return label;
}

bool PromptChoices::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_inside)
        return QScrollArea::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space
        && m_spacePause.isActive())
        return true;
    if (watched->property(kNoted).toBool())
        return QScrollArea::eventFilter(watched, event);
    const bool comes = event->type() == QEvent::Enter
        || (event->type() == QEvent::FocusIn
            && static_cast<QFocusEvent *>(event)->reason() != Qt::OtherFocusReason);
    const QVariant told = watched->property(kTold);
    if (comes)
        Q_EMIT noteWanted(told.isValid() ? told.toString()
                                         : static_cast<QWidget *>(watched)->accessibleDescription());
    else if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
        Q_EMIT noteWanted({});
    return QScrollArea::eventFilter(watched, event);
}

void PromptChoices::setNeighbours(int count)
{
    QSizePolicy policy = sizePolicy();
    policy.setHorizontalStretch(ChoiceColumns::kStretch);
    policy.setRetainSizeWhenHidden(count > 1); // a hand does not move whenever something is asked
    setSizePolicy(policy);
}

void PromptChoices::showChoices(const std::vector<ChoiceGroup> &choices)
{
    clear();
    const WordedChoice *ending = endingOf(choices);
    // Single choices before long rows of them: to stop, and what else changes little, is seen and at hand first.
    std::vector<WordedChoice> loose; // choices without a heading share their lines
    for (const ChoiceGroup &group : choices) {
        if (group.heading.isEmpty())
            std::ranges::move(othersOf(group, ending), std::back_inserter(loose));
    }
    std::stable_partition(loose.begin(), loose.end(), [](const auto &worded) { return !worded.endsEarly; });
    if (!loose.empty())
        addChoices(QString(), loose, {});
    for (const ChoiceGroup &group : choices) {
        if (!group.numbers.empty())
            addNumbers(group);
        else if (!group.heading.isEmpty())
            addChoices(group.heading, othersOf(group, ending), group.note);
    }
    if (ending)
        addEnding(*ending);
    if (m_buttons.size() == 1 && !isQuiet(m_buttons.front()) && std::ranges::none_of(choices, hasOthers))
        m_buttons.front()->setProperty("primary", true);
    drawEffects();
    alignButtons();
    frameGuided();
    verticalScrollBar()->setValue(0);
    setVisible(m_groups->count() > kKept); // the words have all the room without them
    orderButtons();
}

void PromptChoices::setGuided(std::optional<Choice> choice)
{
    m_guided = choice;
    frameGuided();
}

void PromptChoices::frameGuided()
{
    for (QPushButton *button : m_buttons) {
        const QVariant choice = button->property(isKeeping(button) ? kFirst : "choice");
        const bool isGuided = m_guided && choice.isValid() && choice.value<Choice>() == *m_guided;
        setStyled(*button, "guided", isGuided);
    }
}

/// Buttons that flow are as large as the largest of them, and stand in columns; what other questions offer as well takes no
/// more room than it needs.
void PromptChoices::alignButtons()
{
    for (const bool areAside : {false, true}) {
        const auto flows = [&](const QPushButton *button) {
            return button->property(kAside).toBool() == areAside && !button->property(kNoted).toBool()
                && !isQuiet(button) && button->parentWidget() != m_ending;
        };
        QSize largest;
        for (const QPushButton *button : m_buttons) {
            if (flows(button))
                largest = largest.expandedTo(button->sizeHint());
        }
        largest.setWidth(std::min(largest.width(), m_columns.width(ChoiceColumns::kUsual)));
        for (QPushButton *button : m_buttons) {
            if (flows(button))
                button->setMinimumSize(largest);
        }
    }
}

/// A number is chosen in a field, by its button.
void PromptChoices::addNumbers(const ChoiceGroup &group)
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
    // In the place of the hint, as the note of a button that is pointed at: below the field there is no room.
    connect(stepper, &NumberStepper::noteChanged, this, &PromptChoices::noteWanted);
    m_fields.push_back(&stepper->field());
    m_buttons.push_back(&stepper->button());
    m_groups->insertWidget(m_groups->count() - kKept, block);
}

/// A few stand side by side with their notes, if there is room; of many, only the buttons. `note`: of all of them, beside
/// the heading.
void PromptChoices::addChoices(const QString &heading, const std::vector<WordedChoice> &choices,
                               const QString &note)
{
    const int columns = heading.isEmpty() ? m_columns.countFor(choices) : 0;
    const bool asCards = columns > 0;
    auto *block = new QWidget;
    auto *column = new QVBoxLayout(block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    if (!note.isEmpty()) {
        auto *head = new QHBoxLayout;
        head->setSpacing(ChoiceColumns::kGap);
        head->addWidget(new QLabel(heading), 0, Qt::AlignTop);
        head->addWidget(noteLabel(note), 1);
        column->addLayout(head);
    } else if (!heading.isEmpty()) {
        column->addWidget(new QLabel(heading));
    }
    auto *row = new QWidget;
    QLayout *layout = asCards ? static_cast<QLayout *>(new QHBoxLayout) : new FlowLayout(ChoiceColumns::kGap);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(ChoiceColumns::kGap);
    row->setLayout(layout);
    column->addWidget(row);
    for (const WordedChoice &worded : choices) {
        QWidget *widget = asCards ? cardFor(worded, columns) : flowingButton(worded);
        layout->addWidget(widget);
        if (asCards)
            widget->setFixedWidth(m_columns.width(columns));
        m_buttons.back()->setProperty(kNoted, asCards);
    }
    if (asCards)
        static_cast<QHBoxLayout *>(layout)->addStretch();
    m_groups->insertWidget(m_groups->count() - kKept, block);
}

void PromptChoices::orderButtons()
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
    setTabOrder(before, m_next);
}

void PromptChoices::retranslate()
{
    m_inside->setAccessibleName(tr("Choices"));
}

void PromptChoices::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawEffects();
    QScrollArea::changeEvent(event);
}

} // namespace merlon
