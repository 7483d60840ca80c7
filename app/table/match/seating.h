#pragma once

#include "core/engine/match/match.h"

#include <QString>

#include <span>
#include <vector>

namespace merlon {

inline constexpr const char *kPerson = "person";
/// A person of an open game: the screen is not covered when it comes to them.
inline constexpr const char *kOpenPerson = "open";

/// Who sits at a seat.
struct Sitting {
    QString kind; ///< kPerson, kOpenPerson or a kind of computer player
    QString name; ///< may be empty

    bool isPerson() const { return kind == QLatin1String(kPerson) || isOpen(); }
    bool isOpen() const { return kind == QLatin1String(kOpenPerson); }
    friend bool operator==(const Sitting &, const Sitting &) = default;
};

/// All seats of the person at a seat: the same name at two seats means the same person. Nobody's if a computer sits
/// there.
SeatSet seatsOfPerson(std::span<const Sitting> players, Seat seat);

/// Who sits where at a match, who of them is at the screen, and whose secrets may be seen there.
class Seating {
public:
    /// `players`: one for each seat. `match` must live as long.
    Seating(const Match &match, std::vector<Sitting> players);

    const std::vector<Sitting> &players() const { return m_players; }
    bool isPerson(Seat seat) const;
    /// Whether the screen goes to the person at this seat without a cover: those who share it trust each other.
    bool isOpen(Seat seat) const;
    /// The number of seats at which persons sit.
    int persons() const;
    /// The seat of the person at the screen, which is the one that chose last there; kNobody if there was none.
    Seat atScreen() const { return m_atScreen; }
    /// Who may look at the screen when the person at this seat is at it: that person at all their seats, and the
    /// persons of the same team if they may know just as much, now.
    SeatSet onlookersWith(Seat seat) const;
    /// Who may look at the screen while the person who is at it stays there.
    SeatSet onlookers() const { return m_onlookers; }
    /// Whose knowledge may be on the screen: of the onlookers; of everybody where no person plays, and after the end.
    SeatSet eyes() const;

    /// The match begins here. Where nothing is to be hidden from any of the persons, one of them is at the screen.
    void begin();
    /// Others sit at the seats from now on. It never shows more secrets because a computer takes over.
    void change(std::vector<Sitting> players);
    /// The person at this seat is at the screen from now on; kNobody: nobody yet.
    void sitDown(Seat seat);
    /// Determines again who may look on: the match has gone on, or back.
    void update() { sitDown(m_atScreen); }

private:
    const Match &m_match;
    std::vector<Sitting> m_players;
    Seat m_atScreen = kNobody;
    SeatSet m_onlookers;
    bool m_isShow = false; ///< only computers have played from the beginning: everybody may see everything
};

} // namespace merlon
