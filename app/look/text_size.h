#pragma once

#include <QWidget>

#include <functional>

namespace merlon {

/// Calls `fit` now and whenever the font of `owner` changes, so that what it measures in letters, and the titles that
/// it makes larger than other text, follow the size that a person has set. `owner` itself must not have a font of its
/// own.
void followTextSize(QWidget *owner, std::function<void()> fit);

} // namespace merlon
