#include "core/games/siege1/teams/glory.h"

namespace merlon::siege1 {

namespace {

void doFeat(Play &play, Feat feat)
{
    const int bit = 1 << static_cast<int>(feat);
    if ((play.data.feats & bit) != 0 || play.data.has(SiegeData::kTieBreak))
        return;
    play.data.feats = static_cast<std::uint8_t>(play.data.feats | bit);
    tell(play, EventKind::FeatDone, {22, 4}, feat);
    addGlory(play, true, 1, {22, 4});
}

/// S1-22.4: the wall has lost its last component.
void countDismantled(Play &play, bool stone)
{
    if (play.data.has(SiegeData::kTieBreak) || play.data.dismantled == 2)
        return;
    if (++play.data.dismantled == 2)
        return doFeat(play, Feat::DismantledWalls);
    play.data.marker = stone ? 1 : 2;
    --(stone ? play.data.stone : play.data.wood);
}

} // namespace

void checkFeats(Play &play)
{
    int walls = 0;
    for (std::size_t wall = 0; wall < play.field.walls.size(); ++wall) {
        const Units &units = play.data.walls[wall].invaders;
        walls += siege::isEmpty(units) ? 0 : 1;
        if (units[siege::Troll] >= kTrollsOfAttack)
            doFeat(play, Feat::TrollAttack);
    }
    if (walls >= kMassWalls)
        doFeat(play, Feat::MassInvasion);
    if (play.data.blood >= kBloodSpaces)
        doFeat(play, Feat::BloodRituals);
}

void destroyComponents(Play &play, int wall, RuleId rule)
{
    WallState &state = play.data.walls[static_cast<std::size_t>(wall)];
    if (state.stone + state.wood == 0)
        return;
    const PlaceIndex place = placeOfWall(play, wall);
    const bool stone = state.stone > 0;
    if (stone) {
        --state.stone;
        ++play.data.stone;
        tell(play, EventKind::StoneDestroyed, rule, place);
    }
    if (state.wood > 0)
        tell(play, EventKind::WoodDestroyed, rule, place, state.wood);
    play.data.wood = static_cast<std::uint8_t>(play.data.wood + state.wood);
    state.wood = 0;
    if (state.stone == 0)
        countDismantled(play, stone);
}

void addGlory(Play &play, bool invaders, int count, RuleId rule)
{
    std::int16_t &glory = invaders ? play.data.invaderGlory : play.data.defenderGlory;
    glory = static_cast<std::int16_t>(glory + count);
    tell(play, EventKind::GloryChanged, rule, invaders ? kTeamOfInvaders : kTeamOfDefenders,
         gloryValue(count), gloryValue(glory));
}

int entriesOf(const Scene &scene)
{
    const bool gate = scene.field.gate.exists() && !gateStands(scene);
    return wallsWith(scene, WallState::kBreached) + (gate ? 1 : 0);
}

} // namespace merlon::siege1
