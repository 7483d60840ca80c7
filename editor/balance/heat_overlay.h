#pragma once

#include "editor/canvas/overlay.h"

#include <QString>

#include <map>
#include <string>

class QPointF;
class QTransform;

namespace merlon {

/// Numbers of places as a heat map: a disc at each place that is the larger and the darker the more it has, with the
/// number on it, and a legend in a corner.
class HeatOverlay final : public Overlay {
public:
    /// `heat`: above 0, by place; `title`: what the numbers are.
    HeatOverlay(std::map<std::string, double> heat, const QString &title);

    void paint(QPainter &painter, const DrawingView &view, double pixel) const override;

private:
    void paintDisc(QPainter &painter, const DrawingView &view, QPointF at, double heat, double most) const;
    void paintLegend(QPainter &painter, const DrawingView &view, const QTransform &world, double most) const;

    std::map<std::string, double> m_heat;
    QString m_title;
    double m_most = 0;
};

} // namespace merlon
