#include "app/statistics/chart_page.h"

#include "app/statistics/chart_plot.h"
#include "app/statistics/chart_table.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

ChartPage::ChartPage(QWidget *parent)
    : QWidget(parent)
    , m_forms(new QStackedWidget)
    , m_plot(new ChartPlot)
    , m_table(new ChartTable(this))
    , m_view(new QTableView)
    , m_nothing(new QLabel)
{
    m_view->setModel(m_table);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_forms->addWidget(m_plot);
    m_forms->addWidget(m_view);
    m_forms->addWidget(m_nothing);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_forms);
    auto *copying = new QShortcut(QKeySequence::Copy, m_view);
    copying->setContext(Qt::WidgetShortcut);
    connect(copying, &QShortcut::activated, this, &ChartPage::copy);
    connect(m_plot, &ChartPlot::columnPicked, this, &ChartPage::columnPicked);
    connect(m_view, &QTableView::activated, this,
            [this](const QModelIndex &index) { Q_EMIT columnPicked(index.row()); });
    retranslate();
    showTable(!hasCharts());
}

void ChartPage::show(const NamedChart &chart, const canvas::Theme &theme)
{
    m_chart = chart;
    m_table->show(chart);
    m_view->setAccessibleName(chart.title);
    m_view->resizeColumnsToContents();
    m_plot->show(chart, theme);
    showTable(m_asTable);
}

void ChartPage::showTable(bool wanted)
{
    m_asTable = wanted;
    if (m_chart.isEmpty())
        m_forms->setCurrentWidget(m_nothing);
    else
        m_forms->setCurrentWidget(wanted ? static_cast<QWidget *>(m_view) : m_plot);
}

void ChartPage::copy() const
{
    const QModelIndexList picked = m_view->selectionModel()->selectedIndexes();
    if (picked.size() < 2)
        return QGuiApplication::clipboard()->setText(tabbedText(m_chart));
    QString text;
    for (qsizetype i = 0; i < picked.size(); ++i) { // of a contiguous selection: row by row
        if (i > 0)
            text += picked[i].row() == picked[i - 1].row() ? u'\t' : u'\n';
        text += picked[i].data().toString();
    }
    QGuiApplication::clipboard()->setText(text + u'\n');
}

void ChartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ChartPage::retranslate()
{
    m_nothing->setText(tr("There are no charts to show."));
}

} // namespace merlon
