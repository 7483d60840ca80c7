#include "app/table/face/time_bar.h"

#include "app/look/lettering.h"
#include "app/table/face/time_strips.h"
#include "app/words/language.h"
#include "core/engine/game.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

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
    row->setContentsMargins(line, line / 2, line, line / 2);
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
    m_rounds->setRound(time.round, time.lastRound);
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

/// What names and phases can share: all that rounds and tools do not need.
int TimeBar::roomForNames() const
{
    const QMargins margins = layout()->contentsMargins();
    const int gaps = layout()->spacing() * (layout()->count() - 1);
    return width() - margins.left() - margins.right() - gaps - m_rounds->sizeHint().width()
        - (m_race->isHidden() ? 0 : m_race->minimumSizeHint().width()) - m_tools->sizeHint().width();
}

/// With little room the phases lose first their pictures, then the words of those that are not now; only then the name
/// of the board is cut.
void TimeBar::shareRoom()
{
    const int room = roomForNames();
    const int title = qBound(m_title->minimumSizeHint().width(), room - m_phases->minimumSizeHint().width(),
                             m_title->sizeHint().width());
    m_title->setFixedWidth(title);
    m_phases->setFixedWidth(
        qBound(m_phases->minimumSizeHint().width(), room - title, m_phases->sizeHint().width()));
}

/// The widths that names and phases have now must not keep the window from becoming narrower.
QSize TimeBar::minimumSizeHint() const
{
    const QSize least = m_title->minimumSizeHint() + m_phases->minimumSizeHint();
    return {width() - roomForNames() + least.width(), QWidget::minimumSizeHint().height()};
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
