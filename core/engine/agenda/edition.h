#pragma once

/// What a game has to say of itself to get its Game, Setup, State and View from this folder (AgendaGame, AgendaSetup,
/// AgendaState, AgendaView). It is a structure without data: types, constants and static functions.
///
/// Types
/// - `Field`: the board as the rules read it while playing, compiled once; whatever suits the game.
/// - `Rules`: what the options (and the board) change, small and copyable; may be an empty structure.
/// - `Data`: the state, flat and trivially copyable: everything that changes, `agenda` and `agendaSize` included.
/// - `Play`: what steps work on, with at least the members `data` and `events` and a type `Play::Scene`: what
///   conditions read, with at least the member `data`. A Play converts to its Scene.
/// - `StepKind`: an enumeration of at most 256 kinds of steps, of which the first is none. A decision has its step's
///   kind, so the vocabulary lists its decisions in this order.
///
/// Constants: `kKey` ("siege2"), `kRulePrefix` ("S2"), `kRulesVersion`, `kDefaultBoard`.
///
/// Functions
/// - `schema()`, `options()`, `check(board)`: as in Game; `offer(board)` if not every board offers every value.
/// - `compile(board)`: the field of a board that has passed all checks, or why there is none.
/// - `whyNotTogether(game, options, field)`, if there are options that exclude each other or do not go with every board:
///   the error, none if all is well.
/// - `rules(game, options, field)`: all options exist and have values that exist; see `chosen` in agenda/game.h.
/// - `vocabulary(board, rules)`, `seats(rules)`: all words; the seats that play.
/// - `start(field, rules)`: everything in its place, nothing drawn, the first steps on the agenda.
/// - `scene(data, field, rules)`, `play(data, field, rules, events)`.
/// - `ruleOf(step)`: the StepRule of its kind.
/// - `isDecided(data)`: whether the game is over though steps may be left on the agenda. It is over, too, when the
///   agenda is empty. When it is decided nothing is secret any more.
/// - `outcome(scene)`: as State::outcome.
/// - `notNow(rule)`: the reason why a choice is not legal when the question is another one; `rule` may be left out.
/// - `resign(play, seat)`: the seat gives up; the game is decided.
/// - `hash(data, field)`: over all fields in a fixed order.
/// - `whoKnows(scene, step)`: the seats that know the secret arguments of the choices of this step, and those of its
///   choices that the others do not see at all.
/// - `hideFrom(seats, data, field, rules)`: takes out of the data what these seats may not know, by values that stand
///   for "hidden". `imagine(data, field, rules, random)` puts something possible in their place, drawn at random.
/// - `isMoment(setup, data)`: whether the agenda is that of a moment that a position can name, or empty. It is asked
///   before steps whose rule is a landmark (step_rule.h) and at the end. Moments are few: those at which a player would
///   begin a scenario, and at which nothing is half done.
/// - `writePosition(setup, data)`, `readPosition(setup, json)`: a position as readable JSON, with `?` for what is
///   hidden. What was written at a moment reads back to equal data; what is read is sound, and its steps lead to a
///   decision. Records keep positions of moments alone and replay what follows.
/// - `campaign(rules)` and `isSavePoint(data)`, if it is played as a campaign: Setup::campaign, and whether the moment at
///   which these data stand is one at which it is saved. Where the steps run past a save point and on to another moment
///   without a question, it is the save point that counts.
/// - `takeTraces(data, earlier)`, if some of the data is only seen: State::takeTraces.
/// - `kHidesNothing`, true if there is never anything that some seats may not know: Setup::hidesNothing.
/// - `describe(setup, position, draft)`, if positions can be laid out in a window: see position/draft.h.
namespace merlon::agenda {

template <class Edition>
class AgendaSetup;

/// Whether the game is over: decided, or nothing is left to do.
template <class Edition>
constexpr bool isOver(const typename Edition::Data &data)
{
    return Edition::isDecided(data) || data.agendaSize == 0;
}

} // namespace merlon::agenda
