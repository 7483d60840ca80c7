#include "core/games/siege2/defender/effects.h"

#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/defender/candidates.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-15.12, S2-15.13: barracks and guards.
namespace merlon::siege2 {

using siege::BuildingType;

namespace {

/// S2-15.12: a marksman becomes a soldier, or a soldier a veteran, in the barracks.
Reason whyNotTrain(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Train))
        return notNow({15, 12});
    const std::size_t unit = made.args[0];
    if (unit == siege::Veteran)
        return no(ReasonKind::NothingToTrain, {15, 12});
    const auto barracks = static_cast<std::size_t>(BuildingType::Barracks);
    const Units &units = scene.data.buildings[barracks].units;
    if (units[unit] == 0)
        return no(ReasonKind::NoUnitThere, {15, 12}, scene.field.buildings[barracks].place);
    if (scene.data.defenderSupply[unit + 1] == 0)
        return no(ReasonKind::NoUnitInSupply, {15, 12}, siege::kUnitKinds + unit + 1);
    const auto kind = static_cast<int>(unit);
    return siege::fits(scene.field.buildings[barracks].spaces, units, 0, {kind + 1, kind})
        ? kLegal
        : no(ReasonKind::NoSpace, {15, 12}, scene.field.buildings[barracks].place);
}

void offerTraining(const Scene &scene, Step step, ChoiceList &out)
{
    offer<whyNotTrain>(scene, step, out, choice(Verb::Train, siege::Marksman));
    offer<whyNotTrain>(scene, step, out, choice(Verb::Train, siege::Soldier));
}

void takeTrain(Play &play, Step, Choice made)
{
    const auto barracks = static_cast<std::size_t>(BuildingType::Barracks);
    const std::size_t unit = made.args[0];
    Units &units = play.data.buildings[barracks].units;
    --units[unit];
    ++units[unit + 1];
    ++play.data.defenderSupply[unit];
    --play.data.defenderSupply[unit + 1];
    tell(play, EventKind::UnitTrained, {15, 12}, unit + 1, play.field.buildings[barracks].place);
}

bool saboteurOnBoard(const SiegeData &data)
{
    return std::any_of(data.buildings.begin(), data.buildings.end(),
                       [](const BuildingState &building) { return building.saboteur != 0; });
}

/// The actions whose tracks hold their full cost, as a bit set.
std::uint32_t fullTracks(const Scene &scene)
{
    std::uint32_t full = 0;
    for (int action = 0; action < kActions; ++action) {
        if (scene.data.tracks[static_cast<std::size_t>(action)] >= costOf(scene, static_cast<Action>(action)))
            full |= 1u << action;
    }
    return full;
}

/// S2-15.13, S2-12.5: the falling costs may fill tracks.
void trackSaboteurs(Play &play, Step)
{
    const auto guards = static_cast<std::size_t>(BuildingType::Guards);
    --play.data.buildings[guards].units[siege::Marksman];
    ++play.data.gone[siege::Marksman];
    const std::uint32_t fullBefore = fullTracks(play);
    int found = 0;
    for (BuildingState &building : play.data.buildings) {
        found += building.saboteur;
        building.saboteur = 0;
    }
    tell(play, EventKind::SaboteursTracked, {15, 13}, found);
    const std::uint32_t filled = fullTracks(play) & ~fullBefore;
    push(play, StepKind::CompleteTracks, filled & 0xFFFF, filled >> 16);
}

} // namespace

std::optional<Condition> missingForDrill(const Scene &scene, Action action)
{
    if (action == Action::TrackingSaboteurs) {
        if (!saboteurOnBoard(scene.data))
            return Condition::NoSaboteur;
        const Units &guards = scene.data.buildings[static_cast<std::size_t>(BuildingType::Guards)].units;
        return guards[siege::Marksman] > 0 ? std::nullopt : std::optional(Condition::NoGuard);
    }
    const bool trains = !whyNotTrain(scene, {}, choice(Verb::Train, siege::Marksman))
        || !whyNotTrain(scene, {}, choice(Verb::Train, siege::Soldier));
    return trains ? std::nullopt : std::optional(Condition::NoTroops);
}

namespace steps {

constinit const StepRule train =
    inside(question(StepKind::Train, "train", kDefender, {15, 12}, offerTraining, whyNotTrain, takeTrain));
constinit const StepRule trackSaboteurs =
    work(StepKind::TrackSaboteurs, "track-saboteurs", siege2::trackSaboteurs);

} // namespace steps

} // namespace merlon::siege2
