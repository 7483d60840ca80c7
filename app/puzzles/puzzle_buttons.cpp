#include "app/puzzles/puzzle_buttons.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/puzzles/puzzle.h"
#include "app/words/game_words.h"
#include "app/words/goal_words.h"
#include "app/words/resources.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

PuzzleButtons::PuzzleButtons(std::vector<ShelvedScenario> puzzles, QWidget *parent)
    : QWidget(parent)
    , m_puzzles(std::move(puzzles))
    , m_title(new QLabel)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    for (std::size_t i = 0; i < m_puzzles.size(); ++i) {
        auto *button = new QPushButton;
        button->setAutoDefault(true); // Return presses it
        button->setObjectName(u"puzzle-"_s + QString::fromStdString(m_puzzles[i].scenario.key));
        m_buttons.push_back(button);
        column->addWidget(button, 0, Qt::AlignLeft);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT wanted(m_puzzles[i].file); });
    }
    followTextSize(this, [this] { m_title->setFont(titleFont(font(), 1.3)); });
    lookAgain();
}

void PuzzleButtons::showOnly(const std::string &game)
{
    bool isAny = false;
    for (std::size_t i = 0; i < m_puzzles.size(); ++i) {
        const bool isShown = game.empty() || m_puzzles[i].scenario.game == game;
        m_buttons[i]->setVisible(isShown);
        isAny = isAny || isShown;
    }
    setVisible(isAny);
}

void PuzzleButtons::lookAgain()
{
    //: The title of a list of puzzles.
    m_title->setText(tr("Puzzles"));
    for (std::size_t i = 0; i < m_puzzles.size(); ++i) {
        const Scenario &scenario = m_puzzles[i].scenario;
        const QString name = nameIn(scenario.names, scenario.key);
        const QString game = titleOf(scenario.game);
        const QString seat = titleOf(scenario.goal->seat);
        //: A puzzle in a list. %1: its name, %2: the game, %3: the role that one plays.
        const QString open = tr("%1 (%2, %3)").arg(name, game, seat);
        //: A puzzle in a list that has been solved. %1: its name, %2: the game, %3: the role that one plays.
        const QString solved = tr("%1 (%2, %3): solved").arg(name, game, seat);
        QString text = isSolved(scenario) ? solved : open;
        m_buttons[i]->setText(text.replace(u'&', u"&&"_s));
        m_buttons[i]->setToolTip(taskOf(*scenario.goal));
        m_buttons[i]->setAccessibleDescription(taskOf(*scenario.goal));
    }
}

void PuzzleButtons::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        lookAgain();
    QWidget::changeEvent(event);
}

} // namespace merlon
