#pragma once

#include "core/games/fiefs/edition.h"
#include "tests/support/game_table.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace merlon::fiefs {

inline constexpr Seat kNivernais = 0;
inline constexpr Seat kBurgundy = 1;
inline constexpr Seat kChampagne = 2;
inline constexpr Seat kAnjou = 3;
inline constexpr Seat kBerry = 4;
inline constexpr Seat kPicardy = 5;

/// A table for tests of Fiefs: a position in a few lines of JSON; seats and chance choose in notation.
///
///     Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 2}}})");
///     table.play({"advance-to f1", "send 3"});
///     QCOMPARE(decisionOf(table), u"choose-conflict"_s);
///
/// A position that does not say more stands at `open` in the ninth turn, that of Nivernais. What it does not mention is
/// quiet: each seat has 6 knights in its castle and two cards `conflict3`, three cards `support1` in hand, so that
/// nobody draws in a battle; its sceptre and its orb were broken in this turn. The draw pile holds the rest of the deck,
/// unless `"discard"` is `"rest"`: then that lies there, and the pile holds what is named.
/// Slots hold the first tiles of the box, apart from those that are named elsewhere.
class Table : public testing::GameTable {
public:
    /// On the shipped board for so many seats.
    explicit Table(std::string_view position, int seats = 2, const Options &options = {});
    Table(std::string_view position, Board board, const Options &options = {});

    /// Plays the first thing that chance offers until a seat decides.
    void letChanceDecide();

    const FiefsData &now() const { return state().data(); }
    Scene scene() const { return m_setup->scene(now()); }
    const FiefsSetup &setup() const { return *m_setup; }
    const FiefsState &state() const { return static_cast<const FiefsState &>(*m_state); }

    PlaceIndex place(std::string_view key) const;
    /// On a territory, or in a castle.
    int knights(std::string_view place) const;
    /// The key of the seat that controls a territory; "nobody" if none does.
    std::string owner(std::string_view place) const;
    bool isSupplied(Seat seat, std::string_view place) const;
    std::string tile(std::string_view place) const;
    int points(Seat seat) const;
    /// In use.
    int dice(Seat seat) const { return now()[seat].dice; }

    int cards(Seat seat) const { return now()[seat].hand.size(); }
    int cards(Seat seat, Card card) const { return now()[seat].hand[static_cast<std::size_t>(card)]; }
    int pile(Seat seat) const { return now()[seat].drawPile.size(); }
    /// What lies on the discard, the oldest first: "conflict3 support1".
    std::string discard(Seat seat) const;
    bool isWhole(Seat seat, ArtefactKind kind) const { return now()[seat].isWhole(kind); }
    std::string artefact(Seat seat, ArtefactKind kind) const;

    /// The key of the reason why a choice is not legal; empty if it is legal.
    std::string whyNot(std::string_view notation) const { return reasonAgainst(notation); }

    /// How the battle stands, "5:3": first the attacker.
    std::string scores() const;
    Outcome outcome() const { return m_state->outcome(); }

    /// What some seats know of it all.
    std::unique_ptr<View> seenBy(SeatSet seats) const { return m_state->seenBy(seats); }
    /// Who may know a choice, made now.
    Secrecy secrecy(std::string_view notation) const;

private:
    std::shared_ptr<const FiefsSetup> m_setup;
};

} // namespace merlon::fiefs
