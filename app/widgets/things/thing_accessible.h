#pragma once

namespace merlon {

/// Makes known to assistive technology which items of panels can be chosen, and lets it press them. May be called often.
void installThingAccessible();

} // namespace merlon
