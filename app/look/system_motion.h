#pragma once

class QStyle;

namespace merlon {

/// Whether the system wishes that nothing moves. `systemStyle`: that of the system, before the program wears its own, in which
/// nothing is left of the wish.
bool systemReducesMotion(const QStyle &systemStyle);

} // namespace merlon
