#include "app/puzzles/puzzle_card.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/styled.h"
#include "app/look/text_size.h"
#include "app/widgets/layout/flow_layout.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

void alertFor(QLabel &label)
{
    QAccessibleEvent event(&label, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace

PuzzleCard::PuzzleCard(const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_appearance(appearance)
    , m_title(new QLabel)
    , m_left(new QLabel)
    , m_text(new QLabel)
    , m_hintText(new QLabel)
    , m_buttons(new QWidget)
    , m_hint(new QPushButton)
    , m_back(new QPushButton)
    , m_again(new QPushButton)
    , m_solution(new QPushButton)
    , m_playOn(new QPushButton)
    , m_leave(new QPushButton)
{
    build();
    connect(m_hint, &QPushButton::toggled, this, &PuzzleCard::toggleHint);
    connect(m_back, &QPushButton::clicked, this, &PuzzleCard::backWanted);
    connect(m_again, &QPushButton::clicked, this, &PuzzleCard::againWanted);
    connect(m_solution, &QPushButton::clicked, this, &PuzzleCard::solutionWanted);
    connect(m_playOn, &QPushButton::clicked, this, &PuzzleCard::playOnWanted);
    connect(m_leave, &QPushButton::clicked, this, &PuzzleCard::leavingWanted);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
    write();
}

void PuzzleCard::build()
{
    setObjectName(u"puzzle-card"_s);
    for (const auto &[button, name] :
         {std::pair(m_hint, u"puzzle-hint"_s), std::pair(m_back, u"puzzle-back"_s),
          std::pair(m_again, u"puzzle-again"_s), std::pair(m_solution, u"puzzle-solution"_s),
          std::pair(m_playOn, u"puzzle-play-on"_s), std::pair(m_leave, u"puzzle-leave"_s)})
        button->setObjectName(name);
    m_text->setObjectName(u"puzzle-text"_s);
    m_left->setObjectName(u"puzzle-left"_s);
    for (QLabel *label : {m_title, m_left, m_text, m_hintText})
        label->setTextFormat(Qt::PlainText);
    for (QLabel *label : {m_left, m_text, m_hintText})
        label->setWordWrap(true);
    m_hint->setCheckable(true);

    auto *above = new QHBoxLayout;
    above->addWidget(m_title);
    above->addSpacing(fontMetrics().height());
    above->addWidget(m_left, 1);
    auto *row = new FlowLayout(fontMetrics().height() / 2);
    m_buttons->setLayout(row);
    QSizePolicy flowing(QSizePolicy::Preferred, QSizePolicy::Minimum);
    flowing.setHeightForWidth(true);
    m_buttons->setSizePolicy(flowing);
    for (QPushButton *button : {m_playOn, m_back, m_again, m_solution, m_hint, m_leave}) {
        button->setAutoDefault(true); // Return presses it
        row->addWidget(button);
    }
    auto *column = new QVBoxLayout(this);
    column->addLayout(above);
    column->addWidget(m_text);
    column->addWidget(m_hintText);
    column->addWidget(m_buttons);
    followTextSize(this, [this, column] {
        const int margin = fontMetrics().height() / 2;
        column->setContentsMargins(2 * margin, margin, 2 * margin, margin);
        column->setSpacing(margin / 2);
        m_title->setFont(titleFont(font(), 1.15));
        QFont slanted = font();
        slanted.setItalic(true);
        m_hintText->setFont(slanted);
    });
}

void PuzzleCard::show(const Page &page)
{
    const bool isSettled = page.outcome != m_page.outcome;
    const bool isOther = page.task != m_page.task || isHidden();
    m_page = page;
    if (isOther)
        m_hint->setChecked(false);
    setVisible(true);
    write();
    if (isSettled || isOther)
        tell();
}

void PuzzleCard::write()
{
    m_title->setText(m_page.name);
    m_left->setText(m_page.left);
    m_text->setText(m_page.isSolution ? tr("This is the solution. Follow it on the timeline below.")
                        : m_page.outcome.isEmpty() ? m_page.task
                                                   : m_page.outcome);
    m_text->setToolTip(m_page.task);
    m_hintText->setText(m_page.hint);
    m_hint->setText(tr("H&int"));
    //: A button of a puzzle that is not solved: back to the last choice of the player.
    m_back->setText(tr("&Undo"));
    m_back->setToolTip(tr("Goes back to your last choice."));
    //: A button of a puzzle: begins it anew.
    m_again->setText(tr("Tr&y again"));
    m_again->setToolTip(tr("Starts the puzzle again."));
    //: A button of a puzzle.
    m_solution->setText(tr("Show &solution"));
    //: A button of a puzzle that is solved: it becomes a game that goes on.
    m_playOn->setText(tr("C&ontinue from here"));
    //: A button of a puzzle: back to the start page.
    m_leave->setText(tr("&Leave"));
    offer();
    setAccessibleName(tr("Puzzle"));
    setAccessibleDescription(m_text->text());
}

/// The buttons that lead somewhere now.
void PuzzleCard::offer()
{
    const bool isOpen = m_page.state == GoalStanding::Outcome::Open && !m_page.isSolution;
    const bool isMissed = m_page.state == GoalStanding::Outcome::Missed && !m_page.isSolution;
    const bool isReached = m_page.state == GoalStanding::Outcome::Reached && !m_page.isSolution;
    m_hint->setVisible(!m_page.hint.isEmpty() && (isOpen || isMissed));
    m_back->setVisible(isMissed && m_page.canTakeBack);
    m_solution->setVisible(m_page.hasSolution && (isMissed || isReached));
    m_playOn->setVisible(isReached && !m_page.isOver);
    setStyled(*m_back, "primary", isMissed);
    setStyled(*m_playOn, "primary", isReached);
    toggleHint(m_hint->isChecked() && m_hint->isVisibleTo(this));
}

/// Screen readers say what is new.
void PuzzleCard::tell()
{
    m_text->setAccessibleName(m_text->text());
    alertFor(*m_text);
}

void PuzzleCard::toggleHint(bool isShown)
{
    m_hintText->setVisible(isShown && !m_page.hint.isEmpty());
    if (m_hintText->isVisible())
        alertFor(*m_hintText);
}

void PuzzleCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        write();
    QFrame::changeEvent(event);
}

/// A slip of paper with a ribbon: its colour says how the puzzle stands.
void PuzzleCard::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.paper);
    const QColor colour = m_page.state == GoalStanding::Outcome::Reached ? theme.growth
        : m_page.state == GoalStanding::Outcome::Missed                  ? theme.shade(0.5)
                                                                         : theme.choosable;
    painter.fillRect(QRect(0, 0, width(), 3), colour);
    const int ribbon = fontMetrics().height() / 3;
    painter.fillRect(QRect(layoutDirection() == Qt::LeftToRight ? 0 : width() - ribbon, 0, ribbon, height()),
                     colour);
}

} // namespace merlon
