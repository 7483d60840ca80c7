#include "app/table/face/time_bar.h"

#include "app/look/lettering.h"
#include "app/table/face/time_strips.h"
#include "app/words/language.h"
#include "core/engine/game.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <initializer_list>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The name of a board in the language spoken, or else in any.
QString nameOfBoard(const Board &board)
{
    const auto &names = board.info().names;
    for (const std::string &language : {languageCode().toStdString(), std::string("en")}) {
        if (const auto name = names.find(language); name != names.end())
            return QString::fromStdString(name->second);
    }
    return names.empty() ? QString() : QString::fromStdString(names.begin()->second);
}

} // namespace

TimeBar::TimeBar(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
    , m_title(new BarTitle(art, this))
    , m_rounds(new RoundStrip(art, this))
    , m_phases(new PhaseStrip(art, this))
    , m_race(new RaceStrip(art, this))
    , m_tools(new QHBoxLayout)
{
    const int line = qRound(lineOf(font()));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(line, line / 4, line, line / 4);
    row->setSpacing(line);
    row->addWidget(m_title);
    row->addStretch(1);
    row->addWidget(m_rounds);
    row->addStretch(1);
    row->addWidget(m_phases);
    row->addWidget(m_race, 1000);
    row->addStretch(1);
    m_race->hide();
    m_tools->setSpacing(line / 3);
    row->addLayout(m_tools);
}

void TimeBar::show(RoundTime time, const Speaker &speaker)
{
    m_title->setNames(speaker.name(speaker.setup().game().key()), nameOfBoard(speaker.setup().board()));
    m_rounds->setRound(time.round, time.lastRound, time.standing);
    m_phases->setVisible(!time.phases.empty());
    m_phases->setTime(std::move(time));
    shareRoom();
}

void TimeBar::showRace(RaceContent race)
{
    m_race->setVisible(race.goal > 0);
    m_race->setRace(std::move(race));
    shareRoom();
}

/// What title, rounds and phases have not: margins, gaps, the race and the tools.
int TimeBar::widthOfTools() const
{
    const QMargins margins = layout()->contentsMargins();
    int shown = 2; // title and tools
    for (const QWidget *strip : std::initializer_list<QWidget *> {m_rounds, m_phases, m_race})
        shown += strip->isHidden() ? 0 : 1;
    return margins.left() + margins.right() + layout()->spacing() * (shown - 1)
        + (m_race->isHidden() ? 0 : m_race->minimumSizeHint().width()) + m_tools->sizeHint().width();
}

/// With little room the phases lose first their pictures, then the words of those that are not now; then the name of the
/// board is cut, the rounds are told in words, and of the phases that of now is left.
void TimeBar::shareRoom()
{
    const int room = width() - widthOfTools();
    const int name = m_title->minimumSizeHint().width();
    const bool hasPhases = !m_phases->isHidden();
    const int pictures = hasPhases ? m_phases->widthOfPictures() : 0;
    const bool hasCircles = m_rounds->sizeHint().width() + name + pictures <= room;
    const int rounds = hasCircles ? m_rounds->sizeHint().width() : m_rounds->minimumSizeHint().width();
    const int least = !hasPhases           ? 0
        : rounds + name + pictures <= room ? pictures
                                           : m_phases->minimumSizeHint().width();
    const int title = qBound(name, room - rounds - least, qMax(name, m_title->sizeHint().width()));
    m_title->setFixedWidth(title);
    m_rounds->setFixedWidth(rounds);
    if (hasPhases)
        m_phases->setFixedWidth(
            qBound(least, room - rounds - title, qMax(least, m_phases->sizeHint().width())));
}

/// The widths that its parts have now must not keep the window from becoming narrower.
QSize TimeBar::minimumSizeHint() const
{
    const int phases = m_phases->isHidden() ? 0 : m_phases->minimumSizeHint().width();
    const int least = m_title->minimumSizeHint().width() + m_rounds->minimumSizeHint().width() + phases;
    return {widthOfTools() + least, QWidget::minimumSizeHint().height()};
}

void TimeBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareRoom();
}

/// Other names, another font, another tool.
bool TimeBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        shareRoom();
    return QWidget::event(event);
}

void TimeBar::themeChanged()
{
    update();
    for (QWidget *child : findChildren<QWidget *>())
        child->update();
}

void TimeBar::addTool(QWidget *tool)
{
    m_tools->addWidget(tool);
}

void TimeBar::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), m_art.theme().bar);
}

} // namespace merlon
