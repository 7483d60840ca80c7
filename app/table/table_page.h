#pragma once

#include "app/games/game_face.h"
#include "app/table/log/log_panel.h"
#include "app/table/match/table_session.h"
#include "app/table/question/choice_guide.h"
#include "app/table/question/prompt_bar.h"
#include "app/table/question/refusals.h"
#include "app/window/appearance.h"
#include "app/window/settings.h"
#include "core/canvas/board_view.h"

#include <QWidget>

#include <memory>

class QSplitter;
class QStackedLayout;

namespace merlon {

class HandOverPage;
class ResultSheet;
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
    /// A setting has changed.
    void applySettings();

    /// Steps back inside a choice, or to the beginning of a sequence of choices. False if there is nothing to leave.
    bool stepBack();
    canvas::BoardView &board() { return *m_board; }
    PromptBar &prompt() { return *m_prompt; }
    const ChoiceGuide *guide() const { return m_guide.get(); }
    /// The choices of the question by what they say; to be shown as a list.
    std::vector<ChoiceGroup> allChoices() const;
    /// What is not possible at the question that stands, and why.
    std::vector<Refusal> allRefusals() const;
    /// Answers the question.
    void choose(Choice choice);
    void pick(const canvas::Thing &thing);
    /// Puts a tool at the end of the bar above the board, now and for each game to come.
    void addTool(QWidget *tool);

Q_SIGNALS:
    /// The question, the stage or the history has changed.
    void stateChanged();
    void ruleWanted(const QString &rule);
    void troubled(const merlon::Error &error);
    /// The game goes on, but it cannot be kept on the disk for now.
    void notKept(const merlon::Error &error);
    void newGameWanted();
    void courseWanted();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void buildFace();
    void arrangeSides();
    void shareWidth();
    void connectSession();
    void retell();
    void showPosition();
    void showBeside();
    void followNews(std::size_t ply);
    void showStage();
    void showQuestion();
    void showColour();
    void showWaiting();
    void showMoment();
    void showHandOver();
    void noticeTurn();
    void showChoosable();
    void showAdvice(Choice choice);
    void showResult();
    void refuse(const canvas::Thing &thing);
    void pointAtPanel(const canvas::Thing &thing);
    QStringList refusalsToTell() const;
    Reason whyNot(const canvas::Thing &thing) const;
    QString refusalOf(Reason reason) const;
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
    std::unique_ptr<View> m_view;         ///< what is on the screen
    std::vector<Impossible> m_impossible; ///< at the question that stands
    FaceWidgets m_widgets;
    SeatSet m_eyes;
    std::size_t m_told = 0;     ///< ply up to which the log tells
    Seat m_lastAsked = kNobody; ///< of the persons

    QStackedLayout *m_pages;
    QWidget *m_table;
    HandOverPage *m_handOver;
    ResultSheet *m_result;
    canvas::BoardView *m_board;
    PromptBar *m_prompt;
    LogPanel *m_log;
    QWidget *m_above;
    QSplitter *m_across;
    QSplitter *m_rightSide;
    TurnNotice *m_notice;
    QWidget *m_leftPanel = nullptr;  ///< of the first seat; null if the game has none
    QWidget *m_rightPanel = nullptr; ///< of the second seat
    std::vector<QWidget *> m_tools;
    bool m_hasOwnWidths = false; ///< the person has moved the borders between board and panels
};

} // namespace merlon
