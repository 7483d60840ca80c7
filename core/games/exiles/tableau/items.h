#pragma once

#include "core/engine/tableau/tableau.h"
#include "core/games/exiles/edition.h"

#include <cstddef>
#include <initializer_list>
#include <string>

/// What the parts of a tableau are made from, and the items that several of them have.
namespace merlon::exiles {

/// A position while it is laid out.
struct Layout {
    const ExilesView &view;
    const ExilesData &data;
    Scene scene;
    Tableau &tableau;
    Seat asked; ///< kNobody, chance or a seat

    bool isAsked(Seat seat) const { return asked == seat && seat < view.setup().seats().size(); }
    bool asks(StepKind kind) const { return view.decision().kind == static_cast<std::uint8_t>(kind); }
    /// There is an enemy.
    bool isSiege() const { return data.siege.faction != kNoFaction; }
    /// The seat whose colour the enemy has: the Warlord; kNobody without one.
    Seat enemySeat() const { return scene.rules.warlord ? scene.rules.warlordSeat() : kNobody; }
};

// The parts of the tableau that stand on the board

/// Walls and towers, what stands on them, footholds on them and on gates, ditches.
void laySections(const Layout &layout);
/// Deployment and assault zones, and squads before the walls.
void layFronts(const Layout &layout);
/// The Keep and the buildings of the city.
void layKeep(const Layout &layout);

// Items

/// On the board those of the exiles are shields, those of the enemy discs, whoever commands them.
inline constexpr int kEnemyLivery = 0;
inline constexpr int kExileLivery = 1;

/// So many units of a type with the same marks.
Item unitItem(std::size_t rank, int number);
/// So many units of the enemy, of a type of the faction that is there.
Item enemyItem(const Layout &layout, std::size_t kind, int number);
Item engineItem(std::size_t engine, int number);
Item enemyEngineItem(const Layout &layout, std::size_t engine, int number);
/// The leader of a squad, before the walls or on them.
Item leaderItem(const Layout &layout, const Squad &squad, std::size_t number);
/// A text about numbers.
Text textWith(const char *code, std::initializer_list<int> numbers);
/// The picture of the number of a squad, on all that belongs to it.
std::string squadMark(std::size_t number);

} // namespace merlon::exiles
