#include "app/table/figures/sheet_dress.h"

#include "app/table/face/fight_sheet.h"
#include "core/canvas/art/theme.h"

#include <QTableView>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace merlon {

void dressFigures(QTableView &table, const canvas::Theme &theme)
{
    table.setShowGrid(false);
    table.setStyleSheet(uR"(
QTableView { background: %1; border: 1px solid %2; border-radius: 4px; }
QHeaderView, QTableCornerButton::section { background: %1; border: none; }
QHeaderView::section { background: %3; color: %4; border: none; padding: 2px 6px; }
)"_s.arg(theme.paper.name(), theme.shade(0.2).name(), theme.shade(0.06).name(), theme.ink.name()));
}

void nameClosing(QToolButton &close)
{
    //: For screen readers: a button on the sheet with the figures of a fight.
    close.setAccessibleName(FightSheet::tr("Close the sheet"));
    //: The menu entry is that of the menu Play.
    close.setToolTip(FightSheet::tr("Closes the sheet; Play > Figures of the last fight opens it again."));
}

} // namespace merlon
