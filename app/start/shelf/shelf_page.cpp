#include "app/start/shelf/shelf_page.h"

#include "app/look/text_size.h"
#include "app/start/campaigns/campaign_list.h"
#include "app/start/kept/kept_games.h"
#include "app/start/shelf/first_card.h"
#include "app/start/shelf/game_card.h"
#include "app/start/shelf/my_games.h"
#include "core/games/module.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kNarrowestCard = 13.5; ///< lines
constexpr int kWidestShelf = 150;       ///< lines: in a wider window the shelf lies in the middle
constexpr int kMostTiles = 8;           ///< side by side
constexpr int kMostRows = 4;            ///< of tiles
constexpr int kLinesForRow = 28;        ///< of the height of the window
constexpr double kPictureShare = 0.22;  ///< of the height of the window
constexpr double kFirstShare = 0.12;    ///< the same, of the picture of the first card
constexpr double kPictureShape = 0.6;   ///< no picture is higher, by its width
constexpr int kHighestPicture = 28;     ///< lines

} // namespace

ShelfPage::ShelfPage(const Appearance &appearance, const std::vector<ShelvedLesson> &lessons, QWidget *parent)
    : QWidget(parent)
    , m_lessons(lessons)
    , m_first(new FirstCard(appearance))
    , m_grid(new QGridLayout)
    , m_campaigns(new CampaignList(appearance))
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
    column->addWidget(m_campaigns);
    column->addWidget(m_myGames);
    column->addStretch(1);
    auto *row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addWidget(inside, 1000);
    row->addStretch(1);
    followTextSize(this, [this, inside, column, row] {
        const int line = fontMetrics().height();
        inside->setMaximumWidth(kWidestShelf * line);
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

/// What lies beside the pictures may have another height now.
bool ShelfPage::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void ShelfPage::resizeEvent(QResizeEvent *)
{
    arrange();
}

/// The pictures of the cards take what the window has left, but never less than their share of it. `wide`: a card.
int ShelfPage::pictureHeight(int wide, int columns) const
{
    const int line = fontMetrics().height();
    const int rows = (static_cast<int>(m_cards.size()) + columns - 1) / columns;
    const int gap = m_grid->spacing();
    int beside = m_first->heightForWidth(columns * (wide + gap) - gap) + m_myGames->sizeHint().height();
    if (!m_campaigns->isHidden())
        beside += m_campaigns->sizeHint().height() + gap;
    beside += 2 * gap + (rows - 1) * gap + 3 * line / 2; // the last: above and below
    for (int row = 0; row < rows; ++row)
        beside += m_cards[static_cast<std::size_t>(row * columns)]->textHeight(wide);
    const int share = static_cast<int>(m_room * kPictureShare);
    const int most = qMin(kHighestPicture * line, static_cast<int>(wide * kPictureShape));
    return qMax(6 * line, qMin(most, qMax(share, (m_room - beside) / rows - 1)));
}

/// As many cards side by side as there is room for; their pictures are the higher, the higher the window.
void ShelfPage::arrange()
{
    const int line = fontMetrics().height();
    const int gap = m_grid->spacing();
    const int room = qMin(width() - 3 * line, kWidestShelf * line);
    double narrowest = kNarrowestCard * line;
    for (const GameCard *card : m_cards)
        narrowest = qMax(narrowest, static_cast<double>(card->minimumSizeHint().width()));
    const int fitting = qMax(1, static_cast<int>((room + gap) / (narrowest + gap)));
    const int columns = qMin(fitting, qMax(1, static_cast<int>(m_cards.size())));
    if (m_cards.empty())
        return;
    m_first->setPictureHeight(qBound(line * 13 / 2, static_cast<int>(m_room * kFirstShare), line * 12));
    const int high = pictureHeight(qMax(1, (room + gap) / columns - gap), columns);
    for (GameCard *card : m_cards)
        card->setPictureHeight(high);
    m_myGames->setShape(qBound(1, static_cast<int>((room + gap) / (16.0 * line + gap)), kMostTiles),
                        qBound(2, m_room / (kLinesForRow * line), kMostRows));
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
