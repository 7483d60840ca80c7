#pragma once

#include "core/engine/notation.h"
#include "core/games/siege2/pieces.h"
#include "core/games/siege2/siege2_state.h"
#include "core/games/siege2/siege2_view.h"
#include "core/games/siege2/steps.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace merlon::siege2 {

/// A table for tests of Siege II: a position is built in a few lines, choices are made in notation, and what
/// happened is read from the state and the events.
///
///     Table table;                              // Two Shoulders, everything in its place, nothing drawn
///     table.clearWalls();                       // no defender, no stone on any wall
///     table.wall("west-wall-1").invaders = {0, 2, 0};
///     table.begin(StepKind::Assault);           // runs on to the first decision
///     QVERIFY(table.isOver());
class Table {
public:
    /// On a shipped board, by name.
    explicit Table(std::string_view board = "two-shoulders");
    explicit Table(const Board &board);

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
    const Siege2Setup &setup() const { return *m_setup; }

    /// No defender units, stones, cauldrons or heroes' strength on the walls; heroes stand in the courtyard.
    void clearWalls();
    /// The row: briefing and resources, three cards of phase 2, three of phase 3, maneuver; the card supply: three of
    /// phase 4, three of phase 5. Unless given, the first three of each phase in the order of the rules' table.
    void setRow(std::initializer_list<Card> cards, std::initializer_list<Card> supply = {});
    void setObjectives(Objective first, Objective second);
    void setPlans(Plan first, Plan second);
    /// A machine with a full deck on a place.
    MachineState &addMachine(Machine type, std::string_view place);

    /// Starts from nothing, at the first draw of the set-up (S2-2.3).
    void beginGame();
    /// Starts from the data with this agenda (the last one on top) and runs on to the first decision. What comes
    /// after the last step ends nothing: a step `Assault` goes on through the end of the round.
    void begin(StepKind top, int a = 0, int b = 0, int c = 0);
    void begin(std::initializer_list<Step> agenda);
    /// A step for `begin`.
    static Step step(StepKind kind, int a = 0, int b = 0, int c = 0);
    /// The card at this position of the row, and so on to the end of the round.
    void beginCard(Card card);
    /// A defender phase with that many hourglasses in the reserve, followed by the card `maneuver`.
    void beginDefenderPhase(int reserve);

    /// Makes a choice in notation for whoever decides, chance included. Fails the test if it is not legal.
    void play(std::string_view notation);
    void play(std::initializer_list<std::string_view> lines);
    /// Plays the last choice that is offered (passing words come last) until the decision is of that kind, or the game is over.
    void playOnTo(StepKind kind);
    bool isLegal(std::string_view notation) const;
    /// The key of the reason why a choice is not legal, such as `no-space`; empty if it is legal.
    std::string whyNot(std::string_view notation) const;
    /// The rule that forbids it, "10.5".
    std::string whyNotRule(std::string_view notation) const;
    /// All legal choices in notation.
    std::vector<std::string> choices() const;
    /// The legal choices of one verb.
    std::vector<std::string> choices(std::string_view verb) const;

    /// The key of the present decision, such as `defender-phase`; empty when the game is over.
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
    const PathState &pathNow(std::string_view from, std::string_view to) const;
    Siege2State &state() { return *m_state; }
    const Siege2State &state() const { return *m_state; }

    /// Events since `begin` or the last `forget`, as "kind arg arg ..." in the keys of the vocabulary.
    std::vector<std::string> events() const;
    bool happened(std::string_view event) const; ///< an event of exactly this text, or of this kind
    int count(std::string_view kind) const;      ///< events of a kind
    void forget() { m_events.clear(); }

private:
    Choice parse(std::string_view notation) const;

    std::shared_ptr<const Siege2Setup> m_setup;
    std::unique_ptr<Siege2State> m_state;
    std::vector<Event> m_events;
};

} // namespace merlon::siege2
