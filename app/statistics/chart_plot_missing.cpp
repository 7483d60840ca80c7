#include "app/statistics/bar_plot.h"
#include "app/statistics/chart_plot.h"

#include <QEvent>

/// Of a program that was built without QCustomPlot: there are only the tables.
namespace merlon {

bool hasCharts()
{
    return false;
}

ChartPlot::ChartPlot(QWidget *parent)
    : QWidget(parent)
    , m_plot(nullptr)
{
}

void ChartPlot::show(const NamedChart &chart, const canvas::Theme &, const QString &)
{
    m_chart = chart;
}

int ChartPlot::columnAt(QPoint) const
{
    return -1;
}

bool ChartPlot::eventFilter(QObject *watched, QEvent *event)
{
    return QWidget::eventFilter(watched, event);
}

QByteArray ChartPlot::png(QSize, double)
{
    return {};
}

QByteArray ChartPlot::svg(QSize)
{
    return {};
}

BarPlot::BarPlot(QWidget *parent)
    : QWidget(parent)
    , m_plot(nullptr)
{
}

void BarPlot::show(const BarChart &chart, const canvas::Theme &)
{
    m_chart = chart;
}

int BarPlot::rowsHigh() const
{
    return 0;
}

QSize BarPlot::sizeHint() const
{
    return {};
}

QSize BarPlot::minimumSizeHint() const
{
    return {};
}

QByteArray svgOf(const BarSheet &, const canvas::Theme &, const QFont &)
{
    return {};
}

QByteArray pngOf(const BarSheet &, const canvas::Theme &, const QFont &, double)
{
    return {};
}

} // namespace merlon
