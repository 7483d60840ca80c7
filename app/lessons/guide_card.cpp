#include "app/lessons/guide_card.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/styled.h"
#include "app/widgets/layout/flow_layout.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kLines = 3;      // as most texts have
constexpr int kFewLines = 2;   // in a low window
constexpr int kLowWindow = 44; // lines

/// As wide as the widest of its texts.
void keepWidth(QPushButton &button, const QStringList &texts)
{
    const QString now = button.text();
    int width = 0;
    button.setMinimumWidth(0);
    for (const QString &text : texts) {
        button.setText(text);
        width = std::max(width, button.sizeHint().width());
    }
    button.setText(now);
    button.setMinimumWidth(width);
}

} // namespace

GuideCard::GuideCard(const Appearance &appearance, LessonOf of, QWidget *parent)
    : QFrame(parent)
    , m_appearance(appearance)
    , m_of(of)
    , m_title(new QLabel)
    , m_counter(new QLabel)
    , m_rule(new QLabel)
    , m_text(new QLabel)
    , m_hintText(new QLabel)
    , m_back(new QPushButton)
    , m_hint(new QPushButton)
    , m_show(new QPushButton)
    , m_on(new QPushButton)
    , m_leave(new QPushButton)
    , m_end(new LessonEnd(of))
{
    setObjectName(u"guide-card"_s);
    build();
    connectButtons();
    connect(&appearance, &Appearance::changed, this, [this] {
        write();
        update();
    });
    write();
    fitHeight();
}

void GuideCard::build()
{
    m_title->setFont(titleFont(font(), 1.15));
    for (QLabel *label : {m_title, m_counter, m_text, m_hintText})
        label->setTextFormat(Qt::PlainText);
    for (QLabel *label : {m_text, m_hintText})
        label->setWordWrap(true);
    QFont slanted = font();
    slanted.setItalic(true);
    m_hintText->setFont(slanted);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_hint->setCheckable(true);
    m_rule->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);

    auto *above = new QHBoxLayout;
    above->addWidget(m_title);
    above->addSpacing(fontMetrics().height());
    above->addWidget(m_counter);
    above->addSpacing(fontMetrics().height());
    above->addWidget(m_rule);
    above->addStretch(1);
    auto *column = new QVBoxLayout(this);
    const int margin = fontMetrics().height() / 2;
    column->setContentsMargins(2 * margin, margin, 2 * margin, margin);
    column->setSpacing(margin / 2);
    column->addLayout(above);
    column->addWidget(m_text);
    column->addWidget(m_hintText);
    layOutButtons(*above, *column);
    column->addWidget(m_end);
}

/// Beside the title; where a board is drawn, the card is narrow, and they have rows of their own.
void GuideCard::layOutButtons(QBoxLayout &above, QBoxLayout &column)
{
    for (QPushButton *button : {m_on, m_back, m_hint, m_show, m_leave}) {
        button->setAutoDefault(true); // Return presses it
        QSizePolicy stays = button->sizePolicy();
        stays.setRetainSizeWhenHidden(true); // the others stay where they are pressed
        button->setSizePolicy(stays);
    }
    if (m_of == LessonOf::Board) {
        auto *rows = new FlowLayout(fontMetrics().height() / 2);
        for (QPushButton *button : {m_on, m_back, m_hint, m_show, m_leave})
            rows->addWidget(button);
        auto *holder = new QWidget;
        holder->setLayout(rows);
        QSizePolicy flowing(QSizePolicy::Preferred, QSizePolicy::Minimum);
        flowing.setHeightForWidth(true);
        holder->setSizePolicy(flowing);
        column.addWidget(holder);
    } else {
        for (QPushButton *button : {m_leave, m_show, m_hint, m_back, m_on})
            above.addWidget(button);
    }
    QWidget *before = m_rule;
    for (QPushButton *button : {m_on, m_back, m_hint, m_show, m_leave}) {
        setTabOrder(before, button);
        before = button;
    }
}

void GuideCard::connectButtons()
{
    connect(m_on, &QPushButton::clicked, this, &GuideCard::onWanted);
    connect(m_back, &QPushButton::clicked, this, &GuideCard::backWanted);
    connect(m_show, &QPushButton::clicked, this, &GuideCard::showingWanted);
    connect(m_leave, &QPushButton::clicked, this, &GuideCard::leavingWanted);
    connect(m_end, &LessonEnd::nextWanted, this, &GuideCard::nextWanted);
    connect(m_end, &LessonEnd::playWanted, this, &GuideCard::playWanted);
    connect(m_end, &LessonEnd::homeWanted, this, &GuideCard::leavingWanted);
    connect(m_hint, &QPushButton::toggled, this, &GuideCard::toggleHint);
    connect(m_rule, &QLabel::linkActivated, this, [this] { Q_EMIT ruleWanted(m_page.rule); });
}

void GuideCard::fitWindow(int height)
{
    m_heightOfWindow = height;
    fitHeight();
}

/// For the words of most steps, so that the board need not change its size.
void GuideCard::fitHeight()
{
    const int line = fontMetrics().lineSpacing();
    const bool isLow = m_heightOfWindow < kLowWindow * line;
    m_text->setMinimumHeight((isLow ? kFewLines : kLines) * line);
}

void GuideCard::show(const Page &page)
{
    const bool isNew = page.text != m_page.text || page.step != m_page.step;
    const bool isOther = isNew || page != m_page || isHidden();
    m_page = page;
    if (isNew)
        m_hint->setChecked(false);
    setVisible(true);
    if (isOther)
        write();
    if (isNew)
        tell();
}

void GuideCard::write()
{
    m_title->setText(m_page.lesson);
    //: Of a lesson: step %1 of %2.
    m_counter->setText(tr("Step %1 of %2").arg(m_page.step + 1).arg(m_page.steps));
    const QString colour = m_appearance.theme().seat(1).name();
    m_rule->setText(u"<a href='rule' style='color: %1'>%2</a>"_s.arg(colour, richText(m_page.rule)));
    m_rule->setVisible(!m_page.rule.isEmpty());
    m_rule->setToolTip(tr("Opens the rulebook there."));
    m_text->setText(m_page.text);
    m_hintText->setText(m_page.hint);
    nameButtons();
    m_back->setEnabled(m_page.canGoBack);
    m_hint->setVisible(!m_page.hint.isEmpty());
    m_show->setVisible(m_page.canShow);
    m_on->setVisible(m_page.canGoOn && !m_page.isFinished);
    m_leave->setVisible(!m_page.isFinished);
    m_end->offer(m_page.next, m_page.isOver);
    m_end->setVisible(m_page.isFinished);
    setStyled(*m_back, "primary", m_page.isAstray);
    toggleHint(m_hint->isChecked());
    setAccessibleName(tr("Guide of the lesson"));
    setAccessibleDescription(m_page.text);
}

void GuideCard::nameButtons()
{
    m_back->setText(m_page.isAstray ? tr("&Go back there") : tr("&Back"));
    m_hint->setText(tr("H&int"));
    if (m_of == LessonOf::Board) {
        //: A button in a lesson in which a board is drawn.
        m_show->setText(tr("Do it for &me"));
        m_show->setToolTip(tr("The guide draws what this step asks for."));
    } else {
        m_show->setText(tr("Show &me"));
        m_show->setToolTip(tr("The guide makes the choice for you."));
        keepWidth(*m_back, {tr("&Go back there"), tr("&Back")});
    }
    m_on->setText(tr("Ne&xt"));
    m_on->setProperty("primary", true);
    m_leave->setText(tr("&Leave"));
    m_leave->setToolTip(tr("Leaves the lesson."));
}

void GuideCard::toggleHint(bool shown)
{
    m_hintText->setVisible(shown && !m_page.hint.isEmpty());
    if (m_hintText->isVisible()) {
        QAccessibleEvent event(m_hintText, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

/// Screen readers say what is new.
void GuideCard::tell()
{
    m_text->setAccessibleName(m_page.text);
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void GuideCard::focusOnward()
{
    if (m_page.isFinished)
        return m_end->focusFirst();
    QPushButton *button = m_page.isAstray ? m_back : m_on;
    if (button->isVisibleTo(this) && button->isEnabled())
        button->setFocus(Qt::OtherFocusReason);
}

void GuideCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        write();
    if (event->type() == QEvent::FontChange)
        fitHeight();
    QFrame::changeEvent(event);
}

/// A slip of paper with a ribbon of the colour in which the board marks what is pointed at.
void GuideCard::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.paper);
    painter.fillRect(QRect(0, 0, width(), 3), theme.growth);
    const int ribbon = fontMetrics().height() / 3;
    painter.fillRect(QRect(layoutDirection() == Qt::LeftToRight ? 0 : width() - ribbon, 0, ribbon, height()),
                     theme.growth);
}

} // namespace merlon
