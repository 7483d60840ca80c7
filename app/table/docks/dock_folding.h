#pragma once

#include <vector>

class QMainWindow;

namespace merlon {

class PanelDock;

/// Whether an open panel lies in front of this one or behind it, with tabs to choose between them.
bool hasTabs(const QMainWindow &window, PanelDock &dock);

/// Folded panels of one column, or row, in a window. A column of folded panels becomes a strip; where one of them is
/// open, the others keep their titles above one another. For rows it is the other way round.
void refoldColumn(const QMainWindow &window, const std::vector<PanelDock *> &panels, const PanelDock &dock);

/// After something has been moved, opened or closed: panels behind one another are not folded, the columns are.
void refoldAll(const QMainWindow &window, const std::vector<PanelDock *> &panels);

} // namespace merlon
