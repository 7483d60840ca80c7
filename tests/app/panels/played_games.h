#pragma once

#include "core/canvas/picture/thing.h"
#include "tests/support/player_games.h"

#include <QStringList>

namespace merlon::testing {

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

/// Shows a whole game to the panels of both sides, as the seat whose turn it is sees it. What they lack at the first
/// choice at which they do not hold everything that can be chosen, as `verb key`.
template <class Sides>
QStringList missingInAGame(const Setup &setup, std::string_view kind, std::uint64_t seed,
                           const QStringList &types, Sides &sides)
{
    QStringList missing;
    watchGame(setup, kind, seed, [&](const State &, const View &view, Choice) {
        sides.show(view);
        missing = missingThings(view, types, [&](const canvas::Thing &thing) { return sides.holds(thing); });
        return missing.isEmpty();
    });
    return missing;
}

} // namespace merlon::testing
