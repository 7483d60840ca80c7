#include "app/statistics/turning_list.h"

#include "app/look/lettering.h"
#include "app/story/statistics_words.h"
#include "app/words/game_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString percent(double share)
{
    //: A share in percent.
    return TurningList::tr("%1 %").arg(QLocale().toString(share * 100, 'f', 0));
}

std::vector<std::string> wallsOf(const Setup &setup)
{
    std::vector<std::string> walls;
    for (const Place &place : setup.board().places()) {
        if (place.kind == "wall")
            walls.push_back(place.key);
    }
    return walls;
}

/// 0: of a breach anywhere, then of each wall; no number where it is not known.
siege::Estimate estimateFor(const std::optional<siege::BreachOdds> &odds, std::size_t index)
{
    if (!odds || index > odds->walls.size())
        return {std::nan(""), std::nan("")};
    return index == 0 ? odds->entry : odds->walls[index - 1];
}

} // namespace

std::vector<Chart> oddsCharts(const Statistics &statistics,
                              const std::vector<std::optional<siege::BreachOdds>> &odds, const Setup &setup)
{
    std::vector<std::string> abouts = wallsOf(setup);
    abouts.insert(abouts.begin(), std::string()); // anywhere
    std::vector<Chart> charts;
    const bool areKnown = std::ranges::any_of(odds, [](const auto &found) { return found.has_value(); });
    for (std::size_t index = 0; index < abouts.size(); ++index) {
        Chart chart {"odds", abouts[index]};
        chart.series = {{"entry", 0}, {"margin", 0, kNobody, true}};
        for (std::size_t moment = 0; areKnown && moment < statistics.moments.size(); ++moment) {
            const siege::Estimate estimate = estimateFor(odds[moment], index);
            chart.series[0].values.push_back(std::round(1000 * estimate.value) / 10);
            chart.series[1].values.push_back(std::round(1000 * estimate.margin) / 10);
        }
        charts.push_back(std::move(chart));
    }
    return charts;
}

QString sentenceOf(const siege::TurningPoint &point, const Statistics &statistics, const Speaker &speaker)
{
    const ChartMoment &moment = statistics.moments[point.after];
    const std::vector<std::string> walls = wallsOf(speaker.setup());
    const std::string wall = point.wall < 0 || static_cast<std::size_t>(point.wall) >= walls.size()
        ? std::string()
        : walls[static_cast<std::size_t>(point.wall)];
    QString head = nameOf(moment, speaker);
    if (!wall.empty())
        //: A moment, a wall: `Round 3, defense – West wall 2`.
        head = TurningList::tr("%1 – %2").arg(head, asTitle(speaker.name(wall)));
    //: A moment, the chance of a breach before and after.
    const QString swing = TurningList::tr("%1: %2 → %3").arg(head, percent(point.from), percent(point.to));
    const QString story = wall.empty() ? QString() : storyOf(moment, wall, speaker);
    return story.isEmpty() ? swing : swing + u'\n' + story;
}

TurningList::TurningList(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_assumption(new QLabel)
    , m_list(new QListWidget)
    , m_progress(new QProgressBar)
    , m_start(new QPushButton)
{
    m_title->setFont(titleFont(font()));
    m_assumption->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setUniformItemSizes(false);
    m_list->setSpacing(2);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title);
    top->addWidget(m_progress, 1);
    top->addStretch();
    top->addWidget(m_start);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(top);
    column->addWidget(m_assumption);
    column->addWidget(m_list, 1);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_running)
            Q_EMIT stopWanted();
        else
            Q_EMIT startWanted();
    });
    const auto go = [this](const QListWidgetItem *item) {
        Q_EMIT momentWanted(item->data(Qt::UserRole).toULongLong());
    };
    connect(m_list, &QListWidget::itemActivated, this, go);
    connect(m_list, &QListWidget::itemClicked, this, go);
    retranslate();
    showState(true, false, 0, 1);
}

void TurningList::showState(bool possible, bool running, int done, int all)
{
    m_possible = possible;
    m_running = running;
    m_progress->setVisible(running);
    m_progress->setRange(0, std::max(all, 1));
    m_progress->setValue(done);
    m_start->setEnabled(running || (possible && done < all));
    retranslate();
}

void TurningList::showPoints(const std::vector<siege::TurningPoint> &points, const Statistics &statistics,
                             const Speaker &speaker)
{
    m_list->clear();
    for (std::size_t number = 0; number < points.size(); ++number) {
        //: A number in a list, a sentence.
        auto *item =
            new QListWidgetItem(tr("%1. %2").arg(QLocale().toString(static_cast<qulonglong>(number + 1)),
                                                 sentenceOf(points[number], statistics, speaker)),
                                m_list);
        item->setData(Qt::UserRole, static_cast<qulonglong>(statistics.moments[points[number].after].ply));
    }
}

void TurningList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TurningList::retranslate()
{
    m_title->setText(tr("Turning points"));
    m_list->setAccessibleName(tr("Turning points"));
    m_progress->setAccessibleName(tr("Odds found so far"));
    m_start->setText(m_running ? tr("S&top") : tr("&Find them"));
    m_assumption->setText(
        m_possible ? tr(
            "The odds are those of the assault if it came at that moment, with what may be known on this "
            "screen, and both sides playing like the computer.")
                   : tr("This program cannot find odds."));
}

} // namespace merlon
