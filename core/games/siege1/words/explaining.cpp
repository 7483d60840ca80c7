#include "core/games/siege1/words/explaining.h"

#include "core/games/siege/words/explaining.h"
#include "core/games/siege/words/reach.h"
#include "core/games/siege1/assault/fire_deck.h"
#include "core/games/siege1/defender/buildings.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/invader/marching.h"
#include "core/games/siege1/teams/teams.h"
#include "core/games/siege1/words/words.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

constexpr siege::Explained kExplained[] = {
    {"act"}, {"lend"}, {"place-order"}, {"invest"}, {"complete"}, {"dishonour"}, {"speed"},
};

constexpr siege::Placed kPlaced[] = {
    {"place-at", "action"},
    {"place-on-path", "action"},
    {"target", "work"},
    {"target-path", "work"},
};

/// What the back of the card of a phase does.
Text backOfPhase(int phase)
{
    return {phase == 1 ? std::string("about.card.all-out-assault")
                       : "about.action." + std::string(dataOf(backOf(phase)).key),
            {}};
}

/// S1-11.2
Text sizeAndPrice(const Siege1View &view, Deployment deployment)
{
    const int price = numbersFor(view.rules().players).deployment[static_cast<std::size_t>(deployment)];
    return {"detail.deployment", {std::int64_t {sizeOf(deployment)}, std::int64_t {price}}};
}

std::vector<Text> costOf(const Siege1View &view, Choice choice)
{
    const std::string &verb = view.setup().vocabulary().verbs()[choice.verb].key;
    if (verb == "flip")
        return {{"detail.for-good", {}}, backOfPhase(choice.args[0])};
    if (verb == "act" || verb == "lend")
        return {priceOf(static_cast<Action>(choice.args[0]))};
    if (verb == "start-deployment")
        return {sizeAndPrice(view, static_cast<Deployment>(choice.args[0]))};
    if (verb != "invest")
        return {};
    const Scene scene {view.known(), view.field(), view.rules()};
    return {siege::investmentIn(view.known().invested[choice.args[0]],
                                costOf(scene, static_cast<Work>(choice.args[0])))};
}

/// S1-13.2: those of the barricades count.
int purseOf(const Siege1View &view, Seat seat)
{
    const int defender = seat - invaderSeats(view.rules());
    if (seat >= view.setup().seats().size() || defender < 0)
        return 0;
    const DefenderState &state = view.known().defenders[static_cast<std::size_t>(defender)];
    return state.purse + state.barricades;
}

/// S1-11.7: how many units may still leave the camp in the deployment that goes on.
Text leftForCamp(const Siege1View &view)
{
    const Seat seat = view.decision().seat;
    const int budget = view.known().budget;
    const auto left = [&](siege::Side side) {
        return std::int64_t {budget - view.known().foregrounds[static_cast<std::size_t>(side)].fromCamp};
    };
    const bool west = commands(view.rules(), seat, siege::West);
    const bool east = commands(view.rules(), seat, siege::East);
    if (west && east)
        return {"why.deploy-camp-both-sides", {std::int64_t {budget}, left(siege::West), left(siege::East)}};
    return {"why.deploy-camp", {std::int64_t {budget}, left(west ? siege::West : siege::East)}};
}

bool canStill(const View &view, Verb verb)
{
    ChoiceList choices;
    view.choices(choices);
    return std::ranges::any_of(
        choices, [verb](Choice choice) { return choice.verb == static_cast<std::uint16_t>(verb); });
}

/// S1-6.2 to S1-6.4, S1-7.3: what an engine or ropes reach from a place.
std::vector<std::uint16_t> placesOfAction(const siege::Battlefield &field, Action action, PlaceIndex place)
{
    switch (action) {
    case Action::Ballista:
    case Action::Catapult:
    case Action::Trebuchet:
        return siege::placesOfWalls(field, field.wallsInRange(place));
    case Action::Ropes:
        return siege::placesOfWalls(
            field, field.walls[field.numbers[place]].walls & field.wallsOf[field.sideOf(place)]);
    default:
        return {};
    }
}

/// S1-18.1, S1-19.2: what a cannon or a hook reaches from a tower.
std::vector<std::uint16_t> placesOfWork(const Scene &scene, Work work, PlaceIndex place)
{
    if (work != Work::Cannon && work != Work::Hook)
        return {};
    const siege::TowerField &tower = scene.field.towers[scene.field.numbers[place]];
    return work == Work::Hook
        ? siege::placesOfWalls(scene.field, tower.walls)
        : siege::placesWhere(scene.field, [&](PlaceIndex zone) { return isZone(scene, tower, zone); });
}

} // namespace

Text priceOf(Action action)
{
    const ActionData &data = dataOf(action);
    if (data.hourglasses > 0)
        return {"price.hourglasses", {std::int64_t {data.hourglasses}}};
    return siege::priceOf(data.payments, "resources", data.resources);
}

Text whyNow(const View &view)
{
    const auto &seen = dynamic_cast<const Siege1View &>(view);
    const Decision decision = view.decision();
    const std::string &key = view.setup().vocabulary().decisions()[decision.kind].key;
    if (key == "deploy-stage")
        return static_cast<Stage>(decision.about[0]) == Stage::Camp
            ? leftForCamp(seen)
            : Text {"why.deploy-stage", {std::int64_t {seen.known().budget}}};
    if (key == "window")
        return {"why.window", {std::int64_t {purseOf(seen, decision.seat)}}};
    return {};
}

std::vector<Text> notesOn(const View &view, Choice choice)
{
    return siege::notesOn(view, choice, costOf(dynamic_cast<const Siege1View &>(view), choice), kExplained,
                          kPlaced);
}

std::vector<std::uint16_t> placesReached(const View &view, Choice choice)
{
    const Decision decision = view.decision();
    if (view.setup().vocabulary().decisions()[decision.kind].types.empty())
        return {}; // what is placed is moved from elsewhere
    const auto &seen = dynamic_cast<const Siege1View &>(view);
    const Scene scene {seen.known(), seen.field(), seen.rules()};
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    switch (verbOf(choice)) {
    case Verb::PlaceAt:
        return placesOfAction(scene.field, static_cast<Action>(decision.about[0]), place);
    case Verb::Target:
        return placesOfWork(scene, static_cast<Work>(decision.about[0]), place);
    case Verb::TargetPath:
        return siege::placesBehind(scene.field, choice.args[0]);
    default:
        return {};
    }
}

Text warningBefore(const View &view, Choice choice)
{
    const bool forgets = choice.verb == static_cast<std::uint16_t>(Verb::EndDeployments)
        && canStill(view, Verb::StartDeployment);
    return forgets ? Text {"warning.end-deployments", {}} : Text {};
}

} // namespace merlon::siege1
