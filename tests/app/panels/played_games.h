#pragma once

#include "core/canvas/thing.h"
#include "core/engine/dealer.h"
#include "core/engine/game.h"
#include "core/players/players.h"
#include "tests/support/boards.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

namespace merlon::testing {

inline std::shared_ptr<const Setup> openOnItsBoard(std::string_view key, const Options &options = {})
{
    const Game *game = findGame(key);
    Expected<std::shared_ptr<const Setup>> setup = game->open(shippedBoard(game->defaultBoard()), options);
    if (!setup)
        throw std::runtime_error(say(setup.error(), english()));
    return *setup;
}

/// The things of some types that a question asks for and that nobody holds, as `verb key`.
template <class Holds>
QStringList missingThings(const View &view, const QStringList &types, Holds holds)
{
    const Vocabulary &vocabulary = view.setup().vocabulary();
    QStringList missing;
    ChoiceList choices;
    view.choices(choices);
    for (const Choice choice : choices) {
        const Term &verb = vocabulary.verbs()[choice.verb];
        for (std::size_t argument = 0; argument < verb.types.size(); ++argument) {
            const std::uint8_t type = verb.types[argument];
            const canvas::Thing thing {-1, -1, vocabulary.types()[type].key,
                                       vocabulary.keyOf(type, choice.args[argument])};
            if (types.contains(QString::fromStdString(thing.type)) && !holds(thing))
                missing << QString::fromStdString(verb.key + ' ' + thing.key);
        }
    }
    return missing;
}

/// Plays a game with computer players of a kind and calls `look(state)` before each choice of a seat, until it
/// says no.
inline void watchGame(const Setup &setup, std::string_view kind, std::uint64_t seed,
                      const std::function<bool(const State &)> &look)
{
    const std::unique_ptr<Player> player = makePlayer(kind);
    const Dealer dealer(seed);
    Random random(seed);
    EventSink events;
    OutcomeList outcomes;
    std::uint32_t chances = 0;
    const std::unique_ptr<State> state = setup.start();
    for (Seat seat = state->decision().seat; seat != kNobody; seat = state->decision().seat) {
        if (seat == kChance) {
            state->outcomes(outcomes);
            state->apply(dealer.deal(outcomes, chances++), events);
            continue;
        }
        if (!look(*state))
            return;
        state->apply(player->choose(*state->seenBy({seat}), random), events);
    }
}

} // namespace merlon::testing
