#pragma once

#include "app/table/face/result_table.h"
#include "core/canvas/picture/picture.h"

#include <QColor>
#include <QString>

#include <optional>
#include <vector>

namespace merlon {

class Game;

/// What is told of a game that is over, in the language of now.
struct Finale {
    enum class Mood : std::uint8_t {
        Victory, ///< all persons at the screen have won
        Defeat,  ///< none of them has
        Neutral  ///< some have, or nobody plays here
    };
    /// One of the figures that sum it up.
    struct Figure {
        struct Part {
            QString number;
            QString whose; ///< read aloud
            QColor colour;
        };
        QString title;
        std::vector<Part> parts; ///< of each side or seat
    };

    /// A place for which both sides have fought.
    struct Scene {
        QString picture;                    ///< of it, under resources/art
        QString family;                     ///< of the pictures of the units
        int livery = -1;                    ///< of the winner
        std::vector<canvas::Token> winners; ///< the units that were there
        std::vector<canvas::Token> others;
    };

    const Game *game = nullptr;
    Mood mood = Mood::Neutral;
    QString ribbon;   ///< the shortest way to say how it ended
    QString winner;   ///< key of the seat that has won, the first of several; empty: nobody
    QString winners;  ///< `Winner: Invader`; empty: the ribbon names them
    QString headline; ///< how it was won
    QString story;    ///< what led up to it; may be empty
    QColor colour;    ///< of the winner
    std::vector<Figure> figures;
    ResultTable table;
    std::optional<Scene> scene; ///< what was taken last, or has held; none: there is no picture of it
    bool canSwap = false;       ///< others could play the sides
    bool canGoBack = false;     ///< it can be taken up again where it was saved last
};

} // namespace merlon
