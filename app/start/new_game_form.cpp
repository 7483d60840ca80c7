#include "app/start/new_game_form.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/words/game_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

NewGameForm::NewGameForm(const Appearance &appearance, const std::vector<const Game *> &games)
    : m_title(new QLabel)
    , m_gameLabel(new QLabel)
    , m_game(new QComboBox)
    , m_boards(new BoardList(appearance))
    , m_seats(new SeatList(appearance))
    , m_options(new OptionList)
    , m_seedLabel(new QLabel)
    , m_seed(new QLineEdit)
    , m_takeBacks(new QCheckBox)
    , m_roll(new QPushButton)
    , m_begin(new QPushButton)
{
    build();
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewGameForm::showGame);
    connect(m_options, &OptionList::changed, this, &NewGameForm::fillSeats);
    connect(m_boards, &BoardList::changed, this, [this] {
        m_begin->setEnabled(m_boards->chosen());
        fillSeats();
    });
    connect(m_boards, &BoardList::activated, this, &NewGameForm::wanted);
    connect(m_seats, &SeatList::changed, this, &NewGameForm::followPersons);
    connect(m_takeBacks, &QCheckBox::clicked, this, [this](bool allowed) {
        (isAlone() ? m_wishedTakeBacks.alone : m_wishedTakeBacks.together) = allowed;
    });
    connect(m_roll, &QPushButton::clicked, this, &NewGameForm::rollSeed);
    connect(m_begin, &QPushButton::clicked, this, &NewGameForm::wanted);
    rollSeed();
    for (const Game *game : games)
        m_game->addItem(QString(), QString::fromStdString(game->key()));
    retranslate();
}

void NewGameForm::build()
{
    followTextSize(this, [this] { m_title->setFont(titleFont(font(), 1.5)); });
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(u"\\d{1,18}"_s), m_seed));
    m_begin->setProperty("primary", true);
    m_begin->setDefault(true);
    m_begin->setObjectName(u"begin"_s);
    m_takeBacks->setObjectName(u"take-backs"_s);
    m_game->setObjectName(u"game"_s);
    m_game->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_gameLabel->setBuddy(m_game);
    m_seedLabel->setBuddy(m_seed);
    const int line = fontMetrics().height();
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_gameLabel);
    head->addWidget(m_game);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(2 * line);
    middle->addWidget(m_seats, 9);
    middle->addWidget(m_options, 7);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_seedLabel);
    foot->addWidget(m_seed);
    foot->addWidget(m_roll);
    foot->addSpacing(line);
    foot->addWidget(m_takeBacks);
    foot->addStretch();
    foot->addWidget(m_begin);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_boards, 10);
    column->addSpacing(line / 2);
    column->addLayout(middle);
    column->addStretch(1);
    column->addLayout(foot);
}

const Game *NewGameForm::game() const
{
    return findGame(m_game->currentData().toString().toStdString());
}

void NewGameForm::showGame()
{
    m_boards->setGame(game());
    m_begin->setEnabled(m_boards->chosen());
    m_options->setGame(game());
    fillSeats();
}

/// Options and board decide which seats there are.
void NewGameForm::fillSeats()
{
    const FoundBoard *found = m_boards->chosen() ? m_boards->chosen() : m_boards->anyPlayable();
    m_options->setBoard(found ? &found->board : nullptr);
    if (!found)
        return m_seats->setSeats({});
    if (const auto setup = game()->open(found->board, m_options->options()))
        m_seats->setSeats((*setup)->seats());
    orderFields();
    followPersons();
}

/// One person at most: the others are computers, whom nothing is taken from.
bool NewGameForm::isAlone() const
{
    const std::vector<Sitting> sittings = m_seats->sittings();
    return std::ranges::count_if(sittings, &Sitting::isPerson) <= 1;
}

/// As it was wished for games like this.
void NewGameForm::followPersons()
{
    m_options->setScreenShared(!isAlone());
    m_takeBacks->setChecked(isAlone() ? m_wishedTakeBacks.alone : m_wishedTakeBacks.together);
}

/// The keyboard goes through the form as the eye does, also to fields that have just been made.
void NewGameForm::orderFields()
{
    QWidget *before = m_game;
    const QList<QWidget *> fields = QList<QWidget *> {m_boards->field()} + m_seats->fields()
        + m_options->fields() + QList<QWidget *> {m_seed, m_roll, m_takeBacks, m_begin};
    for (QWidget *field : fields) {
        setTabOrder(before, field);
        before = field;
    }
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
    const FoundBoard *found = m_boards->chosen();
    return {game(),
            found ? found->name : std::string(),
            m_options->options(),
            m_seats->sittings(),
            m_seed->text().toULongLong(),
            m_takeBacks->isChecked()};
}

void NewGameForm::recall(const StartMemory &memory)
{
    m_boards->recall(memory.boards);
    m_options->recall(memory.options);
    m_seats->recall(memory.sittings);
    m_wishedTakeBacks = memory.takeBacks;
    const int row = m_game->findData(QString::fromStdString(memory.game));
    const QSignalBlocker quiet(m_game);
    m_game->setCurrentIndex(row < 0 ? 0 : row);
    showGame();
}

StartMemory NewGameForm::memory() const
{
    return {game() ? game()->key() : std::string(), m_boards->remembered(), m_options->remembered(),
            m_seats->remembered(), m_wishedTakeBacks};
}

void NewGameForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NewGameForm::retranslate()
{
    m_title->setText(tr("New game"));
    m_gameLabel->setText(tr("Ga&me:"));
    for (int i = 0; i < m_game->count(); ++i)
        m_game->setItemText(i, titleOf(m_game->itemData(i).toString().toStdString()));
    m_seedLabel->setText(tr("&Seed:"));
    m_seed->setToolTip(
        tr("The same seed always gives the same cards and draws – useful for a rematch on equal terms."));
    m_takeBacks->setText(tr("Allow &free undo"));
    m_takeBacks->setToolTip(
        richText(tr("You can undo even after a random draw, after something hidden has been revealed, or "
                    "after another player has chosen. When off, undo stops there.")));
    m_roll->setText(tr("New s&eed"));
    m_roll->setToolTip(tr("Chooses a new seed."));
    m_begin->setText(tr("&Start"));
}

} // namespace merlon
