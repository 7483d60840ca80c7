#pragma once

#include "app/story/named_chart.h"
#include "core/canvas/art/theme.h"

#include <QByteArray>
#include <QSize>
#include <QWidget>

class QCustomPlot;

namespace merlon {

/// Whether this program was built with pictures of charts.
bool hasCharts();

/// A chart as a picture: lines over the moments of a game, or stacked bars. Series differ by colour and by dashes or
/// patterns.
class ChartPlot final : public QWidget {
    Q_OBJECT

public:
    explicit ChartPlot(QWidget *parent = nullptr);

    /// `title`: stands in the picture; empty: none.
    void show(const NamedChart &chart, const canvas::Theme &theme, const QString &title = {});
    /// Which column is there, in coordinates of the widget; -1: none.
    int columnAt(QPoint position) const;

    /// The picture in so many points across and down, `scale` pixels each.
    QByteArray png(QSize size, double scale);
    QByteArray svg(QSize size);

Q_SIGNALS:
    void columnPicked(int column);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString textOf(int column) const;

    NamedChart m_chart;
    QCustomPlot *m_plot; ///< null in a program without charts
};

} // namespace merlon
