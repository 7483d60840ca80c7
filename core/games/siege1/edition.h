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
#include "core/games/siege1/play.h"
#include "core/games/siege1/steps.h"

#include <span>
#include <vector>

namespace merlon {
struct GameModule;
}

namespace merlon::siege1 {

struct Edition;
using Siege1Setup = agenda::AgendaSetup<Edition>;

/// Siege I as the agenda of the engine needs it: core/engine/agenda/edition.h says what each member is.
struct Edition {
    using Data = SiegeData;
    using Field = Battlefield;
    using Rules = siege1::Rules;
    using Play = siege1::Play;
    using StepKind = siege1::StepKind;

    static constexpr const char *kKey = "siege1";
    static constexpr const char *kRulePrefix = "S1";
    static constexpr int kRulesVersion = 1;
    static constexpr const char *kDefaultBoard = "three-gates";

    /// Section 4; the number of players decides the seats (S1-2.1).
    static std::span<const OptionInfo> options();
    static Rules rules(const Game &game, const Options &chosen, const Battlefield &field);
    static const BoardSchema &schema() { return siegeSchema(); }
    static std::vector<Finding> check(const Board &board);
    static Expected<Battlefield> compile(const Board &board) { return siege::compileBattlefield(board); }
    static Vocabulary vocabulary(const Board &board, const Rules &rules);
    static std::vector<SeatInfo> seats(const Rules &rules);

    static Scene scene(const Data &data, const Battlefield &field, const Rules &rules)
    {
        return {data, field, rules};
    }
    static Play play(Data &data, const Battlefield &field, const Rules &rules, EventSink &events)
    {
        return {data, field, rules, events};
    }
    static const StepRule &ruleOf(Step step) { return siege1::ruleOf(step); }
    /// S1-2.2 to S1-2.5: everything in its place, nothing drawn, the agenda at the first draw.
    static Data start(const Battlefield &field, const Rules &rules);
    static Reason notNow(RuleId rule = {1, 1}) { return siege1::notNow(rule); }
    static bool isDecided(const Data &data) { return data.winner != Winner::Nobody; }
    static void resign(Play &play, Seat seat);
    static Outcome outcome(const Scene &scene);
    /// Over all fields in a fixed order.
    static std::uint64_t hash(const Data &data, const Battlefield &field);

    /// Section 6: who knows the secret arguments of the choices of a step; what these seats may not know; one of the
    /// things it can be.
    static SeatSet whoKnows(const Scene &scene, Step step);
    static void hideFrom(SeatSet seats, Data &data, const Battlefield &field, const Rules &rules);
    static void imagine(Data &data, const Battlefield &field, const Rules &rules, Random &random);

    /// Whether a position can name the moment at which these data stand.
    static bool isMoment(const Siege1Setup &setup, const Data &data);
    /// A position as readable JSON, places by key; "?" for what is hidden in the data of a view.
    static Json writePosition(const Siege1Setup &setup, const Data &data);
    /// Reads what writePosition writes, or what a person has written: see
    /// resources/schema/siege1-position.schema.json. What is absent has its set-up value; bag and supplies always hold
    /// the rest. Errors carry the pointer.
    static Expected<Data> readPosition(const Siege1Setup &setup, const Json &json);
    /// What a position consists of, and the pieces of its tray. Everything but what the game objects to.
    static void describe(const Siege1Setup &setup, const Json &position, Draft &draft);
};

using Siege1State = agenda::AgendaState<Edition>;
using Siege1View = agenda::AgendaView<Edition>;

/// Siege I, the first edition, for two to four players.
const Game &siege1Game();
/// All that it declares.
const GameModule &module();

} // namespace merlon::siege1

namespace merlon {

extern template class agenda::AgendaSetup<siege1::Edition>;
extern template class agenda::AgendaState<siege1::Edition>;
extern template class agenda::AgendaView<siege1::Edition>;

} // namespace merlon
