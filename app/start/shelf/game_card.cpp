#include "app/start/shelf/game_card.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/start/shelf/game_facts.h"
#include "app/start/shelf/picture_frame.h"
#include "app/start/shelf/shelf_icons.h"
#include "app/widgets/vignette.h"
#include "app/words/game_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kBlurbLines = 2;
constexpr int kLongestLine = 75; // letters

} // namespace

GameCard::GameCard(const Appearance &appearance, const Game &game, bool hasLessons, QWidget *parent)
    : CardFrame(appearance, parent)
    , m_game(game)
    , m_picture(new PictureFrame(appearance))
    , m_title(new QLabel)
    , m_facts(new GameFacts(appearance, &game))
    , m_blurb(new QLabel)
    , m_learn(new QPushButton)
    , m_play(new QPushButton)
{
    setObjectName(u"game-card"_s);
    m_picture->setHead(true);
    m_picture->setPicture(
        [&](QSize size, double ratio) { return vignetteOf(m_game, this->appearance(), size, ratio); });
    m_blurb->setWordWrap(true);
    m_blurb->setTextFormat(Qt::PlainText);
    m_blurb->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_learn->setObjectName(u"learn"_s);
    m_play->setObjectName(u"play"_s);
    m_play->setProperty("inviting", true);
    m_learn->setVisible(hasLessons);
    for (QPushButton *button : {m_learn, m_play})
        button->setAutoDefault(true);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_learn, 1);
    buttons->addWidget(m_play, 1);
    auto *text = new QVBoxLayout;
    text->addWidget(m_title);
    text->addWidget(m_facts);
    text->addWidget(m_blurb, 1);
    text->addLayout(buttons);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 3);
    column->setSpacing(0);
    column->addWidget(m_picture);
    column->addLayout(text);
    setCursor(Qt::PointingHandCursor);
    followTextSize(this, [this, text, buttons] {
        const int line = fontMetrics().height();
        m_title->setFont(titleFont(font(), 1.45));
        m_blurb->setMinimumHeight(kBlurbLines * fontMetrics().lineSpacing());
        text->setContentsMargins(line * 7 / 8, line / 3, line * 7 / 8, line * 3 / 4);
        text->setSpacing(line / 4);
        buttons->setSpacing(line / 2);
        buttons->setContentsMargins(0, line / 4, 0, 0);
    });
    connect(m_learn, &QPushButton::clicked, this, [this] { Q_EMIT learnWanted(m_game); });
    connect(m_play, &QPushButton::clicked, this, [this] { Q_EMIT playWanted(m_game); });
    connect(&appearance, &Appearance::changed, this, &GameCard::drawIcons);
    drawIcons();
    retranslate();
}

void GameCard::setPictureHeight(int height)
{
    m_picture->setFixedHeight(height);
}

int GameCard::textHeight(int width) const
{
    return heightForWidth(width) - m_picture->minimumHeight();
}

/// Long lines are hard to read.
void GameCard::resizeEvent(QResizeEvent *event)
{
    CardFrame::resizeEvent(event);
    const int longest = kLongestLine * m_blurb->fontMetrics().averageCharWidth();
    m_blurb->setContentsMargins(0, 0, qMax(0, m_blurb->width() - longest), 0);
}

void GameCard::drawIcons()
{
    m_learn->setIcon(iconIn(appearance(), "lesson", appearance().theme().ink));
    m_play->setIcon(iconIn(appearance(), "play", appearance().theme().seat(0)));
}

/// The picture is a large button for those who use a mouse.
void GameCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT playWanted(m_game);
}

void GameCard::retranslate()
{
    const QString title = titleOf(m_game.key());
    m_title->setText(title);
    m_blurb->setText(blurbOf(m_game));
    //: A button on the card of a game: opens its lessons.
    m_learn->setText(tr("Learn"));
    //: A button on the card of a game: opens the page of a new game. A command.
    m_play->setText(tr("Play"));
    //: %1: a game.
    m_learn->setAccessibleName(tr("Learn %1").arg(title));
    //: %1: a game.
    m_play->setAccessibleName(tr("Play %1").arg(title));
    m_facts->retranslate();
    m_play->setAccessibleDescription(QStringList {m_facts->accessibleName(), m_blurb->text()}.join(u' '));
}

void GameCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CardFrame::changeEvent(event);
}

} // namespace merlon
