#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/base/random.h"
#include "core/engine/agenda/edition.h"
#include "core/engine/agenda/setup.h"
#include "core/engine/agenda/state.h"
#include "core/engine/agenda/view.h"
#include "core/engine/game.h"
#include "core/games/exiles/board/exiles_schema.h"
#include "core/games/exiles/play.h"
#include "core/games/exiles/steps.h"

#include <optional>
#include <span>
#include <vector>

namespace merlon {
struct GameModule;
}

namespace merlon::exiles {

struct Edition;
using ExilesSetup = agenda::AgendaSetup<Edition>;

/// Exiles as the agenda of the engine needs it: core/engine/agenda/edition.h says what each member is.
struct Edition {
    using Data = ExilesData;
    using Field = Map;
    using Rules = exiles::Rules;
    using Play = exiles::Play;
    using StepKind = exiles::StepKind;

    static constexpr const char *kKey = "exiles";
    static constexpr const char *kRulePrefix = "EX";
    static constexpr int kRulesVersion = 2;
    static constexpr const char *kDefaultBoard = "ring";

    /// EX-1.1
    static std::span<const OptionInfo> options();
    static Rules rules(const Game &game, const Options &options, const Map &map);
    static const BoardSchema &schema() { return exilesSchema(); }
    static std::vector<Finding> check(const Board &board);
    static Expected<Map> compile(const Board &board) { return compileMap(board); }
    static Vocabulary vocabulary(const Board &board, const Rules &rules);
    static std::vector<SeatInfo> seats(const Rules &rules);

    static Scene scene(const Data &data, const Map &map, const Rules &rules) { return {data, map, rules}; }
    static Play play(Data &data, const Map &map, const Rules &rules, EventSink &events)
    {
        return {data, map, rules, events};
    }
    static const StepRule &ruleOf(Step step) { return exiles::ruleOf(step); }
    /// EX-1.2 to EX-1.4
    static Data start(const Map &map, const Rules &rules);
    static Reason notNow(RuleId rule = {0, 4}) { return exiles::notNow(rule); }
    static bool isDecided(const Data &data) { return data.ending != Ending::None; }
    static void resign(Play &play, Seat seat);
    /// EX-16.2, EX-16.3, EX-16.5
    static Outcome outcome(const Scene &scene);
    /// Over all fields in a fixed order.
    static std::uint64_t hash(const Data &data, const Map &map);

    /// Section 16: nothing lies hidden; what is unknown to all is drawn when it is shown.
    static constexpr bool kHidesNothing = true;
    static SeatSet whoKnows(const Scene &, Step) { return SeatSet::all(); }
    static void hideFrom(SeatSet, Data &, const Map &, const Rules &) { }
    static void imagine(Data &, const Map &, const Rules &, Random &) { }

    /// EX-16.1, EX-16.4
    static std::optional<CampaignTerms> campaign(const Rules &rules);
    static bool isSavePoint(const Data &data);
    /// Cracks and ruins: of what has lost a level a position does not tell.
    static void takeTraces(Data &data, const Data &earlier) { data.scars = earlier.scars; }

    /// Whether a position can name the moment at which these data stand.
    static bool isMoment(const ExilesSetup &setup, const Data &data);
    /// A position as readable JSON: at the moment `turn` a Save Sheet (EX-16.1).
    static Json writePosition(const ExilesSetup &setup, const Data &data);
    /// Reads what writePosition writes, or what a person has written. Errors carry the pointer.
    static Expected<Data> readPosition(const ExilesSetup &setup, const Json &json);
    /// What can be set in a position, and the pieces that can be put into it.
    static void describe(const ExilesSetup &setup, const Json &position, Draft &draft);
};

using ExilesState = agenda::AgendaState<Edition>;
using ExilesView = agenda::AgendaView<Edition>;

const Game &exilesGame();
const GameModule &module();

} // namespace merlon::exiles

namespace merlon {

extern template class agenda::AgendaSetup<exiles::Edition>;
extern template class agenda::AgendaState<exiles::Edition>;
extern template class agenda::AgendaView<exiles::Edition>;

} // namespace merlon
