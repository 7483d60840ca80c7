#include "app/statistics/chart_plot.h"

#include "app/statistics/chart_drawing.h"
#include "core/canvas/art/svg_bytes.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QSvgGenerator>
#include <QToolTip>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

bool hasCharts()
{
    return true;
}

ChartPlot::ChartPlot(QWidget *parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->installEventFilter(this);
    setFocusPolicy(Qt::NoFocus); // the table is for the keyboard
    m_plot->setFocusPolicy(Qt::NoFocus);
}

void ChartPlot::show(const NamedChart &chart, const canvas::Theme &theme, const QString &title)
{
    m_chart = chart;
    setAccessibleName(chart.title);
    setAccessibleDescription(tr("The table shows the same figures."));
    drawChart(*m_plot, chart, theme, font());
    m_plot->xAxis2->setVisible(!title.isEmpty()); // above the chart
    m_plot->xAxis2->setTicks(false);
    m_plot->xAxis2->setTickLabels(false);
    m_plot->xAxis2->setBasePen(Qt::NoPen);
    m_plot->xAxis2->setLabel(title);
    m_plot->xAxis2->setLabelColor(theme.ink);
    QFont bold = font();
    bold.setBold(true);
    m_plot->xAxis2->setLabelFont(bold);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

int ChartPlot::columnAt(QPoint position) const
{
    if (!m_plot->axisRect() || !m_plot->axisRect()->rect().contains(position))
        return -1;
    const int column = qRound(m_plot->xAxis->pixelToCoord(position.x()));
    return column >= 0 && column < m_chart.columns.size() ? column : -1;
}

QString ChartPlot::textOf(int column) const
{
    QString text = m_chart.columns[column];
    for (const NamedSeries &series : m_chart.series) {
        const double value = series.values[static_cast<std::size_t>(column)];
        if (value != 0 || m_chart.series.size() <= 3)
            //: A row of a chart, its number: `Attackers: 12`.
            text += u'\n' + tr("%1: %2").arg(series.name, shownNumber(value));
    }
    return text;
}

bool ChartPlot::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int column = columnAt(help->pos());
        QToolTip::showText(help->globalPos(), column < 0 ? QString() : textOf(column), m_plot);
        return true;
    }
    if (event->type() == QEvent::MouseButtonRelease) {
        const int column = columnAt(static_cast<QMouseEvent *>(event)->pos());
        if (column >= 0)
            Q_EMIT columnPicked(column);
    }
    return QWidget::eventFilter(watched, event);
}

QByteArray ChartPlot::png(QSize size, double scale)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    m_plot->toPixmap(size.width(), size.height(), scale).save(&buffer, "PNG");
    return bytes;
}

QByteArray ChartPlot::svg(QSize size)
{
    return canvas::svgBytes(size, m_chart.title, [&](QSvgGenerator &generator) {
        QCPPainter painter;
        painter.begin(&generator);
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        m_plot->toPainter(&painter, size.width(), size.height());
        painter.end();
    });
}

} // namespace merlon
