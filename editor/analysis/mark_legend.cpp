#include "editor/analysis/mark_legend.h"

#include "editor/analysis/mark_painting.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace merlon {

namespace {

/// The sentences of the legend.
class LegendWords {
    Q_DECLARE_TR_FUNCTIONS(MarkLegend)
};

/// A style, and whether it lies on a line.
struct MarkLook {
    MarkStyle style;
    bool isLine;
    friend bool operator==(const MarkLook &, const MarkLook &) = default;
};

/// Looks that are painted alike are one.
MarkLook lookOf(const Mark &mark)
{
    const MarkStyle style = mark.style;
    if (mark.to.empty()) {
        const bool isDotted = style == MarkStyle::Reach || style == MarkStyle::FarReach;
        if (style == MarkStyle::Cut)
            return {MarkStyle::Lacking, false};
        return {isDotted ? MarkStyle::Way : style, false};
    }
    const bool isWay = style == MarkStyle::Figure || style == MarkStyle::Poor || style == MarkStyle::Narrow;
    return {isWay ? MarkStyle::Way : style, true};
}

QString meaningOf(const MarkLook &look)
{
    switch (look.style) {
    case MarkStyle::Figure:
        return LegendWords::tr("Result at this place");
    case MarkStyle::Poor:
        return LegendWords::tr("Result worse than it should be");
    case MarkStyle::Way:
        return look.isLine ? LegendWords::tr("Route of the pieces: thicker where more of them pass")
                           : LegendWords::tr("Place concerned");
    case MarkStyle::Cut:
        return LegendWords::tr("Link to be cut");
    case MarkStyle::Narrow:
        return LegendWords::tr("Bottleneck: all must pass here");
    case MarkStyle::Reach:
        return LegendWords::tr("Reached from there");
    case MarkStyle::FarReach:
        return LegendWords::tr("Reached from there by other means");
    case MarkStyle::Lacking:
        return look.isLine ? LegendWords::tr("Missing link") : LegendWords::tr("Missing or not reached");
    case MarkStyle::Different:
        return LegendWords::tr("Different from its counterpart");
    }
    return {};
}

void paintSample(QPainter &painter, const QRectF &box, const canvas::Theme &theme, const MarkLook &look)
{
    constexpr double kInset = 5;
    constexpr int kUsualWeight = 3;
    const MarkBrush brush {painter, theme, 1};
    const QRectF inner = box.adjusted(kInset, kInset, -kInset, -kInset);
    painter.save();
    if (look.isLine) {
        const QPointF half(inner.width() / 2, 0);
        Mark mark {look.style, {}};
        mark.weight = kUsualWeight;
        paintAlong(brush, mark, QPolygonF({inner.center() - half, inner.center() + half}));
    } else if (look.style == MarkStyle::Figure || look.style == MarkStyle::Poor) {
        paintPlate(brush, look.style, inner.center(), QString::number(kUsualWeight));
    } else {
        QPainterPath place;
        place.addRoundedRect(inner, kInset, kInset);
        paintOnPlace(brush, look.style, place);
    }
    painter.restore();
}

} // namespace

std::vector<LegendLine> legendOf(const std::vector<Mark> &marks)
{
    std::vector<MarkLook> looks;
    for (const Mark &mark : marks) {
        const MarkLook look = lookOf(mark);
        if (std::ranges::find(looks, look) == looks.end())
            looks.push_back(look);
    }
    std::ranges::stable_sort(looks, {}, &MarkLook::style);
    std::vector<LegendLine> lines;
    for (const MarkLook &look : looks)
        lines.push_back({[look](QPainter &painter, const QRectF &box, const canvas::Theme &theme) {
                             paintSample(painter, box, theme, look);
                         },
                         meaningOf(look)});
    return lines;
}

} // namespace merlon
