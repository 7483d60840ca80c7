#include "app/start/start_page.h"

#include "app/lessons/lesson_shelf.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/puzzles/scenario_shelf.h"
#include "app/start/campaigns/campaign_list.h"
#include "app/start/kept/kept_games.h"
#include "app/start/shelf/learn_page.h"
#include "app/start/shelf/shelf_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kCrest = 2.2; // lines

} // namespace

StartPage::StartPage(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_head(new QWidget)
    , m_crest(new QLabel)
    , m_name(new QLabel)
    , m_motto(new QLabel)
    , m_pages(new QStackedLayout)
    , m_form(new NewGameForm(appearance))
{
    const std::vector<ShelvedLesson> lessons = lessonShelf().lessons;
    m_shelf = new ShelfPage(appearance, lessons);
    m_lessons = new LearnPage(appearance, lessons, scenarioShelf());
    m_pages->addWidget(scrolled(m_shelf));
    m_pages->addWidget(m_form);
    m_pages->addWidget(scrolled(m_lessons));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addLayout(m_pages, 1);
    connect(m_shelf, &ShelfPage::keptGameWanted, this, &StartPage::keptGameWanted);
    connect(m_shelf, &ShelfPage::deleteWanted, this, &StartPage::deleteWanted);
    connect(m_shelf, &ShelfPage::fileWanted, this, &StartPage::fileWanted);
    connect(m_shelf, &ShelfPage::playWanted, this, &StartPage::showNewGame);
    connect(m_shelf, &ShelfPage::learnWanted, this, [this](const Game &game) { showLessons(&game); });
    connect(m_form, &NewGameForm::wanted, this, &StartPage::newGameWanted);
    connect(m_form, &NewGameForm::backWanted, this, &StartPage::showShelf);
    connect(m_lessons, &LearnPage::backWanted, this, &StartPage::showShelf);
    connect(m_lessons, &LearnPage::lessonWanted, this, &StartPage::lessonWanted);
    connect(m_lessons, &LearnPage::scenarioWanted, this, &StartPage::scenarioWanted);
    connect(m_lessons, &LearnPage::rulesWanted, this, &StartPage::rulesWanted);
    connect(&appearance, &Appearance::changed, this, &StartPage::drawCrest);
    drawCrest();
    retranslate();
}

/// The dark bar with crest and name; it goes on where the menus end.
QWidget *StartPage::makeHead()
{
    auto *row = new QHBoxLayout(m_head);
    row->addWidget(m_crest);
    row->addWidget(m_name);
    row->addWidget(m_motto, 1, Qt::AlignBottom);
    followTextSize(this, [this, row] {
        const int line = fontMetrics().height();
        m_name->setFont(titleFont(font(), 1.9));
        m_motto->setContentsMargins(0, 0, 0, line / 3);
        row->setContentsMargins(line * 3 / 2, line / 4, line, line / 4);
        row->setSpacing(line * 3 / 4);
        drawCrest();
    });
    return m_head;
}

QScrollArea *StartPage::scrolled(QWidget *page)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(page);
    page->setAutoFillBackground(false); // the area has just set it
    area->viewport()->setAutoFillBackground(false);
    return area;
}

void StartPage::follow(KeptGames &games)
{
    m_shelf->follow(games);
    // Another game may be the one to go on with.
    connect(&games, &KeptGames::changed, this, [this] {
        if (isVisible() && m_pages->currentIndex() == 0)
            m_shelf->focusFirst();
    });
}

void StartPage::follow(KeptCampaigns &campaigns)
{
    m_shelf->campaigns().follow(campaigns);
}

CampaignList &StartPage::campaigns() const
{
    return m_shelf->campaigns();
}

void StartPage::showShelf()
{
    m_shelf->lookAgain();
    m_pages->setCurrentIndex(0);
    m_shelf->focusFirst();
}

void StartPage::showNewGame(const Game &game)
{
    m_form->setGame(&game);
    m_form->drawBoards();
    m_pages->setCurrentWidget(m_form);
    m_form->focusBegin();
}

void StartPage::showLessons(const Game *game)
{
    m_lessons->setGame(game);
    m_pages->setCurrentIndex(2);
    m_lessons->focusFirst();
}

/// Also those of the page that is not shown, so that it need not wait for them.
void StartPage::drawBoards()
{
    m_form->drawBoards();
}

void StartPage::drawCrest()
{
    const double ratio = devicePixelRatioF();
    m_crest->setPixmap(m_appearance.crest(static_cast<int>(kCrest * fontMetrics().height() * ratio), ratio));
    for (QLabel *label : {m_name, m_motto}) {
        QPalette bar = label->palette();
        bar.setColor(QPalette::WindowText, m_appearance.theme().barText);
        label->setPalette(bar);
    }
    update();
}

/// The most likely act has the keyboard.
void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_lessons->lookAgain();
    showShelf();
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_shelf->setRoom(height() - m_head->height());
}

/// Escape goes back to the shelf.
void StartPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_pages->currentIndex() > 0)
        return showShelf();
    QWidget::keyPressEvent(event);
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StartPage::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.parchment);
    painter.fillRect(m_head->geometry(), theme.bar);
}

void StartPage::retranslate()
{
    m_name->setText(u"Merlon"_s);
    m_motto->setText(tr("Board games of siege and territory"));
}

} // namespace merlon
