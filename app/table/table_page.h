#pragma once

#include "app/table/game_panels.h"
#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/questioner.h"
#include "app/table/staging/act_player.h"
#include "app/table/staging/fight_display.h"
#include "app/table/staging/since_display.h"
#include "app/table/table_parts.h"
#include "app/table/time/retrospect.h"
#include "app/table/turn/player_names.h"
#include "core/canvas/view/board_view.h"
#include "core/engine/tableau/sounds.h"

#include <QWidget>

#include <memory>
#include <optional>

class QStackedLayout;

namespace merlon {

class CardLens;
class ChoiceCards;
class Coach;
class FinaleDisplay;
class LogPanel;
class SessionFollower;
class TableDocks;
class TableSounds;
class TurnAnnouncer;
struct DockHome;

/// The table at which a match is played: board, panels, question, log. It brings its parts together and decides nothing:
/// SessionFollower shows what the session does. Legal choices come from the match, what is shown of hidden things from
/// what the person at the screen may see.
class TablePage final : public QWidget {
    Q_OBJECT

public:
    TablePage(const Appearance &appearance, const Settings &settings, QWidget *parent = nullptr);
    ~TablePage() override;

    /// Puts a session on the table, instead of the one that is there, and lets it begin.
    void open(std::unique_ptr<TableSession> session);
    /// Clears the table.
    void close();
    /// Null if the table is clear.
    TableSession *session() const { return m_game.session.get(); }
    /// How the players are called; only while a session is there.
    PlayerNames playerNames() const { return PlayerNames(m_game); }
    /// Where a position of the game stands in its rounds; only while a session is there.
    std::optional<RoundTime> timeOf(const View &view) const;
    /// A setting has changed.
    void applySettings();
    /// Whether there is a game that only computers play.
    bool isWatched() const { return m_game.isWatched(); }

    /// Answers the question, unless the table looks back.
    void choose(Choice choice);
    /// Leaves the past, steps back inside a choice, or to the beginning of a sequence of choices. False if there is
    /// nothing to leave.
    bool stepBack();
    /// Shows the game as it was at a moment of the timeline; the last one is now. Nothing can be looked at while the
    /// screen is handed over: the table is covered then.
    void lookAt(std::size_t moment);
    /// Looks back at the first moment at which this step of the chronicle had happened.
    void lookAtChoice(std::size_t ply);
    /// Puts a widget between board and question.
    void addAbovePrompt(QWidget *widget);
    /// Puts tools below the board that are seen while only computers play.
    void addWatchTools(const std::vector<QWidget *> &tools);

    canvas::BoardView &board() { return *m_board; }
    PromptBar &prompt() { return *m_prompt; }
    /// The panels around the board; others may be added.
    TableDocks &docks() { return *m_docks; }
    GamePanels &panels() { return *m_panels; }
    PositionDisplay &display() { return m_display; }
    Questioner &questioner() { return *m_questioner; }
    ActPlayer &acts() { return *m_acts; }
    FightDisplay &fights() { return *m_fights; }
    FinaleDisplay &finale() { return *m_finale; }
    SinceDisplay &since() { return *m_since; }
    Coach &coach() { return *m_coach; }
    CardLens &lens() { return *m_lens; }
    Retrospect &retrospect() { return *m_retrospect; }

Q_SIGNALS:
    /// The question, the stage or the history has changed.
    void stateChanged();
    void ruleWanted(const QString &rule);
    void troubled(const merlon::Error &error);
    /// The game goes on, but it cannot be kept on the disk for now.
    void notKept(const merlon::Error &error);
    void newGameWanted();
    /// The same game with another deal; `swap`: everybody plays the next seat.
    void rematchWanted(bool swap);
    /// A new game is to begin at question `ply` of this one.
    void playOnWanted(std::size_t ply);
    /// Something has happened that can be heard.
    void sounded(merlon::Sound sound);
    void statisticsWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void connectParts();
    void connectQuestion();
    void connectLogAndFinale();
    void buildPanels();
    DockHome homeOfOdds() const;
    void fitHeight();
    void setPace();
    void showWatchTools();

    const Appearance &m_appearance;
    const Settings &m_settings;
    TableGame m_game;

    QStackedLayout *m_pages;
    QWidget *m_table;
    canvas::BoardView *m_board;
    PromptBar *m_prompt;
    LogPanel *m_log;
    QWidget *m_above;
    TableDocks *m_docks;
    QWidget *m_watch; ///< seen while only computers play
    GamePanels *m_panels;
    PositionDisplay m_display;
    TableSounds *m_sounds;
    FightDisplay *m_fights;
    FinaleDisplay *m_finale;
    SinceDisplay *m_since;
    Coach *m_coach;
    ActPlayer *m_acts;
    Retrospect *m_retrospect;
    TurnAnnouncer *m_turn;
    ChoiceCards *m_cards;
    Questioner *m_questioner;
    CardLens *m_lens;
    SessionFollower *m_follower;
};

} // namespace merlon
