#pragma once

#include "app/table/question/picking/hauls.h"
#include "core/canvas/picture/thing.h"
#include "core/engine/choice.h"
#include "core/engine/reason.h"
#include "core/engine/state.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace merlon {

class Board;

/// What would be laid on the board if a place were picked.
struct Laid {
    std::optional<Haul> haul {}; ///< the choices that turn it and lay it there; none: nothing is laid there
    Reason whyNot = kLegal;      ///< why it cannot lie there as it is turned, if that is known
};

/// Laying something over several places of the board, such as a tile of cells: how it can be turned, and where it can lie
/// then. Only games that say what a choice covers have such choices.
class Placing {
public:
    /// One place where it can lie.
    struct Lay {
        Choice choice;
        int at = -1;                          ///< the place that is pointed at
        std::vector<std::uint16_t> places {}; ///< that it covers
    };
    /// What is known after a choice, if more is asked then; null: nothing.
    using After = std::function<std::unique_ptr<View>(Choice choice)>;

    /// At a question that asks where to lay it, or, if `after` says that this follows on all of its choices, at the one
    /// before, which asks how to turn it.
    static Placing at(const View &view, const ChoiceList &choices, const After &after);

    bool isOn() const { return !m_ways.empty(); }
    /// Whether it can lie in several ways.
    bool canTurn() const { return m_ways.size() > 1; }

    /// Where it can lie as it is turned now, as things on the board.
    std::vector<canvas::Thing> targets() const;
    /// Null if it cannot lie there as it is turned now.
    const Lay *layAt(const canvas::Thing &thing) const;
    /// The choices that lay it there, as a haul of nothing in particular; none if it cannot lie there.
    std::optional<Haul> haulAt(const canvas::Thing &thing) const;
    /// What turns it so, if that is a choice of its own.
    std::optional<Choice> turning() const;
    /// What is known when it is laid after a choice that turns it; null if none does.
    const View *afterTurning() const;

    /// A quarter clockwise, or back; if it cannot lie so anywhere, on to the next way. False if there is no other.
    bool turn(bool clockwise);
    /// As in a mirror. False if it cannot lie so, or looks the same.
    bool flip();

private:
    /// A place relative to another one.
    struct Offset {
        long x = 0;
        long y = 0;
        friend auto operator<=>(const Offset &, const Offset &) = default;
    };
    using Shape = std::vector<Offset>;
    /// How it lies.
    struct Way {
        std::optional<Choice> turning {};
        std::shared_ptr<const View> after {}; ///< turning
        std::vector<Lay> lays {};
        Shape shape {}; ///< as seen from where it is pointed at
    };

    void addLays(const View &view, const ChoiceList &choices);
    void addTurnings(const View &view, const ChoiceList &choices, const After &after);
    void addWay(std::shared_ptr<const View> after, Choice turning);
    void findShapes(const Board &board);
    template <class Change>
    std::optional<std::size_t> changed(Change change) const;

    std::vector<Way> m_ways;
    std::size_t m_now = 0;
};

} // namespace merlon
