#pragma once

#include "core/board/finding.h"
#include "core/engine/game.h"

#include <QString>

/// What is said about games before one is opened, in the language that is spoken.
namespace merlon {

/// With a capital letter, as it stands at the head of a line.
QString asTitle(QString name);
/// Without one, as it stands in a list: some things are called after a card or an action. Names of several words with
/// capitals (`Golden Mask`) stay as they are.
QString inList(QString name);

/// `Siege: Glory`, `Eastern invader`: the name of a game or a seat by its key, as a title.
QString titleOf(const std::string &key);
/// A kind of place or link as the game of the family calls it; where there are several, as any of all games does.
QString titleOf(const std::string &kind, const BoardSchema &schema);

/// What a game is about, in a sentence or two for a shelf; empty if it does not say.
QString blurbOf(const Game &game);

/// The name of an option, and of a value of it.
QString nameOf(const OptionInfo &option);
QString nameOf(const OptionInfo &option, const std::string &value);
/// What an option changes; empty if there is nothing to say.
QString explanationOf(const Game &game, const OptionInfo &option);
/// Whether an option is either `on` or `off`.
bool isSwitch(const OptionInfo &option);

/// `C6: The building hospital is missing.`
QString say(const Finding &finding, const Wordings &wordings);
QString say(const Finding &finding);

} // namespace merlon
