#pragma once

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/random.h"
#include "core/engine/game.h"
#include "core/games/siege2/play.h"
#include "core/games/siege2/steps.h"

#include <span>
#include <vector>

namespace merlon::siege {

template <class Edition>
class AgendaSetup;

} // namespace merlon::siege

namespace merlon::siege2 {

struct Edition;
using Siege2Setup = siege::AgendaSetup<Edition>;

/// What makes Siege II of the classes that the siege games share (siege_game.h, agenda_setup.h, agenda_state.h,
/// agenda_view.h).
struct Edition {
    using Data = SiegeData;
    struct Rules { }; ///< there are no options
    using Play = siege2::Play;
    using StepKind = siege2::StepKind;

    static constexpr const char *kKey = "siege2";
    static constexpr const char *kRulePrefix = "S2";
    static constexpr int kRulesVersion = 1;
    static constexpr const char *kDefaultBoard = "two-shoulders";

    static std::span<const OptionInfo> options() { return {}; } // S2-2.8
    static Rules rules(const Game &, const Options &, const Battlefield &) { return {}; }
    static std::vector<Finding> check(const Board &board);
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
    static void resign(Play &play, Seat seat);
    static Outcome outcome(const Scene &scene);
    /// Over all fields in a fixed order.
    static std::uint64_t hash(const Data &data, const Battlefield &field);

    /// Section 6: who knows the secret arguments of the choices of a step; what these seats may not know; one of the
    /// things it can be.
    static SeatSet whoKnows(const Scene &scene, Step step);
    static void hideFrom(SeatSet seats, Data &data, Rules rules);
    static void imagine(Data &data, Random &random);

    /// A position as readable JSON, places by key; "?" for what is hidden in the data of a view.
    static Json writePosition(const Siege2Setup &setup, const Data &data);
    /// Reads what writePosition writes, or what a person has written: see
    /// resources/schema/siege2-position.schema.json. What is absent has its set-up value; an absent bag, supply or
    /// wood pile holds the rest. Errors carry the pointer.
    static Expected<Data> readPosition(const Siege2Setup &setup, const Json &json);
};

} // namespace merlon::siege2
