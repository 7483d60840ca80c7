#include "app/start/new_game_form.h"

#include "app/games/game_face.h"
#include "app/table/widgets/lettering.h"
#include "app/widgets/message_bar.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/canvas/board_view.h"
#include "core/players/players.h"

#include <QComboBox>
#include <QEvent>
#include <QFontMetrics>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr QSize kThumbnail {330, 290};

QString kindName(const QString &kind)
{
    if (kind == QLatin1String(kPerson))
        return NewGameForm::tr("A person");
    if (kind == u"heuristic"_s)
        //: A computer player.
        return NewGameForm::tr("Computer, by rules of thumb");
    if (kind == u"random"_s)
        //: A computer player.
        return NewGameForm::tr("Computer, at random");
    return kind;
}

QString nameOfSeat(const std::string &key)
{
    QString name = QString::fromStdString(nameOf(Word {key}, spoken()));
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

/// The seats of a game do not depend on the board.
std::vector<std::string> seatsOf(const Game &game, const std::vector<FoundBoard> &boards)
{
    std::vector<std::string> keys;
    if (boards.empty())
        return keys;
    if (const auto setup = game.open(boards.front().board, {})) {
        for (const SeatInfo &seat : (*setup)->seats())
            keys.push_back(seat.key);
    }
    return keys;
}

QPixmap thumbnailOf(const Board &board, const Appearance &appearance, double ratio)
{
    canvas::BoardView view(appearance.art());
    view.resize(kThumbnail * 2);
    view.setBoard(board);
    view.fit();
    QPixmap picture = view.grab();
    picture = picture.scaled(kThumbnail * ratio, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

/// A picture that gets a frame when it is selected; by itself a list tints it.
QIcon framed(const QPixmap &picture, const QColor &frame)
{
    QPixmap selected = picture;
    QPainter painter(&selected);
    const double width = 4;
    painter.setPen(QPen(frame, width));
    const QSizeF size = picture.deviceIndependentSize();
    painter.drawRect(QRectF({}, size).adjusted(width / 2, width / 2, -width / 2, -width / 2));
    painter.end();
    QIcon icon(picture);
    icon.addPixmap(selected, QIcon::Selected);
    return icon;
}

} // namespace

NewGameForm::NewGameForm(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_title(new QLabel)
    , m_gameLabel(new QLabel)
    , m_game(new QComboBox)
    , m_boardLabel(new QLabel)
    , m_boards(new QListWidget)
    , m_troubles(new MessageBar)
    , m_description(new QLabel)
    , m_grid(new QGridLayout)
    , m_seatsLabel(new QLabel)
    , m_seedLabel(new QLabel)
    , m_seed(new QLineEdit)
    , m_roll(new QPushButton)
    , m_begin(new QPushButton)
{
    m_title->setFont(titleFont(font(), 1.5));
    m_boards->setViewMode(QListView::IconMode);
    m_boards->setIconSize(kThumbnail);
    m_boards->setResizeMode(QListView::Adjust);
    m_boards->setMovement(QListView::Static);
    m_boards->setUniformItemSizes(true);
    m_boards->setSpacing(6);
    m_boards->setWordWrap(true);
    m_boards->setMinimumHeight(kThumbnail.height() + 3 * fontMetrics().height());
    m_description->setWordWrap(true);
    m_description->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_description->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(u"\\d{1,18}"_s), m_seed));
    m_begin->setProperty("primary", true);
    m_begin->setDefault(true);

    m_gameLabel->setBuddy(m_game);
    m_boardLabel->setBuddy(m_boards);
    m_seedLabel->setBuddy(m_seed);
    auto *gameRow = new QHBoxLayout;
    gameRow->addWidget(m_gameLabel);
    gameRow->addWidget(m_game);
    gameRow->addStretch();
    auto *seedRow = new QHBoxLayout;
    seedRow->addWidget(m_seedLabel);
    seedRow->addWidget(m_seed);
    seedRow->addWidget(m_roll);
    seedRow->addStretch();
    seedRow->addWidget(m_begin);
    m_grid->setColumnStretch(2, 1);

    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addLayout(gameRow);
    column->addWidget(m_boardLabel);
    column->addWidget(m_boards, 1);
    column->addWidget(m_description);
    column->addWidget(m_troubles);
    column->addWidget(m_seatsLabel);
    column->addLayout(m_grid);
    column->addSpacing(fontMetrics().height() / 2);
    column->addLayout(seedRow);

    connect(m_game, &QComboBox::currentIndexChanged, this, [this] {
        fillBoards();
        fillSeats();
    });
    connect(m_boards, &QListWidget::currentRowChanged, this, [this](int row) {
        const bool valid = row >= 0 && row < static_cast<int>(m_shelf.boards.size());
        m_description->setText(valid ? nameIn(infoAt(row).descriptions, {}) : QString());
        m_begin->setEnabled(valid);
    });
    connect(m_boards, &QListWidget::itemActivated, this, &NewGameForm::wanted);
    connect(m_roll, &QPushButton::clicked, this, &NewGameForm::rollSeed);
    connect(m_begin, &QPushButton::clicked, this, &NewGameForm::wanted);
    connect(&appearance, &Appearance::changed, this, [this] {
        if (m_isDrawn)
            drawBoards();
    });
    rollSeed();
    fillGames();
    retranslate();
}

const Game *NewGameForm::game() const
{
    return findGame(m_game->currentData().toString().toStdString());
}

void NewGameForm::fillGames()
{
    for (const Game *game : allGames()) {
        if (hasOwnFace(*game)) // others can be played at the terminal
            m_game->addItem(QString(), QString::fromStdString(game->key()));
    }
}

void NewGameForm::fillBoards()
{
    m_boards->clear();
    m_shelf = game() ? boardsFor(*game()) : BoardShelf();
    int usual = 0;
    for (int i = 0; i < static_cast<int>(m_shelf.boards.size()); ++i) {
        QPixmap blank(kThumbnail);
        blank.fill(m_appearance.theme().parchment);
        m_boards->addItem(new QListWidgetItem(QIcon(blank), nameIn(infoAt(i).names, infoAt(i).key)));
        if (m_shelf.boards[static_cast<std::size_t>(i)].name == game()->defaultBoard())
            usual = i;
    }
    m_boards->setCurrentRow(usual);
    if (m_isDrawn)
        drawBoards();
    tellTroubles();
}

const BoardInfo &NewGameForm::infoAt(int row) const
{
    return m_shelf.boards[static_cast<std::size_t>(row)].board.info();
}

/// Which boards are left out, and why.
void NewGameForm::tellTroubles()
{
    constexpr qsizetype kFew = 3;
    const auto count = static_cast<qsizetype>(m_shelf.troubles.size());
    if (count == 0)
        return m_troubles->hide();
    QStringList lines {
        tr("%n board(s) cannot be played and are left out:", nullptr, static_cast<int>(count))};
    for (qsizetype i = 0; i < qMin(count, kFew); ++i)
        lines << say(m_shelf.troubles[static_cast<std::size_t>(i)]);
    if (count > kFew)
        lines << tr("… and %n more", nullptr, static_cast<int>(count - kFew));
    m_troubles->show(lines.join(u'\n'));
}

void NewGameForm::fillSeats()
{
    for (const SeatRow &row : m_seats) {
        delete row.label;
        delete row.kind;
        delete row.name;
    }
    m_seats.clear();
    const std::vector<std::string> keys =
        game() ? seatsOf(*game(), m_shelf.boards) : std::vector<std::string>();
    for (std::size_t seat = 0; seat < keys.size(); ++seat) {
        const SeatRow row {new QLabel, new QComboBox, new QLineEdit};
        row.label->setProperty("seat", QString::fromStdString(keys[seat]));
        row.label->setBuddy(row.kind);
        row.kind->addItem(QString(), QString::fromLatin1(kPerson));
        for (const std::string_view kind : playerKinds())
            row.kind->addItem(QString(), QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())));
        row.kind->setCurrentIndex(seat == 0 ? 0 : row.kind->findData(u"heuristic"_s));
        const int line = static_cast<int>(seat);
        row.kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        m_grid->addWidget(row.label, line, 0);
        m_grid->addWidget(row.kind, line, 1);
        m_grid->addWidget(row.name, line, 2);
        m_seats.push_back(row);
    }
    retranslate();
}

void NewGameForm::drawBoards()
{
    m_isDrawn = true;
    for (int i = 0; i < m_boards->count(); ++i)
        m_boards->item(i)->setIcon(framed(
            thumbnailOf(m_shelf.boards[static_cast<std::size_t>(i)].board, m_appearance, devicePixelRatioF()),
            palette().color(QPalette::Highlight)));
}

void NewGameForm::focusBegin()
{
    m_begin->setFocus(Qt::OtherFocusReason);
}

void NewGameForm::rollSeed()
{
    m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 1'000'000)));
}

NewGame NewGameForm::choice() const
{
    NewGame wish;
    wish.game = game();
    const int row = m_boards->currentRow();
    if (row >= 0 && row < static_cast<int>(m_shelf.boards.size()))
        wish.board = m_shelf.boards[static_cast<std::size_t>(row)].name;
    for (const SeatRow &seat : m_seats)
        wish.sittings.push_back({seat.kind->currentData().toString(), seat.name->text().trimmed()});
    wish.seed = m_seed->text().toULongLong();
    return wish;
}

void NewGameForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NewGameForm::retranslate()
{
    m_title->setText(tr("A new game"));
    m_gameLabel->setText(tr("Ga&me:"));
    for (int i = 0; i < m_game->count(); ++i)
        m_game->setItemText(i, nameOfSeat(m_game->itemData(i).toString().toStdString()));
    m_boardLabel->setText(tr("&Board:"));
    m_boards->setAccessibleName(tr("Boards"));
    for (int i = 0; i < m_boards->count(); ++i)
        m_boards->item(i)->setText(nameIn(infoAt(i).names, infoAt(i).key));
    if (const int row = m_boards->currentRow(); row >= 0)
        m_description->setText(nameIn(infoAt(row).descriptions, {}));
    tellTroubles();
    m_seatsLabel->setText(tr("Who sits where:"));
    for (const SeatRow &row : m_seats) {
        row.label->setText(nameOfSeat(row.label->property("seat").toString().toStdString()));
        for (int i = 0; i < row.kind->count(); ++i)
            row.kind->setItemText(i, kindName(row.kind->itemData(i).toString()));
        row.name->setPlaceholderText(tr("Name, if you like"));
        row.name->setAccessibleName(tr("Name of the player: %1").arg(row.label->text()));
    }
    m_seedLabel->setText(tr("&Seed:"));
    m_seed->setToolTip(tr("The same seed deals the same cards and draws: for a second try or a fair match."));
    m_roll->setText(tr("&Another"));
    m_roll->setToolTip(tr("Another seed"));
    m_begin->setText(tr("Begi&n"));
}

} // namespace merlon
