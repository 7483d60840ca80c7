#pragma once

#include "core/engine/notation.h"
#include "core/games/siege1/pieces.h"
#include "core/games/siege1/siege1_state.h"
#include "core/games/siege1/siege1_view.h"
#include "core/games/siege1/steps.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace merlon::siege1 {

/// A table for tests of Siege I: a position is built in a few lines, choices are made in notation, and what happened
/// is read from the state and the events.
///
///     Table table;                              // Three Gates, two players, everything in its place
///     table.clearWalls();                       // no defender, no stone on any wall
///     table.wall("west-wall-1").invaders = {0, 2, 0};
///     table.begin(StepKind::Assault);           // runs on to the first decision
///     QVERIFY(table.isOver());
class Table {
public:
    /// On the default board, for two to four players.
    explicit Table(int players = 2, const Options &options = {});

    // What stands where, by key of the place; changes count from the next `begin`.
    SiegeData data;
    WallState &wall(std::string_view key) { return data.walls[number(key)]; }
    RampartState &rampart(std::string_view key) { return data.ramparts[number(key)]; }
    TowerState &tower(std::string_view key) { return data.towers[number(key)]; }
    ForegroundState &foreground(std::string_view key) { return data.foregrounds[number(key)]; }
    BuildingState &building(std::string_view key) { return data.buildings[number(key)]; }
    PathState &path(std::string_view from, std::string_view to);
    PlaceIndex place(std::string_view key) const;
    std::size_t number(std::string_view key) const { return field().numbers[place(key)]; }
    const siege::Battlefield &field() const { return m_setup->field(); }
    const Siege1Setup &setup() const { return *m_setup; }

    /// No defender units, stones or cauldrons on the walls; heroes stand in the courtyard.
    void clearWalls();
    /// Gives a seat these ready units, taken from the bag.
    void giveReady(Seat seat, const Units &units);
    /// A throwing engine with a full deck on a place.
    EngineState &addEngine(Engine type, std::string_view place);

    /// Starts from nothing, at the first draw of the set-up.
    void beginGame();
    /// Starts from the data with this agenda (the last one on top) and runs on to the first decision.
    void begin(StepKind top, int a = 0, int b = 0, int c = 0);
    void begin(std::initializer_list<Step> agenda);
    /// A step for `begin`: of work or a draw, or a question to a seat.
    static Step step(StepKind kind, int a = 0, int b = 0, int c = 0);
    static Step ask(StepKind kind, Seat seat, int a = 0, int b = 0, int c = 0);
    /// A phase, then the rest of the round.
    void beginPhase(int phase);
    /// The window after a phase, with that many hourglasses in each purse, then the rest of the round.
    void beginWindow(int purse, int phase = 6);

    /// Makes a choice in notation for whoever decides, chance included. Fails the test if it is not legal.
    void play(std::string_view notation);
    void play(std::initializer_list<std::string_view> lines);
    /// Plays the last choice that is offered (passing words come last) until the decision is of that kind, or the
    /// game is over.
    void playOnTo(StepKind kind);
    bool isLegal(std::string_view notation) const;
    /// The key of the reason why a choice is not legal with its rule, "no-space 11.8"; empty if it is legal.
    std::string whyNot(std::string_view notation) const;
    /// All legal choices in notation, or those of one verb.
    std::vector<std::string> choices() const;
    std::vector<std::string> choices(std::string_view verb) const;

    /// The key of the present decision, such as `window`; empty when the game is over.
    std::string decision() const;
    Seat seat() const { return m_state->decision().seat; }
    bool isOver() const { return m_state->decision().seat == kNobody; }
    const SiegeData &now() const { return m_state->data(); }
    const WallState &wallNow(std::string_view key) const { return now().walls[number(key)]; }
    const RampartState &rampartNow(std::string_view key) const { return now().ramparts[number(key)]; }
    const TowerState &towerNow(std::string_view key) const { return now().towers[number(key)]; }
    const ForegroundState &foregroundNow(std::string_view key) const
    {
        return now().foregrounds[number(key)];
    }
    const BuildingState &buildingNow(std::string_view key) const { return now().buildings[number(key)]; }
    Siege1State &state() { return *m_state; }
    const Siege1State &state() const { return *m_state; }

    /// Events since `begin`, as "kind arg arg ..." in the keys of the vocabulary.
    std::vector<std::string> events() const;
    bool happened(std::string_view event) const; ///< an event of exactly this text, or of this kind
    int count(std::string_view kind) const;      ///< events of a kind

private:
    Choice parse(std::string_view notation) const;

    std::shared_ptr<const Siege1Setup> m_setup;
    std::unique_ptr<Siege1State> m_state;
    std::vector<Event> m_events;
};

} // namespace merlon::siege1
