#pragma once

#include "app/words/speaker.h"
#include "core/canvas/picture/thing.h"
#include "core/engine/match/seat_view.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace merlon {

/// The widget of a game that lists the last fight in figures: it lies over the board when somebody wants to read it. It
/// gets nothing but what the viewer may know, and decides nothing.
class FightSheet : public QWidget {
    Q_OBJECT

public:
    /// The match as those at the screen may know it.
    using SeenSource = std::function<std::unique_ptr<SeatView>()>;

    using QWidget::QWidget;

    /// For sheets that look at how things stood, which no event tells; to be set before `begin`.
    virtual void setSource(SeenSource) { }

    /// Starts over with a whole story. `speaker` must live until the next call of `begin` or `forget`.
    virtual void begin(std::span<const StoryLine> story, const Speaker &speaker) = 0;
    /// Goes on with what has happened since.
    virtual void add(std::span<const Event> events) = 0;
    virtual void forget() = 0;
    /// Whether there is something to be read.
    virtual bool isFilled() const = 0;
    virtual void themeChanged() = 0;

Q_SIGNALS:
    /// Places to be marked on the board.
    void placesWanted(const std::vector<merlon::canvas::Thing> &things);
    void ruleWanted(const QString &rule);
};

} // namespace merlon
