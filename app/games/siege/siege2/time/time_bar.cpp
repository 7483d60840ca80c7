#include "app/games/siege/siege2/time/time_bar.h"

#include "app/games/siege/siege2/panel_view.h"
#include "app/games/siege/siege2/time/time_strips.h"
#include "app/table/widgets/lettering.h"
#include "app/words/language.h"
#include "core/engine/game.h"

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
    row->addStretch(1);
    m_tools->setSpacing(line / 3);
    row->addLayout(m_tools);
}

void TimeBar::show(const View &view, const Speaker &speaker)
{
    const siege2::SiegeData &known = dynamic_cast<const siege2::Siege2View &>(view).known();
    m_title->setNames(speaker.name(speaker.setup().game().key()), nameOfBoard(speaker.setup().board()));
    m_rounds->setRound(known.round, siege2::kLastRound);
    m_phases->setMoment(momentOf(known));
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
