#pragma once

#include "core/board/board.h"
#include "core/engine/game.h"
#include "editor/files/templates.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace merlon {

/// What a new board of a game can begin with.
struct Beginning {
    QString name;
    QString about;
    Board board;
    QString suggestion;                ///< what the new board is called unless somebody says otherwise
    std::optional<CellShape> field {}; ///< a field of such cells, as large as is asked for
};

/// An empty board, fields of cells if its family has them, then the templates and boards of the game.
std::vector<Beginning> beginningsFor(const Game &game);

/// What a board is called that begins with a template.
QString suggestedName(const Template &one);

/// The names and keys that other boards have.
struct TakenNames {
    QStringList names;
    std::vector<std::string> keys;
};

/// Of boards that are open, and of all that can be played on.
TakenNames takenNames(const std::vector<const Board *> &open);

/// `wanted`, or with the first number behind it that makes it a name which is not taken.
QString freeName(const QString &wanted, const TakenNames &taken);

/// A name as a key: `the-old-nine`.
std::string keyOfName(const QString &name);

/// A new board that begins like this one: with a name and a key of its own, and no description yet.
Board newBoard(const Board &beginning, const QString &name, const TakenNames &taken);

} // namespace merlon
