#pragma once

#include "core/games/module.h"

#include <QWidget>

#include <map>
#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace merlon {

/// Which analysis of a board is wanted, by the rules of which game, and what it has to know besides.
class AnalysisForm final : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisForm(QWidget *parent = nullptr);

    /// Offers the analyses of the games that a board is meant for; null: of none. What was chosen stays so if it can.
    void offerFor(const Board *board);
    /// By its key; none if it is unknown or empty.
    void choose(const std::string &analysis);
    /// Its key; empty: none is chosen.
    std::string analysis() const;
    /// Of the game; null if there is no game, or if it has no analyses.
    const std::shared_ptr<const Analyst> &analyst() const { return m_analyst; }
    AnalysisAnswers answers() const;
    /// By whose rules; null: there is none.
    const Game *game() const;
    /// What it is called; empty: none is chosen.
    QString title() const;
    /// What the analysis is about, or what one does here.
    QString about() const;

    QComboBox &gameChoice() { return *m_game; }
    /// The box for the answer to a question; null if it is not asked now.
    QSpinBox *answerTo(const std::string &question) const;

Q_SIGNALS:
    /// Somebody has chosen another analysis or game, or given another answer.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Asked {
        AnalysisQuestion question;
        QSpinBox *box;
    };

    void fillGames();
    void fillAnalyses();
    void ask();
    void retranslate();

    std::vector<const Game *> m_games; ///< that the board is meant for, or else all of its family
    std::shared_ptr<const Analyst> m_analyst;
    std::map<std::string, int> m_answers; ///< the last ones, by question
    std::vector<Asked> m_asked;
    QComboBox *m_analysis;
    QComboBox *m_game;
    QFormLayout *m_questions;
};

} // namespace merlon
