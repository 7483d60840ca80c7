#include "app/course/chart_plot.h"

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

} // namespace merlon
