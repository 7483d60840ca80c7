#include "app/start/shelf/learn_page.h"

#include "app/lessons/learn_cards.h"
#include "app/look/appearance.h"
#include "app/look/text_size.h"
#include "app/puzzles/puzzle_buttons.h"
#include "app/start/shelf/page_head.h"
#include "app/start/shelf/picture_frame.h"
#include "app/start/shelf/scenario_buttons.h"
#include "app/widgets/vignette.h"
#include "app/words/game_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

LearnPage::LearnPage(const Appearance &appearance, const std::vector<ShelvedLesson> &lessons,
                     const ScenarioShelf &scenarios, QWidget *parent)
    : QWidget(parent)
    , m_head(new PageHead(appearance))
    , m_picture(new PictureFrame(appearance))
    , m_hint(new QLabel)
    , m_cards(new LearnCards(appearance, lessons))
    , m_puzzles(new PuzzleButtons(scenarios.puzzles))
    , m_scenarios(new ScenarioButtons(scenarios.others))
    , m_rules(new QPushButton)
{
    m_hint->setWordWrap(true);
    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_head);
    column->addWidget(m_picture);
    column->addWidget(m_hint);
    column->addWidget(m_cards);
    column->addWidget(m_puzzles);
    column->addWidget(m_scenarios);
    column->addWidget(m_rules, 0, Qt::AlignLeft);
    column->addStretch();
    auto *row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addWidget(inside, 1000);
    row->addStretch(1);
    followTextSize(this, [this, inside, column, row] {
        constexpr int kWidest = 60; // lines
        const int line = fontMetrics().height();
        inside->setMaximumWidth(kWidest * line);
        m_picture->setFixedHeight(14 * line);
        row->setContentsMargins(line * 3 / 2, line * 3 / 4, line * 3 / 2, line * 3 / 4);
        column->setSpacing(line);
    });
    connect(m_head, &PageHead::backWanted, this, &LearnPage::backWanted);
    connect(m_cards, &LearnCards::lessonWanted, this, &LearnPage::lessonWanted);
    connect(m_puzzles, &PuzzleButtons::wanted, this, &LearnPage::scenarioWanted);
    connect(m_scenarios, &ScenarioButtons::wanted, this, &LearnPage::scenarioWanted);
    connect(m_rules, &QPushButton::clicked, this, [this] {
        if (m_game)
            Q_EMIT rulesWanted(*m_game);
    });
    m_picture->setPicture([this, &appearance](QSize size, double ratio) {
        return m_game ? vignetteOf(*m_game, appearance, size, ratio) : QPixmap();
    });
    setGame(nullptr);
}

void LearnPage::setGame(const Game *game)
{
    m_game = game;
    m_picture->setVisible(game);
    m_picture->redraw();
    m_rules->setVisible(game);
    m_cards->showOnly(game ? game->key() : std::string());
    m_puzzles->showOnly(game ? game->key() : std::string());
    m_scenarios->showOnly(game ? game->key() : std::string());
    lookAgain();
    retranslate();
}

void LearnPage::lookAgain()
{
    m_cards->lookAgain();
    m_puzzles->lookAgain();
}

void LearnPage::focusFirst()
{
    m_cards->focusFirst();
}

void LearnPage::retranslate()
{
    //: The title of a page with lessons. %1: a game.
    m_head->setTitle(m_game ? tr("Learn %1").arg(titleOf(m_game->key())) : tr("Learn to play"));
    m_hint->setText(tr("Each lesson takes a few minutes and lets you play a real position, step by step."));
    //: A button: opens the rulebook of the game.
    m_rules->setText(tr("Read the &rulebook"));
}

void LearnPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
