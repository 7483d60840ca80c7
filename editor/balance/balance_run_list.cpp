#include "editor/balance/balance_run_list.h"

#include "editor/balance/run_reports.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace merlon {

BalanceRunList::BalanceRunList(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_list(new QListWidget)
    , m_heat(new QCheckBox)
    , m_heatChoice(new QComboBox)
    , m_image(new QPushButton)
    , m_again(new QPushButton)
    , m_forget(new QPushButton)
{
    build();
    connect(m_list, &QListWidget::itemSelectionChanged, this, &BalanceRunList::noteChosen);
    connect(m_heat, &QCheckBox::toggled, this, &BalanceRunList::heatWantedChanged);
    connect(m_heatChoice, &QComboBox::currentIndexChanged, this, &BalanceRunList::heatWantedChanged);
    connect(m_image, &QPushButton::clicked, this, &BalanceRunList::imageWanted);
    connect(m_again, &QPushButton::clicked, this, &BalanceRunList::wantSubject);
    connect(m_forget, &QPushButton::clicked, this, &BalanceRunList::forgetChosen);
    retranslate();
}

void BalanceRunList::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_list, 1);
    column->addWidget(m_heat);
    column->addWidget(m_heatChoice);
    column->addWidget(m_image);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_again);
    buttons->addWidget(m_forget);
    column->addLayout(buttons);
    m_title->setWordWrap(true);
    m_title->setBuddy(m_list);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_heat->setChecked(true);
    m_image->setEnabled(false);
    m_heatChoice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

void BalanceRunList::add(BalanceRun run)
{
    m_runs.push_back(std::move(run));
    fill();
}

void BalanceRunList::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const BalanceRun &run : m_runs) {
        auto *item = new QListWidgetItem(titleOf(run) + u'\n' + winsOf(run));
        item->setToolTip(detailsOf(run));
        m_list->addItem(item);
    }
}

void BalanceRunList::chooseLast()
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->setCurrentRow(m_list->count() - 1);
    }
    noteChosen();
}

void BalanceRunList::choose(const std::vector<int> &runs)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clearSelection();
        for (const int run : runs)
            m_list->item(run)->setSelected(true);
    }
    noteChosen();
}

std::vector<int> BalanceRunList::chosenRows() const
{
    std::vector<int> rows;
    for (const QListWidgetItem *item : m_list->selectedItems())
        rows.push_back(m_list->row(item));
    std::ranges::sort(rows);
    return rows;
}

std::vector<const BalanceRun *> BalanceRunList::chosen() const
{
    std::vector<const BalanceRun *> runs;
    for (const int row : chosenRows())
        runs.push_back(&m_runs[static_cast<std::size_t>(row)]);
    return runs;
}

bool BalanceRunList::isHeatWanted() const
{
    return m_heat->isChecked();
}

void BalanceRunList::setHeatWanted(bool wanted)
{
    m_heat->setChecked(wanted);
}

int BalanceRunList::heat() const
{
    return std::max(0, m_heatChoice->currentIndex());
}

void BalanceRunList::setHeat(int which)
{
    m_heatChoice->setCurrentIndex(which);
}

void BalanceRunList::setHeatShown(bool isShown)
{
    m_image->setEnabled(isShown);
}

/// Of the later run that is chosen. What was shown is shown again, if this run has it.
void BalanceRunList::offerHeat()
{
    const std::vector<const BalanceRun *> shown = chosen();
    const QStringList titles = shown.empty() ? QStringList() : heatTitles(*shown.back());
    const int before = heat();
    const QSignalBlocker quiet(m_heatChoice);
    m_heatChoice->clear();
    m_heatChoice->addItems(titles);
    m_heatChoice->setCurrentIndex(before < titles.size() ? before : 0);
    m_heatChoice->setEnabled(!titles.isEmpty());
}

void BalanceRunList::noteChosen()
{
    offerHeat();
    const std::size_t chosen = chosenRows().size();
    m_again->setEnabled(chosen == 1);
    m_forget->setEnabled(chosen > 0);
    Q_EMIT chosenChanged();
}

void BalanceRunList::wantSubject()
{
    const std::vector<const BalanceRun *> runs = chosen();
    if (runs.empty())
        return;
    const BalanceRun run = *runs.back(); // the list may change meanwhile
    Q_EMIT subjectWanted(run);
}

/// The last one of those that are left is shown.
void BalanceRunList::forgetChosen()
{
    const std::vector<int> rows = chosenRows();
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        m_runs.erase(m_runs.begin() + *row);
    fill();
    chooseLast();
}

void BalanceRunList::retranslate()
{
    m_title->setText(tr("&Runs (two to compare)"));
    m_list->setAccessibleName(tr("Runs"));
    //: Check box; what is shown is chosen below it: breaches, losses.
    m_heat->setText(tr("Show on the board:"));
    m_heatChoice->setAccessibleName(tr("Shown on the board"));
    m_image->setText(tr("Save as &image…"));
    m_image->setToolTip(tr("An image of the board with this heat map and what the games say"));
    m_again->setText(tr("&Open again"));
    m_again->setToolTip(tr("Opens the board or scenario as it was in this run, as a new file."));
    m_forget->setText(tr("&Delete"));
}

void BalanceRunList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        const std::vector<int> rows = chosenRows();
        fill();
        choose(rows);
    }
    QWidget::changeEvent(event);
}

} // namespace merlon
