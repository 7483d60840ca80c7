#pragma once

#include "app/table/table_parts.h"
#include "core/engine/match/chronicle.h"

#include <QObject>

#include <array>
#include <cstddef>
#include <set>
#include <vector>

class QStackedLayout;

namespace merlon {

class ActPlayer;
class Coach;
class FightDisplay;
class FinaleDisplay;
class LogPanel;
class Questioner;
class Retrospect;
class SinceDisplay;
class TableSounds;
class TurnAnnouncer;

/// The parts of a table that show what goes on at it.
struct FollowingParts {
    QStackedLayout &pages; ///< the table, and what covers it while the screen is handed over
    LogPanel &log;
    FinaleDisplay &finale;
    TableSounds &sounds;
    ActPlayer &acts;
    FightDisplay &fights;
    SinceDisplay &since;
    Retrospect &retrospect;
    TurnAnnouncer &turn;
    Questioner &questioner;
    Coach &coach;
};

/// Follows the session of a table: adds to the log and shows what has happened, asks whoever is asked, waits, shows the
/// result; and steps aside while somebody looks back.
class SessionFollower final : public QObject {
    Q_OBJECT

public:
    SessionFollower(const TableParts &parts, const FollowingParts &following, QWidget *page);

    /// A session has come to the table; it has not begun yet.
    void open();
    /// The game goes.
    void clear();
    /// Shows everything from its beginning: other eyes look, or the match is at another point of its history.
    void refresh();
    /// Shows the position that is looked at anew.
    void showPosition();
    /// Shows what the session does now: asks, waits, or is over.
    void showStage();
    /// The one who is asked sits down at the screen, and sees what the others have done meanwhile before they choose.
    void takeSeat();
    /// Whether the table can be seen, rather than what covers it.
    bool isTableSeen() const;

Q_SIGNALS:
    /// The question, the stage or the history has changed.
    void stateChanged();
    /// The game goes on, but it cannot be kept on the disk for now.
    void notKept(const merlon::Error &error);

private:
    void follow(std::size_t ply);
    void addToStory(const std::vector<StoryLine> &story, std::size_t ply);
    void hold();
    void noteSeen(std::size_t ply);
    void noteChoices(SeatSet seats);
    void noteAnswers(std::size_t ply);
    std::size_t seenByAsked() const;
    std::size_t lastChoiceSeen() const;
    void playMeanwhile();
    void showQuestion();
    void showStill(TableSession::Stage stage);
    void showWaiting();
    void showHandOver();
    void showResult();
    void enterPast();
    void leavePast();
    void updateHeld();

    TableParts m_parts;
    FollowingParts m_following;
    QWidget *m_page;
    bool m_isNew = false;       ///< what is played has not been shown before
    bool m_isTakenOver = false; ///< whoever is asked has sat down just now, and looked away before
    std::size_t m_shownTo = 0;  ///< the log and the board show what happened before this ply
    std::array<std::size_t, kMaxSeats> m_seenTo {}; ///< who sits there has seen what happened before this ply
    std::set<std::size_t> m_blindPasses; ///< plies: chosen by somebody who did not look at the table
};

} // namespace merlon
