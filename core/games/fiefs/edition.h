#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/base/random.h"
#include "core/engine/agenda/edition.h"
#include "core/engine/agenda/setup.h"
#include "core/engine/agenda/state.h"
#include "core/engine/agenda/view.h"
#include "core/engine/game.h"
#include "core/games/fiefs/board/fiefs_schema.h"
#include "core/games/fiefs/play.h"
#include "core/games/fiefs/steps.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merlon {
struct GameModule;
}

namespace merlon::fiefs {

struct Edition;
using FiefsSetup = agenda::AgendaSetup<Edition>;

/// Fiefs as the agenda of the engine needs it: core/engine/agenda/edition.h says what each member is.
struct Edition {
    using Data = FiefsData;
    using Field = Map;
    using Rules = fiefs::Rules;
    using Play = fiefs::Play;
    using StepKind = fiefs::StepKind;

    static constexpr const char *kKey = "fiefs";
    static constexpr const char *kRulePrefix = "FI";
    static constexpr int kRulesVersion = 1;
    static constexpr const char *kDefaultBoard = "fiefs-2";

    static std::span<const OptionInfo> options();
    /// FI-12.2: teams need four or six seats.
    static Offer offer(const Board &board);
    /// Section 4: options that go together with each other, and with the worth of the board.
    static std::optional<Error> whyNotTogether(const Game &game, const Options &options, const Map &map);
    static Rules rules(const Game &game, const Options &options, const Map &map);
    static const BoardSchema &schema() { return fiefsSchema(); }
    static std::vector<Finding> check(const Board &board);
    static Expected<Map> compile(const Board &board) { return compileMap(board); }
    static Vocabulary vocabulary(const Board &board, const Rules &rules);
    static std::vector<SeatInfo> seats(const Rules &rules);

    static Scene scene(const Data &data, const Map &map, const Rules &rules) { return {data, map, rules}; }
    static Play play(Data &data, const Map &map, const Rules &rules, EventSink &events)
    {
        return {data, map, rules, events};
    }
    static const StepRule &ruleOf(Step step) { return fiefs::ruleOf(step); }
    /// FI-1: nothing dealt, the agenda at the first tile.
    static Data start(const Map &map, const Rules &rules);
    static Reason notNow(RuleId rule = {3, 2}) { return fiefs::notNow(rule); }
    static bool isDecided(const Data &data) { return data.ending != Ending::None; }
    static void resign(Play &play, Seat seat);
    /// FI-11.4, FI-11.5
    static Outcome outcome(const Scene &scene);
    /// Over all fields in a fixed order.
    static std::uint64_t hash(const Data &data, const Map &map);

    /// FI-13: who knows what.
    static SeatSet whoKnows(const Scene &scene, Step step);
    static void hideFrom(SeatSet seats, Data &data, const Map &map, const Rules &rules);
    static void imagine(Data &data, const Map &map, const Rules &rules, Random &random);

    /// Whether a position can name the moment at which these data stand.
    static bool isMoment(const FiefsSetup &setup, const Data &data);
    /// A position as readable JSON, places by key; "?" for what is hidden in the data of a view.
    static Json writePosition(const FiefsSetup &setup, const Data &data);
    /// Reads what writePosition writes, or what a person has written. Errors carry the pointer.
    static Expected<Data> readPosition(const FiefsSetup &setup, const Json &json);
    /// What a position consists of, and the pieces of its tray.
    static void describe(const FiefsSetup &setup, const Json &position, Draft &draft);
};

using FiefsState = agenda::AgendaState<Edition>;
using FiefsView = agenda::AgendaView<Edition>;

/// Fiefs.
const Game &fiefsGame();
/// All that it declares.
const GameModule &module();

} // namespace merlon::fiefs

namespace merlon {

extern template class agenda::AgendaSetup<fiefs::Edition>;
extern template class agenda::AgendaState<fiefs::Edition>;
extern template class agenda::AgendaView<fiefs::Edition>;

} // namespace merlon
