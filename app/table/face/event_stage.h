#pragma once

#include "app/table/face/staged_event.h"
#include "app/words/speaker.h"
#include "core/canvas/picture/picture.h"
#include "core/engine/match/chronicle.h"

#include <QWidget>

#include <span>
#include <vector>

namespace merlon {

/// The widget of a game in which events are shown one after another, such as an assault: it divides them into staged
/// events, and fills as they are shown. It gets nothing but what the viewer may know, and decides nothing.
class EventStage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Starts over with a whole story. `speaker` must live until the next call of `begin` or `forget`.
    virtual void begin(std::span<const StoryLine> story, const Speaker &speaker) = 0;
    /// Goes on with what has happened since.
    virtual void add(std::span<const Event> events) = 0;
    virtual void forget() = 0;
    /// Divides events that follow those it knows; empty if none of them is worth to be staged.
    virtual std::vector<StagedEvent> stagedEvents(std::span<const Event> events) const = 0;
    /// Whether something is going on that is staged.
    virtual bool isRunning() const = 0;
    /// Whether there is something to be read.
    virtual bool isFilled() const = 0;
    /// The picture after a staged event, on the way from `now` to `end`; `later`: the events still to be shown.
    virtual canvas::Picture pictureAfter(const StagedEvent &staged, std::span<const Event> later,
                                         const canvas::Picture &now, const canvas::Picture &end) const = 0;
    virtual void themeChanged() = 0;

Q_SIGNALS:
    /// There is something new to be read, or nothing any more that matters now.
    void wanted(bool wanted);
    /// Places to be marked on the board.
    void placesWanted(const std::vector<merlon::canvas::Thing> &things);
    void ruleWanted(const QString &rule);
};

} // namespace merlon
