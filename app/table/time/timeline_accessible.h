#pragma once

namespace merlon {

/// From now on timelines are sliders to assistive technology, with words for their values.
void installTimelineAccessible();

} // namespace merlon
