#pragma once

#include "core/board/sketch.h"
#include "editor/canvas/tools/grips.h"

namespace merlon {

/// The designer's guide lines, where they run over bare ground: they are selected, drawn elsewhere, or back to their ruler.
class GuideLineGrips final : public Grips {
public:
    using Grips::Grips;

    std::optional<Qt::CursorShape> cursorAt(const Tool::Touch &touch) const override;
    bool take(const Tool::Touch &touch) override;
    void drag(const Tool::Touch &touch, bool exactly) override;
    bool drop(const Tool::Touch &touch, bool exactly) override;
    void click(const Tool::Touch &touch) override;
    void letGo() override;
    /// They are drawn whatever the tool is.
    void paint(QPainter &, double) const override { }

private:
    std::optional<GuideLine> lineAt(const Tool::Touch &touch) const;
};

} // namespace merlon
