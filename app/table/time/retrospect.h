#pragma once

#include "app/table/table_parts.h"

#include <QObject>

#include <optional>

namespace merlon {

class LogPanel;
class TimePanel;

/// Looks back at the game, moment by moment or as a film. The match stands still meanwhile: what a computer has thought
/// of waits.
class Retrospect final : public QObject {
    Q_OBJECT

public:
    Retrospect(const TableParts &parts, LogPanel &log, QWidget *page);

    /// The timeline, to be put somewhere.
    TimePanel &time() { return *m_time; }
    /// Whether another moment than now is shown.
    bool isOn() const { return m_moment.has_value(); }
    /// Something has happened, or other eyes are at the screen: there are other moments to look at. The table holds the
    /// position of now.
    void update();
    /// Shows the game as it was at a moment of the timeline; the last one is now. Nothing of the match changes.
    void lookAt(std::size_t moment);
    void backToNow();
    /// Begins a new game at the moment that is shown, if that may be.
    void playOn();
    /// Looks back no more, whatever the table is to show now. False if it was at now.
    bool leave();
    /// The game goes.
    void clear();
    /// The number of the question that is shown.
    std::size_t ply() const;
    /// What is to be seen: the position at the moment that is shown, or now.
    std::unique_ptr<View> view() const;

Q_SIGNALS:
    /// The table shows the past from now on: what is asked now is to be cleared away.
    void entered();
    /// The table is to show now again, and to call `leave`.
    void leaveWanted();
    /// A new game is to begin at question `ply` of this one.
    void playOnWanted(std::size_t ply);

private:
    void show(std::size_t before);
    void describe();
    std::size_t plyOf(std::size_t moment) const;

    TableParts m_parts;
    LogPanel &m_log;
    QWidget *m_page;
    TimePanel *m_time;
    std::optional<std::size_t> m_moment; ///< that is shown; none: now
};

} // namespace merlon
