#pragma once

#include "core/games/exiles/edition.h"
#include "core/games/exiles/position/moments.h"
#include "tests/support/game_table.h"

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace merlon::exiles {

inline constexpr Seat kBlue = 0;
inline constexpr Seat kOrange = 1;

using position::Moment;

/// The default board.
Board ringBoard();

/// What a test changes of the plain position: a campaign of the ring as it begins.
class Fortress {
public:
    Fortress(const ExilesSetup &setup, ExilesData &data)
        : m_setup(setup)
        , m_data(data)
    {
    }

    ExilesData &data() { return m_data; }
    SectionState &section(std::string_view key) { return m_data.sections[post(key)]; }
    FrontState &front(std::string_view zone);

    /// All units and engines of the exiles go back.
    void empty();
    /// So many units of a type with these marks on a section or in the Keep.
    void units(std::string_view place, std::string_view unit, int number, int marks = 0);
    void engine(std::string_view place, std::string_view engine, int number = 1);
    /// A section of that level with full R, its gate too.
    void level(std::string_view section, int level);
    void levels(int level);
    void ditches(int level);
    void building(std::string_view key, int level);
    void technology(std::string_view key);
    /// So much in the store of a seat, in the letters of the tables: "WWSIG".
    void store(Seat seat, std::string_view letters);
    void hero(Seat seat, std::string_view key);

    /// The faction that attacks; before its units.
    void faction(std::string_view key);
    /// So many enemy units of a type in a zone, whose front is attacked.
    void enemy(std::string_view zone, std::string_view kind, int number);
    void enemyEngine(std::string_view zone, std::string_view engine, int number = 1);
    /// A squad that stands before a section, led by a unit of that type; its units are in the assault zone.
    Squad &squad(std::string_view key, std::string_view leader, std::string_view support = {},
                 int number = 0);

    Post post(std::string_view key) const;
    std::size_t kind(std::string_view key) const;

private:
    const ExilesSetup &m_setup;
    ExilesData &m_data;
};

/// A table for tests of Exiles on the ring; seats and chance choose in notation.
///
///     Table table(Moment::Actions, [](Fortress &fortress) { fortress.store(kBlue, "WW"); });
///     table.play("build-fort sec-n");
///
/// At a stage Blue, the Heretic, commands what the others leave, and the enemy are Barbarians in round 1.
class Table : public testing::GameTable {
public:
    using Change = std::function<void(Fortress &)>;

    explicit Table(Moment moment, const Change &change = {}, int seats = 1, Options options = {});
    /// Before a stage of a siege; no unit stands anywhere unless the test puts it there.
    Table(int stage, const Change &change, int seats = 1, Options options = {});

    /// Plays these rolls of a d6 one after another.
    void roll(std::initializer_list<int> dice);

    const ExilesData &now() const { return state().data(); }
    Scene scene() const { return m_setup->scene(now()); }
    const ExilesSetup &setup() const { return *m_setup; }
    const ExilesState &state() const { return static_cast<const ExilesState &>(*m_state); }

    Post post(std::string_view key) const;
    const SectionState &section(std::string_view key) const { return now().sections[post(key)]; }
    int units(std::string_view place, std::string_view unit) const;
    int enemies(std::string_view zone, std::string_view kind) const;
    const Squad &squad(std::string_view key) const;
    std::string store(Seat seat) const;
    int level(std::string_view building) const;
    /// The key of the reason why a choice is not legal and its rule, "no-marker 3.4"; empty if it is legal.
    std::string refusal(std::string_view notation) const;
    Outcome outcome() const { return m_state->outcome(); }

private:
    void begin(ExilesData &data);

    std::shared_ptr<const ExilesSetup> m_setup;
};

} // namespace merlon::exiles
