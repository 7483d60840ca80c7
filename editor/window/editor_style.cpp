#include "editor/window/editor_style.h"

using namespace Qt::StringLiterals;

namespace merlon {

int PictureMenuStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    return metric == PM_SmallIconSize ? m_size : QProxyStyle::pixelMetric(metric, option, widget);
}

QString editorStyle(const canvas::Theme &theme)
{
    return uR"(
QToolBar { background: %1; border: none; spacing: 1px; padding: 3px 6px; }
QToolBar QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 3px; }
QToolBar QToolButton:hover:enabled { background: %2; }
QToolBar QToolButton:checked { background: %2; border-color: %3; }
QToolBar::separator { background: %2; width: 1px; margin: 5px 5px; }
QToolButton[tool="true"] { border: 1px solid transparent; border-radius: 5px; padding: 2px 5px; text-align: left; }
QToolButton[tool="true"]:hover { background: %4; }
QToolButton[tool="true"]:focus { border-color: %3; }
QToolButton[tool="true"]:checked { background: %5; border: 2px solid %3; font-weight: bold; }
QStatusBar { background: %6; border-top: 1px solid %4; }
QStatusBar::item { border: none; }
QStatusBar QLabel { padding: 1px 8px; }
)"_s.arg(theme.bar.name(), theme.bar.lighter(175).name(), theme.choosable.name(), theme.shade(0.1).name(),
         theme.shade(0.14).name(), theme.paper.name());
}

} // namespace merlon
