#pragma once

#include "editor/canvas/tools/put_tool.h"

#include <QCoreApplication>

namespace merlon {

/// Begins notes: what one writes then stands at the point.
class NoteTool final : public PutTool {
    Q_DECLARE_TR_FUNCTIONS(NoteTool)

public:
    using PutTool::PutTool;

    QString hint() const override;

private:
    void put(Point at) override;
    void paintGhost(QPainter &painter, QPointF at, double pixel) const override;
};

} // namespace merlon
