#pragma once

#include "core/games/siege1/play.h"

/// S1-2.1, S1-1.2, S1-23, S1-24: seats, teams, sides and turns. Seats are numbered invaders first.
namespace merlon::siege1 {

/// The numbers of the teams, as SeatInfo::team and events have them.
inline constexpr int kTeamOfInvaders = 0;
inline constexpr int kTeamOfDefenders = 1;

inline int invaderSeats(const Rules &rules)
{
    return rules.players == 2 ? 1 : 2;
}

inline int defenderSeats(const Rules &rules)
{
    return rules.players == 4 ? 2 : 1;
}

inline bool isInvader(const Rules &rules, Seat seat)
{
    return seat < invaderSeats(rules);
}

inline SeatSet invaderTeam(const Rules &rules)
{
    return invaderSeats(rules) == 1 ? SeatSet {0} : SeatSet {0, 1};
}

/// How many seats the team of a seat has.
inline int teamSize(const Rules &rules, Seat seat)
{
    return isInvader(rules, seat) ? invaderSeats(rules) : defenderSeats(rules);
}

/// The number of a seat in its team: 0 for west or alone, 1 for east.
inline int inTeam(const Rules &rules, Seat seat)
{
    return isInvader(rules, seat) ? seat : seat - invaderSeats(rules);
}

/// The other seat of the team; the seat itself if it is alone.
inline Seat mateOf(const Rules &rules, Seat seat)
{
    if (teamSize(rules, seat) == 1)
        return seat;
    const int first = isInvader(rules, seat) ? 0 : invaderSeats(rules);
    return static_cast<Seat>(first + 1 - inTeam(rules, seat));
}

/// S1-1.2: west in odd rounds, east in even rounds.
inline Side firstSide(const SiegeData &data)
{
    return data.round % 2 == 1 ? siege::West : siege::East;
}

/// The seat of the invaders that commands a side; the first side's for places of no side.
inline Seat invaderOf(const Scene &scene, int side)
{
    if (invaderSeats(scene.rules) == 1)
        return 0;
    return static_cast<Seat>(side == siege::NoSide ? firstSide(scene.data) : side);
}

inline Seat defenderOf(const Scene &scene, int side)
{
    const int first = invaderSeats(scene.rules);
    if (defenderSeats(scene.rules) == 1)
        return static_cast<Seat>(first);
    return static_cast<Seat>(first + (side == siege::NoSide ? firstSide(scene.data) : side));
}

inline Seat firstInvader(const Scene &scene)
{
    return invaderOf(scene, siege::NoSide);
}

inline Seat firstDefender(const Scene &scene)
{
    return defenderOf(scene, siege::NoSide);
}

/// S1-5.5, S1-24.1: whether a seat may use what lies on a side.
inline bool commands(const Rules &rules, Seat seat, int side)
{
    return side == siege::NoSide || teamSize(rules, seat) == 1 || inTeam(rules, seat) == side;
}

inline bool commandsPlace(const Scene &scene, Seat seat, PlaceIndex place)
{
    return commands(scene.rules, seat, scene.field.sideOf(place));
}

inline InvaderState &invaderState(Play &play, Seat seat)
{
    return play.data.invaders[seat];
}

inline const InvaderState &invaderState(const Scene &scene, Seat seat)
{
    return scene.data.invaders[seat];
}

inline DefenderState &defenderState(Play &play, Seat seat)
{
    return play.data.defenders[static_cast<std::size_t>(inTeam(play.rules, seat))];
}

inline const DefenderState &defenderState(const Scene &scene, Seat seat)
{
    return scene.data.defenders[static_cast<std::size_t>(inTeam(scene.rules, seat))];
}

inline bool hasEnded(const SiegeData &data, Seat seat)
{
    return (data.ended >> seat & 1) != 0;
}

inline void end(Play &play, Seat seat)
{
    play.data.ended = static_cast<std::uint8_t>(play.data.ended | 1 << seat);
}

/// S1-1.2: a step in which the seats of a team take turns begins with this seat.
inline void beginTurns(Play &play, StepKind kind, Seat seat, int a = 0, int b = 0)
{
    play.data.ended = 0;
    pushAsk(play, kind, seat, a, b);
}

/// S1-1.2: asks the seat whose turn it is after `last`; nobody if all have ended.
inline void nextTurn(Play &play, StepKind kind, Seat last, int a = 0, int b = 0)
{
    const Seat mate = mateOf(play.rules, last);
    if (!hasEnded(play.data, mate))
        pushAsk(play, kind, mate, a, b);
    else if (!hasEnded(play.data, last))
        pushAsk(play, kind, last, a, b);
}

/// S1-5.4: hourglasses that a seat of the invaders gives; in four-player games each gives to his own colour.
void giveHourglasses(Play &play, Seat invader, int count, RuleId rule);

} // namespace merlon::siege1
