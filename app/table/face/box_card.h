#pragma once

#include <QString>

namespace merlon {

/// A card of a game's box, face up, as it is printed. All texts in the language that is spoken.
struct BoxCard {
    QString kind; ///< stands above its name: which deck it belongs to
    QString name;
    QString picture {}; ///< under resources/art: `siege/ballista`
    QString price {};   ///< what it costs, in words; empty: nothing
    QString text {};    ///< what it does; empty: the name says it
    QString back {}; ///< what its back says; empty: the kind. Cards that must not be told apart have the same
    int seat = -1;   ///< whose it is, as for tokens
    int count = 1;   ///< how many there are
    QString mark {}; ///< a figure in its corner: a level, what it is worth; may be empty
};

} // namespace merlon
