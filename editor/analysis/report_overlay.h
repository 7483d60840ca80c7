#pragma once

#include "core/board/analysis/report.h"
#include "core/board/board.h"
#include "editor/canvas/overlays/overlay.h"

#include <QPolygonF>
#include <QString>
#include <QStringList>

#include <optional>

class QPainterPath;
class QPointF;

namespace merlon {

/// The marks of an analysis on the drawing. Each style has its own shape and pattern besides its colour.
class ReportOverlay final : public Overlay {
public:
    /// Labels are worded as is spoken now. `caption`: see Overlay.
    ReportOverlay(const Board &board, const std::vector<Mark> &marks, QStringList caption = {});

    void paint(QPainter &painter, const OverlayGround &ground, double pixel) const override;
    void paintAbove(QPainter &painter, const OverlayGround &ground, double pixel) const override;
    QStringList caption() const override { return m_caption; }
    std::vector<LegendLine> legend() const override;
    std::size_t size() const { return m_marks.size(); }

private:
    struct Shown {
        Mark mark;
        QString label;
        std::optional<std::size_t> link; ///< along which it lies, and whether from its end
        bool backwards = false;
    };
    QPolygonF lineOf(const Shown &shown, const OverlayGround &ground) const;

    std::vector<Shown> m_marks;
    QStringList m_caption;
};

} // namespace merlon
