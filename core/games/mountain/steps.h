#pragma once

#include "core/engine/agenda/step_rule.h"
#include "core/games/mountain/play.h"

#include <array>
#include <cstddef>
#include <span>

namespace merlon::mountain {

using agenda::about;
using agenda::asked;
using agenda::drawing;
using agenda::inside;
using agenda::landmark;
using agenda::question;
using agenda::secret;
using agenda::work;

/// Every step of the rules, in the order of the table in steps.cpp. Questions and draws are the kinds of decisions.
/// Unless it says otherwise, the seat of a step is the one that it is about.
enum class StepKind : std::uint8_t {
    None,
    // The set-up (MT-0)
    LayHorde,
    FillBag,
    DealWorkshops,
    DealSpells,
    FirstStatue,
    OrderClans,
    LayTokens,
    ChooseFirst,
    Portal,
    StartTrolls,
    DrawStartTroll,
    Settle,
    StartResources,
    // Resources (MT-1)
    Pay,
    PayFrom,
    Give,
    Receive,
    // The turn (MT-2)
    StartTurn,
    Prepare,
    Act,
    BuildHall,
    Haul,
    EndTurn,
    // Spells (MT-3)
    ResolveSpell,
    Disintegrate,
    DrawSpell,
    ChooseDig,
    ChooseSwap,
    ChooseGift,
    ChooseTroll,
    ChooseBribes,
    ChooseBuried,
    ChooseTransmutation,
    ChooseAnchor,
    ChooseTile,
    GhostHaul,
    GhostTo,
    // Workshops (MT-3)
    UseWorkshop,
    // Recruiting (MT-4)
    Bribe,
    TakeCard,
    TakePedestal,
    Refill,
    DrawTroll,
    DrawPedestal,
    Join,
    Retire,
    Crown,
    // Digging (MT-5)
    TurnTile,
    PlaceTile,
    LayTile,
    PlacePedestal,
    Establish,
    // Halls and statues (MT-6, MT-7)
    PlaceHall,
    HaulTo,
    PayCart,
    MoveStatue,
};
inline constexpr std::size_t kStepKinds = static_cast<std::size_t>(StepKind::MoveStatue) + 1;

using StepRule = agenda::StepRule<StepKind, Play>;

/// In the order of StepKind.
extern const std::array<const StepRule *, kStepKinds> kStepRules;

inline const StepRule &ruleOf(Step step)
{
    return *kStepRules[step.kind];
}
inline std::span<const StepRule *const> stepRules()
{
    return kStepRules;
}

namespace steps {
// The set-up (MT-0)
extern const StepRule layHorde, fillBag, dealWorkshops, dealSpells, firstStatue, orderClans, layTokens,
    chooseFirst, portal, startTrolls, drawStartTroll, settle, startResources;
// Resources (MT-1)
extern const StepRule pay, payFrom, give, receive;
// The turn (MT-2)
extern const StepRule startTurn, prepare, act, buildHall, haul, endTurn;
// Spells (MT-3)
extern const StepRule resolveSpell, disintegrate, drawSpell, chooseDig, chooseSwap, chooseGift, chooseTroll,
    chooseBribes, chooseBuried, chooseTransmutation, chooseAnchor, chooseTile, ghostHaul, ghostTo;
// Workshops (MT-3)
extern const StepRule useWorkshop;
// Recruiting (MT-4)
extern const StepRule bribe, takeCard, takePedestal, refill, drawTroll, drawPedestal, join, retire, crown;
// Digging (MT-5)
extern const StepRule turnTile, placeTile, layTile, placePedestal, establish;
// Halls and statues (MT-6, MT-7)
extern const StepRule placeHall, haulTo, payCart, moveStatue;
} // namespace steps

} // namespace merlon::mountain
