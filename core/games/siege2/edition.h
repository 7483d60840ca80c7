#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/base/random.h"
#include "core/engine/agenda/edition.h"
#include "core/engine/agenda/setup.h"
#include "core/engine/agenda/state.h"
#include "core/engine/agenda/view.h"
#include "core/engine/game.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege2/play.h"
#include "core/games/siege2/steps.h"

#include <span>
#include <vector>

namespace merlon {
struct GameModule;
}

namespace merlon::siege2 {

struct Edition;
using Siege2Setup = agenda::AgendaSetup<Edition>;

/// Siege II as the agenda of the engine needs it: core/engine/agenda/edition.h says what each member is.
struct Edition {
    using Data = SiegeData;
    using Field = Battlefield;
    struct Rules { }; ///< there are no options
    using Play = siege2::Play;
    using StepKind = siege2::StepKind;

    static constexpr const char *kKey = "siege2";
    static constexpr const char *kRulePrefix = "S2";
    static constexpr int kRulesVersion = 1;
    static constexpr const char *kDefaultBoard = "two-shoulders";

    static std::span<const OptionInfo> options() { return {}; } // S2-2.8
    static Rules rules(const Game &, const Options &, const Battlefield &) { return {}; }
    static const BoardSchema &schema() { return siegeSchema(); }
    static std::vector<Finding> check(const Board &board);
    static Expected<Battlefield> compile(const Board &board) { return siege::compileBattlefield(board); }
    static Vocabulary vocabulary(const Board &board, Rules rules);
    static std::vector<SeatInfo> seats(Rules rules);

    static Scene scene(const Data &data, const Battlefield &field, Rules) { return {data, field}; }
    static Play play(Data &data, const Battlefield &field, Rules, EventSink &events)
    {
        return {data, field, events};
    }
    static const StepRule &ruleOf(Step step) { return siege2::ruleOf(step); }
    /// S2-2.1, S2-2.2: everything in its place, nothing drawn, the agenda at the first draw.
    static Data start(const Battlefield &field, Rules rules);
    static Reason notNow(RuleId rule = {3, 2}) { return siege2::notNow(rule); }
    static bool isDecided(const Data &data) { return data.winner != Winner::Nobody; }
    static void resign(Play &play, Seat seat);
    static Outcome outcome(const Scene &scene);
    /// Over all fields in a fixed order.
    static std::uint64_t hash(const Data &data, const Battlefield &field);

    /// Section 6: who knows the secret arguments of the choices of a step; what these seats may not know; one of the
    /// things it can be.
    static SeatSet whoKnows(const Scene &scene, Step step);
    static void hideFrom(SeatSet seats, Data &data, const Battlefield &field, Rules rules);
    static void imagine(Data &data, const Battlefield &field, Rules rules, Random &random);

    /// Whether a position can name the moment at which these data stand.
    static bool isMoment(const Siege2Setup &setup, const Data &data);
    /// A position as readable JSON, places by key; "?" for what is hidden in the data of a view.
    static Json writePosition(const Siege2Setup &setup, const Data &data);
    /// Reads what writePosition writes, or what a person has written: see
    /// resources/schema/siege2-position.schema.json. What is absent has its set-up value; an absent bag, supply or
    /// wood pile holds the rest. Errors carry the pointer.
    static Expected<Data> readPosition(const Siege2Setup &setup, const Json &json);
    /// What a position consists of, and the pieces of its tray. Everything but what the game objects to.
    static void describe(const Siege2Setup &setup, const Json &position, Draft &draft);
};

using Siege2State = agenda::AgendaState<Edition>;
using Siege2View = agenda::AgendaView<Edition>;

/// Siege II.
const Game &siege2Game();
/// All that it declares.
const GameModule &module();

} // namespace merlon::siege2

namespace merlon {

extern template class agenda::AgendaSetup<siege2::Edition>;
extern template class agenda::AgendaState<siege2::Edition>;
extern template class agenda::AgendaView<siege2::Edition>;

} // namespace merlon
