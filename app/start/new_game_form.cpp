#include "app/start/new_game_form.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/start/shelf/game_facts.h"
#include "app/start/shelf/page_head.h"
#include "app/widgets/layout/flow_layout.h"
#include "app/words/game_words.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kLongestCampaign = 50; ///< letters

QString moreKey()
{
    return u"new-game-more"_s;
}

} // namespace

NewGameForm::NewGameForm(const Appearance &appearance)
    : m_head(new PageHead(appearance))
    , m_facts(new GameFacts(appearance, nullptr))
    , m_boards(new BoardList(appearance))
    , m_seats(new SeatList(appearance))
    , m_options(new OptionList)
    , m_more(new QPushButton)
    , m_moreFields(nullptr)
    , m_seedLabel(new QLabel)
    , m_seed(new QLineEdit)
    , m_takeBacks(new QCheckBox)
    , m_noTakeBacks(new QLabel)
    , m_roll(new QPushButton)
    , m_again(new QPushButton)
    , m_campaignLabel(new QLabel)
    , m_campaign(new QLineEdit)
    , m_begin(new QPushButton)
{
    m_moreFields = makeMore();
    prepareParts();
    layOut();
    connectFields();
    rollSeed();
    showMore(QSettings().value(moreKey(), false).toBool());
    retranslate();
}

void NewGameForm::connectFields()
{
    connect(m_head, &PageHead::backWanted, this, &NewGameForm::backWanted);
    connect(m_options, &OptionList::changed, this, &NewGameForm::fillSeats);
    connect(m_boards, &BoardList::changed, this, [this] {
        m_begin->setEnabled(m_boards->chosen());
        fillSeats();
    });
    connect(m_boards, &BoardList::activated, this, &NewGameForm::begin);
    connect(m_seats, &SeatList::changed, this, &NewGameForm::followPersons);
    connect(m_takeBacks, &QCheckBox::clicked, this, [this](bool allowed) {
        (isAlone() ? m_wishedTakeBacks.alone : m_wishedTakeBacks.together) = allowed;
    });
    connect(m_more, &QPushButton::clicked, this, [this](bool isShown) {
        QSettings().setValue(moreKey(), isShown);
        showMore(isShown);
    });
    connect(m_roll, &QPushButton::clicked, this, &NewGameForm::rollSeed);
    connect(m_again, &QPushButton::clicked, this, [this] { m_seed->setText(QString::number(m_lastSeed)); });
    connect(m_begin, &QPushButton::clicked, this, &NewGameForm::begin);
}

/// What is rarely needed.
QWidget *NewGameForm::makeMore()
{
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(u"\\d{1,18}"_s), m_seed));
    m_seed->setObjectName(u"seed"_s);
    m_takeBacks->setObjectName(u"take-backs"_s);
    m_noTakeBacks->setObjectName(u"no-take-backs"_s);
    m_noTakeBacks->hide();
    m_again->setObjectName(u"same-deal"_s);
    m_seedLabel->setBuddy(m_seed);
    auto *fields = new QWidget;
    auto *row = new FlowLayout(fontMetrics().height() / 2);
    row->setContentsMargins(0, 0, 0, 0);
    fields->setLayout(row);
    QSizePolicy flowing(QSizePolicy::Preferred, QSizePolicy::Minimum);
    flowing.setHeightForWidth(true);
    fields->setSizePolicy(flowing);
    for (QWidget *field :
         std::initializer_list<QWidget *> {m_seedLabel, m_seed, m_roll, m_again, m_takeBacks, m_noTakeBacks})
        row->addWidget(field);
    return fields;
}

void NewGameForm::prepareParts()
{
    m_begin->setProperty("primary", true);
    m_begin->setDefault(true);
    m_begin->setObjectName(u"begin"_s);
    m_more->setObjectName(u"more"_s);
    m_more->setProperty("link", true);
    m_campaign->setObjectName(u"campaign-name"_s);
    m_campaign->setMaxLength(kLongestCampaign);
    m_campaignLabel->setBuddy(m_campaign);
    showCampaign(false);
    m_more->setCheckable(true);
    m_head->add(m_facts);
}

/// Head and foot stay where they are; what is between them scrolls in a low window.
void NewGameForm::layOut()
{
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_seats, 9);
    middle->addWidget(m_options, 7);
    auto *inside = new QWidget;
    auto *fields = new QVBoxLayout(inside);
    fields->addWidget(m_boards, 1000);
    fields->addLayout(middle);
    fields->addWidget(m_moreFields);
    fields->addStretch(1);
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(inside);
    inside->setAutoFillBackground(false); // the area has just set it
    area->viewport()->setAutoFillBackground(false);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_more);
    foot->addStretch();
    foot->addWidget(m_campaignLabel);
    foot->addWidget(m_campaign);
    foot->addWidget(m_begin);
    auto *column = new QVBoxLayout;
    column->addWidget(m_head);
    column->addWidget(area, 1);
    column->addLayout(foot);
    auto *page = new QWidget;
    page->setLayout(column);
    auto *row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addWidget(page, 1000);
    row->addStretch(1);
    followTextSize(this, [=, this] {
        constexpr int kWidest = 80; // lines
        constexpr int kHighest = 60;
        const int line = fontMetrics().height();
        page->setMaximumSize(kWidest * line, kHighest * line);
        row->setContentsMargins(line * 3 / 2, line * 3 / 4, line * 3 / 2, line * 3 / 4);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(line / 2);
        fields->setContentsMargins(0, 0, line / 2, 0);
        fields->setSpacing(line / 2);
        middle->setSpacing(2 * line);
        m_begin->setMinimumSize(line * 10, line * 5 / 2);
    });
}

void NewGameForm::setGame(const Game *game)
{
    m_game = game;
    m_facts->setGame(game);
    m_boards->setGame(game);
    m_begin->setEnabled(m_boards->chosen());
    m_options->setGame(game);
    fillSeats();
    retranslate();
}

/// Names and some options are among what is rarely needed.
void NewGameForm::showMore(bool isShown)
{
    m_more->setChecked(isShown);
    m_moreFields->setVisible(isShown);
    m_seats->setNamesShown(isShown);
    m_options->setRareShown(isShown);
    retranslate();
}

/// The next game is another one, unless somebody asks for the same.
void NewGameForm::begin()
{
    m_lastSeed = m_seed->text().toULongLong();
    Q_EMIT wanted();
    rollSeed();
    m_again->setEnabled(true);
}

/// Options and board decide which seats there are, and whether they go together.
void NewGameForm::fillSeats()
{
    const FoundBoard *found = m_boards->chosen() ? m_boards->chosen() : m_boards->anyPlayable();
    m_options->setBoard(found ? &found->board : nullptr);
    if (!found) {
        m_options->setObjection({});
        showCampaign(false);
        allowTakeBacks(true);
        return m_seats->showNone();
    }
    const auto setup = m_game->open(found->board, m_options->options());
    m_options->setObjection(setup ? Text() : setup.error().what);
    if (setup)
        m_seats->showSeats(**setup);
    showCampaign(setup && (*setup)->campaign());
    allowTakeBacks(!setup || allowsTakeBacks(**setup));
    orderFields();
    followPersons();
}

/// Its name is asked for.
void NewGameForm::showCampaign(bool isCampaign)
{
    m_campaignLabel->setVisible(isCampaign);
    m_campaign->setVisible(isCampaign);
}

/// What was wished comes back where it is possible again.
void NewGameForm::allowTakeBacks(bool isAllowed)
{
    m_takeBacks->setEnabled(isAllowed);
    m_noTakeBacks->setVisible(!isAllowed);
    m_takeBacks->setAccessibleDescription(isAllowed ? QString() : m_noTakeBacks->text());
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
    m_takeBacks->setChecked(m_takeBacks->isEnabled()
                            && (isAlone() ? m_wishedTakeBacks.alone : m_wishedTakeBacks.together));
}

/// The keyboard goes through the form as the eye does, also to fields that have just been made.
void NewGameForm::orderFields()
{
    QWidget *before = m_head->backButton();
    const QList<QWidget *> fields = QList<QWidget *> {m_boards->field()} + m_seats->fields()
        + m_options->fields()
        + QList<QWidget *> {m_seed, m_roll, m_again, m_takeBacks, m_more, m_campaign, m_begin};
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
    return {m_game,
            found ? found->name : std::string(),
            m_options->options(),
            m_seats->sittings(),
            m_seed->text().toULongLong(),
            m_takeBacks->isChecked(),
            m_campaign->text()};
}

void NewGameForm::recall(const StartMemory &memory)
{
    m_boards->recall(memory.boards);
    m_options->recall(memory.options);
    m_seats->recall(memory.sittings);
    m_wishedTakeBacks = memory.takeBacks;
    m_lastSeed = memory.seed;
    m_again->setEnabled(m_lastSeed > 0);
    const Game *game = findGame(memory.game);
    setGame(game ? game : allGames().front());
}

StartMemory NewGameForm::memory() const
{
    return {m_game ? m_game->key() : std::string(),
            m_boards->remembered(),
            m_options->remembered(),
            m_seats->remembered(),
            m_wishedTakeBacks,
            m_lastSeed};
}

void NewGameForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NewGameForm::retranslate()
{
    //: The title of the page of a new game. %1: a game.
    m_head->setTitle(m_game ? tr("New game: %1").arg(titleOf(m_game->key())) : QString());
    //: A button: shows or hides fields that are rarely needed.
    m_more->setText(m_more->isChecked() ? tr("&Less") : tr("&More"));
    m_more->setToolTip(m_options->hasRare() ? tr("Names of the players, seed, free undo and rare options")
                                            : tr("Names of the players, seed and free undo"));
    m_seedLabel->setText(tr("&Seed:"));
    m_seed->setToolTip(
        tr("The same seed always gives the same cards and draws – useful for a rematch on equal terms."));
    m_takeBacks->setText(tr("Free &undo"));
    m_takeBacks->setToolTip(
        richText(tr("You can undo even after a random draw, after something hidden has been revealed, or "
                    "after another player has chosen. When off, undo stops there.")));
    m_noTakeBacks->setText(tr("In this campaign what is done is done: undo cannot be free."));
    allowTakeBacks(m_takeBacks->isEnabled()); // its description is of another language
    m_roll->setText(tr("New see&d"));
    m_again->setText(tr("Same deal a&gain"));
    m_again->setToolTip(
        richText(tr("Play the same deal again: the next game gets the seed of the last one.")));
    //: A label: the name of a campaign that is begun.
    m_campaignLabel->setText(tr("&Campaign:"));
    m_campaign->setPlaceholderText(m_game ? titleOf(m_game->key()) : QString());
    m_campaign->setToolTip(tr("A campaign is saved by itself under this name and can be resumed from the "
                              "start page, also with other players."));
    m_campaign->setAccessibleName(tr("Name of the campaign"));
    m_begin->setText(tr("S&tart"));
}

} // namespace merlon
