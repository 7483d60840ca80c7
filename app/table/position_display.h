#pragma once

#include "app/table/table_parts.h"
#include "core/canvas/picture/picture.h"
#include "core/canvas/picture/thing.h"
#include "core/engine/event.h"
#include "core/engine/state.h"

#include <memory>
#include <span>
#include <vector>

namespace merlon {

/// The position that a table shows, as the seats at the screen may know it: on the board, in the panels and in the bar
/// above.
class PositionDisplay {
public:
    PositionDisplay(const TableGame &game, canvas::BoardView &board, GamePanels &panels);

    /// Holds this position from now on, and finds out what lies where in it; the other functions show it.
    void hold(std::unique_ptr<View> view);
    /// Shows the position that is held, and nothing moves.
    void show();
    /// Shows it; on the board pieces walk there as the events tell, in so many milliseconds. False if nothing walks.
    bool walk(std::span<const Event> events, int milliseconds);
    /// Shows a position on the way to the one that is held: what lies where, but nothing of what is asked. On the board
    /// pieces walk there as the events tell. Returns the places where something moves.
    std::vector<canvas::Thing> showOnTheWay(const View &view, std::span<const Event> events,
                                            int milliseconds);
    /// Shows nothing any more.
    void clear();

    /// False if there is no position.
    bool isFilled() const { return m_view != nullptr; }
    /// Only if there is one.
    const View &view() const { return *m_view; }
    /// What lies where in it.
    const Tableau &tableau() const { return m_tableau; }
    /// What lies where in the position that was shown on the way last.
    const Tableau &onTheWay() const { return m_onTheWay; }
    /// The picture of the position, whatever the board shows while pieces walk.
    canvas::Picture picture() const;
    /// These seats look on.
    SeatSet eyes() const { return m_eyes; }
    void setEyes(SeatSet eyes) { m_eyes = eyes; }
    /// The match as these seats may know it: all that the table shows of it.
    std::unique_ptr<SeatView> seen() const { return m_game.session->seenBy(m_eyes); }
    /// Shows on each place how things stand there (GameFace::badges), or hides it.
    void setBalancesShown(bool shown);
    /// Marks what a guide points at, on the board and beside it.
    void setGuided(const std::vector<canvas::Thing> &things);
    /// Things on the board; those that can be anywhere there get the place where they are.
    std::vector<canvas::Thing> placed(std::vector<canvas::Thing> things) const;

private:
    void showBeside();
    void showBadges(const View &view, const Tableau &tableau);

    const TableGame &m_game;
    canvas::BoardView &m_board;
    GamePanels &m_panels;
    std::unique_ptr<View> m_view;
    Tableau m_tableau;
    Tableau m_onTheWay;
    SeatSet m_eyes;
    bool m_balancesShown = false;
};

} // namespace merlon
