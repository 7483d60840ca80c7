#pragma once

#include "app/table/news/news_sheet.h"
#include "app/table/table_panel.h"
#include "app/words/speaker.h"
#include "core/canvas/art.h"
#include "core/canvas/picture.h"
#include "core/engine/event.h"
#include "core/engine/state.h"

#include <QString>

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace merlon {

/// The widgets of a game around the board; null where it has none. Their parents own them.
struct FaceWidgets {
    TablePanel *left = nullptr;
    TablePanel *right = nullptr;
    QWidget *above = nullptr;
    NewsSheet *sheet = nullptr; ///< about what is shown act by act
    /// Shows a position in the bar above.
    std::function<void(const View &, const Speaker &)> showAbove;
    /// Puts a tool (undo, ...) at the end of the bar above.
    std::function<void(QWidget *)> addTool;
    /// Says who plays a seat.
    std::function<void(Seat, const QString &)> setPlayer;
    /// The colours of the pictures have changed.
    std::function<void()> themeChanged;
};

/// What a game looks like at the table. Games of which nothing special is known have the plain face: the board
/// without pieces, and all choices in the prompt.
class GameFace {
public:
    virtual ~GameFace() = default;

    virtual FaceWidgets makeWidgets(const canvas::Art &art, QWidget *parent) const = 0;
    /// What there is to see on the board.
    virtual canvas::Picture picture(const View &view, const Speaker &speaker) const = 0;
    /// How pieces move from one picture to the next through what has happened; events as the viewer may know them.
    virtual std::vector<canvas::Motion> motions(const canvas::Picture &before, const canvas::Picture &after,
                                                std::span<const Event> events, const Setup &setup) const = 0;
};

/// The face of a game, by its key.
std::unique_ptr<GameFace> faceOf(const Game &game);
/// Whether it has a face of its own, and can be played in the window with pleasure.
bool hasOwnFace(const Game &game);

} // namespace merlon
