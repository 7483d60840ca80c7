#pragma once

#include "core/engine/agenda/state.h"
#include "core/games/english.h"
#include "core/games/siege/pieces/pieces.h"
#include "tests/support/game_table.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace merlon::siege {

using agenda::AgendaSetup;
using agenda::AgendaState;
using agenda::Step;
using agenda::stepOf;

/// What the tables for tests of the siege games share: a position is built in a few lines.
template <class Edition>
class SiegeTable : public testing::GameTable {
public:
    using Data = typename Edition::Data;
    using StepKind = typename Edition::StepKind;
    using GameSetup = AgendaSetup<Edition>;
    using GameState = AgendaState<Edition>;

    // What stands where, by key of the place; changes count from the next `begin`.
    Data data;
    auto &wall(std::string_view key) { return data.walls[number(key)]; }
    auto &rampart(std::string_view key) { return data.ramparts[number(key)]; }
    auto &tower(std::string_view key) { return data.towers[number(key)]; }
    auto &foreground(std::string_view key) { return data.foregrounds[number(key)]; }
    auto &building(std::string_view key) { return data.buildings[number(key)]; }
    auto &path(std::string_view from, std::string_view to) { return data.paths[pathNumber(from, to)]; }
    PlaceIndex place(std::string_view key) const;
    std::size_t number(std::string_view key) const { return field().numbers[place(key)]; }
    const Battlefield &field() const { return m_setup->field(); }
    const GameSetup &setup() const { return *m_setup; }

    /// Starts from nothing, at the first draw of the set-up.
    void beginGame() { beginWith(m_setup->startData()); }
    /// Starts from the data with this agenda (the last one on top) and runs on to the first decision. What comes
    /// after the last step ends nothing: a step `Assault` goes on through the end of the round.
    void begin(std::initializer_list<Step> agenda);
    void begin(StepKind top, int a = 0, int b = 0, int c = 0) { begin({step(top, a, b, c)}); }
    /// A step for `begin`: of work or a draw, or a question to a seat.
    static Step step(StepKind kind, int a = 0, int b = 0, int c = 0) { return ask(kind, 0, a, b, c); }
    static Step ask(StepKind kind, Seat seat, int a = 0, int b = 0, int c = 0)
    {
        return stepOf(static_cast<std::uint8_t>(kind), seat, static_cast<std::uint16_t>(a),
                      static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c));
    }
    /// Plays the last choice that is offered (passing words come last) until the decision is of that kind, or the
    /// game is over.
    void playOnTo(StepKind kind) { playLastTo(static_cast<std::uint16_t>(kind)); }

    const Data &now() const { return state().data(); }
    const auto &wallNow(std::string_view key) const { return now().walls[number(key)]; }
    const auto &rampartNow(std::string_view key) const { return now().ramparts[number(key)]; }
    const auto &towerNow(std::string_view key) const { return now().towers[number(key)]; }
    const auto &foregroundNow(std::string_view key) const { return now().foregrounds[number(key)]; }
    const auto &buildingNow(std::string_view key) const { return now().buildings[number(key)]; }
    const auto &pathNow(std::string_view from, std::string_view to) const
    {
        return now().paths[pathNumber(from, to)];
    }
    GameState &state() { return static_cast<GameState &>(*m_state); }
    const GameState &state() const { return static_cast<const GameState &>(*m_state); }

protected:
    SiegeTable(const Game &game, const Board &board, const Options &options);

    /// No defender units, stones or cauldrons on the walls; heroes stand in the courtyard.
    void emptyWalls();
    /// A machine of a type with a full deck in the first free slot.
    template <class Machines, class Type>
    auto &addTo(Machines &machines, Type type, std::string_view at, std::uint8_t hits, std::uint8_t misses);

private:
    std::size_t pathNumber(std::string_view from, std::string_view to) const;
    void beginWith(const Data &start);

    std::shared_ptr<const GameSetup> m_setup;
};

template <class Edition>
SiegeTable<Edition>::SiegeTable(const Game &game, const Board &board, const Options &options)
{
    Expected<std::shared_ptr<const Setup>> setup = game.open(board, options);
    if (!setup)
        testing::fail(say(setup.error(), english()));
    m_setup = std::static_pointer_cast<const GameSetup>(*setup);
    data = m_setup->startData();
    data.agendaSize = 0;
    data.round = 1;
}

template <class Edition>
PlaceIndex SiegeTable<Edition>::place(std::string_view key) const
{
    const auto index = m_setup->board().indexOf(key);
    if (!index)
        testing::fail("no place " + std::string(key));
    return static_cast<PlaceIndex>(*index);
}

template <class Edition>
std::size_t SiegeTable<Edition>::pathNumber(std::string_view from, std::string_view to) const
{
    const int path = field().pathBetween(place(from), place(to));
    if (path < 0)
        testing::fail("no path from " + std::string(from) + " to " + std::string(to));
    return static_cast<std::size_t>(path);
}

template <class Edition>
void SiegeTable<Edition>::begin(std::initializer_list<Step> agenda)
{
    Data start = data;
    start.agendaSize = 0;
    for (const Step &entry : agenda)
        start.agenda[start.agendaSize++] = entry;
    beginWith(start);
}

template <class Edition>
void SiegeTable<Edition>::beginWith(const Data &start)
{
    m_events.clear();
    EventSink events(m_events);
    m_state = std::make_unique<GameState>(m_setup, start, events);
}

template <class Edition>
void SiegeTable<Edition>::emptyWalls()
{
    for (std::size_t i = 0; i < field().walls.size(); ++i) {
        for (std::size_t unit = 0; unit < kUnitKinds; ++unit)
            data.defenderSupply[unit] =
                static_cast<std::uint8_t>(data.defenderSupply[unit] + data.walls[i].defenders[unit]);
        data.walls[i] = {};
    }
    data.heroes.fill(field().courtyard);
}

template <class Edition>
template <class Machines, class Type>
auto &SiegeTable<Edition>::addTo(Machines &machines, Type type, std::string_view at, std::uint8_t hits,
                                 std::uint8_t misses)
{
    if (machines.back().type != 0)
        testing::fail("no room for a fifth machine");
    return buildIn(machines, type, place(at), hits, misses);
}

} // namespace merlon::siege
