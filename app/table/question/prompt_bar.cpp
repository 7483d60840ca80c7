#include "app/table/question/prompt_bar.h"

#include "app/table/widgets/flow_layout.h"
#include "app/table/widgets/lettering.h"
#include "app/table/widgets/text_size.h"
#include "app/window/appearance.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <QVariant>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Between the ground (0) and the text on it (1).
QColor between(const QPalette &palette, double amount)
{
    const QColor ground = palette.color(QPalette::Window);
    const QColor ink = palette.color(QPalette::WindowText);
    const auto mix = [amount](int from, int to) { return qRound(from + (to - from) * amount); };
    return {mix(ground.red(), ink.red()), mix(ground.green(), ink.green()), mix(ground.blue(), ink.blue())};
}

/// The hint with its numbers of rules as links.
QString withRuleLinks(const QString &hint, const QColor &ink)
{
    static const QRegularExpression number(u"\\b([A-Z][A-Z0-9]*-\\d+\\.\\d+)\\b"_s);
    QString rich = richText(hint);
    rich.replace(number, u"<a href='rule:\\1' style='color: %1'>\\1</a>"_s.arg(ink.name()));
    return rich;
}

constexpr int kLines = 6; // of text, and the space around it
const QString kRuleLink = u"rule:"_s;
constexpr int kCardLetters = 34; ///< the width of a note below a button
constexpr int kKept = 2; ///< items at the end of the list of choices: what is not possible, and a stretch

} // namespace

PromptBar::PromptBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel)
    , m_back(new QPushButton)
    , m_seat(new QPushButton)
    , m_playOn(new QPushButton)
    , m_scroll(new QScrollArea)
    , m_inside(new QWidget)
    , m_impossible(new QLabel)
{
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_text->setObjectName(u"question"_s);
    m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    m_back->setObjectName(u"back"_s);
    m_back->hide();
    m_seat->setObjectName(u"take-seat"_s);
    m_seat->hide();
    m_playOn->setObjectName(u"play-on"_s);
    m_playOn->hide();

    m_groups = new QVBoxLayout(m_inside);
    m_groups->setContentsMargins(0, 0, 0, 0);
    m_impossible->setObjectName(u"impossible"_s);
    m_impossible->setTextFormat(Qt::RichText);
    m_impossible->setWordWrap(true);
    m_impossible->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_impossible->hide();
    m_groups->addWidget(m_impossible);
    m_groups->addStretch();
    m_scroll->setWidget(m_inside);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_inside->setAutoFillBackground(false);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    const int line = fontMetrics().lineSpacing();
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(line, line / 2, line, line / 2);
    m_row->setSpacing(2 * line);
    m_row->addWidget(m_text, 4);
    m_row->addWidget(m_back, 0, Qt::AlignTop);
    m_row->addWidget(m_seat, 0, Qt::AlignTop);
    m_row->addWidget(m_playOn, 0, Qt::AlignTop);
    m_row->addWidget(m_scroll, 6);
    nameParts();
    followTextSize(this, [this] { fitHeight(); });
    setAutoFillBackground(true);
    connect(m_back, &QPushButton::clicked, this, &PromptBar::backWanted);
    connect(m_seat, &QPushButton::clicked, this, &PromptBar::seatWanted);
    followRules(m_text);
    followRules(m_impossible);
    connect(m_playOn, &QPushButton::clicked, this, &PromptBar::playOnWanted);
}

void PromptBar::followRules(QLabel *label)
{
    connect(label, &QLabel::linkActivated, this, [this](const QString &link) {
        if (link.startsWith(kRuleLink))
            Q_EMIT ruleWanted(link.sliced(kRuleLink.size()));
    });
}

void PromptBar::showQuestion(const QString &title, const QString &hint)
{
    m_title = title;
    m_hint = hint;
    setAccessibleName(title);
    setAccessibleDescription(hint);
    write();
}

void PromptBar::showPlayer(const QString &player)
{
    m_player = player;
    if (!player.isEmpty()) { // from now on: the board must not change its size with every question
        m_namesPlayers = true;
        fitHeight();
    }
    write();
}

void PromptBar::showRemark(const QString &remark)
{
    m_hint = remark;
    write();
}

void PromptBar::announce()
{
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void PromptBar::nameParts()
{
    m_inside->setAccessibleName(tr("Choices"));
}

void PromptBar::fitHeight()
{
    setFixedHeight((kLines + (m_namesPlayers ? 1 : 0)) * fontMetrics().lineSpacing());
}

/// One text for both: two labels that break their lines keep more room between them than the lines need.
void PromptBar::write()
{
    const QFont serif = titleFont(font(), 1.25);
    const QString player = m_player.isEmpty()
        ? QString()
        : uR"(<p style="margin:0; font-weight:bold; color:%1">%2</p>)"_s.arg(m_colour.name(),
                                                                             richText(m_player));
    m_text->setText(
        player
        + uR"(<p style="margin:0; font-family:'%1'; font-size:%2pt; font-weight:bold; color:%3">%4</p>)"
          uR"(<p style="margin:0; margin-top:%5px; color:%6">%7</p>)"_s.arg(serif.families().join(u"','"_s))
              .arg(serif.pointSizeF())
              .arg(m_colour.name(), richText(m_title))
              .arg(fontMetrics().lineSpacing() / 4)
              .arg(between(palette(), 0.8).name(),
                   withRuleLinks(m_note.isEmpty() ? m_hint : m_note, between(palette(), 0.8))));
    m_text->setAccessibleName(m_player.isEmpty() ? m_title : m_player + u' ' + m_title);
    m_text->setAccessibleDescription(m_hint);
}

void PromptBar::showBack(const QString &text)
{
    m_back->setVisible(!text.isEmpty());
    m_back->setText(text);
}

void PromptBar::showSeat(const QString &text)
{
    m_seat->setVisible(!text.isEmpty());
    m_seat->setText(text);
}

void PromptBar::showPlayOn(const QString &text)
{
    m_playOn->setVisible(!text.isEmpty());
    m_playOn->setText(text);
}

void PromptBar::setColour(const QColor &colour)
{
    m_colour = colour;
    write();
}

/// By day and night the hint is a shade of their ink.
void PromptBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        write();
    if (event->type() == QEvent::LanguageChange)
        nameParts();
    QWidget::changeEvent(event);
}

void PromptBar::clearChoices()
{
    m_buttons.clear();
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
    if (m_buttons.size() == 1)
        m_buttons.front()->setProperty("primary", true);
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

void PromptBar::showImpossible(const QStringList &refusals)
{
    m_impossible->setVisible(!refusals.isEmpty());
    const QString ink = between(palette(), 0.72).name();
    m_impossible->setText(uR"(<p style="margin:0; color:%1">%2</p>)"_s.arg(ink, tr("Not possible now:"))
                          + uR"(<p style="margin:0; color:%1">%2</p>)"_s.arg(ink, refusals.join(u"<br>"_s)));
    m_scroll->verticalScrollBar()->setValue(0);
}

void PromptBar::addTool(QWidget *tool)
{
    m_row->insertWidget(m_row->indexOf(m_scroll), tool, 0, Qt::AlignTop);
}

void PromptBar::comeAfter(QWidget *previous)
{
    m_previous = previous;
}

bool PromptBar::focusFirst()
{
    if (m_buttons.empty())
        return false;
    m_buttons.front()->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace merlon
