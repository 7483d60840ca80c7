#include "core/games/mountain/tableau/tableau.h"

#include "core/games/mountain/edition.h"
#include "core/games/mountain/placement.h"
#include "core/games/mountain/score.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/tableau/items.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace merlon::mountain {

namespace {

// The end

void addScores(const Layout &layout, const char *title, auto lineOf, bool isSum = false)
{
    ScoreRow row {{title, {}}, {}, isSum};
    for (Seat seat = 0; seat < layout.scene.rules.seats; ++seat)
        row.scores.emplace_back(lineOf(scoreOf(layout.scene, layout.scene.rules.teamOf(seat))));
    layout.tableau.scores.push_back(std::move(row));
}

/// As if the game were counted now.
void layScores(const Layout &layout)
{
    addScores(layout, "score.tunnels", [](const Score &score) { return score.tunnels; });
    addScores(layout, "score.coronation", [](const Score &score) { return score.coronation; });
    addScores(layout, "score.tokens", [](const Score &score) { return score.tokens; });
    addScores(layout, "score.sets", [](const Score &score) { return score.sets; });
    addScores(layout, "score.halls", [](const Score &score) { return score.halls; });
    addScores(layout, "score.statues", [](const Score &score) { return score.statues; });
    addScores(
        layout, "score.honour", [](const Score &score) { return score.sum(); }, true);
}

/// What all dig towards: there the banner of the winner is planted.
void layHeart(const Layout &layout)
{
    for (Cell cell = 0; cell < layout.scene.map.cells; ++cell) {
        if (layout.scene.map[cell].zone == 0) {
            layout.tableau.contested = {{"heart"}, {cell}};
            return;
        }
    }
}

// The time

constexpr std::array<const char *, 4> kPhases {"prepare", "act", "build-hall", "haul"};
enum PhaseOfTurn : std::size_t { kPreparing, kActing, kBuilding, kHauling };

bool isIn(const MountainData &data, StepKind kind)
{
    const auto end = data.agenda.begin() + data.agendaSize;
    return std::any_of(data.agenda.begin(), end,
                       [&](Step step) { return step.kind == static_cast<std::uint8_t>(kind); });
}

/// MT-2.2: the step of the turn, by what is still to come: each of them lays the next one below what it does.
std::optional<std::size_t> phaseOf(const Layout &layout)
{
    const MountainData &data = layout.data;
    if (data.round == 0)
        return std::nullopt;
    if (isIn(data, StepKind::Prepare))
        return kPreparing;
    if (isIn(data, StepKind::Act))
        return kActing;
    if (isIn(data, StepKind::BuildHall))
        return layout.asks(StepKind::BuildHall)
                || (layout.asks(StepKind::Give) && !isIn(data, StepKind::Join))
            ? kBuilding
            : kActing;
    if (isIn(data, StepKind::PlaceHall))
        return kBuilding;
    return isIn(data, StepKind::Haul) ? std::optional<std::size_t>(kHauling) : std::nullopt;
}

void layClock(const Layout &layout)
{
    Clock &clock = layout.tableau.clock;
    clock.round = layout.data.round;
    clock.lastRound = layout.data.endRound;
    clock.now = phaseOf(layout);
    for (const char *phase : kPhases)
        clock.phases.push_back({{phase, "phase"}, std::string("phase-") + phase, layout.data.active});
}

} // namespace

void layOut(const View &view, Tableau &tableau)
{
    const auto &seen = static_cast<const MountainView &>(view);
    const Layout layout {
        seen, seen.known(), {seen.known(), seen.field(), seen.rules()}, tableau, seen.decision().seat};
    layMountain(layout);
    layTable(layout);
    laySeats(layout);
    layScores(layout);
    layHeart(layout);
    layClock(layout);
}

std::vector<Move> movesOf(const Setup &, const Event &event)
{
    if (static_cast<EventKind>(event.kind) != EventKind::StatueHauled)
        return {};
    return {{statueKey(event.args[1]), int {event.args[2]}, int {event.args[3]}}};
}

/// Where there is but one place for a tile that is turned so, it comes to lie there at once.
std::vector<std::uint16_t> placesCovered(const View &view, Choice made)
{
    const auto &seen = static_cast<const MountainView &>(view);
    const MountainData &data = seen.known();
    if (data.agendaSize == 0)
        return {};
    const Step step = data.agenda[data.agendaSize - 1u];
    const Outline *outline = nullptr;
    Cell mark = kNoCell;
    if (step.kind == static_cast<std::uint8_t>(StepKind::PlaceTile) && verbOf(made) == Verb::Place) {
        outline = &outlineOf(static_cast<Shape>(step.a), step.c);
        mark = made.args[0];
    } else if (step.kind == static_cast<std::uint8_t>(StepKind::TurnTile) && verbOf(made) == Verb::Turn
               && made.args[0] < kOrientations) {
        outline = &outlineOf(static_cast<Shape>(step.a), made.args[0]);
        const Scene scene {data, seen.field(), seen.rules()};
        const Squares marks = marksOf(scene, diggingGround(scene, step.seat), *outline, step.b);
        if (marks.size() == 1)
            forEachCell(scene.map, marks, [&](Cell cell) { mark = cell; });
    } else if (step.kind == static_cast<std::uint8_t>(StepKind::PlaceHall) && verbOf(made) == Verb::PlaceHall
               && made.args[0] < kOrientations) {
        outline = &outlineOf(static_cast<Hall>(step.a), made.args[0]);
        mark = made.args[1];
    }
    std::vector<std::uint16_t> cells;
    if (!outline || mark >= seen.field().cells)
        return cells;
    for (const Offset offset : *outline) {
        const Cell cell = seen.field().at(seen.field().squareOf(mark) + offset);
        if (cell != kNoCell)
            cells.push_back(cell);
    }
    return cells;
}

std::optional<Item> itemMeant(const View &view, Choice choice)
{
    const bool casts = verbOf(choice) == Verb::Cast;
    if ((!casts && verbOf(choice) != Verb::Recruit) || choice.args[0] >= (casts ? kGrimoire : kHordePlaces))
        return std::nullopt;
    const std::string_view key = casts ? kSpellPlaceKeys[choice.args[0]] : kHordeKeys[choice.args[0]];
    Tableau tableau;
    layOut(view, tableau);
    for (const Zone &zone : tableau.zones) {
        for (const Item &item : zone.items) {
            if (item.key == key && item.type == (casts ? "spell-place" : "horde-place") && !item.isSpace)
                return item;
        }
    }
    return std::nullopt;
}

} // namespace merlon::mountain
