#include "app/statistics/statistics_window.h"

#include "app/look/lettering.h"
#include "app/statistics/chart_page.h"
#include "app/statistics/chart_plot.h"
#include "app/statistics/turning_list.h"
#include "app/story/statistics_words.h"
#include "app/widgets/rows/list_width.h"
#include "core/games/module.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr std::size_t kMostPoints = 8;
constexpr int kPatience = 250; ///< milliseconds in which several choices are shown at once

} // namespace

StatisticsWindow::StatisticsWindow(const Appearance &appearance, QWidget *parent)
    : QDialog(parent)
    , m_appearance(appearance)
    , m_later(new QTimer(this))
    , m_list(new QListWidget)
    , m_title(new QLabel)
    , m_variant(new QComboBox)
    , m_asTable(new QPushButton)
    , m_copy(new QPushButton)
    , m_export(new QPushButton)
    , m_page(new ChartPage)
    , m_turning(new TurningList)
{
    build();
    connectParts();
    retranslate();
}

StatisticsWindow::~StatisticsWindow() = default;

void StatisticsWindow::build()
{
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_title->setFont(titleFont(font(), 1.3));
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_variant->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_asTable->setCheckable(true);
    if (!hasCharts())
        m_asTable->hide();
    for (QPushButton *button : {m_asTable, m_copy, m_export})
        button->setAutoDefault(false);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_variant);
    top->addWidget(m_asTable);
    top->addWidget(m_copy);
    top->addWidget(m_export);
    auto *parts = new QSplitter(Qt::Vertical);
    parts->addWidget(m_page);
    parts->addWidget(m_turning);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    parts->setSizes({3, 2});
    m_page->setMinimumHeight(15 * fontMetrics().lineSpacing());
    m_list->setSpacing(3);
    auto *right = new QVBoxLayout;
    right->addLayout(top);
    right->addWidget(parts, 1);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_list);
    row->addLayout(right, 1);
    m_later->setSingleShot(true);
    m_later->setInterval(kPatience);
    constexpr double kMostOfTheScreen = 0.94; // in either direction
    const QSize wanted(108 * fontMetrics().averageCharWidth() * 3 / 2, 42 * fontMetrics().lineSpacing());
    resize(wanted.boundedTo(screen()->availableSize() * kMostOfTheScreen));
}

void StatisticsWindow::connectParts()
{
    connect(m_later, &QTimer::timeout, this, &StatisticsWindow::refresh);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        listVariants();
        showCurrent();
    });
    connect(m_variant, &QComboBox::currentIndexChanged, this, &StatisticsWindow::showCurrent);
    connect(m_asTable, &QPushButton::toggled, m_page, &ChartPage::showTable);
    connect(m_copy, &QPushButton::clicked, m_page, &ChartPage::copy);
    connect(m_export, &QPushButton::clicked, this, &StatisticsWindow::exportWanted);
    connect(m_page, &ChartPage::columnPicked, this, [this](int column) {
        const Chart *chart = current();
        if (chart && chart->columns == ChartColumns::Moments)
            Q_EMIT momentWanted(m_statistics.moments[static_cast<std::size_t>(column)].ply);
    });
    connect(m_turning, &TurningList::momentWanted, this, &StatisticsWindow::momentWanted);
    connect(m_turning, &TurningList::startWanted, this, [this] {
        if (const OddsSource *odds = source())
            m_run.start(*odds);
        showOdds();
    });
    connect(m_turning, &TurningList::stopWanted, this, [this] {
        m_run.stop();
        showOdds();
    });
    connect(&m_run, &OddsRun::progressed, this, &StatisticsWindow::showOdds);
    connect(&m_run, &OddsRun::finished, this, &StatisticsWindow::showOdds);
    connect(&m_appearance, &Appearance::changed, this, &StatisticsWindow::showCurrent);
}

void StatisticsWindow::setOdds(const OddsSource &source)
{
    m_ownSource = &source;
    refresh();
}

/// Null where nothing is foretold.
const OddsSource *StatisticsWindow::source() const
{
    if (!m_speaker || m_ownSource)
        return m_ownSource;
    return oddsSourceOf(m_speaker->setup().game());
}

void StatisticsWindow::follow(TableSession *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    m_speaker = session ? std::make_unique<Speaker>(session->setup()) : nullptr;
    if (session) {
        connect(session, &TableSession::advanced, this, &StatisticsWindow::readAgain);
        connect(session, &TableSession::rewound, this, &StatisticsWindow::readAgain);
        connect(session, &TableSession::stageChanged, this, &StatisticsWindow::readAgain);
        connect(session, &QObject::destroyed, this, [this] { follow(nullptr); });
    }
    refresh();
}

/// At once if other persons look at the screen now, else a little later: computers play fast.
void StatisticsWindow::readAgain()
{
    if (m_session && m_session->eyes() != m_eyes)
        refresh();
    else if (isVisible())
        m_later->start();
}

void StatisticsWindow::refresh()
{
    m_later->stop();
    m_statistics = {};
    if (m_session) {
        m_eyes = m_session->eyes();
        m_statistics = statisticsOf(*m_session->seenBy(m_eyes));
    }
    m_run.follow(m_statistics.moments);
    tellOdds();
    listCharts();
}

std::string StatisticsWindow::chosenKey() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString().toStdString() : std::string();
}

/// One row for each title; what was chosen stays chosen.
void StatisticsWindow::listCharts()
{
    const std::string before = chosenKey();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    std::string last;
    for (const Chart &chart : m_statistics.charts) {
        if (chart.key == std::exchange(last, chart.key))
            continue;
        auto *item = new QListWidgetItem(titleOf(chart, *m_speaker), m_list);
        item->setData(Qt::UserRole, QString::fromStdString(chart.key));
        if (chart.key == before)
            m_list->setCurrentItem(item);
    }
    fitToNames(*m_list, 20);
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
    listVariants();
    showCurrent();
}

void StatisticsWindow::listVariants()
{
    const QString before = m_variant->currentData().toString();
    const QSignalBlocker quiet(m_variant);
    m_variant->clear();
    const std::string key = chosenKey();
    for (const Chart &chart : m_statistics.charts) {
        if (chart.key == key)
            m_variant->addItem(aboutOf(chart, *m_speaker), QString::fromStdString(chart.about));
    }
    m_variant->setCurrentIndex(std::max(0, m_variant->findData(before)));
    m_variant->setVisible(m_variant->count() > 1);
}

const Chart *StatisticsWindow::current() const
{
    return m_statistics.chart(chosenKey(), m_variant->currentData().toString().toStdString());
}

void StatisticsWindow::showChart(std::string_view key, std::string_view about)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(Qt::UserRole).toString().toStdString() == key)
            m_list->setCurrentRow(row);
    }
    const QString wanted = QString::fromUtf8(about.data(), static_cast<qsizetype>(about.size()));
    m_variant->setCurrentIndex(std::max(0, m_variant->findData(wanted)));
}

void StatisticsWindow::showCurrent()
{
    const Chart *chart = current();
    NamedChart shown = chart ? named(m_statistics, *chart, *m_speaker) : NamedChart {};
    if (chart && chart->key == kOddsChart) {
        for (const TurningPoint &point : m_points)
            shown.marks.push_back(point.after);
    }
    m_title->setText(chart ? titleOf(*chart, *m_speaker) : QString());
    m_turning->setVisible(chart && chart->key == kOddsChart);
    for (QPushButton *button : {m_asTable, m_copy, m_export})
        button->setEnabled(chart && !shown.isEmpty());
    m_page->show(shown, m_appearance.theme());
    if (m_turning->isVisibleTo(this))
        showTurningPoints();
}

void StatisticsWindow::showTurningPoints()
{
    const OddsSource *odds = source();
    if (!odds || !m_speaker)
        return;
    const auto &all = m_run.odds();
    const auto done = std::ranges::count_if(all, [](const auto &found) { return found.has_value(); });
    m_turning->showState(noteOn(kOddsChart, *m_speaker), m_run.isRunning(), static_cast<int>(done),
                         static_cast<int>(all.size()));
    m_turning->showPoints(m_points, odds->parts(m_speaker->setup()), m_statistics, *m_speaker);
}

/// Puts what has been found of the odds so far in place of what was there.
void StatisticsWindow::tellOdds()
{
    std::erase_if(m_statistics.charts, [](const Chart &chart) { return chart.key == kOddsChart; });
    m_points = turningPoints(m_run.odds(), kMostPoints);
    const OddsSource *odds = source();
    if (!odds || m_statistics.moments.empty())
        return;
    for (Chart &chart : oddsCharts(m_run.odds(), odds->parts(m_speaker->setup())))
        m_statistics.charts.push_back(std::move(chart));
}

void StatisticsWindow::showOdds()
{
    tellOdds();
    if (chosenKey() == kOddsChart)
        showCurrent();
}

std::vector<NamedChart> StatisticsWindow::charts() const
{
    std::vector<NamedChart> charts;
    for (const Chart &chart : m_statistics.charts) {
        if (NamedChart shown = named(m_statistics, chart, *m_speaker); !shown.isEmpty())
            charts.push_back(std::move(shown));
    }
    return charts;
}

void StatisticsWindow::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    refresh();
}

void StatisticsWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        follow(m_session);
    }
    QDialog::changeEvent(event);
}

void StatisticsWindow::retranslate()
{
    setWindowTitle(tr("Statistics"));
    m_list->setAccessibleName(tr("Charts"));
    m_variant->setAccessibleName(tr("Chart"));
    m_asTable->setText(tr("Show as &table"));
    m_copy->setText(tr("&Copy figures"));
    m_export->setText(tr("&Export…"));
}

} // namespace merlon
