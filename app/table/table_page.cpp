#include "app/table/table_page.h"

#include "app/table/hand_over_page.h"
#include "app/table/result_sheet.h"
#include "app/table/turn_notice.h"
#include "app/words/language.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

using canvas::Thing;

namespace {

/// A panel of any height.
QScrollArea *scrolled(QWidget *panel)
{
    auto *area = new QScrollArea;
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

} // namespace

TablePage::TablePage(const Appearance &appearance, const Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_settings(settings)
    , m_pages(new QStackedLayout(this))
    , m_table(new QWidget)
    , m_handOver(new HandOverPage(appearance))
    , m_result(new ResultSheet(m_table))
    , m_board(new canvas::BoardView(appearance.art()))
    , m_prompt(new PromptBar)
    , m_log(new LogPanel(appearance))
    , m_above(new QWidget)
    , m_across(new QSplitter(Qt::Horizontal))
    , m_rightSide(new QSplitter(Qt::Vertical))
    , m_notice(new TurnNotice(appearance, m_board))
{
    build();
    connect(m_board, &canvas::BoardView::picked, this, &TablePage::pick);
    connect(m_board, &canvas::BoardView::dropped, this, [this](const Thing &, const Thing &to) { pick(to); });
    connect(m_board, &canvas::BoardView::settled, this, [this] {
        if (m_session)
            m_session->setHeld(false);
    });
    m_board->setExplanation([this](const Thing &thing) { return explain(thing); });
    m_prompt->comeAfter(m_board);
    connect(m_prompt, &PromptBar::chosen, this, &TablePage::choose);
    connect(m_prompt, &PromptBar::backWanted, this, &TablePage::stepBack);
    connect(m_prompt, &PromptBar::ruleWanted, this, &TablePage::ruleWanted);
    connect(m_log, &LogPanel::placesWanted, m_board, &canvas::BoardView::setMarked);
    connect(m_log, &LogPanel::ruleWanted, this, &TablePage::ruleWanted);
    const auto takeSeat = [this] {
        if (m_session)
            m_session->takeSeat();
    };
    connect(m_handOver, &HandOverPage::taken, this, takeSeat);
    connect(m_prompt, &PromptBar::seatWanted, this, takeSeat);
    connect(m_result, &ResultSheet::newGameWanted, this, &TablePage::newGameWanted);
    connect(m_result, &ResultSheet::courseWanted, this, &TablePage::courseWanted);
    connect(&appearance, &Appearance::changed, this, [this] {
        m_board->themeChanged();
        if (m_widgets.themeChanged)
            m_widgets.themeChanged();
        if (m_session) {
            showPosition();
            showColour();
        }
    });
}

TablePage::~TablePage() = default;

void TablePage::build()
{
    auto *above = new QVBoxLayout(m_above);
    above->setContentsMargins(0, 0, 0, 0);
    m_across->setChildrenCollapsible(false);
    m_across->addWidget(m_board);
    connect(m_across, &QSplitter::splitterMoved, this, [this] { m_hasOwnWidths = true; });
    auto *column = new QVBoxLayout(m_table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_above);
    column->addWidget(m_across, 1);
    column->addWidget(m_prompt);
    m_rightSide->addWidget(m_log);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_handOver);
}

/// The widgets of the game; those of the game before are gone.
void TablePage::buildFace()
{
    m_face = faceOf(m_session->match().setup().game());
    m_widgets = m_face->makeWidgets(m_appearance.art(), this);
    if (m_widgets.above)
        m_above->layout()->addWidget(m_widgets.above);
    m_leftPanel = m_widgets.left ? scrolled(m_widgets.left) : nullptr;
    m_rightPanel = m_widgets.right ? scrolled(m_widgets.right) : nullptr;
    m_across->addWidget(m_rightSide);
    arrangeSides();
    const int board = m_across->indexOf(m_board);
    for (int i = 0; i < m_across->count(); ++i)
        m_across->setStretchFactor(i, i == board ? 1 : 0);
    shareWidth();
    m_rightSide->setStretchFactor(0, 3);
    m_rightSide->setStretchFactor(1, 1);
    for (QWidget *tool : m_tools) {
        if (m_widgets.addTool)
            m_widgets.addTool(tool);
    }
    for (TablePanel *panel : panels()) {
        connect(panel, &TablePanel::picked, this, &TablePage::pick);
        connect(panel, &TablePanel::pointed, this, &TablePage::pointAtPanel);
    }
}

/// The first seat's panel on the left and the second's on the right, or the other way round.
void TablePage::arrangeSides()
{
    QWidget *left = m_settings.swapsSides ? m_rightPanel : m_leftPanel;
    QWidget *right = m_settings.swapsSides ? m_leftPanel : m_rightPanel;
    if (left)
        m_across->insertWidget(0, left);
    if (right)
        m_rightSide->insertWidget(0, right);
}

/// The panels grow with the window, within measure, until the person has moved a border: the board has the rest.
void TablePage::shareWidth()
{
    if (m_hasOwnWidths)
        return;
    constexpr int kLeast = 36; // letters
    constexpr int kMost = 60;
    constexpr double kShare = 0.21;
    const int letter = fontMetrics().horizontalAdvance(u'n');
    const int side = qBound(kLeast * letter, qRound(width() * kShare), kMost * letter);
    QList<int> widths;
    for (int i = 0; i < m_across->count(); ++i)
        widths << (m_across->widget(i) == m_board ? qMax(side, width() - 2 * side) : side);
    m_across->setSizes(widths);
}

void TablePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareWidth();
}

std::vector<TablePanel *> TablePage::panels() const
{
    std::vector<TablePanel *> panels;
    for (TablePanel *panel : {m_widgets.left, m_widgets.right}) {
        if (panel)
            panels.push_back(panel);
    }
    return panels;
}

void TablePage::addTool(QWidget *tool)
{
    m_tools.push_back(tool);
}

void TablePage::open(std::unique_ptr<TableSession> session)
{
    close();
    m_session = std::move(session);
    const Setup &setup = m_session->match().setup();
    m_speaker = std::make_unique<Speaker>(setup);
    m_guide = std::make_unique<ChoiceGuide>(setup.vocabulary());
    buildFace();
    m_board->setBoard(setup.board());
    connectSession();
    applySettings();
    m_session->begin();
}

void TablePage::close()
{
    m_result->hide();
    m_notice->hide();
    m_lastAsked = kNobody;
    m_log->model().clear();
    for (QWidget *tool : m_tools)
        tool->setParent(nullptr);
    delete m_widgets.above;
    delete std::exchange(m_leftPanel, nullptr);
    delete std::exchange(m_rightPanel, nullptr);
    m_widgets = {};
    m_view.reset();
    m_guide.reset();
    m_session.reset();
    m_speaker.reset();
    m_face.reset();
}

void TablePage::connectSession()
{
    connect(m_session.get(), &TableSession::advanced, this, &TablePage::followNews);
    connect(m_session.get(), &TableSession::rewound, this, &TablePage::retell);
    connect(m_session.get(), &TableSession::stageChanged, this, &TablePage::showStage);
    connect(m_session.get(), &TableSession::advised, this, &TablePage::showAdvice);
    m_eyes = m_session->eyes();
    retell();
}

void TablePage::applySettings()
{
    if (!m_session)
        return;
    m_session->setPace(paceOf(m_settings.speed));
    arrangeSides();
}

/// Everything that is on the screen, anew.
void TablePage::retell()
{
    const Match &match = m_session->match();
    m_eyes = m_session->eyes();
    const std::vector<StoryLine> story = storyFor(match.chronicle(), m_eyes);
    m_log->model().begin(story, *m_speaker);
    m_log->scrollToEnd();
    m_told = match.ply();
    m_result->hide();
    showPosition();
}

void TablePage::showPosition()
{
    m_view = m_session->match().seenBy(m_eyes);
    m_board->setPicture(m_face->picture(*m_view, *m_speaker));
    showBeside();
    for (std::size_t seat = 0; m_widgets.setPlayer && seat < m_session->sittings().size(); ++seat)
        m_widgets.setPlayer(static_cast<Seat>(seat), m_session->sittings()[seat].name);
}

/// What there is to see beside the board.
void TablePage::showBeside()
{
    for (TablePanel *panel : panels())
        panel->show(*m_view, *m_speaker);
    if (m_widgets.showAbove)
        m_widgets.showAbove(*m_view, *m_speaker);
}

/// Tells and shows what has happened since.
void TablePage::followNews(std::size_t ply)
{
    const Match &match = m_session->match();
    if (m_session->eyes() != m_eyes || ply != m_told)
        return retell();
    const std::vector<StoryLine> news = storyFor(match.chronicle().subspan(m_told), m_eyes);
    m_told = match.ply();
    m_log->model().add(news);
    m_log->scrollToEnd();
    m_view = match.seenBy(m_eyes);
    showBeside();
    std::vector<Event> events;
    for (const StoryLine &line : news)
        events.insert(events.end(), line.events.begin(), line.events.end());
    canvas::Picture picture = m_face->picture(*m_view, *m_speaker);
    std::vector<canvas::Motion> motions =
        m_face->motions(m_board->picture(), picture, events, m_speaker->setup());
    const int walk = static_cast<int>(walkOf(m_settings).count());
    if (motions.empty() || walk == 0 || !isVisible())
        return m_board->setPicture(std::move(picture));
    m_session->setHeld(true);
    m_board->animate(std::move(motions), std::move(picture), walk);
}

void TablePage::showStage()
{
    if (m_session->eyes() != m_eyes)
        retell();
    m_guide->begin({});
    m_impossible.clear();
    m_pages->setCurrentWidget(m_table);
    m_prompt->showSeat({});
    m_prompt->showPlayer({});
    switch (m_session->stage()) {
    case TableSession::Stage::Asking:
        showQuestion();
        noticeTurn();
        break;
    case TableSession::Stage::HandingOver:
        if (m_session->passingChoice()) {
            showMoment();
            break;
        }
        showHandOver();
        break;
    case TableSession::Stage::Thinking:
    case TableSession::Stage::Resting:
        showWaiting();
        break;
    case TableSession::Stage::Over:
        showResult();
        break;
    }
    if (const auto error = m_session->newJournalError())
        Q_EMIT notKept(*error);
    Q_EMIT stateChanged();
}

void TablePage::showWaiting()
{
    m_board->setChoosable({});
    m_board->setSelected({});
    for (TablePanel *panel : panels()) {
        panel->setChoosable({});
        panel->setSelected({});
    }
    const Seat seat = m_session->asked();
    showColour();
    m_prompt->showChoices({});
    m_prompt->showBack({});
    const bool rests = m_session->stage() == TableSession::Stage::Resting;
    m_prompt->showQuestion(rests ? tr("Paused: %1 is to choose.").arg(playerName(seat))
                                 : tr("%1 is thinking.").arg(playerName(seat)),
                           m_session->persons() == 0 || rests ? tr("P pauses and goes on, N makes one step.")
                                                              : QString());
}

void TablePage::showResult()
{
    showWaiting();
    const Outcome outcome = m_session->match().state().outcome();
    m_prompt->showQuestion(asSentence(m_speaker->sentence(outcome.why)),
                           tr("The game is over. It can be saved as a record, or undone."));
    QStringList winners;
    for (std::size_t seat = 0; seat < m_session->sittings().size(); ++seat) {
        if (outcome.isWinner(static_cast<Seat>(seat)))
            winners << playerName(static_cast<Seat>(seat));
    }
    m_result->show(winners, outcome, *m_speaker, m_board->picture());
    m_result->setGeometry(m_board->geometry().marginsRemoved({40, 40, 40, 40}).translated(m_across->pos()));
}

void TablePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && stepBack())
        return;
    QWidget::keyPressEvent(event);
}

void TablePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_session) {
        m_log->model().clear();
        m_speaker = std::make_unique<Speaker>(m_session->match().setup());
        retell();
        showStage();
    }
    QWidget::changeEvent(event);
}

} // namespace merlon
