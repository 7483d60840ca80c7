#include "core/games/siege2/words/tables.h"

namespace merlon::siege2 {

namespace {

using T = Type;

constexpr Row kVerbRows[] = {
    {"draw-card", {T::ActionCard}, {2, 3}},
    {"draw-objective", {T::Objective}, {2, 5}},
    {"draw-plan", {T::Plan}, {2, 6}},
    {"draw-unit", {T::InvaderUnit}, {5, 1}},
    {"reveal-hit-card", {T::HitCard}, {17, 2}},
    {"reveal-shot", {T::Machine, T::Shot}, {17, 4}},
    {"order-next", {T::ActionCard}, {2, 4}},
    {"drop-objective", {T::Objective}, {2, 5}},
    {"drop-plan", {T::Plan}, {2, 6}},
    {"perform", {T::ActionCard}, {3, 2}},
    {"skip", {T::ActionCard}, {3, 2}, TermRole::Pass},
    {"pay", {T::Payment}, {4, 1}},
    {"pay-with-spy", {T::Payment, T::InvaderUnit}, {4, 2}},
    {"discard", {T::InvaderUnit}, {5, 6}},
    {"start-exchange", {}, {5, 2}},
    {"no-exchange", {}, {5, 2}, TermRole::End},
    {"exchange", {T::ActionCard, T::ActionCard}, {5, 3}},
    {"done", {}, {10, 4}, TermRole::End},
    {"place-machine", {T::Place}, {6, 2}},
    {"place-equipment", {T::Place}, {7, 1}},
    {"place-bridge", {T::Path}, {7, 3}},
    {"place-training", {T::Place}, {8, 1}},
    {"choose-machine", {T::Machine}, {8, 3}},
    {"choose-building", {T::Place}, {8, 4}},
    {"place", {T::InvaderUnit, T::Place}, {8, 5}},
    {"place-ritual", {T::Place, T::RitualToken}, {9, 1}},
    {"place-ritual-on-machine", {T::Machine, T::RitualToken}, {9, 1}},
    {"place-ritual-on-order", {T::HeroicOrder, T::RitualToken}, {9, 1}},
    {"take-back", {T::InvaderUnit}, {20, 3}},
    {"pass", {}, {16, 2}, TermRole::Pass},
    {"maneuver", {T::Maneuver}, {10, 1}, TermRole::Begin},
    {"no-more-maneuvers", {}, {10, 1}, TermRole::End},
    {"sap-in", {T::Place, T::InvaderUnit}, {10, 6}},
    Row("march", {T::Place, T::InvaderPiece, T::Place}, {10, 5}).standingAt(0),
    Row("march-through", {T::Place, T::InvaderUnit, T::Place}, {10, 8}).standingAt(0),
    {"march-on", {T::Place}, {10, 8}},
    {"deploy", {T::Place, T::InvaderUnit}, {10, 7}},
    {"join", {T::InvaderUnit}, {10, 11}},
    Row("orders", {T::OrderMode}, {11, 1}).passingWith("none"),
    {"give-order", {T::Order, T::Place}, {11, 4}},
    {"place-hourglass", {T::BuildingAction}, {12, 3}},
    Row("select", {T::DefenderPiece, T::Place}, {13, 1}).standingAt(1),
    {"move-to", {T::Place}, {13, 2}},
    Row("swap-with", {T::DefenderPiece, T::Place}, {13, 5}).standingAt(1),
    {"activate", {T::BuildingAction}, {12, 5}},
    {"heroic-order", {T::Hero, T::HeroicOrder}, {14, 2}},
    {"use-plan", {T::Plan}, {16, 1}},
    {"end-phase", {}, {12, 1}, TermRole::End},
    {"choose-wall", {T::Place}, {14, 3}},
    {"place-device", {T::Place}, {15, 1}},
    {"place-cauldron", {T::Place}, {15, 2}},
    {"place-ladder", {T::Place}, {15, 3}},
    {"place-stone", {T::Place}, {15, 4}},
    {"place-trap", {T::Path}, {15, 5}},
    {"trap-type", {T::Trap}, {15, 5}},
    {"choose-card", {T::ActionCard}, {15, 7}},
    {"choose-side", {T::Side}, {15, 8}},
    {"choose-order", {T::Place}, {15, 9}},
    Row("kill", {T::Place, T::Unit}, {1, 3}).standingAt(0),
    {"train", {T::DefenderUnit}, {15, 12}},
    Row("upgrade", {T::Place, T::DefenderUnit}, {16, 3}).standingAt(0),
    {"choose-rampart", {T::Place}, {16, 3}},
    {"enlist", {T::DefenderUnit}, {16, 3}},
    {"remove-heroic-order", {T::HeroicOrder}, {16, 3}},
    {"cannon", {T::Place, T::Place}, {17, 1}},
    {"hold", {T::Place}, {17, 1}, TermRole::Pass},
    {"fire", {T::Machine, T::Place}, {17, 3}},
    {"hold-fire", {T::Machine}, {17, 3}, TermRole::Pass},
    {"smash", {T::Place}, {6, 4}},
    {"aim", {T::Place, T::Place}, {17, 7}},
    {"aim-all", {T::Place}, {17, 8}},
    {"pole", {T::Place, T::Place}, {18, 3}},
    {"resolve-order", {T::Place}, {18, 4}},
    {"detonate", {T::Number}, {18, 5}},
    {"call", {T::Place, T::Place}, {18, 6}},
    {"recover", {T::DefenderUnit}, {19, 1}},
    {"resolve-objective", {T::Objective}, {20, 2}},
    {"take-token", {T::Equipment}, {20, 4}},
};

} // namespace

std::vector<Term> verbs()
{
    return termsOf<Type>(kVerbRows);
}

} // namespace merlon::siege2
