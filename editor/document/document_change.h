#pragma once

namespace merlon {

/// What has become different in a board that is being drawn.
struct DocumentChange {
    bool board = false;  ///< its places, links or properties
    bool sketch = false; ///< notes, and the picture underneath
    bool selection = false;
    bool layers = false; ///< what is seen and can be selected
};

} // namespace merlon
