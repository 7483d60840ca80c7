#pragma once

#include "app/table/face/box_card.h"
#include "app/table/face/fight_sheet.h"
#include "app/table/face/result_table.h"
#include "app/table/face/round_time.h"
#include "app/widgets/things/table_panel.h"
#include "app/words/speaker.h"
#include "core/canvas/art/art.h"
#include "core/canvas/picture/badge.h"
#include "core/canvas/picture/picture.h"
#include "core/engine/event.h"
#include "core/engine/state.h"
#include "core/engine/tableau/tableau.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace merlon {

/// The widgets of a game around the board; null where it has none. Their parents own them.
struct FaceWidgets {
    TablePanel *left = nullptr;
    TablePanel *right = nullptr;
    TablePanel *hand = nullptr; ///< under the board, between the question and its choices
    TablePanel *odds = nullptr; ///< of what is coming; may be hidden
    QWidget *above = nullptr;
    FightSheet *sheet = nullptr; ///< the last fight in figures; null: what the acts tell of strengths
    /// Shows a position in the bar above.
    std::function<void(const Tableau &, const Speaker &)> showAbove;
    /// Puts a tool (undo, ...) at the end of the bar above.
    std::function<void(QWidget *)> addTool;
    /// Says who plays a seat.
    std::function<void(Seat, const QString &)> setPlayer;
    /// Shows how far this seat, or its team, would come in the race, in points; none: not any more. May be missing.
    std::function<void(Seat, std::optional<int>)> showHope;
    /// The colours of the pictures have changed.
    std::function<void()> themeChanged;
};

/// What a game looks like at the table. Where a position is shown, its tableau is made once and given to all that show
/// it.
class GameFace {
public:
    virtual ~GameFace() = default;

    virtual FaceWidgets makeWidgets(const canvas::Art &art, QWidget *parent) const = 0;
    /// What there is to see on the board.
    virtual canvas::Picture picture(const Tableau &tableau, const Speaker &speaker) const = 0;
    /// The same for whoever lays a position out: all that lies there can be taken up.
    virtual canvas::Picture layout(Tableau tableau, const Speaker &speaker) const = 0;
    /// All pieces in the box, each kind once with its number.
    virtual std::vector<canvas::Token> box(const Speaker &) const { return {}; }
    /// All cards in the box, each kind once with its number.
    virtual std::vector<BoxCard> cards(const Speaker &) const { return {}; }
    /// How pieces move from one picture to the next through what has happened; events as the viewer may know them.
    virtual std::vector<canvas::Motion> motions(const canvas::Picture &before, const canvas::Picture &after,
                                                std::span<const Event> events, const Setup &setup) const = 0;
    /// How things stand at a place of the board: rich text; empty where there is nothing to foretell.
    virtual QString foretell(const View &, const Speaker &, int) const { return {}; }
    /// The same for all places at a glance.
    virtual std::vector<canvas::Badge> badges(const View &, const Speaker &) const { return {}; }
    /// Round and phase of a position, for the heads of the timeline; none where a game has no rounds.
    virtual std::optional<RoundTime> timeOf(const Tableau &, const Speaker &) const { return std::nullopt; }
    /// How a game that is over ended; `picture`: of its last position, everything face up.
    virtual ResultTable resultOf(const View &view, const Speaker &speaker,
                                 const canvas::Picture &picture) const = 0;
    /// Why the question of a position is asked now: a sentence or two, plain text; empty where there is nothing to say.
    virtual QString whyNow(const View &, const Speaker &) const { return {}; }
    /// What a choice of the question costs and does, in a line, perhaps with the number of a rule; plain text, empty
    /// where its name says everything.
    virtual QString noteOn(const View &, const Speaker &, Choice) const { return {}; }
    /// The points that the seat, or its team, hopes for with this choice; none where a game has no race, or the choice
    /// brings none.
    virtual std::optional<int> hopeOf(const View &, Choice) const { return std::nullopt; }
    /// What a player may have forgotten when making this choice, in a sentence; empty: nothing.
    virtual QString warningBefore(const View &, const Speaker &, Choice) const { return {}; }
};

} // namespace merlon
