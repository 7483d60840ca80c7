#include "app/table/question/bar/prompt_bar.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/table/question/bar/ending_slot.h"
#include "app/table/question/bar/prompt_ink.h"
#include "app/table/question/bar/why_not.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kBarLines = 7;     // of text, and the space around it
constexpr int kFewLines = 5;     // of it in a low window
constexpr double kShare = 0.21;  // of the height of the window
constexpr int kHandLines = 10;   // with a hand
constexpr int kFewHandLines = 9; // in a low window
constexpr double kHandShare = 0.25;
constexpr int kTextStretch = 3;                     // the choices take five
constexpr double kTitleScales[] = {1.25, 1.1, 1.0}; // the largest with which nothing has to be scrolled

} // namespace

PromptBar::PromptBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel)
    , m_textArea(new QScrollArea) // in a low window a long question has more lines than there is room for
    , m_back(new QPushButton)
    , m_whyNot(new WhyNot)
    , m_seat(new QPushButton)
    , m_playOn(new QPushButton)
    , m_choices(new PromptChoices)
{
    prepareParts();
    layOut();
    followTextSize(this, [this] { fitHeight(); });
    setAutoFillBackground(true);
    connectParts();
}

void PromptBar::prepareParts()
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
    m_textArea->setWidget(m_text);
    m_textArea->setWidgetResizable(true);
    m_textArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_textArea->setFocusPolicy(Qt::NoFocus);
    m_textArea->viewport()->setAutoFillBackground(false);
    m_textArea->installEventFilter(this);
    m_text->setAutoFillBackground(false);
}

void PromptBar::layOut()
{
    const int line = fontMetrics().lineSpacing();
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(line, line / 2, line, line / 2);
    m_row->setSpacing(3 * line / 2);
    m_row->addWidget(m_textArea, kTextStretch);
    m_row->addWidget(m_seat, 0, Qt::AlignTop);
    m_row->addWidget(m_playOn, 0, Qt::AlignTop);
    m_row->addWidget(m_choices); // its policy says how much of the width
    auto *below = new QHBoxLayout;
    below->addWidget(m_back);
    below->addStretch();
    below->addWidget(m_whyNot);
    auto *edge = new QVBoxLayout;
    edge->setSpacing(line / 4);
    edge->addWidget(&m_choices->ending());
    edge->addStretch();
    edge->addLayout(below);
    m_row->addLayout(edge);
}

void PromptBar::connectParts()
{
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
    connect(m_text, &QLabel::linkHovered, this, [this](const QString &link) {
        const QString rule = ruleOfLink(link);
        //: Over a sign or a number that opens the rulebook. %1: the number of the rule.
        m_text->setToolTip(rule.isEmpty() ? QString() : tr("Read the rule (%1)").arg(rule));
    });
}

void PromptBar::showQuestion(const QString &title, const Below &below)
{
    m_title = title;
    m_below = below;
    m_hint = below.hint;
    setAccessibleName(title);
    setAccessibleDescription(description());
    fitTitle();
}

void PromptBar::setGuided(bool guided)
{
    m_isGuided = guided;
    fitTitle();
}

void PromptBar::showPlayer(const QString &player)
{
    m_player = player;
    if (!player.isEmpty()) { // from now on: the board must not change its size with every question
        m_namesPlayers = true;
        fitHeight();
    }
    fitTitle();
}

void PromptBar::showRemark(const QString &remark)
{
    m_hint = remark;
    write();
}

void PromptBar::endRemark()
{
    showRemark(m_below.hint);
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
                                   : qBound<double>(kFewLines, seen * kShare, kBarLines);
    const int space = line / 4;
    m_back->setMinimumWidth((m_choices->ending().minimumWidth() - space) / 2);
    const int least =
        m_choices->ending().minimumHeight() + m_back->sizeHint().height() + space + line / 2 * 2;
    setFixedHeight(std::max(least, qRound((lines + (m_namesPlayers ? 1 : 0)) * line)));
}

void PromptBar::fitWindow(int height)
{
    m_heightOfWindow = height;
    fitHeight();
}

/// The question is to be seen without scrolling. What is shown for a while does not change its letters.
void PromptBar::fitTitle()
{
    const QSize room = m_textArea->maximumViewportSize();
    for (const double scale : kTitleScales) {
        m_titleScale = scale;
        m_text->setText(written(scale));
        if (m_text->heightForWidth(room.width()) <= room.height())
            break;
    }
    write();
}

void PromptBar::write()
{
    m_text->setText(written(m_titleScale));
    m_text->setAccessibleName(m_player.isEmpty() ? m_title : m_player + u' ' + m_title);
    m_text->setAccessibleDescription(description());
}

/// One text for both: two labels that break their lines keep more room between them than the lines need.
QString PromptBar::written(double scale) const
{
    const QFont serif = titleFont(font(), scale);
    const QString player = m_player.isEmpty()
        ? QString()
        : uR"(<p style="margin:0; font-weight:bold; color:%1">%2</p>)"_s.arg(m_colour.name(),
                                                                             richText(m_player));
    return player
        + uR"(<p style="margin:0; font-family:'%1'; font-size:%2pt; font-weight:bold; color:%3">%4</p>)"
          uR"(<p style="margin:0; margin-top:%5px; color:%6">%7</p>)"_s.arg(serif.families().join(u"','"_s))
              .arg(serif.pointSizeF())
              .arg(m_colour.name(), richText(m_title))
              .arg(fontMetrics().lineSpacing() / 4)
              .arg(between(palette(), 0.8).name(), toldBelow());
}

/// The note or the hint as rich text; after the hint of the question in smaller letters why it is asked, and its rule.
QString PromptBar::toldBelow() const
{
    const QColor ink = between(palette(), 0.8);
    if (!m_note.isEmpty())
        return withRuleLinks(m_note, ink);
    if (!isUsual())
        return withRuleLinks(m_hint, ink);
    if (m_isGuided)
        return {};
    QStringList sentences {withRuleLinks(m_hint, ink)};
    if (!m_below.reason.isEmpty())
        sentences << uR"(<span style="font-size:%1pt">%2</span>)"_s.arg(textFont(font(), 0.95).pointSizeF())
                         .arg(withRuleLinks(m_below.reason, ink));
    sentences.removeAll(QString());
    QStringList parts {sentences.join(u' ')};
    if (!m_below.rule.isEmpty())
        parts << ruleSign(m_below.rule, ink);
    parts.removeAll(QString());
    return parts.join(u"&nbsp; "_s);
}

QString PromptBar::description() const
{
    if (!isUsual())
        return m_hint;
    QStringList sentences {m_hint, m_below.reason};
    if (!m_below.rule.isEmpty())
        //: Read aloud after a question and its hint. %1: the number of the rule behind it.
        sentences << tr("Rule %1.").arg(m_below.rule);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

void PromptBar::showImpossible(const QStringList &refusals)
{
    m_whyNot->setRefusals(refusals);
}

void PromptBar::showBack(const QString &text)
{
    m_back->setVisible(!text.isEmpty());
    m_back->setText(text); // a hidden one keeps only the room that it always has
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
        fitTitle();
    QWidget::changeEvent(event);
}

void PromptBar::addTool(QWidget *tool)
{
    m_row->insertWidget(m_row->indexOf(m_choices), tool, 0, Qt::AlignTop);
    m_tools.push_back(tool);
    tool->installEventFilter(this);
}

/// Beside a hand the room of the choices is kept: it does not move whenever something is asked. But not while a tool is
/// shown, for the words would have no more than a narrow column then.
void PromptBar::shareWidth()
{
    const bool hasTool = std::ranges::any_of(m_tools, [](const QWidget *tool) { return !tool->isHidden(); });
    m_choices->setNeighbours(m_hasHand && !hasTool ? 2 : 1);
}

void PromptBar::showHand(QWidget *hand)
{
    m_hasHand = false;
    shareWidth();
    if (hand) {
        m_row->insertWidget(m_row->indexOf(m_choices), hand, kTextStretch);
        hand->installEventFilter(this);
    }
    fitHeight();
}

/// From the first time that a hand is shown: the board must not change its size whenever it is hidden.
bool PromptBar::eventFilter(QObject *watched, QEvent *event)
{
    const bool comesOrGoes = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == m_textArea) {
        if (event->type() == QEvent::Resize)
            fitTitle();
    } else if (std::ranges::any_of(m_tools, [watched](const QWidget *tool) { return tool == watched; })) {
        if (comesOrGoes)
            shareWidth();
    } else if (event->type() == QEvent::ShowToParent && !m_hasHand) {
        m_hasHand = true;
        shareWidth();
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
