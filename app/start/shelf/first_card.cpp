#include "app/start/shelf/first_card.h"

#include "app/games/faces.h"
#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/styled.h"
#include "app/look/text_size.h"
#include "app/start/kept/kept_pictures.h"
#include "app/start/kept/kept_words.h"
#include "app/start/shelf/game_facts.h"
#include "app/start/shelf/picture_frame.h"
#include "app/start/shelf/round_dots.h"
#include "app/start/shelf/shelf_icons.h"
#include "app/widgets/layout/flow_layout.h"
#include "app/widgets/rows/seat_shield.h"
#include "app/widgets/vignette.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/speaker.h"
#include "core/games/module.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kLongestState = 75; // letters
constexpr int kPictureWidth = 28;
constexpr int kPictureHeight = 13; // if it is so wide

} // namespace

FirstCard::FirstCard(const Appearance &appearance, QWidget *parent)
    : CardFrame(appearance, parent)
    , m_picture(new PictureFrame(appearance))
    , m_kind(new QLabel)
    , m_when(new QLabel)
    , m_title(new QLabel)
    , m_board(new QLabel)
    , m_facts(new GameFacts(appearance, nullptr))
    , m_rounds(new RoundDots(appearance))
    , m_state(new QLabel)
    , m_players(new QWidget)
    , m_go(new QPushButton)
    , m_learn(new QPushButton)
    , m_play(new QPushButton)
    , m_delete(new QToolButton)
{
    setLit(true);
    prepareParts();
    layOut();
    connect(m_go, &QPushButton::clicked, this, [this] { Q_EMIT continueWanted(m_kept.file); });
    connect(m_delete, &QToolButton::clicked, this, [this] { Q_EMIT deleteWanted(m_kept.file); });
    connect(m_learn, &QPushButton::clicked, this, [this] { Q_EMIT learnWanted(*m_game); });
    connect(m_play, &QPushButton::clicked, this, [this] { Q_EMIT playWanted(*m_game); });
    connect(&appearance, &Appearance::changed, this, &FirstCard::drawIcons);
    drawIcons();
}

void FirstCard::prepareParts()
{
    m_go->setObjectName(u"continue"_s);
    m_learn->setObjectName(u"first-learn"_s);
    m_play->setObjectName(u"first-play"_s);
    m_delete->setObjectName(u"forget"_s);
    m_delete->setAutoRaise(true);
    setStyled(*m_go, "primary", true);
    for (QPushButton *button : {m_go, m_learn, m_play})
        button->setAutoDefault(true);
    for (QLabel *label : {m_kind, m_when, m_title, m_board, m_state})
        label->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    auto *players = new FlowLayout(fontMetrics().height() / 2);
    players->setContentsMargins(0, 0, 0, 0);
    m_players->setLayout(players);
    QSizePolicy flowing(QSizePolicy::Preferred, QSizePolicy::Minimum);
    flowing.setHeightForWidth(true);
    m_players->setSizePolicy(flowing);
}

void FirstCard::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_kind);
    head->addWidget(m_when);
    head->addStretch();
    auto *names = new QHBoxLayout;
    names->addWidget(m_title);
    names->addWidget(m_board, 0, Qt::AlignBottom);
    names->addStretch();
    auto *standing = new QHBoxLayout;
    standing->addWidget(m_rounds);
    standing->addWidget(m_state, 1000);
    standing->addStretch(1);
    auto *text = new QVBoxLayout;
    text->addStretch();
    text->addLayout(head);
    text->addLayout(names);
    text->addWidget(m_facts);
    text->addLayout(standing);
    text->addWidget(m_players);
    text->addStretch();
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_picture);
    row->addLayout(text, 1);
    row->addWidget(m_learn);
    row->addWidget(m_play);
    row->addWidget(m_go);
    row->addWidget(m_delete, 0, Qt::AlignTop);
    followTextSize(this, [this, row, head, names, standing, text] {
        const int line = fontMetrics().height();
        m_title->setFont(titleFont(font(), 1.75));
        m_kind->setFont(textFont(font(), 0.9, QFont::Bold));
        m_when->setFont(textFont(font(), 0.95));
        m_state->setFont(textFont(font(), 1.0, QFont::Bold));
        m_state->setMaximumWidth(kLongestState * fontMetrics().averageCharWidth());
        for (QPushButton *button : {m_go, m_learn, m_play}) {
            button->setMinimumHeight(line * 5 / 2);
            button->setMinimumWidth(line * 7);
        }
        row->setContentsMargins(line / 2, line / 2, line / 2, line / 2 + 2);
        row->setSpacing(line * 3 / 4);
        text->setSpacing(line / 4);
        for (QHBoxLayout *part : {head, names, standing})
            part->setSpacing(line * 3 / 4);
    });
}

void FirstCard::setPictureHeight(int height)
{
    m_picture->setFixedSize(height * kPictureWidth / kPictureHeight, height);
}

void FirstCard::showContinue(const KeptGame &kept)
{
    m_kept = kept;
    m_game = nullptr;
    m_picture->setLazy(true);
    m_picture->setPicture(
        [this](QSize size, double ratio) { return pictureOf(*m_kept.position, appearance(), size, ratio); });
    const KeptPosition &position = *kept.position;
    const Speaker speaker(position.setup());
    const auto time = faceOf(position.setup().game())->timeOf(tableauOf(*position.view), speaker);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_learn), static_cast<QWidget *>(m_play), static_cast<QWidget *>(m_facts)})
        widget->hide();
    for (QWidget *widget : {static_cast<QWidget *>(m_go), static_cast<QWidget *>(m_delete),
                            static_cast<QWidget *>(m_when), static_cast<QWidget *>(m_board), m_players})
        widget->show();
    m_rounds->setRounds(time ? time->round : 0, time ? time->lastRound : 0);
    showPlayers();
    retranslate();
}

void FirstCard::showStart(const Game &game, bool learnsFirst)
{
    m_kept = {};
    m_game = &game;
    m_learnsFirst = learnsFirst;
    m_picture->setLazy(false);
    m_picture->setPicture(
        [this](QSize size, double ratio) { return vignetteOf(*m_game, appearance(), size, ratio); });
    for (QWidget *widget :
         {static_cast<QWidget *>(m_learn), static_cast<QWidget *>(m_play), static_cast<QWidget *>(m_facts)})
        widget->show();
    for (QWidget *widget :
         {static_cast<QWidget *>(m_go), static_cast<QWidget *>(m_delete), static_cast<QWidget *>(m_when),
          static_cast<QWidget *>(m_board), static_cast<QWidget *>(m_rounds), m_players})
        widget->hide();
    m_facts->setGame(&game);
    setStyled(*m_learn, "primary", learnsFirst);
    setStyled(*m_play, "primary", !learnsFirst);
    drawIcons();
    retranslate();
}

/// A shield and a name for each role.
void FirstCard::showPlayers()
{
    for (QWidget *old : m_players->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        old->hide();
        old->deleteLater();
    }
    if (m_game || !m_kept.position)
        return;
    const KeptPosition &position = *m_kept.position;
    for (std::size_t seat = 0; seat < position.players.size(); ++seat) {
        auto *one = new QWidget;
        auto *row = new QHBoxLayout(one);
        row->setContentsMargins(0, 0, 0, 0);
        auto *shield = new SeatShield(appearance(), 1.2);
        shield->setSeat(position.setup().seats(), static_cast<Seat>(seat));
        row->addWidget(shield);
        auto *name = new QLabel(playerAt(position, static_cast<Seat>(seat)));
        name->setTextFormat(Qt::PlainText);
        row->addWidget(name);
        m_players->layout()->addWidget(one);
    }
}

void FirstCard::focusFirst()
{
    (!m_game ? m_go : m_learnsFirst ? m_learn : m_play)->setFocus(Qt::OtherFocusReason);
}

void FirstCard::drawIcons()
{
    const canvas::Theme &theme = appearance().theme();
    m_go->setIcon(iconIn(appearance(), "play", theme.paper));
    m_play->setIcon(iconIn(appearance(), "play", m_learnsFirst ? theme.ink : theme.paper));
    m_learn->setIcon(iconIn(appearance(), "lesson", m_learnsFirst ? theme.paper : theme.ink));
    m_delete->setIcon(iconIn(appearance(), "close", theme.quietText()));
}

void FirstCard::retranslate()
{
    //: A button: goes on with the game that was played last.
    m_go->setText(tr("&Continue"));
    //: A button: opens the lessons of the game to begin with.
    m_learn->setText(tr("Learn"));
    //: A button: opens the page of a new game. A command.
    m_play->setText(tr("Play"));
    //: A button with a cross: deletes a game that was left.
    m_delete->setToolTip(tr("Delete this game"));
    m_delete->setAccessibleName(tr("Delete this game"));
    if (m_game) {
        const QString title = titleOf(m_game->key());
        //: Above the game that is best to begin with.
        m_kind->setText(tr("Start here"));
        m_title->setText(title);
        m_state->setText(blurbOf(*m_game));
        //: %1: a game.
        m_learn->setAccessibleName(tr("Learn %1").arg(title));
        //: %1: a game.
        m_play->setAccessibleName(tr("Play %1").arg(title));
    } else if (m_kept.position) {
        const KeptWords words = wordsOf(m_kept);
        //: Above the game that was played last; a title.
        m_kind->setText(tr("Continue"));
        m_when->setText(words.when);
        m_title->setText(words.title);
        //: %1: a board.
        m_board->setText(tr("on %1").arg(words.board));
        //: How far a game has come. %1: `Round 4 of 7`, %2: the phase, `Maneuver`.
        m_state->setText(words.phase.isEmpty() ? words.state : tr("%1: %2").arg(words.state, words.phase));
        const QString about = separated({words.title, m_board->text(), m_state->text(), words.when});
        m_go->setAccessibleDescription(about);
        m_delete->setAccessibleDescription(about);
        showPlayers();
    }
}

void FirstCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CardFrame::changeEvent(event);
}

} // namespace merlon
