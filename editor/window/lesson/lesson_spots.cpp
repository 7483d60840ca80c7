#include "editor/window/lesson/lesson_spots.h"

#include "app/table/docks/panel_dock.h"
#include "app/words/game_words.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/window/actions/drawing/tool_actions.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/dock_layout.h"

#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// `tool:wall` in its two halves.
std::pair<std::string, std::string> halvesOf(const std::string &point)
{
    const std::size_t colon = std::min(point.find(':'), point.size());
    return {point.substr(0, colon), point.substr(std::min(colon + 1, point.size()))};
}

bool holds(const QMenu &menu, const QAction *action)
{
    const QList<QAction *> entries = menu.actions();
    return std::ranges::any_of(entries, [&](const QAction *entry) {
        return entry == action || (entry->menu() && holds(*entry->menu(), action));
    });
}

} // namespace

LessonSpots::LessonSpots(const EditorContext &context, ToolActions &tools)
    : m_context(context)
    , m_tools(tools)
{
}

QRect LessonSpots::find(const std::vector<std::string> &points) const
{
    for (const std::string &point : points) {
        if (const QRect rect = rectOf(point); !rect.isEmpty())
            return rect;
    }
    return {};
}

void LessonSpots::reveal(const std::vector<std::string> &points) const
{
    for (const std::string &point : points) {
        QWidget *widget = widgetOf(point);
        if (!widget)
            continue;
        for (QWidget *above = widget; above; above = above->parentWidget()) {
            if (auto *dock = qobject_cast<PanelDock *>(above); dock && !dock->isSeen())
                m_context.docks.open(*dock);
            if (auto *area = qobject_cast<QScrollArea *>(above); area && area != widget)
                area->ensureWidgetVisible(widget);
        }
        return;
    }
}

QRect LessonSpots::rectOf(const std::string &point) const
{
    const auto [sort, name] = halvesOf(point);
    const QRect rect = rectOf(widgetOf(point));
    return rect.isEmpty() && sort == "action" ? rectOfMenu(name) : rect;
}

/// As far as it is not scrolled away.
QRect LessonSpots::rectOf(const QWidget *widget) const
{
    if (!widget || !widget->isVisible())
        return {};
    QRect seen = widget->rect();
    for (; widget != &m_context.window; widget = widget->parentWidget()) {
        if (widget->isWindow()) // a panel that floats
            return {};
        seen = seen.intersected(widget->rect()).translated(widget->pos());
    }
    return seen.intersected(widget->rect());
}

QRect LessonSpots::rectOfMenu(const std::string &name) const
{
    const QAction *action = m_context.actions.find(name);
    QMenuBar *bar = m_context.window.menuBar();
    const QList<QAction *> menus = bar->actions();
    for (QAction *entry : menus) {
        if (action && bar->isVisible() && entry->menu() && holds(*entry->menu(), action)) {
            const QRect rect = bar->actionGeometry(entry);
            return {bar->mapTo(&m_context.window, rect.topLeft()), rect.size()};
        }
    }
    return {};
}

QWidget *LessonSpots::widgetOf(const std::string &point) const
{
    const auto [sort, name] = halvesOf(point);
    if (sort == "tool")
        return toolButton(name == "select" ? std::string() : name);
    if (sort == "action")
        return actionButton(name);
    if (sort == "panel")
        return m_context.window.findChild<PanelDock *>(QString::fromStdString(name));
    if (sort == "field")
        return field(name);
    return sort == "part" ? m_context.window.findChild<QWidget *>(QString::fromStdString(name)) : nullptr;
}

QWidget *LessonSpots::toolButton(const std::string &kind) const
{
    const QList<QToolButton *> buttons = m_tools.panel().findChildren<QToolButton *>();
    const auto found = std::ranges::find_if(buttons, [&](const QToolButton *button) {
        const QAction *tool = button->defaultAction();
        return tool && tool->isCheckable() && tool->objectName().toStdString() == kind;
    });
    return found == buttons.end() ? nullptr : *found;
}

QWidget *LessonSpots::actionButton(const std::string &name) const
{
    QAction *action = m_context.actions.find(name);
    auto *bar = m_context.window.findChild<QToolBar *>();
    return action && bar ? bar->widgetForAction(action) : nullptr;
}

/// Its editor, or else the label of its row.
QWidget *LessonSpots::field(const std::string &attribute) const
{
    const auto *panel = m_context.window.findChild<PropertiesPanel *>();
    const QString title = titleOf(attribute);
    if (!panel || title.isEmpty())
        return nullptr;
    const QList<QWidget *> parts = panel->findChildren<QWidget *>();
    const auto found = std::ranges::find_if(parts, [&](const QWidget *part) {
        const auto *label = qobject_cast<const QLabel *>(part);
        return part->isVisible() && (part->accessibleName() == title || (label && label->text() == title));
    });
    return found == parts.end() ? nullptr : *found;
}

} // namespace merlon
