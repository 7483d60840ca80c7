#include "app/statistics/bar_drawing.h"

#include <qcustomplot.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kBarsOfRow = 0.62; ///< of the height of a row: of all its bars
constexpr int kLongestLine = 34;    ///< of the name of a row

/// In lines that are not too long, broken between words.
QStringList linesOf(const QString &name)
{
    QStringList lines;
    for (const QString &word : name.split(u' ')) {
        if (lines.isEmpty() || lines.last().size() + 1 + word.size() > kLongestLine)
            lines << word;
        else
            lines.last() += u' ' + word;
    }
    return lines;
}

/// Of the longest name.
int mostLines(const BarChart &chart)
{
    qsizetype most = 1;
    for (const BarChart::Row &row : chart.rows)
        most = std::max(most, linesOf(row.name).size());
    return static_cast<int>(most);
}

/// The rows lie from top to bottom, so row 0 is at the highest coordinate.
class BarDrawing {
public:
    BarDrawing(QCustomPlot &plot, const BarChart &chart, const canvas::Theme &theme, const QFont &font)
        : m_plot(plot)
        , m_chart(chart)
        , m_theme(theme)
        , m_font(font)
        , m_sets(std::max<std::size_t>(1, static_cast<std::size_t>(chart.sets.size())))
    {
    }

    void draw()
    {
        m_plot.clearPlottables();
        m_plot.clearItems();
        m_plot.setAutoAddPlottableToLegend(!m_chart.sets.isEmpty());
        m_plot.setBackground(QBrush(m_theme.paper));
        m_plot.setNotAntialiasedElements(QCP::aeNone);
        m_plot.setAntialiasedElements(QCP::aePlottables | QCP::aeLegendItems);
        dress();
        addBands();
        for (std::size_t set = 0; set < m_sets; ++set)
            addSet(set);
        nameRows();
        scale();
        legend();
    }

private:
    double at(std::size_t row) const { return static_cast<double>(m_chart.rows.size() - 1 - row); }
    double widthOfBar() const { return kBarsOfRow / static_cast<double>(m_sets); }
    double shiftOf(std::size_t set) const
    {
        return (static_cast<double>(m_sets - 1) / 2 - static_cast<double>(set)) * widthOfBar();
    }
    double shown(double figure) const { return m_chart.shares ? 100 * figure : figure; }
    /// The end of an interval; nothing is drawn to infinity.
    double endOf(const Share &figure) const
    {
        return shown(std::isfinite(figure.high) ? figure.high : figure.value);
    }

    void dress();
    void addBands();
    void addSet(std::size_t set);
    QCPBars *addBars(std::size_t set, const QColor &colour);
    QColor colourOf(std::size_t set) const;
    void addText(std::size_t row, std::size_t set);
    void nameRows();
    void scale();
    void legend();

    QCustomPlot &m_plot;
    const BarChart &m_chart;
    const canvas::Theme &m_theme;
    const QFont &m_font;
    std::size_t m_sets;
};

void BarDrawing::dress()
{
    for (QCPAxis *axis : {m_plot.xAxis, m_plot.yAxis}) {
        axis->setBasePen(QPen(m_theme.shade(0.5)));
        axis->setTickPen(Qt::NoPen);
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(m_theme.ink);
        axis->setTickLabelFont(m_font);
        axis->grid()->setPen(QPen(m_theme.shade(0.16), 1, Qt::DotLine));
        axis->grid()->setZeroLinePen(QPen(m_theme.shade(0.4)));
    }
    m_plot.yAxis->grid()->setVisible(false);
    m_plot.setLocale(QLocale());
}

/// Behind the bars, over the whole height of the row.
void BarDrawing::addBands()
{
    constexpr double kHalf = 0.46; ///< of the height of a row
    constexpr double kLeast =
        0.4; ///< of the figures as they are shown, to either side: so that it can be seen
    for (std::size_t row = 0; row < m_chart.rows.size(); ++row) {
        const auto &band = m_chart.rows[row].band;
        if (!band)
            continue;
        auto *box = new QCPItemRect(&m_plot); // belongs to the plot
        box->setLayer(u"grid"_s);
        box->topLeft->setCoords(shown(band->low) - kLeast, at(row) + kHalf);
        box->bottomRight->setCoords(shown(band->high) + kLeast, at(row) - kHalf);
        box->setPen(Qt::NoPen);
        box->setBrush(m_theme.shade(0.22));
    }
}

/// Sets are no sides: they have the colours of neither.
QColor BarDrawing::colourOf(std::size_t set) const
{
    return set == 0 ? m_theme.shade(0.55) : m_theme.choosable;
}

QCPBars *BarDrawing::addBars(std::size_t set, const QColor &colour)
{
    constexpr std::array kPatterns {Qt::SolidPattern, Qt::BDiagPattern};
    auto *bars = new QCPBars(m_plot.yAxis, m_plot.xAxis); // belongs to the plot
    bars->setPen(QPen(colour, 1.2));
    bars->setBrush(QBrush(colour, kPatterns[set % kPatterns.size()]));
    bars->setWidth(widthOfBar() * 0.92);
    auto *errors = new QCPErrorBars(m_plot.yAxis, m_plot.xAxis);
    errors->setErrorType(QCPErrorBars::etValueError);
    errors->setDataPlottable(bars);
    errors->setPen(QPen(m_theme.ink, 1.3));
    errors->setSymbolGap(0);
    errors->setWhiskerWidth(5);
    errors->removeFromLegend();
    for (std::size_t row = m_chart.rows.size(); row-- > 0;) {
        const BarChart::Row &one = m_chart.rows[row];
        if ((one.seat ? m_theme.seat(*one.seat) : colourOf(set)) != colour)
            continue;
        const Share &figure = one.bars[set].figure;
        bars->addData(at(row) + shiftOf(set), shown(figure.value));
        errors->addData(shown(figure.value - figure.low), endOf(figure) - shown(figure.value));
    }
    return bars;
}

void BarDrawing::addSet(std::size_t set)
{
    QCPBars *plain = addBars(set, colourOf(set));
    if (!m_chart.sets.isEmpty())
        plain->setName(m_chart.sets[static_cast<qsizetype>(set)]);
    std::set<int> seats;
    for (std::size_t row = 0; row < m_chart.rows.size(); ++row) {
        if (const auto seat = m_chart.rows[row].seat; seat && seats.insert(*seat).second)
            addBars(set, m_theme.seat(*seat))->removeFromLegend();
        addText(row, set);
    }
}

void BarDrawing::addText(std::size_t row, std::size_t set)
{
    const BarChart::Bar &bar = m_chart.rows[row].bars[set];
    auto *text = new QCPItemText(&m_plot); // belongs to the plot
    text->position->setCoords(endOf(bar.figure), at(row) + shiftOf(set));
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    text->setPadding({5, 0, 0, 0});
    text->setClipToAxisRect(false);
    QFont font = m_font;
    font.setBold(m_chart.rows[row].stressed);
    text->setFont(font);
    text->setColor(m_theme.ink);
    text->setText(bar.text);
}

void BarDrawing::nameRows()
{
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (std::size_t row = 0; row < m_chart.rows.size(); ++row) {
        const QString name = linesOf(m_chart.rows[row].name).join(u'\n');
        ticker->addTick(at(row), m_chart.rows[row].stressed ? u"▸ "_s + name : name);
    }
    m_plot.yAxis->setTicker(ticker);
    m_plot.yAxis->setSubTicks(false);
    m_plot.yAxis->setTickLength(0);
    m_plot.yAxis->setRange(-0.6, static_cast<double>(m_chart.rows.size()) - 0.4);
}

void BarDrawing::scale()
{
    double highest = 0;
    for (const BarChart::Row &row : m_chart.rows) {
        for (const BarChart::Bar &bar : row.bars)
            highest = std::max(highest, endOf(bar.figure));
        if (row.band)
            highest = std::max(highest, shown(row.band->high));
    }
    m_plot.xAxis->setSubTicks(false);
    m_plot.xAxis->setNumberFormat(u"gb"_s);
    //: The numbers of an axis are shares in percent.
    m_plot.xAxis->setLabel(m_chart.shares ? QCoreApplication::translate("Simulation", "%") : QString());
    m_plot.xAxis->setLabelColor(m_theme.ink);
    m_plot.xAxis->setLabelFont(m_font);
    const double forText = m_chart.sets.isEmpty() ? 1.22 : 1.6; // the figures stand right of the bars
    m_plot.xAxis->setRange(0, (highest > 0 ? highest : 1) * forText);
}

/// Above the bars. An empty one would leave them no room.
void BarDrawing::legend()
{
    QCPLegend *legend = m_plot.legend;
    QCPLayoutGrid *above = m_plot.plotLayout();
    const bool shown = !m_chart.sets.isEmpty();
    legend->setVisible(shown);
    legend->setFont(m_font);
    legend->setTextColor(m_theme.ink);
    legend->setBrush(Qt::NoBrush);
    legend->setBorderPen(Qt::NoPen);
    const int line = QFontMetrics(m_font).height();
    legend->setIconSize(2 * line, line + 2);                // as high as letters
    legend->setFillOrder(QCPLayoutGrid::foRowsFirst, true); // names of runs are long
    if (shown && legend->layout() != above) {
        above->insertRow(0);
        above->addElement(0, 0, legend); // taken from the chart itself
        above->setRowStretchFactor(0, 0.001);
    } else if (!shown && legend->layout() == above) {
        above->take(legend);
        above->simplify();
        m_plot.axisRect()->insetLayout()->addElement(legend, Qt::AlignTop | Qt::AlignRight);
    }
}

} // namespace

void drawBars(QCustomPlot &plot, const BarChart &chart, const canvas::Theme &theme, const QFont &font)
{
    BarDrawing(plot, chart, theme, font).draw();
}

int heightOfBars(const BarChart &chart, const QFont &font)
{
    const int line = QFontMetrics(font).height();
    const int bars = std::max(1, static_cast<int>(chart.sets.size()));
    const int forBars = bars == 1 ? line * 3 / 2 : bars * line * 6 / 5 + line / 2;
    const int row = std::max(forBars, mostLines(chart) * line + line / 2);
    return static_cast<int>(chart.rows.size()) * row + (chart.sets.isEmpty() ? 4 : 8) * line;
}

} // namespace merlon
