#pragma once

#include "editor/window/actions/editor_context.h"

#include <QRect>

#include <string>
#include <vector>

class QWidget;

namespace merlon {

class ToolActions;

/// Finds what a drawing lesson points at in the window: the button of a tool (`tool:wall`, `tool:select`), an action in the
/// tool bar or else the menu in which it is (`action:fortress`), a panel (`panel:findings`), the row of an attribute among
/// the properties (`field:hero-start`), a part by its name (`part:mend-all`).
class LessonSpots {
public:
    LessonSpots(const EditorContext &context, ToolActions &tools);

    /// The first of them that can be seen, in the window; empty if none can.
    QRect find(const std::vector<std::string> &points) const;
    /// Scrolls to the first of them that there is, and opens its panel.
    void reveal(const std::vector<std::string> &points) const;

private:
    QRect rectOf(const std::string &point) const;
    QRect rectOf(const QWidget *widget) const;
    QRect rectOfMenu(const std::string &action) const;
    QWidget *widgetOf(const std::string &point) const;
    QWidget *toolButton(const std::string &kind) const;
    QWidget *actionButton(const std::string &name) const;
    QWidget *field(const std::string &attribute) const;

    EditorContext m_context;
    ToolActions &m_tools;
};

} // namespace merlon
