#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace merlon {

/// What a figure of a rulebook shows, as it is written in the Markdown: `board:NAME`, a board as set up; `figure:NAME`,
/// a scenario of the rulebooks; `lesson:NAME@12`, the game after twelve steps of a lesson. After it may come
/// `/west-wall-1+west-wall-2`, the places around which it is cut out, and `#west-wall-1+courtyard`, those that get a
/// number, from 1 on.
struct FigureName {
    enum class Source { Board, Scenario, Lesson };

    Source source = Source::Board;
    QString name;
    std::size_t steps = 0; ///< of a lesson
    QStringList cutAround; ///< keys of places; empty: the whole board
    QStringList numbered;  ///< keys of places
};

/// None if it is not written like this.
std::optional<FigureName> figureNameFrom(const QString &text);

} // namespace merlon
