#pragma once

#include "app/games/siege/panel_words.h"
#include "core/canvas/art.h"

#include <array>

class QLayout;
class QWidget;

namespace merlon {

class TokenChip;

/// The units of an army that lie at one place beside the board.
struct UnitsContent {
    siege::Units units {};
    std::span<const std::string_view> keys; ///< the weakest first
    std::string_view type;                  ///< of the vocabulary: `invader-unit`
    int team = 0;
    QString where;        ///< says where they are: `Supply: %1`
    bool pickable = true; ///< whether the question of now looks for them here
};

/// A chip for each kind of unit.
using UnitChips = std::array<TokenChip *, siege::kUnitKinds>;

UnitChips makeUnitChips(const canvas::Art &art, double scale, QLayout &layout, QWidget *parent);
void showUnits(const UnitChips &chips, const UnitsContent &content, const Speaker &speaker);

} // namespace merlon
