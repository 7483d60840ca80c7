#include "app/table/question/prompt_bar.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/table/question/prompt_ink.h"
#include "app/table/question/why_not.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kLines = 7;        // of text, and the space around it
constexpr int kFewLines = 5;     // of it in a low window
constexpr double kShare = 0.21;  // of the height of the window
constexpr int kHandLines = 10;   // with a hand
constexpr int kFewHandLines = 9; // in a low window
constexpr double kHandShare = 0.25;

} // namespace

PromptBar::PromptBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel)
    , m_back(new QPushButton)
    , m_whyNot(new WhyNot)
    , m_seat(new QPushButton)
    , m_playOn(new QPushButton)
    , m_choices(new PromptChoices)
{
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_text->setObjectName(u"question"_s);
    m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    m_back->setObjectName(u"back"_s);
    QSizePolicy stays = m_back->sizePolicy();
    stays.setRetainSizeWhenHidden(true); // nothing moves when it comes
    m_back->setSizePolicy(stays);
    m_back->hide();
    m_seat->setObjectName(u"take-seat"_s);
    m_seat->hide();
    m_playOn->setObjectName(u"play-on"_s);
    m_playOn->hide();

    const int line = fontMetrics().lineSpacing();
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(line, line / 2, line, line / 2);
    m_row->setSpacing(2 * line);
    auto *text = new QScrollArea; // in a low window a long question has more lines than there is room for
    text->setWidget(m_text);
    text->setWidgetResizable(true);
    text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    text->setFocusPolicy(Qt::NoFocus);
    text->viewport()->setAutoFillBackground(false);
    m_text->setAutoFillBackground(false);
    m_row->addWidget(text, 1);
    m_row->addWidget(m_seat, 0, Qt::AlignTop);
    m_row->addWidget(m_playOn, 0, Qt::AlignTop);
    m_row->addWidget(m_choices); // its policy says how much of the width
    auto *edge = new QVBoxLayout;
    edge->setSpacing(line / 4);
    edge->addWidget(m_back);
    edge->addWidget(m_whyNot);
    edge->addStretch();
    m_row->addLayout(edge);
    followTextSize(this, [this] { fitHeight(); });
    setAutoFillBackground(true);
    connect(m_back, &QPushButton::clicked, this, &PromptBar::backWanted);
    connect(m_seat, &QPushButton::clicked, this, &PromptBar::seatWanted);
    connect(m_playOn, &QPushButton::clicked, this, &PromptBar::playOnWanted);
    connect(m_choices, &PromptChoices::noteWanted, this, &PromptBar::showNote);
    connect(m_choices, &PromptChoices::ruleWanted, this, &PromptBar::ruleWanted);
    connect(m_whyNot, &WhyNot::ruleWanted, this, &PromptBar::ruleWanted);
    connect(m_text, &QLabel::linkActivated, this, [this](const QString &link) {
        if (const QString rule = ruleOfLink(link); !rule.isEmpty())
            Q_EMIT ruleWanted(rule);
    });
}

void PromptBar::showQuestion(const QString &title, const QString &hint)
{
    m_title = title;
    m_hint = m_usual = hint;
    setAccessibleName(title);
    setAccessibleDescription(hint);
    write();
}

void PromptBar::setGuided(bool guided)
{
    m_isGuided = guided;
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

void PromptBar::showNote(const QString &note)
{
    if (note == m_note)
        return;
    m_note = note;
    write();
}

void PromptBar::announce()
{
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void PromptBar::fitHeight()
{
    const int line = fontMetrics().lineSpacing();
    const double seen = double(m_heightOfWindow) / line;
    const double lines = m_hasHand ? qBound<double>(kFewHandLines, seen * kHandShare, kHandLines)
                                   : qBound<double>(kFewLines, seen * kShare, kLines);
    setFixedHeight(qRound((lines + (m_namesPlayers ? 1 : 0)) * line));
}

void PromptBar::fitWindow(int height)
{
    m_heightOfWindow = height;
    fitHeight();
}

/// One text for both: two labels that break their lines keep more room between them than the lines need.
void PromptBar::write()
{
    const QFont serif = titleFont(font(), 1.25);
    const QString player = m_player.isEmpty()
        ? QString()
        : uR"(<p style="margin:0; font-weight:bold; color:%1">%2</p>)"_s.arg(m_colour.name(),
                                                                             richText(m_player));
    const bool isTold = m_isGuided && m_hint == m_usual;
    const QString below = !m_note.isEmpty() ? m_note : isTold ? QString() : m_hint;
    m_text->setText(
        player
        + uR"(<p style="margin:0; font-family:'%1'; font-size:%2pt; font-weight:bold; color:%3">%4</p>)"
          uR"(<p style="margin:0; margin-top:%5px; color:%6">%7</p>)"_s.arg(serif.families().join(u"','"_s))
              .arg(serif.pointSizeF())
              .arg(m_colour.name(), richText(m_title))
              .arg(fontMetrics().lineSpacing() / 4)
              .arg(between(palette(), 0.8).name(), withRuleLinks(below, between(palette(), 0.8))));
    m_text->setAccessibleName(m_player.isEmpty() ? m_title : m_player + u' ' + m_title);
    m_text->setAccessibleDescription(m_hint);
}

void PromptBar::showImpossible(const QStringList &refusals)
{
    m_whyNot->setRefusals(refusals);
}

void PromptBar::showBack(const QString &text)
{
    m_back->setVisible(!text.isEmpty());
    if (!text.isEmpty())
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
    QWidget::changeEvent(event);
}

void PromptBar::addTool(QWidget *tool)
{
    m_row->insertWidget(m_row->indexOf(m_choices), tool, 0, Qt::AlignTop);
}

void PromptBar::showHand(QWidget *hand)
{
    m_hasHand = false;
    m_choices->setNeighbours(1);
    if (hand) {
        m_row->insertWidget(m_row->indexOf(m_choices), hand, 1);
        hand->installEventFilter(this);
    }
    fitHeight();
}

/// From the first time that a hand is shown: the board must not change its size whenever it is hidden.
bool PromptBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent && !m_hasHand) {
        m_hasHand = true;
        m_choices->setNeighbours(2);
        fitHeight();
    }
    return QWidget::eventFilter(watched, event);
}

void PromptBar::setTabPredecessor(QWidget *previous)
{
    m_choices->setTabNeighbours(previous, m_back);
    setTabOrder(m_back, m_whyNot);
}

} // namespace merlon
