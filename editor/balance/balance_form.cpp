#include "editor/balance/balance_form.h"

#include "app/start/seat_list.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/players/players.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kFewest = 2;
constexpr int kMost = 1'000'000;
constexpr int kUsual = 200;

/// Seats are those of the game on its own board: the one at hand may have errors.
std::vector<std::string> seatsOf(const Game &game)
{
    std::vector<std::string> seats;
    Expected<Board> board = boardNamed(game.defaultBoard());
    const auto setup = board ? game.open(std::move(*board), {}) : tl::unexpected(board.error());
    if (setup) {
        for (const SeatInfo &seat : (*setup)->seats())
            seats.push_back(seat.key);
    }
    return seats;
}

} // namespace

BalanceForm::BalanceForm(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QFormLayout(this))
    , m_game(new QComboBox)
    , m_games(new QSpinBox)
    , m_seed(new QSpinBox)
    , m_gamesLabel(new QLabel)
    , m_seedLabel(new QLabel)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setVerticalSpacing(3);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_games->setRange(kFewest, kMost);
    m_games->setSingleStep(100);
    m_games->setGroupSeparatorShown(true);
    m_games->setValue(kUsual);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    for (QWidget *field : std::initializer_list<QWidget *> {m_game, m_games, m_seed})
        field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_games->setMinimumWidth(10 * fontMetrics().averageCharWidth());
    m_seed->setMinimumWidth(8 * fontMetrics().averageCharWidth());
    auto *numbers = new QHBoxLayout;
    for (QWidget *part : std::initializer_list<QWidget *> {m_games, m_seedLabel, m_seed})
        numbers->addWidget(part);
    m_rows->addRow(new QLabel, m_game);
    m_rows->addRow(m_gamesLabel, numbers);
    connect(m_game, &QComboBox::currentIndexChanged, this, &BalanceForm::listSeats);
    retranslate();
}

void BalanceForm::showGamesOf(const Board &board)
{
    QStringList keys;
    for (const std::string &key : board.info().games) {
        if (findGame(key))
            keys << QString::fromStdString(key);
    }
    QStringList shown;
    for (int i = 0; i < m_game->count(); ++i)
        shown << m_game->itemData(i).toString();
    if (keys == shown)
        return;
    const QString before = m_game->currentData().toString();
    m_game->clear();
    for (const QString &key : keys)
        m_game->addItem(merlon::titleOf(key.toStdString()), key);
    m_game->setEnabled(!keys.isEmpty());
    m_game->setCurrentIndex(std::max(keys.isEmpty() ? -1 : 0, m_game->findData(before)));
    listSeats();
}

const Game *BalanceForm::game() const
{
    return findGame(m_game->currentData().toString().toStdString());
}

/// Who sat at a seat sits there again, if the game has so many.
void BalanceForm::listSeats()
{
    const std::vector<std::string> seats = game() ? seatsOf(*game()) : std::vector<std::string>();
    if (seats == m_seats)
        return;
    m_seats = seats;
    while (m_players.size() > m_seats.size()) {
        m_rows->removeRow(m_players.back());
        m_players.pop_back();
    }
    while (m_players.size() < m_seats.size()) {
        auto *player = new QComboBox;
        for (const std::string_view kind : playerKinds())
            player->addItem(QString(), QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())));
        player->setCurrentIndex(player->findData(u"heuristic"_s));
        player->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        player->setMinimumContentsLength(12);
        m_rows->addRow(new QLabel, player);
        m_players.push_back(player);
    }
    retranslate();
}

SimulationSettings BalanceForm::settings() const
{
    SimulationSettings settings;
    settings.games = static_cast<std::uint32_t>(m_games->value());
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    for (const QComboBox *player : m_players)
        settings.players.push_back(player->currentData().toString().toStdString());
    return settings;
}

void BalanceForm::setGames(int games)
{
    m_games->setValue(games);
}

void BalanceForm::setSeed(int seed)
{
    m_seed->setValue(seed);
}

void BalanceForm::setPlayer(std::size_t seat, const QString &kind)
{
    m_players[seat]->setCurrentIndex(m_players[seat]->findData(kind));
}

void BalanceForm::retranslate()
{
    const auto name = [](QWidget *label, QWidget *field, const QString &text) {
        static_cast<QLabel *>(label)->setText(text);
        static_cast<QLabel *>(label)->setBuddy(field);
    };
    name(m_rows->labelForField(m_game), m_game, tr("&Game:"));
    //: How many games computers play.
    name(m_gamesLabel, m_games, tr("How &many:"));
    name(m_seedLabel, m_seed, tr("&Seed:"));
    m_seed->setToolTip(tr("A number that decides all draws and cards of all games."));
    for (int i = 0; i < m_game->count(); ++i)
        m_game->setItemText(i, merlon::titleOf(m_game->itemData(i).toString().toStdString()));
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        //: The label of a field: a seat, who plays it follows.
        name(m_rows->labelForField(m_players[seat]), m_players[seat],
             tr("%1:").arg(merlon::titleOf(m_seats[seat])));
        for (int i = 0; i < m_players[seat]->count(); ++i)
            m_players[seat]->setItemText(i, nameOfPlayer(m_players[seat]->itemData(i).toString()));
    }
}

void BalanceForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
