#pragma once

#include "app/table/news/act.h"
#include "app/words/speaker.h"
#include "core/canvas/picture.h"
#include "core/engine/match/chronicle.h"

#include <QWidget>

#include <span>
#include <vector>

namespace merlon {

/// A game's sheet about news that are worth to be shown act by act: it divides them, and fills as they are shown.
/// It is told nothing but what the viewer may know, and decides nothing.
class NewsSheet : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Begins anew with a whole story. `speaker` must live until the next call of `begin` or `forget`.
    virtual void begin(std::span<const StoryLine> story, const Speaker &speaker) = 0;
    /// Goes on with what has happened since.
    virtual void add(std::span<const Event> events) = 0;
    virtual void forget() = 0;
    /// The news that follow what it was told, act by act; empty if nothing of them is for the stage.
    virtual std::vector<Act> acts(std::span<const Event> news) const = 0;
    /// Whether something is going on that is shown act by act.
    virtual bool isRunning() const = 0;
    /// Whether there is something to be read.
    virtual bool isFilled() const = 0;
    /// The picture when an act is over, on the way from `now` to `end`; `later`: the events still to be shown.
    virtual canvas::Picture pictureAfter(const Act &act, std::span<const Event> later,
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
