#include "editor/balance/balance_form.h"

#include "app/start/seat_list.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/games/module.h"
#include "core/players/players.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kFewest = 2;
constexpr int kMost = 1'000'000;
constexpr int kUsual = 200;

/// Seats are those of the game on its own board while the one at hand has errors.
std::vector<std::string> seatsOf(const Game &game, const Board &board, const Options &options)
{
    std::vector<std::string> seats;
    auto setup = game.open(board, options);
    if (!setup) {
        Expected<Board> own = boardNamed(game.defaultBoard());
        setup = own ? game.open(std::move(*own), options) : tl::unexpected(own.error());
    }
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
    , m_options(new OptionList)
    , m_fixed(new QLabel)
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
    m_rows->addRow(m_options);
    m_rows->addRow(m_fixed);
    m_options->becomeNarrow();
    m_options->hide();
    m_fixed->setWordWrap(true);
    m_fixed->setTextFormat(Qt::PlainText);
    m_fixed->hide();
    connect(m_game, &QComboBox::currentIndexChanged, this, &BalanceForm::showGame);
    connect(m_options, &OptionList::changed, this, &BalanceForm::listSeats);
    retranslate();
}

void BalanceForm::showGamesOf(const Board &board)
{
    QStringList keys;
    for (const std::string &key : board.info().games) {
        if (findGame(key))
            keys << QString::fromStdString(key);
    }
    m_options->setEnabled(true);
    m_fixed->hide();
    m_board = board;
    fillGames(keys);
    m_options->setBoard(&m_board);
    listSeats();
}

void BalanceForm::showScenario(const Game &game, const Board &board, const Options &options)
{
    m_board = board;
    OptionList::ByGame remembered = m_options->remembered();
    remembered[game.key()] = options;
    m_options->setBoard(nullptr);
    m_options->recall(std::move(remembered));
    m_options->setEnabled(false);
    m_fixed->setVisible(!game.options().empty());
    m_game->clear(); // the options are others
    fillGames({QString::fromStdString(game.key())});
}

void BalanceForm::fillGames(const QStringList &keys)
{
    QStringList shown;
    for (int i = 0; i < m_game->count(); ++i)
        shown << m_game->itemData(i).toString();
    if (keys == shown)
        return;
    const QSignalBlocker quiet(m_game);
    m_game->clear();
    for (const QString &key : keys)
        m_game->addItem(merlon::titleOf(key.toStdString()), key);
    m_game->setEnabled(!keys.isEmpty());
    m_game->setCurrentIndex(
        std::max(keys.isEmpty() ? -1 : 0, m_game->findData(QString::fromStdString(m_wishedGame))));
    showGame();
}

void BalanceForm::showGame()
{
    if (game())
        m_wishedGame = game()->key();
    m_options->setGame(game());
    listSeats();
}

const Game *BalanceForm::game() const
{
    return findGame(m_game->currentData().toString().toStdString());
}

Options BalanceForm::options() const
{
    return m_options->options();
}

BalanceForm::Memory BalanceForm::memory() const
{
    return {m_wishedGame, m_options->remembered(), m_wished};
}

void BalanceForm::recall(const Memory &memory)
{
    m_wishedGame = memory.game;
    m_wished = memory.players;
    m_options->recall(memory.options);
    const QSignalBlocker quiet(m_game);
    m_game->clear(); // whatever comes is shown anew
    m_options->setGame(nullptr);
    m_seats.clear();
    listSeats();
}

void BalanceForm::suggest(const Players &players)
{
    for (const auto &[seat, kind] : players) {
        if (!makePlayer(kind))
            continue;
        m_wished[seat] = kind;
        const auto found = std::ranges::find(m_seats, seat);
        if (found != m_seats.end())
            setPlayer(static_cast<std::size_t>(found - m_seats.begin()), QString::fromStdString(kind));
    }
}

/// Who sat at a seat sits there again, if the game has it.
void BalanceForm::listSeats()
{
    const std::vector<std::string> seats =
        game() ? seatsOf(*game(), m_board, options()) : std::vector<std::string>();
    if (seats == m_seats && seats.size() == m_players.size())
        return;
    m_seats = seats;
    for (QComboBox *player : m_players)
        m_rows->removeRow(player);
    m_players.clear();
    for (const std::string &seat : m_seats) {
        m_players.push_back(makePlayerField(seat));
        m_rows->addRow(new QLabel, m_players.back());
    }
    retranslate();
}

QComboBox *BalanceForm::makePlayerField(const std::string &seat)
{
    auto *player = new QComboBox;
    for (const std::string_view kind : playerKinds())
        player->addItem(QString(), QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())));
    const auto wished = m_wished.find(seat);
    player->setCurrentIndex(
        player->findData(wished == m_wished.end() ? u"heuristic"_s : QString::fromStdString(wished->second)));
    player->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    player->setMinimumContentsLength(12);
    connect(player, &QComboBox::currentIndexChanged, this,
            [this, player, seat] { m_wished[seat] = player->currentData().toString().toStdString(); });
    return player;
}

SimulationSettings BalanceForm::settings() const
{
    SimulationSettings settings;
    settings.games = static_cast<std::uint32_t>(m_games->value());
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    for (const QComboBox *player : m_players)
        settings.players.push_back(player->currentData().toString().toStdString());
    if (game())
        settings.gauges = gaugesBesideTableau(*game());
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

void BalanceForm::setGame(const std::string &key)
{
    m_game->setCurrentIndex(m_game->findData(QString::fromStdString(key)));
}

void BalanceForm::setOptions(const Options &options)
{
    if (!game())
        return;
    OptionList::ByGame remembered = m_options->remembered();
    remembered[game()->key()] = options;
    m_options->recall(std::move(remembered));
    showGame();
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
    name(m_gamesLabel, m_games, tr("&Number of games:"));
    name(m_seedLabel, m_seed, tr("&Seed:"));
    m_seed->setToolTip(tr("Seed for all random draws of all games."));
    m_fixed->setText(tr("The options are those of the scenario."));
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
