#pragma once

#include "app/widgets/strokes.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace merlon {

/// A space on a card for a token of a kind.
struct CardSocket {
    enum class State : std::uint8_t {
        Printed,
        Empty,
        Filled,
        Coming, ///< empty, and about to be filled
    };

    QString picture;
    State state = State::Printed;

    bool operator==(const CardSocket &) const = default;
};

/// What there is to see on a card.
struct CardContent {
    QString picture;
    QString name;
    std::vector<Amount> price {};        ///< to be paid in any case
    std::vector<Amount> alternatives {}; ///< and one of these
    QString between {};                  ///< the word between two alternatives
    std::vector<Amount> laid {};         ///< what lies on it
    std::vector<CardSocket> sockets {};  ///< from left to right
    QString visitor {};                  ///< a token in its corner: a spy
    bool done = false;
    bool current = false;
    bool dimmed = false;

    bool operator==(const CardContent &) const = default;
};

} // namespace merlon
