#include "core/games/fiefs/odds/battle_chances.h"

#include "core/engine/game.h"
#include "core/games/fiefs/odds/advance.h"
#include "core/games/fiefs/odds/battle_odds.h"

#include <algorithm>
#include <cmath>

namespace merlon::fiefs {

namespace {

/// Found quickly rather than exactly, because a game has a hundred moments.
BattleOddsSettings quickSettings(const std::atomic<bool> &cancelled)
{
    return {.margin = 0.04, .samples = 600, .states = 400, .cancelled = &cancelled};
}

Estimate estimateOf(const BattleOdds &odds)
{
    return {odds.win.value, odds.win.margin()};
}

/// The places that can be disputed, in board order.
Mask disputable(const Map &map, const Rules &rules)
{
    return map.territories | (rules.siege ? map.castles : 0);
}

class BattleChances final : public OddsSource {
public:
    std::vector<std::string> parts(const Setup &setup) const override
    {
        const auto &fiefs = static_cast<const FiefsSetup &>(setup);
        std::vector<std::string> places;
        forEachPlace(disputable(fiefs.field(), fiefs.rules()),
                     [&](PlaceIndex place) { places.push_back(setup.board().places()[place].key); });
        return places;
    }

    std::optional<Odds> find(const View &view, const std::atomic<bool> &cancelled) const override
    {
        const auto &seen = static_cast<const FiefsView &>(view);
        const Scene scene {seen.known(), seen.field(), seen.rules()};
        const BattleOddsSettings settings = quickSettings(cancelled);
        Odds found {{-1, 0}, {}};
        forEachPlace(disputable(scene.map, scene.rules), [&](PlaceIndex place) {
            const std::optional<BattleOdds> odds = oddsAt(view, scene, place, settings);
            found.parts.push_back(odds ? estimateOf(*odds) : Estimate {std::nan(""), std::nan("")});
            if (odds && odds->win.value > found.whole.value)
                found.whole = estimateOf(*odds);
        });
        return cancelled || found.whole.value < 0 ? std::nullopt : std::optional(std::move(found));
    }

private:
    static std::optional<BattleOdds> oddsAt(const View &view, const Scene &scene, PlaceIndex place,
                                            const BattleOddsSettings &settings)
    {
        if (scene.data.battle.isOn())
            return place == scene.data.battle.place ? battleOdds(view, settings) : std::nullopt;
        const bool isHeld = holderOf(scene, place) != kNobody;
        return isHeld ? advanceOdds(view, place, mostKnightsFor(scene, place), settings) : std::nullopt;
    }
};

} // namespace

const OddsSource &battleChances()
{
    static const BattleChances kChances;
    return kChances;
}

} // namespace merlon::fiefs
