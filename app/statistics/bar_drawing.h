#pragma once

#include "app/statistics/bar_chart.h"
#include "core/canvas/art/theme.h"

#include <QFont>

class QCustomPlot;

namespace merlon {

/// Draws bars on a plot, from nothing, in the colours of a theme.
void drawBars(QCustomPlot &plot, const BarChart &chart, const canvas::Theme &theme, const QFont &font);
/// How high a plot of these bars should be, in points.
int heightOfBars(const BarChart &chart, const QFont &font);

} // namespace merlon
