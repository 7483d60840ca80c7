#include "core/games/siege1/words/tables.h"

namespace merlon::siege1 {

namespace {

using T = Type;

constexpr Row kVerbRows[] = {
    {"draw-card", {T::PhaseCard}, {2, 6}},
    {"draw-unit", {T::InvaderUnit}, {4, 1}},
    {"reveal-fire-card", {T::FireCard}, {18, 2}},
    {"reveal-shot", {T::Engine, T::Shot}, {18, 3}},
    {"keep-card", {T::PhaseCard}, {2, 6}},
    {"flip", {T::Number}, {3, 1}},
    {"done", {}, {1, 2}, TermRole::End},
    {"place-stone", {T::Place}, {3, 2}},
    {"gain-resources", {T::InvaderUnit}, {4, 4}},
    {"transfer", {T::InvaderUnit, T::Number}, {23, 5}},
    {"end-phase", {}, {4, 3}, TermRole::End},
    {"act", {T::Action}, {5, 1}},
    {"lend", {T::Action}, {23, 4}},
    {"pay", {T::Payment}, {5, 1}},
    {"place-at", {T::Place}, {5, 1}},
    {"place-on-path", {T::Path}, {5, 1}},
    {"place-on-engine", {T::Engine}, {5, 1}},
    {"place-on-hero", {T::Hero}, {5, 1}},
    {"place-on-side", {T::Side}, {5, 1}},
    {"take-equipment", {T::Place, T::Equipment}, {10, 4}},
    {"take-bridge", {T::Path}, {10, 4}},
    {"take-training", {T::Place, T::Training}, {10, 5}},
    {"raise", {T::Place}, {10, 6}},
    {"start-deployment", {T::Deployment}, {11, 2}},
    {"end-deployments", {}, {11, 2}, TermRole::End},
    {"next-stage", {}, {11, 3}, TermRole::End},
    Row("rope", {T::Place, T::InvaderUnit, T::Place}, {11, 4}).standingAt(0),
    Row("march", {T::Place, T::InvaderUnit, T::Place}, {11, 5}).standingAt(0),
    {"send", {T::InvaderUnit, T::Place}, {11, 7}},
    {"man-tower", {T::InvaderUnit, T::Place}, {11, 7}},
    {"focus", {T::Altar, T::Place}, {11, 9}},
    {"open-order", {}, {12, 1}},
    {"hidden-orders", {}, {12, 1}},
    {"no-orders", {}, {12, 1}, TermRole::End},
    {"place-order", {T::Order, T::Place}, {12, 1}},
    {"invest", {T::BuildingAction}, {13, 4}},
    {"complete", {T::BuildingAction}, {13, 7}},
    {"target", {T::Place}, {13, 8}},
    {"target-path", {T::Path}, {13, 8}},
    {"target-engine", {T::Engine}, {13, 8}},
    {"target-side", {T::Side}, {13, 8}},
    Row("target-unit", {T::Place, T::InvaderUnit}, {13, 8}).standingAt(0),
    {"target-crew", {T::Place, T::InvaderUnit}, {13, 8}},
    {"give-up", {T::DefenderUnit}, {13, 8}},
    Row("lift", {T::Place, T::DefenderUnit}, {14, 1}).standingAt(0),
    {"set-down", {T::Place}, {14, 1}},
    Row("exchange-with", {T::Place, T::DefenderUnit}, {14, 4}).standingAt(0),
    {"hero-move", {T::Hero, T::Place}, {14, 6}},
    {"speech", {T::Number}, {16, 2}},
    {"raid", {T::InvaderUnit}, {16, 3}},
    {"dishonour", {T::Deed}, {17, 1}},
    {"speed", {T::BuildingAction}, {24, 6}},
    {"forfeit", {}, {13, 3}, TermRole::End},
    {"aim-cannon", {T::Place, T::Place}, {18, 2}},
    {"aim-cannon-at-tower", {T::Place, T::Place}, {18, 2}},
    {"hold-cannon", {T::Place}, {18, 2}, TermRole::Pass},
    {"cannon-kill", {T::InvaderUnit}, {18, 2}},
    {"aim-engine", {T::Engine, T::Place}, {18, 3}},
    {"keep-shot", {T::Shot}, {10, 3}},
    {"kill-defender", {T::DefenderUnit}, {6, 2}},
    {"smash", {T::Place}, {6, 3}},
    {"shoot", {T::Place, T::Place}, {18, 4}},
    {"casualties", {T::Number, T::Number, T::Number}, {18, 5}},
    {"goblin-shot", {T::Place, T::Place}, {18, 6}},
    {"hook", {T::Place, T::Place}, {19, 2}},
    {"hold-hook", {T::Place}, {19, 2}, TermRole::Pass},
    {"resolve-order", {T::Place}, {19, 3}},
    {"explode", {T::Number}, {12, 5}},
    {"forced-march", {T::Place}, {12, 6}},
    {"step", {T::Place}, {12, 6}},
    {"lose", {T::InvaderUnit}, {19, 5}},
    {"lose-crew", {T::InvaderUnit}, {19, 5}},
    {"lose-defender", {T::DefenderUnit}, {19, 5}},
    {"rescue", {T::DefenderUnit}, {19, 6}},
    {"convert", {T::DefenderUnit, T::Place}, {19, 6}},
    {"disembark", {T::Place, T::InvaderUnit}, {21, 2}},
};

} // namespace

std::vector<Term> verbs()
{
    return termsOf<Type>(kVerbRows);
}

} // namespace merlon::siege1
