#include "app/statistics/chart_drawing.h"

#include <qcustomplot.h>

#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kBar = 0.52; ///< of the width of a column
constexpr double kApart = 0.22;

class Drawing {
public:
    Drawing(QCustomPlot &plot, const NamedChart &chart, const canvas::Theme &theme, const QFont &font)
        : m_plot(plot)
        , m_chart(chart)
        , m_theme(theme)
        , m_font(font)
    {
    }

    void draw()
    {
        clear();
        dress();
        if (m_chart.stacked)
            addBars();
        else
            addLines();
        scale();
        legend();
    }

private:
    void clear();
    void dress();
    void addLines();
    void addBand(const NamedSeries &line, const NamedSeries &margin);
    void addMarks(const NamedSeries &series);
    void addBars();
    void scale();
    void scaleColumns();
    void legend();
    QCPBars *addBar(const NamedSeries &series, std::size_t row);
    QColor colourOf(const NamedSeries &series, std::size_t row) const;
    std::size_t rankOf(std::size_t row) const;
    QVector<double> places(double shift = 0) const;
    double highest() const;

    QCustomPlot &m_plot;
    const NamedChart &m_chart;
    const canvas::Theme &m_theme;
    const QFont &m_font;
};

void Drawing::clear()
{
    m_plot.clearPlottables();
    m_plot.clearItems();
    m_plot.setNotAntialiasedElements(QCP::aeNone);
    m_plot.setAntialiasedElements(QCP::aePlottables | QCP::aeLegendItems | QCP::aeScatters);
}

void Drawing::dress()
{
    m_plot.setBackground(QBrush(m_theme.paper));
    for (QCPAxis *axis : {m_plot.xAxis, m_plot.yAxis}) {
        axis->setBasePen(QPen(m_theme.shade(0.5)));
        axis->setTickPen(QPen(m_theme.shade(0.5)));
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(m_theme.ink);
        axis->setLabelColor(m_theme.ink);
        axis->setTickLabelFont(m_font);
        axis->setLabelFont(m_font);
        axis->grid()->setPen(QPen(m_theme.shade(0.16), 1, Qt::DotLine));
        axis->grid()->setZeroLinePen(QPen(m_theme.shade(0.4)));
    }
    m_plot.xAxis->grid()->setZeroLinePen(Qt::NoPen);
    m_plot.yAxis->setLabel(m_chart.unit);
    m_plot.setLocale(QLocale());
}

/// How many series of the same side come before: so many other dashes or patterns have been used.
std::size_t Drawing::rankOf(std::size_t row) const
{
    std::size_t rank = 0;
    for (std::size_t before = 0; before < row; ++before)
        rank +=
            m_chart.series[before].side == m_chart.series[row].side && !m_chart.series[before].apart ? 1 : 0;
    return rank;
}

QColor Drawing::colourOf(const NamedSeries &series, std::size_t row) const
{
    if (series.apart)
        return m_theme.ink;
    if (series.side < 0)
        return m_theme.trail;
    const bool many =
        m_chart.series.size() > 4 && std::ranges::count(m_chart.series, series.side, &NamedSeries::side) > 1;
    const auto seat = many ? static_cast<int>(rankOf(row) + 1) : series.side;
    return m_theme.seat(seat);
}

QVector<double> Drawing::places(double shift) const
{
    QVector<double> places;
    for (qsizetype column = 0; column < m_chart.columns.size(); ++column)
        places << static_cast<double>(column) + shift;
    return places;
}

void Drawing::addLines()
{
    constexpr std::array kDashes {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    constexpr std::array kShapes {QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare,
                                  QCPScatterStyle::ssTriangle, QCPScatterStyle::ssDiamond};
    for (std::size_t row = 0; row < m_chart.series.size(); ++row) {
        const NamedSeries &series = m_chart.series[row];
        if (series.apart) {
            addBand(m_chart.series.front(), series);
            continue;
        }
        const QColor colour = colourOf(series, row);
        QCPGraph *graph = m_plot.addGraph();
        graph->setName(series.name);
        graph->setData(places(), QVector<double>(series.values.begin(), series.values.end()), true);
        graph->setPen(QPen(colour, 2.2, kDashes[row % kDashes.size()]));
        const bool sparse = m_chart.columns.size() <= 60;
        if (sparse)
            graph->setScatterStyle(QCPScatterStyle(kShapes[row % kShapes.size()], colour, colour, 6));
    }
    if (!m_chart.series.empty() && !m_chart.marks.empty())
        addMarks(m_chart.series.front());
}

/// How far off a line may be, to both sides.
void Drawing::addBand(const NamedSeries &line, const NamedSeries &margin)
{
    QVector<double> lower;
    QVector<double> upper;
    for (std::size_t column = 0; column < line.values.size(); ++column) {
        lower << std::max(0.0, line.values[column] - margin.values[column]);
        upper << line.values[column] + margin.values[column];
    }
    QCPGraph *below = m_plot.addGraph();
    below->setData(places(), lower, true);
    below->setPen(Qt::NoPen);
    below->removeFromLegend();
    QCPGraph *above = m_plot.addGraph();
    above->setName(margin.name);
    above->setData(places(), upper, true);
    above->setPen(Qt::NoPen);
    QColor shade = colourOf(line, 0);
    shade.setAlphaF(0.2F);
    above->setBrush(shade);
    above->setChannelFillGraph(below);
}

/// Rings at the columns to point out, with their numbers.
void Drawing::addMarks(const NamedSeries &series)
{
    QCPGraph *graph = m_plot.addGraph();
    graph->removeFromLegend();
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(m_theme.ink, 2), m_theme.choosable, 12));
    for (std::size_t number = 0; number < m_chart.marks.size(); ++number) {
        const std::size_t column = m_chart.marks[number];
        graph->addData(static_cast<double>(column), series.values[column]);
        auto *label = new QCPItemText(&m_plot); // belongs to the plot
        label->position->setCoords(static_cast<double>(column), series.values[column]);
        label->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        label->setPadding({0, 0, 0, 9});
        QFont bold = m_font;
        bold.setBold(true);
        label->setFont(bold);
        label->setColor(m_theme.ink);
        label->setText(QLocale().toString(static_cast<qulonglong>(number + 1)));
    }
}

QCPBars *Drawing::addBar(const NamedSeries &series, std::size_t row)
{
    constexpr std::array kPatterns {Qt::SolidPattern,  Qt::BDiagPattern,     Qt::Dense5Pattern,
                                    Qt::CrossPattern,  Qt::FDiagPattern,     Qt::HorPattern,
                                    Qt::Dense3Pattern, Qt::DiagCrossPattern, Qt::VerPattern};
    auto *bars = new QCPBars(m_plot.xAxis, m_plot.yAxis); // belongs to the plot
    const QColor colour = colourOf(series, row);
    bars->setName(series.name);
    bars->setPen(QPen(colour, 1.4));
    bars->setBrush(series.apart ? QBrush(Qt::NoBrush) : QBrush(colour, kPatterns[row % kPatterns.size()]));
    bars->setWidth(series.apart ? kApart : kBar);
    return bars;
}

void Drawing::addBars()
{
    const bool hasApart = std::ranges::any_of(m_chart.series, &NamedSeries::apart);
    QCPBars *below = nullptr;
    for (std::size_t row = 0; row < m_chart.series.size(); ++row) {
        const NamedSeries &series = m_chart.series[row];
        QCPBars *bars = addBar(series, row);
        const double shift = !hasApart ? 0 : series.apart ? -kBar / 2 : kApart / 2 + 0.02;
        bars->setData(places(shift), QVector<double>(series.values.begin(), series.values.end()), true);
        if (series.apart)
            continue;
        bars->setStackingGap(0);
        if (below)
            bars->moveAbove(below);
        below = bars;
    }
}

double Drawing::highest() const
{
    double highest = 0;
    for (std::size_t column = 0; column < static_cast<std::size_t>(m_chart.columns.size()); ++column) {
        double sum = 0;
        for (const NamedSeries &series : m_chart.series) {
            highest = std::max(highest, series.values[column]);
            sum += series.apart || !m_chart.stacked ? 0 : series.values[column];
        }
        highest = std::max(highest, sum);
    }
    return highest;
}

void Drawing::scaleColumns()
{
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    if (m_chart.stacked) {
        for (qsizetype column = 0; column < m_chart.columns.size(); ++column)
            ticker->addTick(static_cast<double>(column), m_chart.columns[column]);
    } else {
        const QStringList names = roundNamesBelow(m_chart);
        for (qsizetype round = 0; round < names.size(); ++round)
            ticker->addTick(static_cast<double>(m_chart.rounds[static_cast<std::size_t>(round)]),
                            names[round]);
    }
    m_plot.xAxis->setTicker(ticker);
    m_plot.xAxis->setSubTicks(false);
    const bool crowded = m_chart.stacked && m_chart.columns.size() > 8;
    m_plot.xAxis->setTickLabelRotation(crowded ? 30 : 0);
    const double edge = m_chart.stacked ? 0.6 : 0.5;
    m_plot.xAxis->setRange(-edge, std::max(1.0, static_cast<double>(m_chart.columns.size()) - 1 + edge));
}

void Drawing::scale()
{
    const QSharedPointer<QCPAxisTickerFixed> ticker(new QCPAxisTickerFixed); // whole numbers
    ticker->setTickStep(1);
    ticker->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
    ticker->setTickCount(6);
    m_plot.yAxis->setTicker(ticker);
    m_plot.yAxis->setSubTicks(false);
    m_plot.yAxis->setNumberFormat(u"gb"_s);
    const double above = m_chart.marks.empty() ? 1.12 : 1.3; // a number stands above a mark
    m_plot.yAxis->setRange(0, std::max(4.0, highest() * above));
    scaleColumns();
}

/// Above the chart, in as many rows as it needs.
void Drawing::legend()
{
    QCPLegend *legend = m_plot.legend;
    legend->setVisible(true);
    legend->setFont(m_font);
    legend->setTextColor(m_theme.ink);
    legend->setBrush(Qt::NoBrush);
    legend->setBorderPen(Qt::NoPen);
    const int line = QFontMetrics(m_font).height();
    legend->setIconSize(2 * line, line * 2 / 3);
    legend->setWrap(5);
    legend->setFillOrder(QCPLayoutGrid::foColumnsFirst, true);
    if (legend->layout() != m_plot.plotLayout()) {
        m_plot.plotLayout()->insertRow(0);
        m_plot.plotLayout()->addElement(0, 0, legend); // taken from the chart itself
        m_plot.plotLayout()->setRowStretchFactor(0, 0.001);
    }
}

} // namespace

void drawChart(QCustomPlot &plot, const NamedChart &chart, const canvas::Theme &theme, const QFont &font)
{
    Drawing(plot, chart, theme, font).draw();
}

} // namespace merlon
