#pragma once

class QTableView;
class QToolButton;

namespace merlon {

namespace canvas {
struct Theme;
}

/// What all sheets of figures (FightSheet) have in common: ink on paper with thin lines.
void dressFigures(QTableView &table, const canvas::Theme &theme);
/// Says what the button that closes a sheet does, in the language of now.
void nameClosing(QToolButton &close);

} // namespace merlon
