#include "app/table/docks/dock_style.h"

using namespace Qt::StringLiterals;

namespace merlon {

QString dockStyle(const canvas::Theme &theme)
{
    return uR"(
QMainWindow::separator { background: %1; width: 3px; height: 3px; }
QMainWindow::separator:hover { background: %2; }
QTabBar { background: %1; qproperty-drawBase: 0; }
QTabBar::tab { background: %1; color: %3; border: none; border-top: 2px solid transparent;
    padding: 0.25em 0.8em; }
QTabBar::tab:selected { background: %4; color: %5; border-top-color: %2; }
QTabBar::tab:hover:!selected { background: %6; }
)"_s.arg(theme.shade(0.14).name(), theme.choosable.name(), theme.shade(0.8).name(), theme.paper.name(),
         theme.ink.name(), theme.shade(0.08).name());
}

} // namespace merlon
