#include "core/games/siege2/words/tables.h"

namespace merlon::siege2 {

namespace {

using T = Type;

constexpr Row kReasonRows[] = {
    {"not-now", {}},
    {"not-offered", {}, {}, TermRole::Plain},
    {"wrong-place", {T::Place}},
    {"no-token", {}},
    {"no-space", {T::Place}},
    {"already-there", {T::Place}},
    {"wood-short", {T::Number}},
    {"cannot-pay", {T::Payment}, {}, TermRole::Plain},
    {"no-target", {T::ActionCard, T::Condition}},
    {"no-unit-there", {T::Place}},
    {"no-unit-in-supply", {T::Unit}},
    {"budget-spent", {T::Place}},
    {"no-path", {T::Place, T::Place}},
    {"siege-tower-refused", {T::Place}},
    {"trap-or-bridge-there", {T::Path}},
    {"not-trappable", {T::Path}},
    {"too-many-machines", {}},
    {"other-phase", {T::ActionCard}},
    {"card-moved", {T::ActionCard}},
    {"card-not-here", {T::ActionCard}, {}, TermRole::Plain},
    {"no-hourglass", {}},
    {"completed-already", {T::BuildingAction}},
    {"track-full", {T::BuildingAction}},
    {"condition-missing", {T::BuildingAction, T::Condition}},
    {"track-not-full", {T::BuildingAction, T::Number, T::Number}},
    {"not-adjacent", {T::Place, T::Place}},
    {"closed-place", {T::Place}},
    {"only-marksmen", {T::Place}},
    {"no-swap", {T::Place}},
    {"hero-there", {T::Place}},
    {"gale-unpaid", {T::Place}},
    {"hero-used", {T::Hero}},
    {"order-used", {T::HeroicOrder}},
    {"order-gone", {T::HeroicOrder}},
    {"order-idle", {T::HeroicOrder, T::Condition}},
    {"plan-not-yours", {T::Plan}, {}, TermRole::Plain},
    {"plan-idle", {T::Plan, T::Condition}},
    {"plan-other-moment", {T::Plan}},
    {"hourglasses-left", {}},
    {"nothing-placed", {}},
    {"mantelet-there", {T::Place}},
    {"out-of-reach", {T::Place}},
    {"nothing-there", {T::Place}},
    {"machine-silenced", {T::Machine}},
    {"machine-absent", {T::Machine}, {}, TermRole::Plain},
    {"glared", {T::Place}},
    {"too-strong", {}},
    {"not-the-smallest-loss", {}},
    {"token-used", {}},
    {"no-invader-there", {T::Place}},
    {"order-there", {T::Place}},
    {"maneuver-made", {T::Maneuver}},
    {"sap-used", {T::Place}},
    {"quartermaster-used", {T::Place}},
    {"goal-not-met", {T::Goal, T::Number, T::Number}},
    {"goal-counts-later", {T::Objective}},
    {"other-side", {T::Place}},
    {"other-building", {T::BuildingAction}},
    {"spy-there", {T::ActionCard}},
    {"saboteur-there", {T::Place}},
    {"deck-without-miss", {T::Machine}},
    {"ritual-there", {}},
    {"nothing-to-train", {}},
    {"not-on-card", {}},
    {"platform-missing", {T::Place}},
    {"cauldron-place-missing", {T::Place}},
    {"device-there", {T::Place}},
    {"no-order-there", {T::Place}},
    {"already-resolved", {T::Place}},
    {"too-many", {T::Number}},
    {"not-its-turn", {T::Place}, {}, TermRole::Plain},
    {"machine-not-its-turn", {T::Machine}, {}, TermRole::Plain},
    {"card-not-its-turn", {T::ActionCard}, {}, TermRole::Plain},
    {"march-not-its-turn", {T::Number}, {}, TermRole::Plain},
    {"card-unpaid", {T::ActionCard}, {}, TermRole::Plain},
};

} // namespace

std::vector<Term> reasons()
{
    return termsOf<Type>(kReasonRows);
}

} // namespace merlon::siege2
