#pragma once

#include "app/story/named_chart.h"
#include "core/canvas/art/theme.h"

#include <QFont>

class QCustomPlot;

namespace merlon {

/// Draws a chart on a plot, from nothing, in the colours of a theme.
void drawChart(QCustomPlot &plot, const NamedChart &chart, const canvas::Theme &theme, const QFont &font);

} // namespace merlon
