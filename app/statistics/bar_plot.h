#pragma once

#include "app/statistics/bar_chart.h"
#include "core/canvas/art/theme.h"

#include <QByteArray>
#include <QWidget>

class QCustomPlot;

namespace merlon {

/// A bar chart as a picture, as high as its rows need. A figure stands at its bar; sets differ by pattern too.
class BarPlot final : public QWidget {
    Q_OBJECT

public:
    explicit BarPlot(QWidget *parent = nullptr);

    void show(const BarChart &chart, const canvas::Theme &theme);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    int rowsHigh() const;

    BarChart m_chart;
    QCustomPlot *m_plot; ///< null in a program without charts
};

/// Charts below each other as one picture, under a headline and lines about what they show. Empty in a program without
/// charts.
struct BarSheet {
    QString headline;
    QStringList lines;
    std::vector<BarChart> charts;
};
QByteArray svgOf(const BarSheet &sheet, const canvas::Theme &theme, const QFont &font);
/// `scale`: pixels to a point.
QByteArray pngOf(const BarSheet &sheet, const canvas::Theme &theme, const QFont &font, double scale);

} // namespace merlon
