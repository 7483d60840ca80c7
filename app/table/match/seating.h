#pragma once

#include "core/engine/match/match.h"

#include <QString>

#include <span>

namespace merlon {

inline constexpr const char *kPerson = "person";

/// Who sits at a seat.
struct Sitting {
    QString kind; ///< kPerson or a kind of computer player
    QString name; ///< may be empty

    bool isPerson() const { return kind == QLatin1String(kPerson); }
    friend bool operator==(const Sitting &, const Sitting &) = default;
};

/// All seats of the person at a seat: the same name at two seats means the same person. Nobody's if a computer sits
/// there.
SeatSet seatsOfPerson(std::span<const Sitting> sittings, Seat seat);

/// Who may look at the screen when the person at this seat is at it: that person at all their seats, and the persons
/// of the same team if they may know just as much, now.
SeatSet onlookersWith(const Match &match, std::span<const Sitting> sittings, Seat seat);

} // namespace merlon
