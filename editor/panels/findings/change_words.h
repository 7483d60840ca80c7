#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/changes/change.h"
#include "editor/document/step_text.h"
#include "editor/model/selection.h"

#include <QString>

#include <functional>
#include <optional>

namespace merlon {

/// What a change would do to a board, for the button of a mend and for the history: `Add the link (path): West
/// foreground – West rampart 1`, `Barracks: set Access to “open”`.
StepText nameOf(const BoardChange &change, const Board &board, const BoardSchema &schema);

/// What is selected, by name or by number: `West wall 4`, `3 places`. Empty if nothing is.
std::function<QString()> nameOf(const Board &board, const Selection &selection);

/// What is done, and to what: `West wall 4: Defender spaces`; only the first if nothing is selected.
StepText stepOn(const Board &board, const Selection &selection, std::function<QString()> what);

/// The same, and what it becomes: `West wall 4: set Side to “East”`.
StepText stepOn(const Board &board, const Selection &selection, std::function<QString()> what,
                std::function<QString()> value);

/// What is selected gets another value of an attribute: `West wall 2: set Invader spaces to “7”`. `before`: none if the
/// values differ.
StepText settingOn(const Board &board, const Selection &selection, const AttributeSchema &attribute,
                   const std::optional<AttributeValue> &before, const AttributeValue &after);

} // namespace merlon
