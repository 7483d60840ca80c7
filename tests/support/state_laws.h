#pragma once

#include "core/base/random.h"
#include "core/engine/game.h"
#include "core/engine/player.h"
#include "core/engine/records/record.h"
#include "core/engine/state.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

/// What must hold for the states of every game. Each law returns what is wrong, or an empty string.
namespace merlon::laws {

/// The running game offers a choice, an ended one none; choices are offered once, are well formed, and there
/// are two unless the decision is to be asked. At a decision of chance the outcomes are the choices, with
/// weights.
std::string choicesAreOffered(const State &state);
/// Every offered choice can be applied to a copy, and the same choice leads to the same state.
std::string choicesApply(const State &state);
/// whyNot is none exactly for the offered choices: tried with the same verbs and other arguments, and with
/// eight random bytes. Every reason exists in the vocabulary.
std::string reasonsAgree(const State &state, Random &random);
/// The position, that of the last moment, reads back: to an equal state if nobody has chosen since; also through text.
std::string positionReadsBack(const State &state);
/// clone and copyFrom give equal states, which go their own way afterwards.
std::string copiesAreEqual(const State &state);
/// Every choice reads back from its notation, also with every secret argument masked.
std::string notationReadsBack(const State &state);

/// Of a game that says so (Setup::hidesNothing): all see the same.
std::string nothingIsHidden(const State &state);
/// First law on hidden things: what was imagined looks the same from these seats.
std::string imaginedLooksTheSame(const State &state, SeatSet seats, Random &random);
/// Second law: other hidden facts change neither what these seats see, nor what they are told of choices that they may
/// not make, nor what such a player chooses.
std::string hiddenFactsDoNotShow(const State &state, SeatSet seats, Player *player, Random &random);
/// The same of what they are shown between two questions, after some legal choice, where they are told the same and it
/// ends the same. It can be laid out, too.
std::string hiddenFactsDoNotShowOnTheWay(const State &state, SeatSet seats, Random &random);
/// The same of the position that a seat may give away: what is imagined for it depends on what it knows alone, and it
/// looks the same to it.
std::string hiddenFactsDoNotShowInFiles(const State &state, SeatSet seats, Random &random);
/// Third law: the legal choices of the seat that decides are the same in every state imagined for it.
std::string choicesFollowFromKnowledge(const State &state, Random &random);

/// Fourth law: why the seat that decides may not make a choice is the same in its view and in every state imagined for
/// it, whatever choice the vocabulary can write with the verbs of the decision (a sample where there are very many).
std::string reasonsFollowFromKnowledge(const State &state, Random &random);

/// All of these, seen by each seat, by all seats of a team, by everybody and by a spectator.
std::string all(const State &state, Random &random, Player *player = nullptr);

/// A match played with choices drawn from the seed, undone and redone on the way, leaves a record that reads back,
/// verifies, opens at its end, and of which every further undo shows the state that was there. `games` finds the
/// game of the setup.
std::string recordVerifies(const std::shared_ptr<const Setup> &setup, std::uint64_t seed,
                           const GameLookup &games, std::size_t bound = 20'000);

/// A match that is saved after every so many choices and opened again is, each time, exactly where it was: in the middle
/// of a sequence, too. Empty if it is.
std::string savedGamesComeBack(const std::shared_ptr<const Setup> &setup, std::uint64_t seed,
                               const GameLookup &games, std::size_t every, std::size_t bound = 20'000);

/// How a random game went.
struct RandomGame {
    std::string problem; ///< empty if it came to an end within the bound and nothing was wrong
    std::size_t plies = 0;
    std::unique_ptr<State> end;
};

/// Told before every choice of a random game; what it returns, if not empty, ends the game as a problem.
using Observer = std::function<std::string(const State &state, std::size_t ply)>;

/// Plays from the start with choices drawn uniformly (chance by its weights). A game that has not ended after
/// `bound` plies is a problem.
RandomGame playRandomly(const Setup &setup, std::uint64_t seed, const Observer &observer,
                        std::size_t bound = 20'000);

/// An observer that checks all laws at every so many plies.
Observer everyPlies(std::size_t plies, std::uint64_t seed, Player *player = nullptr);

/// What is wrong in random games with the seeds below `games`, each looked at by `observerOf(seed)`; empty if nothing is.
/// Where the environment says MERLON_LAWS_PERCENT, so many of them in a hundred are played, one at least, and everyPlies and
/// savedGamesComeBack look so much more seldom: for builds in which everything is slow.
std::string problemInGames(const Setup &setup, std::uint64_t games,
                           const std::function<Observer(std::uint64_t seed)> &observerOf);

} // namespace merlon::laws
