#include "app/start/shelf/shelf_page.h"

#include "app/look/text_size.h"
#include "app/start/kept/kept_games.h"
#include "app/start/shelf/first_card.h"
#include "app/start/shelf/game_card.h"
#include "app/start/shelf/my_games.h"
#include "core/games/module.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kNarrowestCard = 13.5; ///< lines
constexpr int kWidest = 100;            ///< lines: in a wider window the shelf lies in the middle
constexpr double kPictureShare = 0.22;  ///< of the height of the window

} // namespace

ShelfPage::ShelfPage(const Appearance &appearance, const std::vector<ShelvedLesson> &lessons, QWidget *parent)
    : QWidget(parent)
    , m_lessons(lessons)
    , m_first(new FirstCard(appearance))
    , m_grid(new QGridLayout)
    , m_myGames(new MyGames(appearance))
{
    for (const Game *game : allGames()) {
        const bool hasLessons = std::ranges::any_of(lessons, [game](const ShelvedLesson &shelved) {
            return shelved.lesson.start.game == game->key();
        });
        auto *card = new GameCard(appearance, *game, hasLessons);
        m_cards.push_back(card);
        connect(card, &GameCard::playWanted, this, &ShelfPage::playWanted);
        connect(card, &GameCard::learnWanted, this, &ShelfPage::learnWanted);
    }
    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_first);
    column->addLayout(m_grid);
    column->addWidget(m_myGames);
    column->addStretch(1);
    auto *row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addWidget(inside, 1000);
    row->addStretch(1);
    followTextSize(this, [this, inside, column, row] {
        const int line = fontMetrics().height();
        inside->setMaximumWidth(kWidest * line);
        row->setContentsMargins(line * 3 / 2, line * 3 / 4, line * 3 / 2, line * 3 / 4);
        column->setSpacing(line * 3 / 4);
        m_grid->setSpacing(line * 3 / 4);
        m_columns = 0;
        arrange();
    });
    connect(m_first, &FirstCard::continueWanted, this, &ShelfPage::keptGameWanted);
    connect(m_first, &FirstCard::deleteWanted, this, &ShelfPage::deleteWanted);
    connect(m_first, &FirstCard::playWanted, this, &ShelfPage::playWanted);
    connect(m_first, &FirstCard::learnWanted, this, &ShelfPage::learnWanted);
    connect(m_myGames, &MyGames::gameWanted, this, &ShelfPage::keptGameWanted);
    connect(m_myGames, &MyGames::deleteWanted, this, &ShelfPage::deleteWanted);
    connect(m_myGames, &MyGames::fileWanted, this, &ShelfPage::fileWanted);
    showFirst();
}

void ShelfPage::follow(KeptGames &games)
{
    m_games = &games;
    connect(&games, &KeptGames::changed, this, &ShelfPage::showFirst);
    m_myGames->follow(games);
    showFirst();
}

/// The game that was played last, or the one with which the catalogue begins.
void ShelfPage::showFirst()
{
    const std::span<const KeptGame> games = m_games ? m_games->games() : std::span<const KeptGame>();
    const auto running =
        std::ranges::find_if(games, [](const KeptGame &game) { return game.position && game.isRunning(); });
    m_goesOn = running != games.end();
    if (m_goesOn)
        m_first->showContinue(*running);
    m_myGames->setFirst(m_goesOn ? running->file : std::filesystem::path());
    lookAgain();
}

void ShelfPage::lookAgain()
{
    if (m_goesOn || allGames().empty())
        return;
    const Game &game = *allGames().front();
    const auto isOfGame = [&](const ShelvedLesson &shelved) {
        return shelved.lesson.start.game == game.key();
    };
    const auto isDone = [](const ShelvedLesson &shelved) { return progressOf(shelved.lesson).isDone; };
    const bool learnsFirst = std::ranges::any_of(m_lessons, isOfGame)
        && std::ranges::none_of(m_lessons,
                                [&](const ShelvedLesson &one) { return isOfGame(one) && isDone(one); });
    m_first->showStart(game, learnsFirst);
}

void ShelfPage::focusFirst()
{
    m_first->focusFirst();
}

void ShelfPage::setRoom(int height)
{
    m_room = height;
    arrange();
}

void ShelfPage::resizeEvent(QResizeEvent *)
{
    arrange();
}

/// As many cards side by side as there is room for; their pictures are the higher, the higher the window.
void ShelfPage::arrange()
{
    const int line = fontMetrics().height();
    const int gap = m_grid->spacing();
    const int room = qMin(width() - 3 * line, kWidest * line);
    const int fitting = qMax(1, static_cast<int>((room + gap) / (kNarrowestCard * line + gap)));
    const int columns = qMin(fitting, qMax(1, static_cast<int>(m_cards.size())));
    const int high = qBound(line * 6, static_cast<int>(m_room * kPictureShare), line * 14);
    for (GameCard *card : m_cards)
        card->setPictureHeight(high);
    m_myGames->setColumns(qBound(1, static_cast<int>((room + gap) / (16.0 * line + gap)), 6));
    if (columns == m_columns)
        return;
    m_columns = columns;
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i)
        m_grid->addWidget(m_cards[static_cast<std::size_t>(i)], i / columns, i % columns);
    for (int column = 0; column < qMax(columns, m_grid->columnCount()); ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

} // namespace merlon
