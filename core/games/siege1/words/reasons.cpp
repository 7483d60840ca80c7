#include "core/games/siege1/words/tables.h"

namespace merlon::siege1 {

namespace {

using T = Type;

constexpr Row kReasonRows[] = {
    {"not-now", {}},
    {"wrong-place", {T::Place}},
    {"not-your-side", {}},
    {"not-your-seat", {}},
    {"no-tile", {}},
    {"no-space", {T::Place}},
    {"tile-there", {}},
    {"resources-short", {T::Number}},
    {"cannot-pay", {T::Payment}, {}, TermRole::Plain},
    {"no-legal-target", {T::Lack}},
    {"not-on-phase-card", {}},
    {"done-already", {}},
    {"turned-card", {}},
    {"no-such-card", {}, {}, TermRole::Plain},
    {"no-such-unit", {T::Place, T::Unit}},
    {"no-unit-in-supply", {T::Unit}},
    {"bank-empty", {}},
    {"mate-finished", {}},
    {"mate-cannot", {}},
    {"no-mate", {}, {}, TermRole::Plain},
    {"deployment-spent", {}},
    {"no-way", {}},
    {"just-arrived", {}},
    {"no-move", {}},
    {"needs-face-down", {}},
    {"order-lies-there", {}},
    {"no-order-possible", {}},
    {"order-lacks-unit", {T::Place, T::InvaderUnit}},
    {"bluff-lacks-unit", {T::Place}},
    {"no-troll-for-march", {T::Place}},
    {"path-taken", {}},
    {"no-trap-space", {}},
    {"hourglass-short", {T::Number, T::Number}},
    {"done-marker", {}},
    {"other-colour", {}},
    {"waits-already", {}},
    {"not-completed", {T::Number, T::Number}},
    {"nothing-for-this", {T::Place}},
    {"not-joined", {}},
    {"closed-place", {T::Place}},
    {"only-archers", {T::Place}},
    {"same-kind", {}},
    {"other-hero-there", {}},
    {"hero-has-acted", {}},
    {"hero-possessed", {}},
    {"hero-elsewhere", {}},
    {"too-early", {}},
    {"deed-used", {}},
    {"can-spend", {}},
    {"too-much", {T::Number}},
    {"beyond-reach", {}},
    {"behind-mantelet", {}},
    {"engaged", {}},
    {"dazzled", {}},
    {"no-invader", {}},
    {"not-the-greatest", {T::Number, T::Number}},
    {"wrong-number", {}},
    {"not-convertible", {}},
    {"ladders-needed", {}},
    {"no-gate", {}},
    {"not-offered", {}, {}, TermRole::Plain},
    {"breached", {}},
    {"none-fallen", {T::InvaderUnit}},
    {"not-its-turn", {T::Place}, {}, TermRole::Plain},
    {"march-not-its-turn", {T::Number}, {}, TermRole::Plain},
    {"too-many-engines", {}},
    {"deck-short", {T::Number, T::Number}},
    {"no-hit-card", {}},
    {"action-unpaid", {T::Action}, {}, TermRole::Plain},
    {"not-ready", {T::InvaderUnit}, {}, TermRole::Plain},
    {"not-in-camp", {T::InvaderUnit}},
    {"engine-absent", {T::Engine}},
    {"no-bridge-there", {T::Path}},
    {"not-completed-by-mate", {T::BuildingAction}},
    {"gate-whole", {T::Place}},
    {"archers-have-shot", {T::Place}},
};

} // namespace

std::vector<Term> reasons()
{
    return termsOf<Type>(kReasonRows);
}

} // namespace merlon::siege1
