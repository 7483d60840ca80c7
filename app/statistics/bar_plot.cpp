#include "app/statistics/bar_plot.h"

#include "app/statistics/bar_drawing.h"
#include "core/canvas/art/svg_bytes.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kSheetWidth = 900; ///< points
constexpr int kMargin = 24;

QFont headlineOf(const QFont &font)
{
    QFont bold = font;
    bold.setBold(true);
    bold.setPointSizeF(font.pointSizeF() * 1.4);
    return bold;
}

QFont titleOf(const QFont &font)
{
    QFont bold = font;
    bold.setBold(true);
    return bold;
}

/// Paints a sheet, or with a null painter only measures how high it is.
class SheetPainting {
public:
    SheetPainting(const BarSheet &sheet, const canvas::Theme &theme, const QFont &font)
        : m_sheet(sheet)
        , m_theme(theme)
        , m_font(font)
    {
    }

    int paint(QCPPainter *painter)
    {
        m_at = kMargin;
        if (painter)
            painter->fillRect(QRect(0, 0, kSheetWidth, 1 << 20), m_theme.paper);
        addLine(painter, m_sheet.headline, headlineOf(m_font));
        for (const QString &line : m_sheet.lines)
            addLine(painter, line, m_font);
        for (const BarChart &chart : m_sheet.charts)
            addChart(painter, chart);
        return m_at + kMargin;
    }

private:
    void addLine(QCPPainter *painter, const QString &text, const QFont &font)
    {
        const QRect room(kMargin, m_at, kSheetWidth - 2 * kMargin, 1 << 16);
        const QRect box = QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text);
        if (painter) {
            painter->setFont(font);
            painter->setPen(QPen(m_theme.ink));
            painter->drawText(QRect(room.topLeft(), QSize(room.width(), box.height() + 4)), Qt::TextWordWrap,
                              text);
        }
        m_at += box.height() + 4;
    }

    void addChart(QCPPainter *painter, const BarChart &chart)
    {
        if (chart.rows.empty())
            return;
        m_at += 14;
        addLine(painter, chart.title, titleOf(m_font));
        const int height = heightOfBars(chart, m_font);
        if (painter) {
            QCustomPlot plot;
            plot.setFont(m_font);
            drawBars(plot, chart, m_theme, m_font);
            painter->save();
            painter->translate(kMargin, m_at);
            plot.toPainter(painter, kSheetWidth - 2 * kMargin, height);
            painter->restore();
        }
        m_at += height;
    }

    const BarSheet &m_sheet;
    const canvas::Theme &m_theme;
    const QFont &m_font;
    int m_at = 0;
};

} // namespace

BarPlot::BarPlot(QWidget *parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    setFocusPolicy(Qt::NoFocus); // the table is for the keyboard
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // the wheel is for what scrolls it
}

void BarPlot::show(const BarChart &chart, const canvas::Theme &theme)
{
    m_chart = chart;
    setAccessibleName(chart.title);
    setAccessibleDescription(tr("The table shows the same figures."));
    drawBars(*m_plot, chart, theme, font());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    updateGeometry();
}

int BarPlot::rowsHigh() const
{
    return heightOfBars(m_chart, font());
}

QSize BarPlot::sizeHint() const
{
    return {60 * fontMetrics().averageCharWidth(), rowsHigh()};
}

QSize BarPlot::minimumSizeHint() const
{
    return {30 * fontMetrics().averageCharWidth(), rowsHigh()};
}

QByteArray svgOf(const BarSheet &sheet, const canvas::Theme &theme, const QFont &font)
{
    SheetPainting painting(sheet, theme, font);
    const QSize size(kSheetWidth, painting.paint(nullptr));
    return canvas::svgBytes(size, sheet.headline, [&](QSvgGenerator &generator) {
        QCPPainter painter;
        painter.begin(&generator);
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        painting.paint(&painter);
        painter.end();
    });
}

QByteArray pngOf(const BarSheet &sheet, const canvas::Theme &theme, const QFont &font, double scale)
{
    SheetPainting painting(sheet, theme, font);
    const QSize size(kSheetWidth, painting.paint(nullptr));
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
    image.fill(theme.paper);
    QCPPainter painter;
    painter.begin(&image);
    painter.scale(scale, scale);
    painter.setMode(QCPPainter::pmNoCaching);
    painting.paint(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace merlon
