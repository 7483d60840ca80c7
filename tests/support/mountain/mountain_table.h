#pragma once

#include "core/games/mountain/edition.h"
#include "core/games/mountain/position/moments.h"
#include "core/games/mountain/score.h"
#include "tests/support/game_table.h"

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace merlon::mountain {

inline constexpr Seat kMagenta = 0;
inline constexpr Seat kBlue = 1;
inline constexpr Seat kGreen = 2;
inline constexpr Seat kOrange = 3;
inline constexpr Seat kWhite = 4;

using position::Moment;

/// What a test changes of the plain position.
class Mountain {
public:
    Mountain(const MountainSetup &setup, MountainData &data)
        : m_setup(setup)
        , m_data(data)
    {
    }

    MountainData &data() { return m_data; }
    SeatState &seat(Seat seat) { return m_data[seat]; }
    TeamState &team(Seat seat) { return m_data.teams[m_setup.rules().teamOf(seat)]; }
    Cell cell(std::string_view key) const;

    /// So much in the stock of a seat, in the letters of the tables: "SSI$".
    void stock(Seat seat, std::string_view letters);
    /// A troll in a slot; `filled`: its symbols from the left.
    void pack(Seat seat, std::string_view slot, std::string_view troll, std::uint8_t filled = 0);
    /// A card of the horde, with so many coins on it.
    void horde(std::string_view place, std::string_view troll, int coins = 0);
    /// The spell that lies first in the grimoire.
    void spell(std::string_view key, int runes = 0);
    /// A tile that lies there, as if it had been dug long ago.
    void tile(std::string_view shape, int orientation, std::string_view mark);
    /// The portal of a seat stands on another cell.
    void portal(Seat seat, std::string_view cell);
    void statue(std::string_view clan, std::string_view cell);
    void workshop(std::string_view kind, std::string_view cell);

private:
    const MountainSetup &m_setup;
    MountainData &m_data;
};

/// A table for tests of Under the Mountain: a plain position on a shipped board, in which a test changes what it is about;
/// seats and chance choose in notation.
///
///     Table table(Moment::Act, [](Mountain &mountain) { mountain.stock(kMagenta, "SSS"); });
///     table.play({"dig bar3 stone", "turn 0"});
///
/// It is the turn of Magenta. On Autumn for two and three the portals are at r01c10, ...: the first starts in board order.
class Table : public testing::GameTable {
public:
    using Change = std::function<void(Mountain &)>;

    explicit Table(Moment moment, const Change &change = {}, int seats = 2, Options options = {});

    /// Plays the first thing that chance offers until a seat decides.
    void letChanceDecide();

    const MountainData &now() const { return state().data(); }
    Scene scene() const { return m_setup->scene(now()); }
    const MountainSetup &setup() const { return *m_setup; }
    const MountainState &state() const { return static_cast<const MountainState &>(*m_state); }

    Cell cell(std::string_view key) const;
    /// The stock of a seat in the letters of the tables, in the order of the kinds: "SSI$".
    std::string stock(Seat seat) const;
    /// What a seat can spend, clan carts left aside.
    std::string purse(Seat seat) const;
    /// How many cells the network of a seat has.
    int networkSize(Seat seat) const { return now()[seat].network.size(); }
    bool isInNetwork(Seat seat, std::string_view cell) const;
    int honour(Seat seat) const { return scene().teamOf(seat).honour; }
    Score score(Seat seat) const { return scoreOf(scene(), setup().rules().teamOf(seat)); }
    /// The key of the reason why a choice is not legal and its rule, "no-rune 3.2"; empty if it is legal.
    std::string refusal(std::string_view notation) const;
    Outcome outcome() const { return m_state->outcome(); }
    std::unique_ptr<View> seenBy(SeatSet seats) const { return m_state->seenBy(seats); }

private:
    std::shared_ptr<const MountainSetup> m_setup;
};

} // namespace merlon::mountain
