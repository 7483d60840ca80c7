#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/base/random.h"
#include "core/engine/agenda/edition.h"
#include "core/engine/agenda/setup.h"
#include "core/engine/agenda/state.h"
#include "core/engine/agenda/view.h"
#include "core/engine/game.h"
#include "core/games/mountain/board/mountain_schema.h"
#include "core/games/mountain/play.h"
#include "core/games/mountain/steps.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merlon {
struct GameModule;
}

namespace merlon::mountain {

struct Edition;
using MountainSetup = agenda::AgendaSetup<Edition>;

/// Under the Mountain as the agenda of the engine needs it: core/engine/agenda/edition.h says what each member is.
struct Edition {
    using Data = MountainData;
    using Field = Map;
    using Rules = mountain::Rules;
    using Play = mountain::Play;
    using StepKind = mountain::StepKind;

    static constexpr const char *kKey = "mountain";
    static constexpr const char *kRulePrefix = "MT";
    static constexpr int kRulesVersion = 1;
    static constexpr const char *kDefaultBoard = "autumn";

    static std::span<const OptionInfo> options();
    /// MT-0.1, MT-0.2: how many can play on a board, and whether in teams.
    static Offer offer(const Board &board);
    /// MT-0.2, MT-0.4, MT-0.5: teams need four players, chosen workshops the right number of tiles.
    static std::optional<Error> whyNotTogether(const Game &game, const Options &options, const Map &map);
    static Rules rules(const Game &game, const Options &options, const Map &map);
    static const BoardSchema &schema() { return mountainSchema(); }
    static std::vector<Finding> check(const Board &board);
    static Expected<Map> compile(const Board &board) { return compileMap(board); }
    static Vocabulary vocabulary(const Board &board, const Rules &rules);
    static std::vector<SeatInfo> seats(const Rules &rules);

    static Scene scene(const Data &data, const Map &map, const Rules &rules) { return {data, map, rules}; }
    static Play play(Data &data, const Map &map, const Rules &rules, EventSink &events)
    {
        return {data, map, rules, events};
    }
    static const StepRule &ruleOf(Step step) { return mountain::ruleOf(step); }
    /// MT-0.10: nothing drawn, the agenda at the first card of the horde.
    static Data start(const Map &map, const Rules &rules);
    static Reason notNow(RuleId rule = {2, 2}) { return mountain::notNow(rule); }
    static bool isDecided(const Data &data) { return data.ending != Ending::None; }
    static void resign(Play &play, Seat seat);
    /// MT-9.7
    static Outcome outcome(const Scene &scene);
    /// Over all fields in a fixed order.
    static std::uint64_t hash(const Data &data, const Map &map);

    /// Section 6: who knows what.
    static SeatSet whoKnows(const Scene &scene, Step step);
    static void hideFrom(SeatSet seats, Data &data, const Map &map, const Rules &rules);
    static void imagine(Data &data, const Map &map, const Rules &rules, Random &random);

    /// Whether a position can name the moment at which these data stand.
    static bool isMoment(const MountainSetup &setup, const Data &data);
    /// A position as readable JSON, cells by key; "?" for what is hidden in the data of a view.
    static Json writePosition(const MountainSetup &setup, const Data &data);
    /// Reads what writePosition writes, or what a person has written. Errors carry the pointer.
    static Expected<Data> readPosition(const MountainSetup &setup, const Json &json);
    /// What a position consists of, for the editor of scenarios.
    static void describe(const MountainSetup &setup, const Json &position, Draft &draft);
};

using MountainState = agenda::AgendaState<Edition>;
using MountainView = agenda::AgendaView<Edition>;

/// Under the Mountain.
const Game &mountainGame();
/// All that it declares.
const GameModule &module();

} // namespace merlon::mountain

namespace merlon {

extern template class agenda::AgendaSetup<mountain::Edition>;
extern template class agenda::AgendaState<mountain::Edition>;
extern template class agenda::AgendaView<mountain::Edition>;

} // namespace merlon
