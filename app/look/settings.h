#pragma once

#include "core/canvas/art/theme.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <chrono>
#include <map>

namespace merlon {

/// Which colours windows have.
enum class ThemeWish { System, Day, Night };

/// How fast computers play and pieces walk.
enum class Speed { Slow, Normal, Fast, AtOnce };

/// How much moves on the screen.
enum class MotionWish { System, Full, Reduced };

/// Of texts, in percent of the size that the system has.
inline constexpr int kSmallestText = 80;
inline constexpr int kLargestText = 200;

/// What a person has set for good.
struct Settings {
    QString language; ///< `en`, `fr`; empty: that of the system
    ThemeWish theme = ThemeWish::System;
    canvas::PaletteKind palette = canvas::PaletteKind::Standard;
    int textSize = 100;               ///< percent
    Speed speed = Speed::Normal;      ///< of computers that play with persons
    Speed watchSpeed = Speed::Normal; ///< of computers among themselves
    Speed motion = Speed::Normal;     ///< of pieces that walk
    MotionWish motionWish = MotionWish::System;
    bool isSystemStill = false; ///< what the system wishes (systemReducesMotion): not set here, and not kept
    bool swapsSides = false;    ///< the defender's panel on the left
    bool isCoached = true;      ///< each kind of question is explained once
    bool showsBalance = true;   ///< how things stand, on the places of the board
    bool sounds = false;
    int volume = 60;                ///< percent
    bool wasAskedForSounds = false; ///< has said whether sounds are welcome
    bool asksBeforeResigning = true;
    bool asksBeforeEnding = true; ///< something of a game that is not yet used up
    bool skipsIdleSteps = true;   ///< in which nothing can be done that other steps do not offer as well
    std::map<QString, QList<QKeySequence>>
        shortcuts; ///< by key of the action, those that differ from the usual ones

    friend bool operator==(const Settings &, const Settings &) = default;
};

/// From the place where this system keeps the settings of programs. What is missing or makes no sense has its default.
Settings loadSettings();
void saveSettings(const Settings &settings);

/// The least time between two choices of a computer player.
std::chrono::milliseconds paceOf(Speed speed);
/// The time in which what computer players choose is shown together.
std::chrono::milliseconds gatheringOf(Speed speed);
/// Nothing walks, shakes or fades.
bool isMotionReduced(const Settings &settings);
/// How long a piece walks. `computers`: how fast they play; nothing walks while they play at once.
std::chrono::milliseconds walkOf(const Settings &settings, Speed computers);
/// The keys of an action as a person reads them: those set, or else the usual ones; empty if it has none.
QString keyText(const Settings &settings, const QString &action, const QKeySequence &usual);

} // namespace merlon
