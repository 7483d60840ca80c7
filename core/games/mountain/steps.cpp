#include "core/games/mountain/steps.h"

namespace merlon::mountain {

namespace {

constexpr StepRule kNoStep {.key = "none"};

} // namespace

// The lengths of both sides agree, or this does not compile.
constexpr std::array<const StepRule *, kStepKinds> kStepRules = std::to_array<const StepRule *>({
    &kNoStep,
    &steps::layHorde,
    &steps::fillBag,
    &steps::dealWorkshops,
    &steps::dealSpells,
    &steps::firstStatue,
    &steps::orderClans,
    &steps::layTokens,
    &steps::chooseFirst,
    &steps::portal,
    &steps::startTrolls,
    &steps::drawStartTroll,
    &steps::settle,
    &steps::startResources,
    &steps::pay,
    &steps::payFrom,
    &steps::give,
    &steps::receive,
    &steps::startTurn,
    &steps::prepare,
    &steps::act,
    &steps::buildHall,
    &steps::haul,
    &steps::endTurn,
    &steps::resolveSpell,
    &steps::disintegrate,
    &steps::drawSpell,
    &steps::chooseDig,
    &steps::chooseSwap,
    &steps::chooseGift,
    &steps::chooseTroll,
    &steps::chooseBribes,
    &steps::chooseBuried,
    &steps::chooseTransmutation,
    &steps::chooseAnchor,
    &steps::chooseTile,
    &steps::ghostHaul,
    &steps::ghostTo,
    &steps::useWorkshop,
    &steps::bribe,
    &steps::takeCard,
    &steps::takePedestal,
    &steps::refill,
    &steps::drawTroll,
    &steps::drawPedestal,
    &steps::join,
    &steps::retire,
    &steps::crown,
    &steps::turnTile,
    &steps::placeTile,
    &steps::layTile,
    &steps::placePedestal,
    &steps::establish,
    &steps::placeHall,
    &steps::haulTo,
    &steps::payCart,
    &steps::moveStatue,
});

} // namespace merlon::mountain
