#pragma once

#include <QString>

#include <chrono>

namespace merlon {

/// Which colours windows have.
enum class ThemeWish { System, Day, Night };

/// How fast computers play and pieces walk.
enum class Speed { Slow, Normal, Fast, AtOnce };

/// What a person has set for good.
struct Settings {
    QString language; ///< `en`, `fr`; empty: that of the system
    ThemeWish theme = ThemeWish::System;
    Speed speed = Speed::Normal;
    bool animations = true;
    bool swapsSides = false; ///< the defender's panel on the left
};

/// From the place where this system keeps the settings of programs. What is missing or makes no sense has its default.
Settings loadSettings();
void saveSettings(const Settings &settings);

/// The least time between two choices of a computer player.
std::chrono::milliseconds paceOf(Speed speed);
/// How long a piece walks.
std::chrono::milliseconds walkOf(const Settings &settings);

} // namespace merlon
