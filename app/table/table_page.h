#pragma once

#include "app/look/appearance.h"
#include "app/look/settings.h"
#include "app/table/face/game_face.h"
#include "app/table/face/staged_event.h"
#include "app/table/log/log_panel.h"
#include "app/table/match/table_session.h"
#include "app/table/question/choice_guide.h"
#include "app/table/question/prompt_bar.h"
#include "app/table/question/refusals.h"
#include "core/canvas/board_view.h"

#include <QWidget>

#include <memory>
#include <optional>

class QShortcut;
class QStackedLayout;

namespace merlon {

class HandOverPage;
class Playback;
class ResultSheet;
class TimePanel;
class TableDocks;
class PlaybackControls;
class TurnNotice;

/// The table at which a match is played: board, panels, question, chronicle. Decides nothing: legal choices come from
/// the match, what is shown of hidden things from what the person at the screen may see.
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
    TableSession *session() const { return m_session.get(); }
    /// The side of a seat and the name of its player, if there is one: `Defender (Anne)`.
    QString playerName(Seat seat) const;
    /// The same within a sentence: `the defender (Anne)`.
    QString playerInSentence(Seat seat) const;
    /// A setting has changed.
    void applySettings();

    /// Shows the game as it was at a moment of the timeline; the last one is now. Nothing of the match changes.
    void lookAt(std::size_t moment);
    bool isLookingBack() const { return m_past.has_value(); }
    void backToNow();
    TimePanel &time() { return *m_time; }

    /// Leaves the past, steps back inside a choice, or to the beginning of a sequence of choices. False if there is nothing to leave.
    bool stepBack();
    canvas::BoardView &board() { return *m_board; }
    PromptBar &prompt() { return *m_prompt; }
    /// The panels around the board; others may be added.
    TableDocks &docks() { return *m_docks; }
    const ChoiceGuide *guide() const { return m_guide.get(); }
    /// The choices of the question by what they say; to be shown as a list.
    std::vector<ChoiceGroup> allChoices() const;
    /// What is not possible at the question that stands, and why.
    std::vector<Refusal> allRefusals() const;
    /// The number of the rule that speaks against what is pointed at, or else of the question; empty without any.
    QString ruleAtHand() const;
    /// Answers the question.
    void choose(Choice choice);
    void pick(const canvas::Thing &thing);
    /// Shows on each place how things stand there (GameFace::badges), or hides it.
    void setBalancesShown(bool shown);
    /// Shows the panel of the odds, or hides it.
    void setOddsShown(bool shown);
    bool areOddsShown() const;
    /// Marks what a guide points at, on the board and beside it.
    void setGuided(const std::vector<canvas::Thing> &things);
    /// Puts a widget between board and question.
    void addAbovePrompt(QWidget *widget);
    /// Whether news are being shown act by act. Computers and questions wait meanwhile.
    bool isShowing() const;
    /// The next act; if there is none, a step of a computer player that rests.
    void stepOn();
    /// Computers and acts wait for `stepOn`, or go on by themselves.
    void setResting(bool rests);
    /// The rest of what goes on is shown at once.
    void skipShow();
    /// The game's sheet about the last news that were shown act by act.
    bool hasSheet() const;
    void showSheet();
    /// Looks back at the first moment at which this step of the chronicle had happened.
    void lookAtChoice(std::size_t ply);
    /// Puts a tool at the end of the bar above the board, now and for each game to come.
    void addTool(QWidget *tool);
    /// Puts tools below the board that are seen while only computers play.
    void addWatchTools(const std::vector<QWidget *> &tools);

Q_SIGNALS:
    /// The question, the stage or the history has changed.
    void stateChanged();
    void ruleWanted(const QString &rule);
    void troubled(const merlon::Error &error);
    /// The game goes on, but it cannot be kept on the disk for now.
    void notKept(const merlon::Error &error);
    void newGameWanted();
    /// A new game is to begin at question `ply` of this one.
    void playOnWanted(std::size_t ply);
    /// Something has happened that can be heard.
    void sounded(merlon::Sound sound);
    void statisticsWanted();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void buildFace();
    void clearFace();
    void rebuildFace();
    void connectSession();
    void retell();
    void showPosition();
    void showBeside();
    void followNews(std::size_t ply);
    void buildShow();
    void buildSheet();
    bool beginShow(const std::vector<StoryLine> &news, std::size_t from);
    void showScene(const std::vector<StagedEvent> &stagedEvents);
    void showStagedEvent(const StagedEvent &staged);
    void tellShow();
    void showWatchTools();
    void endShow();
    void letGo();
    void dropShow();
    void finishShow();
    void showStage();
    void showQuestion();
    void showColour();
    void showWaiting();
    QString pauseHint() const;
    void showMoment();
    void showHandOver();
    void noticeTurn();
    void connectTime();
    void tellTime();
    void leavePast();
    void showPast(std::size_t before);
    void showPastQuestion();
    void playOn();
    void refuseUndo(Disclosure why);
    void clearChoosable();
    void showChoosable();
    void followPanels();
    void bringForward();
    void focusBoard();
    canvas::Thing boardUnder(QPoint onScreen);
    void grasp(const canvas::Thing &thing);
    void drop(const canvas::Thing &from, const canvas::Thing &to);
    bool isAsking() const;
    bool pickOrBeginAnew(const canvas::Thing &thing);
    void showAdvice(const Advice &advice);
    void clearAdvice();
    void showResult();
    void refuse(const canvas::Thing &thing);
    void pointAtPanel(const canvas::Thing &thing);
    QStringList refusalsToTell() const;
    Reason whyNot(const canvas::Thing &thing) const;
    QString whyNothingComesOf(const canvas::Thing &thing) const;
    QString refusalOf(Reason reason) const;
    bool warns(Choice choice);
    void soundOfStage();
    void soundOf(std::span<const Event> events);
    QString withName(const QString &side, Seat seat) const;
    QString whyNow() const;
    std::vector<ChoiceGroup> withNotes(std::vector<ChoiceGroup> groups) const;
    QString hintFor(const std::vector<canvas::Thing> &things, bool hasButtons) const;
    std::vector<Choice> buttonChoices() const;
    std::vector<canvas::Thing> placed(std::vector<canvas::Thing> things) const;
    bool isHeldByPanel(const canvas::Thing &thing) const;
    QString explain(const canvas::Thing &thing) const;
    std::vector<TablePanel *> panels() const;

    const Appearance &m_appearance;
    const Settings &m_settings;
    std::unique_ptr<TableSession> m_session;
    std::unique_ptr<Speaker> m_speaker;
    std::unique_ptr<GameFace> m_face;
    std::unique_ptr<ChoiceGuide> m_guide;
    canvas::Thing m_grasped;              ///< what is held by the pointer and counted among the picks
    std::unique_ptr<View> m_view;         ///< what is on the screen
    std::vector<Impossible> m_impossible; ///< at the question that stands
    FaceWidgets m_widgets;
    SeatSet m_eyes;
    std::optional<std::size_t> m_past; ///< the moment that is looked back at
    std::size_t m_told = 0;            ///< ply up to which the log tells
    Seat m_lastAsked = kNobody;        ///< of the persons
    Seat m_heardSeat = kNobody;        ///< that was asked when it was last heard
    TableSession::Stage m_heardStage = TableSession::Stage::Over;
    std::optional<Choice> m_warned; ///< of this choice, at this question
    bool m_isAdvised = false;       ///< advice is on the board

    QStackedLayout *m_pages;
    QWidget *m_table;
    HandOverPage *m_handOver;
    ResultSheet *m_result;
    canvas::BoardView *m_board;
    PromptBar *m_prompt;
    LogPanel *m_log;
    TimePanel *m_time;
    QWidget *m_above;
    TableDocks *m_docks;
    QWidget *m_watch; ///< seen while only computers play
    TurnNotice *m_notice;
    std::vector<QWidget *> m_tools;
    bool m_balancesShown = false;
    canvas::Thing m_pointed; ///< on the board
    Playback *m_show;
    PlaybackControls *m_controls;
    std::vector<QShortcut *> m_showKeys; ///< while something is shown
    std::vector<StoryLine> m_news;       ///< that are being shown
    std::size_t m_newsFrom = 0;          ///< the ply with which they begin
    StagedEvent m_lastWords;
    std::vector<canvas::Thing> m_scene; ///< marked on the board
    bool m_skipsShow = false;           ///< until what goes on is over
};

} // namespace merlon
