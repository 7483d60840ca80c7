#pragma once

#include "app/table/question/bar/prompt_choices.h"

#include <QColor>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace merlon {

class WhyNot;

/// The question of the moment: who decides what, in a sentence; a hint; and beside them the choices that are not made on
/// the board.
class PromptBar final : public QWidget {
    Q_OBJECT

public:
    explicit PromptBar(QWidget *parent = nullptr);

    /// What stands below a question, in the language spoken. Each may be empty.
    struct Below {
        QString hint;      ///< what to do, or what is going on; it comes first
        QString reason {}; ///< why it is asked now; quieter
        QString rule {};   ///< the number of the rule behind it, opened by a sign at the end
    };
    /// `title`: the question.
    void showQuestion(const QString &title, const Below &below);
    /// While somebody else tells what to do, a lesson: what the question says of it is not shown.
    void setGuided(bool guided);
    bool isGuided() const { return m_isGuided; }
    /// Above the question: who chooses, where several persons do; empty: nothing.
    void showPlayer(const QString &player);
    /// What is not possible and why, as rich text with links such as `rule:S2-6.1`, behind a button; empty: none.
    void showImpossible(const QStringList &refusals);
    /// A button that takes the last pick back, if there is one; `text` empty: none.
    void showBack(const QString &text);
    /// A button with which the one who is asked comes to the screen; `text` empty: none.
    void showSeat(const QString &text);
    /// A button that begins a game at the moment that is looked at; `text` empty: none.
    void showPlayOn(const QString &text);
    /// Puts a tool between the question and the choices. It has room while it is shown.
    void addTool(QWidget *tool);
    /// Puts the hand of a game between the question and the choices, with more height from now on; null: takes it away.
    void showHand(QWidget *hand);
    /// The widget from which Tab leads to the choices.
    void setTabPredecessor(QWidget *previous);
    /// Instead of the hint, for a while: why something is not possible, or what something is.
    void showRemark(const QString &remark);
    /// What came with the question is said again.
    void endRemark();
    /// In a low window it is lower.
    void fitWindow(int height);
    /// Tells assistive technology that the question, or what is said about it, has changed.
    void announce();
    void setColour(const QColor &colour);
    PromptChoices &choices() { return *m_choices; }
    const QString &title() const { return m_title; }
    /// Or the remark that is shown instead of it.
    const QString &hint() const { return m_hint; }
    const QString &reason() const { return m_below.reason; }
    const QString &player() const { return m_player; }

Q_SIGNALS:
    void backWanted();
    void seatWanted();
    /// The number of a rule that somebody wants to read.
    void ruleWanted(const QString &rule);
    void playOnWanted();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void prepareParts();
    void layOut();
    void connectParts();
    QString written(double scale) const;
    QString toldBelow() const;
    bool isUsual() const { return m_hint == m_below.hint; }
    QString description() const;
    void write();
    void fitTitle();
    void fitHeight();
    void shareWidth();
    void showNote(const QString &note);

    QString m_player;
    QString m_title;
    QString m_hint;
    Below m_below;  ///< what came with the question
    QString m_note; ///< of the choice that is pointed at; instead of the hint
    int m_heightOfWindow = QWIDGETSIZE_MAX;
    bool m_isGuided = false;
    bool m_hasHand = false;
    bool m_namesPlayers = false; ///< there is a line for who chooses
    double m_titleScale = 1;     ///< of the letters of the title, to those of the rest
    QColor m_colour {Qt::black};
    QLabel *m_text;
    QScrollArea *m_textArea;
    QPushButton *m_back;
    WhyNot *m_whyNot;
    QPushButton *m_seat;
    QPushButton *m_playOn;
    PromptChoices *m_choices;
    QHBoxLayout *m_row;
    std::vector<QWidget *> m_tools;
};

} // namespace merlon
