#include "core/games/exiles/tableau/tableau.h"

#include "core/engine/agenda/step.h"
#include "core/games/exiles/city.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"
#include "core/games/exiles/tableau/panels.h"
#include "core/games/exiles/verdict.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace merlon::exiles {

namespace {

// The time

constexpr std::array<std::string_view, 3> kPeriods {"draft", "actions", "preparation"};
enum PeriodOfTurn : std::size_t { kDrafting, kActing, kPreparing, kStaging };

/// What the stages look like on the bar: the same picture for what is alike.
constexpr std::array<const char *, kStages> kStagePictures {
    "phase-bow",    "phase-bow",   "phase-engine", "phase-engine", "phase-march",
    "phase-bow",    "phase-shift", "phase-bow",    "phase-squad",  "phase-cauldron",
    "phase-shield", "phase-melee", "phase-ruin",   "phase-morale"};

/// EX-2: of the turn, by what it still has to come to; in a siege the stage.
std::optional<std::size_t> phaseNow(const Layout &layout)
{
    const ExilesData &data = layout.data;
    const auto has = [&](StepKind kind) { return agenda::findStep(data, kind) != nullptr; };
    if (data.turn == 0 || has(StepKind::StartTurn))
        return std::nullopt;
    if (layout.isSiege() && data.siege.stage > 0)
        return kStaging + data.siege.stage - 1u;
    if (layout.isSiege() || layout.asks(StepKind::Inspire) || layout.asks(StepKind::ShowFaction))
        return kPreparing;
    if (has(StepKind::Draft))
        return kDrafting;
    return has(StepKind::NextActions) || has(StepKind::Act) ? std::optional<std::size_t>(kActing)
                                                            : std::optional<std::size_t>(kPreparing);
}

void layClock(const Layout &layout)
{
    Clock &clock = layout.tableau.clock;
    clock.round = layout.data.turn;
    // A scenario may begin after the turn to which its options lead: its own turn is then the last one.
    clock.lastRound = std::max<int>(layout.data.turn, layout.scene.rules.lastTurn());
    for (const std::string_view period : kPeriods)
        clock.phases.push_back({{std::string(period), "phase"}, "phase-" + std::string(period)});
    for (std::size_t stage = 0; stage < kStagePictures.size(); ++stage) {
        const int number = static_cast<int>(stage) + 1;
        clock.phases.push_back({.name = {"stage-" + std::to_string(number), "phase"},
                                .art = kStagePictures[stage],
                                .number = number});
    }
    clock.now = phaseNow(layout);
}

// The end

void addScores(const Layout &layout, const char *title, int levels, bool isSum = false)
{
    ScoreRow row {{title, {}}, {}, isSum, true};
    row.scores.assign(layout.scene.rules.seats, levels);
    if (layout.scene.rules.warlord)
        row.scores.emplace_back(std::nullopt);
    layout.tableau.scores.push_back(std::move(row));
}

/// EX-16.5: what stands counts for all exiles together. The walls are what was fought for.
void layResult(const Layout &layout)
{
    const int buildings = buildingLevels(layout.data);
    addScores(layout, "score.buildings", buildings);
    addScores(layout, "score.sections", levelsOf(layout.scene) - buildings);
    addScores(layout, "score.levels", levelsOf(layout.scene), true);
    layout.tableau.contested.title = {"section"};
    for (int front = 0; front < layout.scene.map.fronts; ++front) {
        const Post wall = layout.scene.map.front[static_cast<std::size_t>(front)].wall;
        layout.tableau.contested.places.push_back(layout.scene.map.placeOf(wall));
    }
}

// What shooters reach

void addReached(const Scene &scene, Post post, bool reachesAssault, bool reachesDeployment,
                std::vector<std::uint16_t> &places)
{
    for (int zone = 0; zone < scene.map.zones(); ++zone) {
        const auto index = static_cast<Zone>(zone);
        const bool isInReach = isDeployment(index) ? reachesDeployment : reachesAssault;
        if (isInReach && coversZone(scene, post, index))
            places.push_back(scene.map.placeOfZone(index));
    }
}

} // namespace

void layOut(const View &view, Tableau &tableau)
{
    const auto &seen = static_cast<const ExilesView &>(view);
    const Layout layout {
        seen, seen.known(), {seen.known(), seen.field(), seen.rules()}, tableau, seen.decision().seat};
    laySections(layout);
    layFronts(layout);
    layKeep(layout);
    laySeats(layout);
    layFights(layout);
    layEnemy(layout);
    layCity(layout);
    layClock(layout);
    layResult(layout);
}

/// The zones that an engine or a ranged unit would cover from where it is put.
std::vector<std::uint16_t> placesReached(const View &view, Choice choice)
{
    const auto &seen = static_cast<const ExilesView &>(view);
    const Scene scene {seen.known(), seen.field(), seen.rules()};
    std::vector<std::uint16_t> places;
    const Verb verb = verbOf(choice);
    if (verb == Verb::BuildEngine || verb == Verb::MoveEngine || verb == Verb::ExchangeEngine) {
        const std::uint16_t engine = choice.args[0];
        const Post post = scene.map.postOn(choice.args[verb == Verb::MoveEngine ? 2 : 1]);
        if (engine >= kFirstSlotEngine && engine < kEngines && post != kNoPost)
            addReached(scene, post, kEngineData[engine].reachesAssault, true, places);
    } else if (verb == Verb::Train || verb == Verb::FreeRecruit) {
        const Post post = scene.map.postOn(choice.args[1]);
        if (choice.args[0] < kUnits && kUnitData[choice.args[0]].isRanged && post != kNoPost)
            addReached(scene, post, true, true, places);
    }
    return places;
}

} // namespace merlon::exiles
