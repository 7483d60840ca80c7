#include "editor/canvas/tools/guide_line_grips.h"

#include "editor/canvas/drawing/drawing_view.h"

namespace merlon {

std::optional<GuideLine> GuideLineGrips::lineAt(const Tool::Touch &touch) const
{
    if (!touch.thing.isNothing() || !touch.note.empty())
        return std::nullopt;
    return m_view.guideLines().lineAt(touch.at);
}

std::optional<Qt::CursorShape> GuideLineGrips::cursorAt(const Tool::Touch &touch) const
{
    const auto line = lineAt(touch);
    if (!line)
        return std::nullopt;
    return line->along == GuideLine::Along::Across ? Qt::SplitVCursor : Qt::SplitHCursor;
}

bool GuideLineGrips::take(const Tool::Touch &touch)
{
    const auto line = lineAt(touch);
    if (line)
        m_view.guideLines().take(*line);
    return line.has_value();
}

void GuideLineGrips::drag(const Tool::Touch &touch, bool exactly)
{
    m_view.guideLines().dragTo(touch.at, exactly);
}

bool GuideLineGrips::drop(const Tool::Touch &touch, bool exactly)
{
    drag(touch, exactly);
    m_view.guideLines().drop();
    return true;
}

void GuideLineGrips::click(const Tool::Touch &touch)
{
    if (const auto line = lineAt(touch))
        m_view.guideLines().select(*line);
}

void GuideLineGrips::letGo()
{
    m_view.guideLines().letGo();
}

} // namespace merlon
